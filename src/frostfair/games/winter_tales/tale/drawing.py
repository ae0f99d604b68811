"""Drawings of a tale as SVG: the town and the ways through it, a plate of one place, a portrait, the cover.

Always the same for the same tale: nothing here is left to chance.
"""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.tale import pictures
from frostfair.games.winter_tales.tale.tale import Member, Memory

SPRING, WINTER = "spring", "winter"
COLOURS: Final = {SPRING: "#8fe08a", WINTER: "#9cc8ff", "neutral": "#d9c9a3"}
INKS: Final = ("#b0413e", "#27608c", "#3c7a4a", "#7a4aa0", "#a8620a")  # crayons of the story cards
ROUTES: Final = {
    SPRING: ("#8fe08a", "#e9d36b", "#ffab8a", "#b7f0d3", "#ffd0e4", "#c9e265", "#f2b24e"),
    WINTER: ("#9cc8ff", "#c0a5ff", "#7be3e8", "#e3ecff", "#8f9cff", "#b6d3c9", "#e29cf0"),
}
LETTERS: Final = 'fill="#2b2013" font-family="Kurale, Georgia, serif"'
LABELS: Final = {"memory_lane": 52}  # names that would hide a building stand aside
WIDE, HIGH = 1000, 640
GROUND: Final = (
    '<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1a2a63"/>'
    '<stop offset=".5" stop-color="#274183"/><stop offset="1" stop-color="#3a5aa3"/></linearGradient>'
    '<radialGradient id="isle" cx=".5" cy=".35" r=".7"><stop offset="0" stop-color="#7f9fdc"/>'
    '<stop offset="1" stop-color="#4a6bb3"/></radialGradient></defs>'
)
SKY: Final = (
    '<rect width="1000" height="640" fill="url(#ground)"/>'
    '<path d="M0 520Q160 470 260 540T560 640H0ZM1000 20Q820 60 760 0H1000Z" fill="#16245a" opacity=".55"/>'
    '<path d="M-20 330Q200 250 300 300T620 240 1020 210" '
    'fill="none" stroke="#9fc4ff" stroke-width="44" opacity=".1"/>'
    '<path d="M60 0Q260 70 480 20T1000 60V0Z" fill="#5ff0bd" opacity=".1"/>'
    '<path d="M0 0H1000Q700 60 420 34T0 76Z" fill="#c0a5ff" opacity=".13"/>'
)

Say = Callable[..., str]


def escaped(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def svg(width: float, height: float, body: str, box: str = "") -> str:
    view = box or f"0 0 {width:g} {height:g}"
    size = f'width="{width:g}" height="{height:g}" viewBox="{view}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'


# --- the town ---


def town(box: Box, cast: Sequence[Member], say: Say) -> str:
    """The map with the way of everybody in the cast, from where they began to where they are."""
    return svg(WIDE, HIGH, GROUND + SKY + _roads(box) + _places(box) + _routes(box, cast) + _names(box, say))


def plate(box: Box, space: str, people: Sequence[tuple[str, str]], say: Say) -> str:
    """A window on the town, and in it the place where it happened and who was there (name and side)."""
    x, y = box.spots[box.space_names.index(space)]
    left, top = min(max(x - 215, 0), WIDE - 430), min(max(y - 110, 0), HIGH - 190)
    figures = "".join(
        [_figure(who, side, x - 34 + 40 * i, y + 30) for i, (who, side) in enumerate(people[:4])]
    )
    body = GROUND + SKY + _roads(box) + _places(box) + _names(box, say) + figures
    return svg(860, 380, body, f"{left} {top} 430 190")


def _roads(box: Box) -> str:
    drawn = []
    for square in range(box.places, box.spaces):
        (x, y), (u, v) = [box.spots[end] for end in box.near[square]]
        way = f"M{x} {y}L{u} {v}"
        drawn.append(f'<path d="{way}" stroke="#0b1330" stroke-opacity=".35" stroke-width="13"/>')
        dots = 'stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round"'
        drawn.append(f'<path d="{way}" stroke="#ffd27a" {dots}/>')
    for square in range(box.places, box.spaces):
        x, y = box.spots[square]
        drawn.append(f'<ellipse cx="{x}" cy="{y + 3}" rx="25" ry="14" fill="#0b1330" opacity=".4"/>')
        rim = 'fill="#d5e4fb" stroke="#6f8cc9" stroke-width="2.5"'
        drawn.append(f'<ellipse cx="{x}" cy="{y}" rx="25" ry="14" {rim}/>')
    return "".join(drawn)


def _places(box: Box) -> str:
    drawn = []
    for name, (x, y) in zip(box.space_names[: box.places], box.spots, strict=False):
        drawn.append(f'<ellipse cx="{x}" cy="{y + 26}" rx="88" ry="30" fill="#0b1330" opacity=".35"/>')
        rim = 'fill="url(#isle)" stroke="#c9dcff" stroke-width="2.5"'
        drawn.append(f'<ellipse cx="{x}" cy="{y + 20}" rx="88" ry="30" {rim}/>')
        drawn.append(f'<g transform="translate({x} {y + 24}) scale(1.06)">{pictures.building(name)}</g>')
    return "".join(drawn)


def _names(box: Box, say: Say) -> str:
    drawn = []
    for name, (x, y) in zip(box.space_names[: box.places], box.spots, strict=False):
        words = say("wt-place-" + name)
        wide = len(words) * 9.4 + 26
        middle = min(max(x + LABELS.get(name, 0), wide / 2 + 4), WIDE - wide / 2 - 4)
        size = f'x="{-wide / 2:g}" y="-14" width="{wide:g}" height="28" rx="8"'
        board = f'<rect {size} fill="#f3e8d0" stroke="#8c6c3a"/>'
        text = f'<text text-anchor="middle" y="6" font-size="18" {LETTERS}>{escaped(words)}</text>'
        drawn.append(f'<g transform="translate({middle:g} {y + 49})">{board}{text}</g>')
    return "".join(drawn)


def _routes(box: Box, cast: Sequence[Member]) -> str:
    """Beside each other where several went the same way; a figure stands where the way ends."""
    drawn, standing = [], []
    for number, member in enumerate(cast):
        shift = (number % 7 - 3) * 4.5
        spots = [box.spots[box.space_names.index(space)] for space in member.route]
        points = " ".join([f"{x + shift:g},{y + 18 + shift * 0.6:g}" for x, y in spots])
        colour = route_colour(cast, member)
        line = (
            f'fill="none" stroke="{colour}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"'
        )
        dash = ' stroke-dasharray="9 7"' if member.side == WINTER else ""
        if len(spots) > 1:
            drawn.append(f'<polyline points="{points}" stroke-opacity=".9" {line}{dash}/>')
        x, y = spots[-1]
        beside = [m.route[-1] for m in cast[:number]].count(member.route[-1])
        standing.append(_figure(member.name, member.side, x - 40 + 30 * beside, y + 34, 0.9))
    return "".join(drawn + standing)


def route_colour(cast: Sequence[Member], member: Member) -> str:
    side = [other.name for other in cast if other.side == member.side]
    return ROUTES[member.side][side.index(member.name) % 7]


# --- people and cards ---


def portrait(name: str, side: str) -> str:
    """A medal: round and green for Spring, six-sided and blue for Winter."""
    return svg(120, 120, medal(name, side, 60, 60, 52))


def medal(name: str, side: str, x: float, y: float, radius: float) -> str:
    ink = '<g fill="#0b1330">' + _outline(pictures.character(name), x, y, radius * 1.25) + "</g>"
    rim = f'fill="{COLOURS[side]}" stroke="#0b1330" stroke-width="{radius / 14:g}"'
    if side == WINTER:
        corners = [
            (x + radius * cos(pi / 6 + pi / 3 * i), y + radius * sin(pi / 6 + pi / 3 * i)) for i in range(6)
        ]
        return f'<polygon points="{" ".join([f"{u:.2f},{v:.2f}" for u, v in corners])}" {rim}/>{ink}'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.94:g}" {rim}/>{ink}'


def _figure(name: str, side: str, x: float, y: float, scale: float = 1.15) -> str:
    foot = f'<path d="M-12 1-7-8H7L12 1Z" fill="{COLOURS[side]}" stroke="#0b1330" stroke-width="2"/>'
    shade = '<ellipse rx="16" ry="5" cy="1" fill="#020614" opacity=".55"/>'
    body = medal(name, side, 0, -22, 19)
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{shade}{foot}{body}</g>'


def card(name: str, side: str, words: str, x: float = 0, y: float = 0, width: float = 78) -> str:
    """A story card: green above for Spring, blue below for Winter."""
    high, drawn = width / 0.74, []
    drawn.append(f'<rect x="2" y="3" width="{width:g}" height="{high:g}" rx="8" fill="#000" opacity=".3"/>')
    drawn.append(f'<rect width="{width:g}" height="{high:g}" rx="8" fill="#fbf3e0" stroke="#c3a873"/>')
    edge = {SPRING: (0, "#3f9a5a"), WINTER: (high - 6, "#3d6fc4")}.get(side)
    if edge is not None:
        drawn.append(
            f'<rect x="3" y="{edge[0]:g}" width="{width - 6:g}" height="6" rx="3" fill="{edge[1]}"/>'
        )
    size, letters = width * 0.6, min(width * 0.155, 1.7 * width / max(len(words), 1))
    drawn.append(
        f'<g fill="{ink_of(name)}">' + _outline(pictures.card(name), width / 2, high * 0.42, size) + "</g>"
    )
    style = f'text-anchor="middle" font-size="{letters:g}" {LETTERS}'
    drawn.append(f'<text x="{width / 2:g}" y="{high * 0.9:g}" {style}>{escaped(words)}</text>')
    return f'<g transform="translate({x:g} {y:g})">{"".join(drawn)}</g>'


def ink_of(name: str) -> str:
    return INKS[len(name) % 5]


def _outline(path: str, x: float, y: float, size: float) -> str:
    scale = size / 512
    return (
        f'<path transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.4f})" d="{path}"/>'
    )


# --- the cover ---


def cover(
    box: Box, cast: Sequence[Member], memories: Sequence[Memory], title: str, subtitle: str, say: Say
) -> str:
    """A5, 740 × 1050: the title above the town by night, its memories as cards below."""
    sky = '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a1430"/>'
    sky += '<stop offset=".55" stop-color="#24397a"/><stop offset="1" stop-color="#0e1a40"/></linearGradient>'
    frame = (
        '<rect x="26" y="26" width="688" height="998" rx="14" fill="none" stroke="#c9a45c" stroke-width="3"/>'
    )
    frame += '<rect x="36" y="36" width="668" height="978" rx="9" fill="none" stroke="#c9a45c" opacity=".5"/>'
    clip = '<clipPath id="window"><rect x="70" y="330" width="600" height="384" rx="12"/></clipPath>'
    scene = SKY + _roads(box) + _places(box) + _routes(box, cast)
    window = f'<g clip-path="url(#window)"><g transform="translate(70 330) scale(.6)">{scene}</g></g>'
    rim = 'fill="none" stroke="#c9a45c" stroke-width="2"'
    window += f'<rect x="70" y="330" width="600" height="384" rx="12" {rim}/>'
    body = f'{GROUND}<defs>{sky}{clip}</defs><rect width="740" height="1050" fill="url(#night)"/>'
    return svg(
        740, 1050, body + _flakes(title) + frame + _title(title, subtitle) + window + _fan(memories, say)
    )


def _title(title: str, subtitle: str) -> str:
    lines = wrapped(title, 17)
    size = int(min(62, 780 / max([len(line) for line in lines]), 160 / len(lines)))
    top = 200 - (len(lines) - 1) * size * 0.55
    drawn = [
        f'<text x="370" y="{top + i * size * 1.15:g}" text-anchor="middle" font-size="{size}" fill="#ffe9bd" '
        f'font-family="Ruslan Display, Kurale, Georgia, serif">{escaped(line)}</text>'
        for i, line in enumerate(lines)
    ]
    style = 'text-anchor="middle" font-size="26" fill="#c3d6f5" font-family="Kurale, Georgia, serif"'
    return "".join(drawn) + f'<text x="370" y="300" {style}>{escaped(subtitle)}</text>'


def wrapped(words: str, most: int) -> list[str]:
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _fan(memories: Sequence[Memory], say: Say) -> str:
    """The memories as a hand of cards."""
    kept = [memory for memory in memories if memory.sort == "story" and memory.card][-7:]
    drawn = []
    for i, memory in enumerate(kept):
        turn = (i - (len(kept) - 1) / 2) * min(15, 72 / len(kept))
        words = say(f"wt-card-{memory.card}")
        face = card(str(memory.card), memory.side, words, -60, -420, 120)
        drawn.append(f'<g transform="translate(370 1170) rotate({turn:g})">{face}</g>')
    return "".join(drawn)


def _flakes(title: str) -> str:
    """Snow, strewn by the letters of the title."""
    drawn, seed = [], sum([ord(letter) * (i + 7) for i, letter in enumerate(title)])
    for _ in range(70):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x, y, size = seed % 740, seed // 740 % 1050, 1 + seed % 3
        drawn.append(f'<circle cx="{x}" cy="{y}" r="{size}" fill="#eaf3ff" opacity=".5"/>')
    return "".join(drawn)
