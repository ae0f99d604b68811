"""From the words of the command line to a match: seats, seed, words, options."""

import hashlib
import secrets
from collections.abc import Sequence

from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game, Value
from frostfair.kernel.logtext import Log
from frostfair.kernel.luck import SEED_BYTES
from frostfair.kernel.match import Match, Setup
from frostfair.terminal.players import players_of

LONGEST_WORD = 200
SWITCH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def new_log(game: Game, seats: str, seed: str | None, words: Sequence[str], options: dict[str, Value]) -> Log:
    """A match before its first move, and who plays it."""
    players = players_of(seats, game)
    for word in words:
        _refuse_odd_text("--words", word)
    setup = Setup(
        game,
        len(players),
        seed_of(seed),
        options,
        words,
        asks_end_turn=any(player.startswith("human") for player in players),
    )
    return Log(Match(game, setup), players)


def is_full_seed(text: str) -> bool:
    return len(text) == 2 * SEED_BYTES and all(sign in "0123456789abcdefABCDEF" for sign in text)


def seed_of(text: str | None) -> str:
    """64 hexadecimal digits as they are, any other text hashed; None: the operating system's own chance."""
    if text is None:
        return secrets.token_hex(SEED_BYTES)
    _refuse_odd_text("--seed", text)
    return text.lower() if is_full_seed(text) else hashlib.sha256(text.encode()).hexdigest()


def read_options(given: Sequence[str]) -> dict[str, Value]:
    """`name=value` words: yes and no, numbers, or a word."""
    options: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise Malformed(f"--option: {shorten(text)} is not NAME=VALUE")
        if name in options:
            raise Malformed(f"--option: {shorten(name)} is set twice")
        options[name] = read_value(value.strip())
    return options


def read_value(text: str) -> Value:
    if text.lower() in SWITCH:
        return SWITCH[text.lower()]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _refuse_odd_text(option: str, text: str) -> None:
    if not (text.isprintable() and 0 < len(text.strip()) <= LONGEST_WORD):
        raise Malformed(f"{option}: expected 1 to {LONGEST_WORD} printable letters, found {shorten(text)}")
