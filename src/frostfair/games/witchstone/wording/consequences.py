"""The offers on the boards in words: chapters 4 to 9."""

from frostfair.games.witchstone.rules.actions import (
    ENERGIZE,
    FOR_NOTHING,
    FOR_TOKEN,
    LAY_SPECIAL,
    LAY_WITCH,
    MOVE,
    MOVE_WAND,
    REMOVE,
    RIM,
    SEND,
    SETTLE,
    SHELVE,
    STEP,
    TAKE_SCROLL,
    TO_SYMBOL,
    USE_SPECIAL,
)
from frostfair.games.witchstone.rules.flow.crystals import move_cost
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.preview import Laying, gives
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    BLACK_SHELF_ACTIONS,
    BLACK_TOKEN_ACTIONS,
    BLACK_TOKEN_POINTS,
    CONNECTION_POINTS,
    KINDS,
    SHELF_ACTIONS,
    SPECIAL_ACTIONS,
    SYMBOL,
    TOKEN_ACTIONS,
    TOKEN_POINTS,
    TOKENS,
    WITCH_POINTS,
)
from frostfair.games.witchstone.rules.ways import cost
from frostfair.games.witchstone.terminal.lexicon import Words
from frostfair.games.witchstone.terminal.panels import Panels
from frostfair.games.witchstone.terminal.promising import Promising
from frostfair.games.witchstone.terminal.prophecies import Prophecies
from frostfair.games.witchstone.terminal.seen import Seen, symbols_of
from frostfair.kernel.game import Game
from frostfair.terminal.face import Step


class Acting:
    def __init__(self, game: Game, words: Words, seen: Seen, seat: int, table: Table) -> None:
        self.game = game
        self.words = words
        self.say = words.say
        self.seen = seen
        self.own = seen.players[seat]
        self.seat = seat
        self.table = table  # imagined
        self.box = table.box
        self.panels = Panels(words)
        self.promising = Promising(table, seat, words)

    def steps(self, action: int) -> tuple[Step, ...]:
        if action >= MOVE:
            return self._move(action)
        if action >= LAY_SPECIAL:
            return self._lay_special(action)
        if action >= SHELVE:
            return (self._shelve(action),)
        if action >= USE_SPECIAL:
            return (self._use_special(action),)
        assert action < REMOVE
        if action >= ENERGIZE:
            return (self._energy(action - int(ENERGIZE)),)
        if action >= SEND:
            return (self._send(action - int(SEND)),)
        if action >= MOVE_WAND:
            return (self._wand(action),)
        if action >= TAKE_SCROLL:
            return (self._scroll(action),)
        if action >= SETTLE:
            return (self._tower(action - int(SETTLE)),)
        return (self._lay_witch(action) if action == LAY_WITCH else self._step(action),)

    # --- the crystal ball ---

    def _tower(self, at: int) -> Step:
        token = self.seen.locations[at].token or "vp"
        label = self.say("ws-choice-tower", gives=self._token(token, False))
        return Step(self.box.location_names[at], label, self.say("ws-section-tower"))

    def _token(self, token: str, by_black: bool) -> str:
        """What a token would bring."""
        if token == "vp":
            return self.words.vp(int(BLACK_TOKEN_POINTS if by_black else TOKEN_POINTS))
        return self.promising.of_actions(token, int(BLACK_TOKEN_ACTIONS if by_black else TOKEN_ACTIONS))

    def _energy(self, link: int) -> Step:
        seen = self.seen.connections[link]
        vp = int(CONNECTION_POINTS[seen.length])
        if seen.filled + 1 == seen.length:
            label = self.say("ws-choice-completes", vp=vp)
        else:
            label = self.say("ws-choice-energy", n=seen.filled + 1, length=seen.length, vp=vp)
        return Step(seen.name, label, self.say("ws-section-energy"))

    def _lay_witch(self, action: int) -> Step:
        label = self.say("ws-choice-lay", supply=self.own.supply)
        return Step(self.game.notation(action), label, self.say("ws-section-witches"))

    def _send(self, at: int) -> Step:
        place = self.seen.locations[at]
        gains = [self.words.vp(int(WITCH_POINTS))]
        if place.type == "witchstone":
            gains.append(self.words.vp(int(self.box.witchstone_bonus[len(place.standing)])))
        if place.token is not None:
            gains.append(self.say("ws-give-token", token=f"ws-kind-{place.token}"))
        n = int(cost(self.table, self.seat, at))
        label = self.say("ws-choice-send", place=f"ws-location-{place.type}", n=n, gains=" + ".join(gains))
        return Step(place.name, label, self.say("ws-section-witches"))

    # --- tracks and scrolls ---

    def _step(self, action: int) -> Step:
        assert action == STEP
        found = gives(self.table, self.seat, KINDS.index("pentagram"), 1)
        found_words = self.words.listed([self.promising.given(text) for text in found])
        label = self.say("ws-choice-step", gives=found_words) if found else self.say("ws-choice-step-pale")
        return Step(self.game.notation(action), label, self.say("ws-section-step"))

    def _wand(self, action: int) -> Step:
        n = action - int(MOVE_WAND)
        found = gives(self.table, self.seat, KINDS.index("wand"), n)
        way = ", ".join([self.promising.given(text) for text in found]) or self.say("ws-nothing")
        front = "yes" if self.own.wand + n >= self.seen.front else "no"
        label = self.say("ws-choice-wand", space=self.own.wand + n, gives=way, front=front)
        return Step(self.game.notation(action), label, self.say("ws-section-wand"))

    def _scroll(self, action: int) -> Step:
        scroll = self.seen.open_scrolls[action - int(TAKE_SCROLL)]
        assert scroll is not None
        label = self.words.scroll(scroll.kind, scroll.about)
        if not scroll.is_boost:
            worth = Prophecies(self.table, self.seat, self.words).points(scroll.number - 1)
            label = self.say("ws-choice-prophecy", scroll=label, vp=worth)
        return Step(self.game.notation(action), label, self.say("ws-section-scroll"))

    # --- special tiles ---

    def _use_special(self, action: int) -> Step:
        side = action - int(USE_SPECIAL)
        kind = KINDS[SYMBOL[side]]
        label = self.say("ws-choice-use", gives=self.promising.of_actions(kind, int(SPECIAL_ACTIONS)))
        return Step(self.game.notation(action), label, self.say("ws-section-special"))

    def _lay_special(self, action: int) -> tuple[Step, ...]:
        """First with the best it can do, then every hex with both groups and what they add to this turn."""
        special, at = action - int(LAY_SPECIAL) >> 6, action - int(LAY_SPECIAL) & 63
        best_at, best = next(iter(self.promising.layings(special).items()))
        groups = ", ".join([self.words.actions(KINDS[p.kind], p.size) for p in best.groups])
        label = self.say("ws-choice-lay-special", groups=groups, hex=self.box.hex_names[best_at])
        first = Step(
            f"lay {tile_name(special)}", f"{label}{self._grows(best)}.", self.say("ws-section-special")
        )
        laying = self.promising.layings(special)[at]
        sizes = f"{self.promising.sizes(laying.groups)}{self._grows(laying)}"
        kinds = [f"ws-kind-{kind}" for kind in symbols_of(tile_name(special))]
        section = self.say("ws-section-lay-special", kind=kinds[0], kind2=kinds[1])
        return first, Step(self.box.hex_names[at], sizes, section)

    def _grows(self, laying: Laying) -> str:
        """The second kind of this turn, if it would have more actions then (WS-3.5)."""
        coming = laying.coming
        if coming is None:
            return ""
        return self.say("ws-choice-coming", actions=self.words.actions(KINDS[coming.kind], coming.size))

    def rank(self, action: int) -> int:
        """Of a special tile laid for good: the best first."""
        special, at = action - int(LAY_SPECIAL) >> 6, action - int(LAY_SPECIAL) & 63
        return list(self.promising.layings(special)).index(at)

    # --- crystals ---

    def _move(self, action: int) -> tuple[Step, ...]:
        start, to = action - int(MOVE) >> 6, action - int(MOVE) & 63
        name = self.box.hex_names[start]
        black = name == self.own.cauldron.black
        n = int(move_cost(self.table, start, to))
        first = Step(name, self._crystal(start, black), self.say("ws-section-crystal"))
        if to < RIM:
            return first, Step(self.box.hex_names[to], f"({n})", self.say("ws-section-hex"))
        kind = KINDS[to - int(RIM)]
        label = self.say("ws-choice-rim", kind=f"ws-kind-{kind}", n=n)
        return first, Step(kind, label, self.say("ws-section-rim"))

    def _crystal(self, start: int, black: bool) -> str:
        """Which crystal, and the rim spaces it can reach now."""
        said = self.say("ws-crystal-black" if black else "ws-crystal")
        costs = [(int(move_cost(self.table, start, int(RIM) + kind)), KINDS[kind]) for kind in range(6)]
        near = [f"{self.words.letter(kind)} {n}" for n, kind in sorted(costs) if n <= self.seen.owed[-1].left]
        return self.say("ws-crystal-rims", crystal=said, rims=", ".join(near)) if near else said

    def _shelve(self, action: int) -> Step:
        which, where = divmod(action - int(SHELVE), 10)
        black, kind = which >= 6, KINDS[which % 6]
        section = self.say("ws-section-shelve", black="yes" if black else "no", kind=f"ws-kind-{kind}")
        key = self.game.notation(action)
        if where == TO_SYMBOL:
            actions = int(BLACK_SHELF_ACTIONS if black else SHELF_ACTIONS)
            gain = self.promising.of_actions(kind, actions)
            return Step(key, self.say("ws-choice-shelf", kind=f"ws-kind-{kind}", gives=gain), section)
        if where < FOR_NOTHING:
            gain = self._token(TOKENS[where - int(FOR_TOKEN)], black)
            return Step(key, self.say("ws-choice-bottom", gives=gain), section)
        label = "ws-choice-bottom-nothing" if where == FOR_NOTHING else "ws-choice-aside"
        return Step(key, self.say(label), section)
