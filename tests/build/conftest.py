"""A fresh copy of the toy package for every test, compiled or not."""

import shutil
from pathlib import Path

import pytest

from tests.build.copies import Copy, fresh


@pytest.fixture
def toy(tmp_path: Path) -> Copy:
    return fresh(tmp_path)


@pytest.fixture(scope="session")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    copy = fresh(tmp_path_factory.mktemp("compiled"))
    done = copy.build("--require")
    assert done.returncode == 0, done.stdout + done.stderr
    return copy


@pytest.fixture
def compiled(compiled_once: Copy, tmp_path: Path) -> Copy:
    shutil.copytree(compiled_once.src, tmp_path / "src")
    return Copy(tmp_path)
