"""WT-19: how powers are gained, used and lost. Love has a file of its own (lovers.py)."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import DESTROY, ELIMINATE, HAND, NAME, PASS, READY
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import eliminate, ready_again, tell
from frostfair.games.winter_tales.rules.flow.calls import ACCEPTED, ON_ARTIFACT, Judged, ask_arbiter
from frostfair.games.winter_tales.rules.rulings import ARTIFACT_TO_OTHERS_ONLY, LOVED_BY_CHOICE
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    ARTIFACT_S,
    ARTIFACT_W,
    CARRIED,
    LOVE,
    NONE,
    ON_MAP,
    RAY,
    REBELS,
    RETALIATION,
    SAFE_HOUSE,
    TELL_POWER,
    characters_in,
)
from frostfair.games.winter_tales.rules.winnings import gain_power, lose_power, place_token
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Seat, Seats, Sink

# --- gained ---


def gain(
    state: Table, seat: int, character: int, quest: int, carrier: int, took_part: list[int], sink: Sink | None
) -> None:
    """WT-19.0: the side has performed its own quest."""
    if quest in (ARTIFACT_S, ARTIFACT_W):
        state.stack.append(Naming(seat, quest, NONE, took_part))
    elif quest == LOVE:
        others = [c for c in state.rebels_in_play() if c != carrier]
        namer = seat if LOVED_BY_CHOICE else state.controller[carrier]
        state.stack.append(Naming(namer, quest, carrier, others))
    elif quest == RETALIATION:
        if retaliations(state):
            state.stack.append(Retaliation(seat))
    elif quest == SAFE_HOUSE:
        gain_power(state, quest, NONE, NONE, state.where[character], sink)
    else:
        gain_power(state, quest, character, NONE, NONE, sink)


@final
class Naming(Business):
    """The main player names who gets the artifact (WT-19.4), or whom the carrier loves (WT-19.2)."""

    kind: ClassVar[str] = "naming"
    fields: ClassVar[tuple[str, ...]] = ("seat", "quest", "carrier", "candidates")
    rule: ClassVar[str] = "WT-19.2"

    def __init__(self, seat: int, quest: int, carrier: int, candidates: list[int]) -> None:
        super().__init__(seat)
        self.quest: int = quest
        self.carrier: int = carrier
        self.candidates: list[int] = list(candidates)

    def options(self, state: Table, seat: int) -> list[int]:
        return [NAME + character for character in self.candidates]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        named = action - NAME
        one, other = (named, NONE) if self.carrier == NONE else (self.carrier, named)
        gain_power(state, self.quest, one, other, NONE, sink)
        tell(sink, TELL_POWER, seat, named, state.where[named], NONE, NONE, self.quest)


# --- Armed Retaliation (WT-19.7) ---


def rebel_powers(state: Table) -> list[int]:
    """The quests whose power is in play for Spring, or borne by a rebel who was handed it (WT-19.4)."""
    held = {RAY: state.ray, LOVE: state.lover, SAFE_HOUSE: state.safe_house, ARTIFACT_S: state.artifact}
    if state.artifact != NONE and REBELS & BIT[state.artifact]:
        held[ARTIFACT_W] = state.artifact
    return [q for q, bearer in held.items() if bearer != NONE and state.memory_of(q) != NONE]


def retaliations(state: Table) -> list[int]:
    bearers = (state.ray, state.lover, state.beloved, state.artifact)
    weak = [c for c in state.rebels_in_play() if c not in bearers]
    return [DESTROY + q for q in rebel_powers(state)] + [ELIMINATE + c for c in weak]


@final
class Retaliation(Business):
    """Destroy a rebel power, or a rebel that bears none."""

    kind: ClassVar[str] = "retaliation"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "WT-19.7"

    def options(self, state: Table, seat: int) -> list[int]:
        return retaliations(state)

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        if action >= DESTROY:
            lose_power(state, action - DESTROY, sink)
            return
        rebel = action - ELIMINATE
        eliminate(state, rebel, sink)
        for quest in CARRIED:
            if state.token[quest] == ON_MAP and state.token_at[quest] == rebel:
                state.stack.append(NewCarrier(state.controller[rebel], quest))


@final
class NewCarrier(Business):
    """WT-16.4: the token of an eliminated carrier moves under another rebel."""

    kind: ClassVar[str] = "new-carrier"
    fields: ClassVar[tuple[str, ...]] = ("seat", "quest")
    rule: ClassVar[str] = "WT-16.4"

    def __init__(self, seat: int, quest: int) -> None:
        super().__init__(seat)
        self.quest: int = quest

    def options(self, state: Table, seat: int) -> list[int]:
        return [NAME + character for character in state.rebels_in_play()]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        place_token(state, seat, self.quest, action - NAME, sink)


# --- Ray of Hope (WT-19.1) ---


def can_ready(state: Table, seat: int) -> bool:
    """Its bearer stands (WT-9.1), was activated this chapter, and nothing bars it from a second time."""
    bearer = state.ray
    if bearer == NONE or state.ray_used or state.controller[bearer] != seat:
        return False
    done = state.activated & ~state.ready & ~state.silenced & ~state.lying
    return done & BIT[bearer] != 0


@final
class RayQuestion(Business):
    """Before a chapter ends the owner is asked once."""

    kind: ClassVar[str] = "ray-question"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rule: ClassVar[str] = "WT-19.1"

    def options(self, state: Table, seat: int) -> list[int]:
        return [READY, PASS]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        state.stack.pop()
        if action == READY:
            ready_again(state, sink)


# --- Great Artifact (WT-19.4): handed over ---


def handovers(state: Table, seat: int) -> list[int]:
    """To a standing character of another player in the bearer's space."""
    bearer = state.artifact
    if bearer == NONE or state.controller[bearer] != seat or state.where[bearer] == NONE:
        return []
    here = state.at[state.where[bearer]] & ~state.lying & ~BIT[bearer]
    if ARTIFACT_TO_OTHERS_ONLY:
        here &= ~state.owned[seat]
    return [HAND + character for character in characters_in(here)]


@final
class HandOver(Judged):
    """The story must justify it; refused, the artifact stays (WT-25.3)."""

    kind: ClassVar[str] = "hand-over"
    fields: ClassVar[tuple[str, ...]] = ("seat", "verdict", "character")

    def __init__(self, seat: int, verdict: int, character: int) -> None:
        super().__init__(seat, verdict)
        self.character: int = character

    def deciders(self, state: Table) -> Seats:
        return NOBODY

    def run(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()
        if self.verdict == ACCEPTED:
            quest = ARTIFACT_S if state.memory_of(ARTIFACT_S) != NONE else ARTIFACT_W
            gain_power(state, quest, self.character, NONE, NONE, sink)


def begin_handover(state: Table, seat: int, character: int, sink: Sink | None) -> None:
    tell(sink, TELL_POWER, seat, character, state.where[character])
    state.stack.append(HandOver(seat, NONE, character))
    ask_arbiter(state, ON_ARTIFACT, seat)
