"""The table of Witchstone part by part: for the plain board, and for those who have it read to them."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.terms import KINDS, ROUNDS
from frostfair.games.witchstone.wording import cauldron
from frostfair.games.witchstone.wording.names import (
    given,
    kind_name,
    level_key,
    location_name,
    scroll,
    short_scroll,
    silver_name,
    tile,
)
from frostfair.games.witchstone.wording.shapes import (
    Connection,
    Location,
    OwnScroll,
    Player,
    Seen,
    Shelf,
    WandSpace,
)
from frostfair.wire.plain import Row, Section
from frostfair.wording.message import Message, Seat, Value, apart, message

NOTHING: Final = "–"


def table(box: Box, seen: Seen, seat: int | None) -> list[Section]:
    """Players, what is one's own, the boards, then what the others have."""
    order = [((seat or 0) + k) % seen.seats for k in range(seen.seats)]
    return [
        _players(seen, order),
        _witches(seen, order, seat),
        _tiles(seen, order, seat),
        *[section for owner in order if owner == seat for section in _belongings(box, seen, owner, seat)],
        _ball(seen),
        _connections(seen),
        _pentagram(seen),
        _wand(seen),
        _shelves(seen),
        _offer(seen, seat),
        *[section for owner in order if owner != seat for section in _belongings(box, seen, owner, seat)],
    ]


def stage(seen: Seen) -> Message:
    """How far the game is."""
    if seen.over is not None:
        return message("ws-round-over")
    if seen.round == 0:
        return message("ws-set-up")
    return message("ws-round", round=seen.round, rounds=int(ROUNDS))


def described(sections: Sequence[Section]) -> list[Message]:
    """The same in lines: a heading for each section, then its rows with the names of their columns."""
    return [line for section in sections for line in _lines(section)]


def _lines(section: Section) -> Iterator[Message]:
    yield message("ws-describe-section", title=section.title, summary=section.summary or NOTHING)
    for row in section.rows:
        name, *cells = row.cells
        if not section.columns:
            yield message("ws-describe-line", line=name)
        elif any(cell != NOTHING for cell in cells):
            yield message("ws-describe-row", name=apart([name]), cells=apart(_named(section, cells)))


def _named(section: Section, cells: Sequence[Value]) -> list[Value]:
    """What stands in a row, with the heading of each column if there are several."""
    if len(cells) == 1:
        return [*cells]
    return [
        message("ws-describe-cell", column=column, value=apart([cell]))
        for column, cell in zip(section.columns[1:], cells, strict=True)
        if cell != NOTHING
    ]


# --- players ---


def _players(seen: Seen, order: Sequence[int]) -> Section:
    rows = [
        Row(
            [Seat(owner), player.points, _at_the_end(seen, player), player.energies], owner, {"points": owner}
        )
        for owner, player in _around(seen, order)
    ]
    return Section(
        message("ws-plain-players"),
        message("ws-plain-first", player=Seat(seen.first)),
        _columns("name", "vp", "at-the-end", "energies"),
        rows,
    )


def _at_the_end(seen: Seen, player: Player) -> Value:
    """What is still to come, as far as that is sure."""
    return NOTHING if seen.over is not None else player.at_the_end


def _witches(seen: Seen, order: Sequence[int], seat: int | None) -> Section:
    rows = [
        Row([Seat(owner), player.supply, player.lying, len(player.standing)], owner)
        for owner, player in _around(seen, order)
    ]
    return Section(
        message("ws-plain-witches"),
        _witches_of(_summed(seen, seat)),
        _columns("name", "in-supply", "lying", "standing"),
        rows,
        folded=True,
    )


def _witches_of(players: Sequence[Player]) -> Message:
    return message(
        "ws-plain-witches-sum",
        supply=sum([player.supply for player in players]),
        lying=sum([player.lying for player in players]),
        standing=sum([len(player.standing) for player in players]),
    )


def _summed(seen: Seen, seat: int | None) -> Sequence[Player]:
    """Whose things a folded section sums up: one's own, or for a spectator everybody's."""
    return seen.players if seat is None else [seen.players[seat]]


def _tiles(seen: Seen, order: Sequence[int], seat: int | None) -> Section:
    rows = [
        Row(
            [
                Seat(owner),
                player.tokens,
                len(player.specials),
                _or_nothing(player.owls),
                len(player.scrolls),
            ],
            owner,
        )
        for owner, player in _around(seen, order)
    ]
    return Section(
        message("ws-plain-gathered"),
        message("ws-plain-scrolls-sum", n=sum([len(player.scrolls) for player in _summed(seen, seat)])),
        _columns("name", "tokens", "specials", "owls", "scrolls"),
        rows,
        folded=True,
    )


def _around(seen: Seen, order: Sequence[int]) -> list[tuple[int, Player]]:
    return [(owner, seen.players[owner]) for owner in order]


def _columns(*names: str) -> list[Value]:
    return [message(f"ws-plain-{name}") for name in names]


def _or_nothing(items: Sequence[Value]) -> Value:
    return apart(items) if items else NOTHING


# --- what belongs to a player ---


def _belongings(box: Box, seen: Seen, owner: int, viewer: int | None) -> Iterator[Section]:
    player = seen.players[owner]
    if player.hand is not None:
        yield _hand(player.hand, seen.holding)
    yield _cauldron(box, seen, owner, viewer)
    if player.scrolls:
        yield _scrolls(seen, owner, viewer)


def _hand(hand: Sequence[str], held: str | None) -> Section:
    rows = [Row([message("ws-plain-held", tile=tile(name)) if name == held else tile(name)]) for name in hand]
    return Section(message("ws-plain-hand"), message("ws-plain-tiles", n=len(hand)), rows=rows)


def _cauldron(box: Box, seen: Seen, owner: int, viewer: int | None) -> Section:
    player = seen.players[owner]
    empty = cauldron.empty_hexes(box, player)
    own = owner == viewer
    rows = [_groups(box, player, kind, owner) for kind in KINDS]
    rows += [
        Row([message("ws-plain-crystals"), _or_nothing(player.cauldron.crystals)], owner),
        Row([message("ws-plain-black"), _black(player)], owner),
        Row([message("ws-plain-empty"), _or_nothing(empty)], owner),
    ]
    return Section(
        message("ws-plain-your-cauldron") if own else message("ws-cauldron-of", player=Seat(owner)),
        message("ws-plain-cauldron-sum", hexes=len(empty), crystals=len(player.cauldron.crystals)),
        _columns("what", "hexes"),
        rows,
        folded=not own,
    )


def _groups(box: Box, player: Player, kind: str, owner: int) -> Row:
    """The hexes of a symbol, group by group."""
    found = cauldron.groups(box, cauldron.shown(box, player, kind))
    told = [message("ws-plain-group", n=len(group), hexes=apart(group)) for group in found]
    about: dict[str, Any] = {"group": {"seat": owner, "kind": kind}}
    return Row([kind_name(kind), _or_nothing(told)], owner, about)


def _black(player: Player) -> Value:
    """Where the black crystal is: on a hex, or in words."""
    where, _, what = player.cauldron.black.partition(" ")
    if what:
        return message(f"ws-plain-on-{where}", kind=kind_name(what))
    return message("ws-plain-aside") if where == "aside" else where


def _scrolls(seen: Seen, owner: int, viewer: int | None) -> Section:
    own = owner == viewer
    scrolls = seen.players[owner].scrolls
    folded = seen.folds_scrolls_of(owner, viewer)
    return Section(
        message("ws-plain-your-scrolls") if own else message("ws-plain-scrolls-of", player=Seat(owner)),
        message("ws-plain-scrolls-sum", n=len(scrolls)),
        rows=[] if folded else [_gained_row(one, owner) for one in scrolls],
        folded=not own,
    )


def _gained_row(one: OwnScroll, owner: int) -> Row:
    return Row([gained(one)], owner, {"scroll": {"seat": owner, "number": one.number}})


def gained(one: OwnScroll) -> Message:
    """A scroll that a player has, in short; a prophecy with its level."""
    name = short_scroll(one.kind, one.about)
    if one.is_boost:
        return message("ws-boost-used", scroll=name) if one.used else name
    return message("ws-prophecy-level", scroll=name, level=level_key(one.level or ""))


# --- the crystal ball ---


def _ball(seen: Seen) -> Section:
    tokens = len([place for place in seen.locations if place.token is not None])
    return Section(
        message("ws-plain-ball"),
        message("ws-plain-tokens-sum", tokens=tokens),
        _columns("location", "kind", "token", "witches"),
        [_location(place) for place in seen.locations],
    )


def _location(place: Location) -> Row:
    token: Value = NOTHING if place.token is None else kind_name(place.token)
    cells = [place.name, location_name(place.type), token, _or_nothing(_standing(place))]
    return Row(cells, about={"location": place.name})


def _standing(place: Location) -> list[Value]:
    owner: list[Value] = (
        [] if place.tower_of is None else [message("ws-plain-tower", player=Seat(place.tower_of))]
    )
    return owner + [Seat(seat) for seat in place.standing if seat != place.tower_of]


def location(seen: Seen, name: str) -> Message:
    """One location in a sentence."""
    place = next(place for place in seen.locations if place.name == name)
    standing = _standing(place)
    return message(
        "ws-why-location",
        place=location_name(place.type),
        location=name,
        has="token" if place.token is not None else "nothing",
        token=kind_name(place.token or "vp"),
        n=len(standing),
        players=_or_nothing(standing),
    )


def _connections(seen: Seen) -> Section:
    taken = len([link for link in seen.connections if link.owner is not None])
    return Section(
        message("ws-plain-connections"),
        message("ws-plain-connections-sum", n=taken),
        _columns("connection", "spaces", "energies-on", "owner"),
        [_connection(link) for link in seen.connections],
    )


def _connection(link: Connection) -> Row:
    owner: Value = NOTHING if link.owner is None else Seat(link.owner)
    return Row([link.name, link.length, link.filled, owner], link.owner, {"connection": link.name})


# --- tracks ---


def _pentagram(seen: Seen) -> Section:
    track = seen.pentagram
    rows = [
        Row([i, reward(seen, i), _owls(seen, "pentagram", i)], about={"pentagram": i})
        for i in range(len(track.spaces))
    ]
    summary = message("ws-plain-pentagram-sum", n=track.stack)
    return Section(message("ws-plain-pentagram"), summary, _columns("space", "reward", "owl-figures"), rows)


def reward(seen: Seen, space: int) -> Value:
    """What a space of the pentagram gives now."""
    track = seen.pentagram
    sort, place = track.spaces[space], track.place(space)
    if sort == "pale":
        return NOTHING
    if sort == "owl":
        stack = track.owls[place]
        return message("ws-give-owl", value=stack[0]) if stack else message("ws-plain-no-owl")
    special = track.specials[place]
    if special is None:
        return message("ws-plain-no-special")
    return message("ws-give-special", tile=tile(special))


def _owls(seen: Seen, track: str, space: int) -> Value:
    return _or_nothing([Seat(seat) for seat, p in enumerate(seen.players) if getattr(p, track) == space])


def _wand(seen: Seen) -> Section:
    rows = [
        Row([i, _bonus(space), _owls(seen, "wand", i)], about={"wand": i})
        for i, space in enumerate(seen.wand)
    ]
    summary = message("ws-plain-wand-sum", front=seen.front)
    return Section(message("ws-plain-wand"), summary, _columns("space", "reward", "owl-figures"), rows)


def _bonus(space: WandSpace) -> Value:
    if space.what is None:
        return NOTHING
    if space.sort == "bonus":
        return given(space.what, space.number)
    return message("ws-plain-silver", vp=space.number, what=silver_name(space.what))


# --- shelves and scrolls ---


def _shelves(seen: Seen) -> Section:
    lying = [(token, n) for token, n in seen.shelf_tokens.items() if n]
    tokens = [message("ws-plain-some", n=n, token=kind_name(token)) for token, n in lying]
    return Section(
        message("ws-plain-shelves"),
        message("ws-plain-shelf-tokens", tokens=apart(tokens)) if tokens else message("ws-no-tokens"),
        _columns("shelf", "crystals", "free-vials"),
        [_shelf(shelf) for shelf in seen.shelves],
    )


def _shelf(shelf: Shelf) -> Row:
    standing = [
        message("ws-plain-vials", player=Seat(seat), n=n, black="yes" if seat in shelf.black else "no")
        for seat, n in enumerate(shelf.crystals)
        if n
    ]
    free = shelf.vials - sum(shelf.crystals)
    return Row([kind_name(shelf.name), _or_nothing(standing), free], about={"shelf": shelf.name})


def _offer(seen: Seen, seat: int | None) -> Section:
    rows = [
        Row([i, NOTHING])
        if lying is None
        else Row(
            [i, scroll(lying.kind, lying.about)],
            about=None if seat is None else {"scroll": {"seat": seat, "number": lying.number}},
        )
        for i, lying in enumerate(seen.scrolls.open, 1)
    ]
    summary = message("ws-plain-deck", n=seen.scrolls.deck)
    return Section(message("ws-plain-offer"), summary, _columns("place", "scroll"), rows)
