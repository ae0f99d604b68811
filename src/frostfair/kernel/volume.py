"""A book as any press can print it: what stands where, and no word about how it looks.

A game whose people tell makes one of its tale; presses and browsers know nothing else.
"""

from dataclasses import asdict, dataclass, field
from typing import Final

TEXT: Final = "text"
CARD: Final = "card"  # a word of the tale that stands for a card, with the card's picture
LINK: Final = "link"  # to another part of the book


@dataclass(frozen=True)
class Run:
    """A few words of a line; `outline` is the path of a card's picture on a square of 512."""

    words: str
    kind: str = TEXT
    target: str = ""
    outline: str = ""
    side: str = ""


@dataclass(frozen=True)
class Passage:
    """What one voice tells in one go; `id` is the address of it."""

    id: str
    voice: str  # who speaks, in the tale …
    teller: str  # … and at the table
    side: str
    runs: tuple[Run, ...]
    apart: bool = False  # blow by blow
    kind: str = "passage"


@dataclass(frozen=True)
class Heading:
    id: str
    words: str
    kind: str = "heading"


@dataclass(frozen=True)
class Line:
    """What the table says between the passages: a count, a pause."""

    words: str
    side: str = ""
    kind: str = "line"


@dataclass(frozen=True)
class Plate:
    """A picture of the book, by its name."""

    picture: str
    kind: str = "plate"


@dataclass(frozen=True)
class Keepsake:
    """What is remembered of a chapter: a card in a box."""

    id: str
    title: str
    words: str
    side: str
    card: str
    outline: str
    kind: str = "keepsake"


Block = Passage | Heading | Line | Plate | Keepsake


@dataclass(frozen=True)
class Chapter:
    id: str
    number: str  # as it stands above the title: “The third memory”
    title: str
    blocks: tuple[Block, ...]
    told_by: str = ""


@dataclass(frozen=True)
class Person:
    """One of the cast."""

    name: str
    played_by: str
    side: str
    outline: str
    picture: str


@dataclass(frozen=True)
class Entry:
    """A line of the contents."""

    target: str
    title: str
    words: str
    side: str
    outline: str


@dataclass(frozen=True)
class Picture:
    svg: str
    alt: str


@dataclass(frozen=True)
class Volume:
    """The whole book; `labels` are the few words that presses need for themselves."""

    id: str
    language: str
    title: str
    subtitle: str
    tellers: str
    finished: bool
    cast: tuple[Person, ...]
    contents: tuple[Entry, ...]
    chapters: tuple[Chapter, ...]
    votes: tuple[str, ...]
    ending: str
    colophon: tuple[str, ...]
    labels: dict[str, str]
    pictures: dict[str, Picture] = field(default_factory=dict)

    def pack(self) -> dict[str, object]:
        """For clients: plain values; of pictures only what they show, they are fetched by name."""
        packed = asdict(self)
        packed["pictures"] = {name: picture.alt for name, picture in self.pictures.items()}
        return packed
