"""How books look: the style sheets that lie beside the presses, for screens and for paper."""

from functools import cache
from importlib.resources import files


@cache
def looks(name: str) -> str:
    return (files("frostfair.press") / name).read_text(encoding="utf-8")
