"""Lanterns as a game in which people tell: every light and spark wants a line of the seat that made it."""

from collections.abc import Callable, Collection, Sequence

from frostfair.kernel.match import Match
from frostfair.kernel.narration import Book, Language, Narration, Passage, Teller, TextRules
from frostfair.kernel.orders import ALWAYS, NEVER, Given, Orderable
from frostfair.kernel.record import ACT, Logged, Record
from frostfair.kernel.telling import Telling
from frostfair.kernel.texts import Texts
from frostfair.kernel.volume import Volume
from tests.kernel.lanterns import BLOW, CALM, Scored, Sparked

RULES = TextRules(
    waits="L-10.1",
    tells="L-10.2",
    shortest="L-10.3",
    longest="L-10.4",
    author="L-10.5",
    arbiter="L-10.6",
    objects="L-10.7",
)
ARBITER = 1
NEUTRAL = "A lantern burns."


class Chronicle(Narration):
    """Sparks are lucky strikes: whoever made one may keep silent about it."""

    def __init__(self, shows_drafts: bool = False, shortest: int = 5) -> None:
        super().__init__(RULES, shortest=shortest, longest=40, shows_drafts=shows_drafts)

    def passages(self, record: Record) -> list[Passage]:
        told = [event for event in record.events if isinstance(event, Scored | Sparked)]
        return [Passage(record.version, n, event.seat, event.kind, event) for n, event in enumerate(told)]

    def is_required(self, passage: Passage) -> bool:
        return passage.kind == "scored"

    def may_be_made_up(self, passage: Passage) -> bool:
        return self.shortest < 10

    def arbiter(self, log: Logged) -> int | None:
        return ARBITER if log.version else None

    def teller(self, match: Match, language: Language) -> Teller:
        return lambda passage: NEUTRAL

    def is_call(self, offers: Sequence[int]) -> bool:
        return BLOW in offers

    def default(self, match: Match, seat: int, by_table: Collection[int]) -> int:
        """Calm; a seat that is silent for the second time blows."""
        silent = [r for r in match.standing() if r.version in by_table and r.seat == seat and r.deed == ACT]
        return match.offers(seat)[0] if not self.is_call(match.offers(seat)) else BLOW if silent else CALM

    def book(self, log: Logged, texts: Texts, names: Sequence[str]) -> Book:
        return Page([text.words for text in texts.by_id.values()])


class Page:
    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def pack(self) -> dict[str, object]:
        return {"lines": self.lines}

    def markdown(self, say: Callable[..., str]) -> str:
        return "\n\n".join(self.lines) + "\n"

    def volume(self, say: Callable[..., str], language: str) -> Volume:
        told = tuple(self.lines)
        return Volume("lanterns", language, "Lanterns", "", "", True, (), (), (), (), "", told, {})


class Gusts(Orderable):
    """Whether to blow, whatever happens."""

    def __init__(self) -> None:
        super().__init__(("all",), ("gust",))

    def answer(self, offers: Sequence[int], given: Given) -> int | None:
        answers = {ALWAYS: BLOW, NEVER: CALM}
        return answers.get(given("all", "gust")) if BLOW in offers else None


def telling(match: Match, **wanted: bool | int) -> Telling:
    return Telling(match, Chronicle(**wanted), teller=lambda passage: NEUTRAL)  # type: ignore[arg-type]
