"""How Winter Queen looks in the terminal."""
