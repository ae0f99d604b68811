"""A table on a server, in this terminal: the same boards and prompts, over the wire.

Reading order: line (the connection, in a thread of its own) -> seated (the table as this seat knows it) ->
playing (from the first look to the last line) -> arriving (who one is, opening and finding a table).
"""
