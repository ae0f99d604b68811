"""The offers of Witchstone in words: the tile, then the hex of its first symbol, then which way it lies."""

from collections.abc import Sequence

from frostfair.games.witchstone.rules.actions import (
    BEGIN,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    LAY_SPECIAL,
    MOVE,
    PLACE,
    REACH,
    REMOVE,
    SETTLE,
    USE_DOUBLE,
    USE_SINGLE,
    USE_SPECIAL,
    USE_TOKEN,
    direction_of,
    first_hex_of,
    tile_of,
)
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.preview import Promise
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import KINDS, SYMBOL, TOKENS
from frostfair.games.witchstone.terminal.acting import Acting
from frostfair.games.witchstone.terminal.lexicon import Words
from frostfair.games.witchstone.terminal.promising import Placement, Promising, together
from frostfair.games.witchstone.terminal.seen import Seen
from frostfair.kernel.game import Game
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.terminal.face import Choice, Step

Promises = tuple[Promise, Promise]


class Choosing:
    """Puts one seat's offers into words: from its view, and promises from a table it imagines."""

    def __init__(self, game: Game, words: Words, seen: Seen, seat: int, table: Table) -> None:
        self.game = game
        self.words = words
        self.say = words.say
        self.seen = seen
        self.seat = seat
        self.table = table  # imagined
        self.promising = Promising(table, seat, words)
        self.acting = Acting(game, words, seen, seat, table)
        self._known: dict[int, dict[Placement, Promises]] = {}

    def choices(self, offers: Sequence[int]) -> list[Choice]:
        found = [Choice(action, self.game.notation(action), self._steps(action)) for action in offers]
        last = (int(DONE), int(REACH))
        return sorted(found, key=lambda choice: (choice.action in last, *self._rank(choice.action)))

    def _rank(self, action: int) -> tuple[int, int]:
        """Tiles where they make the largest groups first; all else as it is offered."""
        if LAY_SPECIAL <= action < MOVE:
            return 1, self.acting.rank(action)
        if action < PLACE:
            return 0, 0
        at, direction = first_hex_of(action), direction_of(action)
        return 0, -together(self._placements(tile_of(action))[at, direction])

    def _steps(self, action: int) -> tuple[Step, ...]:
        if action >= PLACE:
            return self._place(action)
        if action < DRAW:
            return (self._tile_or_kind(action),)
        if action in (DRAW, DONE, REACH, USE_DOUBLE, USE_SINGLE):
            return (self._always(action),)
        if CHOOSE <= action < SETTLE:
            return (self._bonus(action),)
        if REMOVE <= action < USE_SPECIAL:
            return (self._remove(action),)
        return self.acting.steps(action)

    # --- the turn ---

    def _tile_or_kind(self, action: int) -> Step:
        if action < DISCARD:
            return self._hold(action)
        if action < BEGIN:
            key = tile_name(action - int(DISCARD))
            return Step(key, self.say("ws-choice-discard"), self.say("ws-section-discard"))
        kind = KINDS[action - int(BEGIN)]
        left = [owed.left for owed in self.seen.owed if owed.kind == kind and owed.cause == "tile"]
        return Step(kind, self._gives(kind, left[0]), self.say("ws-section-begin"))

    def _gives(self, kind: str, actions: int) -> str:
        return self.say("ws-choice-gives", gives=self.promising.of_actions(kind, actions))

    def _hold(self, tile: int) -> Step:
        """With the two groups it can make at best, and where."""
        (at, direction), promises = next(iter(self._placements(tile).items()))
        label = self.say(
            "ws-choice-hold",
            groups=", ".join([self.words.actions(KINDS[p.kind], p.size) for p in promises]),
            hex=self.table.box.hex_names[at],
            direction=f"direction-{DIRECTION_NAMES[direction]}",
        )
        return Step(tile_name(tile), label, self.say("ws-section-hold"))

    def _place(self, action: int) -> tuple[Step, ...]:
        tile, at, direction = tile_of(action), first_hex_of(action), direction_of(action)
        placements = self._placements(tile)
        names = self.table.box.hex_names
        one, other = (f"ws-kind-{KINDS[SYMBOL[2 * tile + side]]}" for side in range(2))
        best = next(promises for (start, _), promises in placements.items() if start == at)
        section = self.say("ws-section-place", kind=one, kind2=other)
        there = names[self.table.box.neighbour[6 * at + direction]]
        groups = self.promising.in_full(placements[at, direction])
        label = self.say("ws-choice-way", kind=other, hex=there, groups=groups)
        way = Step(DIRECTION_NAMES[direction], label, self.say("ws-section-way", kind=one, hex=names[at]))
        return Step(names[at], self.promising.sizes(best), section), way

    def _placements(self, tile: int) -> dict[Placement, Promises]:
        if tile not in self._known:
            self._known[tile] = self.promising.placements(tile)
        return self._known[tile]

    # --- what can be done in any kind ---

    def _always(self, action: int) -> Step:
        text, section = self.game.notation(action), self.say("ws-section-else")
        if action == DRAW:
            return Step(text, self.say("ws-choice-draw"))
        if action == DONE:
            return Step(text, self._waived(), section)
        if action == REACH:
            cost = self.seen.players[self.seat].cauldron.removed + 1
            return Step(text, self.say("ws-choice-reach", cost=cost), section)
        kind = self.seen.owed[-1].kind
        more = self.words.actions(kind, 2 if action == USE_DOUBLE else 1)
        return Step(text, self.say("ws-choice-boost", actions=more), self.say("ws-section-gained"))

    def _waived(self) -> str:
        """What would be lost."""
        now = self.seen.owed[-1]
        lost = [self.words.actions(now.kind, now.left)] if now.left else []
        lost += [self.acting.panels.held(name) for name in now.held]
        return self.say("ws-choice-done", lost=self.words.listed(lost)) if lost else self.say("ws-choice-on")

    def _bonus(self, action: int) -> Step:
        """A kind for an empty dark space, or a token."""
        if action < USE_TOKEN:
            kind = KINDS[action - int(CHOOSE)]
            return Step(kind, self._gives(kind, 2), self.say("ws-section-choose"))
        held = action - int(USE_TOKEN)
        actions = 3 if held >= 6 else 1
        label = self.say("ws-choice-token", gives=self.promising.of_actions(TOKENS[held % 6], actions))
        return Step(self.game.notation(action), label, self.say("ws-section-gained"))

    def _remove(self, action: int) -> Step:
        name = self.table.box.hex_names[action - int(REMOVE)]
        key = "ws-crystal-black" if name == self.seen.players[self.seat].cauldron.black else "ws-crystal"
        return Step(name, self.say(key), self.say("ws-section-remove"))
