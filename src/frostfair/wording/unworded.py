"""A game that words nothing is still playable: its view as a list of fields, its offers in notation."""

from collections.abc import Mapping, Sequence

from frostfair.kernel.game import Game, View
from frostfair.wire.plain import Choice, Group, Row, Section
from frostfair.wording.message import Message, Seat, Value, apart, message

BY_SEAT = "players"  # a list called so has an entry for each seat


def table(view: View) -> list[Section]:
    """Each field that has something inside is a section; the others are gathered in the first one."""
    facts = [_fact(name, value) for name, value in view.items() if _is_short(value)]
    sections = [_section(name, value) for name, value in view.items() if not _is_short(value)]
    return [Section(message("plain-facts"), rows=facts), *sections] if facts else sections


def choices(game: Game, offers: Sequence[int], labels: Sequence[Message | None]) -> list[Group]:
    """By what their structured form says that they do, in the order in which they are offered."""
    kinds: dict[str, list[Choice]] = {}
    for action, label in zip(offers, labels, strict=True):
        kind = str(game.describe(action).get("do", ""))
        do = game.notation(action)
        kinds.setdefault(kind, []).append(Choice(do, do if label is None else label))
    if len(kinds) < 2:
        return [Group(found) for found in kinds.values()]
    return [Group(found, spelled(kind) or None) for kind, found in kinds.items()]


def refusal(reason: str) -> Message:
    return message("refuse-unworded", reason=spelled(reason))


def spelled(name: str) -> str:
    """turns_left → turns left."""
    return name.replace("_", " ").replace("-", " ")


def _section(name: str, value: object, number: "Value | None" = None) -> Section:
    title: Value = spelled(name) if number is None else message("plain-part", name=spelled(name), part=number)
    if isinstance(value, Mapping):
        fields = {str(key): inside for key, inside in value.items()}
        return Section(
            title,
            rows=[_fact(key, inside) for key, inside in fields.items() if _is_short(inside)],
            parts=[_section(key, inside) for key, inside in fields.items() if not _is_short(inside)],
            folded=True,
        )
    assert isinstance(value, list | tuple)
    columns = _columns(value)
    if columns:
        rows = [
            Row([_number(name, k), *[_short(one[key]) for key in columns]]) for k, one in enumerate(value)
        ]
        return Section(title, columns=["", *map(spelled, columns)], rows=rows, folded=True)
    return Section(
        title,
        rows=[Row([_short(one)]) for one in value if _is_short(one)],
        parts=[_section(name, one, _number(name, k)) for k, one in enumerate(value) if not _is_short(one)],
        folded=True,
    )


def _columns(value: Sequence[object]) -> list[str]:
    """Things of one kind, each described in a few words, make a small table."""
    if not value or not all(isinstance(one, Mapping) and all(map(_is_short, one.values())) for one in value):
        return []
    kinds = {tuple(one) for one in value if isinstance(one, Mapping)}
    return [str(key) for key in kinds.pop()] if len(kinds) == 1 else []


def _number(name: str, at: int) -> Value:
    return Seat(at) if name == BY_SEAT else at + 1


def _fact(name: str, value: object) -> Row:
    return Row([message("plain-fact", name=spelled(name), value=_short(value))])


def _is_short(value: object) -> bool:
    """Whether it fits into a cell."""
    if isinstance(value, list | tuple):
        return all(one is None or isinstance(one, bool | int | str) for one in value)
    return not isinstance(value, Mapping)


def _short(value: object) -> Value:
    match value:
        case None:
            return "–"
        case True:
            return message("plain-yes")
        case False:
            return message("plain-no")
        case int():
            return value
        case list() | tuple():
            return apart(_short(one) for one in value) if value else "–"
        case _:
            return str(value)
