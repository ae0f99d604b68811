"""`frostfair play`: from the first prompt to the last line."""

from frostfair.terminal.conversation import Conversation
from frostfair.terminal.curtain import draw_curtain
from frostfair.terminal.dictation import Dictation
from frostfair.terminal.ending import close
from frostfair.terminal.orders import follow_orders
from frostfair.terminal.seat_protocol import Leaving
from frostfair.terminal.sitting import Sitting

INTERRUPTED = 130  # what a shell expects after Ctrl-C


def play(sitting: Sitting) -> int:
    """Until it is over or a player leaves; the exit code."""
    try:
        tell_what_is_due(sitting)
        while (result := sitting.match.result()) is None:
            move(sitting)
            tell_what_is_due(sitting)
        close(sitting, result)
    except (Leaving, EOFError):
        farewell(sitting)
    except KeyboardInterrupt:
        farewell(sitting)
        return INTERRUPTED
    return 0


def move(sitting: Sitting) -> None:
    """The seat that must decide does so; of several, the first."""
    seat = sitting.match.deciders()[0]
    bot = sitting.players[seat].bot
    if bot is None:
        if follow_orders(sitting, seat):
            return
        draw_curtain(sitting, seat)
        Conversation(sitting, seat).run()
        return
    sitting.bot_moves(seat, bot)
    if not sitting.has_people():
        tell_what_is_due(sitting)
        sitting.tell_news(sitting.news(None))


def tell_what_is_due(sitting: Sitting) -> None:
    """Where people tell, the table waits for words before any seat decides."""
    narration = sitting.narration
    while narration is not None and (piece := narration.next_piece()) is not None:
        if sitting.players[piece.seat].bot is None:
            draw_curtain(sitting, piece.seat)
            Dictation(sitting, narration, piece).run()
        else:
            narration.make_up(piece)


def farewell(sitting: Sitting) -> None:
    """Everything is kept after every decision; once more does no harm if the last one was interrupted."""
    sitting.keep()
    say = sitting.catalogue.say
    sitting.terminal.say("")
    sitting.show_notes()
    if sitting.keeper is None:
        sitting.terminal.stress(say("farewell-not-kept"))
    else:
        sitting.terminal.whole(say("farewell", file=sitting.file))
