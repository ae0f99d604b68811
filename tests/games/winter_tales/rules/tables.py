"""Tables for tests: laid out by hand, played in notation.

play = Play(4)          seats 0, 2 are Spring, 1, 3 Winter; an odd last one is the Writer
play.put(0, alice="oak_park").hand(0, "key", "rope").begin()
play.do(0, "activate alice", "step sq02", "play key")
"""

import hashlib
from typing import Any

from frostfair.games.installed import game
from frostfair.games.winter_tales.rules.components import standard_box
from frostfair.games.winter_tales.rules.effects import take_character
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.flow.turn import Chapter
from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.rules.notation import notation, parse
from frostfair.games.winter_tales.rules.setup import note_options
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    EMPTY,
    NEUTRAL_CARD,
    NONE,
    ON_TRACK,
    QUESTS,
    SIDES,
    STORY,
    WRITER,
)
from frostfair.games.winter_tales.rules.winnings import place_token
from frostfair.kernel.bits import BIT, members_of
from frostfair.kernel.flow import Sink, deciders, offers, settle, step
from frostfair.kernel.luck import seeded
from frostfair.kernel.match import Match, Setup

BOX = standard_box()


def winter_tales() -> WinterTales:
    found = game("winter-tales")
    assert isinstance(found, WinterTales)
    return found


def seed_of(number: int) -> str:
    return hashlib.sha256(str(number).encode()).hexdigest()


def new_match(seats: int, number: int = 1, **options: object) -> Match:
    return Match(winter_tales(), Setup(winter_tales(), seats, seed_of(number), options))


class Play:
    """A table in the middle of a game, in the first chapter, before seat 0's turn."""

    def __init__(self, seats: int = 4, arbiter: int = NONE, seed: int = 1, **options: Any) -> None:
        table = Table(BOX, seats)
        table.clear()
        table.rng = seeded(seed)
        note_options(table, winter_tales().meta.accept_options(options))
        table.order = list(range(seats))
        table.ages = list(range(seats))
        table.faction = [seat % 2 for seat in range(seats)]
        if seats % 2:
            table.faction[-1] = WRITER
        table.arbiter = seats - 1 if arbiter == NONE else arbiter
        table.main = 0
        table.chapter = 1
        table.stack.append(Chapter())
        self.table: Table = table
        self.sink: Sink = Sink()

    # --- laying out ---

    def put(self, seat: int, **where: str) -> "Play":
        for name, space in where.items():
            take_character(self.table, seat, who(name), BOX.space_names.index(space), None)
        return self

    def hand(self, seat: int, *cards: str) -> "Play":
        for name in cards:
            card = BOX.card_names.index(name)
            self.table.deck.remove(card)
            self.table.hands[seat].append(card)
        return self

    def hold(self, seat: int, n: int) -> "Play":
        """So many cards, whichever."""
        for _ in range(n):
            self.table.hands[seat].append(self.table.deck.pop(0))
        return self

    def token(self, quest: str, at: str) -> "Play":
        names = BOX.character_names if at in BOX.character_names else BOX.space_names
        place_token(self.table, 0, QUESTS.index(quest), names.index(at), None)
        return self

    def memory(self, place: int, card: str | None, side: str = "neutral", quest: str | None = None) -> "Play":
        """Places are counted from 1; the bookmark goes there."""
        table, at = self.table, place - 1
        table.memory_kind[at] = NEUTRAL_CARD if card is None else STORY
        table.memory_side[at] = (*SIDES, "neutral").index(side)
        if card is not None:
            table.memory_card[at] = BOX.card_names.index(card)
            table.deck.remove(table.memory_card[at])
        if quest is not None:
            table.memory_quest[at] = QUESTS.index(quest)
            table.token[QUESTS.index(quest)] = ON_TRACK
        table.bookmark = at
        return self

    def exhausted(self, *names: str) -> "Play":
        for name in names:
            self.table.ready &= ~BIT[who(name)]
        return self

    def lying(self, *names: str) -> "Play":
        for name in names:
            self.table.lying |= BIT[who(name)]
        return self

    def objective(self, seat: int, name: str) -> "Play":
        self.table.objective[BOX.objective_names.index(name)] = seat
        return self

    # --- playing ---

    def begin(self) -> "Play":
        self.table.check()
        settle(self.table, self.sink)
        return self

    def do(self, seat: int, *texts: str) -> "Play":
        for text in texts:
            assert text in self.can(seat), f"{seat} can't {text}, but {sorted(self.can(seat))}"
            step(self.table, seat, parse(BOX, text), self.sink)
            self.table.check()
        return self

    def can(self, seat: int) -> set[str]:
        return {notation(BOX, action) for action in offers(self.table, seat, 512)}

    def asked(self) -> list[int]:
        return members_of(deciders(self.table))

    def refusal(self, seat: int, text: str) -> str:
        """The rule that stands in the way."""
        assert text not in self.can(seat)
        return self.table.stack[-1].why_not(self.table, seat, parse(BOX, text)).rule

    def everybody_passes(self) -> "Play":
        """Until nobody can pass any more."""
        while self.asked() and "pass" in self.can(self.asked()[0]):
            self.do(self.asked()[0], "pass")
        return self

    # --- asking ---

    def happened(self, kind: str) -> list[Happening]:
        return [e for e in self.sink.events if isinstance(e, Happening) and e.kind == kind]

    def told(self) -> list[str]:
        from frostfair.games.winter_tales.rules.terms import BEATS

        return [BEATS[event.number("beat")] for event in self.happened("told")]

    def at(self, name: str) -> str | None:
        space = self.table.where[who(name)]
        return None if space == NONE else BOX.space_names[space]

    def cards(self, seat: int) -> list[str]:
        return [BOX.card_names[card] for card in self.table.hands[seat]]

    def discarded(self) -> list[str]:
        return [BOX.card_names[card] for card in self.table.discard]

    def is_lying(self, name: str) -> bool:
        return self.table.is_lying(who(name))

    def is_ready(self, name: str) -> bool:
        return self.table.ready & BIT[who(name)] != 0

    def is_barred(self, name: str) -> bool:
        return self.table.barred & BIT[who(name)] != 0

    def track(self) -> list[str]:
        table = self.table
        sides = (*SIDES, "neutral")
        return [
            "" if table.memory_kind[m] == EMPTY else sides[table.memory_side[m]]
            for m in range(table.memories)
        ]

    def top(self) -> str:
        return self.table.stack[-1].kind


def who(name: str) -> int:
    return BOX.character_names.index(name)


def activated(play: Play, seat: int, character: str) -> Play:
    """Begin, activate, and forget the three cards that were drawn, so that hands are as the test says."""
    play.begin()
    before = list(play.table.hands[seat])
    play.do(seat, f"activate {character}")
    drawn = [card for card in play.table.hands[seat] if card not in before]
    play.table.hands[seat] = before
    play.table.deck += drawn
    return play
