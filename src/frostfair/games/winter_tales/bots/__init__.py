"""How bots play Winter Tales."""
