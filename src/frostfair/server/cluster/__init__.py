"""Several nodes on one database: hints between them, and what follows from a hint."""
