"""Files that must stay where they are: writing to one that was deleted or replaced succeeds, for nothing."""

import os
from pathlib import Path

from frostfair.store.errors import StoreUnavailable


class SameFiles:
    """Known by what they are on the disk, from the first look on."""

    def __init__(self, *paths: Path) -> None:
        self._paths = paths
        self._known: dict[Path, tuple[int, int]] = {}

    def look(self) -> None:
        """After a commit and before anything is acknowledged: is it where the next process will read it?"""
        for path in self._paths:
            found = _identity(path)
            if self._known.setdefault(path, found) != found:
                raise StoreUnavailable(f"{path}: was replaced while the server was running; restart it")

    def look_again(self) -> None:
        """Before reading or connecting: what a deleted file still holds must not be taken for kept."""
        if self._known:
            self.look()


def _identity(path: Path) -> tuple[int, int]:
    try:
        found = os.stat(path)
    except OSError as error:
        raise StoreUnavailable(f"{path}: {error.strerror}; was it deleted?") from None
    return found.st_dev, found.st_ino
