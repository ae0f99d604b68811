"""What the texts of Winter Tales are made of."""

from collections.abc import Sequence

from frostfair.games.installed import game
from frostfair.games.winter_tales.rules.actions import VERBS
from frostfair.games.winter_tales.rules.flow.calls import TOPICS
from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.rules.quest_events import EVENT_KINDS
from frostfair.games.winter_tales.rules.restore import FRAME_KINDS
from frostfair.games.winter_tales.rules.terms import (
    BEATS,
    FACTIONS,
    OBJECTIVES,
    QUESTS,
    SKILLS,
    TOKEN_STATES,
)
from frostfair.games.winter_tales.tale.leaves import COLOPHON, LABELS
from frostfair.games.winter_tales.wording.choices import SPECIAL
from frostfair.games.winter_tales.wording.prompt import TRAP_STAGES
from tests.i18n.declared import Texts
from tests.i18n.sources import composed

UNASKED = ("setting-up", "chapter", "hand-over", "rescue")  # nobody decides anything in these
ASKED = tuple(kind for kind in FRAME_KINDS if kind not in UNASKED)
# Questions that are asked in several ways.
VARIANTS: dict[str, Sequence[str]] = {
    "election": ("", "appoint"),
    "turn": ("", "closing"),
    "activation": ("", "heading", "acted"),
    "interruption": ("battle", "trap"),
    "battle": ("first", "attack", "defence"),
    "trap": TRAP_STAGES,
    "payment": ("movement", "rescue", "power"),
    "call": TOPICS,
    "quest": ("main", "remember", "join", "joined", "last", "warned"),
    "remembering": ("choose", "lay"),
    "naming": ("love", "artifact"),
    "epilogue": ("first", "part", "side"),
}
# What follows the beginning of a key in the browser.
IN_THE_BROWSER: dict[str, Sequence[str]] = {
    "zone": ("tale", "town"),
    "stage": ("battle", "trap"),
}
KINDS_OF_QUEST = sorted({quest.removesuffix("_s").removesuffix("_w") for quest in QUESTS})


def questions() -> set[str]:
    named = [(kind, variant) for kind in ASKED for variant in VARIANTS.get(kind, ("",))]
    return {f"{kind}-{variant}" if variant else kind for kind, variant in named}


def made() -> set[str]:
    tales = game("winter-tales")
    assert isinstance(tales, WinterTales)
    people, places = tales.box.character_names, tales.box.space_names[: tales.box.places]
    keys = {f"wt-log-{kind}" for kind in EVENT_KINDS} | {"wt-log-told-epilogue"}
    keys |= {f"wt-prompt-{question}" for question in questions()} | {f"wt-wait-{kind}" for kind in ASKED}
    keys |= {f"wt-book-{label}" for label in LABELS}
    keys |= {f"wt-book-colophon-{part}" for part in COLOPHON}
    keys |= {f"wt-section-{verb.word}" for verb in VERBS if verb.about}
    keys |= {f"wt-section-{verb.word}-then" for verb in VERBS if len(verb.about) == 2}
    keys |= {f"wt-choice-{verb.word}" for verb in VERBS if not verb.about}
    keys |= {f"wt-choice-{word}-{asked}" for word, questions in SPECIAL.items() for asked in questions}
    keys |= {f"wt-offer-{verb.word}" for verb in VERBS}
    keys |= {f"wt-type-{word}" for word in (*[verb.word for verb in VERBS], "under")}
    keys |= {f"wt-about-{beat}" for beat in BEATS}
    keys |= {f"wt-character-{name}" for name in people} | {f"wt-code-{name}" for name in people}
    keys |= {f"wt-place-{name}" for name in places}
    keys |= {f"wt-background-{name}" for name in (*people, *places)}
    keys |= {f"wt-card-{card}" for card in tales.box.card_names}
    keys |= {f"wt-{what}-{quest}" for what in ("quest", "short", "why-power") for quest in KINDS_OF_QUEST}
    keys |= {f"wt-{what}-{aim}" for what in ("objective", "book-aim", "aim") for aim in OBJECTIVES}
    keys |= {f"wt-{what}-{skill}" for what in ("skill", "why-skill") for skill in SKILLS}
    keys |= {f"wt-side-{faction}" for faction in FACTIONS}
    keys |= {f"wt-state-{state}" for state in ("lying", "silenced", "barred", "eliminated")}
    keys |= {f"wt-quests-{state}" for state in TOKEN_STATES if state != "out"}
    keys |= {f"wt-{where}-{form}" for where in ("at", "square", "nowhere") for form in ("in", "to")}
    keys |= {
        f"wt-{what}-{when}" for what in ("plain", "context") for when in ("prologue", "chapter", "epilogue")
    }
    keys |= {f"web-winter-tales-{what}-{word}" for what, words in IN_THE_BROWSER.items() for word in words}
    return keys | {"wt-token-main", "wt-token-arbiter", "wt-plain-pool", "wt-plain-out"}


def possible() -> set[str]:
    """Headings that are spelled out."""
    return composed("winter-tales", "wt-plain-")


CHARACTER, PLACE = ("wt-character-", "wt-quest-nightmare"), ("wt-place-",)
AUTHORS = frozenset({"jocularis", "matteo", "santus"})
# Fonts with their makers, pictures and licences: a colophon names them as they are called.
CREDITS = frozenset(
    {
        *("alegreya", "juan", "pablo", "del", "peral", "kurale", "eduardo", "tunni", "ruslan", "display"),
        *("oleg", "snarsky", "denis", "masharov", "vladimir", "rabdu", "sil", "open", "font", "license"),
        *("cc", "by", "game", "icons", "net", "creativecommons", "org", "licenses"),
    }
)
TEXTS = Texts(
    names={
        "character": CHARACTER,
        "mover": CHARACTER,
        "rebel": CHARACTER,
        "soldier": CHARACTER,
        "carrier": CHARACTER,
        "other": CHARACTER,
        "who": CHARACTER,
        "foe": CHARACTER,
        "place": PLACE,
        "one": PLACE,
        "two": PLACE,
        "quest": tuple(f"wt-quest-{quest}" for quest in KINDS_OF_QUEST),
        "joining": tuple(f"wt-quest-{quest}" for quest in KINDS_OF_QUEST),
        "faction": ("wt-side-",),
        "side": ("wt-side-",),
    },
    made=made,
    possible=possible,
    alike={
        "hu": frozenset({"alice", "dorothy", "park", "propaganda"}) | AUTHORS | CREDITS,
        "pl": frozenset({"arbiter", "park", "patrol", "plan", "propaganda"}) | AUTHORS | CREDITS,
        # `first` is a setting: how titles are written
        "ru": frozenset({"first", "jocularis"}) | CREDITS,
    },
    # What people say about words, their standing orders, and parts of the table.
    typed=frozenset(
        {
            "allow",
            "change",
            "object",
            "redact",
            "reword",
            "strike",
            "suggest",
            "texts",
            "all",
            "always",
            "ask",
            "fight",
            "never",
            "orders",
            "quest",
            "wolf",
            "map",
            "memories",
            "people",
            "quests",
        }
    ),
    tables=((3, {"memories": 5, "powers": True, "objectives": True, "skills": True, "chapter_limit": 2}),),
)
