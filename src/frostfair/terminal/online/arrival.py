"""Who one is at a server, and how one gets to a table there."""

import json
import os
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from rich.text import Text

from frostfair.bots import roster as bots
from frostfair.client import ApiError, TableLink
from frostfair.files import shown
from frostfair.games.installed import game as find_game
from frostfair.i18n.catalogue import Catalogue, catalogue
from frostfair.kernel.errors import Malformed
from frostfair.store.ids import CODE_LENGTH
from frostfair.store.rows import OPEN
from frostfair.store.settings import state_dir
from frostfair.terminal.game import terminal_game
from frostfair.terminal.new_match import read_options
from frostfair.terminal.online.line import Line
from frostfair.terminal.online.play import play_online
from frostfair.terminal.online.seated import RemoteSitting
from frostfair.terminal.terminal import Terminal
from frostfair.wire.data import TableData

_LINK: Final = re.compile(r"/(?:t|tables|ws/tables|api/tables)/([A-Za-z0-9_-]+)/?$")


@dataclass(frozen=True)
class Wish:
    """How the user wants to join."""

    server: str
    name: str
    colour: bool
    scroll: bool
    language: str


def host_command(wish: Wish, game: str, players: int | None, seated_bots: str, options: list[str]) -> int:
    """Open a table, tell how others come, and play once all seats are taken."""
    texts, terminal = catalogue(wish.language), Terminal(wish.colour, wish.scroll)
    found = find_game(game)
    terminal_game(found)  # refuses before a table is opened that this terminal can't show
    names = [bot.strip() for bot in seated_bots.split(",") if bot.strip()]
    for bot in names:
        if bot not in bots.names(found):
            raise Malformed(f"--bots: unknown bot {bot!r}; available: {', '.join(bots.names(found))}")
    seats = found.meta.accept_seats(players or max(min(found.meta.seats), len(names) + 1))
    if len(names) >= seats:
        raise Malformed(f"--bots: {len(names)} bots leave no seat for you at a table of {seats}")
    chosen = found.meta.accept_options(read_options(options))
    with Line(_server(wish.server)) as line:
        _be_somebody(line, wish.name)
        placed = {seats - n - 1: bot for n, bot in enumerate(names)}
        table = line.ask(
            lambda session: session.create(
                found.meta.id, seats, options=dict(chosen), private=True, bots=placed
            )
        )
        if len(names) < seats - 1:
            code = line.ask(lambda session: session.code(table.id))
            terminal.whole(texts.say("online-invite", command=_again(wish.server, code)))
        return _sit_down(line, table, terminal, texts, wish.server)


def join_command(wish: Wish, where: str) -> int:
    """Sit down at a table, or come back to it."""
    texts, terminal = catalogue(wish.language), Terminal(wish.colour, wish.scroll)
    server, table_id, code = find(where, wish.server)
    with Line(server) as line:
        _be_somebody(line, wish.name)
        table = line.ask(lambda s: s.table(table_id) if table_id is not None else s.by_code(code or ""))
        terminal_game(find_game(table.game))  # refuses before a seat is taken
        me = line.ask(lambda session: session.me())["id"]
        if table.status == OPEN and all(seat.user != me for seat in table.seats):
            table = line.ask(lambda session: session.sit(table.id))
        return _sit_down(line, table, terminal, texts, server)


def find(where: str, server: str) -> tuple[str, str | None, str | None]:
    """A link, a table's id or a code: the server, and one of the two."""
    if "://" in where:
        at = urlsplit(where)
        found = _LINK.search(at.path)
        if found is None:
            raise Malformed(f"{where!r} is not the link of a table")
        return _server(f"{at.scheme}://{at.netloc}"), found[1], None
    if len(where) == CODE_LENGTH and where.isascii():
        return _server(server), None, where.upper()
    if re.fullmatch(r"[A-Za-z0-9_-]{16,64}", where):
        return _server(server), where, None
    raise Malformed(f"{where!r} is neither a link nor a code of {CODE_LENGTH} characters")


def _server(url: str) -> str:
    at = urlsplit(url)
    if at.scheme not in ("http", "https") or not at.hostname:
        raise Malformed(f"--server: {url!r} is not http://HOST:PORT")
    return url.rstrip("/")


def _again(server: str, where: str) -> str:
    return f"frostfair join {shlex.quote(where)} --server {shlex.quote(server)}"


# --- before the start ---


def _sit_down(line: Line, table: TableData, terminal: Terminal, texts: Catalogue, server: str) -> int:
    link = line.join(table.id)
    again = _again(server, table.id)
    try:
        _until_begun(line, link, terminal, texts)
    except KeyboardInterrupt:
        terminal.whole(texts.say("online-farewell", command=again))
        return 130
    if link.now is None:
        terminal.stress(texts.say("online-abandoned"))
        return 0
    return play_online(line, link, RemoteSitting(line, link, table, terminal, texts), again)


def _until_begun(line: Line, link: TableLink, terminal: Terminal, texts: Catalogue) -> None:
    """The host starts as soon as every seat is taken; the others wait for that."""
    me = line.ask(lambda session: session.me())["id"]
    seated: list[str] = []
    was_connected = True
    while link.now is None:
        line.wait(link, lambda: link.now is not None)
        if link.table is not None and was_connected != link.is_connected:
            was_connected = link.is_connected
            terminal.say(texts.say("online-back" if was_connected else "online-away"))
        table = link.table
        if table is None or link.now is not None:
            continue
        here = [seat.name or seat.bot or "–" for seat in table.seats]
        if here != seated:
            seated = here
            terminal.say(Text(texts.say("online-seats", seats=", ".join(here))))
        if table.status == "abandoned":
            return
        if table.host == me and table.status == OPEN and all(s.user or s.bot for s in table.seats):
            _start(line, table.id)


def _start(line: Line, table: str) -> None:
    try:
        line.ask(lambda session: session.start(table))
    except ApiError as error:
        if error.status != 409:  # it was started meanwhile, or a player left again
            raise


# --- who we are: kept for each server, so that a user who comes back has their seat ---


def _be_somebody(line: Line, name: str) -> None:
    path = state_dir() / "guests.json"
    known = _known(path)
    cookie = known.get(line.url)
    if isinstance(cookie, str):
        line.session.cookie = cookie
        try:
            line.ask(lambda session: session.me())
            return
        except ApiError as error:
            if error.status != 401:
                raise
    line.ask(lambda session: session.be_guest(name))
    known[line.url] = line.session.cookie
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(known, file)
    except OSError as error:  # a seat that can't be taken again is none to sit down on
        raise Malformed(f"{shown(path)}: {error.strerror or error}") from None


def _known(path: Path) -> dict[str, Any]:
    try:
        known = json.loads(path.read_text())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}
