"""Prints books: a volume (kernel.volume) as one page of HTML, as EPUB 3 and as PDF. No press knows a game."""
