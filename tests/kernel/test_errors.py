"""The rules of every table have one place in the code and one in the documentation."""

import re
from pathlib import Path

from frostfair.kernel import errors

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "frostfair"
PROTOCOL = ROOT / "docs" / "protocol.md"
NUMBERS = [value for name, value in vars(errors).items() if name.isupper()]


def test_every_number_is_given_once() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) > 0


def test_every_number_that_is_used_has_a_name_and_is_explained() -> None:
    used = {number for path in SOURCES.rglob("*.py") for number in re.findall(r'"(K-\d+)"', path.read_text())}
    assert used == set(NUMBERS) == set(re.findall(r"^\| `(K-\d+)`", PROTOCOL.read_text(), re.MULTILINE))
