"""WT-19.5, WT-19.6, WT-19.8: what powers offer in a turn instead of an activation."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import HAUNT, PROPAGATE, RETURN
from frostfair.games.winter_tales.rules.effects import bring_back, draw, silence
from frostfair.games.winter_tales.rules.flow.calls import ACCEPTED, ON_RETURN, Judged, ask_arbiter
from frostfair.games.winter_tales.rules.flow.cards import Payment
from frostfair.games.winter_tales.rules.flow.lovers import IS_BATTLE, begin_fight
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    ACTIVATION_DRAW,
    NONE,
    PROPAGANDA_CARDS,
    REBELS,
    RETURN_CARDS,
    SOLDIERS,
    SPRING,
    TELL_POWER,
    WINTER,
    WRITER,
    characters_in,
)
from frostfair.games.winter_tales.rules.winnings import send_nightmare
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Seat, Seats, Sink

# --- Freezing Nightmare (WT-19.5) ---


def hauntings(state: Table, seat: int) -> list[int]:
    """Any place but the Safe House, against one standing rebel there."""
    if state.nightmare == NONE or state.controller[state.nightmare] != seat:
        return []
    found: list[int] = []
    for place in range(state.box.places):
        if place == state.safe_house:
            continue
        rebels = state.standing_at(place, SPRING) & ~state.owned[seat]
        found += [HAUNT + place * 16 + rebel for rebel in characters_in(rebels)]
    return found


def haunt(state: Table, seat: int, action: int, sink: Sink | None) -> None:
    place, rebel = divmod(action - HAUNT, 16)
    send_nightmare(state, place)
    begin_fight(state, IS_BATTLE, seat, rebel, NONE, NONE, sink)


# --- Winter Propaganda (WT-19.6) and Return (WT-19.8): instead of an activation ---


def propagandas(state: Table, seat: int) -> list[int]:
    if not state.propaganda or state.faction[seat] == SPRING:
        return []
    soldiers = characters_in(state.owned[seat] & state.ready & SOLDIERS & ~state.lying)
    rebels = characters_in(state.ready & REBELS & ~state.activated) if soldiers else ()
    return [PROPAGATE + soldier * 16 + rebel for soldier in soldiers for rebel in rebels]


def spread_propaganda(state: Table, seat: int, action: int, sink: Sink | None) -> None:
    soldier, rebel = divmod(action - PROPAGATE, 16)
    silence(state, soldier, rebel, sink)
    draw(state, seat, ACTIVATION_DRAW, sink)
    space = state.where[soldier]
    state.stack.append(Payment(seat, PROPAGANDA_CARDS, TELL_POWER, soldier, space, WINTER))


def returns(state: Table, seat: int) -> list[int]:
    """Any Spring player or the Writer, for any eliminated rebel."""
    if not state.eliminated or len(state.hands[seat]) < RETURN_CARDS:
        return []
    if state.faction[seat] not in (SPRING, WRITER):
        return []
    places = range(state.box.places)
    return [RETURN + c * 32 + place for c in characters_in(state.eliminated) for place in places]


@final
class Returning(Judged):
    """Three cards are told; the place must be in the story, or another is chosen (WT-15.3)."""

    kind: ClassVar[str] = "returning"
    fields: ClassVar[tuple[str, ...]] = ("seat", "verdict", "character", "space", "refused")
    rule: ClassVar[str] = "WT-19.8"

    def __init__(self, seat: int, verdict: int, character: int, space: int, refused: int) -> None:
        super().__init__(seat, verdict)
        self.character: int = character
        self.space: int = space
        self.refused: int = refused

    def deciders(self, state: Table) -> Seats:
        return BIT[self.seat] if self.space == NONE else NOBODY

    def options(self, state: Table, seat: int) -> list[int]:
        places = [place for place in range(state.box.places) if place != self.refused]
        return [RETURN + self.character * 32 + place for place in places]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        self.space = (action - RETURN) % 32
        self.verdict = ACCEPTED

    def run(self, state: Table, sink: Sink | None) -> None:
        if self.verdict == NONE:
            ask_arbiter(state, ON_RETURN, self.seat)
        elif self.verdict == ACCEPTED:
            state.stack.pop()
            bring_back(state, self.seat, self.character, self.space, sink)
        else:
            self.refused, self.space = self.space, NONE


def begin_return(state: Table, seat: int, action: int) -> None:
    character, place = divmod(action - RETURN, 32)
    state.stack.append(Returning(seat, NONE, character, place, NONE))
    state.stack.append(Payment(seat, RETURN_CARDS, TELL_POWER, character, place, SPRING))
