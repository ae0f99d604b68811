"""The check of rule citations finds what is missing and what is made up."""

from pathlib import Path

import pytest

from tools.check_rules import check

# Numbers of a game that does not exist, put together so that the real check does not see citations here.
GAME = "XM"


def rule(number: str) -> str:
    return f"{GAME}-{number}"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    write(
        tmp_path / "src/frostfair/games/xmas/texts/en/RULES.md",
        f"# Xmas\n- {rule('1.1')} Snow.\n- {rule('1.12')} Ice.\n",
    )
    write(tmp_path / "tests/test_snow.py", f'"""{rule("1.1")}, {rule("1.12")}."""\n')
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_all_is_well(project: Path) -> None:
    assert check(project) == (["xmas: 2 of 2 rules are cited by a test"], [])


def test_a_rule_without_a_test(project: Path) -> None:
    write(project / "tests/test_snow.py", f"# {rule('1.1')}\n")
    write(project / "tests/helper.py", f"# {rule('1.12')}: only tests count\n")
    told, problems = check(project)
    assert told == ["xmas: 1 of 2 rules are cited by a test"]
    assert problems == [f"xmas: no test cites {rule('1.12')}"]


@pytest.mark.parametrize("place", ["src/frostfair/a.py", "docs/a.md", "tests/test_a.py"])
def test_a_citation_that_does_not_exist(project: Path, place: str) -> None:
    write(project / place, f"\n{rule('1.2')} and ({rule('1.1')})\n")
    assert check(project)[1] == [f"{place}:2: {rule('1.2')} is not a rule"]


def test_only_tests_and_samples_may_make_up_games(project: Path) -> None:
    write(project / "tests/test_a.py", "QQ" + "-7.1\n")
    write(project / "docs/a.md", "```python\n# QQ" + f"-7.1, {rule('1.2')}\n```\nQQ" + "-7.1\n")
    assert check(project)[1] == [
        f"docs/a.md:2: {rule('1.2')} is not a rule",
        "docs/a.md:4: QQ" + "-7.1 is not a rule",
    ]


def test_what_only_looks_like_a_citation(project: Path) -> None:
    write(project / "docs/a.md", "CC-BY-4.0, UTF-8.1, AB-1.2.3, x-ZZ-1.1; any game: XX-3.2\n")
    assert check(project)[1] == []


def test_a_number_used_twice(project: Path) -> None:
    write(
        project / "src/frostfair/games/xmas/texts/en/RULES.md",
        f"- {rule('1.1')} a\n- {rule('1.1')} b\n- {rule('1.12')} c\n",
    )
    (problem,) = check(project)[1]
    assert problem.endswith(f"{rule('1.1')} is stated 2 times")


def test_languages_have_the_same_numbers(project: Path) -> None:
    write(project / "src/frostfair/games/xmas/texts/hu/RULES.md", f"- {rule('1.1')} Hó.\n")
    (problem,) = check(project)[1]
    assert problem.endswith(f"texts/hu/RULES.md: differs from the English rules in {rule('1.12')}")


ENGLISH = "## 1. Snow\n- {one} Take 3 flakes ({two}).\n- {two} **Ice.** From a1\n  to a1 and b2.\n"
TEXTS = "src/frostfair/games/xmas/texts"


@pytest.mark.parametrize(
    ("hungarian", "problem"),
    [
        ("## 1. Hó\n- {one} Végy 3 pelyhet ({two}).\n- {two} **Jég.** Innen: a1,\n  ide: a1, b2.\n", None),
        (
            "## 1. Hó\n- {one} Végy 4 pelyhet ({two}).\n- {two} **Jég.** Innen: a1, ide: a1, b2.\n",
            "{one} says something else than the English rules: 3 4",
        ),
        (
            "## 1. Hó\n- {one} Végy 3 pelyhet ({two}).\n- {two} **Jég.** Innen: a1, ide: b2.\n",
            "{two} says something else than the English rules: a1",
        ),
        (
            "## 1. Hó\n- {one} Végy 3 pelyhet.\n- {two} **Jég.** Innen: a1, ide: a1, b2.\n",
            "{one} says something else than the English rules: {two}",
        ),
        (
            "## 1. Hó\n- {one} Végy 3 pelyhet ({two}).\n- {two} Jég. Innen: a1, ide: a1, b2.\n",
            "{two} says something else than the English rules: **",
        ),
        (
            "## 1. Hó\n- {two} **Jég.** Innen: a1, ide: a1, b2.\n- {one} Végy 3 pelyhet ({two}).\n",
            "has another order than the English rules",
        ),
        (
            "- {one} Végy 3 pelyhet ({two}).\n- {two} **Jég.** Innen: a1, ide: a1, b2.\n",
            "differs from the English rules in 1.",
        ),
    ],
)
def test_translations_say_the_same(project: Path, hungarian: str, problem: str | None) -> None:
    numbers = {"one": rule("1.1"), "two": rule("1.12")}
    write(project / f"{TEXTS}/en/RULES.md", ENGLISH.format(**numbers))
    write(project / f"{TEXTS}/hu/RULES.md", hungarian.format(**numbers))
    expected = [] if problem is None else [f"{TEXTS}/hu/RULES.md: {problem.format(**numbers)}"]
    assert check(project)[1] == expected
