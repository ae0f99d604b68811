"""A table for tests: set up plainly, arranged by hand, and played by the actions' texts."""

from frostfair.games.installed import game
from frostfair.games.witchstone.rules.board_effects import (
    choose_tower,
    lay_special,
    place_energy,
    take_special,
)
from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.effects import place_tile
from frostfair.games.witchstone.rules.flow.running import gain
from frostfair.games.witchstone.rules.flow.turn import CHOOSING, SECOND_KIND, Turn
from frostfair.games.witchstone.rules.game import Witchstone
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.owed import owed
from frostfair.games.witchstone.rules.player import Player
from frostfair.games.witchstone.rules.scoring import group_size
from frostfair.games.witchstone.rules.state import USED, Table
from frostfair.games.witchstone.rules.terms import KINDS, NONE, SCROLL_KINDS, TILES, TOKENS
from frostfair.kernel.bits import BIT, first, members_of
from frostfair.kernel.flow import Event, Sink, deciders, offers, settle, step
from frostfair.kernel.hexgrid import DIRECTION_NAMES

GAME = game("witchstone")
assert isinstance(GAME, Witchstone)
WITCHSTONE: Witchstone = GAME
BOX: Box = WITCHSTONE.box
TILE_NAMES = [tile_name(tile) for tile in range(15)]


class Play:
    """Seat 0 is to move in round 1; seat i has the tower Ti, and nobody has used a token."""

    def __init__(
        self, seats: int = 2, seed: int = 1, game: Witchstone = WITCHSTONE, **options: object
    ) -> None:
        given = game.meta.accept_options({"first": 1, **options})
        table = game.setup(seats, given, seed)
        assert isinstance(table, Table)
        settle(table, None)
        self.game: Witchstone = game
        self.table: Table = table
        self.told: list[Event] = []
        for seat in range(seats):
            tower = self.location(f"T{seat}")
            choose_tower(table, seat, tower, None)
            table.token_at[tower] = NONE
            table.players[seat].tokens += 1
        table.round = 1
        self.turn: Turn = Turn(0, CHOOSING, NONE, NONE, NONE, NONE)
        table.stack[:] = [self.turn]

    # --- names ---

    def location(self, name: str) -> int:
        return self.game.box.ball.location_names.index(name)

    def connection(self, name: str) -> int:
        return self.game.box.ball.connection_names.index(name)

    def hex(self, name: str) -> int:
        return self.game.box.cauldron.hex_names.index(name)

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    @property
    def points(self) -> int:
        return self.table.players[0].points

    # --- arranging ---

    def owes(self, kind: str, actions: int) -> "Play":
        """Seat 0 has so many actions of a kind, as the second kind of its turn."""
        self.turn.stage = SECOND_KIND
        self.turn.tile = TILES.index((0, 1))
        gain(self.table, 0, KINDS.index(kind), actions, 0, None)
        settle(self.table, None)
        return self

    def joins(self, seat: int, *connections: str) -> "Play":
        """The seat has completed these connections, each from where the last ended or from its tower."""
        for name in connections:
            link = self.connection(name)
            for _ in range(self.game.box.ball.length[link]):
                place_energy(self.table, seat, link, None)
        return self

    def lies(self, tile: str, at: str, direction: str, seat: int = 0) -> "Play":
        """A spell tile in the seat's cauldron, its first symbol on `at`."""
        p, i, start = self.table.players[seat], TILE_NAMES.index(tile), self.hex(at)
        other = self.game.box.cauldron.neighbour[6 * start + DIRECTION_NAMES.index(direction)]
        p.unseen &= ~BIT[i]
        if not p.hand & BIT[i]:
            p.to_draw -= 1
        p.hand |= BIT[i]
        place_tile(self.table, seat, i, start, other, None)
        return self

    def no_crystals(self, *hexes: str, seat: int = 0) -> "Play":
        """These hexes' crystals (all without names) lie aside, for nothing."""
        p = self.table.players[seat]
        for at in [self.hex(name) for name in hexes] or members_of(self.table.crystal_hexes(seat)):
            if p.black == at:
                p.black = 56
            else:
                p.crystals ^= BIT[at]
                p.aside += 1
        return self

    def has_tiles(self, *tiles: str, seat: int = 0) -> "Play":
        p = self.table.players[seat]
        p.unseen |= p.hand
        p.hand = 0
        for name in tiles:
            p.hand |= BIT[TILE_NAMES.index(name)]
        p.unseen &= ~p.hand
        return self

    def has_special(self, special: str, at: str | None = None, seat: int = 0) -> "Play":
        """The seat gained a special tile: used, or laid on a hex."""
        i = TILE_NAMES.index(special)
        self.turns_up(special)
        take_special(self.table, seat, list(self.table.dark).index(i), None)
        if at is None:
            self.table.special_at[i] = seat << 6 | USED
        else:
            lay_special(self.table, seat, i, self.hex(at), None)
        return self

    def turns_up(self, special: str, dark: int = 0) -> "Play":
        """This special tile lies on a dark space."""
        i, table = TILE_NAMES.index(special), self.table
        if i not in list(table.dark):
            table.special_stack ^= BIT[i]
            if table.dark[dark] != NONE:
                table.special_stack |= BIT[table.dark[dark]]
            table.dark[dark] = i
        elif table.dark[dark] != i:
            there = list(table.dark).index(i)
            table.dark[there], table.dark[dark] = table.dark[dark], table.dark[there]
        return self

    def scroll(self, kind: str, *about: str) -> int:
        """A scroll of this kind that nobody has yet."""
        for scroll in range(40):
            if any(p.scrolls & BIT[scroll] for p in self.table.players):
                continue
            words = [int(w) for w in list(self.game.box.scrolls.scroll_about)[3 * scroll : 3 * scroll + 3]]
            wanted = [KINDS.index(w) if w in KINDS else _place(w) for w in about]
            found = SCROLL_KINDS[self.game.box.scrolls.kind[scroll]]
            if found == kind and words[: len(wanted)] == wanted:
                return scroll
        raise LookupError(kind)

    def gains(self, kind: str, *about: str, seat: int = 0) -> int:
        """The seat has gained such a scroll."""
        scroll = self.scroll(kind, *about)
        table = self.table
        if scroll in list(table.open):
            place = list(table.open).index(scroll)
            table.open[place] = first(table.deck)
            table.deck &= table.deck - 1
        else:
            table.deck ^= BIT[scroll]
        table.players[seat].scrolls |= BIT[scroll]
        return scroll

    def token_lies(self, token: str, *locations: str) -> "Play":
        """This token lies on each of the locations; what was there goes where it came from."""
        wanted, table = TOKENS.index(token), self.table
        places = [self.location(name) for name in locations]
        for at in places:
            other = next((i for i in range(17) if table.token_at[i] == wanted and i not in places), None)
            if table.token_at[at] == wanted:
                continue
            if other is None:
                table.shelf_tokens += (1 << 4 * table.token_at[at]) - (1 << 4 * wanted)
                table.token_at[at] = wanted
            else:
                table.token_at[at], table.token_at[other] = table.token_at[other], table.token_at[at]
        return self

    def under_shelves(self, *tokens: str) -> "Play":
        """Exactly these tokens lie under the shelves; the others went to seat 1."""
        table, wanted = self.table, [TOKENS.index(token) for token in tokens]
        lay = [token for token in range(7) for _ in range(table.shelf_tokens >> 4 * token & 15)]
        for token in wanted:
            if token in lay:
                lay.remove(token)
            else:  # from a location, in exchange for one that lay here
                table.token_at[list(table.token_at).index(token)] = lay.pop()
        table.shelf_tokens = sum([1 << 4 * token for token in wanted])
        table.players[1].tokens += len(lay)
        return self

    def on_wand(self, *spaces: int) -> "Play":
        for seat, space in enumerate(spaces):
            self.table.players[seat].wand = space
        return self

    # --- playing ---

    @property
    def seat(self) -> int:
        return first(deciders(self.table))

    def can(self) -> list[str]:
        """The texts of all that may be chosen now."""
        return [self.game.notation(action) for action in offers(self.table, self.seat, 400)]

    def do(self, *texts: str) -> "Play":
        """Each action in turn; `told` is what the last one told."""
        for text in texts:
            action = self.game.parse(text)
            assert action in offers(self.table, self.seat, 400), f"{text} is not among {self.can()}"
            sink = Sink()
            step(self.table, self.seat, action, sink)
            self.told = sink.events
            self.table.check()
        return self

    def refuses(self, text: str) -> str:
        """The rule and reason that stand in the way."""
        action = self.game.parse(text)
        assert action not in offers(self.table, self.seat, 400), f"{text} is allowed"
        refusal = self.table.stack[-1].why_not(self.table, self.seat, action)
        return f"{refusal.rule} {refusal.reason}"

    def owed(self) -> list[str]:
        return [f"{entry.kind} {entry.left}" for entry in owed(self.table)]

    def tells(self, kind: str) -> list[list[object]]:
        """The last events of a kind, packed."""
        return [event.pack()[1:] for event in self.told if event.kind == kind]

    def scored(self) -> dict[str, int]:
        """Points of the last step by source."""
        found: dict[str, int] = {}
        for event in self.tells("points-scored"):
            assert isinstance(event[2], int)
            found[str(event[4])] = found.get(str(event[4]), 0) + event[2]
        return found

    def group(self, kind: str, at: str, seat: int = 0) -> int:
        return group_size(self.table, seat, KINDS.index(kind), self.hex(at))


def _place(word: str) -> int:
    return ("witchstone", "tower", "village", "forest", "castle", "foreign_tower").index(word)
