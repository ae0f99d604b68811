"""Plans for what happens on the map: ways, battles, traps, rescues."""

from frostfair.games.winter_tales.bots.telling.cards import GIFT, MEANS, PART, SHIELD, SIGN
from frostfair.games.winter_tales.bots.telling.memory import Memory
from frostfair.games.winter_tales.bots.telling.plan import (
    NIGHTMARE_ITSELF,
    Card,
    Line,
    Link,
    Person,
    Plan,
    Space,
    aim_of,
    basic,
    motif,
    place_link,
    put_actor,
)
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import NONE, SIDES, SPRING, WINTER, side_of

OFTEN = 3  # meetings


def movement(memory: Memory, told: Happening) -> Plan:
    """The first piece of a way says where from and why; the others, where it leads."""
    plan = basic(memory, told, "movement", SIGN)
    who = plan.actor
    goal = memory.goal_behind(who, told.number("space"))
    plan.slots["to"] = Space(told.number("space") if goal == NONE else goal)
    del plan.slots["in"]
    origin = memory.where[who]
    if memory.steps_told:
        plan.tags.add("on")
        plan.goes_on = True
    else:
        plan.tags.add("out")
        plan.slots["aim"] = aim_of(memory, who, goal)
        if memory.box.is_place(origin):
            plan.slots["from"] = Space(origin)
    plan.links = place_link(memory, goal, who, {})
    way = memory.ways.get(who)
    if way is not None and way.goal == goal:
        plan.links.insert(0, Link("way", {"there": Space(goal)}, ("way", who), closes=True))
    if told.number("card") != NONE and (found := motif(memory, told.number("card"), side_of(who))):
        plan.links.append(found)
    return plan


# --- fights ---


def fighting(memory: Memory, told: Happening, beat: str, role: str) -> Plan:
    plan = basic(memory, told, beat, role)
    fight = memory.fight
    assert fight is not None
    soldier = NIGHTMARE_ITSELF if fight.soldier == NONE else fight.soldier
    if "who" not in plan.slots:
        put_actor(memory, plan, NIGHTMARE_ITSELF)
    plan.slots["foe"] = Person(fight.rebel if plan.actor == soldier else soldier)
    if soldier == NIGHTMARE_ITSELF:
        plan.tags.add("nightmare")
    if fight.pieces == 0:
        plan.tags.add("first")
        plan.before = [_interruption(memory, plan)]
        plan.links = _old_scores(memory, plan)
    else:
        plan.tags.add("again")
    return plan


def _interruption(memory: Memory, plan: Plan) -> Plan:
    assert memory.fight is not None
    tags = {tag for tag in plan.tags if tag in ("nightmare", "spring", "winter", "legs")}
    if memory.fight.meeting == 2:
        tags.add("met")
    elif memory.fight.meeting >= OFTEN:
        tags.add("often")
    tags.add("trap" if memory.fight.trap else "battle")
    slots = {name: plan.slots[name] for name in ("who", "foe", "in", "halt")}
    return Plan("interruption", slots, tags)


def _old_scores(memory: Memory, plan: Plan) -> list[Link]:
    found = []
    foe = plan.slots["foe"]
    assert isinstance(foe, Person)
    for one, two in ((plan.actor, foe.who), (foe.who, plan.actor)):
        grudge = memory.grudges.get(one)
        if grudge is not None and grudge.winner == two and memory.box.is_place(grudge.place):
            kind = "grudge" if one == plan.actor else "grudge-of-foe"
            found.append(Link(kind, {"there": Space(grudge.place)}, ("grudge", one, two)))
    return found


def attack(memory: Memory, told: Happening) -> Plan:
    return fighting(memory, told, "attack", MEANS)


def defence(memory: Memory, told: Happening) -> Plan:
    plan = fighting(memory, told, "defence", SHIELD)
    plan.before = []
    return plan


def battle_ending(memory: Memory, told: Happening) -> Plan:
    """Told by the winner, of what has become of the rebel."""
    fight = memory.fight
    assert fight is not None
    plan = fighting(memory, told, "battle-ending", PART)
    plan.before, plan.links = [], []
    plan.tags.discard("free")
    soldier = NIGHTMARE_ITSELF if fight.soldier == NONE else fight.soldier
    plan.slots["soldier"], plan.slots["rebel"] = Person(soldier), Person(fight.rebel)
    put_actor(memory, plan, fight.rebel if fight.outcome == "escaped" else soldier)
    outcome = fight.outcome
    if outcome == "fell" and told.number("space") != fight.space:
        outcome = "taken"
    if outcome in ("taken", "sheltered"):
        elsewhere = told.number("space") != fight.space
        plan.slots["to"] = Space(told.number("space"), chip=elsewhere)
    plan.tags.add(outcome)
    if fight.last != NONE:
        plan.slots["thing"] = Card(fight.last, plain=True)
    way = memory.ways.get(fight.rebel)
    expected = NONE if way is None or outcome == "escaped" else way.goal
    if expected not in (NONE, told.number("space")) and memory.box.is_place(expected):
        plan.links.append(Link("stopped", {"there": Space(expected)}, ("way", fight.rebel)))
    return plan


def trap(memory: Memory, told: Happening) -> Plan:
    plan = fighting(memory, told, "trap", PART)
    plan.before = []
    return plan


def trap_defence(memory: Memory, told: Happening) -> Plan:
    plan = fighting(memory, told, "trap-defence", MEANS)
    assert memory.fight is not None
    plan.goes_on = memory.fight.pieces > 1
    return plan


def trap_ending(memory: Memory, told: Happening) -> Plan:
    fight = memory.fight
    assert fight is not None
    plan = fighting(memory, told, "trap-ending", PART)
    plan.before, plan.links = [], []
    plan.tags.discard("free")
    plan.slots["soldier"], plan.slots["rebel"] = Person(fight.soldier), Person(fight.rebel)
    plan.tags.add(fight.outcome)
    return plan


# --- rescues ---


def rescue(memory: Memory, told: Happening) -> Plan:
    """The first card finds somebody, the second helps up."""
    lying = told.number("character")
    helper = memory.helper_of(told.number("seat"), lying)
    plan = basic(memory, told, "rescue", GIFT)
    plan.tags |= {SIDES[SPRING if lying < 7 else WINTER]}
    plan.slots["lying"] = Person(lying)
    alone = helper == NONE
    put_actor(memory, plan, lying if alone else helper)
    plan.slots["thanks"] = Line(lying, "thanks")
    plan.tags.add("alone" if alone else "helped")
    if memory.rescuing == lying:
        plan.tags.add("second")
        plan.goes_on = True
    else:
        plan.tags.add("first")
        fall = memory.fallen.get(lying)
        if fall is not None and fall.by not in (NONE, NIGHTMARE_ITSELF):
            plan.slots["foe"] = Person(fall.by)
    return plan
