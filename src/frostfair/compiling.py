"""One step of the build, in a process of its own: mypyc and the C compiler, from the sources to a folder.

`python -m frostfair.compiling DIR` leaves `native/` in DIR. `frostfair.build` calls it on a copy of the
package. This module is never compiled.
"""

import json
import os
import sys
from importlib.metadata import version
from pathlib import Path

import setuptools  # before mypyc, which looks whether it is there
from mypyc.build import mypycify

from frostfair import native


def compile_into(work: Path) -> None:
    os.chdir(native.PACKAGE.parent)  # so that only relative paths get into the compiled files
    sources = native.sources()
    extensions = mypycify(
        ["--config-file=", f"--cache-dir={work / 'cache'}", *(f"{n.replace('.', '/')}.py" for n in sources)],
        group_name="frostfair",
        debug_level="0",
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        if sys.platform != "win32":
            # A fifth to a third faster. Here and not in $CFLAGS, which would replace Python's own flags.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    setuptools.setup(
        name="frostfair-native",
        packages=[],
        ext_modules=extensions,
        script_args=[
            *("-q", "build_ext", f"--parallel={os.cpu_count() or 1}"),
            *(f"--build-lib={work / 'native'}", f"--build-temp={work / 'o'}"),
        ],
    )
    write_manifest(work / "native", sources)


def write_manifest(build: Path, sources: dict[str, Path]) -> None:
    def entry(module: str) -> dict[str, object]:
        file = module.replace(".", "/") + native.PYTHON
        return {"file": file, "size": (build / file).stat().st_size}

    manifest = {
        "python": native.PYTHON,
        "made_with": {name: version(name) for name in ("mypy", "librt")},
        "types_sha256": native.sha256(native.PACKAGE / native.TYPES),
        "library": entry(native.LIBRARY),
        "modules": {name: entry(name) | {"sha256": native.sha256(file)} for name, file in sources.items()},
    }
    (build / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]).resolve())
