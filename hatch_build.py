"""Puts the compiled modules into the wheel; without them it becomes a pure wheel and one line says why.

FROSTFAIR_PURE=1 asks for the pure wheel, FROSTFAIR_COMPILED=1 makes a failed compilation an error.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("FROSTFAIR_PURE", "") not in ("", "0"):
            return
        self._folder = tempfile.TemporaryDirectory(prefix="frostfair-wheel-")
        native = Path(self._folder.name) / "_native"
        if self._compile(native):
            build_data["force_include"][str(native)] = "frostfair/_native"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile(self, native: Path) -> bool:
        src = str(Path(self.root) / "src")
        must = os.environ.get("FROSTFAIR_COMPILED", "") not in ("", "0")
        env = {name: value for name, value in os.environ.items() if name != "FROSTFAIR_COMPILED"}
        env |= {
            "FROSTFAIR_PURE": "1",  # what compiles must not itself depend on a build
            "PYTHONPATH": os.pathsep.join(filter(None, [src, env.get("PYTHONPATH")])),
        }
        words = [
            sys.executable,
            "-m",
            "frostfair.build",
            "--into",
            str(native),
            *(["--require"] if must else []),
        ]
        done = subprocess.run(words, env=env, stdout=sys.stderr, check=False)
        if done.returncode:
            raise SystemExit("the wheel was not built: FROSTFAIR_COMPILED is set and compiling failed")
        return (native / "manifest.json").is_file()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if folder := getattr(self, "_folder", None):
            folder.cleanup()
