"""What can be chosen at a table of Winter Queen, in groups and with what follows: for the plain board."""

from collections.abc import Sequence

from frostfair.games.winter_queen.rules.actions import (
    ACTIVATE,
    DECLINE,
    FIRST_PAGE,
    PASS,
    RETURN,
    TAKE,
    colour_of,
    holder_of,
    is_placing,
    target_of,
)
from frostfair.games.winter_queen.rules.components import Box
from frostfair.games.winter_queen.rules.flow import piles_to_take_from
from frostfair.games.winter_queen.rules.notation import notation
from frostfair.games.winter_queen.rules.slots import side_of, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import COUNTIES
from frostfair.games.winter_queen.wording.marks import PageChange
from frostfair.games.winter_queen.wording.names import (
    colour_name,
    county_name,
    effect_name,
    page_name,
    zone_name,
)
from frostfair.games.winter_queen.wording.plain import NOTHING, pages_of
from frostfair.games.winter_queen.wording.shapes import OwnBook, Seen
from frostfair.games.winter_queen.wording.why import foresee
from frostfair.kernel.bits import members_of
from frostfair.wire.plain import Choice, Group
from frostfair.wording.message import Value, apart, message


def choices(box: Box, seen: Seen, table: Table, seat: int, offers: Sequence[int]) -> list[Group]:
    """Crystal by crystal, then books; what gives something up comes last. `table` is imagined by the seat."""
    wording = _Wording(box, seen, table, seat)
    placing = [action for action in offers if is_placing(action)]
    taken = dict.fromkeys((int(holder_of(action)), int(colour_of(action))) for action in placing)
    groups = [
        Group(
            [wording.placing(a) for a in placing if (holder_of(a), colour_of(a)) == (holder, colour)],
            wording.crystal(holder, colour),
        )
        for holder, colour in taken
    ]
    return groups + [
        Group([wording.rest(action) for action in offers if action in kind], message(title))
        for title, kind in KINDS.items()
        if any(action in kind for action in offers)
    ]


KINDS = {
    "wq-plain-activate": range(int(ACTIVATE), int(TAKE)),
    "wq-plain-take": range(int(TAKE), int(RETURN)),
    "wq-plain-return": range(int(RETURN), int(PASS)),
    "wq-plain-leave": range(int(PASS), int(PASS) + 1),
}


class _Wording:
    """Offers of one seat, seen from its table."""

    def __init__(self, box: Box, seen: Seen, table: Table, seat: int) -> None:
        self._box = box
        self._seen = seen
        self._table = table
        self._seat = seat

    def crystal(self, holder: int, colour: int) -> Value:
        lying = self._seen.holders[holder].count
        return message("wq-choice-crystal", colour=colour_name(colour), holder=holder + 1, crystals=lying)

    def placing(self, action: int) -> Choice:
        target = int(target_of(action))
        if target < FIRST_PAGE:
            space, zone = self._box.space_names[target], zone_name(self._box.zone[target])
            return self._foreseen(
                action, message("wq-plain-space", space=space, zone=zone), self._books_for(target)
            )
        page = target - int(FIRST_PAGE)
        effect = self._book(slot_of(page)).pages[side_of(page)]
        label = message("wq-plain-own-page", page=page_name(page), effect=effect_name(effect))
        return self._foreseen(action, label)

    def rest(self, action: int) -> Choice:
        if action == PASS:
            return self._bare(action, message("wq-plain-pass"))
        if action == DECLINE:
            return self._bare(action, message("wq-choice-skip"))
        if action >= RETURN:
            space = self._seen.space(self._box.space_names[action - RETURN])
            colour = colour_name(str(space.crystal))
            return self._foreseen(action, message("wq-crystal-at", colour=colour, space=space.name))
        if action >= TAKE:
            county = int(action - TAKE)
            return self._bare(action, county_name(county), pages_of(self._seen.pile(COUNTIES[county]).top))
        return self._activation(action)

    def _activation(self, action: int) -> Choice:
        slot = int(action - ACTIVATE)
        book = self._book(slot)
        scored = [
            message("wq-page-worth", effect=effect_name(effect), vp=worth)
            for effect, worth in zip(book.pages, book.worth, strict=True)
            if worth is not None
        ]
        return self._foreseen(action, message("wq-plain-own-book", book=slot + 1), scored)

    def _books_for(self, space: int) -> list[Value]:
        """The books of which one may be taken after a crystal was placed there."""
        if None not in self._seen.players[self._seat].books:
            return []
        piles = members_of(int(piles_to_take_from(self._table, space)))
        if len(piles) > 1:
            return [message("wq-plain-any-book")]
        return [message("wq-plain-book", pages=pages_of(self._seen.pile(COUNTIES[c]).top)) for c in piles]

    def _book(self, slot: int) -> OwnBook:
        book = self._seen.players[self._seat].books[slot]
        assert book is not None
        return book

    def _bare(self, action: int, label: Value, note: "Value | None" = None) -> Choice:
        return Choice(notation(self._box, action), label, note)

    def _foreseen(self, action: int, label: Value, follows: Sequence[Value] = ()) -> Choice:
        """With what it changes on one's own pages, and the points that it brings at once."""
        then = foresee(self._table, self._seat, action)
        changes = [
            _change(page) for page in then.marks.pages if page.before != page.after and page.after is not None
        ]
        notes = [*changes, *follows]
        return Choice(notation(self._box, action), label, apart(notes) if notes else None, then.value or None)


def _change(page: PageChange) -> Value:
    before: Value = NOTHING if page.before is None else page.before
    return message("wq-plain-change", page=page.page, before=before, after=page.after or 0)
