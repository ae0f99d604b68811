"""How a bot of Winter Tales tells: a line or two out of character, place, quest and card (WT-23.6)."""

from collections.abc import Sequence
from typing import Protocol

from frostfair.bots.winter_tales_moment import Moment
from frostfair.games.winter_tales.components import Box
from frostfair.games.winter_tales.events import Happening
from frostfair.games.winter_tales.words import (
    BEATS,
    BLOCKED,
    NONE,
    QUESTS,
    SIDES,
    SPRING,
    TELL_ATTACK,
    TELL_BATTLE_ENDING,
    TELL_CAPTION,
    TELL_DEFENCE,
    TELL_ENDING,
    TELL_EPILOGUE,
    TELL_INTRO,
    TELL_JOIN,
    TELL_LAST,
    TELL_MAIN,
    TELL_MOVEMENT,
    TELL_OBJECTIVE,
    TELL_QUEST_ENDING,
    TELL_TRAP,
    TELL_TRAP_DEFENCE,
    TELL_TRAP_ENDING,
    TRAP_ENDS,
    WINTER,
    WRITER,
    side_of,
)  # fmt: skip
from frostfair.kernel.luck import advanced, drawn, seeded

NO_MOMENT = Moment()
TWO_SIDED = ("movement", "trap-ending", "quest-start", "quest-main", "quest-join", "epilogue")


class Rng:
    """The bot's own chance."""

    def __init__(self, seed: int) -> None:
        self.state: int = seeded(seed)
        self.untold: dict[str, list[str]] = {}  # the variants of a message that haven't been used yet
        self.last: dict[str, str] = {}

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


def tell(box: Box, told: Happening, rng: Rng, language: Catalogue, moment: Moment = NO_MOMENT) -> str:
    """A line or two for a beat, with the chips it needs."""
    values = _values(box, told, language, moment)
    line = language.say(variant(_messages(told, moment), rng, language), **values)
    if told.number("card") == NONE or told.number("beat") == TELL_CAPTION:
        return line
    side = SIDES[told.number("side")] if told.number("side") < WRITER else SIDES[SPRING]
    return f"{line} {language.say(variant([f'wt-with-{side}'], rng, language), **values)}"


def variant(keys: Sequence[str], rng: Rng, language: Catalogue) -> str:
    """One of the numbered variants of these messages: all of them before any comes again."""
    known = keys[0]
    untold = rng.untold.setdefault(known, [])
    if not untold:
        untold += [name for key in keys for name in _numbered(key, language)]
        last = rng.last.get(known)
        if last in untold and len(untold) > 1:
            untold.remove(last)  # not twice in a row
    rng.last[known] = untold.pop(rng.below(len(untold)))
    return rng.last[known]


def _numbered(key: str, language: Catalogue) -> list[str]:
    """A language may have as many as it likes, and need not have the special ones."""
    found: list[str] = []
    while language.has(f"{key}-{len(found) + 1}"):
        found.append(f"{key}-{len(found) + 1}")
    return found


def _messages(told: Happening, moment: Moment) -> list[str]:
    """The messages that fit, the most special first; where a language lacks one, the others serve."""
    beat, side = told.number("beat"), _side(told)
    name = f"wt-{BEATS[beat]}"
    if beat in (TELL_INTRO, TELL_CAPTION):
        neutral = beat == TELL_CAPTION and told.number("card") == NONE
        return [f"{name}-{'neutral' if neutral else _kind(told.number('quest'))}"]
    if beat == TELL_ATTACK and told.number("character") == NONE:
        return ["wt-nightmare"]
    if beat in (TELL_MAIN, TELL_LAST) and told.number("memory") != NONE:
        return ["wt-cite"]
    if beat in (TELL_MAIN, TELL_JOIN) and moment.goes_on:
        return [f"wt-quest-on-{side}", f"wt-quest-main-{side}"]
    if beat == TELL_EPILOGUE and told.number("card") == NONE:
        return ["wt-epilogue-link"]
    if beat == TELL_OBJECTIVE and told.number("memory") == NONE:
        return ["wt-objective-first"]
    if beat in (TELL_QUEST_ENDING, TELL_ENDING):
        return [f"{name}-{moment.outcome}"]
    if beat == TELL_MOVEMENT and moment.goes_on:
        return [f"wt-movement-on-{side}"]
    if beat == TELL_TRAP_ENDING and moment.outcome == TRAP_ENDS[BLOCKED]:
        return ["wt-trap-ending-blocked"]
    if beat in (TELL_ATTACK, TELL_DEFENCE, TELL_TRAP, TELL_TRAP_DEFENCE, TELL_BATTLE_ENDING):
        plain = f"{name}-{side}" if beat == TELL_BATTLE_ENDING else name
        known = told.number("character") != NONE and moment.foe_of(told.number("character")) != NONE
        return [f"{plain}-foe", plain] if known else [plain]
    return [f"{name}-{side}"] if BEATS[beat] in TWO_SIDED else [name]


def _side(told: Happening) -> str:
    """Whose piece it is."""
    side, who = told.number("side"), told.number("character")
    if side not in (SPRING, WINTER):
        side = WINTER if who == NONE else side_of(who)
    return SIDES[side]


def _kind(quest: int) -> str:
    return QUESTS[quest].removesuffix("_s").removesuffix("_w")


def _values(box: Box, told: Happening, language: Catalogue, moment: Moment) -> dict[str, str]:
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


def _way(box: Box, told: Happening, language: Catalogue, moment: Moment) -> str:
    """Where to. Whoever steps from a place to a square is on the way to the place behind it."""
    space = told.number("space")
    if told.number("beat") != TELL_MOVEMENT or space == NONE or box.is_place(space):
        return space_in(box, space, language, "to")
    behind = [place for place in box.near[space] if place != moment.origin]
    if len(behind) != 1 or not language.has("wt-towards"):
        return space_in(box, space, language, "to")
    return language.say("wt-towards", place="wt-place-" + box.space_names[behind[0]])


def space_in(box: Box, space: int, language: Catalogue, form: str) -> str:
    """A place with its preposition; a square by the two places it joins."""
    if space == NONE:
        return language.say(f"wt-nowhere-{form}")
    if box.is_place(space):
        return language.form("wt-place-" + box.space_names[space], form)
    one, two = ["wt-place-" + box.space_names[place] for place in box.near[space]]
    return language.say(f"wt-square-{form}", one=one, two=two)
