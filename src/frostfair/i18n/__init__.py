"""Texts for people: Fluent catalogues, one folder per language, and the one door to them."""
