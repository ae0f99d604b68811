"""docs/protocol.md tells exactly the messages, fields and limits that there are."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from frostfair import server, store
from frostfair.server.app import make_app
from frostfair.server.http import _STATUS
from frostfair.server.pages.openapi import OPERATIONS, completed
from frostfair.server.settings import Settings
from frostfair.wire import limits, rest
from frostfair.wire import messages as wire
from frostfair.wire.clock import ClockFace, LivePace, TurnPace
from frostfair.wire.data import (
    History,
    LogLine,
    MyTable,
    Offer,
    Position,
    Reveal,
    SeatInfo,
    Stage,
    TableData,
    TellingData,
    TextData,
    Untold,
)
from frostfair.wire.explanation import Gained
from frostfair.wire.ledger import Counted, Ledger, LedgerEntry

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return TEXT.split(f"### {title}\n", 1)[1].split("\n#", 1)[0]


def documented(title: str) -> dict[str, set[str]]:
    """The rows of a table of messages: type -> fields."""
    rows = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\| [^|]+ \|$", section(title), re.MULTILINE)
    return {kind: set(re.findall(r"`([a-z_.]+)`", fields)) for kind, fields in rows}


def declared(union: Any) -> dict[str, set[str]]:
    """The same from the structs."""
    found: dict[str, set[str]] = {}
    for cls in get_args(union):
        fields: set[str] = set()
        for field in msgspec.structs.fields(cls):
            inner = [t for t in (field.type, *get_args(field.type)) if hasattr(t, "__struct_fields__")]
            names = {f"{field.name}.{name}" for t in inner for name in t.__struct_encode_fields__}
            fields |= {"d"} if cls is wire.Table else names or {field.name}
        found[cls.__struct_config__.tag] = fields
    return found


@pytest.mark.parametrize(
    ("title", "union"),
    [("What you send", wire.Asked), ("What you get", wire.ServerMessage)],
    ids=["sent", "got"],
)
def test_every_message_is_told_with_every_field(title: str, union: Any) -> None:
    assert documented(title) == declared(union)


def test_every_error_is_told() -> None:
    sources = "".join(path.read_text() for path in Path(server.__file__).parent.rglob("*.py"))
    errors = set(re.findall(r'RefusedData\("([a-z]+)"', sources))
    reasons = set(re.findall(r'(?:_refuse\(socket, |\.close\(|\.drop\()"([a-z-]+)"', sources))
    assert len(errors) == 4
    assert len(reasons) == 9
    for word in errors | reasons:
        assert f"`{word}`" in TEXT, word


def test_every_request_is_told() -> None:
    told = set(re.findall(r"`?(/(?:api|ws|healthz|readyz|metrics)[a-z/{}.-]*)", TEXT))
    suffixes = set(re.findall(r"`(/[a-z]+)`", TEXT))
    for path in make_app(Settings("x" * 32)).openapi_schema.paths or {}:
        plain = re.sub(r"{(table|session|token)}", "{id}", path)
        last = "/" + plain.rsplit("/", 1)[1]
        assert plain in told or last in suffixes, plain


DESCRIBED = (
    Position,
    Offer,
    Reveal,
    TellingData,
    Untold,
    TextData,
    LogLine,
    Gained,
    History,
    Stage,
    Ledger,
    LedgerEntry,
    Counted,
    SeatInfo,
    TableData,
    MyTable,
    ClockFace,
    rest.GameInfo,
    rest.OptionInfo,
    rest.WantedTable,
    rest.SitDown,
    rest.Kick,
    rest.Word,
    rest.SeatBot,
    rest.Code,
    rest.Me,
    rest.WhoAmI,
    rest.SessionInfo,
    rest.NewToken,
    rest.TokenInfo,
    rest.PuzzleShelf,
    rest.PuzzleInfo,
    rest.DailyPuzzle,
    rest.PuzzleData,
    rest.PuzzleMoment,
    rest.Tried,
    rest.WhyNot,
    rest.PuzzleMoves,
    rest.PuzzleQuestion,
    rest.Muted,
    rest.NewPassword,
    rest.Credentials,
    rest.Imagined,
    rest.Refusal,
    LivePace,
    TurnPace,
)


@pytest.mark.parametrize("cls", DESCRIBED, ids=lambda cls: str(cls.__name__))
def test_every_field_is_told(cls: Any) -> None:
    """In code marks, alone or in a list of fields."""
    prose = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
    marked = " ".join(re.findall(r"`([^`]+)`", prose))
    words = set(re.findall(r"[a-z_]+", marked))
    assert set(cls.__struct_encode_fields__) - words == set()


def test_every_refusal_of_a_request_is_told() -> None:
    table = TEXT.split("| `error` | status |", 1)[1].split("\n\n", 1)[0]
    for status, name in _STATUS.values():
        assert re.search(rf"^\|.*`{name}`.*\| {status} \|", table, re.MULTILINE), name
    sources = "".join(path.read_text() for path in Path(server.__file__).parent.rglob("*.py"))
    sources += "".join(path.read_text() for path in Path(store.__file__).parent.glob("*.py"))
    reasons = set(re.findall(r'NotNow\("([a-z-]+)"\)', sources))
    assert len(reasons) >= 4
    for reason in reasons - {"text-is-not-plain", "text-is-redacted"}:  # which only sockets can meet
        assert f"`{reason}`" in table, reason


def test_the_document_tells_how_refusals_look_and_who_may_ask() -> None:
    document = completed(make_app(Settings("x" * 32)).openapi_schema.to_schema())
    assert document["openapi"].startswith("3.1")
    for path, item in document["paths"].items():
        for method in {"get", "put", "post", "patch", "delete"} & set(item):
            answers = item[method]["responses"]
            if item[method].get("tags") == [OPERATIONS]:  # plain texts; tests/server/pages asks them
                continue
            assert answers["default"]["content"]["application/json"]["schema"] == {
                "$ref": "#/components/schemas/Refusal"
            }
            assert all(status < "400" for status in answers if status != "default"), (path, method)
    assert document["paths"]["/api/tables/{table}/sit"]["post"]["description"].startswith("Take a free seat")
    assert document["components"]["schemas"]["Refusal"]["required"] == ["error", "reason"]
    assert document["components"]["securitySchemes"]["cookie"]["name"] == "frostfair"


def test_the_limits_are_told() -> None:
    for number in (
        limits.FRAME_BYTES // 1024,
        limits.BODY_BYTES // 1024,
        limits.QUEUED_MESSAGES,
        limits.GAP,
        limits.SOCKETS_PER_ADDRESS,
        limits.SOCKETS_PER_TABLE,
        limits.OPEN_TABLES,
        limits.TOKENS,
    ):
        assert re.search(rf"\b{number}\b", TEXT), number
    for many, seconds in (
        (limits.MESSAGES, limits.MESSAGES_SECONDS),
        (limits.REQUESTS, limits.REQUESTS_SECONDS),
    ):
        assert f"{many} in {seconds:.0f} s" in TEXT
