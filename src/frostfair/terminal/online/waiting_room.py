"""While another seat decides or tells: the table as it stands, and what changes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from rich.text import Text

from frostfair.client import TableLink
from frostfair.kernel.errors import FrostfairError
from frostfair.terminal.online.closing import ABANDONED
from frostfair.terminal.online.line import Line
from frostfair.terminal.online.seated import RemoteSitting
from frostfair.terminal.seat_protocol import Leaving, lately
from frostfair.wire.data import Position

LEAST_NEWS: Final = 5  # lines of the screen
WORDS_TRIES: Final = 10


def wait(line: Line, link: TableLink, sitting: RemoteSitting) -> None:
    """Until something is other than it was shown."""
    _show(sitting)
    _until_changed(line, link, sitting)
    sitting.refresh()
    _until_told(line, link, sitting)


def wait_for_last_words(line: Line, link: TableLink, sitting: RemoteSitting) -> None:
    """The game is over, but its tale isn't told yet. Nobody must wait for that."""
    shown: list[int] = []
    while sitting.match.tellers:
        if shown != sitting.match.tellers:
            shown = sitting.match.tellers
            players = sitting.catalogue.join([sitting.names[seat] for seat in shown])
            sitting.terminal.say(Text(sitting.catalogue.say("online-last-words", players=players)))
        try:
            _until_changed(line, link, sitting)
        except KeyboardInterrupt:
            return
        sitting.refresh()


def _until_told(line: Line, link: TableLink, sitting: RemoteSitting) -> None:
    """What bots say about their move is a message of its own."""
    for _ in range(WORDS_TRIES):
        if sitting.narration is None or sitting.narration.is_complete():
            return
        line.wait(link, _other_than(sitting.match.now, link))
        sitting.refresh()


def _show(sitting: RemoteSitting) -> None:
    terminal = sitting.terminal
    room = terminal.console.height - LEAST_NEWS - len(sitting.notes) - 3
    sheet = replace(terminal.sheet, lines=None if terminal.scrolls else room)
    board = sitting.face.board(sitting.scene(sitting.seat), sheet)
    most = max(LEAST_NEWS, terminal.room_beside(board) - len(sitting.notes) - 3)
    news = lately(sitting, sitting.seat)
    terminal.clear()
    sitting.tell_older(news, most)
    terminal.say(board, "")
    sitting.show_notes()
    sitting.tell_news(news, most)
    terminal.say(Text(_waited_for(sitting)))


def _waited_for(sitting: RemoteSitting) -> str:
    deciders = sitting.match.now.deciders
    players = sitting.catalogue.join([sitting.names[seat] for seat in deciders])
    return sitting.catalogue.say("wait-tell" if sitting.match.tellers else "online-waiting", players=players)


def _obey(sitting: RemoteSitting, line: str) -> None:
    """What can be typed while others decide."""
    terminal, (word, *rest) = sitting.terminal, line.lower().split() or [""]
    if word == "quit":
        raise Leaving
    if word == "log":
        sitting.tell_log(sitting.story(sitting.seat))
    elif word in sitting.commands:
        try:
            terminal.say(Text(sitting.commands[word](rest)))
        except FrostfairError as error:
            terminal.say(Text(sitting.refusal(error)))
    else:
        terminal.say(Text(sitting.catalogue.say("online-help")))


def _other_than(now: Position, link: TableLink) -> Callable[[], bool]:
    """Words are no version, so the whole position is compared: it is replaced with whatever is told."""
    return lambda: link.now is not now or (link.table is not None and link.table.status == ABANDONED)


def _until_changed(line: Line, link: TableLink, sitting: RemoteSitting) -> None:
    terminal, say, is_other = sitting.terminal, sitting.catalogue.say, _other_than(sitting.match.now, link)
    was_connected = True
    while not line.wait(link, lambda: is_other() or link.undo_request is not sitting.request):
        if (typed := terminal.typed()) is not None:
            _obey(sitting, typed)
        if was_connected != link.is_connected:
            was_connected = link.is_connected
            terminal.say(say("online-back" if was_connected else "online-away"))
