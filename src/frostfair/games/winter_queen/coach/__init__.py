"""Winter Queen's coach: where to look, what a loss teaches, what may still be expected."""
