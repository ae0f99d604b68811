"""What is told in words: the round, the players, the scrolls on offer, the hand, and what is owed."""

from collections.abc import Sequence

from rich.text import Text

from frostfair.games.witchstone.rules.events import PointsScored, TilePlaced
from frostfair.games.witchstone.rules.names import tile_name
from frostfair.games.witchstone.rules.terms import KINDS
from frostfair.games.witchstone.terminal.fit import FULL, NOT
from frostfair.games.witchstone.terminal.lexicon import (
    BOLD,
    CRYSTAL,
    QUIET,
    Words,
    seat_style,
    signed,
    to_text,
)
from frostfair.games.witchstone.wording import owed
from frostfair.games.witchstone.wording.names import scroll
from frostfair.games.witchstone.wording.shapes import Owed, Player, Scroll, Seen, symbols_of
from frostfair.games.witchstone.wording.table import gained, stage
from frostfair.terminal.canvas import PLAIN, Piece
from frostfair.terminal.face import Scene


class Panels:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    # --- players ---

    def title(self, seen: Seen, in_one: bool, with_legend: bool) -> list[Text]:
        """The round, and what the signs mean."""
        title = self.words.show(stage(seen))
        if in_one:
            return [to_text([(f"{title}  ", BOLD), *self._legend()])]
        return [Text(title, style="bold"), *([to_text(self._legend())] if with_legend else [])]

    def players(self, seen: Seen, scene: Scene, size: int) -> list[Text]:
        """All about everybody; in short; or just the scores."""
        seats = range(len(scene.names))
        if size > NOT:
            return [line for seat in seats for line in self.player(seat, seen, scene, size)]
        line: list[Piece] = [(self.say("ws-round-short", round=seen.round), BOLD)]
        for seat in seats:
            player = seen.players[seat]
            line += [
                (" ▶" if seat in scene.deciding else "  ", BOLD),
                (f"{seat + 1} {scene.names[seat]}", seat_style(seat)),
                (f" {signed(player.points)}", BOLD),
                ("" if seen.over else f" {self.say('ws-at-the-end-short', vp=player.at_the_end)}", PLAIN),
            ]
        return [to_text(line, wraps=True)]

    def player(self, seat: int, seen: Seen, scene: Scene, size: int) -> list[Text]:
        player, is_own = seen.players[seat], seat == scene.seat
        short = "" if size == FULL else "-short"
        line: list[Piece] = [
            ("▶ " if seat in scene.deciding else "  ", BOLD),
            (f"{seat + 1} {scene.names[seat]}", seat_style(seat)),
            (f" {self.say('ws-first')}" if seat == seen.first else "", QUIET),
            (f"  {self.words.vp(player.points)}", BOLD),
            ("" if seen.over else f" {self.say(f'ws-at-the-end{short}', vp=player.at_the_end)}", PLAIN),
        ]
        means = self._means(player, f"ws-means{short}")
        first = to_text([*line, (f" · {means}", PLAIN)], wraps=True)
        scrolls = self._scrolls(seat, seen, scene) if size == FULL or is_own else []
        return [first, *scrolls, *self._just_now(seat, scene)]

    def whose(self, seat: int, scene: Scene) -> Text:
        return to_text([(self.say("ws-cauldron-of", player=scene.names[seat]), seat_style(seat))])

    def _means(self, player: Player, key: str) -> str:
        """What they can act with, and what was gained."""
        return self.say(
            key,
            energies=player.energies,
            supply=player.supply,
            lying=player.lying,
            standing=len(player.standing),
            tokens=player.tokens,
            specials=len(player.specials),
            owls="+".join([str(value) for value in player.owls]) or "–",
            scrolls=len(player.scrolls),
        )

    def _scrolls(self, seat: int, seen: Seen, scene: Scene) -> list[Text]:
        scrolls = seen.players[seat].scrolls
        if not scrolls:
            return []
        if seen.folds_scrolls_of(seat, scene.seat):
            return [Text("    " + self.say("ws-scrolls-folded", scrolls=len(scrolls)))]
        own = [self.words.show(gained(one)) for one in scrolls if not one.used]
        used = sum([one.used is True for one in scrolls])
        own += [self.say("ws-boosts-used", n=used)] if used else []
        return [Text("    " + self.say("ws-scrolls-gained", scrolls=" · ".join(own)))]

    def _just_now(self, seat: int, scene: Scene) -> list[Text]:
        """What another player did since the viewer last decided, in short: the tile, and points by source."""
        if seat == scene.seat:
            return []
        tiles, made = list[str](), dict[str, int]()
        for event in scene.news:
            if isinstance(event, TilePlaced) and event.seat == seat:
                tiles.append(self.words.tile(tile_name(event.tile)))
            elif isinstance(event, PointsScored) and event.seat == seat:
                source = self.words.form(f"ws-source-{event.source}")
                made[source] = made.get(source, 0) + event.points
        if not tiles and not made:
            return []
        gains = ", ".join([f"{source} {signed(n)}" for source, n in made.items()]) or "–"
        total = self.words.vp(sum(made.values()))
        return [
            Text("    " + self.say("ws-just-now", tile=", ".join(tiles) or "–", total=total, gains=gains))
        ]

    # --- scrolls on offer ---

    def offer(self, seen: Seen) -> list[Text]:
        """The places 1 to 6 (WS-9.2)."""
        return [self._place(i, scroll) for i, scroll in enumerate(seen.scrolls.open)]

    def offer_title(self, seen: Seen) -> Text:
        return Text(self.say("ws-offer", deck=seen.scrolls.deck), style="italic")

    def _place(self, i: int, lying: Scroll | None) -> Text:
        text = "–" if lying is None else self.words.show(scroll(lying.kind, lying.about))
        return to_text([(f"{self.words.letter('scroll')}{i + 1} ", BOLD), (text, PLAIN)])

    # --- the own hand ---

    def hand(self, seen: Seen, scene: Scene) -> list[Text]:
        if scene.seat is None:
            return []
        line: list[Piece] = [(self.say("ws-hand"), BOLD)]
        for tile in seen.players[scene.seat].hand or ():
            one, other = symbols_of(tile)
            held = tile == seen.holding
            line += [
                ("  ›" if held else "  ", BOLD),
                self.words.chip(one),
                ("+", PLAIN),
                self.words.chip(other),
            ]
            line += [("‹", BOLD)] if held else []
        return [to_text(line)]

    # --- what is owed ---

    def owed(self, seen: Seen, scene: Scene) -> list[Text]:
        """The queue: what is being done now, then what comes after it."""
        lines: list[Text] = []
        for when, entry in owed.queue(seen):
            who = "" if entry.seat == scene.seat else f"{scene.names[entry.seat]}: "
            title = f"{self.say('ws-when', when=when)}: "
            pieces: list[Piece] = [(title, BOLD), (who, PLAIN), *self._owed(entry)]
            lines.append(to_text(pieces, wraps=True))
        return lines

    def _owed(self, entry: Owed) -> list[Piece]:
        left = self.words.show(owed.left(entry))
        if entry.kind not in (*KINDS, "any"):
            return [(left, PLAIN)]
        chip = [("?", BOLD)] if entry.kind == "any" else [self.words.chip(entry.kind)]
        origin = f" {self.words.show(owed.origin(entry.cause, entry.which))}" if entry.left else ""
        pieces: list[Piece] = [*chip, (f" {left}", BOLD), (origin, PLAIN)]
        if entry.held:
            pieces += [(" · ", PLAIN), (self.words.show(owed.still_to_use(entry)), BOLD)]
        return pieces

    def left_out(self, parts: Sequence[str]) -> Text:
        """What the screen has no room for, and how to see it."""
        shown = ", ".join([self.say(f"ws-part-{part}") for part in parts])
        return Text(self.say("ws-left-out", parts=shown), style="dim")

    def _legend(self) -> list[Piece]:
        pieces: list[Piece] = []
        for kind in KINDS:
            pieces += [self.words.chip(kind), (f"{self.words.kind(kind)} ", QUIET)]
        return [*pieces, (f" {CRYSTAL} ", BOLD), (self.say("ws-legend"), QUIET)]
