"""The stronger tactics of Winter Tales: cards are points in the end, so none is spent that brings nothing.

A memory is worth three cards, and one that the other side doesn't get is worth as much again. So an adept
fights only where it can have the last card, plays just as much in a quest as decides it, and goes to quests
that it can turn. As the Writer it helps whoever is behind. It sees a state that its seat considers possible;
sizes of hands may be known (WT-4.1).
"""

from collections.abc import Sequence

from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.bots.tactics import DECIDERS, Decider, between, way_to_quest
from frostfair.games.winter_tales.rules.actions import (
    ACTIVATE,
    ARTIFACT,
    CITE,
    ENGAGE,
    FREE,
    HIDE,
    JOIN,
    PASS,
    PERFORM,
    PLAY,
)
from frostfair.games.winter_tales.rules.flow.activation import Activation
from frostfair.games.winter_tales.rules.flow.battle import Battle
from frostfair.games.winter_tales.rules.flow.movement import Interruption
from frostfair.games.winter_tales.rules.flow.quest import JOINING, LAST_CARD, Quest
from frostfair.games.winter_tales.rules.flow.trap import Trap
from frostfair.games.winter_tales.rules.scoring import score
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    SPRING,
    STEPS_PER_CARD,
    STORY_CARDS,
    WINTER,
    WRITER,
    characters_in,
    side_of,
)

FAR = 4  # spaces that are worth a walk to somebody's quest
CARDS_TO_TURN = 3  # a quest isn't turned with fewer


def _wants(state: Table, seat: int, side: int) -> bool:
    """Whether a memory for this side is good for the seat: the Writer wants both sides level."""
    faction = state.faction[seat]
    if faction != WRITER:
        return bool(faction == side)
    return score(state, side) <= score(state, SPRING + WINTER - side)


def _rivals(state: Table, frame: Quest, side: int) -> int:
    """The most cards that the other side may still bring to a quest."""
    there = characters_in(state.at[frame.space] & ~state.lying)
    seats = {state.controller[c] for c in there if side_of(c) != side} - {frame.seat}
    if frame.now() == JOINING:
        seats &= set(frame.queue[1:])
    return max([len(state.hands[seat]) for seat in seats], default=0)


def _quest(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Refers to the bookmark; then plays what decides the quest, and nothing where nothing can be decided."""
    frame = state.stack[-1]
    assert isinstance(frame, Quest)
    if CITE in offers:
        return CITE
    joining = between(offers, JOIN, 16)
    if joining:
        return _joins(state, seat, frame, joining)
    if ARTIFACT in offers:
        return ARTIFACT
    cards = between(offers, PLAY, STORY_CARDS)
    side = side_of(frame.taking_part[seat])
    ahead = frame.total(state, side) - frame.total(state, 1 - side)
    missing = 1 - ahead  # cards to be in front
    if seat == frame.seat and not _wants(state, seat, side):
        return PASS
    if frame.now() == LAST_CARD:
        return rng.pick(cards) if cards and ahead in (0, -1) else PASS
    if seat == frame.seat:
        wanted = 1 + min(_rivals(state, frame, side), 2)
        return rng.pick(cards) if len(cards) > 1 and ahead < wanted else _at_least_one(cards, ahead, rng)
    if side != side_of(frame.taking_part[frame.seat]):
        missing += 1  # the main player has a last card
    return rng.pick(cards) if 0 < missing <= len(cards) else PASS


def _at_least_one(cards: Sequence[int], ahead: int, rng: Rng) -> int:
    return rng.pick(cards) if cards and ahead < 1 else PASS


def _joins(state: Table, seat: int, frame: Quest, joining: Sequence[int]) -> int:
    """With somebody of the side that it wants to have the memory, if its cards can matter there."""
    good = [action for action in joining if _wants(state, seat, side_of(action - JOIN))]
    for action in good:
        side = side_of(action - JOIN)
        behind = frame.total(state, 1 - side) - frame.total(state, side)
        hinders = side != side_of(frame.taking_part[frame.seat])
        if 0 <= behind + int(hinders) <= len(state.hands[seat]) - 1:
            return action
    return PASS


def _setting_out(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """To a quest that can be turned: near enough, with cards left; or held, where a friend performs it."""
    frame = state.stack[-2]
    assert isinstance(frame, Quest)
    distance = state.box.distance[frame.space]
    main = side_of(frame.taking_part[frame.seat])
    best, most = PASS, 0
    for action in between(offers, ACTIVATE, 16):
        character = action - ACTIVATE
        away = distance[state.where[character]]
        if state.is_lying(character) or away > FAR or not _wants(state, seat, side_of(character)):
            continue
        left = len(state.hands[seat]) + 3 - (away + STEPS_PER_CARD - 1) // STEPS_PER_CARD
        gain = left - CARDS_TO_TURN if side_of(character) != main else left - 2 * CARDS_TO_TURN
        if gain > most:
            best, most = action, gain
    return best


def _interruption(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """A fight that can be won, and that stops somebody on the way to a quest."""
    frame = state.stack[-1]
    assert isinstance(frame, Interruption)
    fights = between(offers, ENGAGE, 16)
    other = state.controller[frame.mover]
    if not fights or other == seat:
        return PASS
    mine, theirs = len(state.hands[seat]), len(state.hands[other])
    near = way_to_quest(state, frame.mover) <= STEPS_PER_CARD
    return (
        fights[0]
        if near and mine >= theirs + 2 and _wants(state, seat, side_of(fights[0] - ENGAGE))
        else PASS
    )


def _battle(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Goes on only if it can have the last card."""
    frame = state.stack[-1]
    assert isinstance(frame, Battle)
    if FREE in offers:
        return FREE
    if ARTIFACT in offers:
        return ARTIFACT
    other = state.controller[frame.rebel] if frame.attacking else frame.seat
    cards = between(offers, PLAY, STORY_CARDS)
    lasts = len(cards) > len(state.hands[other]) or (
        not frame.attacking and len(cards) >= len(state.hands[other])
    )
    return rng.pick(cards) if cards and (lasts or PASS not in offers) else PASS


def _trap(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Hides one card more than most soldiers answer with; answers with two."""
    frame = state.stack[-1]
    assert isinstance(frame, Trap)
    hiding = between(offers, HIDE, 128)
    if hiding:
        most = len(hiding) - 1
        return HIDE + min(most, len(state.hands[state.controller[frame.soldier]]), 3)
    cards = between(offers, PLAY, STORY_CARDS)
    if cards and PASS in offers:
        return rng.pick(cards) if frame.played < 2 and len(cards) > 2 else PASS
    return None


def _activation(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """As always, but a quest is performed with one card, and not for a side that shouldn't have it."""
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    performing = between(offers, PERFORM, 8)
    wants = _wants(state, seat, side_of(frame.character))
    if performing and state.hands[seat] and wants:
        return performing[0]
    rest = offers if wants else [action for action in offers if action not in performing]
    return DECIDERS["activation"](state, seat, rest, rng)


ADEPT: dict[str, Decider] = DECIDERS | {
    "activation": _activation,
    "interruption": _interruption,
    "battle": _battle,
    "trap": _trap,
    "quest": _quest,
    "setting-out": _setting_out,
}
