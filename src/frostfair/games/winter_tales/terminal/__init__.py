"""Winter Tales in the terminal."""
