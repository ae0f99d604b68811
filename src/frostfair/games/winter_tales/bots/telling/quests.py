"""Plans for quests: how they are spoken of, begun, helped, hindered and remembered; and for their powers."""

from frostfair.games.winter_tales.bots.telling.cards import GIFT, PART, WALL
from frostfair.games.winter_tales.bots.telling.facts import Scene
from frostfair.games.winter_tales.bots.telling.memory import Memory
from frostfair.games.winter_tales.bots.telling.plan import (
    Card,
    Link,
    Person,
    Plan,
    Ref,
    Space,
    aim_of_quest,
    basic,
    kind_of,
    motif,
    place_link,
    put_actor,
)
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import (
    CHARACTERS,
    NEUTRAL,
    NONE,
    OUTCOMES,
    SIDES,
    SPRING,
    SUCCESS,
    TIE,
    WINTER,
    side_of,
    side_of_quest,
)


def opening(memory: Memory, told: Happening) -> Plan:
    """Both quests, and somebody who wants each of them."""
    plan = Plan("opening", {})
    for name, side in (("one", SPRING), ("two", WINTER)):
        quest = next((q for q in memory.quests if side_of_quest(q) == side), NONE)
        people = [c for c in range(CHARACTERS) if memory.where[c] != NONE and side_of(c) == side]
        if quest == NONE or not people:
            continue
        people = [c for c in people if c != memory.quests[quest].carrier] or people
        distance = memory.box.distance[memory.place_of(quest)]
        nearest = min(people, key=lambda c: (distance[memory.where[c]], c))
        plan.slots[name] = Person(nearest)
        plan.slots["aim-" + name] = aim_of_quest(memory, quest)
    return plan


def intro(memory: Memory, told: Happening) -> Plan:
    """Before the first chapter it is a rumour; later a character sets it going."""
    quest = told.number("quest")
    plan = Plan("quest-intro", {}, {kind_of(quest), SIDES[side_of_quest(quest)]})
    if told.number("space") != NONE:
        plan.slots["in"] = Space(told.number("space"))
        plan.links = place_link(memory, told.number("space"), NONE, {})
    carrier = told.number("character")
    if carrier != NONE:
        plan.slots["carrier"] = Person(carrier)
    maker = memory.quests[quest].maker
    if memory.chapter > 0 and maker != NONE and side_of(maker) == side_of_quest(quest):
        plan.tags.add("made")
        put_actor(memory, plan, maker)
    else:
        plan.tags.add("rumour")
    return plan


def start(memory: Memory, told: Happening) -> Plan:
    plan = basic(memory, told, "quest-start", PART)
    quest = told.number("quest")
    plan.tags.discard("free")
    plan.tags |= {kind_of(quest), SIDES[side_of_quest(quest)]}
    if quest in memory.quests:
        if not memory.steps_told:  # whoever came here for it has said so on the way
            plan.slots["aim"] = aim_of_quest(memory, quest)
        carrier = memory.quests[quest].carrier
        if carrier not in (NONE, plan.actor):
            plan.slots["carrier"] = Person(carrier)
    for fall in memory.fallen.values():
        if side_of(fall.who) == side_of(plan.actor) and memory.box.is_place(fall.place):
            slots: dict[str, Ref] = {"lying": Person(fall.who), "there": Space(fall.place)}
            plan.links.append(Link("lying", slots, ("lying", fall.who)))
    plan.links += place_link(memory, told.number("space"), plan.actor, {})
    return plan


def main_part(memory: Memory, told: Happening) -> Plan:
    plan = _part(memory, told, "quest-main", PART)
    if told.number("card") == NONE and "memory" in plan.tags:
        plan.beat = "cite"
        plan.goes_on = False
    return plan


def last_card(memory: Memory, told: Happening) -> Plan:
    plan = main_part(memory, told)
    if plan.beat == "quest-main":
        plan.beat = "last-card"
        plan.goes_on = False
    return plan


def join(memory: Memory, told: Happening) -> Plan:
    """Whoever owes something to the main actor helps for it; whoever lost to that one hinders for it."""
    scene = memory.scene
    assert scene is not None
    helps = side_of(told.number("character")) == side_of_quest(scene.quest)
    plan = _part(memory, told, "help" if helps else "hinder", GIFT if helps else WALL)
    plan.slots["main"] = Person(scene.main)
    if plan.goes_on:
        return plan
    who = plan.actor
    debt, grudge = memory.debts.get(who), memory.grudges.get(who)
    if helps and debt is not None and debt.helper == scene.main:
        plan.links.insert(0, Link("debt", {"there": Space(debt.place)}, ("debt", who), closes=True))
    if not helps and grudge is not None and grudge.winner == scene.main and memory.box.is_place(grudge.place):
        slots: dict[str, Ref] = {"there": Space(grudge.place)}
        plan.links.insert(0, Link("score", slots, ("grudge", who, scene.main)))
    return plan


def _part(memory: Memory, told: Happening, beat: str, role: str) -> Plan:
    plan = basic(memory, told, beat, role)
    scene = memory.scene
    assert scene is not None
    who, card = plan.actor, told.number("card")
    plan.goes_on = any(actor == who for _, actor, _ in scene.played[-1:])
    plan.tags.add("on" if plan.goes_on else "first")
    plan.tags.add(kind_of(scene.quest))
    if card == NONE and told.number("memory") == NONE:
        plan.tags.add("artifact-used")
    if card != NONE and (found := motif(memory, card, told.number("side"))):
        plan.links.append(found)
    return plan


def ending(memory: Memory, told: Happening) -> Plan:
    """In favour of the side that won, whoever tells it."""
    scene = memory.scene
    assert scene is not None
    plan = basic(memory, told, "quest-ending", PART)
    plan.tags.discard("free")
    outcome = "forgotten" if scene.forgotten else OUTCOMES[scene.outcome]
    plan.tags |= {outcome, kind_of(scene.quest)}
    winner = winning_side(scene)
    others = scene.hinderers if scene.outcome != SUCCESS else scene.helpers
    turning = None if winner == NEUTRAL else scene.turning(winner)
    if turning is not None:
        card, whose = turning
        plan.slots["thing"] = Card(card, plain=True)
        if whose != scene.main:
            plan.slots["other"] = Person(whose)
    if "other" not in plan.slots and others:
        plan.slots["other"] = Person(others[-1])
    if "other" in plan.slots:
        plan.tags.add("other")
    if not scene.hinderers and scene.outcome == SUCCESS:
        plan.tags.add("alone")
    return plan


def winning_side(scene: Scene) -> int:
    side = side_of_quest(scene.quest)
    return NEUTRAL if scene.outcome == TIE else side if scene.outcome == SUCCESS else 1 - side


def caption(memory: Memory, told: Happening) -> Plan:
    """What is remembered: the card, where and whose; in the view of those who won."""
    scene = memory.scene
    assert scene is not None
    plan = basic(memory, told, "caption", PART)
    plan.tags |= {kind_of(scene.quest)}
    plan.slots["in"] = Space(scene.space)
    put_actor(memory, plan, scene.main)
    if told.number("card") == NONE:
        plan.tags.add("neutral")
        return plan
    plan.tags.discard("memory")
    plan.tags.add("foiled" if told.number("side") != side_of_quest(scene.quest) else "won")
    for card, who, side in scene.played:
        if card == told.number("card"):
            put_actor(memory, plan, who)
            plan.tags.add("played" if side == told.number("side") else "in-vain")
    return plan


# --- powers and objectives ---


def objective(memory: Memory, told: Happening) -> Plan:
    plan = basic(memory, told, "objective", PART)
    plan.tags.discard("free")
    name = memory.box.objective_names[memory.shown].rstrip("0123456789")
    plan.tags.add(name)
    seat, side = told.number("seat"), told.number("side")
    people = memory.people_of(seat, side)
    last = memory.rescuer.get(seat, NONE)
    if people:
        who = last if last in people else people[0]
        put_actor(memory, plan, who)
        plan.slots["in"] = Space(memory.where[who])
    places = memory.box.objective_places[memory.shown]
    for slot, place in zip(("place", "there"), places, strict=False):
        plan.slots[slot] = Space(place)
    if told.number("memory") != NONE:
        plan.after = [Plan("objective-link", {}, {"memory"})]
    return plan


def power(memory: Memory, told: Happening) -> Plan:
    """A quest's gift, a secret passage, a gift from hand to hand; or what three cards pay for (WT-19)."""
    plan = basic(memory, told, "power", PART)
    who, quest = plan.actor, told.number("quest")
    if quest != NONE:
        plan.tags.add(kind_of(quest))
        if kind_of(quest) == "love" and memory.lover not in (NONE, who):
            plan.slots["other"] = Person(memory.lover)
    elif told.number("card") != NONE:
        plan.tags.add("return" if told.number("side") == SPRING else "propaganda")
        plan.goes_on = memory.paying == who
        plan.tags.add("on" if plan.goes_on else "first")
        if "return" in plan.tags and not plan.goes_on:
            plan.slots["in"] = Space(told.number("space"), chip=True)
        if memory.silenced != NONE and told.number("side") == WINTER:
            plan.slots["other"] = Person(memory.silenced)
    elif memory.passed_through == who:
        plan.tags.add("passage")
    else:
        plan.tags.add("handed")
    if told.number("space") != NONE:
        plan.slots["to"] = Space(told.number("space"))
    return plan
