"""What an operator may want to know, in numbers. No names, ids or words of users are labels."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate
from math import inf
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

REGISTRY: Final = CollectorRegistry()
MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
ProcessCollector(registry=REGISTRY)  # CPU time, memory, open files of this process


class Durations(Collector):
    """A histogram for what happens thousands of times a second: only who reads it pays."""

    def __init__(self, name: str, told: str, bounds: Sequence[float]) -> None:
        self._name = name
        self._told = told
        self._bounds = [*bounds, inf]
        self._counts = [0] * len(self._bounds)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        up_to = zip(map(floatToGoString, self._bounds), accumulate(self._counts), strict=True)
        yield HistogramMetricFamily(self._name, self._told, list(up_to), self._sum)


SOCKETS: Final = Gauge("frostfair_sockets", "Open sockets and streams", registry=REGISTRY)
TABLES: Final = Gauge("frostfair_tables", "Tables in memory", registry=REGISTRY)
RECORDS: Final = Counter("frostfair_records", "Records made durable", ["game", "by"], registry=REGISTRY)
REFUSALS: Final = Counter("frostfair_refusals", "Commands refused", ["error"], registry=REGISTRY)
DROPPED: Final = Counter("frostfair_dropped", "Connections closed by us", ["reason"], registry=REGISTRY)
APPEND: Final = Durations(
    "frostfair_append_seconds",
    "From command to durable",
    (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
)
REGISTRY.register(APPEND)
THINKING: Final = Histogram(
    "frostfair_bot_seconds", "A bot's decision", registry=REGISTRY, buckets=(0.01, 0.05, 0.2, 1.0, 5.0, 10.0)
)
WORKER_FAILURES: Final = Counter("frostfair_worker_failures", "Bots' workers lost", registry=REGISTRY)
STORE_FAILURES: Final = Counter("frostfair_store_failures", "Appends that failed", registry=REGISTRY)


@cache  # to find a counter by its labels takes longer than to count
def records_of(game: str, by: str) -> Counter:
    return RECORDS.labels(game, by)


def written() -> str:
    return generate_latest(REGISTRY).decode()
