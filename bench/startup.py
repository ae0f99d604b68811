"""CPU time of short commands from start to end, as ratios to Python's own start in the same run.

    python -m bench.startup [--rounds 10]

The quickest of all rounds counts. Bytecode lies in a folder of this run's own and is written before measuring
begins, so it doesn't matter what was imported earlier. Ends with code 1 if a bar fails.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bench.children import environment

PYTHON = "python -c pass"
BUILDS = {"uncompiled": "FROSTFAIR_PURE", "compiled": "FROSTFAIR_COMPILED"}


@dataclass(frozen=True)
class Start:
    """A command, and how many starts of Python it may take; None: it has no bar."""

    words: str
    most: float | None = None


STARTS = (Start("--version", 10), Start("--help", 10), Start("games", 20), Start("rules winter-queen 8.5"))


def cpu_seconds(words: Sequence[str], env: Mapping[str, str]) -> float:
    """User and system time of one process. One that fails is no measurement."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, env=env, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(env: Mapping[str, str], rounds: int) -> dict[str, float]:
    """The least seconds of each command. They take turns: a busy moment of the machine hits all alike."""
    ways = {PYTHON: [sys.executable, "-c", "pass"]}
    ways |= {start.words: [sys.executable, "-m", "frostfair", *start.words.split()] for start in STARTS}
    for words in ways.values():
        cpu_seconds(words, env)  # leaves the bytecode
    seconds = [{name: cpu_seconds(words, env) for name, words in ways.items()} for _ in range(rounds)]
    return {name: min(one[name] for one in seconds) for name in ways}


def lines(seconds: Mapping[str, float]) -> Iterator[str]:
    yield f"  {PYTHON:24} {1000 * seconds[PYTHON]:5.0f} ms"
    for start in STARTS:
        ratio = seconds[start.words] / seconds[PYTHON]
        bar = (
            ""
            if start.most is None
            else f" (at most {start.most:g}: {'fails' if fails(start, ratio) else 'held'})"
        )
        yield f"  {start.words:24} {1000 * seconds[start.words]:5.0f} ms {ratio:5.1f} x{bar}"


def fails(start: Start, ratio: float) -> bool:
    return start.most is not None and ratio > start.most


def any_fails(seconds: Mapping[str, float]) -> bool:
    return any(fails(start, seconds[start.words] / seconds[PYTHON]) for start in STARTS)


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--rounds", type=int, default=10)
    rounds = words.parse_args().rounds
    failed = False
    for build, setting in BUILDS.items():
        with tempfile.TemporaryDirectory() as bytecode:
            env = environment(PYTHONPYCACHEPREFIX=bytecode, **{setting: "1"})
            env.pop("PYTHONDONTWRITEBYTECODE", None)
            try:
                seconds = measure(env, rounds)
            except subprocess.CalledProcessError as error:
                print(f"{build}: not measured: {error.stderr.decode().strip().splitlines()[-1]}")
                failed |= build == "uncompiled"  # which is always there
                continue
        print(f"{build}:", *lines(seconds), sep="\n")
        failed |= any_fails(seconds)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
