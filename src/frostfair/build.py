"""Compiles the kernel and the games with mypyc: `python -m frostfair.build`.

All or nothing. The package is copied to a place of its own and compiled there, in a process of its own. The
result must import and play the same ten games as the sources; only then it is moved to where
`frostfair.native` looks for it. Anything else means plain Python and one line that says why.
This module is never compiled.
"""

import argparse
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from frostfair import native

MINUTES = 20  # no step takes that long


class NotBuilt(Exception):
    """Why there is no compiled build, in one line."""

    def __init__(self, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.log = log


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m frostfair.build", description="Compile Frostfair.")
    parser.add_argument(
        "--into", type=Path, default=native.home(), metavar="DIR", help="where the build goes"
    )
    parser.add_argument("--require", action="store_true", help="fail if it can't be compiled")
    parser.add_argument("--again", action="store_true", help="even if nothing has changed")
    parser.add_argument("--quiet", action="store_true", help="say nothing if there is nothing to do")
    asked = parser.parse_args()
    build: Path = asked.into.absolute()
    why = native.why_file(build)

    if not asked.again and is_current(build):
        why.unlink(missing_ok=True)
        if not asked.quiet:
            print("The compiled build is up to date.")
        return 0
    try:
        check_tools()
        if not (asked.again or asked.require):
            stop_if_it_failed_before(why)
        make(build)
    except (NotBuilt, OSError) as error:
        print(f"Running as plain Python, which is slower, because {error}.", file=sys.stderr, flush=True)
        write_down(error, why)
        return 1 if asked.require else 0
    why.unlink(missing_ok=True)
    print("Compiled; ten trial games agree with the sources.")
    return 0


def is_current(build: Path) -> bool:
    """Whether the build would serve and was made with the tools that are installed now."""
    if native.fault(build) is not None:
        return False
    made_with = json.loads((build / "manifest.json").read_bytes())["made_with"]
    return all(installed(name) in (None, made_with[name]) for name in made_with)


def installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def compiler() -> list[str]:
    """The C compiler: what $CC says, else the one Python was built with, else any."""
    said = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    for words in (
        [shlex.split(said)] if os.environ.get("CC") else [shlex.split(said), ["cc"], ["gcc"], ["clang"]]
    ):
        if shutil.which(words[0]):
            return words
    raise NotBuilt(f"there is no C compiler ({shlex.split(said)[0]} was not found)")


def check_tools() -> None:
    if sys.implementation.name != "cpython":
        raise NotBuilt(f"{sys.implementation.name} can't load compiled modules")
    for name in ("mypy", "setuptools"):
        if installed(name) is None:
            raise NotBuilt(f"{name} is not installed")
    if sys.platform == "win32":
        return  # setuptools finds the compiler itself, and Python's headers come with Python
    compiler()
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise NotBuilt("Python.h is missing (on Debian and Ubuntu it comes with python3-dev)")


def situation() -> str:
    """A word that changes when trying again may help: sources, tools or compiler are others."""
    tools = [
        native.PYTHON,
        installed("mypy"),
        installed("librt"),
        os.environ.get("CC"),
        os.environ.get("PATH"),
    ]
    hashes = [native.sha256(file) for file in native.sources().values()]
    return hashlib.sha256(json.dumps([tools, hashes]).encode()).hexdigest()[:16]


def stop_if_it_failed_before(why: Path) -> None:
    if why.is_file():
        reason, *rest = why.read_text(encoding="utf-8").splitlines() or [""]
        if rest == [situation()]:
            raise NotBuilt(reason)


def write_down(error: Exception, why: Path) -> None:
    try:
        why.write_text(f"{error}\n{situation()}\n", encoding="utf-8")
        if log := getattr(error, "log", ""):
            why.with_suffix(".log").write_text(log, encoding="utf-8")
    except OSError:
        pass  # a folder that can't be written to; the line has been printed


def make(build: Path) -> None:
    build.parent.mkdir(parents=True, exist_ok=True)
    if not os.access(build.parent, os.W_OK):
        raise NotBuilt(f"{build.parent} can't be written to")
    print(f"Compiling {len(native.sources())} modules; this takes a minute or two, once.", flush=True)
    with tempfile.TemporaryDirectory(prefix="frostfair-build-") as folder:
        work = Path(folder)
        copy = work / "src" / "frostfair"
        shutil.copytree(native.PACKAGE, copy, ignore=shutil.ignore_patterns("_native*", "__pycache__"))
        run("compiling", "compiling", str(work), cwd=copy.parent)
        try_out(work / "native", cwd=copy.parent)
        move(work / "native", build)


def run(what: str, module: str, *words: str, cwd: Path, **settings: str) -> str:
    """Run one step in a process of its own, on the copy; what it printed."""
    dropped = (
        "FROSTFAIR_PURE",
        "FROSTFAIR_COMPILED",
        "FROSTFAIR_NATIVE",
        "FROSTFAIR_GAMES",
        "CFLAGS",
        "MYPYPATH",
    )
    env = {name: value for name, value in os.environ.items() if name not in dropped} | settings
    env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(cwd), os.environ.get("PYTHONPATH")]))
    if sys.platform != "win32":
        env["CC"] = shlex.join(compiler())
    try:
        done = subprocess.run(
            [sys.executable, "-m", f"frostfair.{module}", *words],
            cwd=cwd,
            env=env,
            check=False,
            timeout=MINUTES * 60,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except subprocess.TimeoutExpired:
        raise NotBuilt(f"{what} did not end within {MINUTES} minutes") from None
    if done.returncode:
        ending = f"a crash, signal {-done.returncode}" if done.returncode < 0 else telling_line(done.stdout)
        raise NotBuilt(f"{what} failed: {ending}", done.stdout)
    return done.stdout


def telling_line(log: str) -> str:
    """The last line of the compiler that names an error, else the last line at all."""
    lines = [line.strip() for line in log.splitlines() if line.strip()] or ["it said nothing"]
    # What setuptools says at the end ("error: command 'cc' failed") tells less than what the compiler said.
    errors = [
        line for line in lines if "error" in line.lower() and not line.lower().startswith("error: command")
    ]
    return (errors or lines)[-1].rstrip(".")


def try_out(build: Path, cwd: Path) -> None:
    expected = run("the trial of the sources", "trial", cwd=cwd, FROSTFAIR_PURE="1")
    played = run("the trial", "trial", cwd=cwd, FROSTFAIR_COMPILED="1", FROSTFAIR_NATIVE=str(build))
    for one, other in zip(expected.splitlines(), played.splitlines(), strict=False):
        if one != other:
            raise NotBuilt(
                f"the compiled build plays differently ({one.partition(':')[0]})", expected + played
            )
    if expected != played or not expected:
        raise NotBuilt("the trial did not play all its games", expected + played)


def move(made: Path, build: Path) -> None:
    """Put a build in its place at once: who looks in between finds the old one, the new one or none."""
    fresh, stale = (build.with_name(f"{build.name}.{word}-{os.getpid()}") for word in ("new", "old"))
    try:
        shutil.copytree(made, fresh)
        if build.exists():
            build.rename(stale)
        fresh.rename(build)
    finally:
        for leftover in (fresh, stale):
            shutil.rmtree(leftover, ignore_errors=True)


if __name__ == "__main__":
    raise SystemExit(main())
