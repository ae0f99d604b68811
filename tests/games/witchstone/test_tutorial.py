"""The guided game of Witchstone can be played as it is told, and all that it says is true."""

import random

import pytest

from frostfair.bots.roster import make_bot
from frostfair.games.installed import game
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.games.witchstone.wording.shapes import WitchstoneView, seen
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.match import Match, Setup
from frostfair.tutorials.script import tutorial
from frostfair.wire.rest import Step
from tests.size import size

SCRIPT = tutorial("witchstone")
WS = game("witchstone")
LEARNER, TUTOR = 0, 1


def begun() -> Match:
    return Match(WS, Setup(WS, SCRIPT.seats, SCRIPT.seed, SCRIPT.options))


def tutor_plays(match: Match) -> list[str]:
    made = []
    while match.deciders() == [TUTOR]:
        bot = make_bot("tutor", WS, 1)
        action = bot.decide(match.imagine(TUTOR, 7), TUTOR, match.offers(TUTOR))
        made.append(WS.notation(action))
        match.submit(TUTOR, action)
    return made


def check_claims(step: Step, view: WitchstoneView) -> None:
    """Points, and the actions that a tile gives."""
    for name, number in step.values.items():
        if name == "points":
            assert view.players[LEARNER].points == number, step.id
        else:
            assert name in KINDS
            assert [owed.left for owed in view.owed if owed.kind == name] == [number], step.id


def check_light(step: Step, view: WitchstoneView) -> None:
    """What is pointed at is there."""
    names: dict[str, list[str]] = {
        "loc": [place.name for place in view.locations],
        "link": [link.name for link in view.connections],
        "tile": list(view.players[LEARNER].hand or ()),
        "pentagram": [str(space) for space in range(len(view.pentagram.spaces))],
        "wand": [str(space) for space in range(len(view.wand))],
        "rim": list(KINDS),
        "shelf": [shelf.name for shelf in view.shelves],
        "token": [token for token, n in view.shelf_tokens.items() if n],
        "scroll": [str(place) for place in range(1, 7)],
        "part": ["cauldron", "ball", "wand", "shelves", "scrolls"],
        "hex": [f"{row}{number}" for row in "abcdefg" for number in range(1, 8)],
    }
    for lit in step.light:
        kind, _, which = lit.partition(":")
        assert lit in ("points", "lying", "turn", "apart", "prompt") or which in names[kind], (step.id, lit)


def test_every_step_can_be_done_and_says_the_truth() -> None:
    match, made = begun(), []
    for step in SCRIPT.steps:
        if any(other.do for other in SCRIPT.steps[SCRIPT.steps.index(step) :]):
            made += tutor_plays(match)
        view = seen(match.view(LEARNER))
        check_claims(step, view)
        check_light(step, view)
        if step.wait == "move":
            offers = [WS.notation(action) for action in match.offers(LEARNER)]
            assert set(step.do) <= set(offers), (step.id, offers)
            match.submit(LEARNER, WS.parse(step.do[0]))
        else:
            assert not step.do
    assert set(made) <= {move for moves in SCRIPT.tutor.values() for move in moves}


def test_it_shows_every_kind_of_action() -> None:
    match, kinds = begun(), set()
    for step in SCRIPT.steps:
        if step.do:
            tutor_plays(match)
            kinds |= {event.kind for event in match.submit(LEARNER, WS.parse(step.do[0])).events}
    wanted = {
        "energy-placed",
        "witch-laid",
        "witch-sent",
        "pentagram-stepped",
        "special-laid",
        "crystal-moved",
    }
    assert wanted | {"crystal-shelved", "wand-moved", "wand-bonus", "scroll-taken", "token-used"} <= kinds


@pytest.mark.parametrize("seed", range(1, size(4, 40)))
def test_steps_back_lead_to_the_same_words(seed: int) -> None:
    """After any steps back the next move of the lesson is on offer, though other tiles may be drawn."""
    luck, match = random.Random(seed), begun()
    moves = [step.do[0] for step in SCRIPT.steps if step.do]
    made: list[tuple[int, int]] = []  # how many moves stood, and the version before them
    at = 0
    for _ in range(120):
        tutor_plays(match)
        if at == len(moves):
            return
        if match.may_undo(LEARNER) and luck.random() < 0.3:
            match.undo(LEARNER)
            at = made.pop()[0]
            continue
        made.append((at, match.version))
        match.submit(LEARNER, WS.parse(moves[at]))
        at += 1
    raise AssertionError(f"not at the end: {moves[at]}")


def test_every_step_has_words() -> None:
    for step in SCRIPT.steps:
        said = catalogue().say(step.say, **step.values)
        assert 20 < len(said) < 320, step.id
    assert len({step.id for step in SCRIPT.steps}) == len(SCRIPT.steps)
