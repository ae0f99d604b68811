"""Guests by the hundred over a few connections: what the load asks by REST."""

from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from frostfair.client.session import ApiError
from frostfair.load.targets import NoServer, Target

CONNECTIONS = 8


@dataclass(frozen=True, slots=True)
class Person:
    """A guest, known at all nodes, who talks to one of them."""

    url: str
    headers: dict[str, str]


class People:
    """Makes guests and speaks for them; keeps no cookies of its own."""

    def __init__(self, target: Target) -> None:
        self._target = target
        limits = httpx.Limits(max_connections=CONNECTIONS, max_keepalive_connections=CONNECTIONS)
        nothing = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self._http = httpx.AsyncClient(trust_env=False, timeout=120, limits=limits, cookies=nothing)

    async def close(self) -> None:
        await self._http.aclose()

    async def guest(self, number: int, table: int) -> Person:
        """Those who play together meet at one node."""
        url = self._target.url(table)
        answer = await self._send("POST", f"{url}/api/guest", {"name": f"Guest {number}"}, {})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        return Person(url, {"cookie": cookie})

    async def ask(self, person: Person, method: str, path: str, body: object = None) -> Any:
        return (await self._send(method, person.url + path, body, person.headers)).json()

    async def _send(self, method: str, url: str, body: object, headers: dict[str, str]) -> httpx.Response:
        try:
            answer = await self._http.request(method, url, json=body, headers=headers)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise NoServer(f"{url}: {str(error) or type(error).__name__}") from None
        if answer.is_error:
            raise ApiError(answer.status_code, url, answer.text[:200])
        return answer
