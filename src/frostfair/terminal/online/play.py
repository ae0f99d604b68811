"""From the first look at a table on a server to the last line."""

import shlex

from frostfair.client import Refusal, TableLink
from frostfair.files import shown
from frostfair.kernel.errors import Malformed, StaleCommand
from frostfair.kernel.game import Result
from frostfair.terminal.conversation import Conversation
from frostfair.terminal.dictation import Dictation
from frostfair.terminal.ending import sources
from frostfair.terminal.online.closing import ABANDONED, Abandoned, ended
from frostfair.terminal.online.line import Line
from frostfair.terminal.online.seated import RemoteSitting
from frostfair.terminal.online.waiting_room import wait, wait_for_last_words
from frostfair.terminal.orders import follow_orders
from frostfair.terminal.play import INTERRUPTED
from frostfair.terminal.seat_protocol import Leaving


def play_online(line: Line, link: TableLink, sitting: RemoteSitting, again: str) -> int:
    """Until it is over or this player leaves; `again` is the command that comes back."""
    try:
        while sitting.table.status != ABANDONED:
            if _tells(sitting):
                continue
            if (result := sitting.match.result) is not None:
                wait_for_last_words(line, link, sitting)
                _close(sitting, result)
                return 0
            if sitting.match.must_decide:
                _decide(sitting)
            else:
                wait(line, link, sitting)
        _tell_end(sitting)
    except Abandoned:
        _tell_end(sitting)
    except (Leaving, EOFError):
        _farewell(sitting, again)
    except KeyboardInterrupt:
        _farewell(sitting, again)
        return INTERRUPTED
    return 0


def _tell_end(sitting: RemoteSitting) -> None:
    sitting.terminal.stress(ended(sitting.table, sitting.names, sitting.catalogue))


def _farewell(sitting: RemoteSitting, again: str) -> None:
    sitting.terminal.say("")
    sitting.terminal.whole(sitting.catalogue.say("online-farewell", command=again))


def _tells(sitting: RemoteSitting) -> bool:
    """Whether there was something to tell."""
    narration = sitting.narration
    piece = None if narration is None else narration.next_piece()
    if narration is None or piece is None:
        return False
    Dictation(sitting, narration, piece).run()
    return True


def _decide(sitting: RemoteSitting) -> None:
    assert sitting.seat is not None
    try:
        if not follow_orders(sitting, sitting.seat):
            Conversation(sitting, sitting.seat).run()
    except (StaleCommand, Refusal):  # another seat changed the table while we looked
        sitting.refresh()


def _close(sitting: RemoteSitting, result: Result) -> None:
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
    sitting.show_notes()
    reveal = sitting.match.now.reveal
    assert reveal is not None
    terminal.whole(say("luck-seed", seed=reveal.seed, words=", ".join(reveal.words) or "–"))
    terminal.whole(say("luck-commitment", commitment=sitting.commitment))
    try:
        _keep(sitting)
    except Malformed as error:
        terminal.whole(say("not-kept", reason=str(error)))


def _keep(sitting: RemoteSitting) -> None:
    """The tale, and the log with which every deal can be checked."""
    terminal, say, files = sitting.terminal, sitting.catalogue.say, sitting.files
    if sitting.narration is not None:
        files.keep(files.tale, sitting.narration.book())
        terminal.whole(say("closing-tale", path=shown(files.tale)))
    files.keep(files.log, sitting.log())
    terminal.whole(say("online-verify", file=shlex.quote(str(files.log))))
