"""What is asked of each game: at which tables it is measured, beside what, and how fast it must be."""
