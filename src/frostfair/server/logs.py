"""Structured logs. Secrets and users' words never get in: see SECRET_KEYS."""

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
    first: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    structlog.configure(
        processors=[*first, last], logger_factory=structlog.WriteLoggerFactory(file=sys.stderr)
    )
    # Libraries: only what has gone wrong. Their access logs would tell who looked at which table.
    theirs = logging.StreamHandler(sys.stderr)
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    theirs.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=first, processors=[meta, last]))
    logging.basicConfig(level=logging.WARNING, handlers=[theirs])
