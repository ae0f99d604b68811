"""Every numbered rule is cited by a test, and every citation exists.

Rules are the lines `- WQ-4.1 …` of src/frostfair/games/*/texts/en/RULES.md. The other languages must state
the same numbers in the same chapters and order, and in each rule the same amounts, spaces and citations.
A citation is such a number in src/, docs/ or tests/, and its prefix must be that of a game. Only tests and
the Python shown in docs/ may make up games of their own; XX stands for any game.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATEMENT = re.compile(r"^- ([A-Z]{2}-\d+\.\d+)\b", re.MULTILINE)
PLACE = re.compile(r"^(?:## (\d+\.)|- ([A-Z]{2}-\d+\.\d+)) ", re.MULTILINE)
FACT = re.compile(r"[A-Z]{2}-\d+\.\d+|\b[a-z]?\d+|\*\*")  # a citation, a space of a map, an amount, a title
CITATION = re.compile(r"(?<![\w.-])[A-Z]{2}-\d+\.\d+(?![\w-]|\.\d)")
ANY_GAME = "XX"
SHOWN = re.compile(r"^```python\n.*?^```", re.MULTILINE | re.DOTALL)
TEXTS = {".py", ".md", ".toml", ".ftl", ".txt", ".play"}


def texts(root: Path, folder: str) -> Iterator[tuple[Path, str]]:
    for path in sorted((root / folder).rglob("*")):
        if path.suffix in TEXTS and path.is_file() and "_native" not in path.parts:
            yield path, path.read_text(encoding="utf-8")


def read_rules(root: Path, problems: list[str]) -> dict[str, list[str]]:
    """The numbers of each game's rules, by the name of its folder."""
    rules: dict[str, list[str]] = {}
    for path in sorted((root / "src/frostfair/games").glob("*/texts/*/RULES.md")):
        numbers = STATEMENT.findall(path.read_text(encoding="utf-8"))
        where = path.relative_to(root)
        problems += [
            f"{where}: {n} is stated {times} times" for n, times in Counter(numbers).items() if times > 1
        ]
        if path.parent.name == "en":
            rules[path.parents[2].name] = numbers
            if not numbers:
                problems.append(f"{where}: no numbered rules")
        else:
            problems += [f"{where}: {odd}" for odd in translated(path)]
    return rules


def translated(path: Path) -> Iterator[str]:
    """How a translation differs from the English rules."""
    theirs = facts((path.parents[1] / "en" / "RULES.md").read_text(encoding="utf-8"))
    ours = facts(path.read_text(encoding="utf-8"))
    if missing := sorted(set(theirs) ^ set(ours)):
        yield f"differs from the English rules in {' '.join(missing)}"
    elif list(theirs) != list(ours):
        yield "has another order than the English rules"
    for place in theirs:
        if place in ours and (odd := sorted(differing(theirs[place], ours[place]))):
            yield f"{place} says something else than the English rules: {' '.join(odd)}"


def facts(text: str) -> dict[str, Counter[str]]:
    """What is countable in each chapter title and each rule."""
    _, *parts = PLACE.split(text)
    places = [chapter or rule for chapter, rule in zip(parts[::3], parts[1::3], strict=True)]
    return {place: Counter(FACT.findall(said)) for place, said in zip(places, parts[2::3], strict=True)}


def differing(one: Counter[str], other: Counter[str]) -> Counter[str]:
    return (one - other) + (other - one)


def check(root: Path) -> tuple[list[str], list[str]]:
    """What can be told, and what is wrong."""
    problems: list[str] = []
    rules = read_rules(root, problems)
    stated = {number for numbers in rules.values() for number in numbers}
    prefixes = {number[:2] for number in stated}

    tested: set[str] = set()
    for folder in ("src", "docs", "tests"):
        for path, text in texts(root, folder):
            shown = [block.span() for block in SHOWN.finditer(text)] if folder == "docs" else []
            for match in CITATION.finditer(text):
                number = match.group()
                may_make_up = folder == "tests" or any(start < match.start() < end for start, end in shown)
                made_up = number[:2] == ANY_GAME or (may_make_up and number[:2] not in prefixes)
                if number not in stated and not made_up:
                    line = text.count("\n", 0, match.start()) + 1
                    problems.append(f"{path.relative_to(root)}:{line}: {number} is not a rule")
                if folder == "tests" and path.match("test_*.py"):
                    tested.add(number)

    told = []
    for game, numbers in rules.items():
        missing = [number for number in numbers if number not in tested]
        told.append(f"{game}: {len(numbers) - len(missing)} of {len(numbers)} rules are cited by a test")
        if missing:
            problems.append(f"{game}: no test cites {' '.join(missing)}")
    return told, problems


def main() -> int:
    told, problems = check(ROOT)
    print("\n".join([*told, *problems]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
