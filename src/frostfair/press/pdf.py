"""A volume as PDF: typst sets it, in memory but for the pictures and fonts, which it wants as files."""

from pathlib import Path
from tempfile import TemporaryDirectory

from frostfair.kernel.volume import Volume
from frostfair.press import fonts
from frostfair.press.typeset import Sheets


def pdf(volume: Volume) -> bytes:
    import typst  # 50 MB: loaded only where a PDF is wanted

    sheets = Sheets(volume)
    source = sheets.source()
    with TemporaryDirectory(prefix="frostfair-book-") as folder:
        root = Path(folder)
        for name, picture in volume.pictures.items():
            (root / f"{name}.svg").write_text(picture.svg, encoding="utf-8")
        for svg, name in sheets.outlines.items():
            (root / name).write_text(svg, encoding="utf-8")
        (root / "book.typ").write_text(source, encoding="utf-8")
        at = fonts.folder()
        paths = [] if at is None else [str(at)]
        press = typst.Compiler(str(root / "book.typ"), root, font_paths=paths, ignore_system_fonts=True)
        printed = press.compile(format="pdf", timestamp=0)  # the same volume, the same bytes
    assert isinstance(printed, bytes)
    return printed
