"""A table on a server, in this terminal: the same boards and prompts, over the wire.

Reading order: line (the connection, in a thread of its own) -> snapshot and past (what it has told, now and
before) -> lexicon and narration (where people tell) -> consent (to an undo) -> record -> seated (the table as
this seat knows it) -> waiting_room -> play (from the first look to the last line) -> arrival (who one is,
finding a table).
"""
