"""Bots: programs that decide for a seat. They see what their seat may know, and nothing else."""
