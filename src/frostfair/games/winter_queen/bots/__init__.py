"""How bots play Winter Queen."""
