"""Runs the tests on both builds, compiled and uncompiled, and says which halves ran.

Words on the command line go to pytest. With FROSTFAIR_COMPILED=1 a missing compiled build is a failure,
with FROSTFAIR_PURE=1 only the sources are tested; else the compiled half runs if there is a build.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# These run the same whatever is compiled, so once is enough; so do modules with the mark `once`.
ONCE = [
    "bench",
    "build",
    "client",
    "docs",
    "i18n",
    "load",
    "server",
    "store",
    "tools",
    "web",
    "wire",
    "games/*/browser",
]


def environment(**settings: str) -> dict[str, str]:
    switches = ("FROSTFAIR_PURE", "FROSTFAIR_COMPILED", "FROSTFAIR_NATIVE")
    return {name: value for name, value in os.environ.items() if name not in switches} | settings


def compiled_fault() -> str | None:
    """Why there is no compiled half; None if there is one."""
    said = subprocess.run(
        [sys.executable, "-c", "from frostfair.native import status; print(*status(), sep='|')"],
        env=environment(),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    ).stdout.strip()
    compiled, _, reason = said.partition("|")
    return None if compiled == "True" else reason


def run(half: str, words: list[str], **settings: str) -> bool:
    print(f"\n=== Tests, {half} ===", flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--durations=10", *words]
    code = subprocess.run(command, env=environment(**settings), cwd=ROOT, check=False).returncode
    return code == 0 or (code == 5 and bool(sys.argv[1:]))  # 5: a selection that found nothing in this half


def is_set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def main() -> int:
    words = sys.argv[1:]
    told: list[str] = []
    good = True

    if is_set("FROSTFAIR_PURE"):
        told.append("compiled: not run (FROSTFAIR_PURE is set)")
    elif fault := compiled_fault():
        told.append(f"compiled: not run ({fault})")
        good = not is_set("FROSTFAIR_COMPILED")
    else:
        places = [f"--ignore-glob={ROOT}/tests/{place}" for place in ONCE]
        passed = run("compiled", [*places, "-m", "not once", *words], FROSTFAIR_COMPILED="1")
        told.append(f"compiled: {'passed' if passed else 'FAILED'}")
        good = passed

    passed = run("uncompiled", words, FROSTFAIR_PURE="1")
    told.append(f"uncompiled: {'passed' if passed else 'FAILED'}")
    print("\n" + "\n".join(told))
    return 0 if good and passed else 1


if __name__ == "__main__":
    raise SystemExit(main())
