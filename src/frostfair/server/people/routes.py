"""Who I am: guests, accounts, sessions, tokens, and the right to leave with everything or without a trace."""

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, FromQuery, JSONBody

from frostfair.kernel.errors import Malformed
from frostfair.server.http import Guarded, Hall, address, limited
from frostfair.server.people import identity
from frostfair.server.people.identity import ACCOUNT, PLAY, Caller, Doorkeeper, Who
from frostfair.store import people
from frostfair.store.rows import OPEN, PLAYING
from frostfair.wire import limits
from frostfair.wire.rest import (
    Credentials,
    Me,
    Muted,
    NewAccount,
    NewGuest,
    NewPassword,
    NewToken,
    SessionInfo,
    TokenInfo,
    WhoAmI,
)
from frostfair.wire.sanitise import clean_name


def me(user: people.User) -> Me:
    return Me(user.id, user.kind, user.name)


def _door(request: Guarded) -> Doorkeeper:
    door: Doorkeeper = request.app.state.door
    return door


async def _enter(request: Guarded, user: people.User) -> Response[Me]:
    """With a session that is new in any case."""
    door = _door(request)
    cookie = await door.open(user.id, request.headers.get("user-agent", ""))
    return identity.with_cookie(Response(me(user)), cookie)


# --- coming in ---


@post("/guest", status_code=201)
async def be_guest(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[NewGuest]) -> Response[Me]:
    """A name is enough to play at once."""
    limited(request, "guests", address(request))
    return await _enter(request, await hall.store.people.welcome(clean_name(data.name)))


@post("/account", status_code=201)
async def register(
    request: Request[Any, Any, Any], hall: Hall, caller: Who, data: JSONBody[NewAccount]
) -> Response[Me]:
    """The guest becomes an account and keeps everything. All other sessions end, and tokens unless kept."""
    caller.needs(ACCOUNT)
    limited(request, "logins", address(request))
    if caller.user.kind != people.GUEST:
        raise Malformed("this user has an account already")
    password = await _door(request).hash(data.password)
    user = await hall.store.people.register(caller.id, clean_name(data.login), password)
    await _end_what_was(hall, user.id, keep_tokens=data.keep_tokens)
    await _tell_tables_of(hall, user.id)
    return await _enter(request, user)


@post("/login", status_code=200)
async def log_in(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[Credentials]) -> Response[Me]:
    """A guest who logs in brings along the seats they took."""
    limited(request, "logins", address(request))
    limited(request, "logins", f"login {people.folded(data.login)}")
    door = _door(request)
    user = await hall.store.people.by_login(data.login)
    if not await door.matches(user, data.password) or user is None:
        raise NotAuthorizedException("wrong name or password")
    await _leave_as(request, hall, await door.recognise(request), user)
    return await _enter(request, user)


async def _leave_as(request: Guarded, hall: Hall, before: Caller | None, user: people.User) -> None:
    if before is None or before.session is None:
        return
    if before.user.kind == people.GUEST:
        tables = [row.id for row in await hall.store.tables.of_user(before.id)]
        await hall.store.people.merge(before.id, user.id)
        for table in tables:
            await hall.changed(table)
    else:
        await hall.store.sessions.revoke(before.id, before.session.id)
    hall.hang_up(before.id)


@post("/logout", status_code=200)
async def log_out(request: Request[Any, Any, Any], hall: Hall, caller: Who) -> Response[None]:
    caller.needs(ACCOUNT)
    if caller.session is not None:
        await hall.store.sessions.revoke(caller.id, caller.session.id)
        hall.hang_up(caller.id)
    return identity.with_cookie(Response(None), _door(request).farewell())


# --- me ---


@get("/me")
async def who_am_i(caller: Who) -> Me:
    return me(caller.user)


@get("/whoami")
async def whoami(request: Request[Any, Any, Any]) -> WhoAmI:
    """The same without a refusal: a browser asks it before the user has a name."""
    door: Doorkeeper = request.app.state.door
    caller = await door.recognise(request)
    return WhoAmI(None if caller is None else me(caller.user))


@patch("/me")
async def rename(hall: Hall, caller: Who, data: JSONBody[NewGuest]) -> Me:
    caller.needs(ACCOUNT)
    user = await hall.store.people.rename(caller.id, clean_name(data.name))
    await _tell_tables_of(hall, caller.id)
    return me(user)


async def _tell_tables_of(hall: Hall, user: str) -> None:
    """All at the same tables read the new name."""
    for status in (OPEN, PLAYING):
        for row in await hall.store.tables.of_user(user, status):
            await hall.changed(row.id)


@post("/password", status_code=200)
async def change_password(
    request: Request[Any, Any, Any], hall: Hall, caller: Who, data: JSONBody[NewPassword]
) -> Response[Me]:
    """Every session ends but a new one for the caller, and every token unless they are to be kept."""
    caller.needs(ACCOUNT)
    limited(request, "logins", address(request))
    door = _door(request)
    if not await door.matches(caller.user, data.old):
        raise NotAuthorizedException("wrong password")
    await hall.store.people.set_password(caller.id, await door.hash(data.new))
    await _end_what_was(hall, caller.id, keep_tokens=data.keep_tokens)
    return await _enter(request, caller.user)


async def _end_what_was(hall: Hall, user: str, *, keep_tokens: bool, but: str | None = None) -> None:
    """Sessions, and tokens too: one made in a stolen session would outlive it."""
    await hall.store.sessions.revoke_others(user, but)
    if not keep_tokens:
        await hall.store.tokens.revoke_all(user)
    hall.hang_up(user)


@delete("/me", status_code=200)
async def forget_me(request: Request[Any, Any, Any], hall: Hall, caller: Who) -> Response[None]:
    """Name, sessions, tokens and every word: gone. Seats of begun games stay, nameless."""
    caller.needs(ACCOUNT)
    left = await hall.store.tables.forsake(caller.id)
    tables = [row.id for row in await hall.store.tables.of_user(caller.id)]
    await hall.store.people.delete(caller.id)
    hall.hang_up(caller.id)
    for table in {*left, *tables}:
        await hall.changed(table)
    return identity.with_cookie(Response(None), _door(request).farewell())


@get("/me/export")
async def export_me(hall: Hall, caller: Who) -> dict[str, Any]:
    """All that is kept about me."""
    caller.needs(ACCOUNT)
    await hall.last_seen.flush(caller.id)  # kept too, though not yet in the store
    return await hall.store.people.export(caller.id)


# --- sessions and tokens ---


@get("/sessions")
async def sessions(hall: Hall, caller: Who) -> list[SessionInfo]:
    caller.needs(ACCOUNT)
    mine = caller.session.id if caller.session else None
    found = await hall.store.sessions.of_user(caller.id)
    return [SessionInfo(s.id, s.agent, s.created, s.seen, s.id == mine) for s in found]


@delete("/sessions/{session:str}")
async def revoke_session(
    hall: Hall, caller: Who, session: FromPath[str], keep_tokens: FromQuery[bool] = False
) -> None:
    """With the tokens that it has made, unless they are to be kept."""
    caller.needs(ACCOUNT)
    await hall.store.sessions.revoke(caller.id, session)
    if not keep_tokens:
        await hall.store.tokens.revoke_all(caller.id, session)
    hall.hang_up(caller.id)


@delete("/sessions")
async def revoke_other_sessions(hall: Hall, caller: Who, keep_tokens: FromQuery[bool] = False) -> None:
    """All but this one; and all tokens, unless they are to be kept."""
    caller.needs(ACCOUNT)
    mine = caller.session.id if caller.session else None
    await _end_what_was(hall, caller.id, keep_tokens=keep_tokens, but=mine)


@get("/tokens")
async def tokens(hall: Hall, caller: Who) -> list[TokenInfo]:
    caller.needs(ACCOUNT)
    found = await hall.store.tokens.of_user(caller.id)
    return [TokenInfo(t.id, t.name, sorted(t.scopes), t.created, t.seen) for t in found]


@post("/tokens")
async def issue_token(hall: Hall, caller: Who, data: JSONBody[NewToken]) -> TokenInfo:
    """For a program that plays for me. The secret is told this once."""
    caller.needs(ACCOUNT)
    if unknown := set(data.scopes) - set(identity.SCOPES):
        raise Malformed(f"unknown scope {min(unknown)[:40]!r}; available: {', '.join(identity.SCOPES)}")
    name = clean_name(data.name)
    session = caller.session.id if caller.session else None
    token, secret = await hall.store.tokens.issue(
        caller.id, name, data.scopes, most=limits.TOKENS, session=session
    )
    return TokenInfo(token.id, token.name, sorted(token.scopes), token.created, None, secret)


@delete("/tokens/{token:str}")
async def revoke_token(hall: Hall, caller: Who, token: FromPath[str]) -> None:
    caller.needs(ACCOUNT)
    await hall.store.tokens.revoke(caller.id, token)
    hall.hang_up(caller.id)


# --- whom I don't want to read ---


@get("/mutes")
async def mutes(hall: Hall, caller: Who) -> list[Muted]:
    caller.needs(PLAY)
    names = await hall.store.people.names(sorted(await hall.store.people.muted_by(caller.id)))
    return [Muted(user, name) for user, name in sorted(names.items(), key=lambda named: named[1].casefold())]


@put("/mutes/{user:str}", status_code=204)
async def mute(hall: Hall, caller: Who, user: FromPath[str]) -> None:
    caller.needs(PLAY)
    await hall.store.people.mute(caller.id, user)
    hall.mute(caller.id, user, True)


@delete("/mutes/{user:str}")
async def unmute(hall: Hall, caller: Who, user: FromPath[str]) -> None:
    caller.needs(PLAY)
    await hall.store.people.mute(caller.id, user, muted=False)
    hall.mute(caller.id, user, False)


ROUTER = Router(
    "/api",
    route_handlers=[
        be_guest,
        register,
        log_in,
        log_out,
        who_am_i,
        whoami,
        rename,
        change_password,
        forget_me,
        export_me,
        sessions,
        revoke_session,
        revoke_other_sessions,
        tokens,
        issue_token,
        revoke_token,
        mutes,
        mute,
        unmute,
    ],
    tags=["people"],
)
