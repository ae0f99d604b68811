"""Who sits at the table: `human`, `human:Ann`, the kind of a bot, or `greedy:Bea`."""

from collections.abc import Sequence
from dataclasses import dataclass

from frostfair.bots import roster
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game

HUMAN = "human"
LONGEST_NAME = 16


@dataclass(frozen=True)
class Player:
    written: str  # as in the match file
    name: str
    bot: str | None  # None: a person at this terminal


def players_of(text: str, game: Game) -> list[str]:
    """The seats of an option, checked: `human,greedy,random`."""
    seats = [seat.strip() for seat in text.split(",")]
    for n, seat in enumerate(seats, 1):
        kind, colon, name = seat.partition(":")
        if kind not in (HUMAN, *roster.names(game)):
            known = ", ".join([HUMAN, f"{HUMAN}:NAME", *roster.names(game)])
            raise Malformed(f"--seats: seat {n}: unknown player {shorten(seat)}; available: {known}")
        if colon and not (name.isprintable() and 0 < len(name.strip()) <= LONGEST_NAME):
            raise Malformed(f"--seats: seat {n}: a name has 1 to {LONGEST_NAME} printable letters")
    return seats


def seated(written: Sequence[str], catalogue: Catalogue) -> list[Player]:
    """The players of a match file. A word that is no bot's name is a person's name."""
    kinds = [_kind(text, catalogue) for text in written]
    names = distinct([name for name, _ in kinds])
    return [Player(text, name, bot) for text, name, (_, bot) in zip(written, names, kinds, strict=True)]


def distinct(names: Sequence[str]) -> list[str]:
    """Players of the same name are numbered by their seats."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


def _kind(text: str, catalogue: Catalogue) -> tuple[str, str | None]:
    kind, _, name = text.partition(":")
    bot = kind if kind in roster.names() else None
    if bot is None and kind != HUMAN:
        name = text
    nameless = catalogue.say("player") if bot is None else catalogue.form(f"bot-{bot}")
    shown = "".join([sign if sign.isprintable() else "?" for sign in name]) or nameless
    return shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1] + "…", bot
