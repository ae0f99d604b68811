"""What there is to say about a table, apart from any language: the same for terminal, browser and bots."""
