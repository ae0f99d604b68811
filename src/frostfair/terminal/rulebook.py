"""The rules of a game by number: chapters and statements of its RULES file."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from frostfair.games.installed import package
from frostfair.i18n.catalogue import SOURCE
from frostfair.i18n.plain import say
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game

CHAPTER = re.compile(r"## (\d+)\. (.+)")
STATEMENT = re.compile(r"- ([A-Z]{2}-(\d+)\.\d+) (.+)")


@dataclass(frozen=True)
class Rule:
    number: str
    text: str


@dataclass(frozen=True)
class Chapter:
    number: int
    title: str
    rules: tuple[Rule, ...]


@cache
def rulebook(game_id: str, language: str) -> tuple[Chapter, ...]:
    """In this language; in English where there is no translation."""
    brought = package(game_id)
    text = brought.rulebook(language) or brought.rulebook(SOURCE)
    if text is None:
        raise Malformed(f"{game_id} brings no rules text")
    return tuple(_chapters(text.splitlines()))


def look_up(game: Game, asked: str, language: str) -> list[Chapter]:
    """One statement (WQ-8.5 or 8.5) or a whole chapter (8), as the chapters that hold it."""
    number = asked.strip().upper().removeprefix(game.meta.prefix).removeprefix("-")
    for chapter in rulebook(game.meta.id, language):
        if number == str(chapter.number):
            return [chapter]
        for rule in chapter.rules:
            if rule.number == f"{game.meta.prefix}-{number}":
                return [Chapter(chapter.number, chapter.title, (rule,))]
    raise Malformed(say(language, "rules-none", game=game.meta.id, asked=shorten(asked)))


def search(game: Game, word: str, language: str) -> list[Chapter]:
    """All statements with this word, in their chapters."""
    found = []
    for chapter in rulebook(game.meta.id, language):
        rules = tuple(rule for rule in chapter.rules if word.lower() in rule.text.lower())
        if rules:
            found.append(Chapter(chapter.number, chapter.title, rules))
    if not found:
        raise Malformed(say(language, "rules-no-word", game=game.meta.id, word=shorten(word)))
    return found


def _chapters(lines: list[str]) -> Iterator[Chapter]:
    number, title, rules = 0, "", list[Rule]()
    for line in lines:
        if chapter := CHAPTER.fullmatch(line):
            if rules:
                yield Chapter(number, title, tuple(rules))
            number, title, rules = int(chapter[1]), chapter[2], []
        elif statement := STATEMENT.fullmatch(line):
            rules.append(Rule(statement[1], statement[3]))
        elif rules and line.startswith("  "):
            rules[-1] = Rule(rules[-1].number, f"{rules[-1].text} {line.strip()}")
    if rules:
        yield Chapter(number, title, tuple(rules))
