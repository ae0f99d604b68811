"""The texts that all games share, and those of terminal, server and browser."""

from typing import get_args

from frostfair.bots import roster
from frostfair.games.installed import enabled_games
from frostfair.kernel.game import Game
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.server.table.consent import Ending
from frostfair.store.rows import ABANDONED, FINISHED, OPEN, PLAYING
from frostfair.tutorials.script import has_tutorial, tutorial
from tests.i18n.declared import Texts
from tests.i18n.sources import refusals

# What follows the beginning of a key in the browser; each of these words stands in the sources.
IN_THE_BROWSER = {
    "web-plain-part-": ("now", "table", "log", "chat"),
    "web-plain-remark-": ("suggest", "object", "ask", "allow"),
    "web-ended-": ("no-such-table", "not-signed-in", "signed-out"),
    "web-refused-": ("illegal", "stale", "malformed", "unavailable", "not-now", "offline"),
    "web-table-tab-": ("table", "players", "log", "chat"),
}


def made() -> set[str]:
    keys = {*refusals()}
    keys |= {f"direction-{direction}" for direction in DIRECTION_NAMES}
    keys |= {f"bot-{bot}" for bot in (*roster.names(), roster.TUTOR)}
    keys |= {f"choice-{word}" for word in ("end", "undo")}
    keys |= {f"refuse-table-is-{status}" for status in (OPEN, PLAYING, FINISHED, ABANDONED)}
    keys |= {f"undo-{ending}" for ending in get_args(Ending)}
    keys |= {f"refuse-{error}" for error in ("malformed", "stale", "unavailable")}
    keys |= {f"web-bot-{seat}" for seat in range(max(max(game.meta.seats) for game in enabled_games()))}
    keys |= {beginning + word for beginning, words in IN_THE_BROWSER.items() for word in words}
    return keys.union(*[_of_game(game) for game in enabled_games()])


def _of_game(game: Game) -> set[str]:
    """What every game has: a name, a line below it, its help, the steps of its lesson."""
    name = game.meta.id
    steps = {step.say for step in tutorial(name).steps} if has_tutorial(name) else set()
    return {_stall(game), f"{_stall(game)}-line", f"{game.meta.prefix.lower()}-help", *steps}


def possible() -> set[str]:
    """Authors; house rules by name, with a hint and with words for their values; what a lesson shows."""
    keys = set()
    for game in enabled_games():
        keys |= {f"{_stall(game)}-authors", *[f"{_stall(game)}-lesson-{point}" for point in (1, 2, 3)]}
        for option in game.meta.options:
            key = f"{_stall(game)}-option-{option.name}"
            keys |= {key, f"{key}-hint", *[f"{key}-{value}" for value in option.allowed]}
    return keys


def _stall(game: Game) -> str:
    return f"game-{game.meta.id.replace('-', '_')}"


WORLDWIDE = frozenset(
    {"markdown", "frostfair", "enter", "ctrl", "tab", "sha", "mit"}
)  # marks, keys of a keyboard
TEXTS = Texts(
    names={"direction": ("direction-",)},
    made=made,
    possible=possible,
    alike={
        "hu": WORLDWIDE | {"link", "mail", "program", "winter", "queen"},  # the box is called Winter Queen
        "pl": WORLDWIDE | {"adept", "arbiter", "bot", "link", "login", "menu", "min", "program"},
        "ru": WORLDWIDE,
    },
    # Commands of the terminal.
    typed=frozenset(
        {
            "accept",
            "again",
            "back",
            "close",
            "decline",
            "end",
            "help",
            "hint",
            "ideas",
            "log",
            "luck",
            "play",
            "quit",
            "resume",
            "rules",
            "save",
            "search",
            "skip",
            "tale",
            "undo",
            "verify",
            "what",
            "why",
        }
    ),
)
