"""A user at a server: signed in, in the lobby."""

from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from frostfair.client.table import TableLink
from frostfair.kernel.errors import FrostfairError
from frostfair.wire.clock import NoPace, Pace, write_pace
from frostfair.wire.data import ChatData, ChatLog, History, TableData
from frostfair.wire.ledger import Ledger
from frostfair.wire.rest import COOKIE

T = TypeVar("T")


class ApiError(FrostfairError):
    """The server said no."""

    def __init__(self, status: int, error: str, reason: str) -> None:
        super().__init__(f"{status} {error}: {reason}")
        self.status = status
        self.error = error
        self.reason = reason


class Session:
    """Use it as an async context. With a token it is a bot's session, else a cookie is kept."""

    def __init__(self, url: str, *, token: str | None = None, timeout: float = 20.0) -> None:
        self.url = url.rstrip("/")
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self._headers = headers
        self._http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=timeout, trust_env=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; a refusal raises."""
        answer = await self._http.request(method, path, json=body)
        if answer.is_error:
            raise _refused(answer)
        return answer.json() if answer.content else None

    async def _table(self, method: str, path: str, body: object = None) -> TableData:
        return msgspec.convert(await self.ask(method, path, body), TableData)

    # --- who I am ---

    @property
    def cookie(self) -> str | None:
        """What the server knows us by; keep it secret."""
        return self._http.cookies.get(COOKIE)

    @cookie.setter
    def cookie(self, cookie: str) -> None:
        self._http.cookies.set(COOKIE, cookie)

    async def be_guest(self, name: str) -> dict[str, Any]:
        return dict(await self.ask("POST", "/api/guest", {"name": name}))

    async def register(self, login: str, password: str) -> dict[str, Any]:
        return dict(await self.ask("POST", "/api/account", {"login": login, "password": password}))

    async def log_in(self, login: str, password: str) -> dict[str, Any]:
        return dict(await self.ask("POST", "/api/login", {"login": login, "password": password}))

    async def me(self) -> dict[str, Any]:
        return dict(await self.ask("GET", "/api/me"))

    async def new_token(self, name: str, *scopes: str) -> str:
        """The secret of a bearer token for a program."""
        told = await self.ask("POST", "/api/tokens", {"name": name, "scopes": list(scopes)})
        return str(told["secret"])

    # --- the lobby ---

    async def tables(self) -> list[TableData]:
        return msgspec.convert(await self.ask("GET", "/api/tables"), list[TableData])

    async def create(
        self,
        game: str,
        seats: int,
        *,
        options: dict[str, Any] | None = None,
        pace: Pace | None = None,
        private: bool = False,
        asks_end_turn: bool = True,
        bots: dict[int, str] | None = None,
        hot_seat: bool = False,
        language: str | None = None,
    ) -> TableData:
        return await self._table(
            "POST",
            "/api/tables",
            {
                "game": game,
                "seats": seats,
                "options": options or {},
                "pace": write_pace(pace or NoPace()),
                "visibility": "private" if private else "listed",
                "asks_end_turn": asks_end_turn,
                "bots": {str(seat): bot for seat, bot in (bots or {}).items()},
                "hot_seat": hot_seat,
                "language": language,
            },
        )

    async def table(self, table: str) -> TableData:
        return await self._table("GET", f"/api/tables/{table}")

    async def by_code(self, code: str) -> TableData:
        return await self._table("GET", f"/api/codes/{code}")

    async def code(self, table: str) -> str:
        return str((await self.ask("POST", f"/api/tables/{table}/code"))["code"])

    async def sit(self, table: str, seat: int | None = None, name: str | None = None) -> TableData:
        """Take a seat; with a `name` one more, at a table where people share a screen."""
        return await self._table("POST", f"/api/tables/{table}/sit", {"seat": seat, "name": name})

    async def leave(self, table: str) -> TableData:
        return await self._table("POST", f"/api/tables/{table}/leave")

    async def kick(self, table: str, seat: int) -> TableData:
        return await self._table("POST", f"/api/tables/{table}/kick", {"seat": seat})

    async def word(self, table: str, word: str) -> TableData:
        return await self._table("POST", f"/api/tables/{table}/word", {"word": word})

    async def start(self, table: str) -> TableData:
        return await self._table("POST", f"/api/tables/{table}/start")

    async def rematch(self, table: str) -> TableData:
        return await self._table("POST", f"/api/tables/{table}/rematch")

    async def history(
        self, table: str, since: int = 0, limit: int = 1000, seat: int | None = None
    ) -> History:
        """What happened after a version, as one's seat may know it, with its events.

        `seat` is the one to look through, where several are ours.
        """
        path = f"/api/tables/{table}/history?from={since}&limit={limit}&events=true"
        path += "" if seat is None else f"&seat={seat}"
        return msgspec.convert(await self.ask("GET", path), History)

    async def chat(self, table: str) -> list[ChatData]:
        return msgspec.convert(await self.ask("GET", f"/api/tables/{table}/chat"), ChatLog).lines

    async def ledger(self, table: str, seat: int | None = None) -> Ledger:
        """Where the points came from, as far as one's seat may know them."""
        path = f"/api/tables/{table}/ledger" + ("" if seat is None else f"?seat={seat}")
        return msgspec.convert(await self.ask("GET", path), Ledger)

    async def tale(self, table: str) -> str:
        """What was told at a table, as Markdown."""
        return await self._text(f"/api/tables/{table}/tale.md")

    async def book(self, table: str, name: str, language: str = "en") -> bytes:
        """What was told at a table as `book.epub`, `.pdf`, `.html`, `.md` or `.json`; or a picture of it."""
        return await self._bytes(f"/api/tables/{table}/tale/{name}?language={language}")

    async def shared_book(self, link: str, name: str, language: str = "en") -> bytes:
        """The same of a tale that is shared by a link."""
        return await self._bytes(f"/api/shared/{link}/{name}?language={language}")

    async def log(self, table: str) -> str:
        """A finished table as one file."""
        return await self._text(f"/api/tables/{table}/log")

    async def _text(self, path: str) -> str:
        return (await self._bytes(path)).decode()

    async def _bytes(self, path: str) -> bytes:
        answer = await self._http.get(path)
        if answer.is_error:
            raise _refused(answer)
        return answer.content

    # --- at the table ---

    def link(self, table: str, since: int | None = None, seat: int | None = None) -> TableLink:
        """A socket to a table, to be used as an async context; what happened after `since` is told too.

        `seat` is the one to look through, where several are ours.
        """
        address = f"ws{self.url.removeprefix('http')}/ws/tables/{table}"
        return TableLink(address, self.socket_headers(), since, seat)

    async def imagined(self, table: str) -> dict[str, Any]:
        """A state that one's seat considers possible, as bots get it; `v` is the version it is about."""
        return dict(await self.ask("GET", f"/api/tables/{table}/imagined"))

    def socket_headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)
        return {**self._headers, **({"cookie": cookies} if cookies else {})}


def _refused(answer: httpx.Response) -> ApiError:
    try:
        told = answer.json()
        return ApiError(answer.status_code, str(told["error"]), str(told["reason"]))
    except (ValueError, KeyError, TypeError):
        return ApiError(answer.status_code, "http", answer.text[:200])
