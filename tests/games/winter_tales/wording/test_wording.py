"""Winter Tales in messages: what happens and what is asked, as each seat may hear it."""

import random

import pytest

from frostfair.games.installed import game
from frostfair.games.winter_tales.wording.wording import WinterTalesWording
from frostfair.kernel.match import Match, Setup
from tests.games.winter_queen.wording.test_wording import said
from tests.games.winter_tales.rules.tables import Play
from tests.games.winter_tales.rules.test_amended import tied, with_a_wounded
from tests.games.winter_tales.rules.test_quest import started
from tests.size import size

WT = game("winter-tales")
TELLING = WinterTalesWording(WT)


@pytest.mark.parametrize("seed", range(size(1, 20)))
def test_everything_that_happens_can_be_said_to_everybody(seed: int) -> None:
    chance, match = random.Random(seed), Match(WT, Setup(WT, 3, f"{seed:064x}"))
    told = 0
    for _ in range(size(150, 2000)):
        if not match.deciders():
            break
        for seat in range(3):
            asked = TELLING.prompt(match.view(seat), match.deciders(), seat)
            assert asked is not None
            assert asked.key.startswith("wt-prompt-" if seat in match.deciders() else "wt-wait-")
            assert said(asked)
        actor = chance.choice(match.deciders())
        record = match.submit(actor, chance.choice(match.offers(actor)))
        for event in record.events:
            for audience in (0, 1, 2, None):
                seen = event.seen_by(audience)
                if seen is not None:
                    assert said(TELLING.tell(seen))
                    told += 1
    assert told > 100


def asked(play: Play, seat: int) -> str:
    found = TELLING.prompt(WT.view(play.table, seat), play.asked(), seat)
    assert found is not None
    return said(found)


def test_a_turn_that_closes_asks_about_a_rescue() -> None:  # WT-9.5
    play = started(with_a_wounded().hand(0, "key", "rope")).do(0, "pass", "pass", "lay 1")
    assert asked(play, 0) == "Before your turn ends: do you rescue anybody?"
    assert "may still rescue a character" in asked(play, 2)


def test_a_tied_election_says_who_appoints() -> None:  # WT-25.1
    match = tied(5)
    (youngest,) = match.deciders()
    for seat in range(4):
        text = TELLING.prompt(match.view(seat), [youngest], seat)
        assert text is not None
        assert ("you appoint" if seat == youngest else "appoints the arbiter") in said(text)
