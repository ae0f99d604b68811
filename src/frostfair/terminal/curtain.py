"""A curtain between secret hands, where several people share one screen."""

from contextlib import suppress

from frostfair.terminal.sitting import Sitting

ERASE_SCROLLBACK = "\x1b[3J"


def draw_curtain(sitting: Sitting, seat: int) -> None:
    """Before the next player looks at the screen: nothing of the last hand stays on it."""
    if sitting.looking == seat or not sitting.is_secret or sitting.match.version == 0:
        sitting.looking = seat
        return
    terminal = sitting.terminal
    hide(sitting)
    terminal.ask(sitting.catalogue.say("curtain", player=sitting.names[seat]))
    hide(sitting)
    sitting.looking = seat


def hide(sitting: Sitting) -> None:
    """The screen, what has scrolled away, and what was typed."""
    terminal = sitting.terminal
    with suppress(ImportError, AttributeError):
        import readline

        readline.clear_history()
    if terminal.scrolls:  # nothing can be cleared here; at least it is out of sight
        terminal.say("\n" * terminal.console.height)
    else:
        terminal.clear()
        terminal.console.file.write(ERASE_SCROLLBACK)
