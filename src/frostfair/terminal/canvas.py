"""A sheet of character cells to draw on: maps that text alone can't lay out."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

Piece = tuple[str, Style]
PLAIN = Style.null()


class Canvas:
    """Cells by column and line, from the upper left. What falls off the sheet is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Write over what is there; a style without a ground keeps the ground that is there."""
        for i, sign in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self._signs[y][x + i] = sign
                self._styles[y][x + i] = self._styles[y][x + i] + style

    def write(self, x: int, y: int, pieces: Sequence[Piece]) -> None:
        """Pieces of text, one behind the other."""
        for text, style in pieces:
            self.put(x, y, text, style)
            x += len(text)

    def halve(self, x: int, y: int, upper: str | None, lower: str | None) -> None:
        """Colour the two halves of a cell (None: leave as it is)."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        old_upper, old_lower = self._halves(x, y)
        self._paint(x, y, upper or old_upper, lower or old_lower)

    def _halves(self, x: int, y: int) -> tuple[str | None, str | None]:
        sign, style = self._signs[y][x], self._styles[y][x]
        front = style.color.name if style.color else None
        ground = style.bgcolor.name if style.bgcolor else None
        if sign == "▀":
            return front, ground
        if sign == "▄":
            return ground, front
        return ground, ground

    def _paint(self, x: int, y: int, upper: str | None, lower: str | None) -> None:
        if upper == lower:
            self._signs[y][x], self._styles[y][x] = " ", Style(bgcolor=upper)
        elif upper is None:
            self._signs[y][x], self._styles[y][x] = "▄", Style(color=lower)
        else:
            self._signs[y][x], self._styles[y][x] = "▀", Style(color=upper, bgcolor=lower)

    def lines(self) -> list[Text]:
        return [_line(signs, styles) for signs, styles in zip(self._signs, self._styles, strict=True)]


def _line(signs: Sequence[str], styles: Sequence[Style]) -> Text:
    line = Text(no_wrap=True)
    start = 0
    for i in range(1, len(signs) + 1):
        if i == len(signs) or styles[i] != styles[start]:
            line.append("".join(signs[start:i]), styles[start])
            start = i
    return line
