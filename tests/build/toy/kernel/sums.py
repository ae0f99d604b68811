"""A little arithmetic that is worth compiling."""

from frostfair.kernel.fast import i64


def mix(n: i64, salt: i64) -> i64:
    total = salt
    for i in range(n):
        total = (total * 31 + i) & 0xFFFFFF
    return total
