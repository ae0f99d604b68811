"""Winter Tales in messages."""
