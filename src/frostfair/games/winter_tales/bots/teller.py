"""How a bot of Winter Tales tells: a line or two out of character, place, quest and card (WT-23.6)."""

from collections.abc import Callable, Sequence
from itertools import count, takewhile

from frostfair.games.winter_tales.bots.lines import MAY_STAND_ALONE, card_messages, messages
from frostfair.games.winter_tales.bots.moment import Moment
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import (
    NONE,
    TELL_CAPTION,
    TELL_MOVEMENT,
    TELL_OBJECTIVE,
    TELL_POWER,
)
from frostfair.kernel.luck import advanced, drawn, seeded
from frostfair.kernel.narration import Language

NO_MOMENT = Moment()


class Rng:
    """The bot's own chance, and what it has told already."""

    def __init__(self, seed: int) -> None:
        self.state: int = seeded(seed)
        self.told: list[str] = []  # variants of messages, the newest last

    def below(self, n: int) -> int:
        self.state = advanced(self.state)
        return drawn(self.state, n)

    def pick(self, items: Sequence[int]) -> int:
        return items[self.below(len(items))]


# --- telling ---


def tell(box: Box, told: Happening, rng: Rng, language: Language, moment: Moment = NO_MOMENT) -> str:
    """A line or two for a beat, with the chips it needs."""
    beat, values = told.number("beat"), _values(box, told, language, moment)
    keys = [messages(told, moment)]
    if told.number("card") != NONE and beat != TELL_CAPTION:
        alone = moment.goes_on and beat in MAY_STAND_ALONE and rng.below(2) == 0
        keys = [card_messages(told)] if alone else [*keys, card_messages(told)]
    elif beat == TELL_OBJECTIVE and told.number("memory") != NONE:
        keys.append(["wt-objective-link"])
    if beat == TELL_POWER and moment.elsewhere and not moment.goes_on:
        keys.append(["wt-back-to"])
    return " ".join([language.say(variant(fitting, rng, language), **values) for fitting in keys])


def variant(keys: Sequence[str], rng: Rng, language: Language) -> str:
    """One of the numbered variants of these messages, of those that were told longest ago or never.

    A language tells in its own words if it has any for them, however few; else it borrows all of them.
    """
    names = _numbered(keys, language.speaks) or _numbered(keys, language.has)
    untold = [name for name in names if name not in rng.told]
    if not untold:
        untold = sorted(names, key=rng.told.index)[: (len(names) + 1) // 2]
    chosen = untold[rng.below(len(untold))]
    if chosen in rng.told:
        rng.told.remove(chosen)
    rng.told.append(chosen)
    return chosen


def _numbered(keys: Sequence[str], known: Callable[[str], bool]) -> list[str]:
    """A language may have as many as it likes, and need not have the special ones."""
    return [name for key in keys for name in takewhile(known, (f"{key}-{n}" for n in count(1)))]


def _values(box: Box, told: Happening, language: Language, moment: Moment) -> dict[str, str]:
    who, space = told.number("character"), told.number("space")
    inside = space_in(box, space, language, "in")
    foe = moment.foe_of(who)
    return {
        "who": "wt-character-" + box.character_names[who] if who != NONE else "wt-side-winter",
        "foe": "wt-character-" + box.character_names[foe] if foe != NONE else "wt-side-winter",
        "in": inside,
        "In": inside[:1].upper() + inside[1:],
        "to": _way(box, told, language, moment),
    }


def _way(box: Box, told: Happening, language: Language, moment: Moment) -> str:
    """Where to. Whoever steps from a place to a square is on the way to the place behind it."""
    space = told.number("space")
    if told.number("beat") != TELL_MOVEMENT or space == NONE or box.is_place(space):
        return space_in(box, space, language, "to")
    behind = [place for place in box.near[space] if place != moment.origin]
    if len(behind) != 1 or not language.has("wt-towards"):
        return space_in(box, space, language, "to")
    return language.say("wt-towards", place="wt-place-" + box.space_names[behind[0]])


def space_in(box: Box, space: int, language: Language, form: str) -> str:
    """A place with its preposition; a square by the two places it joins."""
    if space == NONE:
        return language.say(f"wt-nowhere-{form}")
    if box.is_place(space):  # by a message, so that it speaks the language of the lines around it
        return language.say(f"wt-at-{form}", place="wt-place-" + box.space_names[space])
    one, two = ["wt-place-" + box.space_names[place] for place in box.near[space]]
    return language.say(f"wt-square-{form}", one=one, two=two)
