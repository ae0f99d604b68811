"""What can go wrong with the store."""

from frostfair.kernel.errors import FrostfairError


class StoreError(FrostfairError):
    """Something that the store can't do, in one line."""


class StoreUnavailable(StoreError):
    """The database doesn't answer, or broke off. Nothing is half-written.

    The caller of an append doesn't know whether the record is there: read the log before going on.
    """


class VersionTaken(StoreError):
    """Another node wrote this version of the table first: read the log and decide anew."""

    def __init__(self, table: str, version: int) -> None:
        super().__init__(f"table {table} has a version {version} already")
        self.table = table
        self.version = version


class VersionMissing(StoreError):
    """The record before this one isn't there: a log has no holes."""

    def __init__(self, table: str, version: int) -> None:
        super().__init__(f"table {table} has no version {version - 1} that {version} could follow")
        self.table = table
        self.version = version


class NotFound(StoreError):
    """No such table, user, session, token or text."""

    def __init__(self, what: str, name: str) -> None:
        super().__init__(f"no {what} {name}")
        self.what = what


class Taken(StoreError):
    """A name, a seat or a code that another user has."""

    def __init__(self, what: str) -> None:
        super().__init__(f"this {what} is taken")
        self.what = what


class Conflict(StoreError):
    """What this refers to isn't there (any more), or is there already."""


class NotNow(StoreError):
    """The table is not in the state for that: `reason` is a key of the message catalogue."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class WrongSchema(StoreError):
    """The database is of another age than this program."""


class BadFile(StoreError):
    """A backup or an exported table that can't be used, with the line or field and the reason."""
