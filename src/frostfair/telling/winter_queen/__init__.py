"""Winter Queen in messages."""
