"""What holds in every position and in every game: against the naive game, and in random play."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from frostfair.games.winter_queen.rules.actions import MOST_CHOICES, all_actions
from frostfair.games.winter_queen.rules.events import EffectScored, HolderEmptied
from frostfair.games.winter_queen.rules.flow import TakeBook, Turn
from frostfair.games.winter_queen.rules.notation import LETTERS
from frostfair.games.winter_queen.rules.position import position, table_at
from frostfair.games.winter_queen.rules.restore import note_pages
from frostfair.games.winter_queen.rules.scoring import Choice, book_value, explain, value
from frostfair.games.winter_queen.rules.state import Table
from frostfair.games.winter_queen.rules.terms import EFFECTS
from frostfair.kernel.codec import from_json, to_json
from frostfair.kernel.errors import IllegalAction
from frostfair.kernel.flow import Event, Sink, deciders, offers, step
from tests.games.winter_queen.rules import naive
from tests.games.winter_queen.rules.kit import BOX, GAME, Scene
from tests.games.winter_queen.rules.players import STYLES, Player
from tests.size import size

# --- boards ---


class Drawn(NamedTuple):
    """A table for scoring, both ways: for the naive game and for ours. It need not be reachable."""

    board: dict[naive.Cell, str]
    books: list[list[tuple[naive.Page, naive.Page]]]
    table: Table


@st.composite
def tables(draw: st.DrawFn) -> Drawn:
    seats = draw(st.integers(2, 4))
    mixture = draw(st.sampled_from(["..RGBYP", ".RGBYP", "RGBYP", ".R", "RRG.", "......RG"]))
    letters = draw(st.lists(st.sampled_from(mixture), min_size=25, max_size=25))
    depicted = draw(st.lists(st.booleans(), min_size=5, max_size=5))
    deck = draw(st.permutations(range(20)))
    owned = [draw(st.integers(0, 3)) for _ in range(seats)]
    charges = draw(
        st.lists(st.sampled_from(draw(st.sampled_from(["-RGBYP", "R-", "RG"]))), min_size=24, max_size=24)
    )

    table = Table(BOX, seats)
    table.clear()
    for space, letter in enumerate(letters):
        if letter != ".":
            table.crystals[LETTERS.index(letter)] |= 1 << space
            table.occupied |= 1 << space
    for space, on_tile in zip(BOX.domain_spaces, depicted, strict=True):
        if on_tile:
            table.depicted |= table.occupied & 1 << space
    books: list[list[tuple[naive.Page, naive.Page]]] = [[] for _ in range(seats)]
    for seat in range(seats):
        for slot in range(owned[seat]):
            book = deck[3 * seat + slot]
            table.books[3 * seat + slot] = book
            pages: list[naive.Page] = []
            for side in range(2):
                charge = charges[6 * seat + 2 * slot + side]
                if charge != "-":
                    table.charge[6 * seat + 2 * slot + side] = LETTERS.index(charge)
                pages.append((EFFECTS[BOX.effect[2 * book + side]], charge))
            books[seat].append((pages[0], pages[1]))
    note_pages(table)
    return Drawn(dict(zip(naive.CELLS, letters, strict=True)), books, table)


def key(choice: Choice) -> naive.Choice:
    """Our choice in the naive game's words."""
    return (
        None if choice.space < 0 else naive.CELLS[choice.space],
        None if choice.direction < 0 else choice.direction,
        None if choice.opponent < 0 else choice.opponent,
    )


def counted(choice: Choice) -> list[object]:
    """What our choice counts, in the naive game's words: spaces, and crystals on books."""
    spaces: list[object] = [naive.CELLS[space] for space in choice.spaces]
    return spaces + [(mark // 12, mark % 12 // 4, mark % 4 // 2, mark % 2 == 1) for mark in choice.marks]


@settings(max_examples=size(60, 5000))
@given(drawn=tables(), data=st.data())
def test_every_effect_is_worth_what_the_naive_game_says(drawn: Drawn, data: st.DataObject) -> None:
    """WQ-8.1, WQ-8.2, WQ-8.3, WQ-8.4, WQ-8.5, WQ-8.6, WQ-8.7, WQ-8.8, WQ-8.9: all effects in all colours."""
    seat = data.draw(st.integers(0, drawn.table.seats - 1))
    for effect, name in enumerate(EFFECTS):
        for colour, letter in enumerate(LETTERS):
            expected = naive.choices(drawn.board, drawn.books, seat, name, letter)
            assert value(drawn.table, seat, effect, colour) == naive.best(expected), (name, letter)
            assert explain(drawn.table, seat, effect, colour).points == naive.best(expected), (name, letter)


@settings(max_examples=size(40, 3000))
@given(drawn=tables(), effect=st.integers(0, 11), colour=st.integers(0, 4))
def test_every_alternative_is_there_once_with_its_value_and_what_counts(
    drawn: Drawn, effect: int, colour: int
) -> None:
    """WQ-8.10, WQ-6.6"""
    for seat in range(drawn.table.seats):
        expected = naive.choices(drawn.board, drawn.books, seat, EFFECTS[effect], LETTERS[colour])
        score = explain(drawn.table, seat, effect, colour)
        assert sorted(map(str, map(key, score.choices))) == sorted(map(str, expected))
        for choice in score.choices:
            parts = expected[key(choice)]
            assert choice.points == len(parts)
            standing = counted(choice)
            assert len(standing) == len(parts)
            # Each counted crystal stands for a part of its own.
            assert all(sum(thing in part for thing in standing) == 1 for part in parts)
            assert all(sum(thing in part for part in parts) == 1 for thing in standing)


@settings(max_examples=size(40, 3000))
@given(drawn=tables())
def test_a_book_is_worth_the_sum_of_its_charged_pages(drawn: Drawn) -> None:
    """WQ-6.1"""
    for seat, own in enumerate(drawn.books):
        for slot, pages in enumerate(own):
            points = [
                naive.best(naive.choices(drawn.board, drawn.books, seat, effect, crystal))
                for effect, crystal in pages
                if crystal != "-"
            ]
            assert book_value(drawn.table, seat, slot) == sum(points)


@settings(max_examples=size(40, 3000))
@given(drawn=tables())
def test_it_is_all_the_same_whether_crystals_are_placed_or_depicted(drawn: Drawn) -> None:
    """WQ-8.0"""
    other = drawn.table.copy()
    other.depicted = 0 if drawn.table.depicted else drawn.table.occupied
    for effect in range(len(EFFECTS)):
        for colour in range(5):
            assert value(other, 0, effect, colour) == value(drawn.table, 0, effect, colour)


# --- random games ---


class Deed(NamedTuple):
    """One step of a game: the tables before and after it, who did what, and what happened."""

    before: Table
    seat: int
    action: int
    events: list[Event]
    after: Table


def game(seats: int, seed: int, style: str) -> Iterator[Deed]:
    state = GAME.setup(seats, GAME.meta.accept_options({}), seed)
    assert isinstance(state, Table)
    player = Player(style, seed)
    while deciders(state):
        seat = Scene(state).turn - 1
        action = player.choose(state, offers(state, seat, MOST_CHOICES))
        before, sink = state.copy(), Sink()
        step(state, seat, action, sink)
        yield Deed(before, seat, action, sink.events, state)


games = given(seats=st.integers(2, 4), seed=st.integers(0, 1 << 30), style=st.sampled_from(sorted(STYLES)))
few = settings(max_examples=size(20, 1000))


@few
@games
def test_nothing_is_ever_lost_or_doubled(seats: int, seed: int, style: str) -> None:
    """WQ-1.2, WQ-1.4, WQ-2.1: every crystal and every book is in exactly one place, whatever happens."""
    for deed in game(seats, seed, style):
        deed.after.check()
        packed = deed.after.pack()
        books = [*deed.after.pile_top, *deed.after.books, *_ints(packed["unseen"])]
        books = [book for book in books if book >= 0]
        assert len(books) == len(set(books))
        assert _gone_books(deed.before) <= _gone_books(deed.after)
        assert deed.after.depicted == deed.before.depicted
        assert deed.after.first == deed.before.first


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return value


def _gone_books(table: Table) -> set[str]:
    spent = position(table).split()[4]
    return set() if spent == "-" else set(spent.split(","))


@few
@games
def test_offers_are_what_the_naive_game_allows(seats: int, seed: int, style: str) -> None:
    """WQ-3.1, WQ-3.2, WQ-4.1, WQ-4.2, WQ-4.3, WQ-4.5, WQ-5.1, WQ-6.1, WQ-6.3, WQ-7.2, WQ-7.7"""
    for deed in game(seats, seed, style):
        scene = Scene(deed.before)
        assert len(scene.offers) == len(set(scene.offers))
        assert set(scene.offers) == naive.legal(scene.line)
        for other in range(seats):
            if other != deed.seat:
                assert offers(deed.before, other, MOST_CHOICES) == []


@few
@games
def test_a_book_is_offered_exactly_when_one_may_be_taken(seats: int, seed: int, style: str) -> None:
    """WQ-4.2, WQ-4.3, WQ-4.5: after a crystal to the map, with room for a book, from a pile that has one."""
    for deed in game(seats, seed, style):
        notation = GAME.notation(deed.action)
        asked = len(deed.after.stack) > 0 and isinstance(deed.after.stack[-1], TakeBook)
        space = notation[3:]
        if not isinstance(deed.before.stack[-1], Turn) or space not in BOX.space_names:
            assert not asked
            continue
        zone = "RGPBD"[BOX.zone[BOX.space_names.index(space)]]
        piles = dict(zip("RGPB", Scene(deed.after)["piles"].split(","), strict=True))
        open_piles = [county for county, pile in piles.items() if pile != "-" and zone in (county, "D")]
        room = "" in [*Scene(deed.after).books(deed.seat + 1), "", "", ""][:3]
        assert asked == (room and len(open_piles) > 0)


@few
@games
def test_texts_and_structures_are_read_back_as_they_were_written(seats: int, seed: int, style: str) -> None:
    for deed in game(seats, seed, style):
        packed = deed.after.pack()
        again = from_json(to_json(packed))
        assert isinstance(again, dict)
        assert GAME.restore(again).pack() == packed
        assert table_at(BOX, position(deed.after)).pack() == packed
        assert position(table_at(BOX, position(deed.after))) == position(deed.after)
        assert GAME.parse(GAME.notation(deed.action)) == deed.action
        assert GAME.understand(GAME.describe(deed.action)) == deed.action
        for event in deed.events:
            written = from_json(to_json(event.pack()))
            assert GAME.unpack_event(written).pack() == event.pack()


@few
@games
def test_every_point_is_told_and_no_point_is_lost(seats: int, seed: int, style: str) -> None:
    """WQ-6.6: totals change by what was announced, to nobody but the one it was announced for."""
    for deed in game(seats, seed, style):
        gained = [0] * seats
        for event in deed.events:
            if isinstance(event, HolderEmptied | EffectScored):
                assert event.points >= 0
                gained[event.seat] += event.points
        assert [b + g for b, g in zip(deed.before.points, gained, strict=True)] == list(deed.after.points)


@few
@games
def test_turns_go_round_and_the_last_stage_has_its_number_of_them(seats: int, seed: int, style: str) -> None:
    """WQ-3.1, WQ-7.3, WQ-7.4, WQ-7.8"""
    turns: list[int] = []
    emptied = 0  # the number of the turn that emptied the bag
    last: Table | None = None
    for deed in game(seats, seed, style):
        if isinstance(deed.before.stack[-1], Turn):
            turns.append(deed.seat)
        if any(event.kind == "last-stage-began" for event in deed.events):
            emptied = len(turns)
        last = deed.after
    assert last is not None
    first = last.first
    assert turns == [(first + i) % seats for i in range(len(turns))]
    reason = Scene(last)["business"]
    if reason == "over:turns-played":
        k = (turns[emptied - 1] - first) % seats + 1
        assert len(turns) - emptied == (seats - k) + seats
        assert len(turns) % seats == 0
    elif reason == "over:crystals-gone":
        assert Scene(last)["holders"].strip(",-") == ""
        assert len(turns) - emptied < 2 * seats - 1
    else:
        assert (reason, Scene(last)["passes"]) == ("over:everybody-passed", str(seats))


@few
@games
def test_what_is_not_offered_is_refused_with_a_rule(seats: int, seed: int, style: str) -> None:
    """Nothing else is ever accepted, and the table stays as it is."""
    for i, deed in enumerate(game(seats, seed, style)):
        if i % 9:
            continue
        match = Scene(deed.before).match()
        offered = match.offers(deed.seat)
        before = match.digest()
        for action in set(all_actions()[i % 7 :: 7]).difference(offered):
            with pytest.raises(IllegalAction) as refused:
                match.submit(deed.seat, action)
            assert refused.value.rule.startswith("WQ-")
        assert match.digest() == before


@few
@example(seats=2, seed=1, style="varied")
@games
def test_the_last_crystal_of_a_holder_and_nothing_else_refills_it(seats: int, seed: int, style: str) -> None:
    """WQ-3.3, WQ-3.4, WQ-7.1, WQ-7.5, WQ-7.6"""
    full = 3 if seats == 2 else 4
    for deed in game(seats, seed, style):
        before, after = Scene(deed.before), Scene(deed.after)
        notation = GAME.notation(deed.action)
        kinds = [event.kind for event in deed.events]
        took_last = notation[2] == "-" and len(before.holder(int(notation[1]))) == 1
        bag = len(before["bag"].strip("-"))
        assert ("holder-emptied" in kinds) == took_last
        assert ("holder-refilled" in kinds) == (took_last and before["left"] == "-")
        assert ("last-stage-began" in kinds) == (took_last and before["left"] == "-" and bag <= full)
        if "holder-refilled" in kinds:
            assert len(after["bag"].strip("-")) == max(bag - full, 0)
        if before["left"] != "-" and after["left"] != "-":
            assert after["holders"].split(",")[1:] == ["-"] * (len(after["holders"].split(",")) - 1)
