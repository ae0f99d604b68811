"""WT-11: performing a quest, part by part. The count is in counting.py, what is left behind in memory.py."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.actions import ARTIFACT, CITE, FAIL, JOIN, PASS, PLAY, RESCUE_OF
from frostfair.games.winter_tales.rules.effects import lay_out, place_pawn, tell
from frostfair.games.winter_tales.rules.flow.calls import ACCEPTED, ON_BOOKMARK, ask_arbiter
from frostfair.games.winter_tales.rules.flow.cards import in_hand
from frostfair.games.winter_tales.rules.flow.counting import Counting
from frostfair.games.winter_tales.rules.flow.powers import can_ready
from frostfair.games.winter_tales.rules.flow.rescue import begin_rescue, rescue_options
from frostfair.games.winter_tales.rules.flow.setting_out import (
    SettingOut,
    joining_order,
    who_may_set_out,
)
from frostfair.games.winter_tales.rules.quest_events import BookmarkCited, QuestJoined, Warned
from frostfair.games.winter_tales.rules.rulings import (
    ARTIFACT_ONCE,
    BOOKMARK_BEFORE_COUNT,
    MOST_REWRITES,
    WRITER_ON_ONE_SIDE,
)
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    NONE,
    TELL_JOIN,
    TELL_LAST,
    TELL_MAIN,
    TELL_START,
    WRITER,
    characters_in,
    side_of,
)
from frostfair.games.winter_tales.rules.winnings import story_card_at
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink

SET_OUT: Final = 0
MAIN_PART: Final = 1
JOINING: Final = 2
LAST_CARD: Final = 3
CHECKING: Final = 4
COUNTING: Final = 5
STAGES: Final = (
    (SET_OUT, MAIN_PART, JOINING, LAST_CARD, CHECKING, COUNTING)
    if BOOKMARK_BEFORE_COUNT
    else (SET_OUT, MAIN_PART, CHECKING, JOINING, LAST_CARD, COUNTING)
)


def begin_quest(state: Table, seat: int, character: int, quest: int, sink: Sink | None) -> None:
    """WT-11.1"""
    space = state.where[character]
    place_pawn(state, seat, character, quest, sink)
    tell(sink, TELL_START, seat, character, space, NONE, NONE, quest)
    nobody = [NONE] * state.seats
    taking_part = nobody[:]
    taking_part[seat] = character
    queue = state.clockwise_after(seat)  # WT-11.2: always from the left
    state.stack.append(Quest(seat, NONE, quest, space, 0, queue, nobody, taking_part, [], 0, 0, 0, 0, 0))


@final
class Quest(Counting):
    """`queue` are the seats still to be asked; `sent` names a character per seat.

    `used`: seats that have played the artifact. `tellings` counts the references to the bookmark that the
    arbiter was shown.
    """

    kind: ClassVar[str] = "quest"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "verdict",
        "quest",
        "space",
        "stage",
        "queue",
        "sent",
        "taking_part",
        "plays",
        "used",
        "cited",
        "warned",
        "tellings",
        "failed",
    )
    rule: ClassVar[str] = "WT-11.3"

    def __init__(
        self,
        seat: int,
        verdict: int,
        quest: int,
        space: int,
        stage: int,
        queue: list[int],
        sent: list[int],
        taking_part: list[int],
        plays: list[int],
        used: int,
        cited: int,
        warned: int,
        tellings: int,
        failed: int,
    ) -> None:
        super().__init__(seat, verdict, quest, sent, space, taking_part, plays, failed)
        self.stage: int = stage
        self.queue: list[int] = list(queue)
        self.used: int = used
        self.cited: int = cited
        self.warned: int = warned
        self.tellings: int = tellings

    def now(self) -> int:
        return STAGES[self.stage]

    def teller(self) -> int:
        """Whose part it is."""
        return self.queue[0] if self.now() == JOINING else self.seat

    def deciders(self, state: Table) -> Seats:
        now = self.now()
        if now in (MAIN_PART, LAST_CARD):
            return BIT[self.seat]
        if now == JOINING and self.queue:
            return BIT[self.queue[0]] if self.may_join(state, self.queue[0]) else NOBODY
        return BIT[self.seat] if now == CHECKING and self.warned == 1 else NOBODY

    def options(self, state: Table, seat: int) -> list[int]:
        if self.now() == CHECKING:
            return [CITE, FAIL]  # add a sentence now, or accept failure (WT-24.2)
        if self.taking_part[seat] == NONE:
            return [JOIN + c for c in self.joiners(state, seat)] + [PASS]
        found = in_hand(state, seat, PLAY)
        if self.has_artifact(state, seat):
            found.append(ARTIFACT)
        if seat == self.seat and state.bookmark != NONE and not self.cited:
            found.append(CITE)
        if seat == self.seat and state.lying and state.amended:
            found += rescue_options(state, seat)  # WT-9.5: it is still the main player's turn
        return [*found, PASS]

    def joiners(self, state: Table, seat: int) -> tuple[int, ...]:
        """WT-11.4: standing there; if one was sent, only that one."""
        here = state.owned[seat] & state.at[self.space] & ~state.lying
        sent = self.sent[seat]
        return characters_in(here if sent == NONE else here & BIT[sent])

    def may_join(self, state: Table, seat: int) -> bool:
        return self.taking_part[seat] != NONE or len(self.joiners(state, seat)) > 0

    def has_artifact(self, state: Table, seat: int) -> bool:
        """WT-19.4: once per quest."""
        if state.artifact == NONE or self.taking_part[seat] != state.artifact:
            return False
        return not (ARTIFACT_ONCE and self.used)

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == PASS:
            self.end_part(state)
        elif action == CITE:
            self.cite(state, sink)
        elif action == FAIL:
            self.failed = 1
            self.advance(state)
        elif RESCUE_OF <= action < RESCUE_OF + 16:
            begin_rescue(state, seat, action - RESCUE_OF)
        elif JOIN <= action < JOIN + 16:
            self.taking_part[seat] = action - JOIN
            if sink is not None:
                sink.add(QuestJoined(seat, action - JOIN))
        else:
            self.play(state, seat, action, sink)

    def play(self, state: Table, seat: int, action: int, sink: Sink | None) -> None:
        character = self.taking_part[seat]
        side = side_of(character)
        card = action - PLAY
        if action == ARTIFACT:
            self.used |= BIT[seat]
            self.plays += [NONE, seat, side]
            card = story_card_at(state, state.artifact_memory())
        else:
            lay_out(state, seat, card)
            self.plays += [card, seat, side]
        beat = TELL_JOIN if seat != self.seat else TELL_LAST if self.now() == LAST_CARD else TELL_MAIN
        tell(sink, beat, seat, character, self.space, card, side, self.quest)
        if self.now() == LAST_CARD:
            self.advance(state)

    def cite(self, state: Table, sink: Sink | None) -> None:
        """WT-12.4: a sentence with the bookmarked memory in it."""
        self.cited = 1
        self.warned = 0
        self.verdict = NONE
        beat = TELL_LAST if self.now() == LAST_CARD else TELL_MAIN
        who = self.taking_part[self.seat]
        tell(sink, beat, self.seat, who, self.space, NONE, NONE, self.quest, state.bookmark)
        if sink is not None:
            sink.add(BookmarkCited(self.seat, state.bookmark))

    def advance(self, state: Table) -> None:
        self.stage += 1
        if self.now() == JOINING:
            self.queue = joining_order(state, self.seat)

    def end_part(self, state: Table) -> None:
        if self.now() != JOINING:
            self.advance(state)
        elif not self.writer_again(state):
            self.queue.pop(0)

    def writer_again(self, state: Table) -> bool:
        """Only if the table lets him play on both sides (ruling C-18)."""
        seat = self.queue[0]
        was = self.taking_part[seat]
        if WRITER_ON_ONE_SIDE or state.faction[seat] != WRITER or was == NONE:
            return False
        self.taking_part[seat] = NONE
        self.sent[seat] = next((c for c in self.joiners(state, seat) if side_of(c) != side_of(was)), NONE)
        return self.sent[seat] != NONE

    def run(self, state: Table, sink: Sink | None) -> None:
        now = self.now()
        if now == SET_OUT:
            self.send_next(state)
        elif now == JOINING:
            self.ask_next(state)
        elif now == CHECKING:
            self.check_bookmark(state, sink)
        else:
            self.count(state, sink)

    def send_next(self, state: Table) -> None:
        """WT-11.2: each other player may send one ready character."""
        while self.queue:
            seat = self.queue.pop(0)
            if who_may_set_out(state, seat, self.space) or can_ready(state, seat):
                state.stack.append(SettingOut(seat, self.space))
                return
        self.advance(state)

    def ask_next(self, state: Table) -> None:
        """WT-11.4: each who may join."""
        while self.queue and not self.may_join(state, self.queue[0]):
            self.queue.pop(0)
        if not self.queue:
            self.advance(state)

    def check_bookmark(self, state: Table, sink: Sink | None) -> None:
        """WT-24.2, WT-24.3: is the reference there, and is it a real one?"""
        if state.bookmark == NONE or self.verdict == ACCEPTED:
            self.advance(state)
        elif not self.cited or (self.verdict != NONE and self.tellings <= MOST_REWRITES):
            self.warned = 1
            self.cited = 0
            if sink is not None:
                sink.add(Warned(self.seat))
        elif self.verdict == NONE:
            self.tellings += 1
            ask_arbiter(state, ON_BOOKMARK, self.seat)
        else:
            self.failed = 1  # the second decision is final
            self.advance(state)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if self.now() == CHECKING:
            return Refusal("WT-12.5", "refer-or-fail")
        if JOIN <= action < JOIN + 16:
            return Refusal("WT-11.4", "cannot-join")
        if action == CITE:
            return Refusal("WT-12.4", "nothing-to-refer-to")
        if RESCUE_OF <= action < RESCUE_OF + 16:
            return Refusal("WT-9.4" if seat == self.seat else "WT-9.5", "no-rescue")
        return Refusal("WT-11.4" if seat != self.seat else self.rule, "tell-or-pass")
