"""Cuts the pictures of Winter Tales out of the game-icons package: `python tools/tale_pictures.py`.

Books are bound without Node, so the outlines lie with the game, in data/pictures.json.
"""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/frostfair/games/winter_tales/data"
ICONS = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
CHARACTERS = {
    "alice": "card-queen-hearts",
    "dorothy_c": "rocking-chair",
    "pinocchio": "puppet",
    "scarecrow": "scarecrow",
    "tin_man": "vintage-robot",
    "grumpy": "dwarf-face",
    "match_girl": "match-tip",
    "snow_white": "shiny-apple",
    "white_rabbit": "pocket-watch",
    "candlewick": "candle-flame",
    "fox_cat": "fox-head",
    "mad_hatter": "top-hat",
    "wolf": "wolf-head",
    "mangiafuoco": "fire-breath",
}
QUESTS = {
    "great_artifact": "holy-grail",
    "ray": "sunrise",
    "love": "hearts",
    "safe_house": "house",
    "nightmare": "ghost",
    "propaganda": "megaphone",
    "retaliation": "crossed-swords",
}


def main() -> None:
    pack = json.loads(ICONS.read_text(encoding="utf-8"))
    cards = tomllib.loads((DATA / "winter-tales.toml").read_text(encoding="utf-8"))["cards"]
    wanted = {"cards": cards, "characters": CHARACTERS, "quests": QUESTS}
    found = {
        kind: {name: outline(pack, icon) for name, icon in icons.items()} for kind, icons in wanted.items()
    }
    text = json.dumps(found, indent=0, ensure_ascii=False) + "\n"
    (DATA / "pictures.json").write_text(text, encoding="utf-8")


def outline(pack: dict[str, Any], icon: str) -> str:
    """The path of an icon, on a square of 512."""
    known = pack["icons"].get(icon) or pack["icons"][pack["aliases"][icon]["parent"]]
    paths = re.findall(r' d="([^"]+)"', known["body"])
    if not paths:
        sys.exit(f"the icon {icon} is more than paths")
    return " ".join(paths)


if __name__ == "__main__":
    main()
