"""Puzzles at a server: for strangers, without anything kept, and the same answers as at a table."""

from datetime import date, timedelta
from typing import Any

import pytest

from frostfair.client import Session
from frostfair.puzzles.book import book_of
from frostfair.server.lobby import puzzles
from frostfair.wire.limits import PUZZLE_MOVES
from tests.server.serving import Serving

BOOK = book_of("winter-queen")
LESSON = next(puzzle for puzzle in BOOK.lesson if puzzle.aim["how"] == "map" and "page" in puzzle.aim)
LONG = next(puzzle for puzzle in (*BOOK.lesson, *BOOK.daily) if puzzle.aim["how"] == "book")
HERE = f"/api/puzzles/winter-queen/{LESSON.id}"


async def get(session: Session, path: str) -> Any:
    return (await session._http.get(path)).json()


async def post(session: Session, path: str, body: object, status: int = 200) -> Any:
    answer = await session._http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.asyncio
async def test_a_stranger_sees_the_shelf_and_todays(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger = await serving.stranger()
    seen = set()
    for n in range(len(BOOK.daily)):
        day = date(2026, 11, 16) + timedelta(days=n)
        monkeypatch.setattr(puzzles, "today", lambda day=day: day)
        shelf = await get(stranger, "/api/puzzles/winter-queen")
        assert shelf["daily"]["date"] == str(day)
        seen.add(shelf["daily"]["puzzle"]["id"])
    assert len(seen) == len(BOOK.daily)
    assert [lesson["id"] for lesson in shelf["lessons"]] == [puzzle.id for puzzle in BOOK.lesson]
    assert {lesson["tag"] for lesson in shelf["lessons"]} == set(shelf["tags"])


@pytest.mark.asyncio
async def test_a_puzzle_is_shown_missed_and_solved(serving: Serving) -> None:
    stranger = await serving.stranger()
    shown = await get(stranger, HERE)
    at = shown["at"]
    assert at["now"]["prompt"] == shown["told"]
    assert at["now"]["deciders"] == [shown["about"]["page"]["seat"]]
    assert set(at["values"]) == {offer["do"] for offer in at["now"]["offers"]}
    assert all(offer["told"] for offer in at["now"]["offers"])
    assert len(shown["hints"]) == 3
    assert at["value"] < shown["wanted"]
    wrong = next(do for do, value in at["values"].items() if value < shown["wanted"])
    right = [do for do, value in at["values"].items() if value == shown["wanted"]]

    missed = await post(stranger, f"{HERE}/try", {"moves": [wrong]})
    assert not missed["at"]["reached"]
    assert missed["at"]["value"] == at["values"][wrong]
    assert missed.get("solutions", []) == []

    solved = await post(stranger, f"{HERE}/try", {"moves": [right[0]]})
    assert solved["at"]["reached"]
    assert solved["at"]["now"].get("offers", []) == []
    assert sorted(line[0] for line in solved["solutions"]) == sorted(right)
    assert await get(stranger, HERE) == shown  # nothing is kept


@pytest.mark.asyncio
async def test_an_illegal_move_is_told_with_its_rule(serving: Serving) -> None:
    stranger = await serving.stranger()
    shown = await get(stranger, HERE)
    offer = shown["at"]["now"]["offers"][0]["do"]
    taken = next(space["name"] for space in shown["at"]["now"]["view"]["map"] if space["crystal"])
    refused = await post(stranger, f"{HERE}/try", {"moves": [f"{offer[:2]}-{taken}"]})
    assert refused["refused"] == {"rule": "WQ-4.1", "told": ["wq-refuse-space-occupied", {}]}
    assert refused["at"] == shown["at"]


@pytest.mark.asyncio
async def test_several_decisions_follow_each_other(serving: Serving) -> None:
    stranger = await serving.stranger()
    path = f"/api/puzzles/winter-queen/{LONG.id}"
    shown = await get(stranger, path)
    first = next(do for do, value in shown["at"]["values"].items() if value == shown["wanted"])
    between = await post(stranger, f"{path}/try", {"moves": [first]})
    assert not between["at"]["reached"]
    then = next(do for do, value in between["at"]["values"].items() if value == shown["wanted"])
    assert (await post(stranger, f"{path}/try", {"moves": [first, then]}))["at"]["reached"]


@pytest.mark.asyncio
async def test_it_explains_itself_as_a_table_does(serving: Serving) -> None:
    stranger = await serving.stranger()
    shown = await get(stranger, HERE)
    answer = await post(stranger, f"{HERE}/ask", {"about": shown["about"]})
    assert answer["value"] == shown["at"]["value"]
    assert max(answer["if"].values()) == shown["wanted"]
    right = next(do for do, value in shown["at"]["values"].items() if value == shown["wanted"])
    after = await post(stranger, f"{HERE}/ask", {"about": shown["about"], "moves": [right]})
    assert after["value"] == shown["wanted"]


@pytest.mark.asyncio
async def test_bad_requests_are_refused(serving: Serving) -> None:
    stranger = await serving.stranger()
    for path in ("winter-tales", "chess", "winter-queen/nothing", "winter-queen/%00"):
        assert (await stranger._http.get(f"/api/puzzles/{path}")).status_code == 404
    for body in (
        {},
        {"moves": ["chess"]},
        {"moves": ["R1-a1"] * (PUZZLE_MOVES + 1)},
        {"moves": ["x" * 300]},
        {"moves": 3},
        {"moves": [], "more": 1},
    ):
        await post(stranger, f"{HERE}/try", body, status=400)
    await post(stranger, f"{HERE}/ask", {"about": {"moon": 1}}, status=400)


@pytest.mark.asyncio
async def test_games_say_whether_they_have_puzzles(serving: Serving) -> None:
    stranger = await serving.stranger()
    games = {game["id"]: game["puzzles"] for game in await get(stranger, "/api/games")}
    assert games == {"winter-queen": True, "witchstone": True, "winter-tales": False}
