"""Matches played at random, with steps back, and their ledgers."""

import random

from frostfair.games.installed import game
from frostfair.kernel.match import Match, Setup
from frostfair.server.history.points import ledger_of
from frostfair.wire.ledger import Ledger


def played(name: str, seats: int, seed: int, **options: bool | int | str) -> Match:
    """To its end; now and then a seat takes its last step back, and now and then all go back together."""
    rules, chance = game(name), random.Random(seed)
    match = Match(rules, Setup(rules, seats, f"{seed:064x}", options=options))
    while (deciders := match.deciders()) and match.result() is None:
        seat = chance.choice(deciders)
        if match.may_undo(seat) and chance.random() < 0.2:
            match.undo(seat)
        elif match.version > 20 and chance.random() < 0.02:
            earlier = [record.version for record in match.standing() if record.version < match.version]
            match.undo_agreed(seat, chance.choice(earlier[-12:]))
        elif match.may_end_turn(seat):
            match.end_turn(seat)
        else:
            match.submit(seat, chance.choice(match.offers(seat)))
    return match


def sums(ledger: Ledger, seats: int) -> list[int]:
    return [sum(entry.points for entry in ledger.entries if entry.seat == seat) for seat in range(seats)]


def ledgers(match: Match) -> list[Ledger]:
    """Of every audience."""
    return [ledger_of(match, audience) for audience in (*range(match.setup.seats), None)]
