"""The forms of a book, by the ending of its file: how it is made, and its media type."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.codec import to_json
from frostfair.kernel.narration import Book
from frostfair.press.epub import epub
from frostfair.press.html import html
from frostfair.press.pdf import pdf


@dataclass(frozen=True)
class Form:
    media_type: str
    made: Callable[[Book, Catalogue], bytes]


def _volume_as(press: Callable[..., bytes]) -> Callable[[Book, Catalogue], bytes]:
    return lambda book, texts: press(book.volume(texts.say, texts.language))


FORMS: Final = {
    "epub": Form("application/epub+zip", _volume_as(epub)),
    "pdf": Form("application/pdf", _volume_as(pdf)),
    "html": Form("text/html", _volume_as(html)),
    "md": Form("text/markdown", lambda book, texts: book.markdown(texts.say).encode()),
    "json": Form("application/json", lambda book, texts: to_json(book.pack()).encode()),
}
