"""The offers of Witchstone in steps: the tile, then the hex of its first symbol, then which way it lies."""

from collections.abc import Mapping, Sequence
from typing import Final

from frostfair.games.witchstone.rules.actions import RIM, first_hex_of, tile_of
from frostfair.games.witchstone.rules.flow.crystals import move_cost
from frostfair.games.witchstone.rules.notation import structure, text
from frostfair.games.witchstone.rules.preview import Promise
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.games.witchstone.terminal.lexicon import Words
from frostfair.games.witchstone.wording.choices import Labels
from frostfair.games.witchstone.wording.names import kind_name, vp
from frostfair.games.witchstone.wording.offers import values
from frostfair.games.witchstone.wording.promises import laid
from frostfair.games.witchstone.wording.shapes import Seen
from frostfair.terminal.face import Choice, Step
from frostfair.wording.message import Value, apart, message

What = Mapping[str, object]
# What is typed for a step, where it isn't the whole move.
KEYS: Final = {
    "hold": "tile",
    "discard": "tile",
    "begin": "kind",
    "choose": "kind",
    "tower": "location",
    "send": "location",
    "energy": "connection",
    "remove": "hex",
}
# What is typed for these says already what they are.
EVIDENT: Final = ("hold", "discard", "begin", "choose", "tower", "energy", "step", "wand")


class Choosing:
    """Puts one seat's offers into steps: their words are those of the wording."""

    def __init__(self, words: Words, seen: Seen, seat: int, table: Table) -> None:
        self.words = words
        self.seen = seen
        self.table = table  # imagined
        self.box = table.box
        self.labels = Labels(seen, table, seat)
        self.follows = self.labels.follows

    def choices(self, offers: Sequence[int]) -> list[Choice]:
        return [
            Choice(action, self._text(action), self._steps(action)) for action in self.labels.sorted(offers)
        ]

    def _text(self, action: int) -> str:
        return self.words.moves.show(text(structure(self.box, action)))

    def _steps(self, action: int) -> tuple[Step, ...]:
        what = structure(self.box, action)
        if what["do"] == "place":
            return self._place(action, what)
        if what["do"] == "lay":
            return self._lay_special(action, what)
        if what["do"] == "move":
            return self._move(action, what)
        return (self._single(action, what),)

    def _single(self, action: int, what: What) -> Step:
        """What it is, the points at once, and what follows."""
        do = str(what["do"])
        points, note = self.follows.points(action), self.follows.note(action)
        follows: list[Value] = [vp(points)] if points else []
        follows += [] if note is None else [note]
        label = None if do in EVIDENT else self.labels.label(action)
        key = self.words.moves.word(str(what[KEYS[do]])) if do in KEYS else self._text(action)
        heading = self.words.show(self.labels.heading(action))
        return Step(key, self._labelled(label, follows), heading)

    def _labelled(self, label: "Value | None", follows: Sequence[Value]) -> str:
        if label is None or not follows:
            return self.words.text(apart(follows) if label is None else label)
        return self.words.show(message("ws-labelled", label=apart([label]), follows=apart(follows)))

    # --- in two steps ---

    def _place(self, action: int, what: What) -> tuple[Step, Step]:
        """Where the first symbol lies, with the best it gives there; then which way the tile lies."""
        named, at = values(what), str(what["hex"])
        best = self._best(action)
        section = message("ws-section-place", kind=named["kind"], kind2=named["kind2"])
        way = self._labelled(self.labels.label(action), [self.follows.note(action) or ""])
        heading = message("ws-section-way", kind=named["kind"], hex=at)
        return (
            Step(at, sizes(best), self.words.show(section)),
            Step(self.words.moves.direction(str(what["direction"])), way, self.words.show(heading)),
        )

    def _best(self, action: int) -> Sequence[Promise]:
        """The largest groups that the tile makes with its first symbol on this hex."""
        placements = self.follows.promises.placements(int(tile_of(action)))
        return next(both for (at, _), both in placements.items() if at == first_hex_of(action))

    def _lay_special(self, action: int, what: What) -> tuple[Step, Step]:
        """First with the best it can do, then every hex with both groups and what they add to this turn."""
        named, laying = values(what), self.follows.laying(action)
        at, best = self.follows.best_laying(str(what["special"]))
        first = Step(
            " ".join(self._text(action).split()[:-1]),
            self.words.show(message("ws-choice-lay-best", groups=laid(best), hex=at)),
            self.words.show(self.labels.heading(action)),
        )
        section = message("ws-section-lay-special", kind=named["kind"], kind2=named["kind2"])
        label = sizes(laying.groups)
        if laying.coming is not None:
            label = self.words.show(laid(laying, label))
        return first, Step(str(what["hex"]), label, self.words.show(section))

    def _move(self, action: int, what: What) -> tuple[Step, Step]:
        start = str(what["from"])
        first = Step(start, self._crystal(start), self.words.say("ws-section-crystal"))
        note = self.words.text(self.follows.note(action) or "")
        if "hex" in what:
            return first, Step(str(what["hex"]), note, self.words.say("ws-section-hex"))
        key = self.words.moves.word(str(what["rim"]))
        return first, Step(key, note, self.words.say("ws-section-rim"))

    def _crystal(self, at: str) -> str:
        """Which crystal, and the rim spaces it can reach now."""
        start, left = self.box.cauldron.hex_names.index(at), self.seen.owed[-1].left
        costs = sorted(
            [(int(move_cost(self.table, start, int(RIM) + kind)), kind) for kind in range(len(KINDS))]
        )
        near = [message("ws-rim-cost", kind=kind_name(kind), n=n) for n, kind in costs if n <= left]
        crystal = self.labels.crystal(at)
        if not near:
            return self.words.show(crystal)
        return self.words.show(message("ws-crystal-rims", crystal=crystal, rims=apart(near)))


def sizes(promises: Sequence[Promise]) -> str:
    """3+2"""
    return "+".join([str(promise.size) for promise in promises])
