"""What a seat sees, built up field by field; ids are names here: the wire speaks the rulebook's words.

No field for the size of a hand, the deck or the discard pile, not even of the own (WT-4.1).
"""

from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.flow.objectives import held_by
from frostfair.games.winter_tales.rules.scoring import score
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    CARRIED,
    CHARACTERS,
    EMPTY,
    END_REASONS,
    FACTIONS,
    MEMORY_KINDS,
    MEMORY_SIDES,
    NONE,
    OBJECTIVE,
    ON_MAP,
    QUESTS,
    SIDES,
    SPRING,
    STORY,
    TOKEN_STATES,
    WINTER,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.game import View


def view(table: Table, seat: int | None) -> View:
    return {
        "seats": table.seats,
        "you": seat,
        "options": options_view(table),
        "chapter": table.chapter,
        "main": _or_none(table.main),
        "arbiter": _or_none(table.arbiter),
        "order": list(table.order),
        "ages": list(table.ages),
        "players": [player_view(table, owner, seat) for owner in range(table.seats)],
        "hand": None if seat is None else [table.box.card_names[card] for card in table.hands[seat]],
        "characters": [character_view(table, c) for c in range(CHARACTERS) if table.controller[c] != NONE],
        "quests": [quest_view(table, quest) for quest in range(len(QUESTS))],
        "running": _name(QUESTS, table.running),
        "track": [memory_view(table, memory) for memory in range(table.memories)],
        "bookmark": _or_none(table.bookmark),
        "powers": powers_view(table),
        "epilogue": epilogue_view(table),
        "business": business_view(table, seat),
        "over": None if table.end == 0 else END_REASONS[table.end],
    }


def options_view(table: Table) -> dict[str, object]:
    return {
        "memories": table.memories,
        "alternative_epilogue": table.alternative == 1,
        "powers": table.powers == 1,
        "objectives": table.objectives == 1,
        "skills": table.skills == 1,
        "chapter_limit": table.limit,
    }


def player_view(table: Table, owner: int, viewer: int | None) -> dict[str, object]:
    return {
        "faction": FACTIONS[table.faction[owner]],
        "characters": [
            table.box.character_names[c] for c in range(CHARACTERS) if table.owned[owner] & BIT[c]
        ],
        "objectives": [objective_view(table, o, owner == viewer) for o in held_by(table, owner)],
    }


def objective_view(table: Table, objective: int, own: bool) -> dict[str, object]:
    """Its side is known to all; the rest to the owner, or once it is revealed."""
    box = table.box
    shown = own or table.shown & BIT[objective] != 0
    places = [box.space_names[place] for place in box.objective_places[objective]]
    return {
        "side": SIDES[box.objective_side[objective]],
        "name": box.objective_names[objective] if shown else None,
        "places": places if shown else None,
        "revealed": table.shown & BIT[objective] != 0,
    }


def character_view(table: Table, character: int) -> dict[str, object]:
    bit = BIT[character]
    return {
        "name": table.box.character_names[character],
        "side": SIDES[character > 6],
        "seat": table.controller[character],
        "space": _name(table.box.space_names, table.where[character]),
        "ready": table.ready & bit != 0,
        "standing": table.lying & bit == 0,
        "barred": table.barred & bit != 0,
        "silenced": table.silenced & bit != 0,
        "eliminated": table.eliminated & bit != 0,
    }


def quest_view(table: Table, quest: int) -> dict[str, object]:
    on_map = table.token[quest] == ON_MAP
    carried = on_map and quest in CARRIED
    names = table.box.space_names
    return {
        "name": QUESTS[quest],
        "side": SIDES[quest > 3],
        "state": TOKEN_STATES[table.token[quest]],
        "space": names[table.token_space(quest)] if on_map else None,
        "carrier": table.box.character_names[table.token_at[quest]] if carried else None,
    }


def memory_view(table: Table, memory: int) -> dict[str, object] | None:
    kind = table.memory_kind[memory]
    if kind == EMPTY:
        return None
    names = {STORY: table.box.card_names, OBJECTIVE: table.box.objective_names}.get(kind)
    return {
        "sort": MEMORY_KINDS[kind],
        "card": None if names is None else names[table.memory_card[memory]],
        "side": MEMORY_SIDES[table.memory_side[memory]],
        "quest": _name(QUESTS, table.memory_quest[memory]),
        "symbol": memory in table.box.symbols,
    }


def powers_view(table: Table) -> dict[str, object]:
    people, spaces = table.box.character_names, table.box.space_names
    return {
        "ray": _name(people, table.ray),
        "ray_used": table.ray_used == 1,
        "love": [people[c] for c in (table.lover, table.beloved) if c != NONE],
        "safe_house": _name(spaces, table.safe_house),
        "artifact": _name(people, table.artifact),
        "nightmare": _name(people, table.nightmare),
        "nightmare_place": _name(spaces, table.nightmare_place),
        "propaganda": table.propaganda == 1,
    }


def epilogue_view(table: Table) -> dict[str, object] | None:
    if table.epilogue_player == NONE:
        return None
    return {
        "player": table.epilogue_player,
        "spring": score(table, SPRING),
        "winter": score(table, WINTER),
    }


def business_view(table: Table, seat: int | None) -> list[object]:
    return [frame.shown_to(seat) for frame in table.stack if isinstance(frame, Business)]


def _name(names: tuple[str, ...], value: int) -> str | None:
    return None if value == NONE else names[value]


def _or_none(value: int) -> int | None:
    return None if value == NONE else value
