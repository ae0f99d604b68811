"""The offers of Winter Queen in words: first the crystal, then where it goes."""

from collections.abc import Sequence

from frostfair.games.winter_queen.rules.actions import (
    ACTIVATE,
    DECLINE,
    FIRST_PAGE,
    PASS,
    RETURN,
    TAKE,
    colour_of,
    holder_of,
    is_placing,
    target_of,
)
from frostfair.games.winter_queen.rules.scoring import value
from frostfair.games.winter_queen.rules.slots import side_of, slot_of
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import COLOURS, COUNTIES, EFFECTS, MOST_BOOKS
from frostfair.games.winter_queen.terminal.lexicon import Words
from frostfair.games.winter_queen.wording.names import page_name
from frostfair.games.winter_queen.wording.shapes import Seen
from frostfair.i18n.catalogue import Value
from frostfair.kernel.game import Game
from frostfair.terminal.face import Choice, Step


class Choosing:
    """Puts one seat's offers into words: from its view, and values from a table it imagines."""

    def __init__(self, game: Game, words: Words, seen: Seen, seat: int, table: Table) -> None:
        self.game = game
        self.words = words
        self.say = words.say
        self.seen = seen
        self.seat = seat
        self.table = table  # imagined

    def choices(self, offers: Sequence[int]) -> list[Choice]:
        return [Choice(action, self._text(action), self._steps(action)) for action in offers]

    def _text(self, action: int) -> str:
        return self.words.letters.show(self.game.notation(action))

    def _steps(self, action: int) -> tuple[Step, ...]:
        if is_placing(action):
            return self._crystal(action), self._target(target_of(action), COLOURS[colour_of(action)])
        text = self._text(action)
        if action == PASS:
            return (Step(text, self.say("wq-choice-pass")),)
        if action == DECLINE:
            return (Step(text, self.say("wq-choice-skip")),)
        if action >= RETURN:
            return (self._return(action - RETURN),)
        if action >= TAKE:
            return (Step(text, self._pages(COUNTIES[action - TAKE])),)
        return (Step(text, self._activate(action - ACTIVATE)),)

    def _crystal(self, action: int) -> Step:
        holder = self.seen.holders[holder_of(action)]
        label = self.say(
            "wq-choice-crystal",
            colour=f"wq-colour-{COLOURS[colour_of(action)]}",
            holder=holder_of(action) + 1,
            crystals=holder.count,
        )
        key = f"{self.words.letter(COLOURS[colour_of(action)])}{holder_of(action) + 1}"
        return Step(key, label, self.say("wq-section-crystals"))

    def _target(self, target: int, colour: str) -> Step:
        if target < FIRST_PAGE:
            space = self.seen.spaces[target]
            return Step(space.name, "", self._zone_section(space.zone))
        page = target - int(FIRST_PAGE)
        book = self.seen.players[self.seat].books[slot_of(page)]
        assert book is not None
        effect = book.pages[side_of(page)]
        worth = value(self.table, self.seat, EFFECTS.index(effect), COLOURS.index(colour))
        label = self.say("wq-page-worth", effect=f"wq-effect-{effect}", vp=worth)
        return Step(page_name(page), label, self.say("wq-section-books"))

    def _zone_section(self, zone: str) -> str:
        """The zone, and the book that a crystal there allows to take (WQ-4.2, WQ-4.3)."""
        values: dict[str, Value] = {"zone": f"wq-zone-{zone}"}
        own = [book for book in self.seen.players[self.seat].books if book is not None]
        if len(own) == MOST_BOOKS:
            return self.words.zone(zone)
        if zone not in COUNTIES:
            return self.say("wq-section-domain", **values)
        pages = self._pages(zone)
        return self.say("wq-section-zone", pages=pages, **values) if pages else self.words.zone(zone)

    def _pages(self, county: str) -> str:
        top = self.seen.pile(county).top
        return "" if top is None else self.words.listed([self.words.effect(page) for page in top.pages])

    def _activate(self, slot: int) -> str:
        book = self.seen.players[self.seat].books[slot]
        assert book is not None
        scored = [
            self.say("wq-page-worth", effect=f"wq-effect-{effect}", vp=worth)
            for effect, worth in zip(book.pages, book.worth, strict=True)
            if worth is not None
        ]
        total = sum([worth for worth in book.worth if worth is not None])
        pages = self.words.listed(scored)
        return self.say("wq-choice-activate", n=len(scored), pages=pages, vp=total)

    def _return(self, space: int) -> Step:
        seen = self.seen.spaces[space]
        assert seen.crystal is not None
        return Step(seen.name, self.words.crystal(seen.crystal), self.words.zone(seen.zone))
