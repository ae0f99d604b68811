"""The pictures beside Witchstone's rules are moments of recorded matches, as a board is shown them.

python -m tests.games.witchstone.browser.figures    writes them anew
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from frostfair.files import read_match
from frostfair.kernel.match import Match
from frostfair.server.table.offers import offers_of
from frostfair.wording.base import wording_of

ROOT: Final = Path(__file__).parents[4]
GOLDEN: Final = ROOT / "tests/games/witchstone/golden"
MOMENTS: Final = ROOT / "web/src/games/witchstone/figures/moments.json"

PLAYER: Final = ("tower", "supply", "lying", "pentagram", "wand", "specials", "cauldron")
BALL: Final = ("locations", "connections")


@dataclass(frozen=True)
class Moment:
    """Before record `at` of a match; the end of the match without one."""

    match: str
    at: int | None
    board: tuple[str, ...] = ()  # what of the view its picture needs, besides the players
    deed: str = ""  # the offers that glow
    pointed: str = ""  # the stop under the pointer
    pressed: str = ""  # the hex that was pressed
    seat: int | None = None  # of an end


FIGURES: Final = {
    "tile": Moment("three-specials-gone", 295, ("holding",), "place", "hex-c4"),
    "begin": Moment("two-energies-gone", 46, BALL, "energy"),
    "complete": Moment("two-busy", 61, BALL, "energy", "link-W-T3"),
    "witches": Moment("three-end-of-the-wand", 264, BALL, "send", "loc-F1"),
    "pentagram": Moment("three-end-of-the-wand", 160, ("pentagram",), "step"),
    "special": Moment("two-busy", 88, (), "lay", "hex-g2"),
    "crystals": Moment("two-over-a-hundred", 52, (), "move", "rim-pentagram", "c2"),
    "shelves": Moment("three-tied", 189, ("shelves", "shelf_tokens"), "put"),
    "black": Moment("three-specials-gone", 78, ("shelves", "shelf_tokens"), "put"),
    "wand": Moment("three-end-of-the-wand", 111, ("wand",), "wand", "wand-14"),
    "silver": Moment("two-tied-at-the-end-of-the-wand", 120, ("wand",), "wand", "wand-20"),
    "scrolls": Moment("two-over-a-hundred", 220, ("scrolls",), "scroll"),
    "prophecies": Moment("three-end-of-the-wand", None, seat=0),
    "end": Moment("three-specials-gone", None, seat=0),
}


def moments() -> dict[str, Any]:
    return {name: shown(moment) for name, moment in FIGURES.items()}


def shown(moment: Moment) -> dict[str, Any]:
    """What the picture is drawn from: part of a view, the offers, and what they would bring."""
    recorded = read_match(GOLDEN / f"{moment.match}.match").match
    match = Match(recorded.game, recorded.setup)
    for record in recorded.records[: moment.at]:
        match.apply(record)
    seat = match.deciders()[0] if moment.seat is None else moment.seat
    view = plain(match.game.view(match.state, seat))
    made = plain(offers_of(match.game).made(match.offers(seat))) if moment.deed else []
    offers = [offer for offer in made if is_shown(offer["what"], moment)]
    marks = plain(
        wording_of(match.game).turn(match.state, match.game.view(match.state, seat), seat, seat, [])
    )
    found = {
        "seat": seat,
        "view": seen(view, seat, moment.board),
        "offers": [{"do": offer["do"], "what": offer["what"]} for offer in offers],
        "marks": foreseen(marks["marks"], offers, moment),
        "pointed": moment.pointed or None,
        "pressed": moment.pressed or None,
    }
    if moment.at is None:
        found["end"] = {key: view["players"][seat][key] for key in ("owls", "tokens", "scrolls")}
    return found


def is_shown(deed: dict[str, Any], moment: Moment) -> bool:
    return deed["do"] == moment.deed and (not moment.pressed or deed["from"] == moment.pressed)


def seen(view: dict[str, Any], seat: int, board: tuple[str, ...]) -> dict[str, Any]:
    """Only what is drawn: all of it would be ten times as heavy."""
    players = [{key: player[key] for key in PLAYER} for player in view["players"]]
    for other, player in enumerate(players):
        if other != seat or (board and "holding" not in board):
            del player["cauldron"]
    kept = {key: view[key] for key in ("seats", "you", *board)}
    return {**kept, "players": players, "holding": view["holding"] if "holding" in board else None}


def foreseen(marks: dict[str, Any], offers: list[Any], moment: Moment) -> dict[str, Any]:
    ahead = marks.get("offers", {})
    halves = marks.get("halves", {}) if moment.deed == "place" else {}
    return {
        "offers": {
            offer["do"]: {
                key: value
                for key, value in ahead.get(offer["do"], {}).items()
                if key in ("points", "cost", "completes", "gives", "way", "filled", "length", "groups")
            }
            for offer in offers
        },
        "halves": {
            kind: {
                at: {
                    key: half[key]
                    for key in ("kind", "size", "hexes", "usable", "gives", "freed")
                    if key in half
                }
                for at, half in places.items()
            }
            for kind, places in halves.items()
        },
        "prophecies": [bare(one) for one in marks["prophecies"]] if moment.deed == "scroll" else [],
    }


def bare(prophecy: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in prophecy.items() if key not in ("told", "rule", "counted")}


def plain(shape: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(shape))


def written() -> str:
    return (
        "{\n"
        + ",\n".join(
            [f'"{name}": {msgspec.json.encode(found).decode()}' for name, found in moments().items()]
        )
        + "\n}\n"
    )


if __name__ == "__main__":
    MOMENTS.write_text(written(), encoding="utf-8")
