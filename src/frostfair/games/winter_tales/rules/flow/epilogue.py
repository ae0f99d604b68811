"""WT-13: the epilogue. One frame walks through its parts: the epilogue player, the others, the Writer."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import LINK, MARK, PASS, PLAY, SIDE
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import (
    end_tale,
    play_in_epilogue,
    tell,
    turn_to_epilogue,
)
from frostfair.games.winter_tales.rules.flow.cards import in_hand
from frostfair.games.winter_tales.rules.rulings import WRITER_EPILOGUE_NAMES_SIDE
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    EMPTY,
    NONE,
    SPRING,
    TELL_ENDING,
    TELL_EPILOGUE,
    WINTER,
    WRITER,
)
from frostfair.games.winter_tales.rules.winnings import move_bookmark
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink


def begin_epilogue(state: Table, seat: int, reason: int, sink: Sink | None) -> None:
    """WT-13.1: at once; whatever was going on is over (WT-20.6)."""
    turn_to_epilogue(state, seat, reason, sink)
    state.stack.clear()
    state.stack.append(Epilogue(reason, parts(state, seat), 0, NONE, 0, 0))


def parts(state: Table, player: int) -> list[int]:
    """Who tells, in order; the Writer last, unless he begins (WT-13.5, WT-13.8)."""
    others = [s for s in state.clockwise_after(player) if state.faction[s] != WRITER]
    writer = state.writer()
    return [player, *others] + ([writer] if writer not in (NONE, player) else [])


@final
class Epilogue(Business):
    """`part` is an index of `order`; `side` what its player plays for; `cards` played and `most` allowed."""

    kind: ClassVar[str] = "epilogue"
    fields: ClassVar[tuple[str, ...]] = ("because", "order", "part", "side", "cards", "most")
    rule: ClassVar[str] = "WT-13.2"
    hidden: ClassVar[tuple[str, ...]] = ("most",)  # it would tell the size of a hand (WT-4.1)

    def __init__(self, because: int, order: list[int], part: int, side: int, cards: int, most: int) -> None:
        super().__init__(NONE)
        self.because: int = because
        self.order: list[int] = list(order)
        self.part: int = part
        self.side: int = side
        self.cards: int = cards
        self.most: int = most

    def deciders(self, state: Table) -> Seats:
        return BIT[self.order[self.part]] if self.part < len(self.order) else NOBODY

    def options(self, state: Table, seat: int) -> list[int]:
        if state.faction[seat] == WRITER and self.side == NONE:
            return [SIDE + SPRING, SIDE + WINTER] + ([] if self.part == 0 else [PASS])
        more = in_hand(state, seat, PLAY) if self.may_play_more(state, seat) else []
        return more + self.endings(state)

    def may_play_more(self, state: Table, seat: int) -> bool:
        # WT-13.5: the Writer up to half of what he held; as the epilogue player he has no limit (WT-13.8).
        first = self.part == 0 and WRITER_EPILOGUE_NAMES_SIDE
        return first or state.faction[seat] != WRITER or self.cards < self.most

    def endings(self, state: Table) -> list[int]:
        """How the part may end: with a link to a memory, or with the bookmark on another one (WT-18.1)."""
        if self.part > 0 and self.cards == 0:
            return [PASS]
        memories = [m for m in range(state.memories) if state.memory_kind[m] != EMPTY]
        if state.alternative:
            memories = [m for m in memories if m != state.bookmark]
            return [MARK + m for m in memories] or [PASS]
        if self.part == 0:
            return [PASS]
        return [LINK + m for m in memories] or [PASS]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action in (SIDE + SPRING, SIDE + WINTER):
            self.side = action - SIDE
            self.most = len(state.hands[seat]) // 2
        elif action >= PLAY:
            self.play(state, seat, action - PLAY, sink)
        else:
            self.end_part(state, seat, action, sink)

    def play(self, state: Table, seat: int, card: int, sink: Sink | None) -> None:
        side = state.faction[seat] if self.side == NONE else self.side
        play_in_epilogue(state, seat, card, side)
        self.cards += 1
        tell(sink, TELL_EPILOGUE, seat, NONE, NONE, card, side, NONE, state.bookmark)

    def end_part(self, state: Table, seat: int, action: int, sink: Sink | None) -> None:
        if LINK <= action < MARK:
            tell(sink, TELL_EPILOGUE, seat, NONE, NONE, NONE, NONE, NONE, action - LINK)
        elif action >= MARK:
            tell(sink, TELL_EPILOGUE, seat, NONE, NONE, NONE, NONE, NONE, state.bookmark)
            move_bookmark(state, seat, action - MARK, sink)
        elif self.part == 0:
            tell(sink, TELL_EPILOGUE, seat, NONE, NONE, NONE, NONE, NONE, state.bookmark)
        self.part += 1
        self.side = NONE
        self.cards = self.most = 0

    def run(self, state: Table, sink: Sink | None) -> None:
        """WT-13.6, WT-13.7"""
        end_tale(state, self.because, sink)
        tell(sink, TELL_ENDING, self.order[0], NONE, NONE)
        state.stack.pop()

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if action >= PLAY and not self.may_play_more(state, seat):
            return Refusal("WT-13.5", "writer-plays-half")
        if LINK <= action < MARK and state.alternative:
            return Refusal("WT-18.1", "link-the-bookmark")
        return Refusal(self.rule, self.reason)
