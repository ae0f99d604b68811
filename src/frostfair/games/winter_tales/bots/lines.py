"""Which messages fit a beat of Winter Tales: the bot tells one of their variants (WT-23.6).

Keys stand in lists, the most special first; where a language lacks one, the others serve.
"""

from collections.abc import Callable

from frostfair.games.winter_tales.bots.moment import SHELTERED, Moment
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import (
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
    TELL_POWER,
    TELL_QUEST_ENDING,
    TELL_RESCUE,
    TELL_START,
    TELL_TRAP,
    TELL_TRAP_DEFENCE,
    TELL_TRAP_ENDING,
    TRAP_ENDS,
    WINTER,
    side_of,
    side_of_quest,
)

# A card that follows another may stand alone: not every picture needs a sentence before it.
MAY_STAND_ALONE = (TELL_TRAP_DEFENCE, TELL_MAIN, TELL_JOIN, TELL_EPILOGUE)


def messages(told: Happening, moment: Moment) -> list[str]:
    """What happens."""
    beat = told.number("beat")
    return _SPECIAL[beat](told, moment) if beat in _SPECIAL else [f"wt-{BEATS[beat]}"]


def card_messages(told: Happening) -> list[str]:
    """How the card comes into it: by the beat, or by the side alone."""
    beat, side = told.number("beat"), side_told(told)
    if beat in (TELL_ATTACK, TELL_DEFENCE, TELL_TRAP, TELL_TRAP_DEFENCE):
        return [f"wt-with-{BEATS[beat]}"]
    general = f"wt-with-{side}"
    return [f"wt-with-movement-{side}", general] if beat == TELL_MOVEMENT else [general]


def side_told(told: Happening) -> str:
    """Whose piece it is."""
    side, who = told.number("side"), told.number("character")
    if side not in (SPRING, WINTER):
        side = WINTER if who == NONE else side_of(who)
    return SIDES[side]


def _kind(quest: int) -> str:
    """Both Great Artifacts are told of alike."""
    return QUESTS[quest].removesuffix("_s").removesuffix("_w")


# --- beats that are told in several ways ---


def _movement(told: Happening, moment: Moment) -> list[str]:
    return [f"wt-movement-{'on-' if moment.goes_on else ''}{side_told(told)}"]


def _fight(told: Happening, moment: Moment) -> list[str]:
    """Against whom, where that is known."""
    beat, who = told.number("beat"), told.number("character")
    if beat == TELL_ATTACK and who == NONE:
        return ["wt-nightmare"]
    if beat == TELL_BATTLE_ENDING and moment.outcome == SHELTERED:
        return ["wt-battle-ending-sheltered"]
    if beat == TELL_BATTLE_ENDING and moment.elsewhere:
        return ["wt-battle-ending-taken"]
    plain = f"wt-{BEATS[beat]}" + (f"-{side_told(told)}" if beat == TELL_BATTLE_ENDING else "")
    return [f"{plain}-foe", plain] if who != NONE and moment.foe_of(who) != NONE else [plain]


def _trap_ending(told: Happening, moment: Moment) -> list[str]:
    blocked = moment.outcome == TRAP_ENDS[BLOCKED]
    return [f"wt-trap-ending-{'blocked' if blocked else side_told(told)}"]


def _rescue(told: Happening, moment: Moment) -> list[str]:
    return ["wt-rescue-on" if moment.goes_on else "wt-rescue"]


def _intro(told: Happening, moment: Moment) -> list[str]:
    return [f"wt-quest-intro-{_kind(told.number('quest'))}"]


def _start(told: Happening, moment: Moment) -> list[str]:
    return [f"wt-quest-start-{side_told(told)}"]


def _quest(told: Happening, moment: Moment) -> list[str]:
    """The main player and the others, who help or hinder; a second card goes on where the first was."""
    beat, side = told.number("beat"), side_told(told)
    if told.number("memory") != NONE:
        return ["wt-cite"]
    if moment.goes_on:
        return [f"wt-quest-on-{side}", f"wt-quest-main-{side}"]
    if beat == TELL_MAIN:
        return [f"wt-quest-main-{side}"]
    helps = SIDES[side_of_quest(told.number("quest"))] == side
    return [f"wt-quest-{'help' if helps else 'hinder'}-{side}"]


def _last(told: Happening, moment: Moment) -> list[str]:
    return ["wt-cite" if told.number("memory") != NONE else "wt-last-card"]


def _outcome(told: Happening, moment: Moment) -> list[str]:
    return [f"wt-{BEATS[told.number('beat')]}-{moment.outcome}"]


def _caption(told: Happening, moment: Moment) -> list[str]:
    """A memory of those who won it; what was foiled is remembered as such."""
    quest, winner = told.number("quest"), told.number("side")
    if told.number("card") == NONE:
        return ["wt-caption-neutral"]
    kind = f"wt-caption-{_kind(quest)}"
    return [kind] if winner == side_of_quest(quest) else [f"wt-caption-foiled-{SIDES[winner]}"]


def _objective(told: Happening, moment: Moment) -> list[str]:
    return [f"wt-objective-told-{moment.objective}" if moment.objective else "wt-objective-told"]


def _power(told: Happening, moment: Moment) -> list[str]:
    """A quest's gift, a secret passage, a gift from hand to hand; or what three cards pay for (WT-19)."""
    if told.number("quest") != NONE:
        return [f"wt-power-{_kind(told.number('quest'))}"]
    if told.number("card") != NONE:
        return ["wt-power-return" if told.number("side") == SPRING else "wt-power-propaganda"]
    return ["wt-power-passage" if moment.origin != NONE else "wt-power-handed"]


def _epilogue(told: Happening, moment: Moment) -> list[str]:
    if told.number("card") != NONE:
        return [f"wt-epilogue-{side_told(told)}"]
    return ["wt-epilogue-close" if moment.closes else "wt-epilogue-link"]


_SPECIAL: dict[int, Callable[[Happening, Moment], list[str]]] = {
    TELL_MOVEMENT: _movement,
    TELL_ATTACK: _fight,
    TELL_DEFENCE: _fight,
    TELL_TRAP: _fight,
    TELL_TRAP_DEFENCE: _fight,
    TELL_BATTLE_ENDING: _fight,
    TELL_TRAP_ENDING: _trap_ending,
    TELL_RESCUE: _rescue,
    TELL_INTRO: _intro,
    TELL_START: _start,
    TELL_MAIN: _quest,
    TELL_JOIN: _quest,
    TELL_LAST: _last,
    TELL_QUEST_ENDING: _outcome,
    TELL_CAPTION: _caption,
    TELL_OBJECTIVE: _objective,
    TELL_POWER: _power,
    TELL_EPILOGUE: _epilogue,
    TELL_ENDING: _outcome,
}
