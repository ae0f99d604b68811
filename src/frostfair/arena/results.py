"""Results as files: JSON for programs, Parquet for tables of data, one page for people."""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import msgspec

from frostfair.arena.playing import Played
from frostfair.arena.report import page
from frostfair.arena.standings import Standings
from frostfair.files import replace, replace_bytes, shown
from frostfair.kernel.errors import Malformed

JSON = "results.json"
PARQUET = "games.parquet"
PAGE = "report.html"
NO_PARQUET = "no games.parquet: it needs pyarrow (pip install 'frostfair[arena]')"


def write_all(folder: Path, outcome: Standings, games: Sequence[Played], command: str) -> list[str]:
    """The names of the files that were written; without pyarrow, all but Parquet."""
    written = [JSON, PAGE]
    try:
        replace_bytes(folder / JSON, as_json(outcome, games))
        replace(folder / PAGE, page(outcome, command))
        if (pyarrow := _pyarrow()) is not None:
            _write_parquet(pyarrow, folder / PARQUET, games)
            written.append(PARQUET)
    except OSError as error:
        raise Malformed(f"{shown(folder)}: {error.strerror or error}") from None
    return written


def as_json(outcome: Standings, games: Sequence[Played]) -> bytes:
    """The same for every run: how long bots thought is left out."""
    played = [{k: v for k, v in msgspec.to_builtins(game).items() if k != "seconds"} for game in games]
    return msgspec.json.format(msgspec.json.encode(msgspec.to_builtins(outcome) | {"played": played})) + b"\n"


def rows(games: Sequence[Played]) -> list[dict[str, object]]:
    """One for each seat of each game."""
    return [
        {
            "game": game.number,
            "deal": game.deal,
            "seat": seat,
            "bot": bot,
            "points": game.points[seat],
            "won": game.share(seat),
            "decisions": game.decisions[seat],
            "length": game.length,
            "reason": game.reason,
            "sources": list(game.sources[seat].items()),
        }
        for game in games
        for seat, bot in enumerate(game.bots)
    ]


def _pyarrow() -> ModuleType | None:
    try:
        import pyarrow
    except ImportError:
        return None
    found: ModuleType = pyarrow
    return found


def _write_parquet(pyarrow: ModuleType, path: Path, games: Sequence[Played]) -> None:
    from pyarrow import parquet

    kinds = {"bot": "string", "reason": "string", "won": "float64"}
    names = ("game", "deal", "seat", "bot", "points", "won", "decisions", "length", "reason")
    fields = [(name, getattr(pyarrow, kinds.get(name, "int64"))()) for name in names]
    fields.append(("sources", pyarrow.map_(pyarrow.string(), pyarrow.int64())))
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.Table.from_pylist(rows(games), schema=pyarrow.schema(fields)), sink)
    replace_bytes(path, sink.getvalue().to_pybytes())
