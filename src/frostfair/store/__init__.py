"""The store knows logs and people but no rules and no sockets.

Reading order: schema (what is kept) -> database, sqlite, postgres (two engines, one face) -> writer (the
append: group commit) -> rows, tables, people, keys, words (everything else, in SQLAlchemy Core) -> logs,
loading (a match from its log) -> files, archive, backup (as a file) -> store (all together).
"""
