"""What every game promises the kernel. Tests and the fuzzer play matches through `Inspector`.

Each promise is one small method; a broken one raises BrokenContract and says which.
"""

from frostfair.kernel.codec import digest, from_json, to_json
from frostfair.kernel.errors import BrokenContract, FrostfairError, IllegalAction
from frostfair.kernel.flow import Event, Sink, State, deciders, offers, step
from frostfair.kernel.game import Game
from frostfair.kernel.luck import advanced, drawn, seeded
from frostfair.kernel.match import Match, Setup, replay
from frostfair.kernel.record import Record


class Inspector:
    """Plays one match at random and checks every promise on the way.

    `thorough` says how often the dear checks are made: at every n-th record, and the replay after the end if
    it is one.
    """

    def __init__(self, match: Match, seed: int, thorough: int = 1) -> None:
        self.match: Match = match
        self.game: Game = match.game
        self.thorough: int = thorough
        self._rng: int = seeded(seed)  # of the inspector: what it plays never depends on the match's chance

    def play(self, most_records: int) -> None:
        """To the end, or until so many records are made: then no game could still be going on."""
        self.check_position()
        while self.match.result() is None:
            if self.match.version >= most_records:
                raise BrokenContract(f"no end after {most_records} records")
            self.play_on()
        self.check_end()

    def play_on(self) -> None:
        """One random command, and every promise after it."""
        match = self.match
        waiting = match.deciders()
        require(len(waiting) > 0, "no seat can act and there is no result")
        seat = waiting[self.below(len(waiting))]
        if match.may_undo(seat) and self.below(8) == 0:
            self.undo(seat)
        elif match.may_end_turn(seat):
            match.end_turn(seat)
        else:
            offered = match.offers(seat)
            require(len(offered) > 0, f"seat {seat} must choose and has nothing to choose from")
            self.act(seat, offered[self.below(len(offered))])
        self.check_position()

    def below(self, n: int) -> int:
        self._rng = advanced(self._rng)
        return drawn(self._rng, n)

    # --- commands, with what they promise ---

    def act(self, seat: int, action: int) -> None:
        match = self.match
        alone = match.deciders() == [seat]
        if match.version % self.thorough == 0:
            self.check_step_on_a_copy(seat, action)
            self.check_secrecy_of_step(seat, action)
            self.check_refusals(seat)
        record = match.submit(seat, action)
        self.check_undo_barrier(seat, alone, record)

    def undo(self, seat: int) -> None:
        match = self.match
        wanted = [r.digest for r in match.records]
        record = match.undo(seat)
        if record.value > 0:
            require(record.digest == wanted[record.value - 1], "undo gives another state than there was")

    # --- promises ---

    def check_position(self) -> None:
        match = self.match
        self.match.state.check()
        waiting = match.deciders()
        for seat in range(match.setup.seats):
            if seat not in waiting:
                require(match.offers(seat) == [], f"seat {seat} is offered something and isn't to decide")
        if match.version % self.thorough:
            return
        self.check_writing()
        self.check_written_views()
        self.check_actions(waiting)
        self.check_secrecy()

    def check_writing(self) -> None:
        """pack -> JSON -> restore -> pack is an identity, and so is a copy."""
        state = self.match.state
        packed = state.pack()
        written = from_json(to_json(packed))
        assert isinstance(written, dict)
        require(self.game.restore(written).pack() == packed, "restore(pack) differs")
        require(state.copy().pack() == packed, "copy differs")

    def check_written_views(self) -> None:
        """Views that are written down at once are the views, and a glance is a part of one."""
        match = self.match
        seats: list[int | None] = [*range(match.setup.seats), None]
        written = match.written_views(seats)
        for i, seat in enumerate(seats):
            view = match.view(seat)
            require(
                from_json(b"".join(written[i]).decode()) == from_json(to_json(view)),
                f"the written view of seat {seat} differs",
            )
            for name, value in match.glance(seat).items():
                require(to_json(view[name]) == to_json(value), f"seat {seat} glances at another {name}")

    def check_actions(self, waiting: list[int]) -> None:
        """Every action is one number, one text and one structure, each the inverse of the others."""
        game, most = self.game, self.game.meta.most_choices
        for seat in waiting:
            offered = self.match.offers(seat)
            listed = [] if self.match.may_end_turn(seat) else offers(self.match.state, seat, most)
            require(offered == listed, f"seat {seat} is offered what the state doesn't offer")
            require(len(set(offered)) == len(offered), f"seat {seat} is offered the same action twice")
            require(len(offered) <= most, "more choices than the game says")
            for action in offered:
                require(game.parse(game.notation(action)) == action, f"notation of {action} differs")
                structure = from_json(to_json(game.describe(action)))
                assert isinstance(structure, dict)
                require(game.understand(structure) == action, f"structure of {action} differs")

    def check_secrecy(self) -> None:
        """Reshuffling what a seat can't know changes nothing that the seat can see."""
        match, game = self.match, self.game
        for seat in range(match.setup.seats):
            other = game.imagine(match.state, seat, self.below(1 << 29))
            other.check()
            require(other is not match.state, "imagine gives the true state away")
            require(
                to_json(game.view(other, seat)) == to_json(match.view(seat)), f"seat {seat} sees a secret"
            )
            most = game.meta.most_choices
            require(
                offers(other, seat, most) == offers(match.state, seat, most),
                f"offers tell seat {seat} a secret",
            )

    def check_secrecy_of_step(self, actor: int, action: int) -> None:
        """What others hear of a deed doesn't depend on what they can't know, unless it lifts the veil."""
        match = self.match
        told = self._told(match.state.copy(), actor, action)
        if any(event.lifts_veil() for event in told):
            return
        for seat in range(match.setup.seats):
            if seat == actor:
                continue
            imagined = self.game.imagine(match.state, seat, self.below(1 << 29))
            if action not in offers(imagined, actor, self.game.meta.most_choices):
                continue  # the deed itself is part of the secret
            there = self._told(imagined, actor, action)
            if any(event.lifts_veil() for event in there):
                continue
            require(_seen(there, seat) == _seen(told, seat), f"an event tells seat {seat} a secret")

    def _told(self, state: State, actor: int, action: int) -> list[Event]:
        sink = Sink()
        step(state, actor, action, sink)
        return sink.events

    def check_step_on_a_copy(self, seat: int, action: int) -> None:
        """Stepping a copy leaves the original alone, and a sink changes nothing but who hears of it."""
        state = self.match.state
        before = digest(state.pack())
        one, two = state.copy(), state.copy()
        step(one, seat, action, None)
        step(two, seat, action, Sink())
        require(digest(state.pack()) == before, "stepping a copy changes the original")
        require(digest(one.pack()) == digest(two.pack()), "the sink changes what happens")
        require(one.rng == two.rng, "the sink changes the chance")

    def check_refusals(self, seat: int) -> None:
        """What isn't offered is refused with a rule of this game, and nothing changes."""
        match = self.match
        offered = match.offers(seat)
        before = match.digest()
        for _ in range(3):
            action = self.below(1024) - 8
            if action in offered:
                continue
            try:
                match.submit(seat, action)
            except IllegalAction as refusal:
                known = refusal.rule.startswith((f"{self.game.meta.prefix}-", "K-"))
                require(known and refusal.reason != "", f"refusal of {action} names no rule")
            else:
                raise BrokenContract(f"{action} isn't offered and was accepted")
        require(match.digest() == before, "a refusal changes the state")

    def check_undo_barrier(self, seat: int, alone: bool, record: Record) -> None:
        """Undo never crosses a change of decider or a revelation."""
        match = self.match
        if not alone or any(event.lifts_veil() for event in record.events):
            require(not match.may_undo(seat), "a revelation can be undone")
        for other in range(match.setup.seats):
            require(other == seat or not match.may_undo(other), "another seat can undo it")
        if match.deciders() != [seat]:
            require(not match.may_undo(seat), "undo crosses a change of decider")

    def check_end(self) -> None:
        """No seat decides any more, and replaying the log gives the same game."""
        match = self.match
        result = match.result()
        assert result is not None
        require(deciders(match.state) == 0, "a seat still decides after the end")
        require(len(result.points) == match.setup.seats, "points for other seats than there are")
        require(len(result.winners) > 0, "no seat won")
        if match.version % self.thorough == 0:
            self.check_replay()

    def check_replay(self) -> None:
        """The same set-up and commands give the same events and digests."""
        match = self.match
        again = replay(self.game, match.setup, match.records)
        require(again.digest() == match.digest(), "a replay ends in another state")
        require([r.digest for r in again.records] == [r.digest for r in match.records], "a replay differs")


def require(holds: bool, promise: str) -> None:
    if not holds:
        raise BrokenContract(promise)


def inspected(game: Game, setup: Setup, seed: int, most_records: int, thorough: int = 1) -> Inspector:
    """One whole match under inspection. The inspector is given back with what was played so far in its match;
    a fault is raised with the match attached (see Fault)."""
    inspector = Inspector(Match(game, setup), seed, thorough)
    try:
        inspector.play(most_records)
    except Exception as error:  # whatever it is, the match that led to it must not be lost
        raise Fault(inspector.match, error) from error
    return inspector


class Fault(FrostfairError):
    """A promise was broken: the match as far as it got, and what was wrong."""

    def __init__(self, match: Match, error: Exception) -> None:
        super().__init__(f"record {match.version + 1}: {type(error).__name__}: {error}")
        self.match: Match = match


def _seen(events: list[Event], seat: int) -> list[object]:
    cut = [event.seen_by(seat) for event in events]
    return [None if event is None else event.pack() for event in cut]
