"""`frostfair load`: how much a server bears."""

from contextlib import AsyncExitStack
from typing import Annotated
from urllib.parse import urlsplit

import typer
import uvloop

from frostfair.games.installed import enabled
from frostfair.games.installed import game as find_game
from frostfair.kernel.errors import Malformed
from frostfair.load.measuring import Figures, Wanted, measure
from frostfair.load.targets import Target, own_server

app = typer.Typer(name="load", help="Measure a server under load.")


@app.command()
def load(
    tables: Annotated[int, typer.Option(min=1, help="Tables that are played at the same time.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long it is measured.")] = 10.0,
    pace: Annotated[
        float | None,
        typer.Option(min=0.001, help="Moves per second at each table; without it, as fast as it goes."),
    ] = None,
    idle: Annotated[int, typer.Option(min=0, help="Further tables at which nothing happens.")] = 0,
    game: Annotated[
        str | None,
        typer.Option(show_default="the first", help="The game, as `frostfair games` names it."),
    ] = None,
    players: Annotated[int, typer.Option(min=1, help="People at each table.")] = 2,
    server: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="A server started with --no-limits; repeated, tables are spread over its nodes. "
            "Without it one is started for the run, on a database that is thrown away.",
        ),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="For the server that is started: another database than a new file.")
    ] = None,
    nodes: Annotated[int, typer.Option(min=1, help="Server processes to start.")] = 1,
) -> None:
    """Play real games through real sockets and print what the server needs for it."""
    game = game or enabled()[0]
    find_game(game).meta.accept_seats(players)
    urls = [_url(text) for text in server or ()]
    if urls and (database is not None or nodes > 1):
        raise Malformed("--database and --nodes are for a server that is started here, not for --server")
    wanted = Wanted(tables, seconds, pace, idle, game=game, players=players)
    found = uvloop.run(_run(urls, database, nodes, wanted))
    for line in lines(wanted, found):
        typer.echo(line)
    raise typer.Exit(1 if found.faults or not found.moves else 0)


def _url(text: str) -> str:
    at = urlsplit(text)
    if at.scheme != "http" or not at.hostname:
        raise Malformed(f"--server: {text!r} is not http://HOST:PORT")
    return text.rstrip("/")


async def _run(urls: list[str], database: str | None, nodes: int, wanted: Wanted) -> Figures:
    async with AsyncExitStack() as stack:
        target = Target(urls) if urls else await stack.enter_async_context(own_server(nodes, database))
        return await measure(target, wanted, lambda line: typer.echo(line, err=True))


def lines(wanted: Wanted, found: Figures) -> list[str]:
    """What people read."""
    pace = "as fast as it goes" if wanted.pace is None else f"{wanted.pace:g} moves/s each"
    told = [
        f"{wanted.tables} tables of {wanted.game} for {wanted.players}, {pace}, {wanted.idle} idle beside",
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
        told.append(f"late                         {found.late} moves, the one before was still on its way")
    told += [f"FAULT                        {times} × {why}" for why, times in found.faults.most_common(5)]
    return told
