"""What this terminal keeps of a table on a server: its log when it is over, and the tale."""

from pathlib import Path

from frostfair.files import replace, shown
from frostfair.kernel.errors import Malformed
from frostfair.store.settings import state_dir


class KeptFiles:
    """The files of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self._folder = state_dir() / "tables"

    @property
    def log(self) -> Path:
        return self._folder / f"{self.table}.json"

    @property
    def tale(self) -> Path:
        return self._folder / f"{self.table}.tale.md"

    def keep(self, path: Path, text: str) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            replace(path, text)
        except OSError as error:
            raise Malformed(f"{shown(path)}: {error.strerror or error}") from None
