"""Sockets and streams: who is let in, how texts come in and go out, and how much of it."""
