"""A volume in the markup of typst; how it looks on A5, and in which language, `book.typ` says."""

import re
from collections.abc import Iterator
from typing import Final

from frostfair.kernel.volume import (
    CARD,
    LINK,
    Block,
    Chapter,
    Heading,
    Keepsake,
    Line,
    Passage,
    Plate,
    Run,
    Volume,
)
from frostfair.press.looks import looks

BROWN: Final = "#7a3d00"
INKS: Final = {"spring": "#3c7a4a", "winter": "#27608c", "neutral": "#7a4aa0"}


class Sheets:
    """Writes the source; pictures are files beside it, `outlines` those of cards, by their paths."""

    def __init__(self, volume: Volume) -> None:
        self.volume = volume
        self.outlines: dict[str, str] = {}

    def source(self) -> str:
        volume = self.volume
        start = [
            f"#let lang = {quoted(volume.language)}",
            looks("book.typ"),
            f"#set document(title: {quoted(volume.title)}, author: {quoted(volume.tellers)}, date: none)",
            "#cover-page",
            f"#show: inner.with({quoted(volume.title)})",
        ]
        return "\n".join([*start, *self._front(), *self._chapters(), *self._back()]) + "\n"

    # --- front ---

    def _front(self) -> Iterator[str]:
        volume = self.volume
        yield _call("title-page", volume.title, volume.subtitle, volume.tellers)
        if volume.cast:
            yield f"#pagebreak()\n= {_words(volume.labels['cast'])}"
            people = [_made("person", f"{who.picture}.svg", who.name, who.played_by) for who in volume.cast]
            yield f"#cast({', '.join(people)})"
            yield f"#pagebreak(weak: true)\n= {_words(volume.labels['map'])}"
            yield _call("plate", "map.svg")
        if volume.contents:
            yield f"#v(8pt)\n== {_words(volume.labels['remembered'])}"
        shown = {chapter.id for chapter in volume.chapters}
        for entry in volume.contents:
            target = entry.target if entry.target in shown else None
            yield _call("entry", entry.side, entry.title, entry.words, target)

    # --- chapters ---

    def _chapters(self) -> Iterator[str]:
        for chapter in self.volume.chapters:
            yield from self._chapter(chapter)

    def _chapter(self, chapter: Chapter) -> Iterator[str]:
        yield "#pagebreak(weak: true)"
        for block in chapter.blocks:
            if isinstance(block, Plate):
                yield _call("plate", f"{block.picture}.svg")
        if chapter.number:
            yield _call("number", chapter.number)
        yield f"{_call('address', chapter.id)}\n= {_words(chapter.title)}"
        if chapter.told_by:
            yield _call("told-by", chapter.told_by)
        voice = ""
        for block in chapter.blocks:
            if isinstance(block, Passage) and block.voice != voice:
                yield _call("voice", block.voice, block.teller if block.teller != block.voice else "")
            voice = block.voice if isinstance(block, Passage) else ""
            if not isinstance(block, Plate):
                yield self._block(block)

    def _block(self, block: Block) -> str:
        if isinstance(block, Heading):
            return f"== {_words(block.words)}"
        if isinstance(block, Line):
            return _call("line-of", block.words)
        if isinstance(block, Keepsake):
            picture = self._outline(block.outline, block.side)
            kept = _call("keepsake", picture, block.card, block.title, block.words, block.side)
            return f"{_call('address', block.id)}\n{kept}"
        assert isinstance(block, Passage)
        runs = "".join([self._run(run) for run in block.runs])
        return f"{_call('apart', block.side)}[{runs}]" if block.apart else f"#passage[{runs}]"

    def _run(self, run: Run) -> str:
        if run.kind == CARD:
            return _call("card", self._outline(run.outline), run.words)
        if run.kind == LINK:
            return f"#link(label({quoted(run.target)}))[{_words(run.words)}]"
        return _words(run.words)

    def _outline(self, path: str, side: str = "") -> str | None:
        """The name of a file with the card's picture, in the ink of a side."""
        if not path:
            return None
        shape = f'<path fill="{INKS.get(side, BROWN)}" d="{path}"/>'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{shape}</svg>'
        return self.outlines.setdefault(svg, f"outline-{len(self.outlines)}.svg")

    # --- back ---

    def _back(self) -> Iterator[str]:
        volume = self.volume
        yield "#pagebreak(weak: true)"
        yield f"= {_words(volume.labels['the-end' if volume.finished else 'so-far'])}"
        yield _call("line-of", volume.ending)
        if volume.votes:
            yield f"== {_words(volume.labels['votes'])}"
            yield "\n".join([f"- {_words(vote)}" for vote in volume.votes])
        yield _call("colophon", volume.labels["colophon"], *volume.colophon)


def _words(words: str) -> str:
    """What people wrote is text, never markup: it comes as a string."""
    return f"#text({quoted(words)})"


def _call(name: str, *values: str | None) -> str:
    return "#" + _made(name, *values)


def _made(name: str, *values: str | None) -> str:
    return f"{name}({', '.join(['none' if value is None else quoted(value) for value in values])})"


def quoted(words: str) -> str:
    """A string of typst."""
    clean = re.sub(r"[\x00-\x1f\x7f]", " ", words)
    return '"' + clean.replace("\\", "\\\\").replace('"', '\\"') + '"'
