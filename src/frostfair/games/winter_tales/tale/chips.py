"""Chips in the words of a telling: `[card]` shows the name of a card, `[card:kulcsot]` a word of its own.

A language that inflects needs the word as it stands in the sentence; the chip says what is meant by it. Cards
and places have such words; memories and quests are quoted as they are.
"""

import re
from collections.abc import Callable
from typing import Final

CARD: Final = re.compile(r"\[card(?::([^\[\]]+))?\]")
PLACE: Final = re.compile(r"\[place(?::([^\[\]]+))?\]")


def has_card(words: str) -> bool:
    return CARD.search(words) is not None


def put_card(words: str, show: Callable[[str], str]) -> str:
    """The words with the card in them; `show` gets the teller's own word for it, or an empty one."""
    return CARD.sub(lambda chip: show(chip[1] or ""), words)


def put_place(words: str, name: Callable[[], str]) -> str:
    """The words with the place in them."""
    return PLACE.sub(lambda chip: chip[1] or name(), words)
