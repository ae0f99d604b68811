"""From the first look at a table on a server to the last line."""

import shlex
from pathlib import Path
from typing import Final

from frostfair.cli.closing import sources
from frostfair.cli.conversation import Conversation
from frostfair.cli.online.line import Line
from frostfair.cli.online.seated import FarSitting
from frostfair.cli.playing import INTERRUPTED
from frostfair.cli.sitting import Leaving
from frostfair.client import TableLink
from frostfair.kernel.errors import Malformed, StaleCommand
from frostfair.kernel.game import Result
from frostfair.store.settings import state_dir

ABANDONED: Final = "abandoned"


def play_online(line: Line, link: TableLink, sitting: FarSitting, again: str) -> int:
    """Until it is over or this player leaves; `again` is the command that comes back."""
    try:
        while (result := sitting.match.result) is None and sitting.table.status != ABANDONED:
            if sitting.match.must_decide:
                _decide(sitting)
            else:
                _wait(line, link, sitting)
        if result is None:
            sitting.terminal.stress(sitting.catalogue.say("online-abandoned"))
        else:
            _close(sitting, result)
    except (Leaving, EOFError):
        sitting.terminal.whole(sitting.catalogue.say("online-farewell", command=again))
    except KeyboardInterrupt:
        sitting.terminal.whole(sitting.catalogue.say("online-farewell", command=again))
        return INTERRUPTED
    return 0


def _decide(sitting: FarSitting) -> None:
    assert sitting.seat is not None
    try:
        Conversation(sitting, sitting.seat).run()
    except StaleCommand:  # somebody changed the table while we looked
        sitting.refresh()


def _wait(line: Line, link: TableLink, sitting: FarSitting) -> None:
    """Somebody else decides: show the table, then what changes."""
    terminal, say = sitting.terminal, sitting.catalogue.say
    terminal.clear()
    terminal.say(sitting.face.board(sitting.scene(sitting.seat), terminal.sheet), "")
    sitting.tell_news(sitting.news(sitting.seat), most=5)
    waited_for = [sitting.names[seat] for seat in sitting.match.now.deciders]
    terminal.say(say("online-waiting", players=sitting.catalogue.join(waited_for)))
    before, was_connected = sitting.match.version, True
    while not line.wait(link, lambda: link.version != before or sitting.table.status == ABANDONED):
        if was_connected != link.is_connected:
            was_connected = link.is_connected
            terminal.say(say("online-back" if was_connected else "online-away"))
    sitting.refresh()


def _close(sitting: FarSitting, result: Result) -> None:
    """Everything there is to say when it is over."""
    terminal, say = sitting.terminal, sitting.catalogue.say
    terminal.clear()
    terminal.say(sitting.face.board(sitting.scene(sitting.seat), terminal.sheet), "")
    terminal.stress(say("closing-last"))
    sitting.tell_news([told for told in sitting.story(sitting.seat) if told.lines][-1:])
    events = [event for told in sitting.story(sitting.seat) for event in told.events]
    gains = [gain for event in events for gain in sitting.face.gains(event)]
    if gains:
        terminal.say("", sources(sitting.catalogue, sitting.names, gains, result), "")
    terminal.stress(sitting.face.verdict(result, sitting.names))
    reveal = sitting.match.now.reveal
    assert reveal is not None
    terminal.whole(say("luck-seed", seed=reveal.seed, words=", ".join(reveal.words) or "–"))
    terminal.whole(say("luck-commitment", commitment=sitting.commitment))
    path = log_path(sitting.table_id)
    try:
        sitting.keep_log(path)
    except Malformed as error:
        terminal.whole(say("not-kept", reason=str(error)))
    else:
        terminal.whole(say("online-verify", file=shlex.quote(str(path))))


def log_path(table: str) -> Path:
    return state_dir() / "tables" / f"{table}.json"
