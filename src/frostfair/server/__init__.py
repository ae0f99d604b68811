"""The server knows sockets but no rules.

Reading order: wire (what is said) -> table/room (one table, without any I/O) -> table/commit (durable, then
told) -> table/live (a table in memory) -> transport (sockets) -> hub (all tables) -> lobby, people, history,
pages (requests) -> bots (in processes of their own) -> app, commands (all together).
"""
