"""The lobby: tables, seats, codes, words, clocks, from the first chair to the result."""

import asyncio

import pytest

from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Result
from frostfair.kernel.luck import Luck
from frostfair.store.database import KEEP, Entry
from frostfair.store.errors import Conflict, NotFound, NotNow, Taken, VersionTaken
from frostfair.store.rows import ABANDONED, FINISHED, LISTED, OPEN, PLAYING, PRIVATE, NewTable, TableRow
from frostfair.store.store import Store
from tests.store.playing import WINTER_QUEEN, bare_table, new_table, play

pytestmark = pytest.mark.asyncio


async def guest(store: Store, name: str = "Ada") -> str:
    return (await store.people.welcome(name)).id


async def opened(store: Store, host: str | None = None, seats: int = 2, visibility: str = LISTED) -> TableRow:
    return await store.tables.create(NewTable(WINTER_QUEEN, seats, host=host, visibility=visibility))


async def test_a_new_table_is_committed_to_its_seed(store: Store) -> None:
    ada = await guest(store)
    wanted = NewTable(
        WINTER_QUEEN,
        3,
        {"first": 2},
        True,
        {"bank": 600, "increment": 10},
        PRIVATE,
        ada,
        {0: "greedy"},
        "earlier",
    )
    made = await store.tables.create(wanted)
    assert made == await store.tables.get(made.id)
    assert made.commitment == Luck(made.seed).commitment()
    assert made.options == {"first": 2, "open_scores": False}
    assert made.pace == {"bank": 600, "increment": 10}
    assert [(seat.user, seat.bot) for seat in made.seats] == [(None, "greedy"), (ada, None), (None, None)]
    assert (made.status, made.host, made.rematch_of, made.asks_end_turn) == (OPEN, ada, "earlier", True)
    assert len(made.id) == 32


async def test_secrets_are_not_printed(store: Store) -> None:
    table = await opened(store)
    await store.tables.give_code(table.id)
    table = await store.tables.get(table.id)
    assert table.seed not in repr(table)
    assert table.code is not None
    assert table.code not in repr(table)


async def test_what_no_game_knows_is_refused(store: Store) -> None:
    for wanted in (
        NewTable(WINTER_QUEEN, 7),
        NewTable(WINTER_QUEEN, 2, {"sorcery": True}),
        NewTable(WINTER_QUEEN, 2, visibility="secret"),
        NewTable(WINTER_QUEEN, 2, bots={2: "greedy"}),
    ):
        with pytest.raises(Malformed):
            await store.tables.create(wanted)
    assert await store.tables.ids() == []


async def test_people_come_and_go(store: Store) -> None:
    ada, ben, cem = await guest(store), await guest(store, "Ben"), await guest(store, "Cem")
    table = (await opened(store, ada)).id
    assert await store.tables.sit(table, ben) == 1
    assert await store.tables.sit(table, ben) == 1
    with pytest.raises(Taken):
        await store.tables.sit(table, cem)
    with pytest.raises(NotFound):
        await store.tables.leave(table, cem)
    await store.tables.leave(table, ada)
    assert await store.tables.sit(table, ben, 0) == 0
    assert await store.tables.sit(table, cem, 1) == 1
    assert [seat.user for seat in (await store.tables.get(table)).seats] == [ben, cem]
    assert (await store.tables.get(table)).host == ben  # ada has left, and with her seat the table
    assert await store.tables.of_user(ada) == []
    assert [t.id for t in await store.tables.of_user(ben)] == [table]
    with pytest.raises(Conflict):
        await store.tables.sit((await opened(store)).id, "nobody")


async def test_one_question_tells_of_many_tables_what_is_new(store: Store) -> None:
    quiet, played = await new_table(store), await new_table(store)
    await play(store, played, most=3)
    marks = await store.tables.marks([quiet.id, played.id, "nowhere"])
    assert marks == {quiet.id: (quiet.updated, 0), played.id: (played.updated, 3)}
    await store.tables.abandon(quiet.id)
    ((updated, version),) = (await store.tables.marks([quiet.id])).values()
    assert (updated, version) == ((await store.tables.get(quiet.id)).updated, 0)


async def test_of_many_who_want_the_last_seat_one_gets_it(store: Store) -> None:
    people = [await guest(store, f"Guest {i}") for i in range(8)]
    table = (await opened(store, people[0])).id
    told = await asyncio.gather(*(store.tables.sit(table, p) for p in people[1:]), return_exceptions=True)
    assert sorted(str(answer) for answer in told) == ["1"] + ["this seat is taken"] * 6


async def test_who_opens_many_tables_at_once_has_no_more_than_others(store: Store) -> None:
    ada, ben = await guest(store), await guest(store, "Ben")
    wanted = NewTable(WINTER_QUEEN, 2, host=ada)
    told = await asyncio.gather(*(store.tables.create(wanted, 3) for _ in range(8)), return_exceptions=True)
    assert sorted(str(answer) for answer in told if isinstance(answer, Exception)) == ["too-many-tables"] * 5
    tables = [row.id for row in await store.tables.of_user(ada)]
    assert len(tables) == 3
    await store.tables.sit(tables[0], ben)
    await store.tables.start(tables[0])
    await store.tables.abandon(tables[1])
    await store.tables.create(NewTable(WINTER_QUEEN, 2, host=ben), 1)  # where they only sit doesn't count
    await store.tables.create(wanted, 3)  # nor does what is over
    with pytest.raises(NotNow, match="too-many-tables"):
        await store.tables.create(wanted, 3)


async def test_a_bot_takes_only_a_seat_that_nobody_has_and_only_before_the_start(store: Store) -> None:
    ada, ben = await guest(store), await guest(store, "Ben")
    table = (await opened(store, ada, seats=3)).id
    await asyncio.gather(
        store.tables.sit(table, ben, 1), store.tables.seat_bot(table, 1, "greedy"), return_exceptions=True
    )
    seat = (await store.tables.get(table)).seats[1]
    assert (seat.user, seat.bot) in ((ben, None), (None, "greedy"))
    await store.tables.seat_bot(table, 2, "random")
    for taken, bot in ((0, "greedy"), (0, None), (3, "greedy"), (-1, "greedy")):
        with pytest.raises(NotFound, match="free seat"):
            await store.tables.seat_bot(table, taken, bot)
    await store.tables.seat_bot(table, 2, None)
    assert (await store.tables.get(table)).seats[2].is_free
    await store.tables.seat_bot(table, 2, "random")
    await store.tables.start(table)
    with pytest.raises(NotNow, match="table-is-playing"):
        await store.tables.seat_bot(table, 2, None)


async def test_the_words_of_players_are_fixed_at_the_start(store: Store) -> None:
    ada, ben = await guest(store), await guest(store, "Ben")
    table = (await opened(store, ada, seats=3)).id
    await store.tables.sit(table, ben)
    await store.tables.say_word(table, ben, "лёд")
    with pytest.raises(NotNow, match="seats-are-free"):
        await store.tables.start(table)
    await store.tables.seat_bot(table, 2, "greedy")
    await store.tables.say_word(table, ada, "żar")
    started = await store.tables.start(table)
    assert (started.status, started.words) == (PLAYING, ("żar", "лёд"))
    assert started.setup(WINTER_QUEEN).luck.words == ("żar", "лёд")
    for late in (
        store.tables.say_word(table, ada, "late"),
        store.tables.sit(table, ben, 2),
        store.tables.leave(table, ben),
        store.tables.start(table),
    ):
        with pytest.raises(NotNow, match="table-is-playing"):
            await late


async def test_a_bot_takes_over_and_gives_the_seat_back(store: Store) -> None:
    ada = await guest(store)
    table = (await store.tables.create(NewTable(WINTER_QUEEN, 2, host=ada, bots={1: "random"}))).id
    await store.tables.start(table)
    taken_over = (await store.tables.set_bot(table, 0, "greedy")).seats[0]
    assert (taken_over.user, taken_over.bot) == (ada, "greedy")
    assert (await store.tables.set_bot(table, 0, None)).seats[0].bot is None
    with pytest.raises(NotNow, match="nobody-would-play"):
        await store.tables.set_bot(table, 1, None)
    with pytest.raises(NotFound):
        await store.tables.set_bot(table, 2, "random")


async def test_a_code_leads_to_its_table_for_a_while(url: str) -> None:
    clock = [1_000_000]
    store = await Store.open(url, now=lambda: clock[0])
    table = (await opened(store)).id
    first = await store.tables.give_code(table, lives=1000)
    code = await store.tables.give_code(table, lives=1000)
    assert (await store.tables.by_code(code.lower())).id == table
    with pytest.raises(NotFound):
        await store.tables.by_code(first)
    clock[0] += 1000
    with pytest.raises(NotFound):
        await store.tables.by_code(code)
    await store.tables.give_code((await opened(store)).id)
    assert (await store.tables.get(table)).code is None
    await store.close()


async def test_the_lobby_lists_what_is_listed_page_by_page(url: str) -> None:
    clock = [1_000_000]
    store = await Store.open(url, now=lambda: clock[0])
    tables = []
    for _ in range(5):
        clock[0] += 1
        tables.append((await opened(store)).id)
    await opened(store, visibility=PRIVATE)
    page = await store.tables.listed(limit=3)
    assert [table.id for table in page] == tables[:1:-1]
    assert [table.id for table in await store.tables.listed(before=page[-1].updated)] == tables[1::-1]
    assert await store.tables.listed(status=PLAYING) == []
    await store.close()


async def test_tables_that_somebody_must_look_at_are_found_and_taken_once(store: Store) -> None:
    tables = []
    for wake in (300, 100, 200, None):
        table = await store.tables.create(NewTable(WINTER_QUEEN, 2, bots={0: "random", 1: "random"}))
        assert (await store.tables.start(table.id)).wake is not None
        await store.tables.set_wake(table.id, wake)
        tables.append(table.id)
    assert await store.tables.wake(200, 1000) == [tables[1], tables[2]]
    assert await store.tables.wake(200, 1000) == []
    assert await store.tables.wake(1000, 2000, limit=1) == [tables[0]]
    await store.tables.abandon(tables[1])
    await store.tables.set_wake(tables[1], 1)
    assert await store.tables.wake(2000, 3000) == [tables[2], tables[0]]
    assert (await store.tables.set_bot(tables[3], 0, "greedy")).wake is not None


async def test_a_record_says_when_to_look_again(store: Store) -> None:
    tables = [await bare_table(store) for _ in range(3)]
    for version, wakes in ((1, (100, KEEP, 200)), (2, (KEEP, 300, None))):
        entries = [
            Entry(table, version, "{}", 1, wake=wake) for table, wake in zip(tables, wakes, strict=True)
        ]
        await asyncio.gather(*(store.writer.append(entry) for entry in entries))
    assert [(await store.tables.get(table)).wake for table in tables] == [100, 300, None]
    with pytest.raises(VersionTaken):
        await store.writer.append(Entry(tables[0], 1, "{}", 1, wake=5))
    assert (await store.tables.get(tables[0])).wake == 100


async def test_the_end_is_said_once_and_may_be_repeated(store: Store) -> None:
    table = await store.tables.create(NewTable(WINTER_QUEEN, 2, bots={0: "random", 1: "random"}))
    result = Result((3, 4), (1,), "WQ-8.1")
    with pytest.raises(NotNow, match="table-is-open"):
        await store.tables.finish(table.id, result)
    await store.tables.start(table.id)
    finished = await store.tables.finish(table.id, result)
    assert (finished.status, finished.result) == (FINISHED, result.pack())
    assert await store.tables.finish(table.id, result) == finished
    with pytest.raises(NotNow, match="table-is-finished"):
        await store.tables.finish(table.id, Result((4, 3), (0,), "WQ-8.1"))
    with pytest.raises(NotNow, match="table-is-finished"):
        await store.tables.abandon(table.id)
    other = await opened(store)
    assert (await store.tables.abandon(other.id)).status == ABANDONED
    await store.tables.delete(other.id)
    for gone in (store.tables.get(other.id), store.tables.delete(other.id), store.tables.abandon(other.id)):
        with pytest.raises(NotFound):
            await gone
