"""Tables for tests: laid from a drawing or a position line, played in notation, asked in words.

    table = lay('''
                .   .   .
          .   .   R   .   .   .         a capital is a placed crystal,
        .   .   .   g   .   .   .       a small letter a depicted one
          .   .   .   .   .   .
                .   .   .
        ''', holders="RG,B,YY", books={1: ["Border Keeper R | Northern Lights -"]})
    table.play("R1-a1", "take R")
    assert table.points == [0, 0]

Seats, holders and books count from 1 here, as they do in the notation.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from frostfair.games.winter_queen.rules.actions import MOST_CHOICES
from frostfair.games.winter_queen.rules.components import standard_box
from frostfair.games.winter_queen.rules.game import WinterQueen
from frostfair.games.winter_queen.rules.notation import LETTERS, notation, parse
from frostfair.games.winter_queen.rules.position import position, table_at
from frostfair.games.winter_queen.rules.scoring import Score, explain, value
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import EFFECTS
from frostfair.kernel.errors import IllegalAction, Malformed
from frostfair.kernel.flow import Event, Sink, State, deciders, offers, settle, step
from frostfair.kernel.game import Result
from frostfair.kernel.luck import seeded
from frostfair.kernel.match import Match, Setup
from tests.games.winter_queen.rules.telling import in_words

BOX: Final = standard_box()
GAME: Final = WinterQueen(BOX)
SPACES: Final = BOX.space_names
ROWS: Final = (3, 6, 7, 6, 3)
DOMAIN: Final = ("a2", "c1", "c4", "c7", "e2")

NOTHING: Final = """
            .   .   .
      .   .   .   .   .   .
    .   .   .   .   .   .   .
      .   .   .   .   .   .
            .   .   .
    """
FIELDS: Final = (
    "map",
    "holders",
    "bag",
    "piles",
    "spent",
    "seats",
    "first",
    "business",
    "left",
    "passes",
)
HOLDERS: Final = {2: "RGB,YPR,GBY", 3: "RGBY,PRGB,YPRG", 4: "RGBY,PRGB,YPRG,BYPR"}


class Scene:
    """A table that is being played in a test. `events` and `told` are those of the last `play`."""

    def __init__(self, table: State) -> None:
        assert isinstance(table, Table)
        self.table = table
        self.events: list[Event] = []

    # --- doing ---

    def play(self, *deeds: str) -> None:
        """Each deed by whoever must decide; an illegal one fails the test."""
        self.events = []
        for deed in deeds:
            action = parse(BOX, deed)
            assert action in self._offers(), f"{deed!r} is refused: {self.refusal(deed)}"
            sink = Sink()
            step(self.table, self.turn - 1, action, sink)
            self.table.check()
            self.events += sink.events

    def refusal(self, deed: str, seat: int = 0) -> str:
        """Why the seat (0: whoever decides) can't do it: rule and reason. Nothing may have changed."""
        match = self.match()
        before = match.digest()
        try:
            match.submit((seat or self.turn) - 1, parse(BOX, deed))
        except IllegalAction as refused:
            assert match.digest() == before
            assert match.version == 0
            return f"{refused.rule} {refused.reason}"
        raise AssertionError(f"{deed!r} is allowed")

    def match(self, *, asks_end_turn: bool = False) -> Match:
        """A match that goes on from here, for what only a match can do."""
        match = start(self.table.seats, asks_end_turn=asks_end_turn)
        match.state = self.table.copy()
        return match

    # --- asking ---

    @property
    def turn(self) -> int:
        """The seat that must decide now; 0 after the end."""
        waiting = deciders(self.table)
        return int(waiting).bit_length()

    @property
    def offers(self) -> list[str]:
        return [notation(BOX, action) for action in self._offers()]

    def _offers(self) -> list[int]:
        return offers(self.table, self.turn - 1, MOST_CHOICES)

    @property
    def told(self) -> list[str]:
        return [in_words(BOX, event) for event in self.events]

    def heard(self, *kinds: str) -> list[str]:
        """The same, of these kinds only."""
        return [in_words(BOX, event) for event in self.events if event.kind in kinds]

    @property
    def points(self) -> list[int]:
        return list(self.table.points)

    @property
    def line(self) -> str:
        return position(self.table)

    def __getitem__(self, field: str) -> str:
        """A field of the position line, by its name."""
        return self.line.split()[FIELDS.index(field)]

    def on(self, space: str) -> str:
        """The letter on a space."""
        return self["map"].replace("/", "")[SPACES.index(space)]

    def holder(self, number: int) -> str:
        return self["holders"].split(",")[number - 1]

    def pile(self, county: str) -> str:
        return self["piles"].split(",")["RGPB".index(county)]

    def books(self, seat: int) -> list[str]:
        """The seat's places for books, empty ones in between as ''."""
        written = self["seats"].split("|")[seat - 1].partition(":")[2]
        return written.split(",") if written else []

    @property
    def result(self) -> Result | None:
        return GAME.result(self.table)

    @property
    def winners(self) -> list[int]:
        result = self.result
        return [] if result is None else [seat + 1 for seat in result.winners]

    def worth(self, effect: str, colour: str, seat: int = 1) -> int:
        """What the effect is worth with a crystal of that colour; both answers of scoring must agree."""
        points = value(self.table, seat - 1, effect_number(effect), LETTERS.index(colour))
        assert self.story(effect, colour, seat).points == points
        return points

    def story(self, effect: str, colour: str, seat: int = 1) -> Score:
        return explain(self.table, seat - 1, effect_number(effect), LETTERS.index(colour))

    def counted(self, effect: str, colour: str, seat: int = 1) -> str:
        """The spaces that count for the best choice."""
        return " ".join([SPACES[space] for space in self.story(effect, colour, seat).best.spaces])

    def alternatives(self, effect: str, colour: str, seat: int = 1) -> dict[str, int]:
        """Every choice with its value: a space, a space and a direction, or a seat."""
        return {
            _choice_name(c.space, c.direction, c.opponent): c.points
            for c in self.story(effect, colour, seat).choices
        }


def _choice_name(space: int, direction: int, opponent: int) -> str:
    if opponent >= 0:
        return f"seat {opponent + 1}"
    if space < 0:
        return "-"
    return SPACES[space] + ("" if direction < 0 else " " + ("E", "NE", "NW", "W", "SW", "SE")[direction])


# --- laying tables ---


def at(line: str, seed: int = 1) -> Scene:
    """The table of a position line; the seed is that of its chance."""
    table = table_at(BOX, line)
    table.rng = seeded(seed)
    return Scene(table)


def lay(
    drawn: str = NOTHING,
    *,
    seats: int = 2,
    holders: str = "",
    bag: str = "RGBYP",
    books: Mapping[int, Sequence[str]] | None = None,
    points: Sequence[int] = (),
    piles: str = "",
    first: int = 1,
    turn: int = 1,
    business: str = "",
    left: int | None = None,
    passes: int = 0,
    seed: int = 1,
) -> Scene:
    """A table as drawn. What isn't said is as dull as possible; missing crystals have left the game."""
    if not bag and left is None:  # an empty bag is the last stage (WQ-7.1), so leave one crystal in it
        bag = _spare(seats, drawn, holders, *[book for own in (books or {}).values() for book in own])
    owned = {seat: [book_text(book) for book in (books or {}).get(seat, ())] for seat in range(1, seats + 1)}
    taken = [int(book[:-2]) for own in owned.values() for book in own if book]
    totals = list(points) or [0] * seats
    piles = piles or _even_piles(taken)
    fields = [
        map_field(drawn),
        holders or HOLDERS[seats],
        bag or "-",
        piles,
        _spent(piles, taken),
        "|".join([f"{totals[seat - 1]}:{','.join(own)}" for seat, own in owned.items()]),
        str(first),
        business or f"turn{turn}",
        "-" if left is None else str(left),
        str(passes),
    ]
    return at(" ".join(fields), seed)


def map_field(drawn: str) -> str:
    """A drawn map as it stands in a position line."""
    rows = [line.split() for line in drawn.strip().splitlines()]
    assert tuple(len(row) for row in rows) == ROWS, f"the rows of a map are {ROWS}"
    return "/".join(["".join(row) for row in rows])


def book_text(told: str) -> str:
    """'Border Keeper R | Northern Lights -' as a position writes it: 12R-. '' is an empty place."""
    if not told:
        return ""
    pages = [page.strip().rpartition(" ") for page in told.split("|")]
    effects = [effect_number(page[0]) for page in pages]
    book = [list(BOX.effect[2 * i : 2 * i + 2]) for i in range(20)].index(effects)
    return f"{book + 1}{pages[0][2]}{pages[1][2]}"


def book_number(told: str) -> int:
    """The number of the book with these two pages."""
    return int(book_text(" | ".join([f"{page.strip()} -" for page in told.split("|")]))[:-2])


def effect_number(told: str) -> int:
    return EFFECTS.index(told.lower().replace(" ", "_"))


def _spare(seats: int, drawn: str, holders: str, *books: str) -> str:
    """A colour that isn't all used up."""
    charges = [word for book in books for word in book.split() if word in LETTERS]
    placed = [letter for letter in drawn + holders if letter in LETTERS]
    used = Counter(charges + placed)
    return next(letter for letter in LETTERS if used[letter] < {2: 6, 3: 8, 4: 9}[seats])


def _even_piles(taken: Sequence[int]) -> str:
    """All books that nobody has, in four piles as equal as can be."""
    free = [book for book in range(1, 21) if book not in taken]
    beneath = len(free) - 4
    return ",".join([f"{free[i]}+{(beneath + 3 - i) // 4}" for i in range(4)])


def _spent(piles: str, taken: Sequence[int]) -> str:
    """The books that must have left the game, so that the unseen ones just fill the piles."""
    standing = [pile.split("+") for pile in piles.split(",") if pile != "-"]
    tops = [int(top) for top, _ in standing]
    free = [book for book in range(1, 21) if book not in taken and book not in tops]
    beneath = sum(int(more) for _, more in standing)
    return ",".join([str(book) for book in free[: len(free) - beneath]]) or "-"


def full_map(letters: str = "RGBYP", empty: Iterable[str] = (), depicted: Iterable[str] = DOMAIN) -> str:
    """A map with crystals everywhere but on the empty spaces: depicted ones, and the letters in turn."""
    shown = dict(zip(depicted, "rgbyp", strict=False))
    text = ""
    placed = 0
    for space in SPACES:
        if space in empty:
            text += "."
        elif space in shown:
            text += shown[space]
        else:
            text += letters[placed % len(letters)]
            placed += 1
    starts = zip((0, 3, 9, 16, 22), ROWS, strict=True)
    return "\n".join([" ".join(text[start : start + n]) for start, n in starts])


# --- whole games ---


def set_up(seats: int, seed: int = 1, **options: bool | int | str) -> Scene:
    """A new game, everything laid out."""
    state = GAME.setup(seats, GAME.meta.accept_options(options), seed)
    settle(state, None)
    return Scene(state)


def start(seats: int, seed: int = 1, *, asks_end_turn: bool = False, **options: bool | int | str) -> Match:
    return Match(GAME, Setup(GAME, seats, f"{seed:064x}", options, asks_end_turn=asks_end_turn))


def scene_of(match: Match) -> Scene:
    return Scene(match.state)


def crystals_of(*heaps: str) -> Counter[str]:
    """Crystals per colour in heaps as positions write them."""
    return Counter("".join(heaps).replace("-", "").replace(",", ""))


def check_message(error: Malformed) -> None:
    """What people are told about bad input: one line, and not the whole input."""
    told = str(error)
    assert told, "a refusal without a word"
    assert len(told.splitlines()) == 1, told
    assert len(told) < 320, told
