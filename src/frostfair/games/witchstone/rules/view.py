"""What a seat sees, built up field by field. Ids are names here: the wire speaks the rulebook's words."""

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.ending import final_entries, winners
from frostfair.games.witchstone.rules.flow.turn import CHOOSING, PLACED, Turn
from frostfair.games.witchstone.rules.heaps import counts
from frostfair.games.witchstone.rules.names import scroll_about, scroll_kind, tile_name
from frostfair.games.witchstone.rules.owed import owed
from frostfair.games.witchstone.rules.player import ON_RIM, ON_SHELF, Player
from frostfair.games.witchstone.rules.prophecies import prophecy_level
from frostfair.games.witchstone.rules.state import HELD, USED, Table, at_shelf, at_source, at_tile
from frostfair.games.witchstone.rules.terms import (
    ALL_SOURCES,
    BONUS,
    END_REASONS,
    KINDS,
    LEVELS,
    LOCATION_TYPES,
    LOCATIONS,
    NONE,
    PENTAGRAM_SPACES,
    SHELVES,
    SILVER,
    SILVERS,
    SOURCES,
    TOKENS,
    WAND_SPACES,
)
from frostfair.kernel.bits import BIT, members_of, size
from frostfair.kernel.game import View

SHELF_NAMES = (*KINDS, "bottom")


def view(table: Table, seat: int | None) -> View:
    return {
        "seats": table.seats,
        "you": seat,
        "first": table.first,
        "round": table.round,
        "hidden_scrolls": table.hidden_scrolls,
        "locations": [location_view(table, at) for at in range(LOCATIONS)],
        "connections": [connection_view(table, link) for link in range(len(table.box.ball.connection_names))],
        "pentagram": pentagram_view(table),
        "shelves": [shelf_view(table, shelf) for shelf in range(SHELVES)],
        "shelf_tokens": {TOKENS[token]: n for token, n in enumerate(counts(table.shelf_tokens, 7))},
        "wand": wand_view(table),
        "scrolls": {
            "open": [None if scroll == NONE else scroll_view(table.box, scroll) for scroll in table.open],
            "deck": size(table.deck),
        },
        "players": [player_view(table, owner, seat) for owner in range(table.seats)],
        "holding": holding(table, seat),
        "owed": [entry.pack() for entry in owed(table)],
        "choosing_kind": any(isinstance(f, Turn) and f.stage == PLACED for f in table.stack),  # WS-3.2
        "over": None if table.end == 0 else END_REASONS[table.end],
        "winners": [] if table.end == 0 else winners(table),
    }


def location_view(table: Table, at: int) -> dict[str, object]:
    token = table.token_at[at]
    return {
        "name": table.box.ball.location_names[at],
        "type": LOCATION_TYPES[table.box.ball.location_type[at]],
        "at": list(table.box.ball.location_at[at]),
        "token": None if token == NONE else TOKENS[token],
        "standing": [seat for seat in range(table.seats) if table.players[seat].standing & BIT[at]],
        "tower_of": next((seat for seat in range(table.seats) if table.players[seat].tower == at), None),
    }


def connection_view(table: Table, link: int) -> dict[str, object]:
    seats = range(int(table.seats))
    owners = [seat for seat in seats if table.players[seat].links & BIT[link]]
    begun = [seat for seat in seats if table.players[seat].begun == link]
    length = table.box.ball.length[link]
    return {
        "name": table.box.ball.connection_names[link],
        "length": length,
        "owner": next(iter(owners + begun), None),
        "filled": length if owners else table.players[begun[0]].filled if begun else 0,
    }


def pentagram_view(table: Table) -> dict[str, object]:
    box = table.box
    left = [list(box.tracks.owl_stack)[len(box.tracks.owl_stack) - n :] for n in table.owls_left]
    return {
        "spaces": [PENTAGRAM_SPACES[sort] for sort in box.tracks.pentagram],
        "owls": left,
        "specials": [None if special == NONE else tile_name(special) for special in table.dark],
        "stack": size(table.special_stack),
    }


def shelf_view(table: Table, shelf: int) -> dict[str, object]:
    limit = table.box.supply.bottom_limit if shelf == SHELVES - 1 else table.box.supply.shelf_limit
    return {
        "shelf": SHELF_NAMES[shelf],
        "vials": limit[table.seats],
        "crystals": [table.vials[at_shelf(seat, shelf)] for seat in range(table.seats)],
        "black": [seat for seat in range(table.seats) if table.players[seat].black == ON_SHELF + shelf],
    }


def wand_view(table: Table) -> list[dict[str, object]]:
    return [wand_space_view(table.box, space) for space in range(len(table.box.tracks.wand))]


def wand_space_view(box: Box, space: int) -> dict[str, object]:
    """So many actions of a kind, or so many points for each of something (WS-8.2)."""
    sort, what = box.tracks.wand[space], box.tracks.wand_what[space]
    words = {int(BONUS): KINDS, int(SILVER): SILVERS}.get(int(sort))
    return {
        "space": WAND_SPACES[sort],
        "number": box.tracks.wand_number[space],
        "what": None if words is None else words[what],
    }


def scroll_view(box: Box, scroll: int) -> dict[str, object]:
    return {"scroll": scroll + 1, "kind": scroll_kind(box, scroll), "about": scroll_about(box, scroll)}


def player_view(table: Table, owner: int, viewer: int | None) -> dict[str, object]:
    p = table.players[owner]
    names = table.box.ball.location_names
    owls = table.box.tracks.owl_stack
    return {
        "points": p.points,
        "sources": {SOURCES[i]: table.ledger[at_source(owner, i)] for i in range(ALL_SOURCES)},
        "at_the_end": sum([entry.points for entry in final_entries(table, owner)]) if table.end == 0 else 0,
        "handicap": p.handicap,
        "hand": [tile_name(tile) for tile in members_of(p.hand)] if owner == viewer else None,
        "in_hand": size(p.hand),
        "to_draw": p.to_draw,
        "cauldron": cauldron_view(table, owner),
        "tower": None if p.tower == NONE else names[p.tower],
        "supply": p.supply,
        "lying": p.lying,
        "standing": [names[at] for at in members_of(p.standing)],
        "rank": p.rank,
        "energies": p.energies,
        "pentagram": p.pentagram % len(table.box.tracks.pentagram),
        "wand": p.wand,
        "arrived": p.arrived,
        "owls": [owls[owl % len(owls)] for owl in members_of(p.owls)],
        "specials": [special_view(table, special) for special in members_of(p.specials)],
        "tokens": p.tokens,
        "scrolls": [own_scroll_view(table, owner, scroll) for scroll in members_of(p.scrolls)],
    }


def cauldron_view(table: Table, owner: int) -> dict[str, object]:
    p, box = table.players[owner], table.box
    tiles = [
        {"tile": tile_name(tile), "hexes": [box.cauldron.hex_names[at >> 6], box.cauldron.hex_names[at & 63]]}
        for tile in range(15)
        for at in [table.laid[at_tile(owner, tile)]]
        if at != NONE
    ]
    return {
        "tiles": tiles,
        "crystals": [box.cauldron.hex_names[at] for at in members_of(p.crystals)],
        "black": _black(box, p),
        "rim": {KINDS[kind]: n for kind, n in enumerate(counts(p.rim, 6))},
        "aside": p.aside,
        "removed": p.removed,
    }


def _black(box: Box, p: Player) -> str:
    """Where the black crystal is, in words."""
    if p.black_in_cauldron():
        return box.cauldron.hex_names[p.black]
    if p.black_on_shelf():
        return f"shelf {SHELF_NAMES[p.black - ON_SHELF]}"
    return f"rim {KINDS[p.black - ON_RIM]}" if p.black < ON_SHELF else "aside"


def special_view(table: Table, special: int) -> dict[str, object]:
    at = table.special_at[special] & 63
    where = {int(HELD): "held", int(USED): "used"}.get(at)
    return {"special": tile_name(special), "at": table.box.cauldron.hex_names[at] if where is None else where}


def own_scroll_view(table: Table, owner: int, scroll: int) -> dict[str, object]:
    """A scroll that somebody gained: whether it was used, or how far its prophecy is fulfilled."""
    shown = scroll_view(table.box, scroll)
    if table.box.scrolls.boosts & BIT[scroll]:
        shown["used"] = table.players[owner].used & BIT[scroll] != 0
    else:
        shown["level"] = LEVELS[prophecy_level(table, owner, scroll)]
    return shown


def holding(table: Table, seat: int | None) -> str | None:
    """The tile that the viewer holds over the cauldron; nobody else sees it."""
    for frame in table.stack:
        if isinstance(frame, Turn) and frame.seat == seat and frame.stage == CHOOSING and frame.tile != NONE:
            return tile_name(frame.tile)
    return None
