"""A program that only plays at a server loads nothing of servers."""

import os
import subprocess
import sys

HEAVY = (
    "frostfair.server",
    "frostfair.store",
    "frostfair.games",
    "frostfair.load",
    "frostfair.terminal",
    "alembic",
    "argon2",
    "asyncpg",
    "litestar",
    "nats",
    "prometheus_client",
    "sqlalchemy",
    "structlog",
    "uvicorn",
)
MOST = 20  # modules of ours


def test_the_client_is_light() -> None:
    told = "import sys, frostfair.client; print(*sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", told], env=env, capture_output=True, encoding="utf-8", check=True
    )
    loaded = run.stdout.split()
    assert "frostfair.client.table" in loaded
    assert [name for name in loaded if name.startswith(HEAVY)] == []
    assert len([name for name in loaded if name.split(".")[0] == "frostfair"]) <= MOST
