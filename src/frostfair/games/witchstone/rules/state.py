"""What lies on the table. No rules here: effects.py changes it, flow/ says when."""

from typing import Final, final

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.heaps import counts
from frostfair.games.witchstone.rules.player import Player
from frostfair.games.witchstone.rules.terms import (
    ALL_HEXES,
    ALL_SOURCES,
    LOCATIONS,
    NONE,
    PLAYING,
    SCROLL_PLACES,
    SHELVES,
    Connections,
    Heap,
    Hexes,
    Kind,
    Scrolls,
    Tile,
)
from frostfair.kernel.bits import BIT, members_of
from frostfair.kernel.fast import i64, mypyc_attr, vec
from frostfair.kernel.flow import Seat, State, copy_stack

NOTHING: Final[vec[i64]] = vec[i64]([])  # what a new table has in place of each list; never written to
NOBODY_YET: Final[vec[Player]] = vec[Player]([])

# Where a special tile is that somebody gained: seat * 64 + hex, or seat * 64 + …
HELD: Final[i64] = 62  # … not decided yet (WS-6.5)
USED: Final[i64] = 63  # … turned over


@final
@mypyc_attr(free_list_len=1)
class Table(State):
    """One table of Witchstone."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box: Box = box  # the components: shared by all copies, never changed
        self.hidden_scrolls: bool = False  # WS-9.7: folds the display, nothing else
        self.first: Seat = 0  # the start player (WS-2.9)
        self.round: i64 = 0  # 1 … 11; 0 during set-up
        self.end: i64 = PLAYING  # or why it is over
        self.players: vec[Player] = NOBODY_YET
        # Cauldrons
        self.symbols: vec[i64] = NOTHING  # [at_kind(seat, kind)] the hexes that show it
        self.laid: vec[i64] = NOTHING  # [at_tile(seat, tile)] 64 * first hex + second hex
        # Special tiles
        self.special_at: vec[i64] = NOTHING  # [special] see HELD; NONE: nobody's yet
        self.special_stack: i64 = 0  # face down: drawn only when they are turned up (WS-2.3)
        self.dark: vec[i64] = NOTHING  # [dark space] the special tile there
        self.owls_left: vec[i64] = NOTHING  # [stack]
        # The crystal ball
        self.taken: Connections = 0  # begun or completed, by anybody
        self.roads: vec[i64] = NOTHING  # [location] where completed connections lead from it, whoever's
        self.token_at: vec[i64] = NOTHING  # [location]
        # Shelves, wand, scrolls
        self.shelf_tokens: Heap = 0  # under the shelves
        self.vials: vec[i64] = NOTHING  # [at_shelf(seat, shelf)] crystals, the black one too
        self.open: vec[i64] = NOTHING  # [place] scrolls, the farthest from the deck first
        self.deck: Scrolls = 0  # face down: drawn only when they are turned up (WS-2.2)
        self.ledger: vec[i64] = NOTHING  # [at_source(seat, source)] points

    def clear(self) -> None:
        """An empty table: places for everything, and nothing on them."""
        seats = self.seats
        self.players = vec[Player]([Player() for _ in range(seats)])
        self.symbols = vec[i64]([0] * (6 * seats))
        self.laid = vec[i64]([NONE] * (15 * seats))
        self.special_at = vec[i64]([NONE] * 15)
        self.dark = vec[i64]([NONE] * 3)
        self.owls_left = vec[i64]([0] * 2)
        self.roads = vec[i64]([0] * LOCATIONS)
        self.token_at = vec[i64]([NONE] * LOCATIONS)
        self.vials = vec[i64]([0] * (SHELVES * seats))
        self.open = vec[i64]([NONE] * SCROLL_PLACES)
        self.ledger = vec[i64]([0] * (ALL_SOURCES * seats))

    def copy(self) -> "Table":
        other = Table(self.box, self.seats)
        other.rng = self.rng
        other.stack = copy_stack(self.stack)
        other.hidden_scrolls = self.hidden_scrolls
        other.first = self.first
        other.round = self.round
        other.end = self.end
        other.players = copy_players(self.players)
        other.symbols = self.symbols[:]
        other.laid = self.laid[:]
        other.special_at = self.special_at[:]
        other.special_stack = self.special_stack
        other.dark = self.dark[:]
        other.owls_left = self.owls_left[:]
        other.taken = self.taken
        other.roads = self.roads[:]
        other.token_at = self.token_at[:]
        other.shelf_tokens = self.shelf_tokens
        other.vials = self.vials[:]
        other.open = self.open[:]
        other.deck = self.deck
        other.ledger = self.ledger[:]
        return other

    # --- questions ---

    def empty_hexes(self, seat: Seat) -> Hexes:
        """Without printed symbol, tile or crystal (WS-3.1)."""
        p = self.players[seat]
        return ALL_HEXES & ~(self.box.cauldron.all_printed | p.covered | self.crystal_hexes(seat))

    def crystal_hexes(self, seat: Seat) -> Hexes:
        """Where crystals are in the seat's cauldron, the black one too."""
        p = self.players[seat]
        return p.crystals | BIT[p.black] if p.black_in_cauldron() else p.crystals

    def shelved(self, shelf: i64) -> i64:
        """Crystals on a shelf, whoever's."""
        n: i64 = 0
        for seat in range(self.seats):
            n += self.vials[at_shelf(seat, shelf)]
        return n

    def shelf_is_full(self, shelf: i64) -> bool:
        """WS-7.6"""
        limit = self.box.supply.bottom_limit if shelf == SHELVES - 1 else self.box.supply.shelf_limit
        return self.shelved(shelf) >= limit[self.seats]

    def boosts(self, seat: Seat, kind: Kind) -> Scrolls:
        """The seat's unused boosts that strengthen this kind (WS-9.5)."""
        p = self.players[seat]
        return p.scrolls & ~p.used & (self.box.scrolls.double_boosts[kind] | self.box.scrolls.single_boosts)

    def front(self) -> i64:
        """How far the foremost owl is on the wand."""
        best: i64 = 0
        for p in self.players:
            if p.wand > best:
                best = p.wand
        return best

    # --- written down ---

    def pack(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "hidden_scrolls": self.hidden_scrolls,
            "first": self.first,
            "round": self.round,
            "end": self.end,
            "players": [pack_player(p) for p in self.players],
            "laid": list(self.laid),
            "special_at": list(self.special_at),
            "special_stack": members_of(self.special_stack),
            "dark": list(self.dark),
            "owls_left": list(self.owls_left),
            "token_at": list(self.token_at),
            "shelf_tokens": counts(self.shelf_tokens, 7),
            "vials": list(self.vials),
            "open": list(self.open),
            "deck": members_of(self.deck),
            "ledger": list(self.ledger),
            "stack": [frame.pack() for frame in self.stack],
        }

    def check(self) -> None:
        """Conservation: every piece is in one place, and every set agrees with its list."""
        from frostfair.games.witchstone.rules.inventory import (
            check_inventory,  # it looks at tables: not before
        )

        check_inventory(self)


# A table keeps what all seats have in one array each, seat after seat: these are the indexes.


def at_kind(seat: Seat, kind: Kind) -> i64:
    """In Table.symbols."""
    return 6 * seat + kind


def at_tile(seat: Seat, tile: Tile) -> i64:
    """In Table.laid."""
    return 15 * seat + tile


def at_shelf(seat: Seat, shelf: i64) -> i64:
    """In Table.vials."""
    return SHELVES * seat + shelf


def at_source(seat: Seat, source: i64) -> i64:
    """In Table.ledger."""
    return ALL_SOURCES * seat + source


def copy_players(players: vec[Player]) -> vec[Player]:
    return vec[Player]([p.copy() for p in players])


def pack_player(p: Player) -> list[object]:
    """In the order of restore.py."""
    return [
        p.handicap,
        members_of(p.hand),
        members_of(p.unseen),
        members_of(p.discarded),
        p.to_draw,
        members_of(p.crystals),
        p.black,
        counts(p.rim, 6),
        p.aside,
        p.removed,
        p.tower,
        p.supply,
        p.lying,
        members_of(p.standing),
        p.rank,
        p.energies,
        members_of(p.links),
        p.begun,
        p.filled,
        p.pentagram,
        p.wand,
        p.arrived,
        members_of(p.owls),
        members_of(p.specials),
        p.tokens,
        members_of(p.scrolls),
        members_of(p.used),
    ]
