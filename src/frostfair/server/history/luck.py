"""Luck that can be checked: seals while a table is played, and everything when it is over."""

from typing import Any

from litestar import Router, get
from litestar.params import FromPath

from frostfair.kernel.codec import from_json
from frostfair.server.http import Hall
from frostfair.server.table.position import seals as seals_of


@get("/tables/{table:str}/seals")
async def seals(hall: Hall, table: FromPath[str]) -> dict[str, str]:
    """By version. Kept while it is played, they show afterwards that no record was altered."""
    kept = await (await hall.table(table)).ask(lambda room: seals_of(room.match))
    return {str(version): seal for version, seal in (kept or {}).items()}


@get("/tables/{table:str}/log")
async def log(hall: Hall, table: FromPath[str]) -> dict[str, Any]:
    """A finished table as one file: `frostfair verify-luck` checks every deal with it."""
    exported = from_json(await hall.store.export_table(table))
    assert isinstance(exported, dict)
    return exported


ROUTER = Router("/api", route_handlers=[seals, log], tags=["luck"])
