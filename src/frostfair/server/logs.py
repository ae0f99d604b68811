"""Structured logs. What is secret, or somebody's, never gets in: see SECRET_KEYS."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SECRET_KEYS: Final = frozenset(
    {
        "seed",
        "secret",
        "password",
        "token",
        "cookie",
        "authorization",
        "digest",
        "code",
        "text",
        "word",
        "state",
    }
)


def without_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The last guard: no line of ours should carry one of these in the first place."""
    return {key: "…" if key.lower() in SECRET_KEYS else value for key, value in event.items()}


def configure(*, as_json: bool = False) -> None:
    last: Any = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            without_secrets,
            last,
        ],
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
    # Libraries: only what has gone wrong. Their access logs would tell who looked at which table.
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
