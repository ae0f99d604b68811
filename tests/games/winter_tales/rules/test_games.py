"""Finished games replay to the same end, and whole playthroughs read as they did.

FROSTFAIR_REGOLD=1 writes both anew, after a deliberate change of the rules.
"""

import os
from pathlib import Path

import pytest

from frostfair.games.installed import game
from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.bots.tactics import choose
from frostfair.games.winter_tales.rules.state import Table
from frostfair.kernel.logtext import Log, read, write
from frostfair.kernel.match import Match
from tests.games.winter_tales.rules.tables import new_match, winter_tales

GOLDEN = Path(__file__).parents[1] / "golden"
REGOLD = os.environ.get("FROSTFAIR_REGOLD", "") not in ("", "0")

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"memories": 4, "skills": True, "ages": "seats"},
    {"memories": 5, "powers": True, "alternative_epilogue": True},
    {"memories": 5, "powers": True, "objectives": True, "skills": True, "narration": "voice"},
    {"memories": 7, "powers": True, "objectives": True, "skills": True, "chapter_limit": 1},
)
GAMES = [f"{seats}-{number}" for seats in (3, 4, 5, 6, 7) for number in range(len(OPTIONS))]


def played(seats: int, number: int) -> Match:
    """Bots to the end; their arbiter is asked as anybody's."""
    match = new_match(seats, 100 * seats + number, **OPTIONS[number])
    rng = Rng(seats + 10 * number)
    while match.result() is None:
        seat = match.deciders()[0]
        imagined = match.imagine(seat, rng.below(1 << 29))
        assert isinstance(imagined, Table)
        match.submit(seat, choose(imagined, seat, match.offers(seat), rng))
    return match


def script(match: Match) -> str:
    """A match as people read it: who did what, and what everybody could see of it."""
    lines = []
    for record in match.records:
        lines.append(f"{record.version} seat {record.seat + 1}: {match.game.notation(record.value)}")
        seen = [event.seen_by(None) for event in record.events]
        lines += [
            f"    {' '.join([str(part) for part in event.pack()])}" for event in seen if event is not None
        ]
    result = match.result()
    assert result is not None
    return "\n".join([*lines, str(result.pack())]) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_replays_to_the_stored_end(name: str) -> None:
    path = GOLDEN / f"{name}.match"
    if REGOLD:
        seats, number = name.split("-")
        GOLDEN.mkdir(parents=True, exist_ok=True)
        match = played(int(seats), int(number))
        path.write_text(write(Log(match, ["bot"] * int(seats))), encoding="utf-8")
    log = read(path.read_text(encoding="utf-8"), lambda game_id: game(game_id))
    assert log.match.result() is not None


@pytest.mark.parametrize(
    "path", sorted(GOLDEN.glob("rules-*/*.match")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_game_by_older_rules_replays_to_its_end(path: Path) -> None:
    """Recorded games stay readable when the rules move: every event and digest is what it was."""
    log = read(path.read_text(encoding="utf-8"), lambda game_id: game(game_id))
    assert f"rules-{log.match.setup.rules_version}" == path.parent.name
    assert log.match.result() is not None


def test_every_way_to_end_has_a_game() -> None:
    reasons = set()
    for name in GAMES:
        last = (GOLDEN / f"{name}.match").read_text(encoding="utf-8").rstrip().split("\n")[-1]
        reasons |= {reason for reason in ("tale-told", "chapter-limit") if reason in last}
    assert reasons == {"tale-told", "chapter-limit"}
    assert len(GAMES) >= 20


@pytest.mark.parametrize(("seats", "number"), [(4, 0), (5, 3)])
def test_a_playthrough_reads_as_it_did(seats: int, number: int) -> None:
    path = GOLDEN / f"{seats}-{number}.play"
    text = script(played(seats, number))
    if REGOLD:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
    assert winter_tales().meta.rules_version == 5
