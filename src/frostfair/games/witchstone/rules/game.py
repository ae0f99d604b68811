"""Witchstone as the kernel sees it."""

from collections.abc import Mapping
from typing import final

from frostfair.games.witchstone.rules.board_events import EVENT_KINDS
from frostfair.games.witchstone.rules.components import Box, box_from_file, standard_box
from frostfair.games.witchstone.rules.ending import winners
from frostfair.games.witchstone.rules.hidden import imagine
from frostfair.games.witchstone.rules.meta import META
from frostfair.games.witchstone.rules.notation import Notation
from frostfair.games.witchstone.rules.restore import restore
from frostfair.games.witchstone.rules.setup import setup
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import END_REASONS, PLAYING
from frostfair.games.witchstone.rules.view import view
from frostfair.kernel.codec import Written
from frostfair.kernel.flow import Action, State
from frostfair.kernel.game import Game, Options, Result, View


@final
class Witchstone(Game):
    """The game with one box of components."""

    def __init__(self, box: Box) -> None:
        super().__init__(META, box.data_hash)
        self.box: Box = box
        self.text: Notation = Notation(box)

    def setup(self, seats: int, options: Options, seed: int) -> State:
        return setup(self.box, seats, options, seed)

    def result(self, state: State) -> Result | None:
        assert isinstance(state, Table)
        if state.end == PLAYING:
            return None
        points = tuple([int(p.points) for p in state.players])
        return Result(points, tuple(winners(state)), END_REASONS[state.end])

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, Table)
        return view(state, seat)

    def imagine(self, state: State, seat: int, seed: int) -> State:
        assert isinstance(state, Table)
        return imagine(state, seat, seed)

    def notation(self, action: Action) -> str:
        return self.text.notation(action)

    def parse(self, written: str) -> Action:
        return self.text.parse(written)

    def describe(self, action: Action) -> dict[str, object]:
        return self.text.describe(action)

    def understand(self, described: Mapping[str, object]) -> Action:
        return self.text.understand(described)

    def restore(self, packed: Mapping[str, object]) -> State:
        return restore(self.box, packed)

    def event_kinds(self) -> dict[str, type[Written]]:
        return EVENT_KINDS


def open_box(data: str | None) -> Witchstone:
    """The game with its standard components, or with those of another data file."""
    return Witchstone(standard_box() if data is None else box_from_file(data))
