"""How bots play Witchstone."""
