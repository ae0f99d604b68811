"""The contract of the kernel over all player counts and combinations of options; notation; snapshots."""

import itertools
import sys

import pytest

import frostfair
from frostfair.games.winter_tales.rules import rulings
from frostfair.games.winter_tales.rules.actions import VERBS, verb_of
from frostfair.games.winter_tales.rules.meta import META
from frostfair.kernel.contract import inspected
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Setup
from frostfair.kernel.playout import fingerprint
from tests.games.winter_tales.rules.tables import new_match, seed_of, winter_tales
from tests.size import SOAK, size

SWITCHES = ("alternative_epilogue", "powers", "objectives", "skills")
COMBINATIONS = [
    {"memories": memories, **dict(zip(SWITCHES, on, strict=True))}
    for memories in META.options[0].allowed
    for on in itertools.product((False, True), repeat=4)
    if not (on[2] and int(memories) < 5)
]
GAMES = size(15, 20_000)


def options_of(number: int) -> dict[str, object]:
    """Every combination comes up; daily games are kept short by the house rule of the chapter limit."""
    options = dict(COMBINATIONS[number * 37 % len(COMBINATIONS)])
    narration = ("light", "full", "voice")[number % 3]
    return {**options, "chapter_limit": 60 if SOAK else 3, "narration": narration}


@pytest.mark.parametrize("seats", META.seats)
def test_random_games_keep_every_promise(seats: int) -> None:
    for number in range(seats - 3, GAMES, 5):
        setup = Setup(
            winter_tales(), seats, seed_of(number), options_of(number), asks_end_turn=number % 2 == 0
        )
        inspected(winter_tales(), setup, number, 300_000, thorough=size(41, 23))


def test_all_combinations_can_be_set_up_and_are_many() -> None:
    assert len(COMBINATIONS) == 64
    for seats, combination in itertools.product(META.seats, COMBINATIONS):
        assert new_match(seats, 1, **combination).deciders() == list(range(seats))


@pytest.mark.parametrize("seats", META.seats)
def test_a_whole_random_game_ends(seats: int) -> None:
    assert fingerprint(winter_tales(), seats, 3) == fingerprint(winter_tales(), seats, 3)


def test_the_chapter_limit_ends_a_stalled_game() -> None:  # WT-3.1, ruling C-35
    match = new_match(3, 5, chapter_limit=3)
    while match.result() is None:
        seat = match.deciders()[0]
        offers = match.offers(seat)
        match.submit(seat, 0 if 0 in offers else offers[0])
    result = match.result()
    assert result is not None
    assert result.reason == "chapter-limit"


def test_every_number_of_a_verb_is_its_own() -> None:
    verbs = sorted(VERBS, key=lambda verb: verb.first)
    for one, two in itertools.pairwise(verbs):
        assert one.end <= two.first
    for verb in verbs:
        assert verb_of(verb.first) is verb
        assert verb.number(verb.values(verb.first)) == verb.first
    assert verb_of(-1) is None
    assert verb_of(10**9) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "step",
        "step atlantis",
        "vote 0",
        "vote 9",
        "play sword",
        "place ray under:wolfgang",
        "pass now",
    ],
)
def test_nonsense_is_no_action(text: str) -> None:
    with pytest.raises(Malformed):
        winter_tales().parse(text)


@pytest.mark.parametrize(
    "described",
    [{}, {"do": "dance"}, {"do": "step"}, {"do": "pass", "card": "key"}, {"do": "step", "space": 3}],
)
def test_a_wrong_structure_is_no_action(described: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        winter_tales().understand(described)


def test_a_number_without_a_meaning_is_no_action() -> None:
    for number in (-1, 11, 127, 512 + 127, 10_000):
        with pytest.raises(Malformed):
            winter_tales().notation(number)
        with pytest.raises(Malformed):
            winter_tales().describe(number)


def test_a_snapshot_that_lies_is_refused() -> None:
    packed = new_match(4).state.pack()
    deck = packed["deck"]
    assert isinstance(deck, list)
    for lie in (
        {"deck": deck[1:]},
        {"where": [0] * 14},
        {"seats": "4"},
        {"stack": [["dance"]]},
        {"hands": 3},
    ):
        with pytest.raises(Malformed):
            winter_tales().restore({**packed, **lie})
    missing = {key: value for key, value in packed.items() if key != "ready"}
    with pytest.raises(Malformed):
        winter_tales().restore(missing)


def test_every_ruling_is_used_somewhere() -> None:
    from pathlib import Path

    folder = Path(rulings.__file__).parents[1]
    code = "".join([p.read_text(encoding="utf-8") for p in folder.rglob("*.py") if p.name != "rulings.py"])
    names = [name for name in vars(rulings) if name.isupper()]
    assert len(names) > 25
    assert [name for name in names if name not in code] == []


FLAGS = [
    name
    for name, value in vars(rulings).items()
    if isinstance(value, bool) and name != "BOOKMARK_BEFORE_COUNT"
]


@pytest.mark.skipif(frostfair.COMPILED, reason="compiled constants can't be patched")
@pytest.mark.parametrize("flag", FLAGS)
def test_every_ruling_can_be_turned_round(flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is still whole with the other ruling. (When the bookmark is checked is fixed at import.)"""
    for name, module in list(sys.modules.items()):
        if name.startswith("frostfair.games.winter_tales") and hasattr(module, flag):
            monkeypatch.setattr(module, flag, not getattr(rulings, flag))
    options = {"memories": 5, "powers": True, "objectives": True, "skills": True, "chapter_limit": 1}
    setup = Setup(winter_tales(), 5, seed_of(3), options)
    inspected(winter_tales(), setup, 4, 100_000, thorough=97)
