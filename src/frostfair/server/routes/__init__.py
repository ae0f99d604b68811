"""The doors for requests, one file for each concern."""
