"""docs/protocol.md tells exactly the messages, fields and limits that there are."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from frostfair.server import limits, wire
from frostfair.server.app import make_app
from frostfair.server.settings import Settings

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
    ("title", "union"), [("What you send", wire.Asked), ("What you get", wire.Told)], ids=["sent", "got"]
)
def test_every_message_is_told_with_every_field(title: str, union: Any) -> None:
    assert documented(title) == declared(union)


def test_every_error_is_told() -> None:
    sources = "".join(path.read_text() for path in Path(wire.__file__).parent.rglob("*.py"))
    errors = set(re.findall(r'RefusedData\("([a-z]+)"', sources))
    reasons = set(re.findall(r'(?:_drop\(listener|_refuse\(socket), "([a-z-]+)"', sources))
    reasons |= set(re.findall(r'\.close\("([a-z-]+)"', sources))
    assert len(errors) == 4
    assert len(reasons) >= 7
    for word in errors | reasons:
        assert f"`{word}`" in TEXT, word


def test_every_request_is_told() -> None:
    told = set(re.findall(r"`?(/(?:api|ws|healthz|readyz|metrics)[a-z/{}.-]*)", TEXT))
    suffixes = set(re.findall(r"`(/[a-z]+)`", TEXT))
    for path in make_app(Settings("x" * 32)).openapi_schema.paths or {}:
        plain = re.sub(r"{(table|session|token)}", "{id}", path)
        last = "/" + plain.rsplit("/", 1)[1]
        assert plain in told or last in suffixes, plain


def test_the_limits_are_told() -> None:
    for number in (limits.FRAME_BYTES // 1024, limits.BODY_BYTES // 1024, limits.QUEUED_MESSAGES, limits.GAP,
                   limits.SOCKETS_PER_ADDRESS, limits.SOCKETS_PER_TABLE, limits.OPEN_TABLES):  # fmt: skip
        assert re.search(rf"\b{number}\b", TEXT), number
    for many, seconds in (
        (limits.MESSAGES, limits.MESSAGES_SECONDS),
        (limits.REQUESTS, limits.REQUESTS_SECONDS),
    ):
        assert f"{many} in {seconds:.0f} s" in TEXT
