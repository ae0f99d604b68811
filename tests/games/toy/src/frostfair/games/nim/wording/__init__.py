"""What there is to say about Nim."""
