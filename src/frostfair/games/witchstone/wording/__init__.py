"""Witchstone in messages."""
