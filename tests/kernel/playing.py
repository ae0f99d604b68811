"""Play matches by words: `play(match, "0 light", "0 deeper")`."""

from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.kernel.record import Record

SEED = "5eed" * 16


def new_match(game: Game, seats: int = 2, *, seed: str = SEED, asks_end_turn: bool = False) -> Match:
    return Match(game, Setup(game, seats, seed, asks_end_turn=asks_end_turn))


def play(match: Match, *commands: str) -> Record:
    """Each command is a seat and an action, `undo` or `end`; the last record."""
    for command in commands:
        seat, _, what = command.partition(" ")
        if what == "undo":
            record = match.undo(int(seat))
        elif what == "end":
            record = match.end_turn(int(seat))
        else:
            record = match.submit(int(seat), match.game.parse(what))
    return record


def offered(match: Match, seat: int) -> list[str]:
    return [match.game.notation(action) for action in match.offers(seat)]


def breadcrumb(match: Match) -> str:
    """The business on the stack, the innermost last."""
    return " > ".join(frame.kind for frame in match.state.stack)
