"""Effects change a table, flow says when: a frame writes to itself and to the stack, and to nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import frostfair.games

GAMES = Path(frostfair.games.__file__).parent
FLOWS = sorted([*GAMES.glob("*/rules/flow.py"), *GAMES.glob("*/rules/flow/*.py")])
TABLE = {"state", "table"}  # what frames and the functions beside them call it
CHANGES = ("append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "sort", "update")


@pytest.mark.parametrize("path", FLOWS, ids=lambda path: str(path.relative_to(GAMES)))
def test_flow_leaves_the_table_to_effects(path: Path) -> None:
    assert list(changes_of_the_table(path.read_text())) == []


def test_all_three_games_are_looked_at() -> None:
    assert {"winter_queen", "winter_tales", "witchstone"} <= {p.relative_to(GAMES).parts[0] for p in FLOWS}


@pytest.mark.parametrize(
    "statement",
    [
        "state.main = 0",
        "state.ready |= 4",
        "state.hands[seat] = []",
        "state.hands[seat].remove(card)",
        "state.a, self.b = 1, 2",
        "del state.seen[card]",
        "p = state.players[seat]\n    p.points += 1",
        "hand = state.hands[seat]\n    hand.append(card)",
    ],
)
def test_a_change_is_noticed(statement: str) -> None:
    assert len(list(changes_of_the_table(f"def run(self, state, seat, card):\n    {statement}\n"))) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "self.done = state.main",
        "state.stack.append(self)",
        "turn = state.stack[-1]\n    turn.quest = 3",
        "ready = state.ready\n    ready &= ready - 1",
        "found = state.hands[seat][:] + [card]\n    found.append(card)",
    ],
)
def test_what_frames_may_do_is_none(statement: str) -> None:
    assert list(changes_of_the_table(f"def run(self, state, seat, card):\n    {statement}\n")) == []


def changes_of_the_table(source: str) -> Iterator[str]:
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            names = {*TABLE, *aliases(function)}
            for node in ast.walk(function):
                if any(belongs_to_table(place, names) for place in changed_by(node)):
                    yield f"{function.name}, line {getattr(node, 'lineno', 0)}"


def aliases(function: ast.FunctionDef) -> Iterator[str]:
    """Local names for something that lies on the table."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and belongs_to_table(node.value, TABLE):
            yield from [target.id for target in node.targets if isinstance(target, ast.Name)]


def changed_by(node: ast.AST) -> list[ast.expr]:
    """The attributes, items and lists that this node changes."""
    if isinstance(node, (ast.Attribute, ast.Subscript)) and not isinstance(node.ctx, ast.Load):
        return [node.value]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        return [node.func.value]
    return []


def belongs_to_table(place: ast.expr, names: set[str]) -> bool:
    """Whether it is reached from the table by attributes and indexes, but not over the stack."""
    while isinstance(place, (ast.Attribute, ast.Subscript)):
        if isinstance(place, ast.Attribute) and place.attr == "stack":
            return False
        if isinstance(place, ast.Subscript) and isinstance(place.slice, ast.Slice):
            return False  # a copy
        place = place.value
    return isinstance(place, ast.Name) and place.id in names
