"""What a seat can't know, and how to imagine it.

Other hands, the deck, the cards under a trap and how many of them lie Spring side up, objectives, and the
answers that others have already given in secret. Sizes stay as they are (WT-4.1), and so do cards that the
seat saw going to a hand: out of a trap (WT-8.4), or given by itself (WT-19.2).
"""

from frostfair.games.winter_tales.rules.business import WAITING, Ballot
from frostfair.games.winter_tales.rules.flow.skills import ChoosingObjective
from frostfair.games.winter_tales.rules.flow.trap import DEFENDING, Trap
from frostfair.games.winter_tales.rules.setup import shuffled
from frostfair.games.winter_tales.rules.state import UNUSED, Table
from frostfair.games.winter_tales.rules.terms import NONE, SPRING, WINTER
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import below
from frostfair.kernel.luck import seeded


def imagine(table: Table, seat: int, seed: int) -> Table:
    """A table that this seat considers possible, with chance of its own."""
    imagined = table.copy()
    imagined.rng = seeded(seed)
    imagine_cards(imagined, seat)
    imagine_objectives(imagined, seat)
    for frame in imagined.stack:
        if isinstance(frame, Ballot):
            imagine_answers(imagined, frame, seat)
    return imagined


def imagine_cards(table: Table, seat: int) -> None:
    """Every heap that this seat can't see is dealt anew, to the same size."""
    heaps = [hand for owner, hand in enumerate(table.hands) if owner != seat] + [table.deck]
    for frame in table.stack:
        if isinstance(frame, Trap) and frame.seat != seat and frame.stage <= DEFENDING:
            heaps.append(frame.cards)
            if frame.stage == DEFENDING:
                frame.value = below(table, len(frame.cards) + 1)
    known = {card: seats for card, seats in table.seen.items() if seats & BIT[seat]}
    table.seen = known  # what only others saw may lie anywhere, for all this seat knows
    # In order first: from the same seed comes the same deal, whatever the truth is.
    unseen = shuffled(table, sorted([card for heap in heaps for card in heap if card not in known]))
    for heap in heaps:
        heap[:] = [card if card in known else unseen.pop() for card in heap]


def imagine_objectives(table: Table, seat: int) -> None:
    """Hidden objectives of others change places with the unused ones of the side."""
    if not table.objectives:
        return
    for side in (SPRING, WINTER):
        if side == side_looked_through(table, seat):
            continue
        sides = table.box.objective_side
        unseen = [o for o, owner in enumerate(table.objective) if owner >= UNUSED and owner != seat]
        unseen = [o for o in unseen if sides[o] == side and table.shown & BIT[o] == 0]
        owners = shuffled(table, sorted([table.objective[o] for o in unseen]))
        for objective, owner in zip(unseen, owners, strict=True):
            table.objective[objective] = owner


def side_looked_through(table: Table, seat: int) -> int:
    """Whoever chooses an objective sees the unused ones of that side (WT-21.1)."""
    top = table.stack[-1] if table.stack else None
    return top.side if isinstance(top, ChoosingObjective) and top.seat == seat else NONE


def imagine_answers(table: Table, ballot: Ballot, seat: int) -> None:
    """Others who have answered may have answered anything they could."""
    for other, answer in enumerate(ballot.answers):
        if other != seat and answer > WAITING:
            options = ballot.options(table, other)
            ballot.answers[other] = options[below(table, len(options))]
