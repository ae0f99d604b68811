"""The browser client as Vite built it: read once, served from memory.

It lies in the package `frostfair/web_client` and is no part of the repository. Files in `assets/` carry a
hash in their name, so they never change; all others are asked for anew each time, by their ETag.
"""

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

FOLDER: Final = Path(__file__).parents[2] / "web_client"
INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_ANEW: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the best first
TYPES: Final = {  # the framework adds the charset of texts
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """One file, in each of the encodings that the build made."""

    body: bytes
    media_type: str
    caching: str
    etag: str
    encoded: Mapping[str, bytes] = field(default_factory=dict)

    def best(self, accepted: str) -> tuple[bytes, str | None]:
        """For an Accept-Encoding header: the body and its encoding."""
        wanted = _accepted(accepted)
        for name, body in self.encoded.items():
            if name in wanted:
                return body, name
        return self.body, None

    def with_head(self, elements: bytes) -> "Asset":
        """The same page with more in its head; not compressed, because it is another one each time."""
        body = self.body.replace(b"</title>", b"</title>" + elements, 1)
        return Asset(body, self.media_type, self.caching, _etag(body))


class Assets:
    """All files by their path from the root of the site."""

    def __init__(self, files: Mapping[str, Asset]) -> None:
        self._files = dict(files)

    @classmethod
    def of(cls, folder: Path = FOLDER) -> Self:
        found = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and path.suffix not in ENCODINGS.values():
                found[path.relative_to(folder).as_posix()] = _read(path, folder)
        return cls(found)

    def get(self, path: str) -> Asset | None:
        return self._files.get(path.lstrip("/"))

    @property
    def index(self) -> Asset | None:
        return self._files.get(INDEX)


def _read(path: Path, folder: Path) -> Asset:
    body = path.read_bytes()
    encoded = {
        name: path.with_name(path.name + suffix).read_bytes()
        for name, suffix in ENCODINGS.items()
        if path.with_name(path.name + suffix).is_file()
    }
    guessed = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.is_relative_to(folder / "assets")
    return Asset(body, guessed, FOR_EVER if hashed else ASK_ANEW, _etag(body), encoded)


def _etag(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def _accepted(header: str) -> set[str]:
    """Encodings of the header but those with q=0."""
    found = set()
    for part in header.lower().split(","):
        name, _, rest = part.strip().partition(";")
        if rest.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found
