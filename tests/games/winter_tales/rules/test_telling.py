"""WT-22, WT-23: beats, modes, limits, time-outs."""

from typing import Any

import pytest

from frostfair.games.winter_tales.rules.events import Told
from frostfair.games.winter_tales.rules.terms import (
    BEATS,
    NONE,
    SKILL_MOVEMENT,
    TELL_EPILOGUE,
    TELL_POWER,
)
from frostfair.games.winter_tales.tale.binding import tale_of
from frostfair.games.winter_tales.tale.narration import default_action, is_required, rambles
from frostfair.games.winter_tales.tale.passages import happening, passages
from frostfair.kernel.contract import Inspector
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.match import replay
from frostfair.kernel.record import standing
from tests.games.winter_tales.rules.tables import BOX, new_match, winter_tales
from tests.games.winter_tales.rules.tellings import telling_of, told_by_bots

LONG = "Long ago, when the river was still a river, it had begun to snow over Wintertown."


# Beats that must have a card, may have one, or never have one.
WITH_CARD = {"trap", "trap-defence", "rescue", "quest-join"}
WITHOUT = {
    "opening",
    "battle-ending",
    "trap-ending",
    "quest-intro",
    "quest-start",
    "quest-ending",
    "objective",
    "ending",
}


def test_every_beat_of_the_table_has_its_author_cards_and_chips() -> None:  # WT-22.1
    seen, seen_free = set(), set()
    for number in range(6):
        match = new_match(5, number, memories=5, powers=True, objectives=True, skills=True, chapter_limit=8)
        Inspector(match, number, 1_000_000).play(100_000)
        for record in standing(match.records):
            for due in passages(record):
                beat, told = due.kind, happening(due)
                seen.add(beat)
                assert 0 <= due.seat < 5
                assert beat not in WITH_CARD or told.number("card") != NONE
                assert beat not in WITHOUT or told.number("card") == NONE
                if beat in ("quest-intro", "quest-start", "quest-main", "quest-join", "quest-ending"):
                    assert told.number("quest") != NONE
                if beat == "movement" and told.number("card") == NONE:  # free, by skill
                    assert BOX.skill[told.number("character")] == SKILL_MOVEMENT
                    seen_free.add(told.number("character"))
                if beat in ("battle-ending", "movement"):
                    assert told.number("space") != NONE
    assert seen == set(BEATS)
    assert seen_free


def test_three_modes_differ_in_the_words_they_want_and_in_nothing_else() -> None:  # WT-23.1
    results = set()
    for narration, shortest in (("light", 10), ("full", 40), ("voice", 0)):
        match = new_match(4, 7, narration=narration, chapter_limit=3)
        telling = telling_of(match)
        Inspector(match, 3, 1_000_000).play(50_000)
        assert (telling.due() == []) == (narration == "voice")
        first, second, *_ = telling.untold()
        if shortest:
            with pytest.raises(IllegalAction, match=r"WT-23\.1"):
                telling.tell(first.seat, first.id, "x" * (shortest - 1))
        telling.tell(first.seat, first.id, "x" * max(shortest, 1))
        if narration == "full":
            with pytest.raises(IllegalAction, match=r"WT-23\.1"):
                telling.tell(second.seat, second.id, "")
        else:
            assert telling.tell(second.seat, second.id, "").auto
        results.add(match.digest())
    assert len(results) == 1
    assert is_required(Told(TELL_POWER, 0, 0, 0, NONE, NONE, NONE, NONE), "full")
    assert not is_required(Told(TELL_POWER, 0, 0, 0, NONE, NONE, NONE, NONE), "light")
    assert not is_required(Told(TELL_EPILOGUE, 0, 0, 0, NONE, NONE, NONE, 1), "light")


def test_long_texts_are_hinted_at_and_then_refused() -> None:  # WT-23.2
    assert rambles("So. It. Went. On. And on.")
    assert rambles("x" * 401)
    assert not rambles("It went on with [card]. And on. And on. And on.")
    match = new_match(4)
    inspector, telling = Inspector(match, 2, 10_000), telling_of(match)
    while not telling.due():
        inspector.play_on()
    due = telling.due()[0]
    with pytest.raises(IllegalAction, match=r"WT-23\.2"):
        telling.tell(due.seat, due.id, "x" * 1001)
    telling.tell(due.seat, due.id, "x" * 1000)


def test_words_are_beside_the_log_and_may_be_edited_until_the_next_beat() -> None:  # WT-23.3
    match = new_match(4)
    inspector, telling = Inspector(match, 2, 10_000), telling_of(match)
    while not telling.due():
        inspector.play_on()
    due = telling.due()[0]
    before = match.digest()
    telling.tell(due.seat, due.id, LONG)
    telling.edit(due.seat, due.id, LONG + " So they say.")
    with pytest.raises(IllegalAction, match=r"WT-23\.3"):
        telling.edit((due.seat + 1) % 4, due.id, "Somebody else’s words, not mine.")
    while not [d for d in telling.due() if d.id != due.id]:
        inspector.play_on()
    with pytest.raises(IllegalAction, match=r"WT-23\.3"):
        telling.edit(due.seat, due.id, LONG)
    assert before in [record.digest for record in match.records]
    assert match.state.pack() == replay(winter_tales(), match.setup, match.records).state.pack()


def test_only_their_author_takes_words_out_for_good() -> None:  # WT-23.3
    told = told_by_bots(3, 2)
    before, records = told.match.digest(), told.match.version
    arbiter = told.telling.arbiter()
    assert arbiter is not None
    theirs = next(p for p in told.telling.passages() if p.seat != arbiter)
    with pytest.raises(IllegalAction, match=r"WT-23\.3"):
        told.telling.redact(arbiter, theirs.id)
    told.telling.strike(arbiter, theirs.id)
    told.telling.redact(theirs.seat, theirs.id)
    assert told.texts.find(theirs.id).words == ""
    assert (told.match.digest(), told.match.version) == (before, records)


def test_time_is_up_decline_accept_fail_or_the_first_legal_action() -> None:  # WT-23.4
    parse = winter_tales().parse
    assert default_action([parse("engage wolf"), parse("pass")]) == parse("pass")
    assert default_action([parse("accept"), parse("reject")]) == parse("accept")
    assert default_action([parse("cite"), parse("fail")]) == parse("fail")
    assert default_action([parse("activate wolf"), parse("activate alice")]) == parse("activate wolf")
    match = new_match(3, 4, chapter_limit=3)
    telling = telling_of(match)
    for _ in range(3000):
        telling.make_up(telling.due())
        if not match.deciders():
            break
        seat = min(match.deciders())
        match.submit(seat, telling.narration.default(match, seat, ()))
    assert match.result() is not None
    assert all(text.auto for text in telling.texts.by_id.values())


def test_drafts_are_private_unless_the_table_listens() -> None:  # WT-23.5
    for drafts, seen in (("private", 0), ("live", 1)):
        match = new_match(4, drafts=drafts)
        inspector, telling = Inspector(match, 2, 10_000), telling_of(match)
        while not telling.due():
            inspector.play_on()
        due = telling.due()[0]
        telling.draft(due.seat, due.id, "Perhaps it was")
        assert [draft.words for draft in telling.drafts_for(due.seat)] == ["Perhaps it was"]
        assert len(telling.drafts_for((due.seat + 1) % 4)) == len(telling.drafts_for(None)) == seen


def test_bots_tell_every_beat_with_the_chips_it_needs() -> None:  # WT-23.6
    seen = set()
    for seats, number, memories in ((5, 1, 5), (5, 2, 5), (5, 5, 3), (7, 1, 3)):
        options: dict[str, Any] = {"powers": True, "skills": True, "objectives": memories == 5}
        telling = told_by_bots(seats, number, memories=memories, **options)
        assert telling.telling.due() == []
        assert not [e for r in telling.match.records for e in r.events if e.kind == "warned"]
        tale = tale_of(telling.match, BOX, telling.texts, ["?"] * seats)
        for beat in [beat for chapter in tale.chapters for scene in chapter.scenes for beat in scene.beats]:
            words = " ".join([segment.words for segment in beat.segments])
            assert all(len(segment.words) >= 10 for segment in beat.segments)
            assert all("[card:" in segment.words for segment in beat.segments if segment.card is not None)
            closing = beat.kind == "epilogue" and beat.quests != []
            if beat.kind in ("opening", "quest-intro", "quest-start") or closing:
                assert "[quest]" in words
                seen.add("closing" if closing else beat.kind)
            if beat.kind in ("quest-main", "last-card", "objective") and beat.memories:
                assert "[bookmark]" in words
                seen.add("bookmark")
            if beat.kind == "epilogue" and beat.segments[-1].card is None:
                assert "[memory]" in words
                seen.add("link")
            if beat.places:
                assert "[place:" in words
                seen.add(beat.kind)
    assert seen >= {"opening", "quest-intro", "quest-start", "closing", "bookmark", "link", "battle-ending"}


def test_no_sentence_comes_twice_in_one_part() -> None:  # WT-23.6
    for number in range(4):
        telling = told_by_bots(7, number, memories=5)
        tale = tale_of(telling.match, BOX, telling.texts, ["?"] * 7)
        for beat in [beat for chapter in tale.chapters for scene in chapter.scenes for beat in scene.beats]:
            said = [s.words.replace(str(s.card), "") for s in beat.segments]
            told = [sentence for words in said for sentence in words.split(". ")]
            assert len(told) == len(set(told)) or len(beat.segments) > 12, told


def test_two_games_do_not_read_alike() -> None:  # WT-23.6
    one, two = told_by_bots(4, 11), told_by_bots(4, 12)
    words = [[text.words for text in t.texts.by_id.values()] for t in (one, two)]
    assert len(set(words[0]) & set(words[1])) < len(words[0]) / 3
