"""What people may say about words in the terminal: suggestions, the arbiter's pen, standing orders."""

import json
import random
from collections.abc import Sequence

import pytest

from frostfair.games.winter_tales.terminal.narration import LocalWinterTales
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import FrostfairError, IllegalAction, Malformed
from frostfair.kernel.match import Match
from frostfair.terminal.players import seated
from tests.games.winter_tales.rules.tables import new_match


def told(seats: int = 3, records: int = 60) -> LocalWinterTales:
    """A tale of three people, with words for all that is due so far."""
    match = new_match(seats, 1)
    chance = random.Random(4)
    narration = LocalWinterTales(
        match, catalogue(), seated(["human:Ann", "human:Bob", "human:Cleo"], catalogue()), None
    )
    while match.version < records:
        seat = match.deciders()[0]
        match.submit(seat, chance.choice(match.offers(seat)))
        tell_all(narration)
    return narration


def tell_all(narration: LocalWinterTales) -> None:
    while (piece := narration.next_piece()) is not None:
        narration.write(piece, f"Words of {piece.seat} about {piece.text_id}.")


def say(narration: LocalWinterTales, seat: int, line: str) -> str:
    command, *words = line.split()
    return narration.obey(seat, command, words)


def arbiter(narration: LocalWinterTales) -> int:
    arbiter = narration.telling.arbiter()
    assert arbiter is not None
    return arbiter


def newest(narration: LocalWinterTales) -> tuple[str, int]:
    """The id of the newest text, and who wrote it."""
    passage = narration.telling.passages()[-1]
    return passage.id, passage.seat


def digest(match: Match) -> str:
    return match.digest()


def test_texts_are_counted_from_the_newest() -> None:  # WT-25.2
    narration = told()
    text_id, _ = newest(narration)
    lines = say(narration, 0, "texts").splitlines()
    assert lines[0].startswith("  1  ")
    assert f"about {text_id}." in lines[0]
    for line in ("suggest", "suggest x a thing", "suggest 0 a thing", "suggest 9999 a thing", "suggest 1"):
        with pytest.raises(Malformed):
            say(narration, 0, line)


def test_everybody_may_suggest_and_object_to_others() -> None:  # WT-15.2, WT-25.4
    narration = told()
    _, author = newest(narration)
    other = next(seat for seat in range(3) if seat not in (author, arbiter(narration)))
    say(narration, other, "suggest 1 perhaps a bell rings")
    assert "– perhaps a bell rings" in say(narration, author, "texts")
    assert narration.notes(arbiter(narration)) == []
    with pytest.raises(IllegalAction, match="your-own-text"):
        say(narration, author, "object 1 it was me")
    say(narration, other, "object 1 he was elsewhere")
    assert "Because: he was elsewhere" in narration.notes(arbiter(narration))[0]
    assert narration.notes(other) == []
    with pytest.raises(IllegalAction, match="arbiter-only"):
        say(narration, other, "allow 1")
    say(narration, arbiter(narration), "allow 1")
    assert narration.notes(arbiter(narration)) == []
    say(narration, other, "object 1 still")
    say(narration, arbiter(narration), "strike 1")
    assert narration.notes(arbiter(narration)) == []


def test_only_the_arbiter_asks_for_changes_and_strikes() -> None:  # WT-25.2
    narration = told()
    other = next(seat for seat in range(3) if seat != arbiter(narration))
    for line in ("strike 1", "change 1 shorter"):
        with pytest.raises(IllegalAction, match="arbiter-only"):
            say(narration, other, line)
    before = digest(narration.match)
    text_id, _ = newest(narration)
    say(narration, arbiter(narration), "strike 1")
    assert f"about {text_id}" not in narration.book()
    assert "(struck by the arbiter)" in narration.book()
    assert digest(narration.match) == before


def test_a_change_that_was_asked_for_may_be_made_late() -> None:  # WT-25.2
    narration = told()
    late = narration.telling.passages()[0]
    n = len(narration.telling.passages())
    with pytest.raises(IllegalAction, match="too-late"):
        narration.telling.edit(late.seat, late.id, "Something else altogether.")
    say(narration, arbiter(narration), f"change {n} name the bridge")
    assert "Wanted: name the bridge" in narration.notes(late.seat)[0]
    piece = narration.to_change(late.seat)
    assert piece is not None
    assert piece.text_id == late.id
    narration.write(piece, "On the bridge, then.")
    assert narration.notes(late.seat) == []
    assert "On the bridge, then." in narration.book()
    with pytest.raises(IllegalAction, match="too-late"):
        narration.telling.edit(late.seat, late.id, "And once again.")
    say(narration, arbiter(narration), f"change {n} once more")
    with pytest.raises(IllegalAction, match="asked-twice"):
        say(narration, arbiter(narration), f"change {n} and once more")


def test_words_are_redacted_by_their_author_alone() -> None:  # WT-23.3
    narration = told()
    text_id, author = newest(narration)
    for seat in range(3):
        if seat != author:
            with pytest.raises(IllegalAction, match="not-your-text"):
                say(narration, seat, "redact 1")
    say(narration, author, "redact 1")
    assert f"about {text_id}" not in narration.to_json()
    assert "(taken out)" in say(narration, (author + 1) % 3, "texts")


def test_a_draft_is_kept_until_it_is_told() -> None:  # WT-23.5
    narration = told(records=1)
    match, chance = narration.match, random.Random(3)
    while (piece := narration.next_piece()) is None:
        seat = match.deciders()[0]
        match.submit(seat, chance.choice(match.offers(seat)))
    assert narration.draft(piece) == ""
    narration.keep_draft(piece, "Half a sentence, and")
    again = LocalWinterTales(match, catalogue(), narration.players, narration.to_json())
    assert again.draft(piece) == "Half a sentence, and"
    again.write(piece, "Half a sentence, and the other half.")
    assert again.draft(piece) == ""
    assert "Half a sentence, and" not in json.loads(again.to_json())["drafts"]


def test_standing_orders_are_given_kept_and_followed() -> None:  # WT-26.4
    narration = told()
    view = narration.match.view(0)
    players = view["players"]
    assert isinstance(players, list)
    mine: Sequence[str] = players[0]["characters"]
    assert "no standing orders" in say(narration, 0, "orders")
    assert "never starts a battle" in say(narration, 0, f"orders fight {mine[0]} never")
    say(narration, 0, "orders quest all always")
    parse = narration.match.game.parse
    assert narration.standing_answer(0, [parse(f"engage {mine[0]}"), parse("pass")]) == parse("pass")
    assert narration.standing_answer(0, [parse(f"join {mine[1]}"), parse("pass")]) == parse(f"join {mine[1]}")
    assert narration.standing_answer(1, [parse(f"engage {mine[0]}"), parse("pass")]) is None
    again = LocalWinterTales(narration.match, catalogue(), narration.players, narration.to_json())
    assert again.to_json() == narration.to_json()
    say(narration, 0, f"orders fight {mine[0]} ask")
    assert narration.standing_answer(0, [parse(f"engage {mine[0]}"), parse("pass")]) is None
    for line in (
        "orders fight",
        "orders dance all never",
        "orders fight nobody never",
        "orders fight all now",
    ):
        with pytest.raises(FrostfairError):
            say(narration, 0, line)
    kept = json.loads(narration.to_json())
    damaged: list[object] = [{}, [[0, 1]], [[0, 1, "fight", "now"]], [[0, 99, "fight", "never"]]]
    for broken in damaged:
        with pytest.raises(Malformed):
            LocalWinterTales(
                narration.match, catalogue(), narration.players, json.dumps({**kept, "orders": broken})
            )


def test_orders_of_old_files_are_read() -> None:  # WT-26.4
    """They knew characters by their numbers, and no drafts."""
    narration = told()
    names = narration.box.character_names
    texts = json.loads(narration.to_json())["texts"]
    old = json.dumps({"orders": [[1, names.index("wolf"), "fight", "never"]], "texts": texts})
    again = LocalWinterTales(narration.match, catalogue(), narration.players, old)
    parse = narration.match.game.parse
    assert again.standing_answer(1, [parse("engage wolf"), parse("pass")]) == parse("pass")
    assert again.book() == narration.book()


def test_files_that_hold_nothing_but_texts_are_read() -> None:
    narration = told()
    old = narration.telling.texts.to_json().replace('"changes_made":0,', "").replace('"objected":false,', "")
    again = LocalWinterTales(narration.match, catalogue(), narration.players, old)
    assert again.book() == narration.book()


def test_whoever_makes_a_call_sees_the_passage() -> None:  # WT-24.3
    narration = told(records=1)
    chance = random.Random(8)
    for _ in range(3000):
        match = narration.match
        if match.state.stack and match.state.stack[-1].kind == "call":
            break
        seat = match.deciders()[0]
        offers = match.offers(seat)
        match.submit(seat, chance.choice(offers))
        tell_all(narration)
    judge = narration.match.deciders()[0]
    assert narration.notes(judge)[0].startswith("It is about this: ")
    assert "Words of" in narration.notes(judge)[0]
