"""The table of Winter Tales part by part: hand, players, who is where, what lies there and on the track."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import NONE, SIDES, SKILLS
from frostfair.games.winter_tales.wording.names import (
    Names,
    card_name,
    character_name,
    kind_of,
    quest_name,
    side_name,
)
from frostfair.games.winter_tales.wording.score import count_of, points_of, quest_under_way, standing
from frostfair.wire.plain import Row, Section
from frostfair.wording.message import Message, Seat, Value, apart, listed, message

NOTHING: Final = "–"
STATES: Final = ("barred", "silenced")  # besides ready, lying and eliminated
BORNE: Final = {"ray": "ray", "artifact": "great_artifact", "nightmare": "nightmare"}  # power: its quest
OPEN_FIRST: Final = ("map", "pool", "track", "out")
PLACED: Final = {"safe_house": "safe_house", "nightmare_place": "nightmare"}


class Tables:
    """Sections of a view, one's own things first."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._box: Box = names.box

    def table(self, view: Any, seat: int | None) -> list[Section]:
        return [
            *self._own(view, seat),
            self._players(view, seat),
            *self._under_way(view),
            self._characters(view, seat),
            self._map(view),
            self._quests(view),
            self._track(view),
            *self._powers(view),
        ]

    def context(self, view: Any) -> list[Message]:
        """How far the tale is, the quest that is being told, and the memory that has to be mentioned."""
        if view["over"] is not None:
            return []
        told = [_moment(view, "wt-context")]
        quest = quest_under_way(view)
        if quest is not None:
            spring, winter = count_of(self._box, view, quest)
            told.append(
                message(
                    "wt-context-quest", quest=self._names.quest(quest["quest"]), spring=spring, winter=winter
                )
            )
        if view["bookmark"] is not None:
            memory = view["track"][view["bookmark"]]
            told.append(message("wt-context-bookmark", memory=view["bookmark"] + 1, what=self.memory(memory)))
        return told

    def describe(self, view: Any) -> list[Message]:
        """The same, line by line, for those who have it read aloud."""
        return list(_lines(self.table(view, view["you"])))

    # --- players and what they hold ---

    def _own(self, view: Any, seat: int | None) -> list[Section]:
        if seat is None or view["hand"] is None:
            return []
        hand = Section(
            message("wt-hand"),
            message("wt-plain-cards", cards=len(view["hand"])),
            rows=[Row([card_name(card)]) for card in view["hand"]],
        )
        aims = view["players"][seat]["objectives"]
        if not aims:
            return [hand]
        columns = [message(f"wt-plain-{name}") for name in ("aim", "aim-side", "aim-takes", "aim-seen")]
        return [
            hand,
            Section(message("wt-aims"), len(aims), columns, [self._aim(aim) for aim in aims]),
        ]

    def _aim(self, aim: Any) -> Row:
        return Row(
            [
                self._names.objective_called(aim["name"]),
                side_name(aim["side"]),
                message("wt-aim-" + kind_of(aim["name"])),
                message("wt-plain-revealed" if aim["revealed"] else "wt-plain-secret"),
            ],
            about={"objective": aim["name"]},
        )

    def _players(self, view: Any, seat: int | None) -> Section:
        columns = [message(f"wt-plain-{name}") for name in ("player", "side", "role", "points", "aims")]
        return Section(
            message("wt-plain-players"),
            _moment(view, "wt-plain"),
            columns if view["options"]["objectives"] else columns[:-1],
            [self._player(view, owner) for owner in around(view, seat)],
        )

    def _player(self, view: Any, owner: int) -> Row:
        player = view["players"][owner]
        faction = player["faction"]
        roles = [message(f"wt-token-{token}") for token in ("main", "arbiter") if view[token] == owner]
        cells: list[Value] = [
            Seat(owner),
            side_name(faction),
            _or_nothing(roles),
            points_of(view, faction) if faction in SIDES else NOTHING,
        ]
        if view["options"]["objectives"]:
            cells.append(_or_nothing([self._seen_aim(aim) for aim in player["objectives"]]))
        return Row(cells, owner, {"points": owner})

    def _seen_aim(self, aim: Any) -> Value:
        hidden = message("wt-objective-hidden")
        return hidden if aim["name"] is None else self._names.objective_called(aim["name"])

    # --- who is where ---

    def _characters(self, view: Any, seat: int | None) -> Section:
        columns = [message(f"wt-plain-{name}") for name in ("character", "where", "player", "state", "skill")]
        parts = [
            Section(
                side_name(side),
                message("wt-plain-ready-sum", n=len([c for c in people if c["ready"]])),
                columns if view["options"]["skills"] else columns[:-1],
                [self._character(view, character) for character in people],
            )
            for side in SIDES
            if (people := _of_side(view, side, seat))
        ]
        ready = [c for c in view["characters"] if c["ready"]]
        return Section(
            message("wt-plain-characters"), message("wt-plain-ready-sum", n=len(ready)), parts=parts
        )

    def _character(self, view: Any, character: Any) -> Row:
        name = character["name"]
        cells: list[Value] = [
            character_name(name),
            NOTHING if character["space"] is None else self._names.inside(character["space"]),
            Seat(character["seat"]),
            apart([*states(character), *self._burdens(view, name)]),
        ]
        if view["options"]["skills"]:
            skill = self._box.skill[self._box.character_names.index(name)]
            cells.append(message(f"wt-skill-{SKILLS[skill]}"))
        return Row(cells, character["seat"], {"character": name})

    def _burdens(self, view: Any, name: str) -> list[Value]:
        """Quests that it carries, and powers that it bears."""
        powers = view["powers"]
        carried = [quest["name"] for quest in view["quests"] if quest["carrier"] == name]
        borne = [quest for power, quest in BORNE.items() if powers[power] == name]
        borne += ["love"] if name in powers["love"] else []
        return [
            *[message("wt-plain-carries", quest=quest_name(quest)) for quest in carried],
            *[message("wt-plain-bears", quest=quest_name(quest)) for quest in borne],
        ]

    def _map(self, view: Any) -> Section:
        places, squares = range(self._box.places), range(self._box.places, self._box.spaces)
        return Section(
            message("wt-plain-map"),
            message("wt-plain-map-sum", n=self._taken(view, places), most=len(places)),
            [message(f"wt-plain-{name}") for name in ("place", "people", "lying", "ways")],
            [self._place(view, place) for place in places],
            [
                Section(
                    message("wt-plain-squares"),
                    message("wt-plain-squares-sum", n=self._taken(view, squares)),
                    [message("wt-plain-square"), message("wt-plain-people")],
                    [self._square(view, space) for space in squares],
                    folded=True,
                )
            ],
        )

    def _taken(self, view: Any, spaces: Sequence[int]) -> int:
        """How many of these spaces somebody is in."""
        return len([space for space in spaces if people_at(view, self._box.space_names[space])])

    def _place(self, view: Any, place: int) -> Row:
        name, box = self._box.space_names[place], self._box
        beyond = [other for square in box.near[place] for other in box.near[square] if other != place]
        return Row(
            [
                self._names.space(place),
                _or_nothing(people_at(view, name)),
                _or_nothing(tokens_at(view, name)),
                apart(self._names.space(other) for other in dict.fromkeys(beyond)),
            ],
            about={"space": name},
        )

    def _square(self, view: Any, space: int) -> Row:
        name = self._box.space_names[space]
        return Row(
            [self._names.space(space), _or_nothing(people_at(view, name))],
            about={"space": name},
        )

    # --- quests and what is left of them ---

    def _under_way(self, view: Any) -> list[Section]:
        quest = quest_under_way(view)
        if quest is None:
            return []
        spring, winter = count_of(self._box, view, quest)
        plays = zip(quest["plays"][::3], quest["plays"][1::3], quest["plays"][2::3], strict=True)
        rows = [
            Row([self._played(card), Seat(owner), side_name(SIDES[side])], owner)
            for card, owner, side in plays
        ]
        return [
            Section(
                message("wt-plain-under-way", quest=self._names.quest(quest["quest"])),
                message("wt-plain-count", spring=spring, winter=winter),
                [message(f"wt-plain-{name}") for name in ("card", "player", "side")],
                rows,
            )
        ]

    def _played(self, card: int) -> Value:
        return message("wt-plain-artifact") if card == NONE else self._names.card(card)

    def _quests(self, view: Any) -> Section:
        shown = sorted(view["quests"], key=lambda quest: OPEN_FIRST.index(quest["state"]))
        return Section(
            message("wt-plain-quests"),
            message("wt-plain-quests-sum", n=len([q for q in shown if q["state"] == "map"])),
            [message(f"wt-plain-{name}") for name in ("quest", "side", "state")],
            [
                Row(
                    [quest_name(quest["name"]), side_name(quest["side"]), self.quest_state(view, quest)],
                    about={"quest": quest["name"]},
                )
                for quest in shown
            ],
        )

    def quest_state(self, view: Any, quest: Any) -> Message:
        if quest["carrier"] is not None:
            inside = self._names.inside(quest["space"])
            values: dict[str, Value] = {"character": character_name(quest["carrier"]), "in": inside}
            return Message("wt-plain-carried", values)
        if quest["state"] == "map":
            return self._names.inside(quest["space"])
        if quest["state"] == "track":
            told = [None if memory is None else memory["quest"] for memory in view["track"]]
            return message("wt-plain-told", memory=told.index(quest["name"]) + 1)
        return message(f"wt-plain-{quest['state']}")

    def _track(self, view: Any) -> Section:
        laid = [memory for memory in view["track"] if memory is not None]
        return Section(
            message("wt-memories"),
            message("wt-plain-track-sum", n=len(laid), most=len(view["track"])),
            [message(f"wt-plain-{name}") for name in ("space", "memory", "side", "quest")],
            [self._memory(view, n) for n in range(len(view["track"]))],
        )

    def _memory(self, view: Any, n: int) -> Row:
        memory = view["track"][n]
        place = message("wt-plain-bookmarked", n=n + 1) if view["bookmark"] == n else n + 1
        if memory is None:
            symbol = view["options"]["objectives"] and n in self._box.symbols
            empty = message("wt-plain-symbol" if symbol else "wt-plain-empty")
            return Row([place, empty, NOTHING, NOTHING], about={"memory": n + 1})
        quest = NOTHING if memory["quest"] is None else quest_name(memory["quest"])
        side = message("wt-plain-nobody") if memory["side"] == "neutral" else side_name(memory["side"])
        return Row([place, self.memory(memory), side, quest], about={"memory": n + 1})

    def memory(self, memory: Any) -> Value:
        """What lies on a space of the track."""
        if memory["sort"] == "story":
            return card_name(memory["card"])
        if memory["sort"] == "objective":
            return self._names.objective_called(memory["card"])
        return message("wt-plain-neutral")

    def _powers(self, view: Any) -> list[Section]:
        if not view["options"]["powers"]:
            return []
        rows = [Row([quest_name(quest), where], about={"power": quest}) for quest, where in self._awake(view)]
        return [
            Section(
                message("wt-plain-powers"),
                message("wt-plain-powers-sum", n=len(rows)),
                [message("wt-plain-power"), message("wt-plain-bearer")],
                rows,
            )
        ]

    def _awake(self, view: Any) -> Iterator[tuple[str, Value]]:
        """Powers in play, each with who bears it or where it lies."""
        powers = view["powers"]
        for power, quest in BORNE.items():
            if powers[power] is not None:
                yield quest, character_name(powers[power])
        if powers["love"]:
            yield "love", listed(character_name(name) for name in powers["love"])
        if powers["safe_house"] is not None:
            yield "safe_house", self._names.inside(powers["safe_house"])
        if powers["propaganda"]:
            yield "propaganda", side_name("winter")


def around(view: Any, seat: int | None) -> list[int]:
    """All seats clockwise, one's own first."""
    order = list(view["order"])
    first = 0 if seat is None else order.index(seat)
    return order[first:] + order[:first]


def states(character: Any) -> list[Message]:
    if character["eliminated"]:
        return [message("wt-state-eliminated")]
    found = [message("wt-plain-ready" if character["ready"] else "wt-plain-exhausted")]
    found += [] if character["standing"] else [message("wt-state-lying")]
    return [*found, *[message(f"wt-state-{state}") for state in STATES if character[state]]]


def people_at(view: Any, space: str) -> list[Value]:
    return [character_name(c["name"]) for c in view["characters"] if c["space"] == space]


def tokens_at(view: Any, space: str) -> list[Value]:
    """Quests that lie here and aren't carried, and what powers have put here."""
    quests = [q["name"] for q in view["quests"] if q["space"] == space and q["carrier"] is None]
    powers = [quest for power, quest in PLACED.items() if view["powers"][power] == space]
    return [
        *[message("wt-plain-quest-here", quest=quest_name(quest)) for quest in quests],
        *[message("wt-plain-power-here", quest=quest_name(quest)) for quest in powers],
    ]


def _moment(view: Any, key: str) -> Message:
    """The prologue, a chapter, or the epilogue with its score."""
    if view["epilogue"] is not None:
        return standing(f"{key}-epilogue", view)
    if view["chapter"] == 0:
        return message(f"{key}-prologue")
    return message(f"{key}-chapter", n=view["chapter"])


def _of_side(view: Any, side: str, seat: int | None) -> list[Any]:
    """Characters of a side, one's own first."""
    people = [c for c in view["characters"] if c["side"] == side]
    return sorted(people, key=lambda character: character["seat"] != seat)


def _or_nothing(items: Sequence[Value]) -> Value:
    return apart(items) if items else NOTHING


def _lines(sections: Sequence[Section]) -> Iterator[Message]:
    """Every row behind the name of its section, or of its own."""
    for section in sections:
        if section.summary is not None:
            yield _fact(section.title, [section.summary])
        for row in section.rows:
            name, *values = row.cells
            yield _fact(name, values) if values else _fact(section.title, [name])
        yield from _lines(section.parts)


def _fact(name: Value, values: Sequence[Value]) -> Message:
    return message("plain-fact", name=apart([name]), value=apart(values))  # in a list a name is whole
