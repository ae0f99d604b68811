"""What an operator may want to know, in numbers. No names, ids or words of anybody are labels."""

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # CPU time, memory, open files of this process

SOCKETS: Final = Gauge("frostfair_sockets", "Open sockets and streams", registry=REGISTRY)
TABLES: Final = Gauge("frostfair_tables", "Tables in memory", registry=REGISTRY)
RECORDS: Final = Counter("frostfair_records", "Records made durable", ["game", "by"], registry=REGISTRY)
REFUSALS: Final = Counter("frostfair_refusals", "Commands refused", ["error"], registry=REGISTRY)
DROPPED: Final = Counter("frostfair_dropped", "Connections closed by us", ["reason"], registry=REGISTRY)
APPEND: Final = Histogram(
    "frostfair_append_seconds", "From command to durable", registry=REGISTRY,
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
)  # fmt: skip
THINKING: Final = Histogram(
    "frostfair_bot_seconds", "A bot's decision", registry=REGISTRY, buckets=(0.01, 0.05, 0.2, 1.0, 5.0, 10.0)
)
WORKER_FAILURES: Final = Counter("frostfair_worker_failures", "Bots' workers lost", registry=REGISTRY)
STORE_FAILURES: Final = Counter("frostfair_store_failures", "Appends that failed", registry=REGISTRY)


@cache  # to find a counter by its labels takes longer than to count
def records_of(game: str, by: str) -> Counter:
    return RECORDS.labels(game, by)


def written() -> tuple[bytes, str]:
    return generate_latest(REGISTRY), CONTENT_TYPE_LATEST
