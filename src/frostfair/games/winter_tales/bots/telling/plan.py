"""What a piece shall say, in ids: the beat, who and what is in it, what it may recall. No language yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from frostfair.games.winter_tales.bots.telling.cards import Picture, pictures
from frostfair.games.winter_tales.bots.telling.memory import Memory
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import (
    CHARACTERS,
    NONE,
    QUESTS,
    SIDES,
    side_of,
    side_of_quest,
)

NIGHTMARE_ITSELF: Final = CHARACTERS  # fights where no soldier does
WHEELCHAIR: Final = "mangiafuoco"
MOTIFS: Final = frozenset(
    {"light", "sky", "plant", "paper", "music", "toy", "trace", "weather", "food", "body", "building"}
)
DARK: Final = ("fell", "lost-spring", "won-winter")  # what is remembered with lowered voices


@dataclass(frozen=True)
class Person:
    who: int


@dataclass(frozen=True)
class Space:
    """`chip` where the rules want the place named (WT-22.1)."""

    space: int
    chip: bool = False


@dataclass(frozen=True)
class Card:
    """The card of this piece, as a chip; or, plain, one that was told of before."""

    card: int
    plain: bool = False


@dataclass(frozen=True)
class Act:
    """What somebody does with the card of this piece."""

    card: int
    deed: int


@dataclass(frozen=True)
class Line:
    """Something that this character says."""

    who: int
    occasion: str


@dataclass(frozen=True)
class Clause:
    """A part of a sentence with places of its own: why somebody goes, what happened somewhere."""

    section: str
    kind: str
    slots: Mapping[str, "Ref"]


Ref: TypeAlias = Person | Space | Card | Act | Line | Clause


@dataclass(frozen=True)
class Link:
    """Something to recall; `key` says what, so that it isn't recalled again too soon."""

    kind: str
    slots: Mapping[str, Ref]
    key: tuple[object, ...]
    closes: bool = False


@dataclass
class Plan:
    """One sentence or two of a piece."""

    beat: str
    slots: dict[str, Ref]
    tags: set[str] = field(default_factory=set)
    links: list[Link] = field(default_factory=list)
    before: list["Plan"] = field(default_factory=list)
    after: list["Plan"] = field(default_factory=list)
    goes_on: bool = False  # the piece before, by the same teller, was about the same

    @property
    def actor(self) -> int:
        found = self.slots.get("who")
        return found.who if isinstance(found, Person) else NONE


# --- what most plans have ---


def basic(memory: Memory, told: Happening, beat: str, role: str) -> Plan:
    """Who, where and with which card."""
    plan = Plan(beat, {})
    who, space = told.number("character"), told.number("space")
    if who != NONE:
        put_actor(memory, plan, who)
    if space != NONE:
        plan.slots["in"] = Space(space)
    side = told.number("side") if told.number("side") in (0, 1) else side_of(who) if who != NONE else NONE
    if side != NONE:
        plan.tags.add(SIDES[side])
    if told.number("memory") != NONE:
        plan.tags.add("memory")
    put_card(memory, plan, told.number("card"), role)
    return plan


def put_actor(memory: Memory, plan: Plan, who: int) -> None:
    plan.slots["who"] = Person(who)
    if who == NIGHTMARE_ITSELF or memory.box.character_names[who] != WHEELCHAIR:
        plan.tags.add("legs")
    for occasion in ("halt", "begin", "help", "hinder", "thanks", "fall"):
        plan.slots[occasion] = Line(who, occasion)


def put_card(memory: Memory, plan: Plan, card: int, role: str) -> None:
    if card == NONE:
        plan.tags.add("free")
        return
    picture = picture_of(memory, card)
    plan.slots["card"] = Card(card)
    plan.tags |= picture.kinds
    suiting = picture.suiting(role, walks="legs" in plan.tags)
    if suiting:  # which of them, the same log says the same
        plan.slots["act"] = Act(card, suiting[len(memory.motifs) % len(suiting)])


def picture_of(memory: Memory, card: int) -> Picture:
    return pictures()[memory.box.card_names[card]]


def kind_of(quest: int) -> str:
    """Both Great Artifacts are told of alike."""
    return QUESTS[quest].removesuffix("_s").removesuffix("_w")


# --- why somebody goes somewhere ---


def aim_of(memory: Memory, who: int, goal: int) -> Clause:
    """The first of all aims that the way brings nearer; else what this character always wants."""
    here, side = memory.where[who], side_of(who)
    if memory.joining != NONE and memory.scene is not None and memory.active == who:
        helps = side_of_quest(memory.scene.quest) == side
        return Clause("aim", "join" if helps else "stop", {"main": Person(memory.scene.main)})
    nearer = [fall for fall in memory.fallen.values() if _nearer(memory, here, goal, fall.place)]
    for fall in nearer:
        if side_of(fall.who) == side and fall.who != who:
            return Clause("aim", "rescue", {"friend": Person(fall.who)})
    quest = _quest_ahead(memory, who, goal)
    if quest != NONE:
        return aim_of_quest(memory, quest)
    grudge = memory.grudges.get(who)
    if grudge is not None and _nearer(memory, here, goal, memory.where[grudge.winner]):
        return Clause("aim", "pursuit", {"foe": Person(grudge.winner)})
    return Clause("want", memory.box.character_names[who], {})


def aim_of_quest(memory: Memory, quest: int) -> Clause:
    found = memory.quests[quest]
    slots: dict[str, Ref] = {} if found.carrier == NONE else {"carrier": Person(found.carrier)}
    return Clause("aim", kind_of(quest), slots)


def _quest_ahead(memory: Memory, who: int, goal: int) -> int:
    """The nearest open quest of its side on this way, or NONE."""
    own = [q for q in memory.quests if side_of_quest(q) == side_of(who) and memory.quests[q].carrier != who]
    ahead = [q for q in own if _nearer(memory, memory.where[who], goal, memory.place_of(q))]
    distance = memory.box.distance[goal] if goal != NONE else []
    return min(ahead, key=lambda q: distance[memory.place_of(q)], default=NONE)


def _nearer(memory: Memory, here: int, goal: int, there: int) -> bool:
    if NONE in (here, goal, there):
        return False
    distance = memory.box.distance[there]
    return distance[goal] < distance[here]


# --- what can be recalled ---


def place_fact(memory: Memory, space: int) -> Clause | None:
    """The newest thing that happened there."""
    if not memory.deeds.get(space):
        return None
    deed = memory.deeds[space][-1]
    slots: dict[str, Ref] = {"x": Person(deed.who)}
    if deed.other != NONE:
        slots["y"] = Person(deed.other)
    side = "" if deed.kind not in ("won", "lost") else "-" + SIDES[side_of(deed.who)]
    return Clause("fact", deed.kind + side, slots)


def place_link(memory: Memory, space: int, who: int, slots: Mapping[str, Ref]) -> list[Link]:
    """What happened there to others, in the light in which this place is remembered."""
    fact = None if space == NONE else place_fact(memory, space)
    if fact is None or fact.slots["x"] == Person(who):
        return []
    kind = "place-dark" if fact.kind in DARK else "place"
    return [Link(kind, {**slots, "fact": fact}, ("place", space, fact.kind))]


def motif(memory: Memory, card: int, side: int) -> Link | None:
    """An earlier card of the same group, on the same side; the third is counted."""
    group = picture_of(memory, card).group
    earlier = memory.motifs.get((side, group), [])
    if group not in MOTIFS or not earlier or card in earlier or side == NONE:
        return None
    kind = "motif" if len(earlier) == 1 else "motif-third" if len(earlier) == 2 else ""
    return Link(kind, {"thing": Card(earlier[0], plain=True)}, ("motif", group)) if kind else None
