"""The coach at a server: hints, reviews, and tables that go on from a moment of another."""
