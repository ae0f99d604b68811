"""Conservation: counts everything on a table and raises if a piece was lost or doubled."""

from frostfair.games.witchstone.rules.heaps import count, total
from frostfair.games.witchstone.rules.player import ASIDE, ON_RIM, ON_SHELF
from frostfair.games.witchstone.rules.state import HELD, USED, Table, at_kind, at_shelf, at_source, at_tile
from frostfair.games.witchstone.rules.terms import (
    ALL_SOURCES,
    ALL_TILES,
    BOTTOM,
    CRYSTALS,
    ENERGIES,
    HEXES,
    LOCATIONS,
    MAGIC_TOKENS,
    NONE,
    SCROLLS,
    SHELVES,
    SMALL_WITCHES,
    TILES,
)
from frostfair.kernel.bits import BIT, members_of, size


def check_inventory(table: Table) -> None:
    for seat in range(table.seats):
        check_tiles(table, seat)
        check_cauldron(table, seat)
        check_crystals(table, seat)
        check_witches(table, seat)
        check_connections(table, seat)
        check_points(table, seat)
    check_taken(table)
    check_tokens(table)
    check_specials(table)
    check_scrolls(table)
    check_owls(table)
    check_shelves(table)


def check_tiles(table: Table, seat: int) -> None:
    """Every spell tile is in hand, unseen, discarded or in the cauldron."""
    p = table.players[seat]
    laid = [tile for tile in range(15) if table.laid[at_tile(seat, tile)] != NONE]
    together_are([p.hand, p.unseen, p.discarded, sum([1 << t for t in laid])], int(ALL_TILES), "spell tiles")
    assert 0 <= p.to_draw <= size(p.unseen), "more tiles to draw than there are"


def check_cauldron(table: Table, seat: int) -> None:
    """What the hexes show follows from the printed symbols and the tiles that were laid."""
    shown = [table.box.cauldron.printed[kind] for kind in range(6)]
    covered: list[int] = []
    for tile, (one, other) in enumerate(TILES):
        at = table.laid[at_tile(seat, tile)]
        if at != NONE:
            shown[one] |= BIT[at >> 6]
            shown[other] |= BIT[at & 63]
            covered += [at >> 6, at & 63]
        at = table.special_at[tile]
        if at != NONE and at >> 6 == seat and at & 63 < HEXES:
            shown[one] |= BIT[at & 63]
            shown[other] |= BIT[at & 63]
            covered.append(at & 63)
    p = table.players[seat]
    assert sorted(covered) == members_of(p.covered), "tiles overlap, or covered is wrong"
    assert [table.symbols[at_kind(seat, kind)] for kind in range(6)] == shown, "symbols are wrong"
    assert p.covered & table.box.cauldron.all_printed == 0, "a printed symbol is covered"


def check_crystals(table: Table, seat: int) -> None:
    p = table.players[seat]
    assert p.crystals & (p.covered | table.box.cauldron.all_printed) == 0, "a crystal stands on something"
    black_shelf = p.black - ON_SHELF if p.black_on_shelf() else NONE
    on_shelves = sum([table.vials[at_shelf(seat, shelf)] for shelf in range(SHELVES)])
    on_shelves -= 1 if p.black_on_shelf() else 0
    found = size(p.crystals) + total(p.rim) + on_shelves + p.aside
    assert found == CRYSTALS, f"{found} crystals, not {CRYSTALS}"
    if p.black_in_cauldron():
        assert 0 <= p.black < HEXES, "the black crystal is nowhere"
        assert BIT[p.black] & (p.covered | p.crystals | table.box.cauldron.all_printed) == 0, (
            "the black crystal overlaps"
        )
    elif p.black_on_shelf():
        assert table.vials[at_shelf(seat, black_shelf)] > 0, "the black crystal isn't on its shelf"
    else:
        assert ON_RIM <= p.black < ON_RIM + 6 or p.black == ASIDE, "the black crystal is nowhere"
    assert 0 <= p.removed <= p.aside + 1, "more crystals paid for than lie aside"


def check_witches(table: Table, seat: int) -> None:
    p = table.players[seat]
    large = 0 if p.tower == NONE else 1
    found = p.supply + p.lying + size(p.standing) - large
    assert min(p.supply, p.lying) >= 0, "fewer than no witches"
    assert found == SMALL_WITCHES, f"{found} small witches, not {SMALL_WITCHES}"
    assert large == 0 or p.standing & BIT[p.tower] != 0, "the large witch has left her tower"
    at_stone = p.standing & BIT[table.box.ball.witchstone] != 0
    assert at_stone == (p.rank > 0), "the rank at the Witchstone is wrong"


def check_connections(table: Table, seat: int) -> None:
    p = table.players[seat]
    spent = sum([table.box.ball.length[link] for link in members_of(p.links)]) + p.filled
    assert p.energies + spent == ENERGIES, f"{p.energies} + {spent} energies, not {ENERGIES}"
    assert (p.begun == NONE) == (p.filled == 0), "begun and filled differ"
    joined = 0 if p.tower == NONE else BIT[p.tower]
    for _ in range(LOCATIONS):
        for link in members_of(p.links):
            ends = BIT[table.box.ball.end_a[link]] | BIT[table.box.ball.end_b[link]]
            joined |= ends if joined & ends else 0
    assert p.joined == joined, "joined is wrong, or a connection hangs in the air"


def check_points(table: Table, seat: int) -> None:
    entered = sum([table.ledger[at_source(seat, source)] for source in range(ALL_SOURCES)])
    assert table.players[seat].points == entered, "points and ledger differ"


def check_taken(table: Table) -> None:
    """No connection belongs to two players (WS-4.4)."""
    owned = [p.links for p in table.players] + [BIT[p.begun] for p in table.players if p.begun != NONE]
    together_are(owned, table.taken, "connections")
    roads = [0] * LOCATIONS
    for link in members_of(union([p.links for p in table.players])):
        roads[table.box.ball.end_a[link]] |= BIT[table.box.ball.end_b[link]]
        roads[table.box.ball.end_b[link]] |= BIT[table.box.ball.end_a[link]]
    assert list(table.roads) == roads, "roads are wrong"


def check_tokens(table: Table) -> None:
    on_map = [token for token in table.token_at if token != NONE]
    gained = sum([p.tokens for p in table.players])
    found = len(on_map) + total(table.shelf_tokens) + gained
    assert found == MAGIC_TOKENS, f"{found} magic tokens, not {MAGIC_TOKENS}"
    for token in range(7):
        known = on_map.count(token) + count(table.shelf_tokens, token)
        assert known <= table.box.supply.tokens[token], f"too many tokens of kind {token}"


def check_specials(table: Table) -> None:
    dark = [BIT[special] for special in table.dark if special != NONE]
    together_are(
        [table.special_stack, *dark, *[p.specials for p in table.players]], int(ALL_TILES), "special tiles"
    )
    for seat, p in enumerate(table.players):
        for special in range(15):
            at = table.special_at[special]
            mine = at != NONE and at >> 6 == seat
            assert mine == (p.specials & BIT[special] != 0), "a special tile is with somebody else"
            assert not mine or at & 63 < HEXES or at & 63 in (HELD, USED), "a special tile is nowhere"


def check_scrolls(table: Table) -> None:
    shown = [BIT[scroll] for scroll in table.open if scroll != NONE]
    together_are([table.deck, *shown, *[p.scrolls for p in table.players]], (1 << SCROLLS) - 1, "scrolls")
    for p in table.players:
        assert p.used & ~(p.scrolls & table.box.scrolls.boosts) == 0, "a scroll was used that is no own boost"


def check_owls(table: Table) -> None:
    tiles = len(table.box.tracks.owl_stack)
    left = [
        1 << tiles * stack + i for stack in range(2) for i in range(tiles - table.owls_left[stack], tiles)
    ]
    together_are([*left, *[p.owls for p in table.players]], (1 << 2 * tiles) - 1, "owl tiles")


def check_shelves(table: Table) -> None:
    for shelf in range(SHELVES):
        limit = table.box.supply.bottom_limit if shelf == BOTTOM else table.box.supply.shelf_limit
        assert table.shelved(shelf) <= limit[table.seats], f"shelf {shelf} holds too many crystals"


def together_are(parts: list[int], whole: int, what: str) -> None:
    """The parts share nothing and make up the whole."""
    assert sum([len(members_of(part)) for part in parts]) == len(members_of(whole)), f"{what} lost or doubled"
    assert union(parts) == whole, f"{what} lost or doubled"


def union(parts: list[int]) -> int:
    together = 0
    for part in parts:
        together |= part
    return together
