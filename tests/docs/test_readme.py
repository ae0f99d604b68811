"""The Python in the README runs as it stands."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (sample,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(sample, str(README), "exec"), {})
    assert re.match(r"\['[RGBYP]1-[a-e]\d', ", capsys.readouterr().out)


def test_the_readme_starts_with_the_two_commands() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()
    assert [line.split("#")[0].strip() for line in lines[3:5]] == ["make play", "make test"]
