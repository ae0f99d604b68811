"""The tale as a volume, which a press prints. Chapters are memories: what led to each of them."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.tale import drawing, pictures
from frostfair.games.winter_tales.tale.book import Say, ending_line, quest_name, result_line
from frostfair.games.winter_tales.tale.runs import Filler, meaning, plain
from frostfair.games.winter_tales.tale.tale import (
    EPILOGUE,
    PROLOGUE,
    QUEST,
    TRAVEL,
    Beat,
    Memory,
    Scene,
    Tale,
)
from frostfair.kernel.codec import digest
from frostfair.kernel.volume import (
    Block,
    Chapter,
    Entry,
    Heading,
    Keepsake,
    Line,
    Passage,
    Person,
    Picture,
    Plate,
    Volume,
)

DUEL: Final = ("attack", "defence", "trap", "trap-defence")
TITLE_CARDS: Final = 3
LONGEST_TITLE: Final = 64
COLOPHON: Final = ("words", "game", "pictures", "fonts", "made")
LABELS: Final = ("cast", "map", "remembered", "votes", "the-end", "so-far", "colophon", "contents")


def volume(tale: Tale, box: Box, say: Say, language: str) -> Volume:
    return _Setter(tale, box, say, language).volume()


def title_of(tale: Tale, say: Say) -> str:
    """The last cards that were remembered; a tale without any is just a tale."""
    kept = [memory for memory in tale.on_track() if memory.sort == "story"][-TITLE_CARDS:]
    names = [say(f"wt-card-{memory.card}") for memory in kept]
    if not names:
        return say("wt-book-title")
    if len(names) == 1:
        return names[0]
    return say(
        "wt-book-named",
        one=", ".join([names[0], *[_low(n, say) for n in names[1:-1]]]),
        two=_low(names[-1], say),
    )


def _low(name: str, say: Say) -> str:
    """Only English writes every noun of a title large."""
    return name if say("wt-book-capitals") == "all" else name[:1].lower() + name[1:]


class _Setter:
    """Sets the type, page after page."""

    def __init__(self, tale: Tale, box: Box, say: Say, language: str) -> None:
        self.tale = tale
        self.box = box
        self.say = say
        self.language = language
        self.filler = Filler(tale, say)
        self.pictures: dict[str, Picture] = {}

    def volume(self) -> Volume:
        tale, say = self.tale, self.say
        title, subtitle = title_of(tale, say), say("wt-book-title")
        chapters = tuple([chapter for chapter in self.chapters() if chapter.blocks])
        cast = tuple([self.person(i) for i in range(len(tale.cast))])
        if tale.cast:
            ways = drawing.town(self.box, tale.cast, say)
            self.pictures["map"] = Picture(ways, self.ways_in_words())
        cover = drawing.cover(self.box, tale.cast, tale.on_track(), title, subtitle, say)
        self.pictures["cover"] = Picture(cover, say("wt-book-cover-alt", title=title))
        return Volume(
            id=digest([tale.players, [member.pack() for member in tale.cast]])[:32],
            language=self.language,
            title=title,
            subtitle=subtitle,
            tellers=say("wt-book-tellers", tellers=", ".join(tale.players)),
            finished=tale.ending is not None,
            cast=cast,
            contents=tuple([self.entry(memory) for memory in tale.memories]),
            chapters=chapters,
            votes=tuple(self.votes()),
            ending=say("wt-book-unfinished") if tale.ending is None else ending_line(tale.ending, say),
            colophon=tuple([say(f"wt-book-colophon-{part}") for part in COLOPHON]),
            labels={label: say("wt-book-" + label) for label in LABELS},
            pictures=self.pictures,
        )

    # --- front and back ---

    def person(self, number: int) -> Person:
        member = self.tale.cast[number]
        name = self.say("wt-character-" + member.name)
        self.pictures[f"portrait-{member.name}"] = Picture(drawing.portrait(member.name, member.side), name)
        side = self.say("wt-side-" + member.side)
        played = self.say("wt-book-played-by", player=self.tale.players[member.seat], side=side)
        return Person(name, played, member.side, pictures.character(member.name), f"portrait-{member.name}")

    def ways_in_words(self) -> str:
        """The map for those who don't see it: who went from where to where."""
        told = []
        for member in self.tale.cast:
            places = [space for space in member.route if self.box.is_place(self.box.space_names.index(space))]
            names = [self.say("wt-place-" + place) for place in [*places[:1], *places[1:][-1:]]]
            told.append(f"{self.say('wt-character-' + member.name)}: {' → '.join(names) or '–'}")
        return f"{self.say('wt-book-map')}. {'; '.join(told)}."

    def entry(self, memory: Memory) -> Entry:
        title = meaning(memory, self.say)
        where = self.subject(memory) + (f" ({self.say('wt-book-covered')})" if memory.covered else "")
        return Entry(f"memory-{memory.number}", title, where, memory.side, self.outline(memory))

    def subject(self, memory: Memory) -> str:
        if memory.quest is not None:
            return quest_name(memory.quest, self.say)
        return self.say("wt-objective-" + str(memory.card).rstrip("0123456789"))

    def outline(self, memory: Memory) -> str:
        if memory.sort == "story":
            return pictures.card(str(memory.card))
        return pictures.quest(memory.quest) if memory.quest else ""

    def votes(self) -> Iterator[str]:
        for vote in self.tale.votes:
            outcome = "accepted" if vote.accepted else "refused"
            player = self.tale.players[vote.seat]
            yield self.say("wt-book-vote", matter=vote.matter, outcome=outcome, player=player)

    # --- chapters ---

    def chapters(self) -> Iterator[Chapter]:
        """One for the prologue, one for every memory, one for what is told since, one for the epilogue."""
        scenes: list[Scene] = []
        for chapter in self.tale.chapters:
            if chapter.number == EPILOGUE and scenes:
                yield self.chapter("since", "", self.say("wt-book-since"), scenes)
                scenes = []
            for scene in chapter.scenes:
                scenes.append(scene)
                laid = [beat.laid for beat in scene.beats if beat.laid is not None]
                if laid:
                    yield self.of_memory(self.tale.memories[laid[-1] - 1], scenes)
                    scenes = []
            if chapter.number in (PROLOGUE, EPILOGUE) and scenes:
                name = "prologue" if chapter.number == PROLOGUE else "epilogue"
                yield self.chapter(name, "", self.say("wt-book-" + name), scenes)
                scenes = []
        if scenes:
            yield self.chapter("since", "", self.say("wt-book-since"), scenes)

    def of_memory(self, memory: Memory, scenes: Sequence[Scene]) -> Chapter:
        number = self.say("wt-book-nth", number=memory.number)
        title = meaning(memory, self.say)
        if len(title) > LONGEST_TITLE:
            title = self.subject(memory)
        return self.chapter(f"memory-{memory.number}", number, title, scenes)

    def chapter(self, name: str, number: str, title: str, scenes: Sequence[Scene]) -> Chapter:
        blocks: list[Block] = []
        told = [scene for scene in scenes if any(_has_words(beat) for beat in scene.beats)]
        for i, scene in enumerate(told):
            blocks += self.scene(scene, f"{name}-{i + 1}")
        tellers = {
            self.tale.players[beat.author] for scene in told for beat in scene.beats if _has_words(beat)
        }
        told_by = self.say("wt-book-told-by", tellers=", ".join(sorted(tellers))) if tellers else ""
        return Chapter(name, number, title, (*self.plate(name, told), *blocks) if blocks else (), told_by)

    def plate(self, name: str, scenes: Sequence[Scene]) -> Iterator[Plate]:
        """Of the place of the quest, or the last one that was reached."""
        spaces = [scene.space for scene in scenes if scene.kind == QUEST and scene.space]
        beats = [beat for scene in scenes for beat in scene.beats]
        spaces += [beat.space for beat in reversed(beats) if beat.space]
        if not spaces:
            return
        space = str(spaces[0])
        here = {beat.character: None for beat in beats if beat.character and beat.space == space}
        sides = {member.name: member.side for member in self.tale.cast}
        people = [(who, sides[who]) for who in here if who in sides]
        alt = ", ".join([self.place(space), *[self.say("wt-character-" + who) for who, _ in people[:4]]])
        self.pictures[f"plate-{name}"] = Picture(drawing.plate(self.box, space, people, self.say), alt)
        yield Plate(f"plate-{name}")

    def place(self, space: str) -> str:
        """A square is named by the two places that it joins."""
        number = self.box.space_names.index(space)
        if self.box.is_place(number):
            return self.say("wt-place-" + space)
        return " – ".join(
            [self.say("wt-place-" + self.box.space_names[end]) for end in self.box.near[number]]
        )

    def scene(self, scene: Scene, name: str) -> Iterator[Block]:
        if scene.kind == QUEST and scene.subject:
            yield Heading(name, quest_name(scene.subject, self.say))
        elif scene.kind == TRAVEL and scene.subject:
            yield Heading(name, self.say("wt-character-" + scene.subject))
        for beat in scene.beats:
            if _has_words(beat):
                yield self.passage(beat)
            if beat.kind == "objective" and beat.laid is not None:
                yield self.keepsake(self.tale.memories[beat.laid - 1])
        if scene.result is not None:
            yield Line(result_line(scene.result, self.say))
        for beat in scene.beats:
            if beat.kind == "caption" and beat.laid is not None:
                yield self.keepsake(self.tale.memories[beat.laid - 1])

    def passage(self, beat: Beat) -> Passage:
        runs = tuple([run for segment in beat.segments for run in self.filler.segment(beat, segment)])
        teller = self.tale.players[beat.author]
        voice = self.say("wt-character-" + beat.character) if beat.character else teller
        sides = [segment.side for segment in beat.segments if segment.side]
        address = f"p-{beat.segments[0].text_id.replace('.', '-')}"
        return Passage(address, voice, teller, sides[0] if sides else "", runs, beat.kind in DUEL)

    def keepsake(self, memory: Memory) -> Keepsake:
        number = self.say("wt-book-nth", number=memory.number)
        what = self.say(f"wt-card-{memory.card}") if memory.sort == "story" else self.subject(memory)
        kept = self.say("wt-book-kept-for", side=memory.side)
        caption = meaning(memory, self.say)
        words = f"{caption}. {kept}" if caption != what else kept
        title = self.say("wt-book-entry", memory=number, where=what)
        address = f"keepsake-{memory.number}"
        return Keepsake(
            address,
            title,
            re.sub(r"([.!?…])\.", r"\1", words),
            memory.side,
            plain(what),
            self.outline(memory),
        )


def _has_words(beat: Beat) -> bool:
    return beat.kind != "caption" and any(s.words or s.card or s.state == "struck" for s in beat.segments)
