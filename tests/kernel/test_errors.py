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


def test_nothing_but_the_names_is_used() -> None:
    files = [path for path in SOURCES.rglob("*.py") if re.search(r'"K-\d+"', path.read_text())]
    assert files == [SOURCES / "kernel" / "errors.py"]


def test_every_number_is_explained() -> None:
    assert re.findall(r"^\| `(K-\d+)`", PROTOCOL.read_text(), re.MULTILINE) == NUMBERS
