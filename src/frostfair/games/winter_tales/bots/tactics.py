"""A bot for Winter Tales: it plays sensibly by simple means. What it tells, `telling` makes up.

`choose` sees only a state that its seat considers possible.
"""

from collections.abc import Callable, Sequence

from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.rules.actions import (
    ACCEPT,
    ACTIVATE,
    ARTIFACT,
    CITE,
    CLAIM,
    CREATE,
    ENGAGE,
    FREE,
    HAND,
    HIDE,
    JOIN,
    LINK,
    PASS,
    PERFORM,
    PLACE,
    PLAY,
    RELOCATE,
    RESCUE_OF,
    SIDE,
    STEP,
    UNDER,
)
from frostfair.games.winter_tales.rules.flow.activation import Activation
from frostfair.games.winter_tales.rules.flow.quest import LAST_CARD, Quest
from frostfair.games.winter_tales.rules.flow.trap import Trap
from frostfair.games.winter_tales.rules.scoring import score
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    NONE,
    ON_MAP,
    SPRING,
    STORY_CARDS,
    WINTER,
    WRITER,
    side_of,
)

# --- playing ---


def choose(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int:
    """One of the offers, by the kind of business on top of the stack. A bot keeps the artifact."""
    offers = [action for action in offers if not HAND <= action < HAND + 16] or offers
    if len(offers) == 1:
        return offers[0]
    decide = _DECIDERS.get(state.stack[-1].kind)
    wish = None if decide is None else decide(state, seat, offers, rng)
    return wish if wish is not None and wish in offers else rng.pick(offers)


def _between(offers: Sequence[int], first: int, n: int) -> list[int]:
    return [action for action in offers if first <= action < first + n]


def _activation(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Claim, rescue, perform; else walk towards an own quest; else create one; else stop."""
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    claims = _between(offers, CLAIM, 16)
    if claims:
        return claims[0]
    performing = _between(offers, PERFORM, 8)
    if performing and len(state.hands[seat]) >= 3:
        return performing[0]
    rescues = _between(offers, RESCUE_OF, 16)
    if rescues and len(state.hands[seat]) >= 5:
        return rescues[0]
    step = _step_towards(state, frame, seat, offers)
    if step is not None:
        return step
    creating = _between(offers, CREATE, 8)
    if creating and not _own_quest_on_map(state, side_of(frame.character)):
        return rng.pick(creating)
    return PASS


def _step_towards(state: Table, frame: Activation, seat: int, offers: Sequence[int]) -> int | None:
    goal = frame.pawn if frame.pawn != NONE else _nearest_quest(state, frame.character)
    keep = 2 if frame.pawn != NONE else 3
    if goal == NONE or (not frame.steps and len(state.hands[seat]) <= keep):
        return None
    distance = state.box.distance[goal]
    steps = [
        a for a in _between(offers, STEP, 32) if distance[a - STEP] < distance[state.where[frame.character]]
    ]
    return min(steps, key=lambda action: distance[action - STEP], default=None)


def _nearest_quest(state: Table, character: int) -> int:
    first = 4 * side_of(character)
    spaces = [
        state.token_space(q)
        for q in range(first, first + 4)
        if state.token[q] == ON_MAP and not state.carries(character, q)
    ]
    distance = state.box.distance[state.where[character]]
    return min(spaces, key=lambda space: distance[space], default=NONE)


def _own_quest_on_map(state: Table, side: int) -> bool:
    return ON_MAP in state.token[4 * side : 4 * side + 4]


def _turn(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """The ready character nearest to one of its quests; standing ones first."""
    ready = [action - ACTIVATE for action in _between(offers, ACTIVATE, 16)]
    if not ready:
        return next(iter(_between(offers, RESCUE_OF, 16)), None)
    return ACTIVATE + min(ready, key=lambda c: (state.is_lying(c), _way_to_quest(state, c), rng.below(9)))


def _way_to_quest(state: Table, character: int) -> int:
    goal = _nearest_quest(state, character)
    return 99 if goal == NONE else state.box.distance[goal][state.where[character]]


def _interruption(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Fight with enough cards in hand, and not always."""
    fights = _between(offers, ENGAGE, 16)
    willing = len(state.hands[seat]) >= 4 and rng.below(3) > 0
    return fights[0] if fights and willing else PASS


def _battle(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    if FREE in offers:
        return FREE
    if ARTIFACT in offers:
        return ARTIFACT
    cards = _between(offers, PLAY, STORY_CARDS)
    enough = len(cards) > 2 or (len(cards) > 0 and rng.below(3) == 0)
    return rng.pick(cards) if cards and (enough or PASS not in offers) else PASS


def _trap(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Hide about half of the hand; defend with two or three."""
    frame = state.stack[-1]
    assert isinstance(frame, Trap)
    hiding = _between(offers, HIDE, 128)
    if hiding:
        most = len(hiding) - 1
        return HIDE + min(most, 1 + rng.below(most // 2 + 1))
    cards = _between(offers, PLAY, STORY_CARDS)
    if cards and PASS in offers:
        return rng.pick(cards) if frame.played < 1 + rng.below(3) else PASS
    return None


def _quest(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Refer to the bookmark first; then keep ahead of the other side while cards last."""
    frame = state.stack[-1]
    assert isinstance(frame, Quest)
    if CITE in offers:
        return CITE
    joining = _between(offers, JOIN, 16)
    if joining:
        return rng.pick(joining)
    cards = _between(offers, PLAY, STORY_CARDS)
    if ARTIFACT in offers:
        return ARTIFACT
    side = side_of(frame.taking_part[seat])
    ahead = frame.total(state, side) - frame.total(state, 1 - side)
    wanted = 1 if frame.now() == LAST_CARD else 2 + rng.below(2)
    spare = len(cards) > (0 if frame.now() == LAST_CARD else 1)
    return rng.pick(cards) if cards and spare and ahead < wanted else PASS


def _setting_out(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Go along if it is near."""
    quest = state.stack[-2]
    assert isinstance(quest, Quest)
    distance = state.box.distance[quest.space]
    near = [a for a in _between(offers, ACTIVATE, 16) if distance[state.where[a - ACTIVATE]] <= 2]
    near = [a for a in near if not state.is_lying(a - ACTIVATE)]
    return rng.pick(near) if near else PASS


def _call(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    return ACCEPT


def _relocation(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """To the prison, now and then; a rebel is far from everything in a far place."""
    prison = state.box.space_names.index("prison") if "prison" in state.box.space_names else 0
    return RELOCATE + prison if rng.below(2) else PASS


def _epilogue(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """All cards; the Writer as many as make a tie."""
    cards = _between(offers, PLAY, STORY_CARDS)
    if state.faction[seat] != WRITER:
        return rng.pick(cards) if cards else rng.pick(_between(offers, LINK, 16) or [PASS])
    lead = score(state, SPRING) - score(state, WINTER)
    if not cards:
        return SIDE + (WINTER if lead > 0 else SPRING) if lead != 0 else PASS
    return rng.pick(cards) if lead != 0 else rng.pick(_between(offers, LINK, 16) or [PASS])


def _placing(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    """Near the side that owns the quest, so that something happens."""
    side = SPRING if (offers[0] - PLACE) // 64 < 4 else WINTER
    if offers[0] % 64 >= UNDER:
        return None
    return min(offers, key=lambda action: (_crowd(state, (action - PLACE) % 64, side), rng.below(9)))


def _crowd(state: Table, space: int, side: int) -> int:
    """How far the characters of a side are from a space, all together."""
    people = [c for c, at in enumerate(state.where) if at != NONE and side_of(c) == side]
    return sum([state.box.distance[space][state.where[c]] for c in people])


def _claim_window(state: Table, seat: int, offers: Sequence[int], rng: Rng) -> int | None:
    return offers[0]


_DECIDERS: dict[str, Callable[[Table, int, Sequence[int], Rng], int | None]] = {
    "activation": _activation,
    "turn": _turn,
    "interruption": _interruption,
    "battle": _battle,
    "trap": _trap,
    "quest": _quest,
    "setting-out": _setting_out,
    "call": _call,
    "fight": _call,
    "along": _call,
    "relocation": _relocation,
    "epilogue": _epilogue,
    "token-placing": _placing,
    "claim-window": _claim_window,
    "claiming": _claim_window,
    "sharing": lambda *_: PASS,
    "ray-question": _claim_window,
}
