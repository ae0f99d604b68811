"""Small questions about the data file of a game, asked before anything is built from it.

To correct a map or a deck, edit such a file. A fault is reported in one line: file, place and reason.
"""

from collections.abc import Mapping

from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.fast import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Checker:
    """One data file; the first question that is answered badly raises Malformed."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        self.data: Mapping[str, object] = data
        self.source: str = source

    def require(self, holds: bool, complaint: str) -> None:
        if not holds:
            raise Malformed(f"{self.source}: {complaint}")

    def names(self, where: str, table: Mapping[str, object], names: tuple[str, ...]) -> None:
        """Just these names, no more and no fewer."""
        for name in names:
            self.require(name in table, f"{where}: {name} is missing")
        for name in table:
            self.require(name in names, f"{where}: {shorten(name)} is an unknown field")

    def table(self, name: str) -> dict[str, object]:
        value = self.data[name]
        self.require(isinstance(value, dict), f"{name} must be a table")
        return as_table(value)

    def items(self, name: str) -> list[object]:
        value = self.data[name]
        self.require(isinstance(value, list) and len(value) > 0, f"{name} must be a list")
        return as_list(value)

    def tables(self, name: str) -> list[dict[str, object]]:
        value = self.data[name]
        fits = isinstance(value, list) and len(value) > 0 and all(isinstance(row, dict) for row in value)
        self.require(fits, f"{name} must be a list of tables")
        return as_tables(value)

    def texts(self, where: str, value: object) -> list[str]:
        fits = isinstance(value, list) and all(isinstance(word, str) for word in value)
        self.require(fits, f"{where}: expected a list of words")
        return as_texts(value)

    def words(self, where: str, value: object, allowed: tuple[str, ...]) -> list[str]:
        """Any number of words, each of them known."""
        for word in self.texts(where, value):
            known = ", ".join(allowed) or "nothing"
            self.require(word in allowed, f"{where}: {shorten(word)} is not one of {known}")
        return as_texts(value)

    def number(self, where: str, table: Mapping[str, object], name: str, low: int, high: int) -> int:
        value = table[name]
        wanted = str(low) if low == high else f"a number from {low} to {high}"
        fits = is_int(value) and low <= as_int(value) <= high
        self.require(fits, f"{where}: {name} must be {wanted}, found {shorten(value)}")
        return as_int(value)

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        return [self.number(name, {name: value}, name, low, high) for value in self.items(name)]


def is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# Readers for what has been checked.


def as_int(value: object) -> int:
    assert isinstance(value, int)
    return value


def as_text(value: object) -> str:
    assert isinstance(value, str)
    return value


def as_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def as_texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def as_table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def as_tables(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value
