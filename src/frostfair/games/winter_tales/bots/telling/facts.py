"""What is remembered of a tale: small facts, in ids. No word of any language is in them."""

from dataclasses import dataclass, field

from frostfair.games.winter_tales.rules.terms import NONE, TIE


@dataclass(frozen=True)
class Fall:
    """Who lies where, by whom."""

    who: int
    place: int
    by: int


@dataclass(frozen=True)
class Grudge:
    """The loser remembers who won, and where."""

    loser: int
    winner: int
    place: int


@dataclass(frozen=True)
class Debt:
    """Who was rescued by whom."""

    debtor: int
    helper: int
    place: int


@dataclass(frozen=True)
class Way:
    """Where a rebel meant to go when somebody came between."""

    who: int
    goal: int
    card: int


@dataclass(frozen=True)
class Deed:
    """Something that happened at a place: fell, caught, rescued, won, lost."""

    kind: str
    who: int
    other: int = NONE


@dataclass
class Fight:
    """The battle or trap that goes on, or the last that was."""

    soldier: int
    rebel: int
    space: int
    trap: bool
    meeting: int = 1  # how often these two have met
    pieces: int = 0  # told so far
    outcome: str = ""  # escaped, fell, sheltered, trapped, blocked or passed
    last: int = NONE  # the card that was played last


@dataclass
class Scene:
    """The quest that is performed, or the last that was."""

    quest: int
    main: int
    space: int
    helpers: list[int] = field(default_factory=list)
    hinderers: list[int] = field(default_factory=list)
    played: list[tuple[int, int, int]] = field(default_factory=list)  # card, character, side
    outcome: int = TIE
    forgotten: bool = False  # failed because nobody remembered the bookmark

    def turning(self, side: int) -> tuple[int, int] | None:
        """The card that gave this side its last lead, and whose it was."""
        found = [(card, who) for card, who, played in self.played if played == side and card != NONE]
        return found[-1] if found else None


@dataclass(frozen=True)
class Open:
    """A quest that lies on the map: where or under whom, and who set it going."""

    quest: int
    space: int
    carrier: int
    maker: int


@dataclass(frozen=True)
class Kept:
    """A memory on the track."""

    quest: int
    card: int
    side: int
    place: int
    main: int
