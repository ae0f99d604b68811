"""The compose file is understood where docker compose is; the image is made from a whole wheel."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"


def compose(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    if shutil.which("docker") is None:
        pytest.skip("there is no docker here")
    if subprocess.run(["docker", "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("this docker has no compose")
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in ("FROSTFAIR_SECRET", "POSTGRES_PASSWORD")
    }
    command = ["docker", "compose", "-f", str(DEPLOY / "compose.yaml"), *words]
    return subprocess.run(command, env=env | settings, capture_output=True, text=True, check=False)


def test_compose_understands_the_file() -> None:
    done = compose("config", "--services", FROSTFAIR_SECRET="s" * 40, POSTGRES_PASSWORD="p")
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.split()) == ["nats", "node1", "node2", "postgres", "proxy"]


def test_compose_asks_for_the_secrets() -> None:
    done = compose("config")
    assert done.returncode != 0
    assert "FROSTFAIR_SECRET" in done.stderr


def test_the_image_is_made_from_a_wheel_with_the_client() -> None:
    """A wheel made without make would have no browser client: only the Makefile builds that."""
    lines = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "make wheel" in lines
    assert "dist/*.whl" in lines
    assert "src/frostfair/web_client" in (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8")
