"""The colours of the fair, from the client's design tokens. Nothing is ever said by colour alone.

Terminals are dark or light and we can't know: a colour is used as a ground with its own ink on it, and text
on the terminal's ground has the terminal's colour.
"""

from typing import Final

CRYSTAL: Final = {
    "red": "#ff7177",
    "green": "#37d08c",
    "blue": "#4fa9ff",
    "yellow": "#ffd84f",
    "purple": "#c28fff",
}
CRYSTAL_INK: Final = "#0a1230"

# A zone's ground, and the lighter shade in which its name is written on it.
ZONE: Final = {
    "red": "#6a2f49",
    "green": "#1f5652",
    "purple": "#4a3680",
    "blue": "#23508a",
    "domain": "#51608a",
}
ZONE_WORD: Final = {
    "red": "#c98fa6",
    "green": "#7fc2b4",
    "purple": "#a993e0",
    "blue": "#8fbcea",
    "domain": "#c3cde6",
}
ZONE_VEILED: Final = {
    "red": "#35182a",
    "green": "#102c35",
    "purple": "#261d4c",
    "blue": "#132a50",
    "domain": "#2a3350",
}

TEXT: Final = "#f2f6ff"
INK: Final = "#0b1330"
GOLD: Final = "#ffc85c"
COUNTED: Final = "#ffffff"
LAST_MOVE: Final = "#bfe3ff"
SEATS: Final = ("#ff9a76", "#7fd8ff", "#b4e36a", "#e3a0ff", "#ffd84f", "#8fa8ff", "#ffa6c9")
