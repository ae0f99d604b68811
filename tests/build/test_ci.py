"""What must pass before a merge: set up, checked and tested, and never tested as root."""

import os
import pwd
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.build.copies import ROOT

pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="there is no make")

# In place of the project's own: each target says who runs it, and that they may write where they are.
MAKEFILE = """
PY ?= python3
clean:
setup:
\t@mkdir -p .venv/bin && ln -s "$$(command -v $(PY))" .venv/bin/python && echo "ran $@ as $$(id -un)"
check test:
\t@touch written && rm written && .venv/bin/python -c '' && echo "ran $@ as $$(id -un)"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci/run", tmp_path / ".ci/run")
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    return tmp_path


def ci(project: Path) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("FROSTFAIR_", "MAKE"))}
    return subprocess.run(
        [project / ".ci/run"], cwd="/", env=env, capture_output=True, encoding="utf-8", check=False
    )


def test_an_ordinary_user_checks_and_tests(project: Path) -> None:
    done = ci(project)
    assert done.returncode == 0, done.stdout + done.stderr
    me = pwd.getpwuid(os.geteuid()).pw_name
    user = "nobody" if me == "root" and "root runs everything" not in done.stdout else me
    ran = [line for line in done.stdout.splitlines() if line.startswith("ran ")]
    assert ran == [f"ran setup as {me}", f"ran check as {user}", f"ran test as {user}"]
    assert done.stdout.endswith("All good: make check and make test.\n")
    copies = re.findall(r"/var/tmp/frostfair-ci\.\w+", done.stdout)
    assert not any(Path(copy).exists() for copy in copies)


def test_a_failure_is_one(project: Path) -> None:
    (project / "Makefile").write_text(MAKEFILE.replace("-c ''", "-c 'raise SystemExit(1)'"), encoding="utf-8")
    done = ci(project)
    assert done.returncode != 0
    assert "All good" not in done.stdout
