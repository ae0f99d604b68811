"""Who speaks, and everything users may ask about themselves."""
