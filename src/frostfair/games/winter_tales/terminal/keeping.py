"""What is kept beside a match of Winter Tales: people's words, their drafts and their standing orders."""

from frostfair.kernel.codec import from_json, shorten, to_json
from frostfair.kernel.errors import Malformed
from frostfair.kernel.orders import StandingOrders
from frostfair.kernel.telling import Draft, Telling
from frostfair.kernel.texts import texts_from

ORDERS, TEXTS, DRAFTS = "orders", "texts", "drafts"


def write_words(telling: Telling) -> str:
    drafts = [[draft.seat, draft.id, draft.words] for draft in telling.drafts.values()]
    orders = [] if telling.orders is None else telling.orders.pack()
    return to_json({ORDERS: orders, TEXTS: telling.texts.pack(), DRAFTS: drafts})


def read_words(stored: str, telling: Telling) -> None:
    """Also files that know no drafts yet, or hold nothing but texts."""
    kept = from_json(stored)
    if not isinstance(kept, dict) or not {ORDERS, TEXTS} <= set(kept):
        kept = {ORDERS: [], TEXTS: kept}
    telling.texts = texts_from(kept[TEXTS])
    if telling.orders is not None:
        _read_orders(kept[ORDERS], telling.orders)
    for draft in _list(kept.get(DRAFTS, [])):
        match draft:
            case [int(seat), str(text_id), str(words)]:
                telling.drafts[seat] = Draft(seat, text_id, words)
            case _:
                raise Malformed(f"not a draft: {shorten(draft)}")


def _read_orders(packed: object, orders: StandingOrders) -> None:
    """Of the first files, which knew characters by their numbers, too."""
    names = orders.orderable.subjects
    for given in _list(packed):
        match given:
            case [int(seat), int(character), str(matter), str(order)] if 0 <= character < len(names):
                orders.give(seat, names[character], matter, order)
            case [int(seat), str(name), str(matter), str(order)]:
                orders.give(seat, name, matter, order)
            case _:
                raise Malformed(f"not a standing order: {shorten(given)}")


def _list(packed: object) -> list[object]:
    if not isinstance(packed, list):
        raise Malformed(f"expected a list, found {shorten(packed)}")
    return packed
