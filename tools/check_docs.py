"""What the documentation names, exists.

- links of README, CONTRIBUTING, CHANGELOG and docs/ lead to a file, and to a heading in it;
- every `make` target and every `frostfair` command and option shown as code exists;
- every dependency has its reason in docs/dependencies.md;
- every page of docs/ is linked from docs/index.md.
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[[^\]]*\]\(<?([^)\s>]+)>?[^)]*\)")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
REQUIREMENT = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*")

Help = Callable[[str], str | None]


def pages(root: Path) -> list[Path]:
    front = [root / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    return [path for path in front if path.is_file()] + sorted((root / "docs").rglob("*.md"))


def slug(heading: str) -> str:
    """A heading's address, as GitHub makes it."""
    text = re.sub(r"[`*]|\[([^\]]*)\]\([^)]*\)", r"\1", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def headings(text: str) -> set[str]:
    return {slug(line.lstrip("#")) for line in FENCE.sub("", text).splitlines() if line.startswith("#")}


def prose(text: str) -> str:
    return SPAN.sub("", FENCE.sub("", text))


def links(page: Path) -> Iterator[tuple[str, Path, str]]:
    """Each link inside the project: as written, the file, the heading."""
    for target in LINK.findall(prose(page.read_text(encoding="utf-8"))):
        if not re.match(r"[a-z]+:", target):
            path, _, heading = target.partition("#")
            yield target, (page.parent / path).resolve() if path else page, heading


def check_links(page: Path) -> Iterator[str]:
    for target, file, heading in links(page):
        if not file.exists():
            yield f"{target} leads nowhere"
        elif heading and file.suffix == ".md" and heading not in headings(file.read_text(encoding="utf-8")):
            yield f"{target}: no such heading"


def commands(page: Path) -> Iterator[list[str]]:
    """The words of every command shown as code."""
    text = page.read_text(encoding="utf-8")
    shown = [line for block in FENCE.finditer(text) for line in block.group().splitlines()[1:-1]]
    shown += SPAN.findall(FENCE.sub("", text))
    for line in shown:
        for part in re.split(r"&&|\|\||[;|]", line.strip().removeprefix("$ ")):
            try:
                words = shlex.split(part, comments=True)
            except ValueError:
                continue  # prose or a program, not a command
            while words and re.match(r"[A-Z_]+=", words[0]):
                words.pop(0)
            if words:
                yield [words[0].removeprefix(".venv/bin/"), *words[1:]]


def targets(root: Path) -> set[str]:
    return set(re.findall(r"^([a-z]+):", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@cache
def help_text(command: str) -> str | None:
    """What `frostfair COMMAND --help` says; None if there is no such command."""
    env = {name: value for name, value in os.environ.items() if name != "FROSTFAIR_COMPILED"}
    env |= {"FROSTFAIR_PURE": "1", "COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}
    words = [sys.executable, "-m", "frostfair", *filter(None, [command]), "--help"]
    done = subprocess.run(words, env=env, capture_output=True, encoding="utf-8", check=False)
    return done.stdout if done.returncode == 0 else None


def check_commands(page: Path, make: set[str], frostfair: Help) -> Iterator[str]:
    for program, *words in commands(page):
        if program == "make":
            for word in words:
                if re.fullmatch(r"[a-z][a-z-]*", word) and word not in make:
                    yield f"`make {word}`: no such target"
        if program == "frostfair" and words:
            command = words[0] if words and re.fullmatch(r"[a-z][a-z-]*", words[0]) else ""
            said = frostfair(command)
            if said is None:
                yield f"`{' '.join([program, command]).strip()}`: no such command"
                continue
            for word in words:
                option = word.partition("=")[0]
                if re.fullmatch(r"--[a-z][a-z-]*", option) and option not in said:
                    yield f"`frostfair {command}` has no {option}"


def dependencies(root: Path) -> set[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    named = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for lock in sorted((root / "locks").glob("*.in")):
        named += lock.read_text(encoding="utf-8").splitlines()
    return {match.group() for line in named if (match := REQUIREMENT.match(line))}


def check_dependencies(root: Path) -> Iterator[str]:
    page = root / "docs/dependencies.md"
    said = page.read_text(encoding="utf-8").lower() if page.is_file() else ""
    for name in sorted(dependencies(root)):
        if f"**{name.lower()}**" not in said:
            yield f"docs/dependencies.md: no reason for {name} (as **{name}**)"


def check_index(root: Path) -> Iterator[str]:
    index = root / "docs/index.md"
    linked = {file for _, file, _ in links(index)} if index.is_file() else set()
    for page in sorted((root / "docs").rglob("*.md")):
        if page != index and page.resolve() not in linked:
            yield f"{page.relative_to(root)} is not linked from docs/index.md"


def check(root: Path, frostfair: Help = help_text) -> list[str]:
    problems = [*check_dependencies(root), *check_index(root)]
    make = targets(root)
    for page in pages(root):
        found = dict.fromkeys([*check_links(page), *check_commands(page, make, frostfair)])
        problems += [f"{page.relative_to(root)}: {problem}" for problem in found]
    return problems


def main() -> int:
    problems = check(ROOT)
    print("\n".join(problems) or f"{len(pages(ROOT))} pages are right about links, commands and dependencies")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
