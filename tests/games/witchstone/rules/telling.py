"""A match told in words, one line for each thing that happened: the golden playthroughs."""

from typing import Final

from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.owed import origin_text
from frostfair.games.witchstone.rules.terms import KINDS, TOKENS
from frostfair.kernel.flow import Event
from frostfair.kernel.match import Match
from tests.games.witchstone.rules.play import BOX
from tests.games.witchstone.rules.recipes import Recipe, finished

# Whole games whose every event is pinned as text.
PLAYS: Final = {
    "two-players": Recipe("play-two", "busy builders", finished),
    "three-players": Recipe("play-three", "busy stars magic", finished, handicap3=2),
    "four-players": Recipe("play-four", "any crystals seers bottom", finished, handicap1=1, first=2),
}


def told(name: str) -> str:
    recipe = PLAYS[name]
    lines = [f"# {name}: {' '.join(recipe.styles)}"]
    match = recipe.match(0)
    for record in match.records:
        lines.append(f"{record.seat + 1}: {match.game.notation(record.value)}")
        lines += [f"     {in_words(event)}" for event in record.events]
    return "\n".join([*lines, *ending(match)]) + "\n"


def ending(match: Match) -> list[str]:
    result = match.result()
    assert result is not None
    points = ", ".join([str(n) for n in result.points])
    return [f"points {points}; won by {', '.join([str(seat + 1) for seat in result.winners])}"]


def in_words(event: Event) -> str:
    """The event's kind, and its fields by name."""
    return " ".join(
        [event.kind, *[f"{field}={_word(field, getattr(event, field))}" for field in event.fields]]
    )


def _word(field: str, value: object) -> str:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        return str(value).replace(" ", "")
    if field == "seat":
        return str(value + 1)
    if field in ("tile", "special"):
        return tile_name(value)
    if field == "action_kind":
        return KINDS[value]
    if field == "token":
        return TOKENS[value]
    if field in ("hex", "other", "start", "to"):
        names = BOX.cauldron.hex_names
        return names[value] if value < len(names) else f"rim:{KINDS[value - 40]}"
    if field == "location":
        return BOX.ball.location_names[value]
    if field == "connection":
        return BOX.ball.connection_names[value]
    if field == "origin":
        return ":".join(origin_text(BOX, value))
    return str(value)
