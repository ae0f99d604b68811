"""`frostfair db`, as an operator uses it."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from frostfair.store.commands import app
from frostfair.store.errors import StoreError
from frostfair.store.migrations import versions
from frostfair.store.settings import SETTING, database_url, sqlite_path
from frostfair.store.store import Store
from tests.store.playing import finished_table

ENVIRONMENT = {"PYTHONPATH": str(Path(__file__).parents[2] / "src"), "FROSTFAIR_PURE": "1"}


def run(*words: str, url: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*words, "--database", url])
    return result.exit_code, result.output.strip()


async def fill(url: str) -> str:
    store = await Store.open(url)
    table = await finished_table(store)
    await store.close()
    return table.id


async def spoil(url: str, table: str) -> None:
    store = await Store.open(url)
    change = text("UPDATE log SET record = '{}' WHERE table_id = :table AND version = 7")
    await store.database.write(lambda db: db.execute(change, {"table": table}))
    await store.close()


def test_migrate_backup_restore_verify(empty_url: str, other_url: str, tmp_path: Path) -> None:
    newest = max(file.stem[1:5] for file in Path(versions.__path__[0]).glob("r*.py"))
    assert run("migrate", url=empty_url) == (0, f"Up to date: revision {newest} (was empty).")
    assert run("migrate", url=empty_url) == (0, f"Up to date: revision {newest}.")
    table = asyncio.run(fill(empty_url))
    assert run("verify", url=empty_url) == (0, "1 tables, 0 with a fault.")
    assert run("backup", str(tmp_path / "file"), url=empty_url)[0] == 0
    assert run("backup", str(tmp_path / "file"), url=empty_url)[0] == 1
    code, said = run("restore", str(tmp_path / "file"), url=other_url)
    assert (code, said[:9]) == (0, "Restored:")
    assert run("verify", url=other_url) == (0, "1 tables, 0 with a fault.")
    code, said = run("restore", str(tmp_path / "file"), url=other_url)
    assert (code, said[:28]) == (1, "the database is not empty: t")
    asyncio.run(spoil(other_url, table))
    code, said = run("verify", url=other_url)
    assert code == 1
    assert f"table {table}, version 7: v is missing" in said
    assert said.endswith("1 tables, 1 with a fault.")


def test_without_a_setting_there_is_a_file_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(SETTING, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert database_url() == f"sqlite:///{tmp_path}/state/frostfair/frostfair.db"
    assert CliRunner().invoke(app, ["migrate"]).exit_code == 0
    assert (tmp_path / "state/frostfair/frostfair.db").stat().st_mode & 0o777 == 0o600
    monkeypatch.setenv(SETTING, f"sqlite:///{tmp_path}/other.db")
    assert CliRunner().invoke(app, ["verify"]).exit_code == 0
    assert (tmp_path / "other.db").is_file()


@pytest.mark.parametrize(
    "url", ["mysql://root:secret@host/db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "x"]
)
def test_other_addresses_are_refused_without_telling_secrets(url: str) -> None:
    with pytest.raises(StoreError) as told:
        sqlite_path(url)
    assert SETTING in str(told.value)
    assert "secret" not in str(told.value)


def test_whoever_only_plays_does_not_wait_for_the_database() -> None:
    ask = "import sys, frostfair.store.commands; print('sqlalchemy' in sys.modules, 'asyncpg' in sys.modules)"
    said = subprocess.run(
        [sys.executable, "-c", ask], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == ["False", "False"]
