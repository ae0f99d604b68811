"""The frames of Witchstone by chapter: turn, energy, witches, pentagram, crystals, wand, scrolls.

Reading order: running (what all six kinds share) -> turn -> the kinds -> frames (all of them together).
"""
