"""The check of the documentation finds what is named but does not exist."""

from pathlib import Path

import pytest

from tools.check_docs import check

PYPROJECT = """\
[project]
dependencies = ["rich>=15", "librt>=0.16; python_version > '3'"]
[build-system]
requires = ["hatchling==1.33.0"]
"""


def frostfair(command: str) -> str | None:
    return {"": "play --version", "play": "--seats --seed", "rules": ""}.get(command)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    write(tmp_path / "pyproject.toml", PYPROJECT)
    write(tmp_path / "locks/dev.in", "# tools\n-r run.in\nruff==1\n")
    write(tmp_path / "Makefile", "play: .venv/.run  ## play\n\t@echo\ntest: play\n.venv/.run:\n")
    write(tmp_path / "docs/dependencies.md", "**rich** **librt** **hatchling** **ruff**")
    write(tmp_path / "docs/index.md", "# Home\n## Rule `WQ` & more\n[why](dependencies.md)\n")
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def readme(project: Path, text: str) -> list[str]:
    write(project / "README.md", text)
    return [problem.removeprefix("README.md: ") for problem in check(project, frostfair)]


def test_all_is_well(project: Path) -> None:
    text = """# Hello
[a](docs/index.md) [b](docs/index.md#rule-wq--more) [c](#hello) [d](https://example.org/x) ![e](Makefile)
Please make sure; `make play`, `make PY=python3.12 test`, `make -j2 test`.

```sh
# make anything
$ make play && FROSTFAIR_PURE=1 make test   # make more
.venv/bin/frostfair play winter-queen --seats human,greedy --seed=3
frostfair rules winter-queen
frostfair --version
```
"""
    assert readme(project, text) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[a](docs/none.md)", "docs/none.md leads nowhere"),
        ("[a](docs/index.md#none)", "docs/index.md#none: no such heading"),
        ("[a](#none)", "#none: no such heading"),
        ("`make tea`", "`make tea`: no such target"),
        ("```sh\nmake play tea\n```", "`make tea`: no such target"),
        ("`frostfair sing`", "`frostfair sing`: no such command"),
        ("`frostfair play winter-queen --snow`", "`frostfair play` has no --snow"),
    ],
)
def test_one_thing_is_wrong(project: Path, text: str, problem: str) -> None:
    assert readme(project, text) == [problem]


def test_a_page_that_nobody_finds(project: Path) -> None:
    write(project / "docs/games/lost.md", "# Lost\n")
    assert check(project, frostfair) == ["docs/games/lost.md is not linked from docs/index.md"]


def test_a_dependency_without_a_reason(project: Path) -> None:
    write(project / "docs/dependencies.md", "**rich** librt **hatchling** **ruff**")
    assert check(project, frostfair) == ["docs/dependencies.md: no reason for librt (as **librt**)"]
