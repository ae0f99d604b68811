"""A cauldron as it is seen: what lies on each hex, and which symbols hang together (WS-3.4)."""

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.terms import HEXES, KINDS
from frostfair.games.witchstone.wording.shapes import Player
from frostfair.kernel.bits import BIT, first, members_of, set_of


def shown(box: Box, player: Player, kind: str) -> int:
    """The hexes that show a symbol: printed, on spell tiles, or on special tiles for good (WS-1.6)."""
    laid = [name for name, symbol in player.cauldron.symbols.items() if symbol == kind]
    special = [name for name, symbols in player.laid_specials.items() if kind in symbols]
    return int(box.cauldron.printed[KINDS.index(kind)]) | set_of(
        [box.cauldron.hex_names.index(name) for name in laid + special]
    )


def groups(box: Box, hexes: int) -> list[list[str]]:
    """What hangs together, by the names of hexes; the largest group first."""
    found = []
    while hexes:
        together = todo = BIT[first(hexes)]
        while todo:
            more = box.cauldron.near[first(todo)] & hexes & ~together
            todo = todo & (todo - 1) | more
            together |= more
        hexes &= ~together
        found.append([box.cauldron.hex_names[at] for at in members_of(together)])
    return sorted(found, key=len, reverse=True)


def empty_hexes(box: Box, player: Player) -> list[str]:
    pot = player.cauldron
    full = {*pot.symbols, *player.laid_specials, *pot.crystals, pot.black}
    full |= {box.cauldron.hex_names[at] for at in members_of(int(box.cauldron.all_printed))}
    return [box.cauldron.hex_names[at] for at in range(HEXES) if box.cauldron.hex_names[at] not in full]
