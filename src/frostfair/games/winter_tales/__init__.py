"""Winter Tales. Reading order: RULES.en.md, words, components, state, flow, effects, scoring, view, tale."""
