"""WT-27: the tale as a book."""

import json
import re
from collections.abc import Callable
from typing import Any

from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.tale.binding import tale_of
from frostfair.games.winter_tales.tale.book import _fill, markdown, quest_name
from frostfair.games.winter_tales.tale.passages import passages
from frostfair.games.winter_tales.tale.tale import EPILOGUE, PROLOGUE, Memory, Tale
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.texts import Text
from tests.games.winter_tales.rules.tables import BOX, new_match
from tests.games.winter_tales.rules.tellings import ToldMatch, told_by_bots

PLAYERS = ["Anna", "Béla", "Clara", "Dmitri", "Ewa"]


def bound(telling: ToldMatch) -> Tale:
    return tale_of(telling.match, BOX, telling.texts, PLAYERS[: telling.match.setup.seats])


def first_game(wanted: Callable[[Memory], bool], **options: Any) -> ToldMatch:
    """Of bots, with such a memory."""
    games = (told_by_bots(4, number, memories=5, **options) for number in range(40))
    return next(telling for telling in games if any(map(wanted, bound(telling).memories)))


def test_the_log_is_a_book_of_chapters_scenes_and_beats() -> None:  # WT-27.1
    telling = told_by_bots(5, 3)
    tale = tale_of(telling.match, BOX, telling.texts, PLAYERS)
    numbers = [chapter.number for chapter in tale.chapters]
    assert numbers[0] == PROLOGUE
    assert numbers[-1] == EPILOGUE
    assert numbers[1:-1] == list(range(1, len(numbers) - 1))
    assert sorted(memory.place for memory in tale.memories) == [0, 1, 2]
    assert [memory.number for memory in tale.memories] == [1, 2, 3]
    assert all(memory.caption for memory in tale.memories)
    beats = [beat for chapter in tale.chapters for scene in chapter.scenes for beat in scene.beats]
    assert sum(len(beat.segments) for beat in beats) == len(telling.texts.by_id)
    opening = next(beat for beat in beats if beat.kind == "opening")
    assert len(opening.quests) == 2
    cited = [beat for beat in beats if beat.kind == "quest-main" and beat.memories]
    assert cited
    assert all(beat.bookmark in beat.memories for beat in cited)
    for beat in beats:
        if beat.kind == "quest-start":
            assert len(beat.quests) == 1


def test_it_is_exported_as_markdown_and_json() -> None:  # WT-27.2
    telling = told_by_bots(5, 3)
    tale = tale_of(telling.match, BOX, telling.texts, PLAYERS)
    book = markdown(tale, catalogue().say)
    assert book.startswith("# A tale of Wintertown\n")
    for word in ("## What was remembered", "## Prologue", "## Chapter 1", "## Epilogue", "Béla", "☀", "❄"):
        assert word in book
    for chip in ("[card", "[place", "[quest]", "[bookmark]", "[memory]"):
        assert chip not in book
    assert json.loads(json.dumps(tale.pack()))["players"] == PLAYERS
    first = next(iter(telling.texts.by_id))
    telling.texts.find(first).strike()
    assert "(struck by the arbiter)" in markdown(
        tale_of(telling.match, BOX, telling.texts, PLAYERS), catalogue().say
    )


def test_an_unfinished_tale_can_be_read_too() -> None:  # WT-27.2
    match = new_match(3)
    tale = tale_of(match, BOX, told_by_bots(3, 1).texts, PLAYERS[:3])
    assert "isn’t finished" in markdown(tale, catalogue().say)


def test_there_is_help_for_those_who_tell() -> None:  # WT-27.3
    language = catalogue()
    for key in ("where", "want", "why-now", "memory"):
        assert language.say(f"wt-help-{key}").endswith("?")
    for name in (*BOX.character_names, *BOX.space_names[: BOX.places]):
        assert len(language.say(f"wt-background-{name}")) > 10
    for name in BOX.card_names:
        assert language.has(f"wt-card-{name}")
    for name in BOX.objective_names:
        assert language.has(f"wt-book-aim-{name.rstrip('0123456789')}")


def test_what_people_wrote_is_text_and_never_markup() -> None:
    """WT-27.2: a tale that quotes stars, headings, tags and links still reads as it was told."""
    wrote = "# No *heading* here, <b>nor</b> a [link](elsewhere)\nin two lines"
    filled = _fill(wrote, str, "", [], "sq01", lambda key, **_: key)
    assert filled == "\\# No \\*heading\\* here, \\<b\\>nor\\</b\\> a [link]\\(elsewhere) in two lines"
    assert _fill("on the way to [place]", str, "", [], "sq01", lambda key, **_: key) == "on the way to "


def test_words_refer_to_what_lay_on_the_track_then() -> None:  # WT-27.1, WT-20.5
    """A quest's memory may cover an objective; what was told of the objective before stays told of it."""
    telling = first_game(lambda memory: memory.covered, objectives=True)
    tale = bound(telling)
    track: dict[int, int] = {}  # by space: how many memories had been laid when this one was
    meant = {}
    for record in telling.match.standing():
        ids = iter([passage.id for passage in passages(record)])
        for event in record.events:
            assert isinstance(event, Happening)
            if event.kind == "memory-laid":
                track[event.number("memory")] = max(track.values(), default=0) + 1
            elif event.kind == "told":
                meant[next(ids)] = track.get(event.number("memory"))
    beats = [beat for chapter in tale.chapters for scene in chapter.scenes for beat in scene.beats]
    assert {s.text_id: s.memory for beat in beats for s in beat.segments} == meant
    covered = {memory.number for memory in tale.memories if memory.covered}
    assert covered & set(meant.values())
    assert [m.number for m in tale.on_track()] == sorted(track.values())
    assert len(
        re.findall(r"^\*[☀❄] A secret aim is reached: ", markdown(tale, catalogue().say), re.MULTILINE)
    ) == len([memory for memory in tale.memories if memory.sort == "objective"])


def test_contents_and_references_lead_to_the_scene() -> None:  # WT-27.1
    telling = told_by_bots(5, 3)
    book = markdown(tale_of(telling.match, BOX, telling.texts, PLAYERS), catalogue().say)
    headings = re.findall(r"^#+ (.*)$", book, re.MULTILINE)
    anchors = {heading.lower().replace(" ", "-").replace("’", "") for heading in headings}
    links = re.findall(r"\]\(#(.*?)\)", book)
    assert len(links) > 6  # three memories, and what was told of them
    assert set(links) <= anchors
    contents = re.findall(r"^\d+\. .*Chapter (\d+)$", book, re.MULTILINE)
    assert len(contents) == 3
    assert contents == sorted(contents)


def test_a_neutral_memory_without_a_caption_does_not_take_the_next_one() -> None:  # WT-24.1
    """People who tell aloud write no captions; the memory that follows keeps its own."""
    telling = first_game(lambda memory: memory.sort == "neutral" and memory.number < 5)
    tale = bound(telling)
    captions = [beat for c in tale.chapters for s in c.scenes for beat in s.beats if beat.kind == "caption"]
    assert [beat.laid for beat in captions] == [memory.number for memory in tale.memories]
    for beat, memory in zip(captions, tale.memories, strict=True):
        assert memory.caption == beat.segments[-1].words
        if memory.sort == "neutral":
            del telling.texts.by_id[beat.segments[-1].text_id]
    captions_left = [memory.caption for memory in bound(telling).memories]
    wanted = ["" if memory.sort == "neutral" else memory.caption for memory in tale.memories]
    assert captions_left == wanted


def test_what_a_memory_means_may_name_its_quest() -> None:  # WT-24.1
    telling = told_by_bots(5, 3)
    for passage in telling.telling.passages():
        if passage.kind == "caption":
            telling.texts.put(passage.id, Text(passage.seat, "What [quest] left behind."))
    tale, say = bound(telling), catalogue().say
    contents = markdown(tale, say).split("## ")[1]
    for memory in tale.memories:
        assert f"**What “{quest_name(str(memory.quest), say)}” left behind**" in contents
