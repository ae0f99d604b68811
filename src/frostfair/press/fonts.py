"""The fonts of books. They come with the built client; without them presses use what readers have."""

from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from frostfair.kernel.codec import from_json

SCRIPTS: Final = ("latin", "latin-ext", "cyrillic")
LICENCE: Final = "OFL.txt"


@dataclass(frozen=True)
class Face:
    family: str
    file: str  # the whole font, without its ending
    weight: int = 400
    style: str = "normal"

    def small(self, script: str) -> str:
        family = self.family.lower().replace(" ", "-")
        return f"{family}-{script}-{self.weight}-{self.style}.woff2"


FACES: Final = (
    Face("Alegreya", "alegreya-400"),
    Face("Alegreya", "alegreya-400-italic", style="italic"),
    Face("Alegreya", "alegreya-700", weight=700),
    Face("Kurale", "kurale-400"),
    Face("Ruslan Display", "ruslan-display-400"),
)


def folder() -> Path | None:
    """Where they lie; None where the client isn't built."""
    found = Path(str(files("frostfair"))) / "web_client" / "book"
    return found if (found / LICENCE).is_file() else None


def whole() -> list[tuple[Face, bytes]]:
    """Each as one TrueType file, for all scripts."""
    at = folder()
    return [] if at is None else [(face, (at / f"{face.file}.ttf").read_bytes()) for face in FACES]


def licence() -> str:
    at = folder()
    return "" if at is None else (at / LICENCE).read_text(encoding="utf-8")


@cache
def embedded() -> str:
    """All of them inside a style sheet, a piece for each script: browsers take the pieces they need."""
    at = folder()
    if at is None:
        return ""
    ranges: Any = from_json((at / "ranges.json").read_text(encoding="utf-8"))
    rules = [_rule(at, face, script, ranges[script]) for face in FACES for script in SCRIPTS]
    return "\n".join(rules)


def _rule(at: Path, face: Face, script: str, letters: str) -> str:
    data = b64encode((at / face.small(script)).read_bytes()).decode()
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};font-style:{face.style};'
        f"unicode-range:{letters};src:url(data:font/woff2;base64,{data}) format('woff2')}}"
    )
