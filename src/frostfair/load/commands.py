"""`frostfair load`: how much a server can take."""

from contextlib import AsyncExitStack
from urllib.parse import urlsplit

import click
import uvloop
from click.exceptions import Exit

from frostfair.games.installed import enabled
from frostfair.games.installed import game as find_game
from frostfair.kernel.errors import Malformed
from frostfair.load.measuring import Figures, Wanted, measure
from frostfair.load.targets import Target, own_server


@click.command(context_settings={"help_option_names": ["-h", "--help"], "show_default": True})
@click.option(
    "--tables", type=click.IntRange(min=1), metavar="N", default=100, help="Tables played at the same time."
)
@click.option(
    "--seconds", type=click.FloatRange(min=0.1), metavar="N", default=10.0, help="How long to measure."
)
@click.option(
    "--pace",
    type=click.FloatRange(min=0.001),
    metavar="N",
    help="Moves per second at each table. Default: as fast as possible.",
)
@click.option(
    "--idle",
    type=click.IntRange(min=0),
    metavar="N",
    default=0,
    help="Further tables where no moves are made.",
)
@click.option(
    "--game", metavar="GAME", default="", help="Which game; `frostfair games` lists them. Default: the first."
)
@click.option("--players", type=click.IntRange(min=1), metavar="N", default=2, help="Players at each table.")
@click.option(
    "--server",
    multiple=True,
    metavar="URL",
    help="A server started with --no-limits; if repeated, tables are spread over these nodes. "
    "Default: a server started for this run, with a temporary database.",
)
@click.option(
    "--database", metavar="URL", help="Database of the server started for this run, not a temporary one."
)
@click.option(
    "--nodes",
    type=click.IntRange(min=1),
    metavar="N",
    default=1,
    help="Server processes to start for this run.",
)
def load(
    tables: int,
    seconds: float,
    pace: float | None,
    idle: int,
    game: str,
    players: int,
    server: tuple[str, ...],
    database: str | None,
    nodes: int,
) -> None:
    """Measure a server under load.

    Plays real games through real sockets and prints what the server needs for them.
    """
    game = game or enabled()[0]
    find_game(game).meta.accept_seats(players)
    urls = [_url(text) for text in server]
    if urls and (database is not None or nodes > 1):
        raise Malformed("--database and --nodes can't be used with --server")
    wanted = Wanted(tables, seconds, pace, idle, game=game, players=players)
    found = uvloop.run(_run(urls, database, nodes, wanted))
    for line in lines(wanted, found):
        click.echo(line)
    raise Exit(1 if found.faults or not found.moves else 0)


def _url(text: str) -> str:
    at = urlsplit(text)
    if at.scheme != "http" or not at.hostname:
        raise Malformed(f"--server: {text!r} is not http://HOST:PORT")
    return text.rstrip("/")


async def _run(urls: list[str], database: str | None, nodes: int, wanted: Wanted) -> Figures:
    async with AsyncExitStack() as stack:
        target = Target(urls) if urls else await stack.enter_async_context(own_server(nodes, database))
        return await measure(target, wanted, lambda line: click.echo(line, err=True))


def lines(wanted: Wanted, found: Figures) -> list[str]:
    """What people read."""
    pace = "as fast as possible" if wanted.pace is None else f"{wanted.pace:g} moves/s each"
    told = [
        f"{wanted.tables} tables of {wanted.game} for {wanted.players}, {pace}, {wanted.idle} idle tables",
        f"moves                        {found.moves} ({found.games} games finished)",
        f"moves/s                      {found.rate:.0f}",
        f"moves per server CPU second  {found.per_cpu_second:.0f}",
        f"server CPU                   {100 * found.cpu / max(found.seconds, 1e-9):.0f} % of a core",
        f"command to all seats, p50    {1000 * found.p50:.2f} ms",
        f"command to all seats, p99    {1000 * found.p99:.2f} ms",
        f"opening a table              {1000 * found.opening:.1f} ms of server CPU, until its players see it",
        f"memory per table             {found.per_table / 1024:.1f} KiB, with its players' connections",
        f"memory per connection        {found.per_connection / 1024:.1f} KiB",
    ]
    if found.late:
        told.append(
            f"late                         {found.late} moves, because the one before was still on its way"
        )
    told += [f"FAULT                        {times} × {why}" for why, times in found.faults.most_common(5)]
    return told
