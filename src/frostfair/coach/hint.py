"""A hint: what the strongest honest bot would do, told in four rungs."""

from collections.abc import Sequence

from frostfair.coach.base import adviser, needed_coach
from frostfair.coach.turn import Turn, gap, points
from frostfair.kernel.flow import State
from frostfair.kernel.game import Game
from frostfair.wire.coach import Advice
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message, message


def advise(game: Game, state: State, seat: int, offers: Sequence[int], budget: float, seed: int) -> Advice:
    """`state` is imagined by the seat; nothing else is known here."""
    coach = needed_coach(game)
    weighed = adviser(game, budget, seed).weigh(state, seat, offers)
    turn = Turn(coach, state, seat, weighed.best, seed)
    other = None if weighed.other is None else Turn(coach, state, seat, weighed.other, seed)
    return Advice(
        coach.where(state, seat, weighed.best),
        coach.sort(state, seat, weighed.best),
        game.notation(weighed.best),
        told(game, weighed.best),
        coach.light(state, seat, weighed.best),
        points(turn.now),
        [] if other is None else points(gap(turn.later, other.later)),
        thousandths(weighed.worth),
        None if weighed.other is None else told(game, weighed.other),
        thousandths(weighed.other_worth),
    )


def told(game: Game, action: int) -> Message:
    return wording_of(game).offered(action) or message("coach-move", move=game.notation(action))


def thousandths(worth: float) -> int:
    return round(1000 * worth)
