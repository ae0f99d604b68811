"""The X-card: what is veiled nobody sees, and the table pauses until it has decided."""

import pytest

from frostfair.kernel.errors import FrostfairError, IllegalAction
from frostfair.kernel.match import Match
from frostfair.kernel.telling import REDACT, STRIKE, Telling
from frostfair.kernel.texts import OBJECT, SUGGEST, texts_from_json
from frostfair.kernel.veil import AGREE, LIFT, VEIL
from tests.kernel.chronicle import ARBITER, telling
from tests.kernel.lanterns import Lanterns
from tests.kernel.playing import new_match, play

GAME = Lanterns()
AUTHOR, OTHER = 0, 2  # ARBITER is 1
ALL = (0, 1, 2)
WORDS = "The first lantern."


def told(**wanted: bool | int) -> tuple[Match, Telling]:
    match = new_match(GAME, 3)
    play(match, "0 light")
    table = telling(match, **wanted)
    table.tell(AUTHOR, "1.0", WORDS)
    return match, table


def veiled(**wanted: bool | int) -> Telling:
    _, table = told(**wanted)
    table.remark(OTHER, "1.0", SUGGEST, f"{WORDS}!")
    table.press(OTHER)
    return table


def reason(table: Telling, deed: str, *given: object, **named: object) -> str:
    before = table.texts.to_json()
    with pytest.raises(IllegalAction) as caught:
        getattr(table, deed)(*given, **named)
    assert table.texts.to_json() == before
    return caught.value.reason


def test_one_press_hides_the_newest_words_and_what_was_said_about_them() -> None:
    _, table = told()
    table.remark(ARBITER, "1.0", SUGGEST, f"{WORDS}!")
    change = table.press(OTHER)
    assert (change.how, change.id, change.words) == (VEIL, "1.0", "")
    text = table.texts.find("1.0")
    assert (text.words, text.notes, text.is_hidden, text.status) == ("", [], True, "plain")
    assert table.veiled() == ["1.0"]
    page = table.narration.book(table.log, table.texts, ["A", "B", "C"])
    assert page.pack() == {"lines": [""]}


def test_while_a_passage_is_veiled_the_table_pauses() -> None:
    table = veiled()
    assert table.is_paused
    for seat in ALL:
        assert reason(table, "refuse_if_telling", seat) == "table-pauses"
    assert reason(table, "tell", AUTHOR, "1.0", WORDS) == "table-pauses"
    assert reason(table, "remark", ARBITER, "1.0", OBJECT, "why?") == "text-is-veiled"


def test_only_what_was_told_can_be_veiled_and_once_all_is_there_is_nothing_more() -> None:
    match = new_match(GAME, 3)
    play(match, "0 light")
    table = telling(match)
    assert reason(table, "press", OTHER) == "nothing-to-veil"
    with pytest.raises(FrostfairError):
        table.press(OTHER, "1.0")
    table.tell(AUTHOR, "1.0", WORDS)
    table.redact(AUTHOR, "1.0")
    assert reason(table, "press", OTHER, "1.0") == "text-is-redacted"
    assert reason(table, "lift", OTHER, "1.0", ALL) == "text-is-not-veiled"


def test_the_author_rewrites_however_late_and_the_game_goes_on() -> None:
    match, table = told()
    play(match, "0 stop", "1 calm", "2 calm", "1 light")
    table.tell(1, f"{match.version}.0", "Another lantern.")
    table.press(OTHER, "1.0")
    assert table.may_edit(AUTHOR) == ["1.0"]
    table.edit(AUTHOR, "1.0", "A gentler light.")
    text = table.texts.find("1.0")
    assert (text.words, text.veiled, table.is_paused) == ("A gentler light.", False, False)
    assert WORDS not in table.texts.to_json()
    assert table.may_edit(AUTHOR) == []


def test_the_seat_that_pressed_lifts_the_veil_and_the_words_are_back() -> None:
    table = veiled()
    for seat in (AUTHOR, ARBITER):
        assert table.lift(seat, "1.0", ALL).how == AGREE
    assert table.is_paused
    assert table.lift(OTHER, "1.0", ALL).how == LIFT
    assert (table.texts.find("1.0").words, table.is_paused) == (WORDS, False)
    assert table.texts.find("1.0").notes == [f"{WORDS}!"]


def test_of_two_seats_that_pressed_both_must_lift_it() -> None:
    table = veiled()
    table.press(ARBITER, "1.0")
    assert table.lift(OTHER, "1.0", ALL).how == AGREE
    assert table.lift(ARBITER, "1.0", ALL).how == LIFT


def test_for_a_seat_that_a_bot_plays_all_others_decide() -> None:
    table = veiled()
    players = (AUTHOR, ARBITER)
    assert table.lift(AUTHOR, "1.0", players).how == AGREE
    assert table.lift(ARBITER, "1.0", players).how == LIFT


def test_the_author_or_the_arbiter_takes_veiled_words_out_for_good() -> None:
    for seat in (AUTHOR, ARBITER):
        table = veiled()
        assert reason(table, "redact", OTHER, "1.0") == "not-your-text"
        assert table.redact(seat, "1.0").how == REDACT
        assert not table.is_paused
        assert WORDS not in table.texts.to_json()


def test_what_no_person_wrote_any_seat_takes_out_while_it_is_veiled() -> None:
    table = veiled()
    assert table.redact(OTHER, "1.0", by_bot=True).how == REDACT
    match = new_match(GAME, 3)
    play(match, "0 light")
    made_up = telling(match)
    made_up.make_up(made_up.untold())
    assert reason(made_up, "redact", OTHER, "1.0") == "not-your-text"
    made_up.press(OTHER)
    assert made_up.redact(OTHER, "1.0").how == REDACT


def test_what_the_arbiter_strikes_stays_veiled_but_nobody_waits_any_more() -> None:
    table = veiled()
    assert table.strike(ARBITER, "1.0").how == STRIKE
    text = table.texts.find("1.0")
    assert (text.struck, text.words, table.is_paused) == (True, "", False)
    assert reason(table, "lift", OTHER, "1.0", ALL) == "text-is-not-veiled"


def test_a_draft_of_what_is_veiled_is_forgotten_and_a_new_one_is_private() -> None:
    _, table = told(shows_drafts=True)
    table.draft(AUTHOR, "1.0", f"{WORDS} More.")
    assert table.drafts_for(OTHER)
    table.press(OTHER)
    assert table.drafts_for(AUTHOR) == table.drafts_for(OTHER) == []
    table.draft(AUTHOR, "1.0", "Gentler.")
    assert [draft.words for draft in table.drafts_for(AUTHOR)] == ["Gentler."]
    assert table.drafts_for(OTHER) == table.drafts_for(None) == []


def test_a_veil_outlives_the_file_it_is_kept_in() -> None:
    table = veiled()
    again = Telling(table.log, table.narration, texts_from_json(table.texts.to_json()))
    assert (again.is_paused, again.texts.find("1.0").words) == (True, "")
    assert again.lift(AUTHOR, "1.0", ALL).how == LIFT  # who pressed isn't kept there
    assert again.texts.find("1.0").words == WORDS
