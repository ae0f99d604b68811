"""Witchstone in the terminal: everything has its words, what is owed is always there, no secret is drawn."""

import ast
import io
import random
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import frostfair
from frostfair.bots.roster import make_bot
from frostfair.games.installed import game
from frostfair.games.witchstone.bots.evaluation import evaluate
from frostfair.games.witchstone.bots.plans import sensible
from frostfair.games.witchstone.rules.board_events import EVENT_KINDS
from frostfair.games.witchstone.rules.events import TileDiscarded, TileHeld
from frostfair.games.witchstone.rules.names import scroll_kind
from frostfair.games.witchstone.rules.preview import preview
from frostfair.games.witchstone.rules.prophecies import prophecy_count
from frostfair.games.witchstone.rules.state import Table
from frostfair.games.witchstone.rules.terms import (
    CAUSES,
    END_REASONS,
    KINDS,
    NEEDS,
    PLACE_TYPES,
    SCROLL_KINDS,
    SILVERS,
    SOURCES,
    TOKENS,
)
from frostfair.games.witchstone.terminal.face import WitchstoneFace
from frostfair.games.witchstone.wording import prophecies
from frostfair.games.witchstone.wording.shapes import seen
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.flow import step
from frostfair.kernel.game import Result
from frostfair.kernel.match import Match, Setup
from frostfair.terminal.face import Choice, Scene, Sheet
from frostfair.terminal.game import face_of
from frostfair.terminal.menu import Menu
from tests.terminal.conftest import Run

GAMES = "witchstone"
WS = game("witchstone")
NAMES = ("Ann", "Bob", "Cid", "Dora")
SOURCE = Path(frostfair.__file__).parent


def refusals() -> set[str]:
    """The reasons of every `Refusal("WS-4.1", "reason")`, also of those that choose between two."""
    found = set()
    for file in (SOURCE / "games" / "witchstone").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                reason = node.args[1]
                parts = [reason.body, reason.orelse] if isinstance(reason, ast.IfExp) else [reason]
                found |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    return found


def witchstone_keys() -> set[str]:
    """Keys made of what can happen and of what there is."""
    keys = {f"ws-refuse-{reason}" for reason in refusals()}
    keys |= {f"ws-log-{kind}" for kind in EVENT_KINDS if kind not in ("points-scored", "game-ended")}
    keys |= {f"ws-log-scored-{source}" for source in SOURCES} | {f"ws-source-{source}" for source in SOURCES}
    keys |= {f"ws-end-{reason}" for reason in END_REASONS[1:]}
    keys |= {f"ws-kind-{kind}" for kind in (*TOKENS, "bottom", "any")}
    keys |= {f"ws-location-{place}" for place in PLACE_TYPES} | {f"ws-silver-{what}" for what in SILVERS}
    keys |= {f"ws-{long}-{kind}" for kind in SCROLL_KINDS for long in ("scroll", "short")}
    keys |= {f"ws-unit-{kind}" for i, kind in enumerate(SCROLL_KINDS) if NEEDS[3 * i]}
    keys |= {f"ws-from-{cause}" for cause in CAUSES}
    keys |= {f"ws-owed-{kind}" for kind in ("tile", "tower", "crystal-out", "draw")}
    keys |= {f"ws-held-{held}" for held in ("token", "black-token", "special", "rim", "black-rim")}
    business = ("tile", "tower", "crystal-out", "draw", "any", "rim", "special")
    return keys | {f"ws-prompt-{kind}" for kind in (*KINDS, *business)}


@cache
def played(seats: int, seed: int, bot: str = "random") -> Match:
    """A whole match, at random or one step ahead: the greedy bot plays better, but takes its time."""
    match, chance = Match(WS, Setup(WS, seats, f"{seed:064x}")), random.Random(seed)
    while match.result() is None:
        seat = match.deciders()[0]
        offers = sensible(match.offers(seat))
        if bot == "random" or len(offers) > 60:
            match.submit(seat, chance.choice(offers))
        else:
            match.submit(seat, max(offers, key=lambda action: one_step(match, seat, action)))
    return match


def one_step(match: Match, seat: int, action: int) -> float:
    then = match.state.copy()
    step(then, seat, action, None)
    return evaluate(then, seat)


def positions(seats: int, seed: int, every: int, bot: str = "random") -> Iterator[Match]:
    """The match as it stood after every so many records."""
    whole = played(seats, seed, bot)
    match = Match(WS, whole.setup)
    for i, record in enumerate(whole.records):
        if i % every == 0:
            yield match
        match.apply(record)


def the_face() -> WitchstoneFace:
    face = face_of(WS, catalogue())
    assert isinstance(face, WitchstoneFace)
    return face


def scene_of(match: Match, seat: int) -> Scene:
    news = [event for told in match.news(seat, max(0, match.version - 5)) for event in told.events]
    return Scene(match.view(seat), seat, NAMES[: match.setup.seats], tuple(match.deciders()), tuple(news))


def paper(thing: RenderableType, width: int = 110) -> str:
    sheet = io.StringIO()
    Console(file=sheet, width=width, color_system=None, highlight=False, markup=False).print(thing)
    return sheet.getvalue()


def drawn(scene: Scene, width: int = 110) -> str:
    return paper(the_face().board(scene, Sheet(width, False)), width)


def imagined(match: Match, seat: int) -> Table:
    state = match.imagine(seat, 7)
    assert isinstance(state, Table)
    return state


def choices(match: Match, seat: int) -> list[Choice]:
    return the_face().choices(scene_of(match, seat), imagined(match, seat), match.offers(seat))


# --- texts ---


def test_everything_that_can_happen_has_a_message() -> None:
    assert [key for key in sorted(witchstone_keys()) if not catalogue().has(key)] == []
    assert {"hex-not-empty", "no-crystal-left", "not-during-set-up", "no-witch-in-supply"} <= refusals()


def test_every_kind_has_a_letter_of_its_own() -> None:
    assert len({catalogue().form(f"ws-kind-{token}", "letter") for token in TOKENS}) == len(TOKENS)


def test_all_events_are_told_and_their_points_add_up() -> None:
    told = set()
    for match in (played(2, 1), played(3, 4), played(2, 5, "careful"), played(4, 6, "careful")):
        sums = [0] * match.setup.seats
        for news in match.news(None, 0):
            for event in news.events:
                told.add(event.kind)
                assert the_face().tell(event, NAMES).endswith((".", ")."))
                for gain in the_face().gains(event):
                    sums[gain.seat] += gain.points
        result = match.result()
        assert result is not None
        assert sums == list(result.points)
        assert NAMES[result.winners[0]] in the_face().verdict(result, NAMES)
    untold = {TileHeld.kind, TileDiscarded.kind}  # only its owner hears of a held tile; too rare
    assert set(EVENT_KINDS) - told <= untold
    for event in (TileHeld(0, 3), TileDiscarded(1, 3)):
        assert "energy+wand" in the_face().tell(event, NAMES)


def test_the_verdict_says_when_the_wand_decided() -> None:  # WS-11.2
    face = the_face()
    assert "wins with 9 VP" in face.verdict(Result((9, 8), (0,), "rounds-played"), NAMES)
    assert "Bob wins: others have 9 VP too" in face.verdict(Result((9, 9), (1,), "rounds-played"), NAMES)
    assert "Ann and Bob share" in face.verdict(Result((9, 9), (0, 1), "rounds-played"), NAMES)


def test_what_others_draw_is_not_told() -> None:
    match = played(2, 1)
    lines = [the_face().tell(e, NAMES) for news in match.news(0, 0) for e in news.events]
    assert "Bob draws a tile." in lines
    assert any(line.startswith("Ann draws a tile: ") for line in lines)


# --- the table ---


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 110, 150])
def test_it_fits_the_screen(seats: int, width: int) -> None:
    for match in positions(seats, 10 + seats, 90):
        for seat in range(seats):
            lines = drawn(scene_of(match, seat), width).splitlines()
            assert max(map(len, lines)) <= width
            if width >= 110:
                assert len(lines) <= 33 + 3 * seats  # of 50


def test_what_a_seat_cannot_know_does_not_change_what_is_drawn() -> None:
    for match in positions(3, 4, 60):
        for seat in range(3):
            view = WS.view(imagined(match, seat), seat)
            assert drawn(Scene(match.view(seat), seat, NAMES[:3])) == drawn(Scene(view, seat, NAMES[:3]))


def test_signs_can_be_told_apart_without_colour() -> None:
    said = drawn(scene_of(next(positions(2, 1, 1)), 0))
    for sign in ("<E>", "◆", "■", "[", "C↑", "↗A", "(7)", "(wit)", "1C"):
        assert sign in said, sign


def test_what_is_owed_is_always_there() -> None:
    for match in positions(2, 5, 5, "careful"):
        seat = match.deciders()[0]
        scene = scene_of(match, seat)
        table, said = seen(scene.view), " ".join(drawn(scene).split())
        assert ("Now: " in said) != table.choosing_kind
        for owed in table.owed:
            if owed.left > 0 and owed.kind in KINDS and owed.cause == "tile":
                assert f"from the tile at {owed.which}" in said
            assert ("still to use: " in said) or not owed.held


def test_who_scored_just_now_is_said() -> None:
    for match in positions(2, 5, 1, "careful"):
        said = drawn(scene_of(match, 0))
        if "Just now: placed" in said and "Connections 6" in said:
            return
    raise AssertionError("somebody completes a long connection in every game")


# --- the question ---


@pytest.mark.parametrize(("seats", "seed", "bot"), [(2, 5, "careful"), (3, 4, "random")])
def test_prompts_are_short_and_choices_lead_to_every_offer(seats: int, seed: int, bot: str) -> None:
    for match in positions(seats, seed, 7, bot):
        seat = match.deciders()[0]
        prompt = the_face().prompt(scene_of(match, seat))
        assert len(prompt) <= 90
        assert prompt.endswith((".", "?"))
        offered = choices(match, seat)
        assert sorted([choice.action for choice in offered]) == sorted(match.offers(seat))
        assert len({choice.steps for choice in offered}) == len(offered)
        menu = Menu(offered)
        for choice in offered:
            assert menu.narrow(choice.text) is choice
        assert len(paper(menu.draw(110)).splitlines()) <= 40


def test_a_held_tile_shows_both_groups_for_every_place() -> None:
    for match in positions(2, 5, 1, "careful"):
        scene = scene_of(match, match.deciders()[0])
        if seen(scene.view).holding is not None:
            break
    seat = match.deciders()[0]
    placing = [choice for choice in choices(match, seat) if choice.text.startswith("place")]
    _, tile, at, way = placing[0].text.split()
    assert f"› {the_face().words.letter(tile.split('+')[0])} +" in drawn(scene)
    table = imagined(match, seat)
    action = placing[0].action - 4096
    one, other = preview(table, seat, action >> 8, (action & 255) // 6, (action & 255) % 6)
    hex_, direction = placing[0].steps
    assert (hex_.key, direction.key) == (at, way)
    assert hex_.label == f"{one.size}+{other.size}"  # the best place comes first
    assert f"{one.size} {tile.split('+')[0]}" in direction.label
    assert f"{other.size} {tile.split('+')[1]}" in direction.label


# --- why, and what if ---


def test_what_the_next_level_of_a_prophecy_needs_is_said() -> None:
    """Nothing is one short of the level that it is said to need."""
    said = 0
    for match in positions(4, 6, 40, "careful"):
        for seat in range(4):
            table = imagined(match, seat)
            if table.players[seat].tower < 0:
                continue
            for scroll in range(16, 40):
                text = the_face().words.show(prophecies.explain(table, seat, scroll))
                assert text.endswith(").")
                kind, level = scroll_kind(table.box, scroll), prophecies.level_of(table, seat, scroll)
                if level < 3 and kind not in (*prophecies.IN_ORDER, "witchstone_rank"):
                    need = NEEDS[3 * SCROLL_KINDS.index(kind) + level]
                    assert f"VP with {need} (" in text
                    assert prophecy_count(table, seat, scroll) < need
                    said += 1
    assert said > 100


def test_why_adds_up_and_names_rules() -> None:
    for match in positions(2, 5, 60, "careful"):
        face, table = the_face(), imagined(match, 0)
        said = paper(face.why(scene_of(match, 0), table, Sheet(110, False), []))
        assert "If it ended now" in said
        assert not table.players[0].points or str(table.players[0].points).replace("-", "−") in said
    assert "WS-4.5" in said
    other = paper(face.why(scene_of(match, 0), table, Sheet(110, False), ["2"]))
    assert "2 Bob" in other
    assert "<E>" in other
    with pytest.raises(Malformed, match="not a seat"):
        face.why(scene_of(match, 0), table, Sheet(110, False), ["3"])


def test_what_a_tile_would_give() -> None:
    match = next(positions(2, 1, 6))
    face, scene, table = the_face(), scene_of(match, 0), imagined(match, 0)
    said = paper(face.what_if(scene, table, Sheet(110, False), ["w+e"]))
    assert said == paper(face.what_if(scene, table, Sheet(110, False), ["energy+witch"]))
    assert "E+W energy+witch" in said
    assert "2 energy, 2 witch: a2 E" in said  # between the printed corners
    assert "Scrolls on offer" in paper(face.what_if(scene, table, Sheet(110, False), []))
    for odd in ("e", "e+e", "e+x", "e+w+a"):
        with pytest.raises(Malformed, match="not a tile"):
            face.what_if(scene, table, Sheet(110, False), [odd])


# --- at the terminal, and the bot ---


def test_some_moves_at_the_terminal(frostfair: Run) -> None:
    typed = "help\ntower W\n1\nwhy\nwhat\nwhat x\nhint\nquit\n"
    result = frostfair("play", "witchstone", "--seats", "human:Ann,greedy", "--seed", "7", typed=typed)
    assert result.exit_code == 0, result.output
    assert "Put your large witch on a tower" in result.output
    assert "The large witch needs a tower. (WS-2.7)" in result.output
    assert "'x' is not a tile" in result.output
    assert "Greedy would play" in result.output


def test_greedy_beats_random_and_is_quick() -> None:
    spent, decisions = 0.0, 0
    match, chance = Match(WS, Setup(WS, 2, f"{1:064x}")), random.Random(1)
    while (result := match.result()) is None:
        seat = match.deciders()[0]
        if seat == 1:
            match.submit(seat, chance.choice(match.offers(seat)))
            continue
        began = time.process_time()
        bot = make_bot("greedy", WS, match.version)
        action = bot.decide(match.imagine(seat, match.version), seat, match.offers(seat))
        spent, decisions = spent + time.process_time() - began, decisions + 1
        match.submit(seat, action)
    assert result.points[0] > 60 > 20 > result.points[1]
    assert spent / decisions < 1.0
