"""Winter Tales as the kernel sees it."""

from collections.abc import Mapping
from typing import final

from frostfair.games.winter_tales.rules import notation as text
from frostfair.games.winter_tales.rules.components import Box, box_from_file, standard_box
from frostfair.games.winter_tales.rules.hidden import imagine
from frostfair.games.winter_tales.rules.meta import FIRST_KEPT, META, RULES_VERSION, meta_of
from frostfair.games.winter_tales.rules.quest_events import EVENT_KINDS
from frostfair.games.winter_tales.rules.restore import restore
from frostfair.games.winter_tales.rules.scoring import points_of, winning_faction
from frostfair.games.winter_tales.rules.setup import setup
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import END_REASONS, PLAYING
from frostfair.games.winter_tales.rules.view import view
from frostfair.kernel.codec import Written
from frostfair.kernel.flow import Action, State
from frostfair.kernel.game import Game, Meta, Options, Result, View


@final
class WinterTales(Game):
    """The game with one box of components."""

    def __init__(self, box: Box, meta: Meta = META) -> None:
        super().__init__(meta, box.data_hash)
        self.box: Box = box
        self.older: dict[int, WinterTales] = {}

    def by_rules(self, version: int) -> Game:
        if version == self.meta.rules_version or not FIRST_KEPT <= version <= RULES_VERSION:
            return self
        if version not in self.older:
            self.older[version] = WinterTales(self.box, meta_of(version))
        return self.older[version]

    def setup(self, seats: int, options: Options, seed: int) -> State:
        return setup(self.box, seats, options, seed, self.meta.rules_version > FIRST_KEPT)

    def result(self, state: State) -> Result | None:
        """WT-13.6: a faction wins together."""
        assert isinstance(state, Table)
        if state.end == PLAYING:
            return None
        winner = winning_faction(state)
        points = tuple([points_of(state, seat) for seat in range(state.seats)])
        winners = tuple([seat for seat in range(state.seats) if state.faction[seat] == winner])
        return Result(points, winners, END_REASONS[state.end])

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, Table)
        return view(state, seat)

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


def open_box(data: str | None) -> WinterTales:
    """The game with its standard components, or with those of another data file."""
    return WinterTales(standard_box() if data is None else box_from_file(data))
