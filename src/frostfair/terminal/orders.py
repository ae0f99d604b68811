"""Standing orders: questions that a seat has answered beforehand."""

from frostfair.terminal.seat_protocol import AtTable


def follow_orders(sitting: AtTable, seat: int) -> bool:
    """Answer as the seat has ordered; False if it must be asked."""
    if sitting.narration is None or sitting.match.may_end_turn(seat):
        return False
    answer = sitting.narration.standing_answer(seat, sitting.match.offers(seat))
    if answer is None:
        return False
    sitting.act(seat, answer)
    if sitting.match.may_end_turn(seat):
        sitting.end_turn(seat)
    return True
