"""Load on a server: real games through real sockets, from a process of its own.

Reading order: frames (a socket that costs little) -> seats (who plays, and what they hear) -> tables (games
one after the other) -> targets (the server, and what it spends) -> measuring (a run) -> commands.
"""
