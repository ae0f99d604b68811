"""What people say about words: ideas, objections, the arbiter’s pen, standing orders (WT-25.2, WT-26.4).

Texts are counted from the newest: 1 is what was told last.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from frostfair.games.winter_tales.tale.orders import FIGHT, QUEST
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.games.winter_tales.wording.prompt import frame_of
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.narration import Passage
from frostfair.kernel.orders import ORDERS
from frostfair.kernel.telling import Telling
from frostfair.kernel.texts import ALLOW, ASK, OBJECT, SUGGEST, Text

Said: TypeAlias = Callable[[Passage], str]
MOST = 9  # texts in a list


class Pen(Protocol):
    """What people do with words, wherever those are kept: a Telling here, or the line to a server."""

    def remark(self, seat: int, text_id: str, how: str, note: str) -> None: ...

    def strike(self, seat: int, text_id: str) -> object: ...

    def redact(self, seat: int, text_id: str) -> object: ...

    def order(self, seat: int, subject: str, matter: str, order: str) -> None: ...


class Talk:
    """Commands, by the word that is typed."""

    def __init__(self, telling: Telling, pen: Pen, words: Words) -> None:
        self.telling = telling
        self.pen = pen
        self.words = words
        self.say = words.say
        self.commands: dict[str, Callable[[int, Sequence[str], Said], str]] = {
            "texts": self._texts,
            "suggest": self._suggest,
            "object": self._object,
            "change": self._change,
            "allow": self._allow,
            "strike": self._strike,
            "redact": self._redact,
            "orders": self._orders,
        }

    def obey(self, seat: int, command: str, words: Sequence[str], said: Said) -> str:
        return self.commands[command](seat, words, said)

    def notes(self, seat: int, said: Said) -> list[str]:
        """The passage that is to be judged; what the arbiter, or what the author should look at."""
        found = self._passage(seat, said)
        for n, (passage, text) in enumerate(self._newest(), 1):
            note = text.notes[-1] if text.notes else ""
            if text.awaits_change and text.author == seat:
                found.append(self.say("wt-talk-change-asked", words=said(passage), note=note))
            elif text.objected and seat == self.telling.arbiter():
                found.append(self.say("wt-talk-objected", n=n, words=said(passage), note=note))
        return found

    def _passage(self, seat: int, said: Said) -> list[str]:
        """WT-24.3: whoever makes a call sees what it is about."""
        view: Any = self.telling.log.view(seat)
        if not view["business"] or view["business"][-1][0] != "call":
            return []
        _, call = frame_of(view)
        told = [passage for passage, _ in self._newest() if passage.seat == call["author"]]
        return [self.say("wt-talk-passage", words=said(told[0]))] if told else []

    # --- texts ---

    def _newest(self) -> list[tuple[Passage, Text]]:
        """What was told, the newest first."""
        texts, passages = self.telling.texts, self.telling.passages()[::-1]
        return [(passage, texts.find(passage.id)) for passage in passages if passage.id in texts]

    def _texts(self, seat: int, words: Sequence[str], said: Said) -> str:
        newest = enumerate(self._newest()[:MOST], 1)
        lines = [self._line(n, passage, text, said) for n, (passage, text) in newest]
        return "\n".join([*lines, self.say("wt-talk-how")]) if lines else self.say("wt-talk-no-texts")

    def _line(self, n: int, passage: Passage, text: Text, said: Said) -> str:
        state = "asked" if text.awaits_change else "objected" if text.objected else "told"
        notes = "".join([f"\n       – {note}" for note in text.notes])
        return f"{n:>3}  {said(passage)}{self.say('wt-talk-state', state=state)}{notes}"

    def _find(self, words: Sequence[str]) -> tuple[str, str]:
        """The text that a number means, and the words behind it."""
        if not words or not (words[0].isascii() and words[0].isdigit()):
            raise Malformed(self.say("wt-talk-which"))
        newest = self._newest()
        n = int(words[0][:6])
        if not 1 <= n <= len(newest):
            raise Malformed(self.say("wt-talk-no-such", n=n, most=len(newest)))
        return newest[n - 1][0].id, " ".join(words[1:])

    def _find_with_note(self, words: Sequence[str]) -> tuple[str, str]:
        text_id, note = self._find(words)
        if not note:
            raise Malformed(self.say("wt-talk-say-what"))
        return text_id, note

    def _suggest(self, seat: int, words: Sequence[str], said: Said) -> str:
        text_id, note = self._find_with_note(words)
        self.pen.remark(seat, text_id, SUGGEST, note)
        return self.say("wt-talk-noted")

    def _object(self, seat: int, words: Sequence[str], said: Said) -> str:
        text_id, note = self._find_with_note(words)
        self.pen.remark(seat, text_id, OBJECT, note)
        return self.say("wt-talk-arbiter-will-look")

    def _change(self, seat: int, words: Sequence[str], said: Said) -> str:
        text_id, note = self._find_with_note(words)
        self.pen.remark(seat, text_id, ASK, note)
        return self.say("wt-talk-author-will-see")

    def _allow(self, seat: int, words: Sequence[str], said: Said) -> str:
        text_id, note = self._find(words)
        self.pen.remark(seat, text_id, ALLOW, note)
        return self.say("wt-talk-allowed")

    def _strike(self, seat: int, words: Sequence[str], said: Said) -> str:
        self.pen.strike(seat, self._find(words)[0])
        return self.say("wt-talk-struck")

    def _redact(self, seat: int, words: Sequence[str], said: Said) -> str:
        self.pen.redact(seat, self._find(words)[0])
        return self.say("wt-talk-redacted")

    # --- standing orders ---

    def _orders(self, seat: int, words: Sequence[str], said: Said) -> str:
        assert self.telling.orders is not None
        if words:
            self._give(seat, [word.lower() for word in words])
        lines = [
            self.say("wt-order", who=f"wt-character-{given.subject}", matter=given.matter, order=given.order)
            for given in self.telling.orders.of(seat)
        ]
        return "\n".join([*(lines or [self.say("wt-orders-none")]), self.say("wt-orders-how")])

    def _give(self, seat: int, words: Sequence[str]) -> None:
        """`fight wolf never`, `quest all ask`: the matter, who, and the order."""
        matter, *who, order = words if len(words) > 2 else ("", "", "")
        if matter not in (FIGHT, QUEST) or order not in ORDERS:
            raise Malformed(self.say("wt-orders-how"))
        for character in self._own(seat, " ".join(who)):
            self.pen.order(seat, character, matter, order)

    def _own(self, seat: int, name: str) -> list[str]:
        view: Any = self.telling.log.view(seat)
        mine: list[str] = view["players"][seat]["characters"]
        meant = [
            n for n in mine if name in ("all", n, self.words.code(n).lower(), self.words.character(n).lower())
        ]
        if not meant:
            raise Malformed(self.say("wt-orders-who", name=shorten(name), known=", ".join(mine) or "–"))
        return meant
