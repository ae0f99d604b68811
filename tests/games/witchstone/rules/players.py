"""Players with a bent, for tests: each chooses among the legal actions, with chance of its own.

None plays well. Together they get into every corner of the rules.
"""

from collections.abc import Callable, Sequence
from typing import Final

from frostfair.games.witchstone.bots.evaluation import evaluate
from frostfair.games.witchstone.rules.actions import PLACE, direction_of, first_hex_of, tile_of
from frostfair.games.witchstone.rules.preview import preview
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.kernel.flow import State, step
from frostfair.kernel.luck import advanced, drawn, seeded
from tests.games.witchstone.rules.play import WITCHSTONE

Wish = Callable[[str], int]  # how much a player likes an action's text; the best liked are drawn from


class Chooser:
    """One bent and one source of chance."""

    def __init__(self, style: str, seed: int) -> None:
        self.style: str = style
        self.wish: Wish = STYLES[style]
        self._rng: int = seeded(seed)

    def below(self, n: int) -> int:
        self._rng = advanced(self._rng)
        return drawn(self._rng, n)

    def choose(self, table: State, seat: int, offered: Sequence[int]) -> int:
        if self.style in GROWERS:
            liked = [grown(table, seat, action, GROWERS[self.style]) for action in offered]
        elif self.style == "clever":
            liked = [judged(table, seat, action) for action in offered]
        else:
            liked = [float(self.wish(WITCHSTONE.notation(action))) for action in offered]
        best = [action for action, n in zip(offered, liked, strict=True) if n == max(liked)]
        return best[self.below(len(best))]


def _any(text: str) -> int:
    return 0


def _busy(text: str) -> int:
    """Does all it can and never takes a crystal out at a cost."""
    return {"reach": -2, "done": -1}.get(text, 0)


def _lazy(text: str) -> int:
    """Waives everything, and pays for crystals whenever it may."""
    return {"reach": 2, "done": 1}.get(text, 0)


def _idle(text: str) -> int:
    """Waives everything and keeps its crystals: such players come level."""
    return {"reach": -1, "done": 1}.get(text, 0)


def fond_of(*kinds: str) -> Wish:
    """Prefers what serves these kinds, in this order."""

    def wish(text: str) -> int:
        if text == "reach":
            return -2
        if text == "done":
            return -1
        words = text.replace("+", " ").split()
        for i, kind in enumerate(kinds):
            if kind in words:
                return 10 - i
        return 5 if words[0] in ("step", "token", "scroll", "put", "use", "wand") else 0

    return wish


# The kind whose groups they grow, and what they are fond of.
GROWERS: Final = {
    "stars": ("pentagram", "pentagram", "crystal"),
    "magic": ("wand", "wand", "crystal"),
    "builders": ("energy", "energy", "crystal"),
    "seers": ("pentagram", "scroll", "pentagram", "crystal"),
}


def grown(table: State, seat: int, action: int, kinds: tuple[str, ...]) -> float:
    """Grows the groups of one kind, and uses them to the full."""
    assert isinstance(table, Table)
    if action >= PLACE:
        both = preview(table, seat, tile_of(action), first_hex_of(action), direction_of(action))
        return sum([(10.0 if KINDS[p.kind] == kinds[0] else 1.0) * p.size for p in both])
    text = WITCHSTONE.notation(action)
    if text.startswith("wand "):
        return float(text[5:])
    return float(fond_of(*kinds[1:])(text))


def judged(table: State, seat: int, action: int) -> float:
    """One decision ahead, by the bots' measure."""
    then = table.copy()
    then.rng = 1
    step(then, seat, action, None)
    return evaluate(then, seat)


STYLES: Final[dict[str, Wish]] = {
    "any": _any,
    "busy": _busy,
    "lazy": _lazy,
    "idle": _idle,
    "clever": _busy,
    **{style: fond_of(*kinds[1:]) for style, kinds in GROWERS.items()},
    "crystals": fond_of("crystal", "shelf", "wand"),
    "bottom": fond_of("crystal", "bottom", "wand"),
    "walkers": fond_of("energy", "witch", "send"),
    **{kind: fond_of(kind) for kind in KINDS},
}
