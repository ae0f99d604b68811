"""Tokens end with the sessions that could have made them, unless their user keeps them."""

from collections.abc import Awaitable, Callable

import pytest

from frostfair.client import ApiError, Session
from tests.server.people.test_people import PASSWORD
from tests.server.serving import Serving

pytestmark = pytest.mark.asyncio
End = Callable[[Session, bool], Awaitable[object]]


async def register(ana: Session, keep: bool) -> object:
    return await ana.ask("POST", "/api/account", {"login": "ana", "password": PASSWORD, "keep_tokens": keep})


async def change_password(ana: Session, keep: bool) -> object:
    await ana.ask("POST", "/api/account", {"login": "ana", "password": PASSWORD, "keep_tokens": True})
    body = {"old": PASSWORD, "new": "another password", "keep_tokens": keep}
    return await ana.ask("POST", "/api/password", body)


async def end_others(ana: Session, keep: bool) -> object:
    return await ana.ask("DELETE", f"/api/sessions?keep_tokens={str(keep).lower()}")


ENDS: dict[str, End] = {"registering": register, "a password": change_password, "others": end_others}


async def is_let_in(serving: Serving, secret: str) -> bool:
    program = await serving.stranger(secret)
    try:
        await program.me()
    except ApiError:
        return False
    return True


@pytest.mark.parametrize("keep", [False, True], ids=["end", "kept"])
@pytest.mark.parametrize("how", ENDS)
async def test_tokens_end_unless_they_are_kept(serving_each: Serving, how: str, keep: bool) -> None:
    ana = await serving_each.guest("Ana")
    secret = await ana.new_token("my bot", "play")
    assert await is_let_in(serving_each, secret)
    await ENDS[how](ana, keep)
    assert await is_let_in(serving_each, secret) is keep
    assert len(await ana.ask("GET", "/api/tokens")) == keep


async def test_a_token_of_a_stolen_session_ends_with_that_session(serving: Serving) -> None:
    ana, thief = await serving.guest("Ana"), await serving.stranger()
    await ana.register("ana", PASSWORD)
    await thief.log_in("ana", PASSWORD)
    mine, stolen = await ana.new_token("mine", "play"), await thief.new_token("stolen", "play")
    other = next(one for one in await ana.ask("GET", "/api/sessions") if not one["current"])
    await ana.ask("DELETE", f"/api/sessions/{other['id']}")
    assert await is_let_in(serving, mine)
    assert not await is_let_in(serving, stolen)
