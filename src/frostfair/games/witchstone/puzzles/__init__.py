"""Witchstone's puzzles: where a tile gives most, and what one turn can be worth."""
