"""Rooms to test with, without sockets or stores."""

import random
from collections.abc import Mapping, Sequence

from frostfair.games.installed import enabled_games, game
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match, Setup
from frostfair.server.table.clock import Clock
from frostfair.server.table.load import words_of
from frostfair.server.table.outcome import Outcome
from frostfair.server.table.room import Room
from frostfair.wire import messages as wire
from frostfair.wire.clock import NoPace, Pace
from frostfair.wire.data import ActData, KeyData, RefusedData, SayData, TellData, UndoData
from tests.kernel.lanterns import Lanterns
from tests.kernel.playing import SEED

LANTERNS: Game = Lanterns()
WINTER_QUEEN: Game = game("winter-queen")
WINTER_TALES: Game = game("winter-tales")
WITCHSTONE: Game = game("witchstone")
GAMES: Sequence[Game] = (LANTERNS, *enabled_games())
START = 1_000_000


def room(
    played: Game = LANTERNS,
    seats: int = 2,
    *,
    pace: Pace | None = None,
    asks_end_turn: bool = False,
    bots: tuple[str | None, ...] | None = None,
    seed: str = SEED,
    options: Mapping[str, object] | None = None,
) -> Room:
    match = Match(played, Setup(played, seats, seed, options, asks_end_turn=asks_end_turn))
    clock = Clock(pace or NoPace(), seats, match.deciders(), START)
    words = words_of(match, catalogue())
    return Room(
        match, clock, bots or (None,) * seats, START, known_bots=lambda _: ("random", "greedy"), words=words
    )


def act(do: str, v: int, key: str = "k") -> wire.Act:
    return wire.Act(v, ActData(key, do))


def undo(v: int, key: str = "u", to: int | None = None) -> wire.Undo:
    return wire.Undo(v, UndoData(key, to))


def tell(text: str, words: str = "", key: str = "t") -> wire.Tell:
    return wire.Tell(TellData(key, text, words))


def say(text: str) -> wire.Say:
    return wire.Say(SayData(text))


class Talk:
    """Plays a room by words and remembers who was told what."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.now = START
        self._keys = 0

    def do(self, seat: int, what: str, v: int | None = None) -> Outcome:
        self._keys += 1
        at = self.room.match.version if v is None else v
        return self.room.receive(seat, f"user{seat}", act(what, at, f"key{self._keys}"), self.now)

    def ask(self, seat: int | None, message: wire.Asked) -> Outcome:
        return self.room.receive(seat, f"user{seat}", message, self.now)


def to(outcome: Outcome, audience: int | None) -> list[wire.Message]:
    """What one audience is told, the news first."""
    news: list[wire.Message] = [*news_to(outcome, audience)]
    return news + [message for who, message in outcome.told if who == audience]


def news_to(outcome: Outcome, audience: int | None) -> list[wire.News]:
    if audience not in outcome.news:
        return []
    told = wire.decode_told(outcome.news[audience])
    assert isinstance(told, wire.News)
    return [told]


def refusal(outcome: Outcome) -> RefusedData:
    assert isinstance(outcome.reply[0], wire.Refused)
    assert outcome.record is None
    assert not outcome.told
    assert not outcome.news
    return outcome.reply[0].d


def play_on(talk: Talk, chance: random.Random) -> Outcome:
    """Somebody who is waited for does what can be done: tells, decides, or ends their turn."""
    here = talk.room
    seat = chance.choice(here.waited_for())
    now = here.position(seat)
    untold = (
        [] if now.telling is None else [u.id for u in now.telling.untold if u.seat == seat and u.required]
    )
    if untold:
        return talk.ask(
            seat, tell(untold[0], f"Snow falls, says {seat}, and all is [card].", f"t{untold[0]}")
        )
    if now.may_end_turn:
        return talk.ask(seat, wire.EndTurn(here.match.version, KeyData(f"e{here.match.version}")))
    return talk.do(seat, chance.choice(now.offers).do)
