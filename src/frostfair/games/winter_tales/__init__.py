"""Winter Tales, a game by Jocularis and Matteo Santus.

Reading order: texts/en/RULES.md -> rules (terms, components, state, flow, effects, scoring, view) -> tale.
"""
