"""Winter Queen as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import final

from frostfair.games.winter_queen.rules import notation as text
from frostfair.games.winter_queen.rules.components import Box, box_from_file, standard_box
from frostfair.games.winter_queen.rules.events import EVENT_KINDS
from frostfair.games.winter_queen.rules.hidden import imagine
from frostfair.games.winter_queen.rules.meta import META
from frostfair.games.winter_queen.rules.restore import restore
from frostfair.games.winter_queen.rules.setup import setup
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import END_REASONS, PLAYING
from frostfair.games.winter_queen.rules.view import glance, view
from frostfair.games.winter_queen.rules.writing import written_views
from frostfair.kernel.codec import Written
from frostfair.kernel.flow import Action, State
from frostfair.kernel.game import Game, Options, Result, View


@final
class WinterQueen(Game):
    """The game with one box of components."""

    def __init__(self, box: Box) -> None:
        super().__init__(META, box.data_hash)
        self.box: Box = box

    def setup(self, seats: int, options: Options, seed: int) -> State:
        return setup(self.box, seats, options, seed)

    def result(self, state: State) -> Result | None:
        assert isinstance(state, Table)
        if state.end == PLAYING:
            return None
        points = tuple(state.points)
        winners = tuple([seat for seat in range(state.seats) if points[seat] == max(points)])  # WQ-7.10
        return Result(points, winners, END_REASONS[state.end])

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, Table)
        return view(state, seat)

    def written_views(self, state: State, seats: Sequence[int | None]) -> list[list[bytes]]:
        assert isinstance(state, Table)
        return written_views(state, seats)

    def glance(self, state: State, seat: int | None) -> View:
        assert isinstance(state, Table)
        return glance(state)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, Table)
        return imagine(state, seat, seed)

    def notation(self, action: Action) -> str:
        return text.notation(self.box, action)

    def parse(self, written: str) -> Action:
        return text.parse(self.box, written)

    def describe(self, action: Action) -> dict[str, object]:
        return text.describe(self.box, action)

    def understand(self, described: Mapping[str, object]) -> Action:
        return text.understand(self.box, described)

    def restore(self, packed: Mapping[str, object]) -> State:
        return restore(self.box, packed)

    def event_kinds(self) -> dict[str, type[Written]]:
        return EVENT_KINDS


def open_box(data: str | None) -> WinterQueen:
    """The game with its standard components, or with those of another data file."""
    return WinterQueen(standard_box() if data is None else box_from_file(data))
