"""A match as text, one JSON line for each thing that was said:

    {"frostfair":1,"game":"winter-queen","rules":1,"data":…,"seats":2,"options":{…},"seed":…,…}
    {"v":1,"seat":0,"do":"R1-b3","events":[…],"digest":…}
    {"v":2,"seat":0,"undo":0,"events":[],"digest":…}
    {"v":3,"seat":0,"end":"turn","events":[],"digest":…}
    {"v":4,"seat":0,"undo":1,"agreed":true,"events":[],"digest":…}
    {"records":4,"result":null}

The last line closes the text, so that a truncated one is never taken for a whole one.
Reading replays everything and checks every digest; a fault is told with its line.
"""

from collections.abc import Callable, Sequence
from typing import Final

from frostfair.kernel.codec import from_json, shorten, to_json, to_json_in_order
from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.kernel.record import ACT, END_TURN, UNDO, Record

FORMAT: Final = 1

_HEAD: Final = (
    "frostfair",
    "game",
    "rules",
    "data",
    "seats",
    "options",
    "seed",
    "words",
    "asks_end_turn",
    "players",
)


class Log:
    """A match and who sits where: a name, or the kind of a bot."""

    def __init__(self, match: Match, players: Sequence[str]) -> None:
        self.match: Match = match
        self.players: list[str] = list(players)


def write(log: Log) -> str:
    match = log.match
    setup = match.setup
    head = {
        "frostfair": FORMAT,
        "game": setup.game_id,
        "rules": setup.rules_version,
        "data": setup.data_hash,
        "seats": setup.seats,
        "options": setup.options,
        "seed": setup.luck.seed,
        "words": list(setup.luck.words),
        "asks_end_turn": setup.asks_end_turn,
        "players": log.players,
    }
    result = match.result()
    last = {"records": match.version, "result": None if result is None else result.pack()}
    lines = [_in_order(head)] + [write_record(match.game, r) for r in match.records] + [to_json(last)]
    return "\n".join(lines) + "\n"


def read(text: str, find_game: Callable[[str], Game]) -> Log:
    """Replay a written match. `find_game` gives the game of an id."""
    lines = text.split("\n")
    if len(lines) < 3 or lines[-1] != "":
        raise Malformed(f"line {len(lines)}: truncated: the closing line is missing")
    log = _at_line(1, lines[0], find_game)
    for i, line in enumerate(lines[1:-2]):
        _apply_line(log.match, i + 2, line)
    _check_close(log.match, len(lines) - 1, lines[-2])
    return log


def write_record(game: Game, record: Record) -> str:
    """One record as its line, for a log that grows line by line."""
    return to_json_in_order(_record(game, record))


def read_record(game: Game, line: str) -> Record:
    """The inverse of `write_record`. What it says is checked when it is applied."""
    return _read_record(game, _table(from_json(line)))


def _at_line(number: int, line: str, find_game: Callable[[str], Game]) -> Log:
    try:
        return _start(_table(from_json(line)), find_game)
    except FrostfairError as error:
        raise Malformed(f"line {number}: {error}") from None


def _start(head: dict[str, object], find_game: Callable[[str], Game]) -> Log:
    if head.get("frostfair") != FORMAT:
        raise Malformed(f"not a match of format {FORMAT}: frostfair is {shorten(head.get('frostfair'))}")
    _exactly(head, _HEAD)
    game = find_game(_text(head, "game"))
    setup = Setup(
        game,
        _number(head, "seats"),
        _text(head, "seed"),
        _table(head["options"]),
        _texts(head, "words"),
        head["asks_end_turn"] is True,
    )
    setup.game_id = _text(head, "game")
    setup.rules_version = _number(head, "rules")
    setup.data_hash = _text(head, "data")
    players = _texts(head, "players")
    if len(players) != setup.seats:
        raise Malformed(f"{len(players)} players for {setup.seats} seats")
    return Log(Match(game, setup), players)


def _apply_line(match: Match, number: int, line: str) -> None:
    try:
        match.apply(read_record(match.game, line))
    except FrostfairError as error:
        raise Malformed(f"line {number}: {error}") from None


def _check_close(match: Match, number: int, line: str) -> None:
    try:
        last = _table(from_json(line))
        if "records" not in last:
            raise Malformed("truncated: the closing line is missing")
        _exactly(last, ("records", "result"))
        result = match.result()
        if last["records"] != match.version:
            raise Malformed(f"{match.version} records, but {shorten(last['records'])} were written")
        if last["result"] != (None if result is None else result.pack()):
            raise Malformed("another result than written")
    except FrostfairError as error:
        raise Malformed(f"line {number}: {error}") from None


def _record(game: Game, record: Record) -> dict[str, object]:
    line: dict[str, object] = {"v": record.version, "seat": record.seat}
    if record.deed == ACT:
        line["do"] = game.notation(record.value)
    elif record.deed == UNDO:
        line["undo"] = record.value
        if record.agreed:
            line["agreed"] = True
    else:
        line["end"] = "turn"
    line["events"] = [event.pack() for event in record.events]
    line["digest"] = record.digest
    return line


def _read_record(game: Game, line: dict[str, object]) -> Record:
    deed, value, agreed = ACT, 0, False
    if "do" in line:
        _exactly(line, ("v", "seat", "do", "events", "digest"))
        value = game.parse(_text(line, "do"))
    elif "undo" in line:
        agreed = line.get("agreed") is True
        _exactly(line, ("v", "seat", "undo", *(["agreed"] if agreed else []), "events", "digest"))
        deed, value = UNDO, _number(line, "undo")
    else:
        _exactly(line, ("v", "seat", "end", "events", "digest"))
        deed = END_TURN
    events = line["events"]
    if not isinstance(events, list):
        raise Malformed(f"events: expected a list, found {shorten(events)}")
    return Record(
        _number(line, "v"),
        _number(line, "seat"),
        deed,
        value,
        tuple([game.unpack_event(event) for event in events]),
        _text(line, "digest"),
        agreed,
    )


def _in_order(line: dict[str, object]) -> str:
    """Like to_json, but with the keys as they stand: the reader's eye falls on what was done first."""
    return "{" + ",".join([f"{to_json(key)}:{to_json(value)}" for key, value in line.items()]) + "}"


# --- small questions ---


def _exactly(table: dict[str, object], names: tuple[str, ...]) -> None:
    for name in names:
        if name not in table:
            raise Malformed(f"{name} is missing")
    for name in table:
        if name not in names:
            raise Malformed(f"{shorten(name)} is an unknown field")


def _table(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Malformed(f"expected {{…}}, found {shorten(value)}")
    return value


def _number(table: dict[str, object], name: str) -> int:
    value = table[name]
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 1 << 31:
        raise Malformed(f"{name}: expected a number, found {shorten(value)}")
    return value


def _text(table: dict[str, object], name: str) -> str:
    value = table[name]
    if not isinstance(value, str):
        raise Malformed(f"{name}: expected a text, found {shorten(value)}")
    return value


def _texts(table: dict[str, object], name: str) -> list[str]:
    value = table[name]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Malformed(f"{name}: expected a list of texts, found {shorten(value)}")
    return value
