"""The commands of `frostfair`. Each is a thin door to a module of its own.

Whatever is wrong with the input is told in one line, with exit code 2.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from frostfair.kernel.errors import FrostfairError
from frostfair.store.commands import app as database

BAD_INPUT = 2


class OneLine(TyperGroup):
    """Tells every fault of the input in one line on stderr."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        given = sys.argv[1:] if args is None else args
        try:
            code = super().main(with_newest(given), *more, **extra | {"standalone_mode": False})
        except typer.TyperException as error:
            refuse(error.format_message())
        except FrostfairError as error:
            refuse(str(error))
        except typer.Abort:
            sys.exit(1)
        except BrokenPipeError:  # somebody like `head` has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)


def refuse(message: str) -> NoReturn:
    line = " ".join(message.split())
    print(f"frostfair: {line}", file=sys.stderr)
    sys.exit(BAD_INPUT)


def with_newest(args: Sequence[str]) -> list[str]:
    """`--resume` without a file means the newest match: typer's options always take a value."""
    done: list[str] = []
    for i, word in enumerate(args):
        bare = word == "--resume" and (i + 1 == len(args) or args[i + 1].startswith("-"))
        done.append("--resume=" if bare else word)
    return done


app = typer.Typer(
    cls=OneLine,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(database)

# The server's libraries take a while to import: whoever only plays shall not wait for them.
HANDED_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


@app.command(context_settings=HANDED_ON, add_help_option=False)
def serve(context: typer.Context) -> None:
    """Serve tables over HTTP and WebSocket."""
    from frostfair.server.commands import app as server

    server(["serve", *context.args])


@app.command(context_settings=HANDED_ON, add_help_option=False)
def load(context: typer.Context) -> None:
    """Measure a server under load."""
    from frostfair.load.commands import app as loading

    raise typer.Exit(loading(context.args, standalone_mode=False) or 0)


@app.command("verify-luck", context_settings=HANDED_ON, add_help_option=False)
def verify_luck(context: typer.Context) -> None:
    """Check that a finished table was dealt as promised."""
    from frostfair.server.commands import app as server

    server(["verify-luck", *context.args])


# `readable=False` everywhere: what keeps us from a file is told by the module that reads it, and in one way.
Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FILE", help="Other components than the standard ones.", readable=False),
]
NoColour = Annotated[bool, typer.Option("--no-colour", help="No colours (also: NO_COLOR=1).")]
LANGUAGES = "The language of texts: en, hu, pl or ru. Default: the system's."


def chosen_language(context: typer.Context, asked: str) -> str:
    """Of the command, else of `frostfair` itself, else of the system."""
    from frostfair.terminal.language import spoken

    return spoken(asked or context.find_root().params.get("language") or "", os.environ)


Language = Annotated[
    str, typer.Option(metavar="CODE", help=LANGUAGES, callback=chosen_language, show_default=False)
]


@app.callback(invoke_without_command=True)
def frostfair(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="The version, and whether it runs compiled.")
    ] = False,
    language: Annotated[
        str, typer.Option(metavar="CODE", help=LANGUAGES, envvar="FROSTFAIR_LANGUAGE", show_default=False)
    ] = "",
) -> None:
    """Modern board games with exact rules, in the terminal."""
    if version:
        from frostfair import __version__, native

        status = native.status()
        print(f"frostfair {__version__}, {'compiled' if status.compiled else 'uncompiled'}: {status.reason}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help="The game to play, as `frostfair games` names it.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT,SEAT…",
            help="Who plays: human, greedy or random, each with :NAME if wished. Default: human and greedy.",
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="TEXT", help="64 hexadecimal digits; any other word or number is hashed to a seed."
        ),
    ] = None,
    words: Annotated[
        list[str] | None,
        typer.Option(metavar="TEXT", help="Words that players add to the luck; may be repeated."),
    ] = None,
    open_scores: Annotated[
        bool, typer.Option("--open-scores", help="Everybody sees all points (Winter Queen).")
    ] = False,
    first: Annotated[
        str | None, typer.Option(metavar="SEAT", help="The first player's seat, or random (Winter Queen).")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Any option of the game; may be repeated.")
    ] = None,
    data: Data = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the match in this new file.", readable=False)
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="[FILE]", help="Go on with the match in this file; without one, the newest."),
    ] = None,
    no_colour: NoColour = False,
    scroll: Annotated[
        bool, typer.Option("--scroll", help="Never clear the screen (for screen readers).")
    ] = False,
    language: Language = "",
) -> None:
    """Play in the browser; with a game's name (or any other wish), at this terminal."""
    from frostfair.terminal.commands import Wishes, play_command

    wishes = Wishes(
        game, seats, seed, tuple(words or ()), open_scores, first, tuple(option or ()), data, save, resume
    )
    if wishes == Wishes() and not (no_colour or scroll) and language == "en":
        from frostfair.server.at_home import play_at_home

        raise typer.Exit(play_at_home())
    raise typer.Exit(play_command(wishes, colour=not no_colour, scroll=scroll, language=language))


Server = Annotated[
    str, typer.Option(envvar="FROSTFAIR_SERVER", metavar="URL", help="The server, as http://HOST:PORT.")
]
Name = Annotated[
    str, typer.Option("--name", metavar="NAME", help="What others call you there, the first time.")
]
Scroll = Annotated[bool, typer.Option("--scroll", help="Never clear the screen (for screen readers).")]


@app.command()
def host(
    game: Annotated[str, typer.Argument(help="The game to play, as `frostfair games` names it.")],
    players: Annotated[int | None, typer.Option(metavar="N", help="Seats at the table.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help="Bots that take seats; the others are for people.")
    ] = "",
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Any option of the game; may be repeated.")
    ] = None,
    server: Server = "http://127.0.0.1:8000",
    name: Name = "Player",
    no_colour: NoColour = False,
    scroll: Scroll = False,
    language: Language = "en",
) -> None:
    """Open a table on a server and play there."""
    from frostfair.terminal.online.arrival import Wish, host_command

    wish = Wish(server, name, not no_colour, scroll, language)
    raise typer.Exit(host_command(wish, game, players, bots, option or []))


@app.command()
def join(
    where: Annotated[str, typer.Argument(help="The code of six characters, or the link of a table.")],
    server: Server = "http://127.0.0.1:8000",
    name: Name = "Player",
    no_colour: NoColour = False,
    scroll: Scroll = False,
    language: Language = "en",
) -> None:
    """Sit down at a table on a server, or come back to it."""
    from frostfair.terminal.online.arrival import Wish, join_command

    raise typer.Exit(join_command(Wish(server, name, not no_colour, scroll, language), where))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match file.", readable=False)],
    step: Annotated[bool, typer.Option("--step", help="Step through it with Enter.")] = False,
    to: Annotated[int | None, typer.Option(metavar="N", help="Show the table after record N.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Only the moves, in notation.")] = False,
    seat: Annotated[int | None, typer.Option(metavar="N", help="See it as this seat saw it.")] = None,
    data: Data = None,
    no_colour: NoColour = False,
    language: Language = "",
) -> None:
    """Tell a match again, from its file."""
    from frostfair.terminal.replay import replay_command

    replay_command(
        file, data, step=step, to=to, moves=moves, seat=seat, colour=not no_colour, language=language
    )


@app.command()
def tale(
    file: Annotated[
        Path, typer.Argument(help="A match file, or the log of a table, where people told.", readable=False)
    ],
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="OUT", help="Write it to this file.", readable=False),
    ] = None,
    data: Data = None,
    language: Language = "",
) -> None:
    """Read the tale that was told in a match, as Markdown."""
    from frostfair.terminal.tale import tale_command

    tale_command(file, data, out, json=json, language=language)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="The game.")],
    number: Annotated[str | None, typer.Argument(help="A rule (WQ-8.5 or 8.5) or a chapter (8).")] = None,
    search: Annotated[str | None, typer.Option(metavar="WORD", help="All rules with this word.")] = None,
    language: Language = "",
) -> None:
    """Read the rules of a game."""
    from frostfair.terminal.commands import rules_command

    rules_command(game, number, search, language)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Match files.", readable=False)],
    data: Data = None,
) -> None:
    """Replay matches and check every digest."""
    from frostfair.terminal.verify import verify_command

    raise typer.Exit(verify_command(files, data))


@app.command()
def fuzz(
    game: Annotated[str, typer.Argument(help="The game.")],
    games: Annotated[int, typer.Option(metavar="N", help="How many games.", min=1)] = 1000,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Only with so many seats.")] = None,
    seed: Annotated[
        int, typer.Option(metavar="N", help="The first game's seed; the others count on from it.", min=0)
    ] = 0,
    thorough: Annotated[
        int, typer.Option(metavar="N", help="Of each variant, inspect one game in N at every record.", min=1)
    ] = 64,
    processes: Annotated[int | None, typer.Option(metavar="N", help="Default: one per core.", min=1)] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where failing games are written. Default: here.", readable=False),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option that is the same in all games; may be repeated."),
    ] = None,
    data: Data = None,
) -> None:
    """Play random games and check every promise a game makes."""
    from frostfair.terminal.fuzz import fuzz_command

    out = out or Path()
    raise typer.Exit(
        fuzz_command(game, games, seats, seed, thorough, processes, out, data, tuple(option or ()))
    )


@app.command()
def games(language: Language = "") -> None:
    """List the games."""
    from frostfair.terminal.commands import games_command

    games_command(language)
