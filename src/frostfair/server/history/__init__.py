"""What happened at a table: its log in words, moments of it, and proof that the dealing was fair."""
