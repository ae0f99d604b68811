"""What is kept beside a match of Winter Tales: the words of people, and their standing orders."""

from frostfair.games.winter_tales.tale.orders import Orders, orders_from
from frostfair.games.winter_tales.tale.texts import Texts, texts_from_json
from frostfair.kernel.codec import from_json, to_json

ORDERS, TEXTS = "orders", "texts"


def write_words(texts: Texts, orders: Orders) -> str:
    return to_json({ORDERS: orders.pack(), TEXTS: from_json(texts.to_json())})


def read_words(stored: str) -> tuple[Texts, Orders]:
    """Also files that hold nothing but texts."""
    kept = from_json(stored)
    if not isinstance(kept, dict) or set(kept) != {ORDERS, TEXTS}:
        return texts_from_json(stored), Orders()
    return texts_from_json(to_json(kept[TEXTS])), orders_from(kept[ORDERS])
