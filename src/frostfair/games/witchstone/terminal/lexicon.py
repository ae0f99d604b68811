"""The catalogue's names for what lies on the table, and how small things are written everywhere.

A kind has one letter everywhere, in English E W P C A S (A is the wand). On a tile it stands alone,
printed <E>, on a special tile E/W, as a token [E]. A crystal is ◆, the black one ■, an empty hex · and a
free space o.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from frostfair.games.witchstone.terminal.moves import Moves
from frostfair.games.witchstone.wording.names import vp
from frostfair.games.witchstone.wording.shapes import symbols_of
from frostfair.i18n.catalogue import Catalogue
from frostfair.terminal import colours
from frostfair.terminal.canvas import Piece
from frostfair.wording.message import Message, Value, apart, message
from frostfair.wording.showing import show

KIND_GROUND: Final = {
    "energy": "#ffd84f",
    "witch": "#c28fff",
    "pentagram": "#ff8fb3",
    "crystal": "#7fd8ff",
    "wand": "#7fdf8f",
    "scroll": "#ffb27a",
    "vp": "#f2f6ff",
}
BOLD: Final = Style(bold=True)
QUIET: Final = Style(dim=True)
CRYSTAL, BLACK, EMPTY, FREE, CARRIED = "◆", "■", "·", "o", "▲"


class Words:
    """Messages, kinds and tiles in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.say = catalogue.say
        self.form = catalogue.form
        self.moves = Moves(catalogue)

    def show(self, told: Message, names: Sequence[str] = ()) -> str:
        return show(told, self.catalogue, names)

    def text(self, value: Value) -> str:
        """Whatever may stand in a message, alone."""
        return self.show(message("ws-text", text=apart([value])))

    def letter(self, kind: str) -> str:
        return self.form(f"ws-kind-{kind}", "letter")

    def kind(self, kind: str) -> str:
        return self.form(f"ws-kind-{kind}")

    def tile(self, tile: str) -> str:
        """`energy+witch` as E+W."""
        return "+".join([self.letter(kind) for kind in symbols_of(tile)])

    def vp(self, points: int) -> str:
        return self.show(vp(points))

    # --- pieces ---

    def chip(self, kind: str) -> Piece:
        return f" {self.letter(kind)} ", ground(kind)

    def printed(self, kind: str) -> Piece:
        return f"<{self.letter(kind)}>", Style(color=KIND_GROUND[kind], bgcolor=colours.INK, bold=True)

    def special(self, kinds: tuple[str, str]) -> list[Piece]:
        one, other = kinds
        return [
            (self.letter(one), ground(one)),
            ("/", Style(color=colours.INK, bgcolor=colours.TEXT)),
            (self.letter(other), ground(other)),
        ]

    def token(self, token: str) -> Piece:
        return f"[{self.letter(token)}]", ground(token)

    def seat(self, seat: int) -> Piece:
        return str(seat + 1), seat_style(seat)


def ground(kind: str) -> Style:
    return Style(color=colours.INK, bgcolor=KIND_GROUND[kind], bold=True)


def seat_style(seat: int) -> Style:
    return Style(color=colours.INK, bgcolor=colours.SEATS[seat], bold=True)


def signed(n: int) -> str:
    """With a minus as wide as a plus."""
    return str(n) if n >= 0 else f"−{-n}"


def to_text(pieces: Iterable[Piece], wraps: bool = False) -> Text:
    line = Text(no_wrap=not wraps)
    for text, style in pieces:
        line.append(text, style)
    return line


def width_of(pieces: Iterable[Piece]) -> int:
    return sum([len(text) for text, _ in pieces])
