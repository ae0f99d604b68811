"""A leaky bucket: so many in so many seconds, and no more. Time is passed in."""


class Rate:
    """Counts what one person or one socket does."""

    __slots__ = ("_at", "_level", "_most", "_per_second")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = float(most)
        self._per_second = most / seconds
        self._level = 0.0
        self._at = 0.0

    def allows(self, now: float) -> bool:
        """Whether one more is fine now; if so, it is counted."""
        self._level = max(0.0, self._level - max(0.0, now - self._at) * self._per_second)
        self._at = now
        if self._level + 1.0 > self._most:
            return False
        self._level += 1.0
        return True

    def is_idle(self, now: float) -> bool:
        """Whether it has forgotten everything, so that it can be forgotten itself."""
        return self._level - (now - self._at) * self._per_second <= 0.0


class Rates:
    """One bucket for each name, only as many as are in use."""

    def __init__(self, most: int, seconds: float, names: int = 10_000) -> None:
        self._most, self._seconds, self._names = most, seconds, names
        self._buckets: dict[str, Rate] = {}

    def allows(self, name: str, now: float) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= self._names:
                self._sweep(now)
            bucket = self._buckets[name] = Rate(self._most, self._seconds)
        return bucket.allows(now)

    def _sweep(self, now: float) -> None:
        self._buckets = {name: b for name, b in self._buckets.items() if not b.is_idle(now)}
        if len(self._buckets) >= self._names:  # an attack from everywhere: forget, rather than grow
            self._buckets.clear()
