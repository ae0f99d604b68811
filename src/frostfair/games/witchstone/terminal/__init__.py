"""How Witchstone looks in the terminal."""
