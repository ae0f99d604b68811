"""Verifiable luck: what was promised before the first move, and what was dealt.

The file is an exported table (`GET /api/tables/{id}/log`). Whoever noted the commitment before the start and
the words that players added can compare them with what this prints; whoever kept seals while it was played
(`GET /api/tables/{id}/seals`, or a client's own) can have every record compared with them.
"""

from collections.abc import Mapping

from frostfair.games import installed
from frostfair.kernel.codec import from_json
from frostfair.kernel.errors import Malformed
from frostfair.kernel.luck import Luck
from frostfair.store.database import Entry
from frostfair.store.files import read_file


def read_seals(text: str) -> dict[int, str]:
    """By version, as the server tells them."""
    found = from_json(text)
    if not isinstance(found, dict) or not all(
        version.isdecimal() and isinstance(seal, str) for version, seal in found.items()
    ):
        raise Malformed("seals are a table of versions")
    return {int(version): seal for version, seal in found.items()}


def verify_luck(text: str, seals: Mapping[int, str] | None = None) -> str:
    """A line for people; Malformed if anything doesn't fit."""
    found = read_file(text, installed.game)  # replays every record and compares events, digests and result
    table = found.table
    luck = Luck(table.seed, table.words)
    if luck.commitment() != table.commitment:
        raise Malformed("the seed is not the one that was promised")
    digests = {entry.version: _digest(entry) for entry in found.entries}
    for version, seal in (seals or {}).items():
        if version not in digests or luck.seal(version, digests[version]) != seal:
            raise Malformed(f"record {version} is not the one that was sealed")
    words = ", ".join(repr(word) for word in table.words) or "none"
    return (
        f"Every deal of {len(found.entries)} records follows from the seed and the words.\n"
        f"commitment: {table.commitment}\nwords: {words}"
    ) + (f"\n{len(seals)} seals fit." if seals else "")


def _digest(entry: Entry) -> str:
    """As it stands in the log; replaying has shown that it is the right one."""
    line = from_json(entry.text)
    assert isinstance(line, dict)
    return str(line["digest"])
