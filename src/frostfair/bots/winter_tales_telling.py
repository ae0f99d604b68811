"""How a bot of Winter Tales tells: a line or two out of character, place, quest and card (WT-23.6)."""

from collections.abc import Sequence
from typing import Protocol

from frostfair.games.winter_tales.components import Box
from frostfair.games.winter_tales.events import Happening
from frostfair.games.winter_tales.words import (
    BEATS,
    NONE,
    QUESTS,
    SIDES,
    SPRING,
    TELL_ATTACK,
    TELL_CAPTION,
    TELL_ENDING,
    TELL_EPILOGUE,
    TELL_INTRO,
    TELL_LAST,
    TELL_MAIN,
    TELL_OBJECTIVE,
    TELL_QUEST_ENDING,
    WINTER,
    WRITER,
    side_of,
)  # fmt: skip
from frostfair.kernel.luck import advanced, drawn, seeded


class Rng:
    """The bot's own chance."""

    def __init__(self, seed: int) -> None:
        self.state: int = seeded(seed)
        self.untold: dict[str, list[int]] = {}  # the variants of a message that haven't been used yet
        self.last: dict[str, int] = {}

    def below(self, n: int) -> int:
        self.state = advanced(self.state)
        return drawn(self.state, n)

    def pick(self, items: Sequence[int]) -> int:
        return items[self.below(len(items))]


class Catalogue(Protocol):
    """What a language can say (frostfair.i18n.catalogue)."""

    def has(self, key: str) -> bool: ...
    def say(self, key: str, **values: str | int) -> str: ...
    def form(self, key: str, form: str = "") -> str: ...


# --- telling ---


def tell(box: Box, told: Happening, rng: Rng, language: Catalogue, outcome: str = "tie") -> str:
    """A line or two for a beat, with the chips it needs. `outcome` matters for endings only."""
    key = _message(told, outcome)
    values = _values(box, told, language)
    line = language.say(variant(key, rng, language), **values)
    if told.number("card") == NONE or told.number("beat") == TELL_CAPTION:
        return line
    side = SIDES[told.number("side")] if told.number("side") < WRITER else SIDES[SPRING]
    return f"{line} {language.say(variant(f'wt-with-{side}', rng, language), **values)}"


def variant(key: str, rng: Rng, language: Catalogue) -> str:
    """One of the numbered variants of a message: all of them before any comes again."""
    untold = rng.untold.setdefault(key, [])
    if not untold:
        n = 1
        while language.has(f"{key}-{n}"):
            untold.append(n)
            n += 1
        last = rng.last.get(key)
        if last in untold and len(untold) > 1:
            untold.remove(last)  # not twice in a row
    rng.last[key] = untold.pop(rng.below(len(untold)))
    return f"{key}-{rng.last[key]}"


def _message(told: Happening, outcome: str) -> str:
    beat, quest = told.number("beat"), told.number("quest")
    name = f"wt-{BEATS[beat]}"
    if beat in (TELL_INTRO, TELL_CAPTION):
        neutral = beat == TELL_CAPTION and told.number("card") == NONE
        return f"{name}-{'neutral' if neutral else _kind(quest)}"
    if beat == TELL_ATTACK and told.number("character") == NONE:
        return "wt-nightmare"
    if beat in (TELL_MAIN, TELL_LAST) and told.number("memory") != NONE:
        return "wt-cite"
    if beat == TELL_EPILOGUE and told.number("card") == NONE:
        return "wt-epilogue-link"
    if beat == TELL_OBJECTIVE and told.number("memory") == NONE:
        return "wt-objective-first"
    if beat in (TELL_QUEST_ENDING, TELL_ENDING):
        return f"{name}-{outcome}"
    return name + _suffix(told)


def _suffix(told: Happening) -> str:
    """Some beats sound different on the two sides."""
    beat, side, who = BEATS[told.number("beat")], told.number("side"), told.number("character")
    if beat not in (
        "movement", "battle-ending", "trap-ending", "quest-start", "quest-main", "quest-join", "epilogue",
    ):  # fmt: skip
        return ""
    if side not in (SPRING, WINTER):
        side = WINTER if who == NONE else side_of(who)
    return "-" + SIDES[side]


def _kind(quest: int) -> str:
    return QUESTS[quest].removesuffix("_s").removesuffix("_w")


def _values(box: Box, told: Happening, language: Catalogue) -> dict[str, str]:
    who, space = told.number("character"), told.number("space")
    inside = space_in(box, space, language, "in")
    return {
        "who": "wt-character-" + box.character_names[who] if who != NONE else "wt-side-winter",
        "in": inside,
        "In": inside[:1].upper() + inside[1:],
        "to": space_in(box, space, language, "to"),
    }


def space_in(box: Box, space: int, language: Catalogue, form: str) -> str:
    """A place with its preposition; a square by the two places it joins."""
    if space == NONE:
        return language.say(f"wt-nowhere-{form}")
    if box.is_place(space):
        return language.form("wt-place-" + box.space_names[space], form)
    one, two = ["wt-place-" + box.space_names[place] for place in box.near[space]]
    return language.say(f"wt-square-{form}", one=one, two=two)
