"""What a seat may still expect beyond its points, by part: the judge's sum (standings.py), taken apart."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Final

from frostfair.games.witchstone.bots.standings import FEATURES, MANY, Standings, owed, sure, turns_left
from frostfair.games.witchstone.bots.weights import make_judge
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE, PLAYING

PARTS: Final[Mapping[str, str]] = {
    **dict.fromkeys(FEATURES[:6], "cauldron"),
    "squares": "cauldron",
    "empty_pairs": "cauldron",
    "crystals_inside": "crystals",
    "unused_boosts": "scrolls",
    "prophecies": "scrolls",
    "wand": "wand",
    "behind": "wand",
    "silver_ahead": "wand",
    "pentagram_steps": "pentagram",
    "lying_witches": "witches",
    "standing_witches": "witches",
    "open_tokens": "witches",
    "connections": "ways",
    "joined": "ways",
    "energies": "ways",
    "turn": "turns",
}


def outlook(table: Table, seat: int) -> Mapping[str, float]:
    """What the end would bring now, what the turn still owes, and what the boards promise."""
    if table.end != PLAYING or table.players[seat].tower == NONE:
        return {}
    found: dict[str, float] = defaultdict(float)
    found[_key("end")] = float(sure(table, seat)) - float(table.players[seat].points)
    found[_key("turn")] = float(owed(table, seat))
    turns = int(turns_left(table, seat))
    if turns:
        standings = _standings()
        standings.look_at(table, seat)
        for i, feature in enumerate(FEATURES):
            weight = standings.weights.by_turns[int(MANY) * turns + i]
            found[_key(PARTS[feature])] += weight * standings.features[i]
    return found


def _key(part: str) -> str:
    return f"ws-coach-from-{part}"


@cache
def _standings() -> Standings:
    return make_judge().standings
