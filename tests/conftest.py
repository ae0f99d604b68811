"""Sizes of the tests: every day they are small and repeatable; `make soak` runs them at full size.

Their order is another one each time, so that no test comes to lean on an earlier one.
"""

import os
import secrets
from itertools import groupby
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests.size import SOAK

ORDER = "FROSTFAIR_ORDER"

slow_is_fine = [HealthCheck.too_slow]
settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=50, database=None, suppress_health_check=slow_is_fine
)
settings.register_profile(
    "soak", deadline=None, max_examples=2000, print_blob=True, suppress_health_check=slow_is_fine
)
settings.load_profile("soak" if SOAK else "ci")


def pytest_configure() -> None:
    os.environ.setdefault(ORDER, str(secrets.randbelow(1_000_000)))  # the workers of xdist inherit it


def pytest_sessionstart(session: pytest.Session) -> None:
    """A quiet pytest has no header, but this must be seen."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:
        reporter.write_line(f"The same order again: {ORDER}={os.environ[ORDER]}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = shuffled(items, os.environ[ORDER])
    if SOAK:
        return
    skip = pytest.mark.skip(reason="soak only (make soak)")
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(skip)


def shuffled(items: list[pytest.Item], order: str) -> list[pytest.Item]:
    """Modules stay together: what they share is made once."""
    luck = Random(order)
    modules = [list(tests) for _, tests in groupby(items, lambda item: item.path)]
    luck.shuffle(modules)
    for tests in modules:
        luck.shuffle(tests)
    return [test for tests in modules for test in tests]
