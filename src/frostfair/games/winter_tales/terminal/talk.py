"""What people say about words: ideas, objections, the arbiter’s pen, standing orders (WT-25.2, WT-26.4).

Texts are counted from the newest: 1 is what was told last.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from frostfair.games.winter_tales.tale.orders import ALWAYS, ASK, FIGHT, NEVER, QUEST, Orders
from frostfair.games.winter_tales.tale.telling import Due
from frostfair.games.winter_tales.tale.texts import Text, Texts
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.games.winter_tales.wording.prompt import frame_of
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.record import Logged

Said: TypeAlias = Callable[[Due], str]
MOST = 9  # texts in a list


class Pen(Protocol):
    """What was told, and what people do to it, wherever it is kept."""

    log: Logged
    texts: Texts
    orders: Orders

    def told(self) -> list[Due]: ...

    def arbiter(self) -> int: ...

    def suggest(self, text_id: str, note: str) -> None: ...

    def object_to(self, text_id: str, note: str) -> None: ...

    def ask_for_change(self, seat: int, text_id: str, note: str) -> None: ...

    def allow(self, seat: int, text_id: str) -> None: ...

    def strike(self, seat: int, text_id: str) -> None: ...

    def redact(self, seat: int, text_id: str) -> None: ...


class Talk:
    """Commands, by the word that is typed."""

    def __init__(self, telling: Pen, words: Words) -> None:
        self.telling = telling
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
        for n, (due, text) in enumerate(self._newest(), 1):
            if text.awaits_change and text.author == seat:
                found.append(self.say("wt-talk-change-asked", words=said(due), note=text.notes[-1]))
            elif text.objected and seat == self.telling.arbiter():
                found.append(self.say("wt-talk-objected", n=n, words=said(due), note=text.notes[-1]))
        return found

    def _passage(self, seat: int, said: Said) -> list[str]:
        """WT-24.3: whoever makes a call sees what it is about."""
        view: Any = self.telling.log.view(seat)
        if not view["business"] or view["business"][-1][0] != "call":
            return []
        _, call = frame_of(view)
        told = [due for due, text in self._newest() if due.seat == call["author"]]
        return [self.say("wt-talk-passage", words=said(told[0]))] if told else []

    # --- texts ---

    def _newest(self) -> list[tuple[Due, Text]]:
        """What was told, the newest first."""
        told = [(due, self.telling.texts.get(due.text_id)) for due in self.telling.told()[::-1]]
        return [(due, text) for due, text in told if text is not None]

    def _texts(self, seat: int, words: Sequence[str], said: Said) -> str:
        lines = [self._line(n, due, text, said) for n, (due, text) in enumerate(self._newest()[:MOST], 1)]
        return "\n".join([*lines, self.say("wt-talk-how")]) if lines else self.say("wt-talk-no-texts")

    def _line(self, n: int, due: Due, text: Text, said: Said) -> str:
        state = "asked" if text.awaits_change else "objected" if text.objected else "told"
        notes = "".join([f"\n       – {note}" for note in text.notes])
        return f"{n:>3}  {said(due)}{self.say('wt-talk-state', state=state)}{notes}"

    def _find(self, words: Sequence[str]) -> tuple[str, str]:
        """The text that a number means, and the words behind it."""
        if not words or not (words[0].isascii() and words[0].isdigit()):
            raise Malformed(self.say("wt-talk-which"))
        newest = self._newest()
        n = int(words[0][:6])
        if not 1 <= n <= len(newest):
            raise Malformed(self.say("wt-talk-no-such", n=n, most=len(newest)))
        return newest[n - 1][0].text_id, " ".join(words[1:])

    def _find_with_note(self, words: Sequence[str]) -> tuple[str, str]:
        text_id, note = self._find(words)
        if not note:
            raise Malformed(self.say("wt-talk-say-what"))
        return text_id, note

    def _suggest(self, seat: int, words: Sequence[str], said: Said) -> str:
        self.telling.suggest(*self._find_with_note(words))
        return self.say("wt-talk-noted")

    def _object(self, seat: int, words: Sequence[str], said: Said) -> str:
        self.telling.object_to(*self._find_with_note(words))
        return self.say("wt-talk-arbiter-will-look")

    def _change(self, seat: int, words: Sequence[str], said: Said) -> str:
        self.telling.ask_for_change(seat, *self._find_with_note(words))
        return self.say("wt-talk-author-will-see")

    def _allow(self, seat: int, words: Sequence[str], said: Said) -> str:
        self.telling.allow(seat, self._find(words)[0])
        return self.say("wt-talk-allowed")

    def _strike(self, seat: int, words: Sequence[str], said: Said) -> str:
        self.telling.strike(seat, self._find(words)[0])
        return self.say("wt-talk-struck")

    def _redact(self, seat: int, words: Sequence[str], said: Said) -> str:
        self.telling.redact(seat, self._find(words)[0])
        return self.say("wt-talk-redacted")

    # --- standing orders ---

    def _orders(self, seat: int, words: Sequence[str], said: Said) -> str:
        if words:
            self._give(seat, [word.lower() for word in words])
        given = [(who, order) for who, order in self.telling.orders.given.items() if who[0] == seat]
        lines = [
            self.say("wt-order", who=self.words.character_key(who), matter=matter, order=order)
            for (_, who, matter), order in given
            if order != ASK
        ]
        return "\n".join([*(lines or [self.say("wt-orders-none")]), self.say("wt-orders-how")])

    def _give(self, seat: int, words: Sequence[str]) -> None:
        """`fight wolf never`, `quest all ask`: the matter, who, and the order."""
        matter, *who, order = words if len(words) > 2 else ("", "", "")
        if matter not in (FIGHT, QUEST) or order not in (ALWAYS, NEVER, ASK):
            raise Malformed(self.say("wt-orders-how"))
        for character in self._own(seat, " ".join(who)):
            self.telling.orders.give(seat, character, matter, order)

    def _own(self, seat: int, name: str) -> list[int]:
        view: Any = self.telling.log.view(seat)
        names = self.words.box.character_names
        mine: list[str] = view["players"][seat]["characters"]
        meant = [
            n for n in mine if name in ("all", n, self.words.code(n).lower(), self.words.character(n).lower())
        ]
        if not meant:
            raise Malformed(self.say("wt-orders-who", name=shorten(name), known=", ".join(mine) or "–"))
        return [names.index(n) for n in meant]
