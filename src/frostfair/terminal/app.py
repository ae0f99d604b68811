"""The commands of `frostfair`. Each is a thin door to a module of its own, which is loaded when it runs.

Bad input is reported in one line, with exit code 2.
"""

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import click
from click.exceptions import Exit, NoArgsIsHelpError

from frostfair.kernel.errors import FrostfairError
from frostfair.terminal.streams import never_choke

BAD_INPUT = 2
INTERRUPTED = 130  # what a shell expects after Ctrl-C


class LazyCommand(click.Command):
    """Stands in the list for a command whose module is too heavy to load for the list's sake."""

    def __init__(self, name: str, where: str, line: str) -> None:
        super().__init__(name, help=line)
        self._where = where

    def load(self) -> click.Command:
        module, _, name = self._where.partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command


class Frostfair(click.Group):
    """Lists its commands in the order they were added, and reports bad input in one line on stderr."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, command, rest = super().resolve_command(ctx, args)
        return name, command.load() if isinstance(command, LazyCommand) else command, rest

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        never_choke(sys.stdout)
        try:
            code = super().main(args, *more, **extra | {"standalone_mode": False})
            sys.stdout.flush()  # what can't be written is told here, not in Python's last breath
        except NoArgsIsHelpError as error:  # a group without the name of a command
            error.show()
            sys.exit(error.exit_code)
        except click.ClickException as error:
            refuse(error.format_message())
        except FrostfairError as error:
            refuse(str(error))
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
            _forget_output()
            refuse(f"can't write: {error.strerror}")
        except click.Abort as error:
            sys.exit(INTERRUPTED if isinstance(error.__cause__, KeyboardInterrupt) else 1)
        sys.exit(code if isinstance(code, int) else 0)


def _forget_output() -> None:
    """What is still to be written can't be: without this Python would try once more when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def refuse(message: str) -> NoReturn:
    line = " ".join(message.split())
    print(f"frostfair: {line}", file=sys.stderr)
    sys.exit(BAD_INPUT)


# ------------------------------------------------------------------------- options of several commands


def chosen_language(context: click.Context, _: click.Parameter, asked: str) -> str:
    """Of the command, else of `frostfair` itself, else of the system."""
    from frostfair.terminal.language import spoken

    return spoken(asked or context.find_root().params.get("language") or "", os.environ)


def is_bare(context: click.Context) -> bool:
    """Nothing but the command's name was typed. What the environment says isn't counted."""
    typed = click.ParameterSource.COMMANDLINE
    return not any(
        of.get_parameter_source(name) is typed for of in (context, context.find_root()) for name in of.params
    )


def installed_games(_: click.Context, __: click.Parameter, begun: str) -> list[str]:
    """What Tab completes where a game is wanted."""
    from frostfair.games.installed import enabled

    return [name for name in enabled() if name.startswith(begun)]


# `readable=False`: what keeps us from a file is told by the module that reads it, and in one way.
FILE = click.Path(path_type=Path, readable=False)
HOW_MANY = click.IntRange(1, 10**8)  # games: more than anybody waits for, and still a list that fits
MOST_PROCESSES = 512
LANGUAGES = "Language: en, hu, pl or ru. Default: the system's."

a_game = click.argument(
    "game", help="Which game; `frostfair games` lists them.", shell_complete=installed_games
)
data_file = click.option(
    "--data", type=FILE, metavar="FILE", help="Component data to use instead of the standard components."
)
no_colour_flag = click.option(
    "--no-colour", is_flag=True, help="Don't use colours (NO_COLOR=1 does the same)."
)
scroll_flag = click.option("--scroll", is_flag=True, help="Never clear the screen (for screen readers).")
game_option = click.option(
    "--option", multiple=True, metavar="NAME=VALUE", help="Set an option of the game; may be repeated."
)
language_code = click.option(
    "--language", metavar="CODE", default="", callback=chosen_language, show_default=False, help=LANGUAGES
)
server_url = click.option(
    "--server",
    envvar="FROSTFAIR_SERVER",
    show_envvar=True,
    metavar="URL",
    default="http://127.0.0.1:8000",
    help="Address of the server, as http://HOST:PORT.",
)
player_name = click.option(
    "--name",
    metavar="NAME",
    default="Player",
    help="Your name there; it counts when you first come to this server.",
)


# -------------------------------------------------------------------------------------------- commands


@click.group(
    name="frostfair",
    cls=Frostfair,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "show_default": True},
)
@click.option("--version", is_flag=True, help="Show the version, and whether the compiled build runs.")
@click.option(
    "--language",
    metavar="CODE",
    envvar="FROSTFAIR_LANGUAGE",
    show_envvar=True,
    default="",
    show_default=False,
    help=LANGUAGES,
)
@click.pass_context
def app(context: click.Context, version: bool, language: str) -> None:
    """Modern board games with exact rules."""
    if version:
        from frostfair import __version__, native

        status = native.status()
        print(f"frostfair {__version__}, {'' if status.compiled else 'uncompiled: '}{status.reason}")
        context.exit()
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
@click.argument(
    "game",
    required=False,
    help="Which game; `frostfair games` lists them.",
    shell_complete=installed_games,
)
@click.option(
    "--seats",
    metavar="SEAT,SEAT…",
    help="Who plays: human, novice, greedy or random, each with :NAME if you like. "
    "Default: one human and as many greedy bots as the game needs.",
)
@click.option(
    "--seed", metavar="TEXT", help="Seed of the luck: 64 hexadecimal digits, or any text to make one from."
)
@click.option(
    "--words", multiple=True, metavar="TEXT", help="Words that players add to the luck; may be repeated."
)
@game_option
@data_file
@click.option("--save", type=FILE, metavar="FILE", help="Save the match to this new file.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[FILE]",
    help="Resume the match in this file; without FILE, the newest unfinished match.",
)
@no_colour_flag
@scroll_flag
@language_code
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    seats: str | None,
    seed: str | None,
    words: tuple[str, ...],
    option: tuple[str, ...],
    data: Path | None,
    save: Path | None,
    resume: str | None,
    no_colour: bool,
    scroll: bool,
    language: str,
) -> None:
    """Play in the browser or, if you name a game, in this terminal.

    Any option keeps you in the terminal too.
    """
    if is_bare(context):
        from frostfair.server.at_home import play_at_home

        raise Exit(play_at_home())
    from frostfair.terminal.commands import Wishes, play_command

    wishes = Wishes(game, seats, seed, words, option, data, save, resume)
    raise Exit(play_command(wishes, colour=not no_colour, scroll=scroll, language=language))


@app.command()
@a_game
@click.option("--players", type=int, metavar="N", help="Number of seats at the table.")
@click.option(
    "--bots",
    metavar="BOT,BOT…",
    default="",
    show_default=False,
    help="Bots to seat; the other seats are for people.",
)
@game_option
@server_url
@player_name
@no_colour_flag
@scroll_flag
@language_code
def host(
    game: str,
    players: int | None,
    bots: str,
    option: tuple[str, ...],
    server: str,
    name: str,
    no_colour: bool,
    scroll: bool,
    language: str,
) -> None:
    """Open a table on a server and play at it."""
    from frostfair.terminal.online.arrival import Wish, host_command

    wish = Wish(server, name, not no_colour, scroll, language)
    raise Exit(host_command(wish, game, players, bots, list(option)))


@app.command()
@click.argument("where", metavar="TABLE", help="Its code of six characters, its link or its id.")
@server_url
@player_name
@no_colour_flag
@scroll_flag
@language_code
def join(where: str, server: str, name: str, no_colour: bool, scroll: bool, language: str) -> None:
    """Join a table on a server, or come back to it."""
    from frostfair.terminal.online.arrival import Wish, join_command

    raise Exit(join_command(Wish(server, name, not no_colour, scroll, language), where))


@app.command()
@language_code
def games(language: str) -> None:
    """List the games."""
    from frostfair.terminal.listing import games_command

    games_command(language)


@app.command()
@click.argument(
    "game", required=False, help="Only of this game; of all without one.", shell_complete=installed_games
)
@language_code
def bots(game: str | None, language: str) -> None:
    """List the bots of every game, and how they play."""
    from frostfair.terminal.bots import bots_command

    bots_command(game, language)


@app.command()
@a_game
@click.argument("number", required=False, help="A rule (8.5, or WQ-8.5 in full) or a chapter (8).")
@click.option("--search", metavar="WORD", help="Show all rules that contain this word.")
@language_code
def rules(game: str, number: str | None, search: str | None, language: str) -> None:
    """Read the rules of a game."""
    from frostfair.terminal.pages import rules_command

    rules_command(game, number, search, language)


@app.command()
@click.argument("file", type=FILE, help="A match file.")
@click.option("--step", is_flag=True, help="Step through the match with Enter.")
@click.option("--to", type=int, metavar="N", help="Show the table after record N.")
@click.option("--moves", is_flag=True, help="Print only the moves, in notation.")
@click.option("--seat", type=int, metavar="N", help="Show what this seat saw.")
@data_file
@no_colour_flag
@language_code
def replay(
    file: Path,
    step: bool,
    to: int | None,
    moves: bool,
    seat: int | None,
    data: Path | None,
    no_colour: bool,
    language: str,
) -> None:
    """Replay a match from its file."""
    from frostfair.terminal.replay import replay_command

    replay_command(
        file, data, step=step, to=to, moves=moves, seat=seat, colour=not no_colour, language=language
    )


@app.command()
@click.argument("file", type=FILE, help="A match file, or the log of a table on a server.")
@click.option("--json", is_flag=True, help="Print JSON instead of Markdown.")
@click.option("--out", "-o", type=FILE, metavar="OUT", help="Write to this file instead of the screen.")
@click.option(
    "--to",
    type=FILE,
    metavar="BOOK",
    help="Print it as a book: a file that ends with .epub, .pdf, .html, .md or .json.",
)
@data_file
@language_code
def tale(file: Path, json: bool, out: Path | None, to: Path | None, data: Path | None, language: str) -> None:
    """Read the tale that was told in a match, or print it as a book."""
    from frostfair.terminal.tale import tale_command

    tale_command(file, data, out, to=to, json=json, language=language)


@app.command()
@click.argument("files", type=FILE, metavar="FILE...", nargs=-1, required=True, help="Match files.")
@data_file
def verify(files: tuple[Path, ...], data: Path | None) -> None:
    """Replay matches and check every digest."""
    from frostfair.terminal.verify import verify_command

    raise Exit(verify_command(files, data))


app.add_command(
    LazyCommand(
        "verify-luck",
        "frostfair.server.commands:verify_luck",
        "Check that a finished table was dealt as promised.",
    )
)


@app.command()
@a_game
@click.option("--games", type=HOW_MANY, metavar="N", default=1000, help="How many to play.")
@click.option("--seats", type=int, metavar="N", help="Play only with this many seats.")
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    metavar="N",
    default=0,
    help="Seed of the first game; each game after it has the next number.",
)
@click.option(
    "--thorough",
    type=click.IntRange(min=1),
    metavar="N",
    default=64,
    help="Inspect one game in N of each variant at every record.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    metavar="N",
    help="How many at a time. Default: one per core.",
)
@click.option(
    "--out",
    type=FILE,
    metavar="DIR",
    default=Path(),
    show_default="the current directory",
    help="Where to write failing games.",
)
@click.option(
    "--option",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option that is the same in all games; may be repeated.",
)
@data_file
def fuzz(
    game: str,
    games: int,
    seats: int | None,
    seed: int,
    thorough: int,
    processes: int | None,
    out: Path,
    option: tuple[str, ...],
    data: Path | None,
) -> None:
    """Play random games and check every promise a game makes."""
    from frostfair.terminal.fuzz import fuzz_command

    raise Exit(fuzz_command(game, games, seats, seed, thorough, processes, out, data, option))


@app.command()
@a_game
@click.argument("files", type=FILE, metavar="[FILE]...", nargs=-1, help="Match files to look through.")
@click.option(
    "--games",
    type=HOW_MANY,
    metavar="N",
    show_default="10 if no files are named",
    help="Let bots play so many matches and look through them too.",
)
@click.option("--seats", type=int, metavar="N", help="Let bots play only with this many seats.")
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    metavar="N",
    default=0,
    help="Seed of the bots' first match; each match after it has the next number.",
)
@click.option("--tag", multiple=True, metavar="TAG", help="Only puzzles that teach this; may be repeated.")
@click.option("--grade", type=click.IntRange(1, 3), metavar="N", help="Only this grade: 1 easy, 3 hard.")
@click.option("--out", "-o", type=FILE, metavar="OUT", help="Write to this new file instead of the screen.")
def puzzles(
    game: str,
    files: tuple[Path, ...],
    games: int | None,
    seats: int | None,
    seed: int,
    tag: tuple[str, ...],
    grade: int | None,
    out: Path | None,
) -> None:
    """Find puzzles in matches and grade them."""
    from frostfair.terminal.puzzles import puzzles_command

    puzzles_command(game, files, games, seats, seed, tag, grade, out)


@app.command()
@a_game
@click.option("--games", type=HOW_MANY, metavar="N", default=300, help="Let bots play so many games.")
@click.option("--seed", type=click.IntRange(min=0), metavar="N", default=9000, help="Seed of the first game.")
def fit(game: str, games: int, seed: int) -> None:
    """Fit the numbers that a game's bots judge by, and print them with their origin."""
    from frostfair.bots.game import bots_of
    from frostfair.games.installed import game as find_game

    found = find_game(game)
    print(bots_of(found).fit(games, seed).written(found), end="")


@app.command()
@a_game
@click.option("--bots", metavar="BOT,BOT…", required=True, help="Who plays; `frostfair bots` lists them.")
@click.option("--games", type=HOW_MANY, metavar="N", default=400, help="At least so many, in whole deals.")
@click.option("--seats", type=int, metavar="N", help="How many seats. Default: as few as the game allows.")
@click.option(
    "--seed", type=click.IntRange(min=0), metavar="N", default=1, help="What all deals follow from."
)
@click.option(
    "--sprt",
    is_flag=False,
    flag_value="0.5,0.55",
    metavar="P0,P1",
    help="Stop as soon as it is clear whether the first of two bots wins P1 of its games or only P0.",
)
@click.option(
    "--to",
    type=FILE,
    metavar="DIR",
    show_default="a folder in arena/ named after all this",
    help="Where games and results are kept; games that are there already aren't played again.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, MOST_PROCESSES),
    metavar="N",
    help="How many games at a time. Default: one per core.",
)
@game_option
@data_file
def arena(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: int,
    sprt: str | None,
    to: Path | None,
    workers: int | None,
    option: tuple[str, ...],
    data: Path | None,
) -> None:
    """Let bots play each other in mirrored deals, and tell how sure the outcome is."""
    from frostfair.terminal.arena import Wishes, arena_command

    arena_command(Wishes(game, bots, games, seats, seed, sprt, to, workers, option, data))


for elsewhere in (
    LazyCommand("serve", "frostfair.server.commands:serve", "Serve tables over HTTP and WebSocket."),
    LazyCommand("db", "frostfair.store.commands:app", "Look after the server's database."),
    LazyCommand("load", "frostfair.load.commands:load", "Measure a server under load."),
):
    app.add_command(elsewhere)
