"""The tables of docs/adding-a-game.md, written from the sources: what a game must give, and what it may give.

`python -m tests.docs.parts` puts them into the page.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from frostfair.bots.game import GameBots
from frostfair.games.package import GamePackage
from frostfair.kernel.flow import Event, Frame, State
from frostfair.kernel.game import Game
from frostfair.kernel.narration import Narration
from frostfair.puzzles.base import GamePuzzles
from frostfair.terminal.face import Face
from frostfair.terminal.game import TerminalGame
from frostfair.wording.base import Wording

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs/adding-a-game.md"
CLASSES: Final = (
    GamePackage,
    Game,
    State,
    Frame,
    Event,
    Wording,
    GameBots,
    Narration,
    GamePuzzles,
    TerminalGame,
    Face,
)
BROWSER: Final = ROOT / "web/src/games/game.ts"

TABLE: Final = re.compile(r"<!-- (\S+) -->\n.*?<!-- end -->", re.DOTALL)
COMMENT: Final = re.compile(r"\s#\s(.*)$")
# A field of an interface: a comment above it, its name, whether it may be missing, a comment behind it.
FIELD: Final = re.compile(r"^(?:  /\*\* (.*?) \*/\n)?  (\w+)(\?)?: .*?;(?: // (.*))?$", re.MULTILINE)


class Part(NamedTuple):
    name: str
    must: bool
    purpose: str


def tables() -> dict[str, str]:
    """By the name that marks their place in the page."""
    found = {cls.__name__: list(parts_of(cls)) for cls in CLASSES}
    found["index.ts"] = list(parts_of_browser())
    return {name: table(parts) for name, parts in found.items()}


def table(parts: list[Part]) -> str:
    lines = [f"| `{name}` | {'must' if must else 'may'} | {purpose} |" for name, must, purpose in parts]
    return "\n".join(["| part | | what it is |", "| --- | --- | --- |", *lines])


def parts_of(cls: type) -> Iterator[Part]:
    """What a class declares for others, in the order of its source."""
    lines = inspect.getsource(cls).splitlines()
    (parsed,) = ast.parse("\n".join(lines)).body
    assert isinstance(parsed, ast.ClassDef)
    for node in parsed.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and cls is not GamePackage:
            names = [argument.arg for argument in node.args.args[1:]]
            yield Part(f"{node.name}({', '.join(names)})", _is_left_open(node), _paragraph(node))
        elif isinstance(node, ast.AnnAssign):
            assert isinstance(node.target, ast.Name)
            yield Part(node.target.id, node.value is None, _comment(lines, node.lineno))


def parts_of_browser() -> Iterator[Part]:
    declared = re.search(
        r"export interface Game \{\n(.*?)\n\}", BROWSER.read_text(encoding="utf-8"), re.DOTALL
    )
    assert declared is not None
    for above, name, may, behind in FIELD.findall(declared[1]):
        yield Part(name, not may, _sentence(above or behind))


def written_into(page: str) -> str:
    """The page with all tables as they should be."""
    known = tables()
    return TABLE.sub(lambda found: f"<!-- {found[1]} -->\n{known[found[1]]}\n<!-- end -->", page)


def _is_left_open(method: ast.FunctionDef) -> bool:
    """Whether the base has nothing to offer: it raises, or (in a protocol) says nothing."""
    return ast.unparse(method.body[-1]) in ("raise NotImplementedError", "...")


def _paragraph(method: ast.FunctionDef) -> str:
    return _sentence(" ".join((ast.get_docstring(method) or "").partition("\n\n")[0].split()))


def _comment(lines: list[str], number: int) -> str:
    """Behind the line of a field, or above it."""
    line, above = lines[number - 1], lines[number - 2].strip()
    found = COMMENT.search(line)
    return _sentence(found[1] if found else above.removeprefix("# "))


def _sentence(text: str) -> str:
    text = text.replace("|", "\\|")
    return text if not text or text.endswith((".", "…")) else f"{text[0].upper()}{text[1:]}."


if __name__ == "__main__":
    PAGE.write_text(written_into(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
