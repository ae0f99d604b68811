"""The coach: hints, and a review of a finished game. Pure: who asks it brings states, seeds and budgets."""
