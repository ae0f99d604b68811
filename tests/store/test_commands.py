"""`frostfair db`, as an operator uses it."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import text

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
    assert run("verify", url=empty_url) == (0, "Tables: 1, faulty: 0.")
    assert run("backup", str(tmp_path / "file"), url=empty_url)[0] == 0
    assert run("backup", str(tmp_path / "file"), url=empty_url)[0] == 2
    code, said = run("restore", str(tmp_path / "file"), url=other_url)
    assert (code, said[:9]) == (0, "Restored:")
    assert run("verify", url=other_url) == (0, "Tables: 1, faulty: 0.")
    code, said = run("restore", str(tmp_path / "file"), url=other_url)
    assert (code, said[:28]) == (2, "the database is not empty: t")
    asyncio.run(spoil(other_url, table))
    code, said = run("verify", url=other_url)
    assert code == 1
    assert f"table {table}, version 7: v is missing" in said
    assert said.endswith("Tables: 1, faulty: 1.")


def test_without_a_setting_there_is_a_file_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(SETTING, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert database_url() == f"sqlite:///{tmp_path}/state/frostfair/frostfair.db"
    assert CliRunner().invoke(app, ["migrate"]).exit_code == 0
    assert (tmp_path / "state/frostfair/frostfair.db").stat().st_mode & 0o777 == 0o600
    monkeypatch.setenv(SETTING, f"sqlite:///{tmp_path}/other.db")
    assert CliRunner().invoke(app, ["migrate"]).exit_code == 0
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


def test_a_finished_table_travels_as_a_file(empty_url: str, other_url: str, tmp_path: Path) -> None:
    table = asyncio.run(fill(empty_url))
    file = tmp_path / "table.json"
    assert run("export", f"http://host/t/{table}", str(file), url=empty_url)[0] == 0
    assert run("export", table, str(file), url=empty_url) == (2, f"{file}: File exists")
    assert run("import", str(file), url=other_url) == (0, f"Imported: table {table}.")
    assert run("verify", url=other_url) == (0, "Tables: 1, faulty: 0.")
    assert run("import", str(file), url=other_url)[0] == 2
    assert run("export", table, str(tmp_path / "again.json"), url=other_url)[0] == 0
    assert (tmp_path / "again.json").read_bytes() == file.read_bytes()


def test_a_bad_file_or_table_is_named_and_changes_nothing(empty_url: str, tmp_path: Path) -> None:
    asyncio.run(fill(empty_url))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    (tmp_path / "text").write_text('{"frostfair_table": 2}')
    assert run("import", str(tmp_path / "none"), url=empty_url) == (
        2,
        f"{tmp_path / 'none'}: No such file or directory",
    )
    assert run("import", str(tmp_path / "bytes"), url=empty_url) == (
        2,
        f"{tmp_path / 'bytes'}: not a text file",
    )
    assert run("import", str(tmp_path / "text"), url=empty_url) == (2, "not a table of format 1")
    assert run("export", "nowhere", str(tmp_path / "x"), url=empty_url) == (2, "no table nowhere")
    assert not (tmp_path / "x").exists()
    assert run("verify", url=empty_url) == (0, "Tables: 1, faulty: 0.")


@pytest.mark.parametrize("words", [("verify",), ("backup", "x"), ("export", "x", "x")])
def test_whoever_mistypes_the_path_gets_no_empty_database(words: tuple[str, ...], tmp_path: Path) -> None:
    missing = tmp_path / "typo.db"
    assert run(*words, url=f"sqlite:///{missing}") == (2, f"{missing}: no such database")
    assert list(tmp_path.iterdir()) == []


def test_without_a_backup_there_is_no_new_database(tmp_path: Path) -> None:
    code, said = run("restore", str(tmp_path / "none"), url=f"sqlite:///{tmp_path / 'new.db'}")
    assert (code, said) == (2, f"{tmp_path / 'none'}: No such file or directory")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [("verify",), ("migrate",), ("backup", "x")])
def test_a_file_that_is_no_database_is_named_and_left_alone(words: tuple[str, ...], tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Queen, " * 20)
    said = f"SQLite: {letter}: file is not a database"
    assert run(*words, url=f"sqlite:///{letter}") == (2, said)
    assert letter.read_text() == "Dear Queen, " * 20
    assert list(tmp_path.iterdir()) == [letter]
