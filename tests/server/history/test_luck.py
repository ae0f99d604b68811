"""`frostfair verify-luck`, and logs without secrets."""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from frostfair.kernel.codec import from_json, to_json
from frostfair.server.commands import app
from frostfair.server.logs import without_secrets
from tests.server.serving import Serving, play


@pytest.mark.asyncio
async def test_seals_that_were_kept_fit_the_log_and_tell_nothing_before(
    serving: Serving, tmp_path: Path
) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 2, bots={1: "random"})
    await ana.start(table.id)
    async with ana.link(table.id) as link:
        await play(link, random.Random(1), 3)
        during = await ana.ask("GET", f"/api/tables/{table.id}/seals")
        entries = await serving.hub.store.logs.read(table.id)
        digests = [json.loads(entry.text)["digest"] for entry in entries]
        assert len(digests) >= 3
        assert not set(digests) & set(during.values())
        await play(link, random.Random(1))
        after = await ana.ask("GET", f"/api/tables/{table.id}/seals")
        assert during.items() <= after.items()
        assert link.seals.items() <= {int(version): seal for version, seal in after.items()}.items()
        assert len(link.seals) > 10
    good, seals = tmp_path / "table.json", tmp_path / "seals.json"
    good.write_text(await ana.log(table.id))
    seals.write_text(json.dumps(link.seals))
    told = CliRunner().invoke(app, ["verify-luck", str(good), "--seals", str(seals)])
    assert f"{len(link.seals)} seals fit" in told.output
    for wrong in ({1: during["2"]}, {9999: during["1"]}, ["x"], {"x": "y"}):
        seals.write_text(json.dumps(wrong))
        assert CliRunner().invoke(app, ["verify-luck", str(good), "--seals", str(seals)]).exit_code == 2


@pytest.mark.asyncio
async def test_a_finished_table_verifies_and_an_altered_one_does_not(
    serving: Serving, tmp_path: Path
) -> None:
    ana = await serving.guest("Ana")
    table = await ana.create("winter-queen", 2, bots={1: "random"})
    await ana.word(table.id, "snow")
    await ana.start(table.id)
    async with ana.link(table.id) as link:
        await play(link, random.Random(1))
    written = await ana.log(table.id)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(written)
    told = CliRunner().invoke(app, ["verify-luck", str(good)])
    assert told.exit_code == 0
    assert table.commitment in told.output
    assert "'snow'" in told.output
    for part, value in (("words", ["ice"]), ("seed", "00" * 32), ("commitment", "00" * 32)):
        altered = from_json(written)
        assert isinstance(altered, dict)
        where = (
            altered
            if part in altered
            else next(v for v in altered.values() if isinstance(v, dict) and part in v)
        )
        where[part] = value
        bad.write_text(to_json(altered))
        assert CliRunner().invoke(app, ["verify-luck", str(bad)]).exit_code == 2


def test_no_secret_gets_into_a_log_line() -> None:
    line = without_secrets(None, "", {"event": "x", "seed": "5eed", "Password": "p", "table": "t"})
    assert line == {"event": "x", "seed": "…", "Password": "…", "table": "t"}
