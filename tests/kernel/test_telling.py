"""Words of people beside a match of any game: who may do what, until when, what the table waits for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frostfair.kernel.errors import FrostfairError, IllegalAction, Malformed
from frostfair.kernel.match import Match, replay
from frostfair.kernel.telling import EDIT, REDACT, STRIKE, WRITE, Telling
from frostfair.kernel.texts import ALLOW, ASK, OBJECT, REMARKS, SUGGEST, Text, Texts, texts_from_json
from tests.kernel.chronicle import ARBITER, NEUTRAL, telling
from tests.kernel.lanterns import Lanterns
from tests.kernel.playing import new_match, play

GAME = Lanterns()
AUTHOR, OTHER = 0, 2  # ARBITER is 1
WORDS = "The first lantern."


def lit(**wanted: bool | int) -> tuple[Match, Telling]:
    """Seat 0 has lit a lantern, and must tell of it."""
    match = new_match(GAME, 3)
    play(match, "0 light")
    return match, telling(match, **wanted)


def told() -> tuple[Match, Telling]:
    match, table = lit()
    table.tell(AUTHOR, "1.0", WORDS)
    return match, table


def gone_on() -> Telling:
    """The words of 1.0 are no longer the newest."""
    match, table = told()
    play(match, "0 stop", "1 calm", "2 calm", "1 light")
    return table


def refused(seat: int, deed: str, table: Telling, *words: str) -> tuple[str, str]:
    before = table.texts.to_json()
    with pytest.raises(IllegalAction) as caught:
        getattr(table, deed)(seat, *words)
    assert table.texts.to_json() == before
    return caught.value.rule, caught.value.reason


# --- telling ---


def test_the_table_waits_for_required_words_and_nobody_acts_meanwhile() -> None:
    _, table = lit()
    assert [(passage.id, passage.seat) for passage in table.due()] == [("1.0", AUTHOR)]
    assert table.waits_for() == [AUTHOR]
    assert refused(AUTHOR, "refuse_if_telling", table) == ("L-10.2", "tell-first")
    assert refused(OTHER, "refuse_if_telling", table) == ("L-10.1", "somebody-is-telling")
    change = table.tell(AUTHOR, "1.0", f"  {WORDS}\n")
    assert (change.how, change.id, change.seat, change.words, change.auto) == (
        WRITE,
        "1.0",
        AUTHOR,
        WORDS,
        False,
    )
    assert table.waits_for() == []
    table.refuse_if_telling(OTHER)


def test_only_the_seat_itself_tells_and_only_once() -> None:
    _, table = lit()
    assert refused(OTHER, "tell", table, "1.0", WORDS) == ("L-10.2", "not-yours-to-tell")
    assert refused(AUTHOR, "tell", table, "1.1", WORDS) == ("L-10.2", "not-yours-to-tell")
    table.tell(AUTHOR, "1.0", WORDS)
    assert refused(AUTHOR, "tell", table, "1.0", WORDS) == ("L-10.2", "not-yours-to-tell")


def test_words_are_neither_too_short_nor_too_long() -> None:
    _, table = lit()
    assert refused(AUTHOR, "tell", table, "1.0", " abcd ") == ("L-10.3", "text-too-short")
    assert refused(AUTHOR, "tell", table, "1.0", "x" * 41) == ("L-10.4", "text-too-long")
    table.tell(AUTHOR, "1.0", "x" * 40)


def test_without_words_the_program_makes_some_up_where_the_table_allows_it() -> None:
    _, table = lit()
    change = table.tell(AUTHOR, "1.0", "  ")
    assert (change.words, change.auto) == (NEUTRAL, True)
    _, strict = lit(shortest=10)
    assert refused(AUTHOR, "tell", strict, "1.0", "") == ("L-10.3", "text-too-short")


def test_what_may_stay_untold_holds_up_nobody() -> None:
    match = new_match(GAME, 3)
    play(match, "0 spark")
    table = telling(match)
    assert [passage.id for passage in table.untold()] == ["1.0"]
    assert table.due() == []
    table.refuse_if_telling(OTHER)


def test_an_undo_takes_along_what_was_to_be_told() -> None:
    match, table = lit()
    assert table.waits_for() == [AUTHOR]
    play(match, "0 undo")
    assert table.passages() == table.untold() == []
    play(match, "0 light")
    assert [passage.id for passage in table.due()] == ["3.0"]


def test_another_log_is_read_from_its_beginning() -> None:
    match, table = lit()
    assert table.untold()
    other = new_match(GAME, 3)
    table.follow(other)
    assert table.untold() == []
    table.follow(match)
    assert [passage.id for passage in table.untold()] == ["1.0"]


# --- one's own words ---


def test_words_are_edited_by_their_author_until_the_next_beat() -> None:
    match, table = told()
    assert (table.may_edit(AUTHOR), table.may_edit(OTHER)) == (["1.0"], [])
    assert refused(OTHER, "edit", table, "1.0", WORDS) == ("L-10.5", "not-your-text")
    assert refused(AUTHOR, "edit", table, "1.0", "abc") == ("L-10.3", "text-too-short")
    change = table.edit(AUTHOR, "1.0", "Other words.")
    assert (change.how, change.words) == (EDIT, "Other words.")
    play(match, "0 stop", "1 calm", "2 calm", "1 light")
    assert table.may_edit(AUTHOR) == []
    assert refused(AUTHOR, "edit", table, "1.0", WORDS) == ("L-10.5", "too-late-to-edit")


def test_words_that_the_program_made_up_become_the_authors_own() -> None:
    _, table = lit()
    table.make_up(table.untold())
    assert table.texts.find("1.0").auto
    table.edit(AUTHOR, "1.0", WORDS)
    assert not table.texts.find("1.0").auto


def test_words_are_taken_back_for_good_by_their_author_alone() -> None:
    table = gone_on()
    table.remark(OTHER, "1.0", SUGGEST, f"{WORDS} Really?")
    for seat in (OTHER, ARBITER):  # the arbiter's means is to strike
        assert refused(seat, "redact", table, "1.0") == ("L-10.5", "not-your-text")
    assert table.redact(AUTHOR, "1.0").how == REDACT
    assert WORDS not in table.texts.to_json()
    assert refused(AUTHOR, "edit", table, "1.0", WORDS) == ("L-10.5", "too-late-to-edit")
    assert refused(ARBITER, "strike", table, "1.0") == ("L-10.6", "text-is-redacted")


# --- the words of others ---


def test_the_arbiter_strikes() -> None:
    _, table = told()
    assert refused(AUTHOR, "strike", table, "1.0") == ("L-10.6", "arbiter-only")
    assert table.strike(ARBITER, "1.0").how == STRIKE
    assert table.texts.find("1.0").words == WORDS
    assert table.may_edit(AUTHOR) == []
    assert refused(OTHER, "remark", table, "1.0", OBJECT, "no") == ("L-10.6", "text-is-struck")


def test_a_change_is_asked_for_twice_at_most_and_made_once_each_time() -> None:
    table = gone_on()
    assert refused(OTHER, "remark", table, "1.0", ASK, "shorter") == ("L-10.6", "arbiter-only")
    for _ in range(2):
        table.remark(ARBITER, "1.0", ASK, "shorter")
        assert table.may_edit(AUTHOR) == ["1.0"]
        table.edit(AUTHOR, "1.0", WORDS)
        assert table.may_edit(AUTHOR) == []
    assert refused(ARBITER, "remark", table, "1.0", ASK, "shorter") == ("L-10.6", "asked-twice-already")
    assert table.waits_for() == [1]  # nobody waits for a change


def test_any_seat_objects_to_the_words_of_others_and_the_arbiter_answers() -> None:
    _, table = told()
    text = table.texts.find("1.0")
    assert refused(AUTHOR, "remark", table, "1.0", OBJECT, "no") == ("L-10.7", "your-own-text")
    for answer in (ALLOW, ASK):
        table.remark(OTHER, "1.0", OBJECT, "it was dark")
        assert text.objected
        assert refused(OTHER, "remark", table, "1.0", answer, "so") == ("L-10.6", "arbiter-only")
        table.remark(ARBITER, "1.0", answer, "so")
        assert not text.objected
    table.remark(OTHER, "1.0", OBJECT, "still")
    table.strike(ARBITER, "1.0")
    assert not text.objected
    assert text.notes == ["it was dark", "so", "it was dark", "so", "still"]


def test_remarks_need_a_text_a_kind_and_words() -> None:
    _, table = told()
    for seat, text_id, how, note in (
        (OTHER, "9.9", SUGGEST, "more"),
        (OTHER, "1.0", "shout", "more"),
        (OTHER, "1.0", SUGGEST, "  "),
    ):
        with pytest.raises(Malformed):
            table.remark(seat, text_id, how, note)
    table.remark(ARBITER, "1.0", ALLOW, "")
    assert table.texts.find("1.0").notes == []


def test_before_there_is_an_arbiter_nobody_has_their_means() -> None:
    match = new_match(GAME, 3)
    table = telling(match)
    table.texts.put("0.0", Text(AUTHOR, WORDS))
    assert refused(ARBITER, "strike", table, "0.0") == ("L-10.6", "arbiter-only")


# --- drafts ---


def drafts(table: Telling, viewer: int | None) -> list[tuple[int, str, str]]:
    return [(draft.seat, draft.id, draft.words) for draft in table.drafts_for(viewer)]


def test_a_draft_is_private_unless_the_table_listens() -> None:
    for listens in (False, True):
        _, table = lit(shows_drafts=listens)
        table.draft(AUTHOR, "1.0", "Perhaps it")
        for viewer in (AUTHOR, ARBITER, OTHER, None):
            seen = listens or viewer == AUTHOR
            assert drafts(table, viewer) == ([(AUTHOR, "1.0", "Perhaps it")] if seen else [])


def test_a_draft_lasts_until_it_is_told_or_can_not_be_told_any_more() -> None:
    match, table = lit()
    assert refused(OTHER, "draft", table, "1.0", "mine") == ("L-10.2", "not-yours-to-tell")
    assert refused(AUTHOR, "draft", table, "1.0", "x" * 41) == ("L-10.4", "text-too-long")
    table.draft(AUTHOR, "1.0", "Perh")
    table.make_up(table.untold())  # time was up, but it may still take the place of the line
    assert drafts(table, AUTHOR) == [(AUTHOR, "1.0", "Perh")]
    table.edit(AUTHOR, "1.0", WORDS)
    assert drafts(table, AUTHOR) == []
    table.draft(AUTHOR, "1.0", "Better:")
    table.draft(AUTHOR, "1.0", "")
    assert drafts(table, AUTHOR) == []
    table.draft(AUTHOR, "1.0", "Better:")
    play(match, "0 stop", "1 calm", "2 calm", "1 light")
    assert drafts(table, AUTHOR) == []
    assert refused(AUTHOR, "draft", table, "1.0", "late") == ("L-10.2", "not-yours-to-tell")


# --- written down ---


def test_texts_are_written_and_read_and_damage_is_found() -> None:
    _, table = told()
    table.remark(OTHER, "1.0", OBJECT, "it was dark")
    table.texts.put("1.1", Text(None, "", status="redacted"))
    written = table.texts.to_json()
    assert texts_from_json(written).to_json() == written
    first = written.replace('"changes_made":0,', "").replace('"objected":true,', "")  # as they were at first
    assert texts_from_json(first).find("1.0").words == WORDS
    for broken in ("[]", "{", '{"1.0":{"author":1}}', written.replace('"author":0', '"author":true')):
        with pytest.raises(Malformed):
            texts_from_json(broken)
    assert Texts().to_json() == "{}"


# --- whatever is done ---

SEATS = st.sampled_from([0, 1, 2])
IDS = st.sampled_from(["1.0", "2.0", "7.0", "9.9"])
LINES = st.sampled_from(["", "abc", WORDS, "x" * 41, "A second line."])
DEEDS = st.one_of(
    st.tuples(st.sampled_from(["tell", "edit", "draft"]), SEATS, IDS, LINES),
    st.tuples(st.sampled_from(["strike", "redact"]), SEATS, IDS),
    st.tuples(st.just("remark"), SEATS, IDS, st.sampled_from(REMARKS), LINES),
    st.tuples(st.just("make_up")),
)


@given(st.lists(DEEDS, max_size=30))
def test_whatever_is_done_to_texts_log_state_and_digest_stay_the_same(
    deeds: list[tuple[str, int, str]],
) -> None:
    match = new_match(GAME, 3)
    play(match, "0 light", "0 deeper", "0 stop", "0 stop", "1 calm", "2 calm", "1 light", "1 stop")
    log = [(r.version, r.seat, r.deed, r.value, r.digest) for r in match.records]
    state, table = match.state.pack(), telling(match)
    for name, *arguments in deeds:
        try:
            if name == "make_up":
                table.make_up(table.untold())
            else:
                getattr(table, name)(*arguments)
        except FrostfairError:
            pass
        assert texts_from_json(table.texts.to_json()).to_json() == table.texts.to_json()
    assert [(r.version, r.seat, r.deed, r.value, r.digest) for r in match.records] == log
    assert (match.state.pack(), match.digest()) == (state, log[-1][-1])
    assert replay(GAME, match.setup, match.records).digest() == match.digest()
