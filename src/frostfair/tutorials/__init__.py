"""Guided games: what is said step by step, and what the tutor plays. The data lies in TOML files here."""
