"""A match: the append-only log of one table, and the state that follows from it.

Every accepted command becomes a record at once: a decision, an undo (which names the version it
returns to) or the end of a turn. Replaying the records gives the same events and digests, always.
"""

from collections.abc import Mapping, Sequence

from frostfair.kernel.bits import BIT
from frostfair.kernel.codec import digest, shorten
from frostfair.kernel.errors import (
    END_TURN_FIRST,
    GAME_OVER,
    NOT_YOUR_DECISION,
    NOTHING_TO_UNDO,
    IllegalAction,
    Malformed,
    StaleCommand,
)
from frostfair.kernel.flow import (
    NOBODY,
    Event,
    Frame,
    Sink,
    State,
    deciders,
    is_decider,
    offers,
    settle,
    step,
)
from frostfair.kernel.game import Game, Options, Result, View
from frostfair.kernel.luck import Luck
from frostfair.kernel.record import ACT, END_TURN, UNDO, News, Record, seen_by, standing


class Setup:
    """What a match starts from: enough to play it again to the last digest."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: Mapping[str, object] | None = None,
        words: Sequence[str] = (),
        asks_end_turn: bool = False,
    ) -> None:
        self.game_id: str = game.meta.id
        self.rules_version: int = game.meta.rules_version
        self.data_hash: str = game.data_hash
        self.seats: int = game.meta.accept_seats(seats)
        self.options: Options = game.meta.accept_options({} if options is None else options)
        self.luck: Luck = Luck(seed, words)
        self.asks_end_turn: bool = asks_end_turn


class _UndoPoint:
    def __init__(self, version: int, seat: int, state: State) -> None:
        self.version: int = version
        self.seat: int = seat
        self.state: State = state


class _Offered:
    """What a seat was last offered: in which state, by which frame, what, and since which version."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.frame: Frame | None = None
        self.actions: list[int] = []
        self.since: int = 0


class Match:
    """One table being played."""

    def __init__(self, game: Game, setup: Setup) -> None:
        game = game.by_rules(setup.rules_version)  # a table keeps the rules it began with
        _refuse_other_rules(game, setup)
        self.game: Game = game
        self.setup: Setup = setup
        self.records: list[Record] = []
        self.state: State = game.setup(setup.seats, setup.options, setup.luck.generator("setup"))
        # A first automatic frame (a secret deal) gets chance of its own, apart from what the set-up shows.
        self.state.rng = setup.luck.for_step(0)
        settle(self.state, None)
        self._undo_points: list[_UndoPoint] = []
        self._ending: int = -1  # the seat that is asked whether its turn is over
        self._offered: list[_Offered] = [_Offered() for _ in range(setup.seats)]
        self._note_offers(-1)

    # --- questions ---

    @property
    def version(self) -> int:
        """How many records there are; also the number of the newest."""
        return len(self.records)

    def deciders(self) -> list[int]:
        """Who is waited for: to choose, or to say that their turn is over."""
        if self._ending >= 0:
            return [self._ending]
        now = deciders(self.state)
        return [seat for seat in range(self.setup.seats) if now & BIT[seat]]

    def offers(self, seat: int) -> list[int]:
        """What the seat may choose now."""
        known = self._offered[seat]
        return known.actions[:] if known.state is self.state else self._list_offers(seat)

    def _list_offers(self, seat: int) -> list[int]:
        if self._ending >= 0:
            return []
        return offers(self.state, seat, self.game.meta.most_choices)

    def may_end_turn(self, seat: int) -> bool:
        return self._ending >= 0 and self._ending == seat

    def may_undo(self, seat: int) -> bool:
        return len(self._undo_points) > 0 and self._undo_points[-1].seat == seat

    def result(self) -> Result | None:
        """None while a seat can still change how it ends."""
        return None if self._ending >= 0 else self.game.result(self.state)

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def written_views(self, seats: Sequence[int | None]) -> list[list[bytes]]:
        return self.game.written_views(self.state, seats)

    def glance(self, seat: int | None) -> View:
        return self.game.glance(self.state, seat)

    def imagine(self, seat: int, seed: int) -> State:
        return self.game.imagine(self.state, seat, seed)

    def offered_since(self, seat: int) -> int:
        """The version since which this seat's offers stand: an answer to an older one is stale."""
        return self._offered[seat].since

    def news(self, seat: int | None, since: int) -> list[News]:
        """All that happened after version `since`, as this seat (None: a spectator) may know it."""
        if not 0 <= since <= self.version:
            raise Malformed(f"no version {since}: the newest is {self.version}")
        return [News(r.version, self.seen_by(seat, r)) for r in self.records[since:]]

    def standing(self) -> list[Record]:
        """The records that still count."""
        return standing(self.records)

    def seen_by(self, seat: int | None, record: Record) -> tuple[Event, ...]:
        """What happened then, as this seat (None: a spectator) may know it."""
        return seen_by(seat, record.events)

    def digest(self) -> str:
        """Of the true state: never shown outside before the match is over (see Luck.seal)."""
        return digest(self.state.pack())

    # --- commands ---

    def submit(self, seat: int, action: int, at: int | None = None) -> Record:
        """A decision. `at` is the version it answers; stale only if this seat's own offers were replaced."""
        self._refuse_unless_deciding(seat)
        self._refuse_if_stale(seat, at)
        if action not in self.offers(seat):
            refusal = self.state.stack[-1].why_not(self.state, seat, action)
            raise IllegalAction(refusal.rule, refusal.reason)
        before = self.state.copy()
        alone = deciders(before) == BIT[seat]
        sink = Sink()
        self.state.rng = self.setup.luck.for_step(self.version + 1)
        try:
            step(self.state, seat, action, sink)
        except BaseException:
            self.state = before  # a bug must not cost the table its state
            raise
        if alone:
            self._undo_points.append(_UndoPoint(self.version, seat, before))
        if not alone or any(event.lifts_veil() for event in sink.events):
            self._undo_points.clear()
        if deciders(self.state) != BIT[seat]:
            self._pass_on(seat)
        return self._record(seat, ACT, action, tuple(sink.events))

    def undo(self, seat: int, to: int | None = None) -> Record:
        """Take back the last decision, or all down to version `to`."""
        if not self.may_undo(seat):
            raise IllegalAction(NOTHING_TO_UNDO, "nothing-to-undo")
        point = self._undo_points[-1]
        if to is not None:
            reached = [p for p in self._undo_points if p.version == to]
            if not reached:
                raise IllegalAction(NOTHING_TO_UNDO, "undo-too-far")
            point = reached[0]
        self._undo_points = [p for p in self._undo_points if p.version < point.version]
        self._ending = -1
        self.state = point.state
        return self._record(seat, UNDO, point.version, ())

    def undo_agreed(self, seat: int, to: int) -> Record:
        """Back to any version, whatever was revealed or decided since: all whom it concerns have agreed."""
        if not 0 <= to < self.version:
            raise Malformed(f"no way back to version {to}: the newest is {self.version}")
        past = replay(self.game, self.setup, self.records[:to])
        self.state = past.state
        self._ending = past._ending
        self._undo_points = past._undo_points
        return self._record(seat, UNDO, to, (), agreed=True)

    def end_turn(self, seat: int) -> Record:
        """Say that the turn is over: what was decided can't be taken back any more."""
        if not self.may_end_turn(seat):
            raise IllegalAction(NOT_YOUR_DECISION, "no-turn-to-end")
        self._ending = -1
        self._undo_points.clear()
        return self._record(seat, END_TURN, 0, ())

    # --- replay ---

    def apply(self, record: Record) -> None:
        """Do again what a record says, and insist on the same events and the same digest."""
        if record.version != self.version + 1:
            raise Malformed(f"record {record.version} follows {self.version}")
        done = self._redo(record)
        if _packed(done.events) != _packed(record.events):
            raise Malformed(f"record {record.version}: other events than written")
        if done.digest != record.digest:
            raise Malformed(f"record {record.version}: another state digest than written")

    def _redo(self, record: Record) -> Record:
        try:
            if record.deed == ACT:
                return self.submit(record.seat, record.value)
            if record.deed == UNDO and record.agreed:
                return self.undo_agreed(record.seat, record.value)
            if record.deed == UNDO:
                return self.undo(record.seat, record.value)
            if record.deed == END_TURN:
                return self.end_turn(record.seat)
        except IllegalAction as error:
            raise Malformed(f"record {record.version}: {error}") from None
        raise Malformed(f"record {record.version}: unknown deed {shorten(record.deed)}")

    # --- inside ---

    def _refuse_unless_deciding(self, seat: int) -> None:
        if self._ending >= 0:
            raise IllegalAction(END_TURN_FIRST, "end-turn-first")
        if deciders(self.state) == NOBODY:
            raise IllegalAction(GAME_OVER, "game-over")
        if not is_decider(self.state, seat):
            raise IllegalAction(NOT_YOUR_DECISION, "not-your-decision")

    def _refuse_if_stale(self, seat: int, at: int | None) -> None:
        if at is None:
            return
        if not 0 <= at <= self.version:
            raise Malformed(f"no version {at}: the newest is {self.version}")
        since = self._offered[seat].since
        if at < since:
            raise StaleCommand(f"answers version {at}, but the choices changed at version {since}")

    def _pass_on(self, seat: int) -> None:
        if self.setup.asks_end_turn and self._undo_points:
            self._ending = seat
        else:
            self._undo_points.clear()

    def _record(
        self, seat: int, deed: str, value: int, events: tuple[Event, ...], agreed: bool = False
    ) -> Record:
        record = Record(self.version + 1, seat, deed, value, events, self.digest(), agreed)
        self.records.append(record)
        self._note_offers(seat)
        return record

    def _note_offers(self, actor: int) -> None:
        top = self.state.stack[-1] if self.state.stack else None
        for seat in range(self.setup.seats):
            known = self._offered[seat]
            actions = self._list_offers(seat)
            if seat == actor or known.frame is not top or known.actions != actions:
                known.since = self.version
            known.state = self.state
            known.frame = top
            known.actions = actions


def replay(game: Game, setup: Setup, records: Sequence[Record]) -> Match:
    """The match that these records tell, every digest checked."""
    match = Match(game, setup)
    for record in records:
        match.apply(record)
    return match


def resume(
    game: Game, setup: Setup, records: Sequence[Record], state: State, offered_since: Sequence[int]
) -> Match:
    """The match after these records from a state that was kept, so that nothing is replayed.

    Kept states must come from a moment when no seat could undo: what could be taken back isn't in them.
    """
    match = Match(game, setup)
    match.records = list(records)
    match.state = state
    if match.version == 0 or match.digest() != match.records[-1].digest:
        raise Malformed(f"the kept state is not that of record {match.version}")
    if len(offered_since) != setup.seats or not all(0 <= v <= match.version for v in offered_since):
        raise Malformed("the kept state doesn't say since when offers stand")
    match._note_offers(-1)
    for seat in range(setup.seats):
        match._offered[seat].since = offered_since[seat]
    return match


def _packed(events: Sequence[Event]) -> list[list[object]]:
    return [event.pack() for event in events]


def _refuse_other_rules(game: Game, setup: Setup) -> None:
    if setup.game_id != game.meta.id:
        raise Malformed(f"this is a match of {setup.game_id}, not of {game.meta.id}")
    if setup.rules_version != game.meta.rules_version:
        raise Malformed(
            f"{setup.game_id} was played by rules version {setup.rules_version}, "
            f"this is version {game.meta.rules_version}"
        )
    if setup.data_hash != game.data_hash:
        raise Malformed(
            f"{setup.game_id} was played with component data {setup.data_hash[:12]}, "
            f"this is {game.data_hash[:12]}"
        )
