"""The server knows sockets but no rules.

Reading order: wire (what is said) -> clocks, absence, room (one table, without any I/O) -> connections, hub
(tables in memory, the log, who hears what) -> identity (who speaks) -> routes, sockets (the doors) ->
thinking (bots in processes of their own) -> app, commands (all together).
"""
