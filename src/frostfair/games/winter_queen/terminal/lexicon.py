"""The catalogue's names for what lies on the table, and how small things are written everywhere."""

from collections.abc import Sequence

from rich.style import Style

from frostfair.games.winter_queen.rules.terms import COLOURS
from frostfair.games.winter_queen.terminal.letters import Letters
from frostfair.games.winter_queen.wording.names import WISPS
from frostfair.games.winter_queen.wording.shapes import Crystals
from frostfair.i18n.catalogue import Catalogue
from frostfair.terminal.canvas import PLAIN, Piece
from frostfair.terminal.colours import CRYSTAL, CRYSTAL_INK


class Words:
    """Colours, zones and effects by their ids in views."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.say = catalogue.say
        self.letters = Letters(catalogue)

    def letter(self, colour: str) -> str:
        return self.letters.of[colour]

    def crystal(self, colour: str) -> str:
        """The colour as the word for a crystal wants it."""
        return self.catalogue.form(f"wq-colour-{colour}", "crystal")

    def zone(self, zone: str) -> str:
        return self.catalogue.form(f"wq-zone-{zone}")

    def zone_short(self, zone: str) -> str:
        return self.catalogue.form(f"wq-zone-{zone}", "short")

    def effect(self, effect: str) -> str:
        return self.catalogue.form(f"wq-effect-{effect}")

    def page(self, effect: str) -> list[Piece]:
        """An effect's name; the crystal on Forest Wisps as a letter on its colour."""
        if not effect.startswith(WISPS):
            return [(self.effect(effect), PLAIN)]
        return [(self.effect("forest_wisps") + " ", PLAIN), self.depicted(effect.removeprefix(WISPS))]

    def chip(self, colour: str) -> Piece:
        """A crystal: its letter on its colour."""
        return self.letter(colour), Style(color=CRYSTAL_INK, bgcolor=CRYSTAL[colour], bold=True)

    def depicted(self, colour: str) -> Piece:
        """A crystal that is only printed: a small letter in brackets."""
        return f"({self.letter(colour).lower()})", Style(
            color=CRYSTAL[colour], bgcolor=CRYSTAL_INK, bold=True
        )

    def heap(self, crystals: Crystals) -> list[Piece]:
        """Crystals in a row, sorted by colour."""
        row = [self.chip(colour) for colour in COLOURS for _ in range(crystals.of(colour))]
        spaced = [piece for chip in row for piece in (chip, (" ", PLAIN))]
        return spaced[:-1]

    def listed(self, items: Sequence[str]) -> str:
        return self.catalogue.join(items)
