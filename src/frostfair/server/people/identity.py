"""Who speaks: a session in a signed cookie, or a bearer token with scopes."""

import asyncio
import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, Signer
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.params import SkipValidation

from frostfair.server.settings import Settings
from frostfair.store.keys import SESSION_LIVES, Session, Token
from frostfair.store.people import User
from frostfair.store.store import Store
from frostfair.wire.rest import COOKIE

SEEN_EVERY: Final = 3600_000  # milliseconds

# What a token may do. People in a browser may do everything.
PLAY: Final = "play"  # sit down, see what one's seat sees, decide, talk
LOBBY: Final = "lobby"  # open tables, invite, start them
SCOPES: Final = (PLAY, LOBBY)
ACCOUNT: Final = "account"  # never a token's


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody we know, and by what we know them."""

    user: User
    session: Session | None = None
    token: Token | None = None

    def needs(self, scope: str) -> None:
        if self.token is not None and scope not in self.token.scopes:
            raise PermissionDeniedException(f"this token may not {scope}")

    def may_any(self, scopes: Collection[str]) -> bool:
        return self.token is None or not self.token.scopes.isdisjoint(scopes)

    @property
    def id(self) -> str:
        return self.user.id


Who = NamedDependency[SkipValidation[Caller]]


class Doorkeeper:
    """Opens sessions and recognises them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._secure = settings.secure
        self._signer = Signer(settings.secret, salt="frostfair-session", digest_method=hashlib.sha256)
        self._hasher = PasswordHasher()

    async def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller | None:
        """Whose request this is; None for a stranger."""
        header = connection.headers.get("authorization", "")
        if header:
            return await self._by_token(header)
        return await self._by_cookie(connection.cookies.get(COOKIE, ""))

    async def _by_token(self, header: str) -> Caller | None:
        kind, _, secret = header.partition(" ")
        if kind.lower() != "bearer":
            return None
        token = await self._store.tokens.find(secret.strip())
        if token is None:
            return None
        if token.seen is None or self._store.now() - token.seen > SEEN_EVERY:
            await self._store.tokens.saw(token.id)
        return Caller(await self._store.people.get(token.user), token=token)

    async def _by_cookie(self, cookie: str) -> Caller | None:
        try:
            secret = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None
        found = await self._store.sessions.find_user(secret)
        if found is None:
            return None
        session, user = found
        if self._store.now() - session.seen > SEEN_EVERY:
            await self._store.sessions.saw(session.id)
        return Caller(user, session=session)

    async def open(self, user: str, agent: str) -> Cookie:
        """A new session, never one that was there before: nobody can be given a session to log in with."""
        _, secret = await self._store.sessions.open(user, agent[:200])
        return self._cookie(self._signer.sign(secret).decode(), SESSION_LIVES // 1000)

    def farewell(self) -> Cookie:
        return self._cookie("", 0)

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=value,
            path="/",
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    # --- passwords: slow on purpose, so never on the event loop ---

    async def hash(self, password: str) -> str:
        return await asyncio.to_thread(self._hasher.hash, password)

    async def matches(self, user: User | None, password: str) -> bool:
        """Takes as long for a login that doesn't exist as for one that does."""
        known = user.password if user is not None and user.password else None
        if known is None:
            await self.hash(password)
            return False
        return await asyncio.to_thread(self._verify, known, password)

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False


async def provide_caller(request: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """For handlers that need somebody."""
    door: Doorkeeper = request.app.state.door
    caller = await door.recognise(request)
    if caller is None:
        raise NotAuthorizedException("nobody is signed in")
    return caller


def with_cookie(response: Response[Any], cookie: Cookie) -> Response[Any]:
    response.set_cookie(cookie)
    return response
