"""What a game in which people tell gives the kernel; who may do what with the words, `telling` says."""

from collections.abc import Callable, Collection, Sequence
from typing import Protocol, TypeAlias, final

from frostfair.kernel.fast import mypyc_attr
from frostfair.kernel.flow import Event
from frostfair.kernel.match import Match
from frostfair.kernel.orders import Orderable
from frostfair.kernel.record import Logged, Record
from frostfair.kernel.texts import Texts
from frostfair.kernel.volume import Volume


@final
class Passage:
    """A part of the tale that the rules have announced: whose words belong there, and what they are about."""

    def __init__(self, version: int, number: int, seat: int, kind: str, event: Event) -> None:
        self.id: str = f"{version}.{number}"  # of its text
        self.version: int = version  # of the record that announced it
        self.seat: int = seat
        self.kind: str = kind
        self.event: Event = event


Teller: TypeAlias = Callable[[Passage], str]  # makes up a line


class Language(Protocol):
    """What a language can say, by keys of its catalogues."""

    @property
    def language(self) -> str:
        """Its code: en, hu …"""
        ...

    def has(self, key: str) -> bool: ...
    def speaks(self, key: str) -> bool: ...
    def say(self, key: str, **values: str | int) -> str: ...
    def form(self, key: str, form: str = "") -> str: ...


class Book(Protocol):
    """All that was told, bound."""

    def pack(self) -> dict[str, object]:
        """For programs: plain values, ready for JSON."""
        ...

    def markdown(self, say: Callable[..., str]) -> str:
        """For people, in the words of a language."""
        ...

    def volume(self, say: Callable[..., str], language: str) -> Volume:
        """For presses, which make an EPUB, a PDF or a page of it, and for browsers."""
        ...


@final
class TextRules:
    """The numbers of the game's rules that are cited where something can't be done to words."""

    def __init__(
        self, *, waits: str, tells: str, shortest: str, longest: str, author: str, arbiter: str, objects: str
    ) -> None:
        self.waits: str = waits  # nobody acts while another seat tells
        self.tells: str = tells  # who tells what
        self.shortest: str = shortest
        self.longest: str = longest
        self.author: str = author  # what an author may do with words, and until when
        self.arbiter: str = arbiter  # what the arbiter may do with them
        self.objects: str = objects  # who may call for the arbiter


@mypyc_attr(allow_interpreted_subclasses=True)
class Narration:
    """People tell in this game. A game's own is made for one match, of the game and the match's options."""

    def __init__(
        self,
        rules: TextRules,
        *,
        shortest: int = 0,
        longest: int = 1000,
        most_changes: int = 2,
        shows_drafts: bool = False,
        window_live: int = 60_000,
        window_turns: int = 12 * 3600_000,
        orderable: Orderable | None = None,
    ) -> None:
        self.rules: TextRules = rules
        self.shortest: int = shortest  # characters of a text …
        self.longest: int = longest  # … at least, and at most
        self.most_changes: int = most_changes  # that the arbiter may ask for, of one text
        self.shows_drafts: bool = shows_drafts  # all see what a seat is writing
        self.window_live: int = window_live  # milliseconds for a call, at a live pace …
        self.window_turns: int = window_turns  # … and turn by turn
        self.orderable: Orderable | None = orderable  # what seats may order beforehand, if anything

    def passages(self, record: Record) -> list[Passage]:
        """What the events of a record want told, in the order of the tale."""
        raise NotImplementedError

    def is_required(self, passage: Passage) -> bool:
        """Whether the table waits for the words."""
        return True

    def may_be_made_up(self, passage: Passage) -> bool:
        """Whether its teller may leave the words to the program."""
        return True

    def describe(self, passage: Passage) -> dict[str, object]:
        """What it is about, in plain values: for clients."""
        return {}

    def arbiter(self, log: Logged) -> int | None:
        """The seat that guards the tale; None while there is none."""
        return None

    def teller(self, match: Match, language: Language) -> Teller:
        """What makes up lines: for bots, and for seats whose time is up."""
        raise NotImplementedError

    def is_call(self, offers: Sequence[int]) -> bool:
        """Whether these choices are a call, which is decided after a short window if its seat is silent."""
        return False

    def default(self, match: Match, seat: int, by_table: Collection[int]) -> int:
        """What is chosen for a seat whose time is up; `by_table`: versions that came about like that."""
        return match.offers(seat)[0]

    def book(self, log: Logged, texts: Texts, names: Sequence[str]) -> Book:
        """The tale so far."""
        raise NotImplementedError
