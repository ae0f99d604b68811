"""A table over sockets: chat, undo, watching, bots, lines for programs, time."""

import asyncio
import json
import random
from typing import Any

import pytest

from frostfair.client import Refusal
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import ReplaceData
from tests.server.people.test_people import refused
from tests.server.serving import Serving, must_decide, play, started, told

pytestmark = pytest.mark.asyncio


@pytest.fixture
def serving(serving_each: Serving) -> Serving:
    return serving_each


async def test_chat_reaches_all_but_those_who_muted_and_is_kept_as_it_was_said(serving: Serving) -> None:
    ana, bo, eve = [await serving.guest(name) for name in ("Ana", "Bo", "Eve")]
    table = await started(ana, bo)
    her = (await ana.me())["id"]
    async with ana.link(table.id) as one, bo.link(table.id) as two, eve.link(table.id) as three:
        for link in (one, two, three):
            await link.until(lambda link=link: link.now is not None)  # type: ignore[misc]
        await bo.ask("PUT", f"/api/mutes/{her}")
        assert await bo.ask("GET", "/api/mutes") == [{"id": her, "name": "Ana"}]
        await one.say("<b>hello</b> & \u2744")
        await three.until(lambda: bool(three.chat))
        assert three.chat[0].text == "<b>hello</b> & \u2744"
        assert (three.chat[0].name, three.chat[0].seat) == ("Ana", 0)
        await three.say("psst")
        await two.until(lambda: bool(two.chat))
        assert [line.text for line in two.chat] == ["psst"]
        assert [line.text for line in await bo.chat(table.id)] == ["psst"]
        await bo.ask("DELETE", f"/api/mutes/{her}")
        assert len(await bo.chat(table.id)) == 2


async def test_what_was_read_of_the_chat_is_known_on_every_device(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as one, bo.link(table.id) as phone, bo.link(table.id) as desk:
        for link in (one, phone, desk):
            await link.until(lambda link=link: link.now is not None)  # type: ignore[misc]
        await one.say("hello")
        await one.react("applause")
        await phone.until(lambda: len(phone.chat) == 2)
        log = await bo.ask("GET", f"/api/tables/{table.id}/chat")
        assert [(line["number"], line["text"], line.get("how")) for line in log["lines"]] == [
            (1, "hello", None),
            (2, "applause", "react"),
        ]
        assert log["read"] == 0
        await phone.read(2)
        await desk.until(lambda: desk.read_up_to == 2)
        assert phone.read_up_to == 0  # it knows that itself
        assert (one.read_up_to, one.refusals) == (0, [])
    assert (await bo.ask("GET", f"/api/tables/{table.id}/chat?since=1"))["read"] == 2
    assert (await ana.ask("GET", f"/api/tables/{table.id}/chat"))["read"] == 0


async def test_all_see_who_watches(serving: Serving) -> None:
    ana, bo, eve, tom = [await serving.guest(name) for name in ("Ana", "Bo", "Eve", "Tom")]
    table = await ana.create("winter-queen", 2)
    async with ana.link(table.id) as one:
        await one.until(lambda: one.table is not None)
        async with bo.link(table.id), eve.link(table.id) as watching, eve.link(table.id):
            await one.until(lambda: one.watching.names == ["Bo", "Eve"])
            async with tom.link(table.id) as late:
                await late.until(lambda: late.watching.count == 3)
            await one.until(lambda: one.watching.count == 2)
            await bo.sit(table.id)  # a spectator no more
            await watching.until(lambda: watching.watching.names == ["Eve"])
        await one.until(lambda: one.watching.count == 0)


async def test_chat_before_the_start_has_the_same_limits(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = serving.hub.store.now()
    monkeypatch.setattr(serving.hub.store, "now", lambda: now)  # on a slow machine the bucket would leak
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = (await ana.create("winter-queen", 2)).id
    await bo.sit(table)
    path = f"/api/tables/{table}/messages"

    async def say(text: str) -> str | None:
        answers = await ana.ask("POST", path, {"t": "say", "d": {"text": text}})
        return next((answer["d"]["reason"] for answer in answers if answer["t"] == "refused"), None)

    assert await say(" ") == "chat line is empty"
    assert await say("turned \u202e around") == "chat: contains an unreadable character"
    said = [await say(f"  line {n} ") for n in range(limits.CHAT_LINES)]
    assert said == [None] * limits.CHAT_LINES
    assert await say("one more") == "too-much-chat"
    await ana.start(table)
    assert await say("and now?") == "too-much-chat"
    assert [line.text for line in await bo.chat(table)] == [f"line {n}" for n in range(limits.CHAT_LINES)]


async def test_who_comes_sees_that_it_has_begun_elsewhere_even_if_nobody_said_so(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = (await ana.create("winter-queen", 2)).id
    await bo.sit(table)
    await serving.hub.store.tables.start(table)  # as at another node, whose hint is lost
    async with ana.link(table) as link:
        await link.until(lambda: link.now is not None)
        assert link.table is not None
        assert link.table.status == "playing"


async def test_nobody_decides_for_another_and_watching_is_not_playing(serving: Serving) -> None:
    ana, bo, eve = [await serving.guest(name) for name in ("Ana", "Bo", "Eve")]
    table = await started(ana, bo, options={"first": 1})
    async with ana.link(table.id) as one, bo.link(table.id) as two, eve.link(table.id) as three:
        for link in (one, two, three):
            await link.until(lambda link=link: link.now is not None)  # type: ignore[misc]
        assert one.now is not None
        do = one.now.offers[0].do
        for link, reason in ((two, "not-your-decision"), (three, "only-watching")):
            with pytest.raises(Refusal) as caught:
                await link.act(do)
            assert caught.value.told.reason == reason
        with pytest.raises(Refusal, match="malformed"):
            await one.act("sing")
        assert await one.act(do) == 1
        assert await one.undo() == 2
        await three.until(lambda: three.versions == [1, 2])


async def test_a_program_plays_by_lines_and_posts(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 2, bots={1: "random"}, asks_end_turn=False)
    await ana.start(table.id)
    bot = await serving.stranger(await ana.new_token("bot", "play"))
    chance, result = random.Random(1), None
    async with bot._http.stream("GET", f"/api/tables/{table.id}/stream") as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        async for line in stream.aiter_lines():
            message: dict[str, Any] = json.loads(line) if line.strip() else {"t": "nothing"}
            if message["t"] not in ("view", "news"):
                continue
            now = message["d"]["now"]
            if result := now.get("result"):
                break
            if now.get("offers"):
                do = chance.choice(now["offers"])["do"]
                answer = await bot.ask(
                    "POST",
                    f"/api/tables/{table.id}/messages",
                    {"t": "act", "v": message["v"], "d": {"key": f"k{message['v']}", "do": do}},
                )
                assert [told["t"] for told in answer] == ["done"]
    assert result is not None
    await refused(400, bot.ask("POST", f"/api/tables/{table.id}/messages", {"t": "shout"}))


async def test_bots_play_a_whole_table_and_every_move_is_marked(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 3, bots={1: "random", 2: "random"})
    await ana.start(table.id)
    async with ana.link(table.id) as link:
        await play(link, random.Random(2))
    entries = await serving.hub.store.logs.read(table.id)
    seats = {(json.loads(entry.text)["seat"], entry.bot) for entry in entries}
    assert seats == {(0, None), (1, "random"), (2, "random")}


async def test_a_bot_takes_over_and_gives_back(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo, options={"first": 1})
    async with ana.link(table.id) as one, bo.link(table.id) as two:
        await one.until(lambda: one.now is not None)
        await one.send(wire.Replace(ReplaceData(0, "random")))
        await two.until(lambda: must_decide(two))
        assert two.table is not None
        assert two.table.seats[0].bot == "random"
        with pytest.raises(Refusal, match="a-bot-plays-this-seat"):
            await one.act("pass")
        await one.send(wire.TakeBack())
        await two.until(lambda: two.table is not None and two.table.seats[0].bot is None)
        await asyncio.gather(play(one, random.Random(1)), play(two, random.Random(2)))


async def test_somebody_who_is_gone_is_replaced_by_the_others(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "AWAY_MS", 200)
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo, options={"first": 2})
    async with serving.socket(ana, f"/ws/tables/{table.id}") as socket:
        await socket.send('{"t":"hello"}')
        away = await told(socket, wire.Absence)
        while away.d.gone != [1]:
            away = await told(socket, wire.Absence)
        await socket.send(wire.encode(wire.Replace(ReplaceData(1, "random"))).decode())
        news = await told(socket, wire.News)
        assert news.d.line.bot == "random"


async def test_a_table_leaves_the_memory_when_nobody_looks_and_comes_back(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo, options={"first": 1}, pace=None)
    async with ana.link(table.id) as one:
        await one.until(lambda: must_decide(one))
        assert one.now is not None
        await one.act(one.now.offers[0].do)
        version = one.version
    async with asyncio.timeout(10):
        while not serving.hub.tables[table.id].is_idle:
            await asyncio.sleep(0.01)
    await serving.hub.evict(0.0)
    await serving.hub.evict(limits.IDLE_SECONDS + 1)
    assert serving.hub.tables == {}
    async with ana.link(table.id) as one:
        await one.until(lambda: one.version == version)


async def test_goodbye_before_the_server_stops(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with serving.socket(ana, f"/ws/tables/{table.id}") as socket:
        await socket.send('{"t":"hello"}')
        await told(socket, wire.View)
        stopping = asyncio.create_task(serving.stop())
        bye = await told(socket, wire.Bye)
        assert (bye.d.reason, bye.d.again_ms) == ("restart", 1000)
        await stopping


async def test_operators_see_that_it_lives_and_how_it_goes(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 2, bots={1: "random"})
    await ana.start(table.id)
    async with ana.link(table.id) as link:
        await play(link, random.Random(1), 3)
        for path, words in (
            ("/healthz", "alive"),
            ("/readyz", "ready"),
            ("/metrics", "frostfair_records_total"),
        ):
            answer = await ana._http.get(path)
            assert answer.status_code == 200
            assert words in answer.text
            assert table.id not in answer.text
    schema = (await ana._http.get("/schema/openapi.json")).json()
    assert schema["openapi"].startswith("3.1")
    assert "/api/tables/{table}/sit" in schema["paths"]
