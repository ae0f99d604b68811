"""The guided tale can be played and told as it is said, and it ends, whatever cards are drawn."""

import random
from typing import Any

import pytest

from frostfair.bots.roster import make_bot
from frostfair.games.installed import game, narration
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.match import Match, Setup
from frostfair.kernel.telling import Telling
from frostfair.tutorials.script import is_meant, tutorial
from frostfair.wire.rest import Step
from tests.size import size

SCRIPT = tutorial("winter-tales")
WT = game("winter-tales")
LEARNER = 0
WORDS = "Alice went on through the snow."


class Lesson:
    """A learner's table; the tutor moves and tells as soon as it can."""

    def __init__(self, seed: str = SCRIPT.seed) -> None:
        self.match = Match(WT, Setup(WT, SCRIPT.seats, seed, SCRIPT.options))
        how = narration(WT, self.match.setup.options)
        assert how is not None
        self.telling = Telling(self.match, how, teller=how.teller(self.match, catalogue()))
        self.made: list[str] = []  # by the tutor
        self.kinds: set[str] = set()
        self.own: list[str] = []  # beats that the learner told

    def tutor_plays(self) -> None:
        while True:
            others = [piece for piece in self.telling.due() if piece.seat != LEARNER]
            if others:
                self.telling.make_up(others)
            elif self.telling.due() or not (seats := [s for s in self.match.deciders() if s != LEARNER]):
                return
            else:
                bot = make_bot("tutor", WT, 1)
                action = bot.decide(self.match.imagine(seats[0], 7), seats[0], self.match.offers(seats[0]))
                self.made.append(WT.notation(action))
                self.submit(seats[0], action)

    def submit(self, seat: int, action: int) -> None:
        self.kinds |= {event.kind for event in self.match.submit(seat, action).events}

    def meant(self, step: Step) -> list[int]:
        return [
            action
            for action in self.match.offers(LEARNER)
            if any(is_meant(written, WT.notation(action)) for written in step.do)
        ]

    def due(self) -> list[str]:
        return [piece.id for piece in self.telling.due() if piece.seat == LEARNER]

    def tells(self) -> None:
        piece = self.telling.due()[0]
        self.own.append(piece.kind)
        self.telling.tell(LEARNER, piece.id, WORDS)


def test_every_step_can_be_done() -> None:
    lesson = Lesson()
    for step in SCRIPT.steps:
        if step.id == "bookmark":
            break  # afterwards the tutor plays as it likes
        lesson.tutor_plays()
        if step.wait == "tell":
            assert lesson.due(), step.id
            lesson.tells()
        else:
            assert not lesson.due(), step.id
        if step.wait == "move":
            assert lesson.meant(step), (step.id, [WT.notation(a) for a in lesson.match.offers(LEARNER)])
            lesson.submit(LEARNER, lesson.meant(step)[0])
        else:
            assert not step.do
    script = {move for moves in SCRIPT.tutor.values() for move in moves}
    assert all(any(is_meant(written, move) for written in script) for move in lesson.made)
    # it shows what cards do: on the way, in a battle, in a quest, as a memory
    wanted = {"character-activated", "battle-ended", "quest-joined", "quest-ended", "memory-laid"}
    assert wanted <= lesson.kinds, wanted - lesson.kinds
    assert {
        "movement",
        "defence",
        "battle-ending",
        "quest-start",
        "quest-main",
        "quest-ending",
        "caption",
    } == {*lesson.own}
    view: Any = lesson.match.view(LEARNER)
    assert view["track"][0]["side"] == "spring"  # two cards against one
    assert view["bookmark"] == 0


@pytest.mark.parametrize("seed", range(1, size(4, 60)))
def test_steps_back_never_lead_astray(seed: int) -> None:
    """After any steps back the next step can be done, though other cards and another quest may be drawn."""
    luck, lesson = random.Random(seed), Lesson()
    steps = [step for step in SCRIPT.steps if step.do]
    at = 0
    for _ in range(300):
        lesson.tutor_plays()
        while lesson.due():
            lesson.tells()
            lesson.tutor_plays()
        if at == len(steps):
            return
        if lesson.match.may_undo(LEARNER) and luck.random() < 0.3:
            lesson.match.undo(LEARNER)
            at -= 1
            continue
        meant = lesson.meant(steps[at])
        assert meant, steps[at].id
        lesson.submit(LEARNER, luck.choice(meant))
        at += 1
    raise AssertionError(f"not at the end: {steps[at].id}")


@pytest.mark.parametrize("seed", range(size(24, 400)))
def test_another_deal_would_be_taught_as_well(seed: int) -> None:
    """The same seats, other quests and cards: nothing that is said or asked depends on them."""
    lesson = Lesson(f"{seed:064x}")
    view: Any = lesson.match.view(None)
    if [player["faction"] for player in view["players"]] != ["spring", "winter", "writer"]:
        return
    for step in SCRIPT.steps:
        lesson.tutor_plays()
        if step.wait == "tell":
            assert lesson.due(), step.id
            lesson.tells()
        elif step.do:
            assert lesson.meant(step), step.id
            lesson.submit(LEARNER, lesson.meant(step)[-1])


def test_every_step_has_words() -> None:
    for step in SCRIPT.steps:
        for language in ("en", "hu", "pl", "ru"):
            said = catalogue(language).say(step.say, **step.values)
            assert 20 < len(said) < 260, (step.id, language, len(said))
    assert len({step.id for step in SCRIPT.steps}) == len(SCRIPT.steps)


def test_the_learner_is_asked_for_three_passages() -> None:
    ordinals = ("first passage", "second passage", "third passage")
    said = " ".join(catalogue().say(step.say) for step in SCRIPT.steps).lower()
    assert [said.count(ordinal) for ordinal in ordinals] == [1, 1, 1]
