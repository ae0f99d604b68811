"""Nim at a terminal."""
