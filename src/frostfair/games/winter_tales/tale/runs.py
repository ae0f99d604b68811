"""The words of a passage as runs: names where chips stand, and cards at the words that tell them."""

import re
from collections.abc import Iterator
from typing import Final

from frostfair.games.winter_tales.tale import pictures
from frostfair.games.winter_tales.tale.book import Say, quest_name
from frostfair.games.winter_tales.tale.chips import has_card
from frostfair.games.winter_tales.tale.tale import Beat, Memory, Segment, Tale
from frostfair.kernel.volume import CARD, LINK, Run

CHIP: Final = re.compile(r"\[(card|bookmark|memory|quest|place)(?::([^\[\]]+))?\]")  # and a word of its own
SHORTEST_STEM: Final = 3


def plain(words: str) -> str:
    """What people wrote, on one line."""
    return " ".join(words.split())


def meaning(memory: Memory, say: Say) -> str:
    """What a memory means: its caption without chips; an objective's story is too long for one."""
    if memory.sort == "objective":
        return say("wt-book-aim-" + str(memory.card).rstrip("0123456789"))
    quest = quest_name(memory.quest, say) if memory.quest else ""
    if not memory.caption:
        return say(f"wt-card-{memory.card}") if memory.sort == "story" else quest
    card = say("wt-book-quoted", name=say(f"wt-card-{memory.card}")) if memory.sort == "story" else ""
    names = {"card": card, "quest": say("wt-book-quoted", name=quest) if quest else ""}
    return plain(CHIP.sub(lambda chip: chip[2] or names.get(chip[1], ""), memory.caption)).rstrip(".")


class Filler:
    """Puts names where chips stand."""

    def __init__(self, tale: Tale, say: Say) -> None:
        self.tale = tale
        self.say = say

    def segment(self, beat: Beat, segment: Segment) -> Iterator[Run]:
        if segment.state == "struck":
            yield Run(self.say("wt-book-struck") + " ")
            return
        words = plain(segment.words)
        card = self._card(segment) if segment.card is not None else None
        if card is not None and not has_card(words):
            words, card = self._at_its_word(words, card)
        last = 0
        for chip in CHIP.finditer(words):
            yield from _text(words[last : chip.start()])
            if chip[1] == "card" and card is not None:
                yield Run(chip[2] or card.words, CARD, outline=card.outline, side=card.side)
            else:
                yield from _text(chip[2]) if chip[2] else self._named(chip[1], beat, segment)
            last = chip.end()
        yield from _text(words[last:] + " ")

    def _card(self, segment: Segment) -> Run:
        name = str(segment.card)
        return Run(
            self.say(f"wt-card-{name}"), CARD, outline=pictures.card(name), side=str(segment.side or "")
        )

    def _at_its_word(self, words: str, card: Run) -> tuple[str, Run]:
        """The word that tells the card, in whatever form it stands; else the card follows in brackets."""
        stem = re.escape(card.words[: max(SHORTEST_STEM, len(card.words) - 2)])
        found = re.search(rf"(?<!\w){stem}\w*", words, re.IGNORECASE)
        if found is None:
            return f"{words} ([card])".strip(), card
        told = Run(found[0], CARD, outline=card.outline, side=card.side)
        return f"{words[: found.start()]}[card]{words[found.end() :]}", told

    def _named(self, chip: str, beat: Beat, segment: Segment) -> Iterator[Run]:
        if chip == "quest":
            names = [self.say("wt-book-quoted", name=quest_name(quest, self.say)) for quest in beat.quests]
            both = len(names) > 1
            one, two = ", ".join(names[:-1]), names[-1] if names else ""
            yield from _text(self.say("wt-book-both", one=one, two=two) if both else two)
        elif chip == "place":
            named = beat.space is not None and not beat.space.startswith("sq")
            yield from _text(self.say(f"wt-place-{beat.space}") if named else "")
        else:
            yield self._remembered(beat, segment)

    def _remembered(self, beat: Beat, segment: Segment) -> Run:
        number = segment.memory or (beat.memories[-1] if beat.memories else None)
        if number is None:
            return Run(self.say("wt-book-forgotten"))
        return Run(meaning(self.tale.memories[number - 1], self.say), LINK, target=f"keepsake-{number}")


def _text(words: str) -> Iterator[Run]:
    if words:
        yield Run(words)
