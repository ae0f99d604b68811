"""The catalogues as they are written: files, messages, variables, choices of words."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import frostfair
from frostfair.games.installed import enabled
from frostfair.i18n.catalogue import languages
from tests.i18n.declared import declared

SOURCE = Path(frostfair.__file__).parent
LANGUAGES = languages()

CATEGORIES = {"zero", "one", "two", "few", "many"}  # [other] is also a word's default


@dataclass(frozen=True)
class Choice:
    """`{ $crystals -> [one] … *[other] … }`: the variable and its keys, as texts and numbers."""

    variable: str
    keys: tuple[str, ...]

    @property
    def counts(self) -> bool:
        return any(key in CATEGORIES or key.isdigit() for key in self.keys)


class _Reader(Visitor):
    """What stands inside one message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.names: set[str] = set()  # variables that are names with forms
        self.forms: set[str] = set()
        self.referred: set[str] = set()
        self.choices: list[Choice] = []
        self.texts: list[str] = []

    def visit(self, node: Any) -> None:
        match node:
            case list():
                for part in node:
                    self.visit(part)
                return
            case ftl.VariableReference():
                self.variables.add(node.id.name)
            case ftl.MessageReference():
                self.referred.add(node.id.name)
            case ftl.TermReference():
                self.referred.add(f"-{node.id.name}")
                return  # what is given to a term is the term's own
            case ftl.TextElement():
                self.texts.append(node.value)
            case ftl.FunctionReference():
                self._form(node)
            case ftl.SelectExpression(selector=ftl.VariableReference() as selector):
                keys = [variant.key for variant in node.variants]
                words = [key.name if isinstance(key, ftl.Identifier) else key.value for key in keys]
                self.choices.append(Choice(selector.id.name, tuple(words)))
            case _:
                pass
        if isinstance(node, ftl.BaseNode):
            self.generic_visit(node)

    def _form(self, node: ftl.FunctionReference) -> None:
        given = node.arguments.positional[0]
        if isinstance(given, ftl.VariableReference):
            self.names.add(given.id.name)
        self.forms |= {str(argument.value.value) for argument in node.arguments.named}


@dataclass(frozen=True)
class Message:
    key: str  # a term has a hyphen before it
    file: str
    variables: frozenset[str]
    names: frozenset[str]
    forms: frozenset[str]
    referred: frozenset[str]
    choices: tuple[Choice, ...]
    texts: tuple[str, ...]  # of the message itself, then of its forms
    attributes: frozenset[str]

    @property
    def game(self) -> str:
        """The id of the game that says it; "" if all do."""
        return self.file.rpartition("/")[0]

    @property
    def private(self) -> bool:
        """Terms, and messages that only help to count, are a language's own affair."""
        return self.key.startswith(("-", "count-"))

    @property
    def is_variant(self) -> bool:
        """Whether it is one of several ways to say something."""
        return self.file.rpartition("/")[2] in declared(self.game).variants

    @property
    def family(self) -> str:
        """What all its variants have in common."""
        return self.key.rstrip("0123456789").removesuffix("-") if self.is_variant else self.key


def game_folders() -> list[Path]:
    """Of our games that are not switched off."""
    return [SOURCE / "games" / game.replace("-", "_") for game in enabled()]


def files(language: str) -> list[Path]:
    """What is shared, and what each of our games brings."""
    games = [path for folder in game_folders() for path in (folder / "texts" / language).glob("*.ftl")]
    return [*sorted((SOURCE / "i18n" / language).glob("*.ftl")), *sorted(games)]


def name_of(path: Path) -> str:
    """`table`, or `winter-queen/wording`: the same in every language."""
    if path.parents[1].name != "texts":
        return path.stem
    return f"{path.parents[2].name.replace('_', '-')}/{path.stem}"


@cache
def messages(language: str) -> dict[str, Message]:
    return {entry.key: entry for path in files(language) for entry in read(path)}


def public(language: str) -> list[Message]:
    """What every language must have: all but its own affairs, and one variant as well as another."""
    return [m for m in messages(language).values() if not m.private and not m.is_variant]


def read(path: Path) -> Iterator[Message]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            reader = _Reader()
            reader.visit(entry)
            yield Message(
                key=("-" if isinstance(entry, ftl.Term) else "") + entry.id.name,
                file=name_of(path),
                variables=frozenset(reader.variables),
                names=frozenset(reader.names),
                forms=frozenset(reader.forms),
                referred=frozenset(reader.referred),
                choices=tuple(reader.choices),
                texts=tuple(reader.texts),
                attributes=frozenset(attribute.id.name for attribute in entry.attributes),
            )


def all_variables(language: str, key: str) -> frozenset[str]:
    """Of a message and of all that it refers to. Variables of terms are their own."""
    message = messages(language)[key]
    inner = [all_variables(language, other) for other in message.referred if not other.startswith("-")]
    return message.variables.union(*inner)
