"""What can be chosen at a table of Winter Tales: in groups by verb, with labels and what follows."""

from collections.abc import Sequence
from typing import Any, Final

from frostfair.games.winter_tales.rules.actions import UNDER, Verb, verb_of
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.notation import notation
from frostfair.games.winter_tales.rules.terms import SIDES
from frostfair.games.winter_tales.wording.follows import Following
from frostfair.games.winter_tales.wording.names import Names, side_name
from frostfair.games.winter_tales.wording.prompt import frame_of, question
from frostfair.games.winter_tales.wording.table import Tables, people_at
from frostfair.kernel.game import View
from frostfair.wire.plain import Choice, Group
from frostfair.wording.message import Message, Seat, Value, apart, message

# What a plain answer means depends on the question: by the whole question, or by the kind of business.
SPECIAL: Final = {
    "pass": (
        "turn",
        "activation",
        "interruption",
        "sharing",
        "battle",
        "relocation",
        "trap",
        "quest-join",
        "quest",
        "setting-out",
        "epilogue",
    ),
    "accept": ("call",),
    "reject": ("call",),
}
LAST: Final = ("pass", "fail", "step-down")  # what gives something up comes at the end


class Choosing:
    """The offers of one seat, seen from its view."""

    def __init__(self, names: Names, tables: Tables, view: View, seat: int) -> None:
        self._names = names
        self._box: Box = names.box
        self._tables = tables
        self._view: Any = view
        self._seat = seat
        self._kind, frame = frame_of(view)
        self._asked = question(self._kind, frame, view, seat).removeprefix("wt-prompt-")
        self.follows = Following(names, view, seat)

    def groups(self, offers: Sequence[int]) -> list[Group]:
        """By verb; where a verb has two arguments, by the first of them. Plain answers stand together."""
        groups: dict[tuple[str, int], list[int]] = {}
        for action in offers:
            verb = _verb(action)
            plain = (LAST[0] if verb.word in LAST else "", -1)
            first = verb.values(action)[0] if len(verb.about) == 2 else -1
            groups.setdefault((verb.word, first) if verb.about else plain, []).append(action)
        ordered = sorted(groups.items(), key=lambda group: group[0][0] in LAST)
        return [Group([self.choice(a) for a in actions], self.title(actions[0])) for _, actions in ordered]

    def choice(self, action: int) -> Choice:
        notes = self.follows.notes(action)
        note = apart(notes) if notes else None
        return Choice(notation(self._box, action), self.label(action), note, self.follows.points(action))

    def title(self, action: int) -> "Value | None":
        verb = _verb(action)
        if not verb.about:
            return None
        if len(verb.about) == 1:
            return section(verb)
        first = self.argument(verb.about[0], verb.values(action)[0])
        return message("wt-plain-first", what=section(verb), which=apart([first]))

    def label(self, action: int) -> Value:
        """Behind the title: the last argument, or a plain answer."""
        verb = _verb(action)
        if not verb.about:
            return self.plain(verb.word)
        return self.argument(verb.about[-1], verb.values(action)[-1])

    def plain(self, word: str) -> Message:
        """Yes, no and the like."""
        special = [asked for asked in (self._asked, self._kind) if asked in SPECIAL.get(word, ())]
        return message(f"wt-choice-{word}-{special[0]}" if special else f"wt-choice-{word}")

    def argument(self, about: str, number: int) -> Value:
        if about == "target" and number >= UNDER:
            return message("wt-under", character=self._names.character(number - UNDER))
        if about in ("space", "target"):
            return self._space(number)
        if about == "memory":
            return self._memory(number)
        if about == "seat":
            return Seat(number)
        if about == "side":
            return side_name(SIDES[number])
        if about == "number":
            return message("wt-spring-up", n=number)
        named: Value = getattr(self._names, about)(number)
        return named

    def _space(self, space: int) -> Value:
        """With who is there, to see what one walks into."""
        people = people_at(self._view, self._box.space_names[space])
        where = apart([self._names.space(space)])
        return message("wt-plain-space-with", space=where, people=apart(people)) if people else where

    def _memory(self, number: int) -> Value:
        memory = self._view["track"][number]
        if memory is None:
            return message("wt-memory-space", n=number + 1)
        return message("wt-plain-memory-of", n=number + 1, what=self._tables.memory(memory))


def section(verb: Verb) -> Message:
    return message(f"wt-section-{verb.word}")


def _verb(action: int) -> Verb:
    verb = verb_of(action)
    assert verb is not None
    return verb
