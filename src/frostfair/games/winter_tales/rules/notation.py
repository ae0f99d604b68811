"""Actions as text and as JSON, by the table of verbs: `step oak_park`, `take alice fair`, `play key`, `pass`.

A token's target is a place, or `under alice` as one word: `place love under:alice`. Seats and spaces of the
track are counted from 1.
"""

from collections.abc import Callable, Mapping
from typing import Final

from frostfair.games.winter_tales.rules.actions import SIZES, UNDER, VERBS, Verb, verb_of
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import QUESTS, SIDES
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed

_BY_WORD: Final = {verb.word: verb for verb in VERBS}
_COUNTED: Final = ("seat", "memory")  # from 1
_UNDER: Final = "under:"


def notation(box: Box, action: int) -> str:
    verb = verb_of(action)
    if verb is None:
        raise Malformed(f"no action has the number {shorten(action)}")
    return " ".join([verb.word, *_names(box, verb, action)])


def parse(box: Box, text: str) -> int:
    """The action of a text; capitals and spaces don't matter."""
    word, *names = text.lower().split() or [""]
    verb = _BY_WORD.get(word)
    if verb is None or len(names) != len(verb.about):
        raise Malformed(
            f"{shorten(text)} is not an action; try pass, step oak_park, play key or activate alice"
        )
    return verb.number([_value(box, kind, name) for kind, name in zip(verb.about, names, strict=True)])


def describe(box: Box, action: int) -> dict[str, object]:
    """The action in structured form."""
    verb = verb_of(action)
    if verb is None:
        raise Malformed(f"no action has the number {shorten(action)}")
    names = zip(_keys(verb), _names(box, verb, action), strict=True)
    return {"do": verb.word, **dict(names)}


def understand(box: Box, described: Mapping[str, object]) -> int:
    """The inverse of `describe`; exactly its keys, nothing more."""
    verb = _BY_WORD.get(str(described.get("do")))
    if verb is None or set(described) != {"do", *_keys(verb)}:
        raise Malformed(f"{shorten(dict(described))} is not an action")
    return parse(box, " ".join([verb.word, *[str(described[key]) for key in _keys(verb)]]))


def _keys(verb: Verb) -> tuple[str, ...]:
    """What the arguments are called; two characters are a soldier and a rebel."""
    return ("soldier", "rebel") if verb.about == ("character", "character") else verb.about


def _names(box: Box, verb: Verb, action: int) -> list[str]:
    return [_name(box, kind, value) for kind, value in zip(verb.about, verb.values(action), strict=True)]


def _name(box: Box, kind: str, value: int) -> str:
    if kind == "target" and value >= UNDER:
        return _UNDER + _name(box, "character", value - UNDER)
    known = names_of(box, kind)
    if known is None:
        return str(value + (kind in _COUNTED))
    if value >= len(known):
        raise Malformed(f"no {kind} {value}")
    return known[value]


def _value(box: Box, kind: str, name: str) -> int:
    if kind == "target" and name.startswith(_UNDER):
        return UNDER + _value(box, "character", name.removeprefix(_UNDER))
    known = names_of(box, kind)
    if known is not None:
        if name in known:
            return known.index(name)
        raise Malformed(f"{shorten(name)} is no {kind}")
    value = int(name) - (kind in _COUNTED) if name.isascii() and name.isdigit() and len(name) < 4 else -1
    if not 0 <= value < SIZES[kind]:
        raise Malformed(f"{shorten(name)} is no {kind}")
    return value


def names_of(box: Box, kind: str) -> tuple[str, ...] | None:
    """The words for the values of a kind; None for numbers."""
    find = _NAMES.get(kind)
    return None if find is None else find(box)


_NAMES: Final[dict[str, Callable[[Box], tuple[str, ...]]]] = {
    "space": lambda box: box.space_names,
    "target": lambda box: box.space_names,
    "character": lambda box: box.character_names,
    "card": lambda box: box.card_names,
    "quest": lambda box: QUESTS,
    "objective": lambda box: box.objective_names,
    "side": lambda box: SIDES,
}
