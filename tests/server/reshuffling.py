"""The same table twice, with all otherwise that a seat can't know: it must be told the same, byte by byte.

What is secret stands here once more, apart from the games: a game that forgets to hide something is caught.
"""

import re
from typing import Any

from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.flow import Event
from frostfair.kernel.match import Match
from frostfair.kernel.record import ACT
from frostfair.server.table.load import words_of
from frostfair.server.table.outcome import Outcome
from frostfair.server.table.position import Audience
from frostfair.server.table.room import Room
from frostfair.server.table.substitution import Seats
from frostfair.store.texts import Words
from frostfair.wire import messages as wire
from frostfair.wire.data import (
    AskData,
    AskUndoData,
    ConsentData,
    KeyData,
    OrderData,
    RemarkData,
    ReplaceData,
    TellData,
    TextKeyData,
)
from tests.server.rooms import START, act, room, say, tell, undo

# A seal is a keyed hash of the hidden state: it differs, and tells nothing (tests/kernel/test_luck.py).
SEAL = re.compile(rb'"seal":"[0-9a-f]{64}"')


# What only the event's own seat may know, besides the seats that `shared` names.
SECRETS = {
    "picked": ("number",),
    "whispered": ("seat",),
    "tile-held": ("tile",),
    "tile-drawn": ("tile",),
    "objectives-drawn": ("objectives",),
    "voted": ("answer",),
    "cards-drawn": ("cards",),
    "trap-hidden": ("value",),
    "card-given": ("card",),
    "objective-swapped": ("objective",),
}
SHARED = {"card-given": "to"}


def stream(outcome: Outcome, audience: Audience, asked: bool) -> bytes:
    """All bytes that one audience gets."""
    mine = [message for who, message in outcome.told if who == audience]
    told = [wire.encode(message) for message in ([*outcome.reply] if asked else []) + mine]
    told += [
        news[audience] for news in (outcome.news, outcome.plain_news) if audience in news
    ]  # as they go out
    return unsealed(b"\n".join(told))


def unsealed(told: bytes) -> bytes:
    return SEAL.sub(b'"seal":""', told)


def twin(here: Room, seat: int, seed: int) -> Room:
    """The same table for this seat, and another one for everybody else; also where an undo would lead."""
    other = room(here.match.game, here.match.setup.seats, pace=here.clock.pace)
    other.match = _twin_match(here.match, seat, seed)
    other.clock, other.marks, other.times = here.clock, here.marks, here.times[:]
    other.seats = Seats(here.bots, here.clock, START)
    other.reading = lambda: other.audiences  # everybody is told everything in words too
    other.words = words_of(other.match, catalogue())
    if here.words is not None and other.words is not None:
        for text in here.words.texts():
            other.words.hear(
                Words("", text.id, None, text.seat, text.words, text.auto, text.status, START, None)
            )
    return other


def _twin_match(match: Match, seat: int, seed: int) -> Match:
    game = match.game
    other = Match(game, match.setup)
    other.records = list(match.records)
    other.state = match.imagine(seat, seed)
    other._undo_points = list(match._undo_points)
    for point in other._undo_points:
        point.state = game.imagine(point.state, seat, seed)
    other._ending = match._ending
    other._note_offers(-1)
    for n, offered in enumerate(other._offered):
        offered.since = match._offered[n].since
    return other


def questions(here: Room, audience: Audience) -> list[wire.Asked]:
    """Whatever somebody could ask, sensible or not."""
    v, key = here.match.version, KeyData("q")
    texts = [text.id for text in here.words.texts()][-1:] if here.words is not None else []
    of_others = [
        here.match.game.notation(action)
        for seat in range(here.match.setup.seats)
        if seat != audience
        for action in here.match.offers(seat)[:3]
    ]
    earlier = {here.match.game.notation(r.value) for r in here.match.records[-40:] if r.deed == ACT}
    return [
        wire.Hello(),
        wire.Hello(0),
        wire.Hello(max(0, v - 2)),
        wire.Ping(),
        act("nonsense", v, "q1"),
        *[act(do, v, f"q{do}") for do in (*of_others, *sorted(earlier)[:6])],
        act("pass", 0, "q2"),
        undo(v, "q3"),
        undo(v, "q4", 0),
        wire.EndTurn(v, key),
        wire.AskUndo(v, AskUndoData()),
        wire.AnswerUndo(v, ConsentData(True)),
        tell("1.0", "What do they hold in their hands, I wonder?"),
        *[wire.Edit(TellData("q5", text, "What do they hold, I wonder?")) for text in texts],
        *[wire.Strike(TextKeyData("q6", text)) for text in texts],
        *[wire.Remark(RemarkData("q7", text, "object", "no")) for text in texts],
        *[wire.Draft(TellData("q8", text, "What do they")) for text in texts],
        wire.Order(OrderData("q9", "wolf", "fight", "never")),
        say("what do you have?"),
        wire.Replace(ReplaceData(1, "random")),
        wire.Close(),
        wire.TakeBack(),
    ]


def whys(here: Room) -> list[wire.Asked]:
    """Why? About everything there is."""
    about: list[dict[str, Any]] = [{"describe": True}, {"offer": "R1-b3"}, {"bag": True}, {"turns": True}]
    for seat in range(here.match.setup.seats):
        about += [{"points": seat}, {"page": {"seat": seat, "page": "1L"}}]
        about += [{"group": {"seat": seat, "kind": "witch"}}, {"scroll": {"seat": seat, "number": 20}}]
        about += [{"way": {"seat": seat, "location": "V2"}}]
    about += [{"location": "T1"}, {"connection": "W-T0"}, {"wand": 8}, {"pentagram": 2}, {"shelf": "wand"}]
    about += [{"pile": "red", "side": "R"}, {"pile": "blue"}, {"holder": 1}, {"space": "b3"}, {}]
    return [wire.Ask(AskData(f"a{i}", one)) for i, one in enumerate(about)]


def check_questions(here: Room, seat: int, audience: Audience, seed: int) -> None:
    """What somebody hears who asks."""
    pair = [twin(here, seat, seed), twin(here, seat, seed + 1)]
    for why in whys(here):  # they change nothing, so one pair is enough
        _same([one.receive(audience, "me", why, START) for one in pair], audience, asked=True)
    for question in questions(here, audience):
        rooms = [twin(here, seat, seed), twin(here, seat, seed + 1)]
        told = [one.receive(audience, "me", question, START) for one in rooms]
        _same(told, audience, asked=True)


def check_deed(here: Room, actor: int, do: str, seat: int, seed: int) -> None:
    """What others hear of a deed, and who comes back after it."""
    rooms = [twin(here, seat, seed), twin(here, seat, seed + 1)]
    told = [one.receive(actor, "them", act(do, one.match.version, "x"), START) for one in rooms]
    if any(outcome.record is None for outcome in told):
        return  # what the actor may do depends on what this seat can't know
    for audience in (seat, None):
        if _same(told, audience, asked=False):
            back = [one.receive(audience, "me", wire.Hello(here.match.version), START) for one in rooms]
            _same(back, audience, asked=True)


def check_secret_deeds(here: Room, actor: int, seat: int) -> None:
    """Two decisions that differ only in what is secret look the same to everybody else."""
    game, tried = here.match.game, []
    for action in here.match.offers(actor)[:4]:
        one = twin(here, actor, 1)
        outcome = one.receive(actor, "them", act(game.notation(action), one.match.version, "x"), START)
        assert outcome.record is not None
        if any(event.kind in SECRETS for event in outcome.record.events):
            tried.append(outcome)
    for other in tried[1:]:
        for audience in (seat, None):
            _same([tried[0], other], audience, asked=False)


def _same(told: list[Outcome], audience: Audience, asked: bool) -> bool:
    """Unless chance or a rule has just shown something else to this audience: then it may differ."""
    shown = [_shown(outcome, audience) for outcome in told]
    if shown[0] != shown[1]:
        return False
    assert stream(told[0], audience, asked) == stream(told[1], audience, asked)
    return True


def _shown(outcome: Outcome, audience: Audience) -> list[list[object]]:
    """What has happened as this audience may know it."""
    events: tuple[Event, ...] = () if outcome.record is None else outcome.record.events
    return [_without_secrets(event, audience) for event in events]


def _without_secrets(event: Event, audience: Audience) -> list[object]:
    values = dict(zip(event.fields, event.pack()[1:], strict=True))
    secret = SECRETS.get(event.kind, ())
    if audience is not None and audience in (values.get("seat"), values.get(SHARED.get(event.kind, ""))):
        secret = ()
    return [event.kind, *[None if name in secret else value for name, value in values.items()]]


def check_position(here: Room, do: str, actor: int, seeds: list[int]) -> None:
    """All audiences of one table at one moment."""
    seats = range(here.match.setup.seats)
    for seat, seed in zip(seats, seeds, strict=True):
        check_questions(here, seat, seat, seed)
        if seat != actor:
            check_deed(here, actor, do, seat, seed)
            check_secret_deeds(here, actor, seat)
    check_questions(here, seeds[0] % len(seeds), None, seeds[0])
