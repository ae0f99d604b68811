"""Puzzles: a position, an aim, and the learner's own moves. Games bring theirs as data, and judge them."""
