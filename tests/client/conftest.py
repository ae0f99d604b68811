"""Clients are tested against real servers."""

from tests.server.conftest import database, empty_database, serving  # noqa: F401
