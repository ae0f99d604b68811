"""A volume as one file of HTML: pictures and fonts are inside, nothing is fetched."""

from base64 import b64encode
from html import escape

from frostfair.kernel.volume import Volume
from frostfair.press import fonts
from frostfair.press.looks import looks
from frostfair.press.pages import Pages, parts


def html(volume: Volume) -> bytes:
    pages = Pages(volume, lambda name: _inside(volume.pictures[name].svg), lambda part: f"#{part}")
    body = "\n".join([page for _, _, page in parts(volume, pages)])
    licence = fonts.licence().replace("--", "- -")  # two dashes would end the comment
    return f"""<!DOCTYPE html>
<html lang="{escape(volume.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(volume.title)}</title>
<style>{fonts.embedded()}{looks("book.css")}</style>
</head>
<body>
<main>
{body}
</main>
<!--
{licence}
-->
</body>
</html>
""".encode()


def _inside(svg: str) -> str:
    return "data:image/svg+xml;base64," + b64encode(svg.encode()).decode()
