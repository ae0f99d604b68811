"""Nim. Reading order: texts/en/RULES.md, rules/game.py."""
