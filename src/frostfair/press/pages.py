"""A volume as XHTML: the same pages for the single file, for EPUB, and for whoever reads aloud."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from frostfair.kernel.volume import (
    CARD,
    LINK,
    Block,
    Chapter,
    Entry,
    Heading,
    Keepsake,
    Line,
    Passage,
    Person,
    Plate,
    Run,
    Volume,
)

Source = Callable[[str], str]  # the address of a picture, by its name
Target = Callable[[str], str]  # the address of a part of the book, by its id
ORNAMENT: Final = "❄"


class Pages:
    """Writes the parts of one volume; where pictures and other parts are, its user says."""

    def __init__(self, volume: Volume, source: Source, target: Target) -> None:
        self.volume = volume
        self.source = source
        self.target = target

    # --- front ---

    def cover(self) -> str:
        return f'<section class="cover" id="cover">{self._picture("cover")}</section>'

    def title(self) -> str:
        volume = self.volume
        so_far = "" if volume.finished else f'<p class="so-far">{escape(volume.labels["so-far"])}</p>'
        return (
            f'<section class="title" id="title"><h1>{escape(volume.title)}</h1>'
            f'<p class="subtitle">{escape(volume.subtitle)}</p>'
            f'<p class="tellers">{escape(volume.tellers)}</p>{so_far}</section>'
        )

    def cast(self) -> str:
        people = "".join([self._person(person) for person in self.volume.cast])
        label = escape(self.volume.labels["cast"])
        return f'<section class="cast" id="cast"><h2>{label}</h2><ul>{people}</ul></section>'

    def map(self) -> str:
        label = escape(self.volume.labels["map"])
        picture = self._picture("map")
        return f'<section class="map" id="map"><h2>{label}</h2><figure>{picture}</figure></section>'

    def contents(self) -> str:
        """The memories are the contents; what is no memory stands around them."""
        entries = {entry.target: entry for entry in self.volume.contents}
        listed = "".join([self._entry(chapter, entries.get(chapter.id)) for chapter in self.volume.chapters])
        label = escape(self.volume.labels["remembered"])
        return f'<section class="contents" id="contents"><h2>{label}</h2><ol>{listed}</ol></section>'

    def _person(self, person: Person) -> str:
        # The name is said beside it: to readers aloud the portrait is silent.
        portrait = f'<img alt="" src="{self.source(person.picture)}" />'
        name = f"<b>{escape(person.name)}</b><span>{escape(person.played_by)}</span>"
        return f'<li class="{person.side}">{portrait}<span class="who">{name}</span></li>'

    def _entry(self, chapter: Chapter, entry: Entry | None) -> str:
        side = entry.side if entry is not None else ""
        words = f" <span>{escape(entry.words)}</span>" if entry is not None else ""
        title = escape(chapter.title)
        return f'<li class="{side}"><a href="{self.target(chapter.id)}">{title}</a>{words}</li>'

    # --- chapters ---

    def chapter(self, chapter: Chapter) -> str:
        number = f'<span class="number">{escape(chapter.number)}</span> ' if chapter.number else ""
        plates = [block for block in chapter.blocks if isinstance(block, Plate)]
        rest = [block for block in chapter.blocks if not isinstance(block, Plate)]
        told_by = f'<p class="told-by">{escape(chapter.told_by)}</p>' if chapter.told_by else ""
        head = "".join([self._block(plate) for plate in plates])
        head += f"<h2>{number}{escape(chapter.title)}</h2>{told_by}"
        return f'<section class="chapter" id="{chapter.id}">{head}{"".join(self._blocks(rest))}</section>'

    def _blocks(self, blocks: Sequence[Block]) -> Iterator[str]:
        """A voice is named where it changes; the first passage has a drop cap."""
        voice, first = "", True
        for block in blocks:
            if isinstance(block, Passage):
                yield self._passage(block, names_voice=block.voice != voice, first=first)
                voice, first = block.voice, False
            else:
                voice = ""
                yield self._block(block)

    def _block(self, block: Block) -> str:
        if isinstance(block, Heading):
            return f'<h3 id="{block.id}">{escape(block.words)}</h3>'
        if isinstance(block, Line):
            return f'<p class="line">{escape(block.words)}</p>'
        if isinstance(block, Plate):
            return f'<figure class="plate">{self._picture(block.picture)}</figure>'
        assert isinstance(block, Keepsake)
        return self._keepsake(block)

    def _passage(self, passage: Passage, *, names_voice: bool, first: bool) -> str:
        runs = "".join([self._run(run) for run in passage.runs]).strip()
        who = escape(passage.voice)
        if passage.teller != passage.voice:
            who += f" <i>{escape(passage.teller)}</i>"
        voice = f'<span class="voice">{who}</span> ' if names_voice else ""
        looks = ["passage", passage.side, "apart" if passage.apart else "", "first" if first else ""]
        classes = " ".join([look for look in looks if look])
        return f'<div class="{classes}" id="{passage.id}">{voice}<p>{runs}</p></div>'

    def _run(self, run: Run) -> str:
        words = escape(run.words)
        if run.kind == CARD:
            return f'<b class="card {run.side}">{outline(run.outline)}{words}</b>'
        return f'<a href="{self.target(run.target)}">{words}</a>' if run.kind == LINK else words

    def _keepsake(self, kept: Keepsake) -> str:
        picture = f'<span class="face">{outline(kept.outline)}<b>{escape(kept.card)}</b></span>'
        words = f"<h3>{escape(kept.title)}</h3><p>{escape(kept.words)}</p>"
        return f'<aside class="keepsake {kept.side}" id="{kept.id}">{picture}<div>{words}</div></aside>'

    # --- back ---

    def ending(self) -> str:
        volume = self.volume
        end = volume.labels["the-end" if volume.finished else "so-far"]
        votes = "".join([f"<li>{escape(vote)}</li>" for vote in volume.votes])
        told = f"<h3>{escape(volume.labels['votes'])}</h3><ul>{votes}</ul>" if votes else ""
        return (
            f'<section class="ending" id="ending"><h2>{escape(end)}</h2>'
            f'<p class="line">{escape(volume.ending)}</p>{told}</section>'
        )

    def colophon(self) -> str:
        lines = "".join([f"<p>{escape(line)}</p>" for line in self.volume.colophon])
        label = escape(self.volume.labels["colophon"])
        return f'<section class="colophon" id="colophon"><h2>{label}</h2>{lines}</section>'

    def _picture(self, name: str) -> str:
        return f'<img alt="{escape(self.volume.pictures[name].alt)}" src="{self.source(name)}" />'


def outline(path: str) -> str:
    """A small picture inside a line."""
    if not path:
        return ""
    shape = f'<path d="{path}"/>'
    size = 'class="i" viewBox="0 0 512 512" aria-hidden="true"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{shape}</svg>'


def parts(volume: Volume, pages: Pages) -> Iterator[tuple[str, str, str]]:
    """All parts in the order of the book: id, title, XHTML."""
    labels = volume.labels
    yield "cover", volume.title, pages.cover()
    yield "title", volume.title, pages.title()
    if volume.cast:
        yield "cast", labels["cast"], pages.cast()
        yield "map", labels["map"], pages.map()
    if volume.chapters:
        yield "contents", labels["remembered"], pages.contents()
    for chapter in volume.chapters:
        yield chapter.id, chapter.title, pages.chapter(chapter)
    yield "ending", labels["the-end" if volume.finished else "so-far"], pages.ending()
    yield "colophon", labels["colophon"], pages.colophon()
