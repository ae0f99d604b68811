"""Sizes of the tests: every day they are small and repeatable; `make soak` runs them at full size."""

import pytest
from hypothesis import HealthCheck, settings

from tests.size import SOAK

slow_is_fine = [HealthCheck.too_slow]
settings.register_profile(
    "ci", derandomize=True, deadline=None, max_examples=50, database=None, suppress_health_check=slow_is_fine
)
settings.register_profile(
    "soak", deadline=None, max_examples=2000, print_blob=True, suppress_health_check=slow_is_fine
)
settings.load_profile("soak" if SOAK else "ci")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SOAK:
        return
    skip = pytest.mark.skip(reason="soak only (make soak)")
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(skip)
