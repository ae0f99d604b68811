"""`frostfair games`: what can be played here. It loads neither rules nor boards."""

from shutil import get_terminal_size
from textwrap import fill

from frostfair.games.installed import meta, packages
from frostfair.games.package import GamePackage
from frostfair.i18n.catalogue import SOURCE
from frostfair.i18n.plain import has, say

INDENT = "  "


def games_command(language: str) -> None:
    width = get_terminal_size().columns
    for package in packages():
        title, *more = describe(package, language)
        print(fill(title, width, subsequent_indent=INDENT))
        for line in more:
            print(
                fill(line, width, initial_indent=INDENT, subsequent_indent=2 * INDENT, break_on_hyphens=False)
            )


def describe(package: GamePackage, language: str) -> list[str]:
    """Id, title and players; then what it is, what can be set, and which commands know it."""
    game = meta(package)
    key = f"game-{game.id.replace('-', '_')}"
    title = say(language, key) if has(key) else game.id
    least, most = min(game.seats), max(game.seats)
    seats = str(least) if least == most else f"{least}–{most}"
    lines = [say(language, "games-line", id=game.id, title=title, seats=seats)]
    if has(f"{key}-line"):
        lines.append(say(language, f"{key}-line"))
    if game.options:
        names = ", ".join([option.name for option in game.options])
        lines.append(say(language, "games-options", options=names))
    if known := ", ".join([f"frostfair {command} {game.id}" for command in commands(package)]):
        lines.append(say(language, "games-commands", commands=known))
    else:
        lines.append(say(language, "games-browser"))
    return lines


def commands(package: GamePackage) -> list[str]:
    """Which commands know this game: `play` if the terminal can draw it, `rules` if it has a rulebook."""
    known = []
    if package.terminal is not None:
        known.append("play")
    if package.rulebook(SOURCE) is not None:
        known.append("rules")
    return known
