"""How people tell in Winter Tales: which beats need words, who guards the tale, what silence means.

Words may hold chips where the card and the references stand: [card], [bookmark], [quest], [memory], [place].
How they are written and read, `chips` says.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from frostfair.games.winter_tales.bots.telling.teller import Storyteller
from frostfair.games.winter_tales.rules.actions import ACCEPT, FAIL, PASS, STEP_DOWN
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.game import WinterTales
from frostfair.games.winter_tales.rules.rulings import MOST_CHANGES_ASKED
from frostfair.games.winter_tales.rules.terms import MEMORY_SIDES, NONE, QUESTS, TELL_EPILOGUE, TELL_POWER
from frostfair.games.winter_tales.tale.binding import tale_of
from frostfair.games.winter_tales.tale.book import markdown
from frostfair.games.winter_tales.tale.chips import has_card
from frostfair.games.winter_tales.tale.leaves import volume
from frostfair.games.winter_tales.tale.orders import WinterTalesOrders
from frostfair.games.winter_tales.tale.passages import happening, passages
from frostfair.games.winter_tales.tale.tale import Tale
from frostfair.kernel.game import Game, Options
from frostfair.kernel.match import Match
from frostfair.kernel.narration import Book, Language, Narration, Passage, Teller, TextRules
from frostfair.kernel.record import ACT, Logged, Record
from frostfair.kernel.texts import Texts
from frostfair.kernel.volume import Volume

LIGHT: Final = "light"
FULL: Final = "full"
VOICE: Final = "voice"
SHORTEST: Final = {LIGHT: 10, FULL: 40, VOICE: 0}  # characters of a required text (WT-23.1)
LONGEST: Final = 1000  # characters of any text (WT-23.2)
LONG: Final = 400
MANY_SENTENCES: Final = 3
WINDOW_LIVE: Final = 60_000  # milliseconds that a call waits for a no (WT-24.3)
WINDOW_TURNS: Final = 12 * 3600_000

RULES: Final = TextRules(
    waits="WT-4.4",
    tells="WT-22.1",
    shortest="WT-23.1",
    longest="WT-23.2",
    author="WT-23.3",
    arbiter="WT-25.2",
    objects="WT-25.4",
)


class WinterTalesNarration(Narration):
    def __init__(self, game: Game, options: Options) -> None:
        assert isinstance(game, WinterTales)
        self.box: Box = game.box
        self.mode: str = str(options["narration"])
        super().__init__(
            RULES,
            shortest=SHORTEST[self.mode],
            longest=LONGEST,
            most_changes=MOST_CHANGES_ASKED,
            shows_drafts=options["drafts"] == "live",
            window_live=WINDOW_LIVE,
            window_turns=WINDOW_TURNS,
            orderable=WinterTalesOrders(game),
        )

    # --- what is told ---

    def passages(self, record: Record) -> list[Passage]:
        return passages(record)

    def is_required(self, passage: Passage) -> bool:
        return is_required(happening(passage), self.mode)

    def may_be_made_up(self, passage: Passage) -> bool:
        """Not where the table wants all of it told (WT-23.1)."""
        return self.mode != FULL or not self.is_required(passage)

    def describe(self, passage: Passage) -> dict[str, object]:
        """In the rulebook's words; all of it has happened openly."""
        told, box = happening(passage), self.box
        about: dict[str, object] = {
            "character": _name(box.character_names, told, "character"),
            "space": _name(box.space_names, told, "space"),
            "card": _name(box.card_names, told, "card"),
            "side": _name(MEMORY_SIDES, told, "side"),
            "quest": _name(QUESTS, told, "quest"),
            "memory": None if told.number("memory") == NONE else told.number("memory"),
        }
        return {name: value for name, value in about.items() if value is not None}

    def arbiter(self, log: Logged) -> int | None:
        arbiter = log.view(None)["arbiter"]
        return arbiter if isinstance(arbiter, int) else None

    # --- what the table does by itself ---

    def teller(self, match: Match, language: Language) -> Teller:
        """Lines with the chips they need (WT-23.6)."""
        return Storyteller(match, self.box, language)

    def is_call(self, offers: Sequence[int]) -> bool:
        """Accepted if nobody says otherwise (WT-24.3, WT-25.3)."""
        return ACCEPT in offers

    def default(self, match: Match, seat: int, by_table: Collection[int]) -> int:
        """An arbiter who lets a second call pass is replaced (WT-23.4, WT-25.5)."""
        offers = match.offers(seat)
        if STEP_DOWN in offers and _has_let_pass(match, seat, by_table):
            return STEP_DOWN
        return default_action(offers)

    # --- the book ---

    def book(self, log: Logged, texts: Texts, names: Sequence[str]) -> Book:
        return WinterTalesBook(tale_of(log, self.box, texts, names), self.box)


class WinterTalesBook:
    """The tale, for programs and for people (WT-27.2)."""

    def __init__(self, tale: Tale, box: Box) -> None:
        self.tale = tale
        self.box = box

    def pack(self) -> dict[str, object]:
        return self.tale.pack()

    def markdown(self, say: Callable[..., str]) -> str:
        return markdown(self.tale, say)

    def volume(self, say: Callable[..., str], language: str) -> Volume:
        return volume(self.tale, self.box, say, language)


def is_required(told: Happening, mode: str) -> bool:
    """WT-22.1: every beat needs words, but a link may stand alone and a power's line may be automatic."""
    if mode == VOICE:
        return False
    beat = told.number("beat")
    if beat == TELL_EPILOGUE:
        return told.number("card") != NONE
    return beat != TELL_POWER or mode == FULL


def default_action(offers: Sequence[int]) -> int:
    """Decline what is optional, accept a call, fail if warned, else the first legal action (WT-23.4)."""
    for wanted in (PASS, ACCEPT, FAIL):
        if wanted in offers:
            return wanted
    return offers[0]


def rambles(words: str) -> bool:
    """Whether a gentle reminder is due: much text without a card (WT-23.2)."""
    sentences = len([c for c in words if c in ".!?…"])
    return not has_card(words) and (len(words) > LONG or sentences > MANY_SENTENCES)


def _has_let_pass(match: Match, seat: int, by_table: Collection[int]) -> bool:
    """Whether the table has answered a call for this arbiter before."""
    let_pass = False
    for record in match.standing():
        if record.seat == seat and record.version in by_table and record.deed == ACT:
            let_pass = let_pass or record.value == ACCEPT
        if any(event.kind == "arbiter-elected" for event in record.events):
            let_pass = False
    return let_pass


def _name(names: Sequence[str], told: Happening, field: str) -> str | None:
    number = told.number(field)
    return None if number == NONE else names[number]
