"""Winter Queen's puzzles: the eight effects, the Queen's Domain, depicted crystals and the last stage."""
