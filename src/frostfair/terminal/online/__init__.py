"""A table on a server, in this terminal: the same boards and prompts, over the wire.

Reading order: line (the connection, in a thread of its own) -> glimpse and past (what it has told, now and
before) -> words and narrations (where people tell) -> keeping -> seated (the table as this seat knows it) ->
waiting -> playing (from the first look to the last line) -> arriving (who one is, finding a table).
"""
