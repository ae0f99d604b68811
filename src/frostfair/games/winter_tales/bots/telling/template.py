"""The notation of templates: sentences with places for names, cards and verbs that agree.

{Who} <came|came|came> {to} with {card.a}.      {slot} or {slot.form}; a capital begins a sentence
{Foe} <foe:ждал|ждала|ждали> {in}.               one of three by gender: m, f, pl; of `who` if none is named
"""

import re
from collections.abc import Collection
from typing import Final, final

SLOT: Final = re.compile(r"\{([A-Za-z][a-z-]*)(?:\.([a-z_]+))?\}")
AGREES: Final = re.compile(r"<(?:([a-z]+):)?([^<>|]*)\|([^<>|]*)\|([^<>|]*)>")
ANYHOW: Final = "any"
UNLESS: Final = "not "


@final
class Template:
    """A sentence or two, and when they may be told: `carry, out, not alone`."""

    def __init__(self, words: str, conditions: str) -> None:
        self.words: str = words
        listed = [] if conditions == ANYHOW else conditions.split(", ")
        self.wanted: frozenset[str] = frozenset([c for c in listed if not c.startswith(UNLESS)])
        self.unwanted: frozenset[str] = frozenset(
            [c.removeprefix(UNLESS) for c in listed if c.startswith(UNLESS)]
        )
        named = {found[1].lower() for found in SLOT.finditer(words)}
        agreeing = {found[1] or "who" for found in AGREES.finditer(words)}
        self.slots: frozenset[str] = frozenset(named | agreeing)
        self.opening: tuple[str, ...] = tuple(words.split()[:2])

    def fits(self, tags: Collection[str], slots: Collection[str]) -> bool:
        return (
            all(tag in tags for tag in self.wanted)
            and not any(tag in tags for tag in self.unwanted)
            and all(slot in slots for slot in self.slots)
        )
