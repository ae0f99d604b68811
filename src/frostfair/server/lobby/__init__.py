"""The lobby: tables before and after they are played."""
