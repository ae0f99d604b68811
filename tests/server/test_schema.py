"""The OpenAPI document, tried out by schemathesis: seeded, bounded, and whatever it sends, nothing breaks."""

import asyncio
import sys
from pathlib import Path

import pytest

from frostfair.client import Session
from tests.server.serving import Process
from tests.size import size

# The stream has no end, and whoever logs out or deletes themselves can't go on.
LEFT_OUT = ("--exclude-path-regex", "stream|logout", "--exclude-method", "DELETE")


@pytest.mark.asyncio
@pytest.mark.timeout(600)
async def test_no_request_breaks_the_server(database: str, tmp_path: Path) -> None:
    server = Process(database)
    await server.start()
    try:
        async with Session(server.url) as ana:
            await ana.be_guest("Ana")
            token = await ana.new_token("tester", "play", "lobby")
            run = await asyncio.create_subprocess_exec(
                Path(sys.executable).parent / "schemathesis", "run", f"{server.url}/schema/openapi.json",
                "--checks", "not_a_server_error", "--seed", "1", "--max-examples", str(size(2, 20)),
                "--phases", "fuzzing", "--header", f"Authorization: Bearer {token}", *LEFT_OUT,
                cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            )  # fmt: skip
            told, _ = await run.communicate()
            assert run.returncode == 0, told.decode()[-3000:]
            assert (await ana.me())["name"] == "Ana"
    finally:
        server.kill()
