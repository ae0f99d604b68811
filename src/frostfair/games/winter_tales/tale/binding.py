"""Binds a tale: reads the log from the first record that still counts to the last (WT-27.1)."""

from collections.abc import Sequence
from typing import Final

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.flow.calls import TOPICS
from frostfair.games.winter_tales.rules.terms import (
    BEATS,
    MEMORY_KINDS,
    MEMORY_SIDES,
    NONE,
    OBJECTIVE,
    OUTCOMES,
    QUESTS,
    SIDES,
    STORY,
    TELL_CAPTION,
    TELL_EPILOGUE,
    TELL_OBJECTIVE,
    TELL_OPENING,
    side_of,
)
from frostfair.games.winter_tales.tale.passages import passages, puts_elsewhere
from frostfair.games.winter_tales.tale.tale import (
    EPILOGUE,
    QUEST,
    TRAVEL,
    Beat,
    Chapter,
    Member,
    Memory,
    Scene,
    Segment,
    Tale,
    Vote,
)
from frostfair.kernel.record import Logged, standing
from frostfair.kernel.texts import Texts

CAPTIONS: Final = {STORY: BEATS[TELL_CAPTION], OBJECTIVE: BEATS[TELL_OBJECTIVE]}  # who says what they mean


def tale_of(match: Logged, box: Box, texts: Texts, players: Sequence[str]) -> Tale:
    """Read the log from the first record that still counts to the last."""
    seats = match.view(None)["players"]
    assert isinstance(seats, list)
    binder = _Binder(box, texts, Tale(players, [seat["faction"] for seat in seats]))
    for record in standing(match.records):
        ids = iter([passage.id for passage in passages(record)])
        for event in record.events:
            if isinstance(event, Happening):
                binder.read(event, next(ids) if event.kind == "told" else "")
    return binder.tale


class _Binder:
    """Turns event after event into pages."""

    def __init__(self, box: Box, texts: Texts, tale: Tale) -> None:
        self.box: Box = box
        self.texts: Texts = texts
        self.tale: Tale = tale
        self.open_quests: list[str] = []
        self.track: dict[int, Memory] = {}  # what lies there now, by its space
        self.bookmark: int = NONE
        self.battlefield: int = NONE
        self.captioning: Beat | None = None  # it says what the next memory means
        self.key: tuple[int, ...] = ()

    def read(self, event: Happening, text_id: str) -> None:
        read = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if read is not None:
            read(event, text_id)

    # --- the cast ---

    def _character_taken(self, event: Happening, _: str) -> None:
        who = event.number("character")
        name, space = self.box.character_names[who], self.box.space_names[event.number("space")]
        self.tale.cast.append(Member(name, event.number("seat"), SIDES[side_of(who)], space))

    def _figure_moved(self, event: Happening, _: str) -> None:
        name, space = self.box.character_names[event.number("character")], event.number("space")
        for member in self.tale.cast:
            if member.name == name:
                member.route.append(self.box.space_names[space])

    def _arbiter_elected(self, event: Happening, _: str) -> None:
        self.tale.votes.append(Vote("arbiter", event.number("seat"), True))

    def _call_made(self, event: Happening, _: str) -> None:
        verdict = event.number("accepted") == 1
        self.tale.votes.append(Vote(TOPICS[event.number("topic")], event.number("author"), verdict))

    # --- where a page begins ---

    def _chapter_began(self, event: Happening, _: str) -> None:
        self.tale.chapters.append(Chapter(event.number("chapter")))

    def _epilogue_began(self, event: Happening, _: str) -> None:
        self.tale.chapters.append(Chapter(EPILOGUE))
        self._open_scene("epilogue", None, None)

    def _character_activated(self, event: Happening, _: str) -> None:
        if event.number("joining") == NONE:
            self._open_scene(TRAVEL, self._character(event.number("character")), None)

    def _quest_began(self, event: Happening, _: str) -> None:
        quest = QUESTS[event.number("quest")]
        self._open_scene(QUEST, quest, self._space(event.number("space")))

    def _open_scene(self, kind: str, subject: str | None, space: str | None) -> None:
        self.tale.chapters[-1].scenes.append(Scene(kind, subject, space))
        self.key = ()

    def _battle_began(self, event: Happening, _: str) -> None:
        self.battlefield = event.number("space")

    # --- what is told ---

    def _told(self, event: Happening, text_id: str) -> None:
        key = tuple([event.number(name) for name in ("beat", "seat", "character", "quest")])
        scene = self._scene()
        if key != self.key or not scene.beats:
            scene.beats.append(self._beat(event))
            self.key = key
        beat = scene.beats[-1]
        beat.segments.append(self._segment(event, text_id))
        self._refer(beat, event)
        if event.number("beat") in (TELL_CAPTION, TELL_OBJECTIVE):
            self._caption(beat, event)

    def _beat(self, event: Happening) -> Beat:
        who, where = event.number("character"), event.number("space")
        return Beat(
            BEATS[event.number("beat")], event.number("seat"), self._character(who), self._space(where)
        )

    def _segment(self, event: Happening, text_id: str) -> Segment:
        card, side = event.number("card"), event.number("side")
        text = self.texts.get(text_id)
        words = "" if text is None or text.struck else text.words
        state = "missing" if text is None else "redacted" if text.redacted else "told"
        if text is not None and not text.redacted:
            state = "struck" if text.struck else "auto" if text.auto else "told"
        name = None if card == NONE else self.box.card_names[card]
        memory = self._number(event.number("memory"))
        return Segment(text_id, words, name, MEMORY_SIDES[side] if side != NONE else None, state, memory)

    def _refer(self, beat: Beat, event: Happening) -> None:
        """The chips of a beat (WT-22.1)."""
        quest, kind, space = event.number("quest"), event.number("beat"), event.number("space")
        if puts_elsewhere(event, self.battlefield) and self.box.is_place(space):
            beat.places = [self.box.space_names[space]]
        memory = self._number(event.number("memory"))
        if kind == TELL_OPENING or (kind == TELL_EPILOGUE and self._is_first_part(beat)):
            beat.quests = self.open_quests[:]
        elif quest != NONE and QUESTS[quest] not in beat.quests:
            beat.quests.append(QUESTS[quest])
        if memory is not None:
            beat.bookmark = self._number(self.bookmark)
            if memory not in beat.memories:
                beat.memories.append(memory)

    def _number(self, place: int) -> int | None:
        """Of the memory that lies there now: later another may cover it."""
        return self.track[place].number if place in self.track else None

    def _is_first_part(self, beat: Beat) -> bool:
        return self._scene().beats[0] is beat

    def _scene(self) -> Scene:
        scenes = self.tale.chapters[-1].scenes
        if not scenes:
            scenes.append(Scene("opening", None, None))
        return scenes[-1]

    # --- quests and memories ---

    def _quest_placed(self, event: Happening, _: str) -> None:
        quest = QUESTS[event.number("quest")]
        if quest not in self.open_quests:
            self.open_quests.append(quest)

    def _quest_ended(self, event: Happening, _: str) -> None:
        self._scene().result = {
            "spring": event.number("spring"),
            "winter": event.number("winter"),
            "outcome": OUTCOMES[event.number("outcome")],
            "automatic": event.number("automatic") == 1,
        }

    def _memory_laid(self, event: Happening, _: str) -> None:
        sort, card, quest = event.number("sort"), event.number("card"), event.number("quest")
        names = {STORY: self.box.card_names, OBJECTIVE: self.box.objective_names}.get(sort)
        place = event.number("memory")
        memory = Memory(
            len(self.tale.memories) + 1,
            place,
            MEMORY_KINDS[sort],
            None if names is None else names[card],
            MEMORY_SIDES[event.number("side")],
            None if quest == NONE else QUESTS[quest],
        )
        memory.chapter = self.tale.chapters[-1].number
        if place in self.track:
            self.track[place].covered = True
        self.track[place] = memory
        self.tale.memories.append(memory)
        self.bookmark = place
        if memory.quest in self.open_quests:
            self.open_quests.remove(memory.quest)
        if self.captioning is not None and self.captioning.kind == CAPTIONS.get(sort):
            self._name(memory, self.captioning)

    def _caption(self, beat: Beat, event: Happening) -> None:
        """What a memory means is told before it lies there; but a neutral card lies there first."""
        if event.number("beat") == TELL_CAPTION and event.number("card") == NONE:
            self._name(self.track[self.bookmark], beat)
        else:
            self.captioning = beat

    def _name(self, memory: Memory, beat: Beat) -> None:
        memory.caption = beat.segments[-1].words
        beat.laid = memory.number
        self.captioning = None
        self.key = ()

    def _bookmark_moved(self, event: Happening, _: str) -> None:
        self.bookmark = event.number("memory")

    def _power_lost(self, event: Happening, _: str) -> None:
        for memory in self.tale.memories:
            if memory.quest == QUESTS[event.number("quest")]:
                memory.side = SIDES[1]

    def _tale_ended(self, event: Happening, _: str) -> None:
        winner = ("spring", "winter", "writer")[event.number("faction")]
        self.tale.ending = {
            "spring": event.number("spring"),
            "winter": event.number("winter"),
            "winner": winner,
        }

    # --- names ---

    def _character(self, character: int) -> str | None:
        return None if character == NONE else self.box.character_names[character]

    def _space(self, space: int) -> str | None:
        return None if space == NONE else self.box.space_names[space]
