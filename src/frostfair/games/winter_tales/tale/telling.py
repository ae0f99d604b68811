"""The table on which a tale is told: a match, and beside it the texts (WT-22 … WT-25).

Rules never wait for words and never see them. This is where the table waits: as long as a text is due
nobody acts (WT-4.4); whoever is too slow gets a neutral line, or the default of the question (WT-23.4).
"""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from frostfair.games.winter_tales.rules.actions import ACCEPT, FAIL, PASS, STEP_DOWN
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import (
    BEATS,
    NONE,
    SPRING,
    TELL_BATTLE_ENDING,
    TELL_EPILOGUE,
    TELL_POWER,
)
from frostfair.games.winter_tales.tale.orders import Orders
from frostfair.games.winter_tales.tale.texts import Texts
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.match import Match
from frostfair.kernel.record import Logged, Record, standing

LIGHT: Final = "light"
FULL: Final = "full"
VOICE: Final = "voice"
SHORTEST: Final = {LIGHT: 10, FULL: 40, VOICE: 0}  # characters of a required text (WT-23.1)

AutoText: TypeAlias = "Callable[[Happening], str]"


@final
class Due:
    """A telling that was announced by the rules: its id and the event."""

    def __init__(self, text_id: str, told: Happening) -> None:
        self.text_id: str = text_id
        self.told: Happening = told

    @property
    def seat(self) -> int:
        return self.told.number("seat")

    @property
    def beat(self) -> str:
        return BEATS[self.told.number("beat")]


def tellings(record: Record) -> list[Due]:
    told = [e for e in record.events if isinstance(e, Happening) and e.kind == "told"]
    return [Due(f"{record.version}.{i}", event) for i, event in enumerate(told)]


def puts_elsewhere(told: Happening, battlefield: int) -> bool:
    """Whether a beaten rebel is taken away or a lost one comes back: the place belongs in it (WT-22.1)."""
    if told.number("beat") == TELL_BATTLE_ENDING:
        return told.number("space") != battlefield
    paid = told.number("card") != NONE and told.number("side") == SPRING
    return told.number("beat") == TELL_POWER and paid


def is_required(told: Happening, narration: str) -> bool:
    """WT-22.1: every beat needs words, but a link may stand alone and a power's line may be automatic."""
    if narration == VOICE:
        return False
    beat = told.number("beat")
    if beat == TELL_EPILOGUE:
        return told.number("card") != NONE
    return beat != TELL_POWER or narration == FULL


class Reading:
    """Whoever reads along: `log` is the truth, `texts` are the words."""

    def __init__(self, log: Logged, narration: str, texts: Texts | None = None) -> None:
        self.log: Logged = log
        self.narration: str = narration
        self.texts: Texts = Texts() if texts is None else texts
        self.orders: Orders = Orders()

    def due(self) -> list[Due]:
        """Required texts that nobody has written yet, in the order of the tale."""
        return [due for due in self.untold() if is_required(due.told, self.narration)]

    def untold(self) -> list[Due]:
        """All that could be told, required or not."""
        return [due for due in self.told() if due.text_id not in self.texts]

    def told(self) -> list[Due]:
        """Every piece of the tale so far, with words or without."""
        return [due for record in standing(self.log.records) for due in tellings(record)]

    def latest_beat(self) -> list[str]:
        """The ids of the texts that may still be edited: those of the newest beat (WT-23.3)."""
        ids: list[str] = []
        last: tuple[int, int] | None = None
        for due in self.told():
            key = (due.told.number("beat"), due.seat)
            ids = [*ids, due.text_id] if key == last else [due.text_id]
            last = key
        return ids

    def arbiter(self) -> int:
        arbiter = self.log.view(None)["arbiter"]
        return arbiter if isinstance(arbiter, int) else NONE


class Telling(Reading):
    """One table, and what is done there."""

    def __init__(self, match: Match, texts: Texts | None = None) -> None:
        super().__init__(match, str(match.setup.options["narration"]), texts)
        self.match: Match = match
        self.drafts: dict[int, str] = {}  # by seat; private unless the table shows them (WT-23.5)
        self.live_drafts: bool = False
        self.absences: int = 0  # calls that the arbiter let pass

    def submit(self, seat: int, action: int, words: str = "", at: int | None = None) -> Record:
        """A decision, with the words that go with it."""
        waiting = [due for due in self.due() if due.seat != seat]
        if waiting:
            raise IllegalAction("WT-4.4", "somebody-is-telling")
        if self.due():
            raise IllegalAction("WT-22.1", "tell-first")
        if words:
            self.check_words(words)
        record = self.match.submit(seat, action, at)
        own = [due for due in tellings(record) if due.seat == seat]
        if words and own:
            self.texts.write(own[0].text_id, seat, words)
        return record

    def tell(self, seat: int, text_id: str, words: str) -> None:
        """The words to a beat that is due."""
        due = [d for d in self.untold() if d.text_id == text_id]
        if not due or due[0].seat != seat:
            raise IllegalAction("WT-22.1", "not-yours-to-tell")
        self.check_words(words)
        self.texts.write(text_id, seat, words)

    def edit(self, seat: int, text_id: str, words: str) -> None:
        """Until the next beat begins (WT-23.3), or when the arbiter has asked for it (WT-25.2)."""
        text = self.texts.get(text_id)
        asked = text is not None and text.awaits_change
        if text_id not in self.latest_beat() and not asked:
            raise IllegalAction("WT-23.3", "too-late-to-edit")
        self.check_words(words)
        self.texts.edit(text_id, seat, words)

    # --- about what was told: never touches cards, positions or results (WT-25.2) ---

    def suggest(self, text_id: str, note: str) -> None:
        """Everybody may help with ideas, the arbiter first of all (WT-15.2)."""
        self.texts.suggest(text_id, note)

    def object_to(self, text_id: str, note: str) -> None:
        self.texts.object_to(text_id, note)

    def ask_for_change(self, seat: int, text_id: str, note: str) -> None:
        """The author may rewrite the words, even if the tale has gone on; nobody waits for it."""
        self._refuse_unless_arbiter(seat)
        self.texts.ask_for_change(text_id, note)

    def allow(self, seat: int, text_id: str) -> None:
        """The arbiter answers an objection: it stays as it is."""
        self._refuse_unless_arbiter(seat)
        self.texts.allow(text_id)

    def strike(self, seat: int, text_id: str) -> None:
        """The arbiter folds a text."""
        self._refuse_unless_arbiter(seat)
        self.texts.strike(text_id)

    def redact(self, seat: int, text_id: str) -> None:
        """The words are gone for good: by their author, or by the arbiter."""
        text = self.texts.get(text_id)
        if text is None or text.author != seat:
            self._refuse_unless_arbiter(seat)
        self.texts.redact(text_id)

    def _refuse_unless_arbiter(self, seat: int) -> None:
        if seat != self.arbiter():
            raise IllegalAction("WT-25.2", "arbiter-only")

    def check_words(self, words: str) -> None:
        if len(words.strip()) < SHORTEST[self.narration]:
            raise IllegalAction("WT-23.1", "text-too-short")

    # --- time is up (WT-23.4) ---

    def time_out(self, seat: int, auto_text: AutoText) -> Record | None:
        """A neutral line for what is due, or the question's default. The table does it, not the rules."""
        mine = [due for due in self.due() if due.seat == seat]
        for due in mine:
            self.texts.write(due.text_id, seat, auto_text(due.told), auto=True)
        if mine or seat not in self.match.deciders():
            return None
        record = self.match.submit(seat, self.default_for(seat, self.match.offers(seat)))
        for due in tellings(record):
            if due.seat == seat:
                self.texts.write(due.text_id, seat, auto_text(due.told), auto=True)
        return record

    def default_for(self, seat: int, offers: list[int]) -> int:
        """Standing orders first; an arbiter who lets a second call pass is replaced (WT-26.4, WT-25.5)."""
        ordered = self.orders.answer(seat, offers)
        if ordered is not None:
            return ordered
        self.absences += STEP_DOWN in offers
        return STEP_DOWN if STEP_DOWN in offers and self.absences > 1 else default_action(offers)

    # --- drafts (WT-23.5) ---

    def draft(self, seat: int, words: str) -> None:
        self.drafts[seat] = words

    def drafts_for(self, viewer: int | None) -> dict[int, str]:
        """One's own; with live drafts everybody's, as if one were listening."""
        return {s: words for s, words in self.drafts.items() if self.live_drafts or s == viewer}


def default_action(offers: list[int]) -> int:
    """Decline what is optional, accept a call, fail if warned, else the first legal action (WT-23.4)."""
    for wanted in (PASS, ACCEPT, FAIL):
        if wanted in offers:
            return wanted
    return offers[0]
