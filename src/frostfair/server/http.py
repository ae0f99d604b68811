"""What all doors share: who is asked, how often one may ask, and how a refusal looks."""

import time
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, TypeAlias

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.params import SkipValidation

from frostfair.kernel.errors import FrostfairError, IllegalAction, Malformed, StaleCommand
from frostfair.server.hub import Hub
from frostfair.server.transport.rate import Rates
from frostfair.store.errors import Conflict, NotFound, NotNow, StoreUnavailable, Taken
from frostfair.wire import limits
from frostfair.wire.rest import Refusal

Hall = NamedDependency[SkipValidation[Hub]]
Guarded: TypeAlias = ASGIConnection[Any, Any, Any, Any]


class Limits:
    """How often one address may do what can be abused."""

    def __init__(self, *, counting: bool = True) -> None:
        self.counting = counting  # a load test comes from one address, and faster than people
        self._rates = {
            "requests": Rates(limits.REQUESTS, limits.REQUESTS_SECONDS),
            "guests": Rates(limits.GUESTS, 60.0),
            "logins": Rates(limits.LOGINS, 60.0),
            "codes": Rates(limits.CODES, 60.0),
        }

    def allows(self, what: str, who: str) -> bool:
        return not self.counting or self._rates[what].allows(who, time.monotonic())


def limited(request: Guarded, what: str, who: str) -> None:
    counted: Limits = request.app.state.limits
    if not counted.allows(what, who):
        raise TooManyRequestsException(f"too many {what}")


def address(request: Guarded) -> str:
    """Whom limits count: of IPv6 the network, since whoever has one address of it has all 2^64."""
    return network(request.client.host) if request.client else "?"


@lru_cache(maxsize=1024)
def network(host: str) -> str:
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), limits.ADDRESS_BITS), strict=False))


def provide_hall(request: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


_STATUS: dict[type[FrostfairError], tuple[int, str]] = {
    NotFound: (404, "not-found"),
    Taken: (409, "taken"),
    NotNow: (409, "not-now"),
    Conflict: (409, "conflict"),
    StaleCommand: (409, "stale"),
    IllegalAction: (409, "illegal"),
    StoreUnavailable: (503, "unavailable"),
    Malformed: (400, "malformed"),
}


# What clients do wrong is no news for an operator; that the database is away is.
EXPECTED = {*_STATUS, RecursionError, UnicodeDecodeError} - {StoreUnavailable}


def tell_refusal(_: Request[Any, Any, Any], error: FrostfairError) -> Response[Refusal]:
    for kind, (status, name) in _STATUS.items():
        if isinstance(error, kind):
            reason = error.reason if isinstance(error, IllegalAction | NotNow) else str(error)
            rule = error.rule if isinstance(error, IllegalAction) else None
            return Response(Refusal(name, reason, rule), status_code=status)
    return Response(Refusal("refused", str(error)), status_code=400)


def tell_too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Refusal]:
    """A body of ten thousand brackets."""
    return Response(Refusal("malformed", "too deep"), status_code=400)


def tell_no_text(_: Request[Any, Any, Any], error: UnicodeError) -> Response[Refusal]:
    """Bytes that are no UTF-8."""
    return Response(Refusal("malformed", "not a text in UTF-8"), status_code=400)


def tell_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    return Response(
        Refusal("http", str(error.detail)[:300]), status_code=error.status_code, headers=error.headers
    )
