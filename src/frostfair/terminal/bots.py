"""`frostfair bots`: who plays which game, and how."""

from shutil import get_terminal_size
from textwrap import fill

from frostfair.bots.roster import names
from frostfair.games.installed import enabled, game
from frostfair.i18n.catalogue import Catalogue, catalogue

INDENT = "  "


def bots_command(name: str | None, language: str) -> None:
    texts = catalogue(language)
    width = get_terminal_size().columns
    for each in [game(name).meta.id] if name is not None else enabled():
        print(f"{each}: {_title(each, texts)}")
        for bot in names(game(each)):
            line = texts.say("bots-line", bot=bot, how=texts.say("bot-strength", bot=bot))
            print(fill(line, width, initial_indent=INDENT, subsequent_indent=2 * INDENT))


def _title(name: str, texts: Catalogue) -> str:
    key = f"game-{name.replace('-', '_')}"
    return texts.say(key) if texts.has(key) else name
