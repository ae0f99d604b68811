"""Where connections lead (WS-4.2, WS-5.2): pure questions about the crystal ball."""

from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import NONE, Connections, Location, Locations
from frostfair.kernel.bits import BIT, first, members_of
from frostfair.kernel.fast import i64
from frostfair.kernel.flow import Seat


def free_connections(table: Table, seat: Seat) -> Connections:
    """Where the seat's next energy may go: the begun connection, or any free one at a joined location."""
    p = table.players[seat]
    if p.begun != NONE:
        return BIT[p.begun]  # WS-4.3
    found: i64 = 0
    todo = p.joined
    while todo:
        found |= table.box.ball.connections_at[first(todo)]
        todo &= todo - 1
    return found & ~table.taken  # WS-4.4


def one_foreign_further(table: Table, found: Locations) -> Locations:
    """What one more connection reaches; own ones needn't be followed from there, all are joined (WS-4.2)."""
    roads = table.roads
    further = found
    todo = found
    while todo:
        further |= roads[first(todo)]
        todo &= todo - 1
    return further


def reachable(table: Table, seat: Seat, actions: i64) -> Locations:
    """All locations that so many witch actions reach from the own tower (WS-5.2, WS-5.3)."""
    if actions < 1:
        return 0
    found = table.players[seat].joined
    for _ in range(actions - 1):
        further = one_foreign_further(table, found)
        if further == found:
            break
        found = further
    return found


def destinations(table: Table, seat: Seat, actions: i64) -> Locations:
    """Where a lying witch may be sent: reachable, and no own witch stands there (WS-5.5)."""
    p = table.players[seat]
    return reachable(table, seat, actions) & ~p.standing if p.lying > 0 else 0


def cost(table: Table, seat: Seat, location: Location) -> i64:
    """Actions for the cheapest way from the own tower; NONE where no way leads."""
    found = table.players[seat].joined
    actions: i64 = 1
    while found & BIT[location] == 0:
        further = one_foreign_further(table, found)
        if further == found:
            return NONE
        found = further
        actions += 1
    return actions


def cheapest_way(table: Table, seat: int, location: int) -> list[int]:
    """The locations of a cheapest way in order, for the story; among equals the one of fewest connections."""
    p, box = table.players[seat], table.box
    own = [{box.ball.end_a[link], box.ball.end_b[link]} for link in members_of(p.links)]
    tower = int(p.tower)
    best: dict[int, tuple[int, int]] = {tower: (0, 0)}  # foreign connections, connections
    before: dict[int, int] = {}
    todo = [tower]
    while todo:
        here = todo.pop(0)
        for there in members_of(table.roads[here]):
            foreign = 0 if {here, there} in own else 1
            now = (best[here][0] + foreign, best[here][1] + 1)
            if there not in best or now < best[there]:
                best[there] = now
                before[there] = here
                todo.append(there)
    way = [location]
    while way[0] != tower:
        way.insert(0, before[way[0]])
    return way
