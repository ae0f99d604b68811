"""The words of a table where people tell."""
