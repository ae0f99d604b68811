"""WT-27: the tale as a book."""

import json

from frostfair.games.winter_tales.binding import tale_of
from frostfair.games.winter_tales.book import _fill, markdown
from frostfair.games.winter_tales.tale import EPILOGUE, PROLOGUE
from frostfair.i18n.catalogue import catalogue
from tests.games.winter_tales.tables import BOX, new_match
from tests.games.winter_tales.test_telling import told_by_bots

PLAYERS = ["Anna", "Béla", "Clara", "Dmitri", "Ewa"]


def test_the_log_is_a_book_of_chapters_scenes_and_beats() -> None:  # WT-27.1
    telling = told_by_bots(5, 3)
    tale = tale_of(telling.match, BOX, telling.texts, PLAYERS)
    numbers = [chapter.number for chapter in tale.chapters]
    assert numbers[0] == PROLOGUE
    assert numbers[-1] == EPILOGUE
    assert numbers[1:-1] == list(range(1, len(numbers) - 1))
    assert [memory.place for memory in tale.memories] == [0, 1, 2]
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
    for chip in ("[card]", "[quest]", "[bookmark]", "[memory]"):
        assert chip not in book
    assert json.loads(json.dumps(tale.pack()))["players"] == PLAYERS
    first = next(iter(telling.texts.by_id))
    telling.texts.strike(first)
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


def test_what_people_wrote_is_text_and_never_markup() -> None:
    """WT-27.2: a tale that quotes stars, headings, tags and links still reads as it was told."""
    wrote = "# No *heading* here, <b>nor</b> a [link](elsewhere)\nin two lines"
    filled = _fill(wrote, "", "", [], "sq01", lambda key, **_: key)
    assert filled == "\\# No \\*heading\\* here, \\<b\\>nor\\</b\\> a [link]\\(elsewhere) in two lines"
    assert _fill("on the way to [place]", "", "", [], "sq01", lambda key, **_: key) == "on the way to "
