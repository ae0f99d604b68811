"""Chooses, once for all modules, between the compiled build and the sources.

The compiled files lie in `_native/`, beside a manifest that names them and the hash of every source they
were made from. All or nothing: unless everything fits, every module runs from its source.
`frostfair.build` makes them. This module is never compiled.

FROSTFAIR_PURE=1        run the sources
FROSTFAIR_COMPILED=1    a missing or stale build is an error
FROSTFAIR_NATIVE=DIR    look for the build there
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

PACKAGE = Path(__file__).resolve().parent
LIBRARY = "frostfair__mypyc"  # the one library that holds all compiled code; the other files are doors to it
PYTHON = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else "none"  # version, machine and system in one word

LIST = "compiled.txt"  # in a folder: the files and folders below it that are compiled, one a line
TYPES = "kernel/fast.py"  # not compiled itself, but its types are built into everything that is


class Status(NamedTuple):
    compiled: bool
    reason: str


_status = Status(False, "the choice has not been made yet")


def status() -> Status:
    """Whether the compiled build runs, and why or why not."""
    return _status


def sources() -> dict[str, Path]:
    """What is compiled: module name and source file, in a steady order."""
    lists = [*sorted(PACKAGE.glob(f"*/{LIST}")), *sorted(PACKAGE.glob(f"games/*/{LIST}"))]
    files = [file for found in lists for file in _listed(found)]
    paths = {file.relative_to(PACKAGE).as_posix(): file for file in files}
    return {"frostfair." + path.removesuffix(".py").replace("/", "."): file for path, file in paths.items()}


def _listed(found: Path) -> Iterator[Path]:
    """The files that a list names; a line behind # says why."""
    for line in found.read_text(encoding="utf-8").splitlines():
        if name := line.partition("#")[0].strip():
            place = found.parent / name
            files = [place] if place.suffix else sorted(place.rglob("*.py"))
            yield from [file for file in files if file.name != "__init__.py" and file != PACKAGE / TYPES]


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def home() -> Path:
    """Where the build lies, or would lie."""
    return Path(os.environ.get("FROSTFAIR_NATIVE") or PACKAGE / "_native")


def why_file(build: Path) -> Path:
    """Beside a build: why the last attempt to make it failed."""
    return build.with_name(build.name + ".why")


def fault(build: Path) -> str | None:
    """What keeps this build from serving; None if nothing does."""
    try:
        manifest = json.loads((build / "manifest.json").read_bytes())
        return next(_faults(build, manifest), None)
    except FileNotFoundError:
        return "it has not been built"
    except OSError as error:
        return f"it cannot be read ({error})"
    except (ValueError, KeyError, TypeError, AttributeError):
        return "its manifest is damaged"


def _faults(build: Path, manifest: Mapping[str, Any]) -> Iterator[str]:
    if manifest["python"] != PYTHON:
        yield f"it was built for another Python ({manifest['python']})"
    modules, now = manifest["modules"], sources()
    for name in sorted(modules.keys() ^ now.keys()):
        yield f"{name} has {'come' if name in now else 'gone'} since it was built"
    for name, file in now.items():
        if modules[name]["sha256"] != sha256(file):
            yield f"{name} has been edited since it was built"
    if manifest["types_sha256"] != sha256(PACKAGE / TYPES):
        yield f"{TYPES} has been edited since it was built"
    for entry in [manifest["library"], *modules.values()]:
        file = build / entry["file"]
        if not file.is_file() or file.stat().st_size != entry["size"]:
            yield f"{entry['file']} is missing or damaged"


class _Finder:
    """Finds the compiled modules before Python finds their sources."""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def _serve(build: Path) -> str | None:
    """Let the compiled modules be found; what went wrong, if something did."""
    manifest = json.loads((build / "manifest.json").read_bytes())
    files = {name: build / entry["file"] for name, entry in manifest["modules"].items()}
    finder = _Finder({LIBRARY: build / manifest["library"]["file"], **files})
    sys.meta_path.insert(0, finder)
    try:
        for name in (LIBRARY, "librt.vecs", "mypy_extensions"):
            import_module(name)
    except (ImportError, OSError) as error:
        sys.meta_path.remove(finder)
        sys.modules.pop(LIBRARY, None)
        return f"it does not load ({error})"
    return None


def _on(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def switch() -> Status:
    """Make the choice. `frostfair/__init__.py` calls this, before any other module is imported."""
    global _status
    _status = _choose()
    return _status


def _choose() -> Status:
    must = _on("FROSTFAIR_COMPILED")
    if _on("FROSTFAIR_PURE"):
        if must:
            raise ImportError("FROSTFAIR_PURE and FROSTFAIR_COMPILED are both set: choose one")
        return Status(False, "FROSTFAIR_PURE is set")
    build = home()
    reason = fault(build) or _serve(build)
    if reason is None:
        return Status(True, f"compiled for {PYTHON.strip('.').split('.')[0]}")
    try:
        reason += ": " + why_file(build).read_text(encoding="utf-8").splitlines()[0]
    except (OSError, ValueError, IndexError):
        pass
    if must:
        raise ImportError(f"FROSTFAIR_COMPILED is set but the compiled build can't serve: {reason}")
    return Status(False, reason)
