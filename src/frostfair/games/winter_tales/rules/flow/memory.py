"""WT-11.9 … WT-11.11: what a quest leaves behind: a memory, the bookmark, a power, perhaps the epilogue."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import CHOOSE, LAY
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import discard_all, draw_cards, remove_pawn, tell
from frostfair.games.winter_tales.rules.flow.epilogue import begin_epilogue
from frostfair.games.winter_tales.rules.flow.powers import gain
from frostfair.games.winter_tales.rules.quest_events import TopCardTurned
from frostfair.games.winter_tales.rules.rulings import (
    ANY_CARD_BECOMES_MEMORY,
    LAST_POWER_COUNTS,
    WRITER_PICKS_AS_SIDE,
)
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    NEUTRAL,
    NEUTRAL_CARD,
    NONE,
    STORY,
    SUCCESS,
    TALE_TOLD,
    TELL_CAPTION,
    TIE,
    WRITER,
    side_of,
)
from frostfair.games.winter_tales.rules.winnings import empty_spaces, lay_memory, overwritable
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink


@final
class Remembering(Business):
    """`plays` and `taking_part` as in the quest; `winner` is a side or NEUTRAL; `laid` when the card lies."""

    kind: ClassVar[str] = "remembering"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "quest",
        "character",
        "carrier",
        "outcome",
        "winner",
        "allies",
        "taking_part",
        "plays",
        "chooser",
        "chosen",
        "laid",
    )
    rule: ClassVar[str] = "WT-11.9"

    def __init__(
        self,
        seat: int,
        quest: int,
        character: int,
        carrier: int,
        outcome: int,
        winner: int,
        allies: list[int],
        taking_part: list[int],
        plays: list[int],
        chooser: int,
        chosen: int,
        laid: int,
    ) -> None:
        super().__init__(seat)
        self.quest: int = quest
        self.character: int = character
        self.carrier: int = carrier
        self.outcome: int = outcome
        self.winner: int = winner
        self.allies: list[int] = list(allies)
        self.taking_part: list[int] = list(taking_part)
        self.plays: list[int] = list(plays)
        self.chooser: int = chooser
        self.chosen: int = chosen
        self.laid: int = laid

    def held(self) -> list[int]:
        cards = [card for card in self.plays[::3] if card != NONE]
        if self.chosen != NONE and self.chosen not in cards:
            cards.append(self.chosen)  # the top card of the deck
        return cards

    def deciders(self, state: Table) -> Seats:
        if self.laid or self.chooser == NONE:
            return NOBODY
        return BIT[self.chooser] if self.must_choose() else BIT[self.seat]

    def must_choose(self) -> bool:
        return self.chosen == NONE and self.outcome != TIE

    def options(self, state: Table, seat: int) -> list[int]:
        if self.must_choose():
            return [CHOOSE + card for card in self.choosable()]
        return [LAY + memory for memory in sorted(empty_spaces(state) + overwritable(state))]

    def choosable(self) -> list[int]:
        """Any card of the quest, or (ruling C-6) only those of the winner; the artifact's memory stays."""
        cards = [i for i in range(0, len(self.plays), 3) if self.plays[i] != NONE]
        own = [i for i in cards if self.plays[i + 2] == self.winner]
        return [self.plays[i] for i in (cards if ANY_CARD_BECOMES_MEMORY or not own else own)]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if self.must_choose():
            self.chosen = action - CHOOSE
            tell(sink, TELL_CAPTION, seat, NONE, NONE, self.chosen, self.winner, self.quest)
            return
        self.lay(state, action - LAY, sink)

    def lay(self, state: Table, memory: int, sink: Sink | None) -> None:
        """The main player lays it; the other cards are discarded."""
        discard_all(state, [card for card in self.held() if card != self.chosen])
        self.plays = []
        sort = NEUTRAL_CARD if self.outcome == TIE else STORY
        lay_memory(state, self.seat, memory, sort, self.chosen, self.winner, self.quest, sink)
        if self.outcome == TIE:
            tell(sink, TELL_CAPTION, self.seat, NONE, NONE, NONE, NEUTRAL, self.quest)
        self.chosen = NONE
        self.laid = 1

    def run(self, state: Table, sink: Sink | None) -> None:
        if self.chooser == NONE:
            self.chooser = self.seat if self.outcome == TIE else who_chooses(state, self)
            if self.outcome != TIE and not self.choosable():
                self.turn_top_card(state, sink)
        elif self.laid == 1:
            self.laid = 2
            self.gain_power(state, sink)
        else:
            self.finish(state, sink)

    def turn_top_card(self, state: Table, sink: Sink | None) -> None:
        """No card was played: the top card of the deck is remembered (WT-11.9, WT-12.5)."""
        top = draw_cards(state, 1)
        if not top:  # all 93 are in hands: then nothing but a neutral card is left
            self.outcome, self.winner = TIE, NEUTRAL
            return
        self.chosen = top[0]
        if sink is not None:
            sink.add(TopCardTurned(self.chosen))
        tell(sink, TELL_CAPTION, self.chooser, NONE, NONE, self.chosen, self.winner, self.quest)

    def gain_power(self, state: Table, sink: Sink | None) -> None:
        if not state.powers or self.outcome != SUCCESS:
            return
        if LAST_POWER_COUNTS or not state.track_is_full():
            gain(state, self.seat, self.character, self.quest, self.carrier, self.allies, sink)

    def finish(self, state: Table, sink: Sink | None) -> None:
        """WT-11.11"""
        state.stack.pop()
        remove_pawn(state)
        if state.track_is_full():
            begin_epilogue(state, self.seat, TALE_TOLD, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if self.must_choose():
            return Refusal(self.rule, "choose-a-card-of-the-quest")
        return Refusal("WT-12.2", "lay-it-on-an-empty-space")


def who_chooses(state: Table, quest: Remembering) -> int:
    """Whoever of the winning side played most; if several did, the Writer or the main player (WT-11.9)."""
    seats = [s for s, c in enumerate(quest.taking_part) if c != NONE and side_of(c) == quest.winner]
    if not WRITER_PICKS_AS_SIDE:
        seats = [s for s in seats if state.faction[s] != WRITER]
    counts = [quest.plays[1::3].count(seat) for seat in seats]
    most = max(counts, default=0)
    if most > 0 and counts.count(most) == 1:
        return seats[counts.index(most)]
    writer = state.writer()
    return quest.seat if writer == NONE else writer
