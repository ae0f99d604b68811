"""Plans for what the book says between chapters, and for the end of the tale."""

from frostfair.games.winter_tales.bots.telling.cards import PART
from frostfair.games.winter_tales.bots.telling.memory import Memory
from frostfair.games.winter_tales.bots.telling.plan import (
    Card,
    Clause,
    Line,
    Link,
    Person,
    Plan,
    Ref,
    Space,
    basic,
    put_actor,
)
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import CHARACTERS, NEUTRAL, NONE, SIDES, SPRING, WINTER, side_of

MOST_CLOSED = 3  # threads of people in the final ending


def chapter(memory: Memory) -> Plan:
    """A night has passed: the one who was neglected longest, or how things stand."""
    lead = memory.lead()
    plan = Plan("chapter", {}, {"hope" if lead > 0 else "frost" if lead < 0 else "even"})
    for fall in memory.fallen.values():
        if memory.box.is_place(fall.place):
            slots: dict[str, Ref] = {"lying": Person(fall.who), "there": Space(fall.place)}
            plan.links.append(Link("lying", slots, ("lying", fall.who)))
    for who, way in memory.ways.items():
        if who not in memory.fallen and memory.box.is_place(way.goal):
            slots = {"other": Person(who), "there": Space(way.goal)}
            plan.links.append(Link("way", slots, ("way", who)))
    for kept in list(memory.kept.values())[-1:]:
        if kept.side != NEUTRAL and kept.place != NONE:
            slots = {"other": Person(kept.main), "there": Space(kept.place)}
            if kept.card != NONE:
                slots["thing"] = Card(kept.card, plain=True)
            kind = "kept-" + SIDES[kept.side]
            plan.links.append(Link(kind, slots, ("kept", kept.quest)))
    return plan


def epilogue(memory: Memory, told: Happening) -> Plan:
    seat, side = told.number("seat"), told.number("side")
    plan = basic(memory, told, "epilogue", PART)
    if told.number("card") == NONE:
        closes = seat == memory.epilogue_player and bool(memory.quests) and not memory.closed
        plan.beat = "epilogue-close" if closes else "epilogue-link"
        return plan
    who, n = _teller_of(memory, seat, side)
    put_actor(memory, plan, who)
    plan.slots["in"] = Space(memory.where[who])
    plan.goes_on = n > 0
    part = memory.parts_told.get(seat, 0)
    plan.tags |= {"first"} if part == 0 else {"on"} if plan.goes_on else set()
    grudge, debt, way = memory.grudges.get(who), memory.debts.get(who), memory.ways.get(who)
    if grudge is not None and memory.box.is_place(grudge.place):
        slots: dict[str, Ref] = {"foe": Person(grudge.winner), "there": Space(grudge.place)}
        plan.links.append(Link("last-grudge", slots, ("grudge", who, grudge.winner)))
    if debt is not None:
        slots = {"other": Person(debt.helper), "there": Space(debt.place)}
        plan.links.append(Link("last-debt", slots, ("debt", who)))
    if way is not None and memory.box.is_place(way.goal):
        plan.links.append(Link("last-way", {"there": Space(way.goal)}, ("way", who)))
    return plan


def _teller_of(memory: Memory, seat: int, side: int) -> tuple[int, int]:
    """About whom a seat tells now, two pieces each; and how many it has told of that one in a row."""
    people = memory.people_of(seat, side)
    people = people or [c for c in range(CHARACTERS) if memory.where[c] != NONE and side_of(c) == side]
    people = [c for c in people if c not in memory.fallen] or people
    part = memory.parts_told.get(seat, 0)
    if len(people) == 1:
        return people[0], part
    return people[part // 2 % len(people)], part % 2


def ending(memory: Memory, told: Happening) -> Plan:
    """The result, then people, then one last picture."""
    winner = memory.winner or "writer"
    plan = Plan("ending", {}, {winner + "-won"})
    plan.after = _people(memory, winner) + _picture(memory, winner)
    return plan


def _people(memory: Memory, winner: str) -> list[Plan]:
    found: list[Plan] = []
    named: set[int] = set()
    kinds: set[tuple[str, int]] = set()

    def close(kind: str, who: int, slots: dict[str, Ref]) -> None:
        if who in named or len(found) == MOST_CLOSED or (kind, side_of(who)) in kinds:
            return
        named.add(who)
        kinds.add((kind, side_of(who)))
        slots["who"] = Person(who)
        slots["fall"] = Line(who, "fall")
        found.append(Plan("closing", slots, {kind, winner + "-won", SIDES[side_of(who)]}))

    for who, fall in memory.fallen.items():
        if memory.box.is_place(fall.place):
            close("lying", who, {"there": Space(fall.place)})
    for who in memory.gone:
        close("gone", who, {})
    for who, debt in memory.debts.items():
        close("debt", who, {"other": Person(debt.helper)})
        named.add(debt.helper)
    for who, way in memory.ways.items():
        if side_of(who) == SPRING and memory.box.is_place(way.goal):
            close("way", who, {"there": Space(way.goal)})
    for who, grudge in memory.grudges.items():
        if grudge.winner not in named and memory.box.is_place(grudge.place):
            close("grudge", who, {"other": Person(grudge.winner), "there": Space(grudge.place)})
    for who in (memory.rescuer.get(memory.epilogue_player, NONE), *memory.rescuer.values()):
        close(
            "want", who, {"want": Clause("want", memory.box.character_names[who], {})} if who != NONE else {}
        )
    return found


def _picture(memory: Memory, winner: str) -> list[Plan]:
    """The motif of the side that won, or a memory of it."""
    side = WINTER if winner == "winter" else SPRING
    motifs = [cards for (whose, _), cards in memory.motifs.items() if whose == side and len(cards) > 1]
    kept = [one for one in memory.kept.values() if one.card != NONE and one.side == side]
    card = kept[0].card if kept else motifs[0][0] if motifs else NONE
    if card == NONE:
        return []
    slots: dict[str, Ref] = {"thing": Card(card, plain=True)}
    if kept and kept[0].place != NONE:
        slots["there"] = Space(kept[0].place)
    return [Plan("image", slots, {winner + "-won"})]
