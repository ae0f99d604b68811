"""What the sources say about keys: those written out, beginnings of others, reasons of refusals."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from frostfair.games.installed import enabled_games, package_of
from tests.i18n.catalogues import SOURCE

WEB = SOURCE.parents[1] / "web" / "src"
RULE = re.compile(r"[A-Z]+-\d")
LITERAL = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`\n$]*)[`$]")


@cache
def trees() -> dict[Path, ast.Module]:
    paths = [path for path in SOURCE.rglob("*.py") if "_native" not in path.parts]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


@cache
def literals() -> frozenset[str]:
    """All texts in quotation marks, in Python, the browser and lessons; of patterns, their parts."""
    found = {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for path in [*web_sources(), *SOURCE.rglob("tutorial.toml")]:
        for match in LITERAL.finditer(path.read_text(encoding="utf-8")):
            found.add(next(text for text in match.groups() if text is not None))
    return frozenset(found)


def composed(game: str, *beginnings: str) -> set[str]:
    """Keys of a declared beginning and a word that the game's own sources spell out."""
    folder = SOURCE / "games" / game.replace("-", "_")
    words = {
        node.value
        for path, tree in trees().items()
        if folder in path.parents
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {beginning + word for beginning in beginnings for word in words}


def web_sources() -> list[Path]:
    return [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]


@cache
def refusals() -> frozenset[str]:
    """The key of every reason why something may be refused: by a game's rule, the kernel or the server."""
    return frozenset(
        f"{prefix}refuse-{spelled}"
        for path, tree in trees().items()
        for rule, reason in _reasons(tree)
        for spelled in _spelled_out(reason)
        for prefix in _prefixes(rule, path)
    )


def _spelled_out(reason: ast.expr) -> list[str]:
    """One of two, by what is the case; a reason that is put together is declared elsewhere."""
    choices = [reason.body, reason.orelse] if isinstance(reason, ast.IfExp) else [reason]
    found = [choice.value for choice in choices if isinstance(choice, ast.Constant)]
    return [value for value in found if isinstance(value, str)]


def _reasons(tree: ast.Module) -> Iterator[tuple[ast.expr | None, ast.expr]]:
    """`Refusal(rule, reason)`, `IllegalAction(rule, reason)`, and what a kind of business always answers."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="Refusal" | "IllegalAction"), args=[rule, reason, *_]):
                if not isinstance(rule, ast.Constant) or RULE.match(str(rule.value)):
                    yield rule, reason
            case ast.AnnAssign(target=ast.Name(id="reason"), value=ast.Constant() as reason):
                yield None, reason
            case _:
                pass


def _prefixes(rule: ast.expr | None, path: Path) -> list[str]:
    """Rules that a narration hands the kernel are cited in the name of every game in which people tell."""
    match rule:
        case ast.Attribute(value=ast.Attribute(value=ast.Attribute(attr="narration"), attr="rules")):
            tell = [game for game in enabled_games() if (of := package_of(game)) and of.narration]
            return [f"{game.meta.prefix.lower()}-" for game in tell]
        case _:
            return [_prefix(rule, path)]


def _prefix(rule: ast.expr | None, path: Path) -> str:
    """A rule says whose it is; in a game's folder all others are that game's."""
    prefixes = {game.meta.prefix: game.meta.id.replace("-", "_") for game in enabled_games()}
    named = str(rule.value).partition("-")[0] if isinstance(rule, ast.Constant) else ""
    if named in prefixes:
        return f"{named.lower()}-"
    owners = [prefix for prefix, folder in prefixes.items() if SOURCE / "games" / folder in path.parents]
    return f"{owners[0].lower()}-" if owners and not named else ""
