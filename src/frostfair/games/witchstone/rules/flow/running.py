"""The running action kind (chapter 10): what the frames of all six kinds share.

Each source opens a frame of a kind with a number of actions. A frame closes when its actions are spent or
waived and what it gained is used or waived; then the frame below goes on:

    [Turn, Witches 2 left]                       a witch takes a crystal token …
    [Turn, Witches 1 left, Crystals 1 left]      … and the token is used
    [Turn, Witches 1 left]                       the crystal was moved
"""

from typing import Final

from frostfair.games.witchstone.rules.actions import (
    BEGIN,
    DONE,
    DRAW,
    REACH,
    USE_DOUBLE,
    USE_SINGLE,
    USE_TOKEN,
)
from frostfair.games.witchstone.rules.effects import turn_token, use_boost
from frostfair.games.witchstone.rules.events import ActionsGained, ActionsLost
from frostfair.games.witchstone.rules.flow.listing import list_tokens
from frostfair.games.witchstone.rules.flow.removal import Removal, list_reach, why_not_reach
from frostfair.games.witchstone.rules.heaps import ONE, count
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BLACK_TOKEN_ACTIONS,
    BY_TOKEN,
    SCROLL,
    TOKEN_ACTIONS,
    WAND,
    Heap,
    Kind,
    Token,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.fast import i64, vec
from frostfair.kernel.flow import NOBODY, Action, Frame, Refusal, Seat, Seats, Sink

BY_BLACK: Final[i64] = 6  # a held token + 6: the black crystal brought it (WS-7.4)


class Running(Frame):
    """So many actions of one kind, and the magic tokens gained meanwhile (WS-5.8)."""

    def __init__(self, seat: Seat, left: i64, origin: i64, tokens: Heap) -> None:
        self.seat: Seat = seat
        self.left: i64 = left  # actions
        self.origin: i64 = origin  # what opened it: a cause and which (terms.BY_…)
        self.tokens: Heap = tokens  # to be used or waived: kind, or kind + BY_BLACK

    # --- what each kind says of itself ---

    def symbol(self) -> Kind:
        raise NotImplementedError

    def opened(self, seat: Seat, left: i64, origin: i64) -> "Running":
        """A new frame of the same kind."""
        raise NotImplementedError

    def can_go_on(self, state: Table) -> bool:
        """Whether this kind has any actions for the seat at all, boosts aside."""
        raise NotImplementedError

    def must_decide(self) -> bool:
        """Whether something was gained that can't be waived (WS-6.5, WS-7.5)."""
        return False

    def boosts_help(self, state: Table) -> bool:
        """Whether more actions would be of any use."""
        return True

    def list_own(self, state: Table, out: vec[i64]) -> i64:
        """Write what only this kind offers; how many there are."""
        raise NotImplementedError

    def do(self, state: Table, action: Action, sink: Sink | None) -> None:
        raise NotImplementedError

    def why_not_own(self, state: Table, action: Action) -> Refusal:
        raise NotImplementedError

    # --- the frame ---

    def deciders(self, state: Table) -> Seats:
        return BIT[self.seat] if self.is_open(state) else NOBODY

    def is_open(self, state: Table) -> bool:
        if self.tokens != 0 or self.must_decide():
            return True
        # WS-9.5: a boost may still follow the last action.
        return self.can_go_on(state) and (self.left > 0 or self.boosts(state) != 0)

    def choices(self, state: Table, seat: Seat, out: vec[i64]) -> i64:
        n = self.list_own(state, out)
        n = list_tokens(self.tokens, out, n)
        n = self.list_boosts(state, out, n)
        n = list_reach(state, seat, out, n)
        if not self.must_decide():
            out[n] = DONE  # WS-3.6
            n += 1
        return n

    def take(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == DONE:
            self.close(state, sink)
        elif action == REACH:
            state.stack.append(Removal(seat))
        elif action == USE_DOUBLE:
            self.boost(state, state.box.scrolls.double_boosts[self.symbol()], 2, sink)
        elif action == USE_SINGLE:
            self.boost(state, state.box.scrolls.single_boosts, 1, sink)
        elif USE_TOKEN <= action < USE_TOKEN + 12:
            self.use_token(state, action - USE_TOKEN, sink)
        else:
            self.do(state, action, sink)

    def run(self, state: Table, sink: Sink | None) -> None:
        """Nothing can be done any more."""
        self.close(state, sink)

    def close(self, state: Table, sink: Sink | None) -> None:
        state.stack.pop()
        if sink is None:
            return
        for held in range(12):
            for _ in range(count(self.tokens, held)):
                turn_token(self.seat, held % 6, 0, sink)
        if self.left > 0:
            sink.add(ActionsLost(self.seat, self.symbol(), self.left))

    # --- boosts (WS-9.5, WS-10.2) and tokens (WS-5.8) ---

    def boosts(self, state: Table) -> i64:
        """The seat's boosts that would help now, as a set."""
        found = state.boosts(self.seat, self.symbol())
        if found == 0 or not self.can_go_on(state) or not self.boosts_help(state):
            return 0
        return found

    def list_boosts(self, state: Table, out: vec[i64], n: i64) -> i64:
        found = self.boosts(state)
        if found & ~state.box.scrolls.single_boosts != 0:
            out[n] = USE_DOUBLE
            n += 1
        if found & state.box.scrolls.single_boosts != 0:
            out[n] = USE_SINGLE
            n += 1
        return n

    def boost(self, state: Table, boosts: i64, actions: i64, sink: Sink | None) -> None:
        self.left += actions
        use_boost(state, self.seat, boosts, self.symbol(), actions, sink)

    def hold_token(self, token: Token, by_black: bool) -> None:
        self.tokens += ONE[token + BY_BLACK if by_black else token]

    def use_token(self, state: Table, held: i64, sink: Sink | None) -> None:
        self.tokens -= ONE[held]
        kind = held if held < BY_BLACK else held - BY_BLACK
        actions = TOKEN_ACTIONS if held < BY_BLACK else BLACK_TOKEN_ACTIONS
        turn_token(self.seat, kind, actions, sink)
        gain(state, self.seat, kind, actions, BY_TOKEN + kind, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if action in (USE_DOUBLE, USE_SINGLE):
            return self.why_not_boost(state, action)
        if USE_TOKEN <= action < USE_TOKEN + 12:
            return Refusal("WS-5.8", "no-such-token")
        if action == REACH:
            return why_not_reach(state)
        if action == DRAW or BEGIN <= action < BEGIN + 6:
            return Refusal("WS-3.2", "finish-the-kind-first")
        return self.why_not_own(state, action)

    def why_not_boost(self, state: Table, action: Action) -> Refusal:
        kind, scrolls = self.symbol(), state.box.scrolls
        wanted = scrolls.single_boosts if action == USE_SINGLE else scrolls.double_boosts[kind]
        if state.boosts(self.seat, kind) & wanted == 0:
            return Refusal("WS-9.5", "no-such-boost")
        return Refusal("WS-9.5", "nothing-to-strengthen")


# One closed frame of each kind, in the order of terms.KINDS: new ones are opened after these.
# flow/frames.py fills it, so that a frame can open any other without knowing its module.
MODELS: Final[list[Running]] = []


def gain(state: Table, seat: Seat, kind: Kind, actions: i64, origin: i64, sink: Sink | None) -> None:
    """Actions to be carried out next: added to the running frame of the same kind, else in a new one.

    WS-10.3: wand and scroll actions are never added up, and only the topmost frame can be joined.
    """
    top = state.stack[-1]
    joins = isinstance(top, Running) and kind != WAND and kind != SCROLL and top.symbol() == kind
    if sink is not None:
        sink.add(ActionsGained(seat, kind, actions, origin, joins))
    if joins and isinstance(top, Running):
        top.left += actions
    else:
        state.stack.append(MODELS[kind].opened(seat, actions, origin))
