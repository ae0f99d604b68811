"""WT-2: the set-up that players decide: arbiter, characters, the first two quests, the opening."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.actions import TAKE
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import (
    begin_chapter,
    draw_for_chapter,
    draw_quest,
    pass_main_token,
    take_character,
    tell,
)
from frostfair.games.winter_tales.rules.flow.election import begin_election
from frostfair.games.winter_tales.rules.flow.placing import TokenPlacing
from frostfair.games.winter_tales.rules.flow.turn import Chapter
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    CHARACTERS,
    CHARACTERS_EACH,
    NONE,
    OF_SIDE,
    SPRING,
    TELL_OPENING,
    WINTER,
    WRITER,
    characters_in,
)
from frostfair.games.winter_tales.rules.winnings import draw_objectives
from frostfair.kernel.bits import size
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink

OBJECTIVES_STEP: Final = 0
ARBITER_STEP: Final = 1
CHARACTERS_STEP: Final = 2
SPRING_QUEST_STEP: Final = 3
WINTER_QUEST_STEP: Final = 4
OPENING_STEP: Final = 5

# [character][space] the action
TAKES: Final = [[TAKE + c * 32 + space for space in range(32)] for c in range(CHARACTERS)]


@final
class SettingUp(Business):
    """Walks through the steps of WT-2.6 … WT-2.14."""

    kind: ClassVar[str] = "setting-up"
    fields: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: int) -> None:
        super().__init__(NONE)
        self.step: int = step

    def deciders(self, state: Table) -> Seats:
        return NOBODY

    def run(self, state: Table, sink: Sink | None) -> None:
        step, self.step = self.step, self.step + 1
        if step == OBJECTIVES_STEP:
            deal_objectives(state, sink)
        elif step == ARBITER_STEP:
            begin_election(state, list(range(state.seats)))
        elif step == CHARACTERS_STEP:
            state.stack.append(TakingCharacters(state.ages[0], CHARACTERS_EACH[state.seats] * state.seats))
        elif step == SPRING_QUEST_STEP:
            self.draw_first_quest(state, SPRING, WINTER, sink)
        elif step == WINTER_QUEST_STEP:
            self.draw_first_quest(state, WINTER, SPRING, sink)
        else:
            self.open(state, sink)

    def draw_first_quest(self, state: Table, side: int, placer: int, sink: Sink | None) -> None:
        """WT-2.9, WT-2.10: placed by the Writer, otherwise by the youngest of the other side."""
        writer = state.writer()
        seat = state.youngest(placer) if writer == NONE else writer
        state.stack.append(TokenPlacing(seat, draw_quest(state, side, sink)))

    def open(self, state: Table, sink: Sink | None) -> None:
        """WT-2.12 … WT-2.14"""
        writer = state.writer()
        teller = state.arbiter if writer == NONE else writer
        tell(sink, TELL_OPENING, teller, NONE, NONE)
        draw_for_chapter(state, sink)
        pass_main_token(state, state.youngest(SPRING))
        state.stack.pop()
        state.stack.append(Chapter())
        begin_chapter(state, sink)


def deal_objectives(state: Table, sink: Sink | None) -> None:
    """WT-2.6: one of the own faction; the Writer one of each."""
    if not state.objectives:
        return
    for seat in state.order:
        faction = state.faction[seat]
        draw_objectives(state, seat, (SPRING, WINTER) if faction == WRITER else (faction,), sink)


@final
class TakingCharacters(Business):
    """WT-2.8: round after round, from the youngest of all; `left` are still to be taken by all together."""

    kind: ClassVar[str] = "taking-characters"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    rule: ClassVar[str] = "WT-2.8"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: int = left

    def options(self, state: Table, seat: int) -> list[int]:
        found: list[int] = []
        for side in (SPRING, WINTER):
            if may_take(state, seat, side):
                spaces = free_spaces(state, side)
                people = [TAKES[character] for character in untaken(state, side)]
                found += [takes[space] for takes in people for space in spaces]
        return found

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        character, space = divmod(action - TAKE, 32)
        take_character(state, seat, character, space, sink)
        self.left -= 1
        self.seat = state.left(seat)
        if self.left == 0:
            state.stack.pop()

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal(self.rule, "not-this-character-there")


def may_take(state: Table, seat: int, side: int) -> bool:
    """Of the own faction; the Writer half of his number on each side."""
    faction = state.faction[seat]
    if faction != WRITER:
        return faction == side
    return size(state.owned[seat] & OF_SIDE[side]) < CHARACTERS_EACH[state.seats] // 2


def untaken(state: Table, side: int) -> list[int]:
    return [c for c in characters_in(OF_SIDE[side]) if state.controller[c] == NONE]


def free_spaces(state: Table, side: int) -> list[int]:
    """Rebels start on places, soldiers on squares, each on a space of its own."""
    places, spaces = state.box.places, state.box.spaces
    start = range(places) if side == SPRING else range(places, spaces)
    return [space for space in start if state.at[space] == 0]
