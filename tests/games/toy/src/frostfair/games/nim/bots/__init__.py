"""How bots play Nim."""
