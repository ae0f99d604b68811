"""Winter Tales. Reading order: texts/en/RULES.md, rules (terms, components, state, flow, effects, scoring, view), tale."""
