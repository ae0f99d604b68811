"""A volume as EPUB 3. A file is the same, byte by byte, whenever it is made of the same volume."""

from collections.abc import Iterator
from html import escape
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from frostfair.kernel.volume import Volume
from frostfair.press import fonts
from frostfair.press.looks import looks
from frostfair.press.pages import Pages, parts

LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)  # when nothing else is known, zip says so too
MODIFIED: Final = "2000-01-01T00:00:00Z"
CONTAINER: Final = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""


def epub(volume: Volume) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        _put(file, "mimetype", b"application/epub+zip", ZIP_STORED)  # the first, and never compressed
        _put(file, "META-INF/container.xml", CONTAINER.encode())
        for name, content in _Edition(volume).files():
            _put(file, f"book/{name}", content)
    return out.getvalue()


def _put(file: ZipFile, name: str, content: bytes, how: int = ZIP_DEFLATED) -> None:
    entry = ZipInfo(name, LONG_AGO)
    entry.compress_type = how
    entry.external_attr = 0o644 << 16
    file.writestr(entry, content)


class _Edition:
    """The files of one book: a page for each part, pictures, fonts, contents and package."""

    def __init__(self, volume: Volume) -> None:
        self.volume = volume
        pages = Pages(volume, lambda name: f"{name}.svg", self._address)
        self.parts = list(parts(volume, pages))
        self.faces = fonts.whole()
        self.licence = fonts.licence()

    def _address(self, part: str) -> str:
        """Memories are kept at the end of their chapters."""
        chapters = {chapter.id: chapter for chapter in self.volume.chapters}
        if part in chapters:
            return f"{part}.xhtml"
        for chapter in chapters.values():
            if any(getattr(block, "id", "") == part for block in chapter.blocks):
                return f"{chapter.id}.xhtml#{part}"
        return f"{part}.xhtml"

    def files(self) -> Iterator[tuple[str, bytes]]:
        for name, title, body in self.parts:
            yield f"{name}.xhtml", self._page(title, body).encode()
        yield "contents.nav.xhtml", self._navigation().encode()
        for name, picture in self.volume.pictures.items():
            yield f"{name}.svg", picture.svg.encode()
        for face, font in self.faces:
            yield f"{face.file}.ttf", font
        if self.licence:
            yield fonts.LICENCE, self.licence.encode()
        yield "book.css", (self._font_rules() + looks("book.css")).encode()
        yield "book.opf", self._package().encode()

    def _page(self, title: str, body: str, epub_type: str = "") -> str:
        language = escape(self.volume.language)
        spaces = 'xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'
        return (
            f'<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
            f'<html {spaces} lang="{language}" xml:lang="{language}">\n<head><title>{escape(title)}</title>'
            f'<link rel="stylesheet" type="text/css" href="book.css"/></head>\n<body>{body}</body>\n</html>\n'
        )

    def _navigation(self) -> str:
        listed = "".join(
            [f'<li><a href="{name}.xhtml">{escape(title)}</a></li>' for name, title, _ in self.parts]
        )
        label = escape(self.volume.labels["contents"])
        body = f'<nav epub:type="toc" id="toc"><h2>{label}</h2><ol>{listed}</ol></nav>'
        return self._page(self.volume.title, body)

    def _font_rules(self) -> str:
        return "".join(
            [
                f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};'
                f"font-style:{face.style};src:url({face.file}.ttf)}}"
                for face, _ in self.faces
            ]
        )

    def _package(self) -> str:
        volume = self.volume
        meta = [
            f'<dc:identifier id="id">urn:frostfair:{escape(volume.id)}</dc:identifier>',
            f"<dc:title>{escape(volume.title)}</dc:title>",
            f"<dc:language>{escape(volume.language)}</dc:language>",
            f"<dc:creator>{escape(volume.tellers)}</dc:creator>",
            f"<dc:description>{escape(volume.subtitle)}</dc:description>",
            *[f"<dc:rights>{escape(line)}</dc:rights>" for line in volume.colophon],
            f'<meta property="dcterms:modified">{MODIFIED}</meta>',
            *[f'<meta property="schema:{name}">{value}</meta>' for name, value in ACCESS],
            '<meta name="cover" content="picture-cover"/>',
        ]
        spine = "".join([f'<itemref idref="part-{name}"/>' for name, _, _ in self.parts])
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" '
            'unique-identifier="id" prefix="schema: http://schema.org/">\n'
            f'<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">{"".join(meta)}</metadata>\n'
            f"<manifest>{''.join(self._manifest())}</manifest>\n"
            f"<spine>{spine}</spine>\n</package>\n"
        )

    def _manifest(self) -> Iterator[str]:
        page = 'media-type="application/xhtml+xml"'
        for name, _, body in self.parts:
            has_pictures = ' properties="svg"' if "<svg" in body else ""
            yield f'<item id="part-{name}" href="{name}.xhtml" {page}{has_pictures}/>'
        yield f'<item id="nav" href="contents.nav.xhtml" {page} properties="nav"/>'
        for name in self.volume.pictures:
            cover = ' properties="cover-image"' if name == "cover" else ""
            yield f'<item id="picture-{name}" href="{name}.svg" media-type="image/svg+xml"{cover}/>'
        for face, _ in self.faces:
            yield f'<item id="{face.file}" href="{face.file}.ttf" media-type="font/ttf"/>'
        if self.licence:
            yield f'<item id="licence" href="{fonts.LICENCE}" media-type="text/plain"/>'
        yield '<item id="style" href="book.css" media-type="text/css"/>'


ACCESS: Final = (
    ("accessMode", "textual"),
    ("accessMode", "visual"),
    ("accessModeSufficient", "textual"),
    ("accessibilityFeature", "alternativeText"),
    ("accessibilityFeature", "tableOfContents"),
    ("accessibilityHazard", "none"),
)
