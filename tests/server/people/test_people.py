"""Who I am: guests, accounts, sessions, tokens, leaving."""

import time
from collections.abc import Callable

import pytest
from argon2 import PasswordHasher

from frostfair.client import ApiError, Session
from frostfair.server.people.identity import SEEN_EVERY
from frostfair.server.transport.rate import Rates
from frostfair.wire.rest import COOKIE
from tests.server.serving import Serving, started

pytestmark = pytest.mark.asyncio
PASSWORD = "correct horse battery"


async def refused(status: int, asking: object) -> ApiError:
    with pytest.raises(ApiError) as caught:
        await asking  # type: ignore[misc]
    assert caught.value.status == status, str(caught.value)
    return caught.value


async def test_a_name_is_enough_and_the_cookie_is_closed_to_scripts_and_other_sites(serving: Serving) -> None:
    ana = await serving.stranger()
    await refused(401, ana.me())
    answer = await ana._http.post("/api/guest", json={"name": "  Ana  Żółć "})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ana Żółć"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert (await ana.me())["kind"] == "guest"


async def test_a_stranger_may_ask_who_they_are(serving: Serving) -> None:
    ana = await serving.stranger()
    assert (await ana._http.get("/api/whoami")).json() == {"me": None}
    made = (await ana._http.post("/api/guest", json={"name": "Ana"})).json()
    assert (await ana._http.get("/api/whoami")).json() == {"me": made}


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\u202eb", "a\x00b", "a\nb"])
async def test_a_name_that_cannot_be_read_is_refused(serving: Serving, name: str) -> None:
    await refused(400, (await serving.stranger()).be_guest(name))


async def test_a_forged_cookie_is_nobodys(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    value = ana._http.cookies[COOKIE]
    secret, signature = value.rsplit(".", 1)
    other = "B" if signature[9] == "A" else "A"
    for forged in (f"{secret}.{signature[:9]}{other}{signature[10:]}", f"x{value}", secret, "x.y", ""):
        async with Session(serving.url) as thief:
            thief._http.headers["cookie"] = f"{COOKIE}={forged}"
            await refused(401, thief.me())


async def test_registering_keeps_the_seats_and_ends_every_session_from_before(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    before = ana._http.cookies[COOKIE]
    me = await ana.register("ana", PASSWORD)
    assert me["kind"] == "account"
    assert ana._http.cookies[COOKIE] != before
    assert (await ana.table(table.id)).seats[0].user == me["id"]
    thief = await serving.stranger()
    thief._http.cookies.set(COOKIE, before)
    await refused(401, thief.me())
    await refused(409, bo.register("ANA", PASSWORD))
    await refused(400, ana.register("again", PASSWORD))


async def test_logging_in_brings_the_guests_seat_along(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    account = await ana.register("ana", PASSWORD)
    other = await serving.guest("Somebody")
    table = await other.create("winter-queen", 2)
    await refused(401, other.log_in("ana", "wrong password"))
    await refused(401, other.log_in("nobody", "wrong password"))
    assert (await other.log_in("Ana", PASSWORD))["id"] == account["id"]
    assert (await other.table(table.id)).seats[0].user == account["id"]


async def test_sessions_are_listed_and_revoked(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    await ana.register("ana", PASSWORD)
    phone = await serving.stranger()
    await phone.log_in("ana", PASSWORD)
    sessions = await ana.ask("GET", "/api/sessions")
    assert [s["current"] for s in sessions].count(True) == 1
    (other,) = [s["id"] for s in sessions if not s["current"]]
    await ana.ask("DELETE", f"/api/sessions/{other}")
    await refused(401, phone.me())
    await refused(404, ana.ask("DELETE", f"/api/sessions/{other}"))
    await phone.log_in("ana", PASSWORD)
    await ana.ask("DELETE", "/api/sessions")
    await refused(401, phone.me())
    await ana.ask("POST", "/api/password", {"old": PASSWORD, "new": "another password"})
    await phone.log_in("ana", "another password")
    await ana.ask("POST", "/api/logout")
    assert COOKIE not in ana._http.cookies
    await refused(401, ana.me())


async def test_a_password_is_changed_only_by_whoever_knows_it(serving: Serving) -> None:
    ana, phone = await serving.guest("Ana"), await serving.stranger()
    await ana.register("ana", PASSWORD)
    await refused(
        401, ana.ask("POST", "/api/password", {"old": "not my password", "new": "another password"})
    )
    await refused(401, phone.log_in("ana", "another password"))
    await phone.log_in("ana", PASSWORD)
    await ana.ask("POST", "/api/password", {"old": PASSWORD, "new": "another password"})
    await refused(401, phone.me())
    await refused(401, phone.log_in("ana", PASSWORD))


async def test_whoever_logs_in_once_more_leaves_no_session_behind(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    await ana.register("ana", PASSWORD)
    left = await serving.stranger()
    assert ana.cookie is not None
    left.cookie = ana.cookie
    await ana.log_in("ana", PASSWORD)
    await refused(401, left.me())
    assert len(await ana.ask("GET", "/api/sessions")) == 1


async def test_a_token_may_do_what_its_scopes_say_and_never_touch_the_account(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    secret = await ana.new_token("my bot", "play")
    bot = await serving.stranger(secret)
    assert (await bot.me())["name"] == "Ana"
    await refused(403, bot.create("winter-queen", 2))
    for method, path in (
        ("DELETE", "/api/me"),
        ("GET", "/api/tokens"),
        ("GET", "/api/me/export"),
        ("GET", "/api/sessions"),
    ):
        await refused(403, bot.ask(method, path))
    table = await (await serving.guest("Bo")).create("winter-queen", 2)
    assert (await bot.sit(table.id)).seats[1].name == "Ana"
    await refused(400, ana.new_token("odd", "everything"))
    (kept,) = await ana.ask("GET", "/api/tokens")
    assert kept["secret"] is None
    await ana.ask("DELETE", f"/api/tokens/{kept['id']}")
    await refused(401, bot.me())


async def test_everything_about_me_can_be_taken_along_and_forgotten(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with ana.link(table.id) as link:
        await link.say("remember me")
        await link.until(lambda: bool(link.chat))
    exported = await ana.ask("GET", "/api/me/export")
    assert exported["chat"][0]["body"] == "remember me"
    await ana.ask("DELETE", "/api/me")
    await refused(401, ana.me())
    assert (await bo.table(table.id)).seats[0].name is None
    (line,) = await bo.chat(table.id)
    assert line.text is None


async def test_who_is_forgotten_leaves_the_tables_that_have_not_begun(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    alone, shared = await ana.create("winter-queen", 2), await ana.create("winter-queen", 3)
    await bo.sit(shared.id)
    await ana.ask("DELETE", "/api/me")
    assert (await bo.table(alone.id)).status == "abandoned"
    left = await bo.table(shared.id)
    assert left.host == (await bo.me())["id"]
    assert [seat.name for seat in left.seats] == [None, "Bo", None]


async def test_whether_a_login_exists_is_not_told_by_the_time_it_takes(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked: list[str] = []
    for name in ("hash", "verify"):
        work = getattr(PasswordHasher, name)

        def watched(*given: object, name: str = name, work: Callable[..., object] = work) -> object:
            worked.append(name)
            return work(*given)

        monkeypatch.setattr(PasswordHasher, name, watched)
    ana = await serving.guest("Ana")
    await ana.register("ana", PASSWORD)
    worked.clear()
    for login in ("ana", "nobody"):
        await refused(401, (await serving.stranger()).log_in(login, "wrong password"))
    assert worked == ["verify", "hash"]  # either takes as long as the other


async def test_passwords_are_tried_only_so_often(serving: Serving) -> None:
    ana = await serving.stranger()
    serving.server._served.state.limits._rates["logins"] = Rates(2, 1000.0)
    statuses = set()
    for _ in range(3):
        try:
            await ana.log_in("nobody", "x" * 8)
        except ApiError as error:
            statuses.add(error.status)
            if error.status == 429:
                break
    assert statuses == {401, 429}


async def test_a_new_name_is_read_by_whoever_sits_there(serving: Serving) -> None:
    ana, bo = await serving.guest("Ana"), await serving.guest("Bo")
    table = await started(ana, bo)
    async with bo.link(table.id) as link:
        await link.until(lambda: link.table is not None)
        await ana.ask("PATCH", "/api/me", {"name": "Anna"})
        await link.until(lambda: link.table is not None and link.table.seats[0].name == "Anna")


async def test_behind_https_the_cookie_is_for_https_alone(database: str) -> None:
    for secure in (True, False):
        async with Serving(database, secure=secure) as serving:
            answer = await (await serving.stranger())._http.post("/api/guest", json={"name": "Ana"})
            assert ("secure" in answer.headers["set-cookie"].lower()) is secure


async def test_sessions_and_tokens_in_use_say_since_when(serving: Serving) -> None:
    ana = await serving.stranger()
    ana._http.headers["user-agent"] = "browser" * 100
    await ana.be_guest("Ana")
    bot = await serving.stranger(await ana.new_token("bot", "play"))
    store = serving.hub.store
    (token,) = await ana.ask("GET", "/api/tokens")
    assert token["seen"] is None
    await bot.me()
    (token,) = await ana.ask("GET", "/api/tokens")
    assert token["seen"] is not None
    (session,) = await ana.ask("GET", "/api/sessions")
    assert len(session["agent"]) == 200
    later = store.now() + SEEN_EVERY + 1000
    for part in (store, store.sessions, store.tokens):
        part.now = lambda: later
    await ana.me()
    await bot.me()
    assert (await ana.ask("GET", "/api/sessions"))[0]["seen"] == later
    assert (await ana.ask("GET", "/api/tokens"))[0]["seen"] == later


async def test_a_token_is_a_bearer_token_or_nothing(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    secret = await ana.new_token("bot", "play")
    for header, status in (
        (f"bearer {secret}", 200),
        (f"Basic {secret}", 401),
        (secret, 401),
        ("Bearer x", 401),
    ):
        answer = await ana._http.get("/api/me", headers={"authorization": header})
        assert answer.status_code == status, header  # and the cookie doesn't help whoever sends a wrong token


async def test_one_login_and_one_address_are_tried_only_so_often(serving: Serving) -> None:
    rates = serving.server._served.state.limits._rates
    ana = await serving.stranger()
    rates["logins"] = Rates(2, 1000.0)
    for _ in range(2):  # from wherever
        assert rates["logins"].allows("login ana", time.monotonic())
    await refused(429, ana.log_in("ANA", PASSWORD))
    await refused(401, ana.log_in("somebody", PASSWORD))
    rates["guests"] = Rates(1, 1000.0)
    await ana.be_guest("Ana")
    await refused(429, ana.be_guest("Ana"))
