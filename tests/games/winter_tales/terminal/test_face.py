"""Winter Tales in the terminal: its texts, its table, the telling, the curtain, the book."""

import json
import random
import re
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from rich.console import Console

from frostfair.games.installed import game
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.quest_events import EVENT_KINDS
from frostfair.games.winter_tales.rules.terms import NONE
from frostfair.games.winter_tales.tale.binding import tale_of
from frostfair.games.winter_tales.tale.narration import WinterTalesNarration
from frostfair.games.winter_tales.tale.tale import Memory
from frostfair.games.winter_tales.terminal.face import WinterTalesFace
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.games.winter_tales.terminal.pieces import Pieces
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.match import Match, Setup
from frostfair.terminal.dictation import put_chips, put_names
from frostfair.terminal.face import Scene, Sheet
from frostfair.terminal.narration import Chip
from frostfair.terminal.terminal import Terminal
from tests.games.winter_tales.rules.tellings import told_by_bots

Run = Callable[..., Result]
DOCS = Path(__file__).parents[4] / "docs"
GAMES = "winter-queen,winter-tales"
NAMES = ("Ann", "Bob", "Cleo")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody pulls the plug during these tests."""
    monkeypatch.setattr("os.fsync", lambda _: None)


# --- texts ---


@pytest.mark.parametrize("kind", EVENT_KINDS)
@pytest.mark.parametrize("value", [NONE, 0, 1])
def test_every_event_is_one_line(kind: str, value: int) -> None:
    made = EVENT_KINDS[kind]
    assert issubclass(made, Happening)
    lists = {"factions": (0, 1, 2), "order": (0, 1, 2), "ages": (2, 1, 0), "cards": (), "objectives": (0,)}
    always = {"outcome": 0, "accepted": 1, "sort": 1, "topic": 0, "seat": 0}
    event = made(*[lists.get(field, always.get(field, value)) for field in made.fields])
    line = WinterTalesFace(game("winter-tales"), catalogue()).tell(event, NAMES)
    assert line
    assert "\n" not in line
    assert "wt-" not in line


# --- the table ---


def midgame(seats: int, records: int, **options: bool | int) -> Match:
    """Random moves, so far."""
    tales = game("winter-tales")
    match = Match(tales, Setup(tales, seats, "ab" * 32, dict(options)))
    chance = random.Random(5)
    while match.version < records and match.result() is None:
        seat = match.deciders()[0]
        match.submit(seat, chance.choice(match.offers(seat)))
    return match


def drawn(match: Match, seat: int | None, width: int, height: int | None = None) -> list[str]:
    face = WinterTalesFace(match.game, catalogue())
    names = tuple(f"Player {n}" for n in range(match.setup.seats))
    scene = Scene(match.view(seat), seat, names, tuple(match.deciders()))
    console = Console(width=width, no_color=True, record=True, file=StringIO())
    console.print(face.board(scene, Sheet(width, False, height)))
    return console.export_text().splitlines()


@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("seats", [3, 7])
def test_the_table_fits(seats: int, width: int) -> None:
    match = midgame(seats, 150, memories=7, powers=True, objectives=True, skills=True)
    lines = drawn(match, 0, width)
    text = "\n".join(lines)
    assert max(map(len, lines)) <= width
    assert width == 80 or len(lines) <= 40
    for place in ("Mad Hatter’s Asylum", "Nightmare Factory", "Winter Prison", "Puppet Theatre", "Morgue"):
        assert place in text


@pytest.mark.parametrize("records", [0, 40, 150, 400, 700])
def test_seven_players_fit_a_small_screen(records: int) -> None:
    match = midgame(7, records, memories=7, powers=True, objectives=True, skills=True)
    lines = drawn(match, 0, 80, 34)  # of 40: there is room for a question and its answers
    assert len(lines) <= 34
    assert max(map(len, lines)) <= 80
    assert all(f"Player {n}" in "\n".join(lines) for n in range(7))
    assert "what memories" in lines[-1] or records == 0  # before anybody stands there it fits in full
    face = WinterTalesFace(match.game, catalogue())
    scene = Scene(match.view(0), 0, tuple(f"Player {n}" for n in range(7)))
    console = Console(width=80, record=True, file=StringIO())
    for part in ("people", "quests", "memories"):
        console.print(face.what_if(scene, match.state, Sheet(80, False), [part]))
    text = console.export_text()
    people = [c["name"] for c in match.view(0)["characters"]]  # type: ignore[attr-defined]
    assert all(face.words.character(name) in text for name in people)
    assert "Memor" in text


def test_only_the_own_hand_is_drawn() -> None:
    match = midgame(3, 60)
    words = WinterTalesFace(match.game, catalogue()).words
    for seat in range(3):
        hand = match.view(seat)["hand"]
        assert isinstance(hand, list)
        shown = " ".join(drawn(match, seat, 110)).split("Your hand: ")[1].split(" · ")
        assert [card.strip() for card in shown] == ([words.card(card) for card in hand] or ["empty"])
    assert "Your hand" not in "".join(drawn(match, None, 110))


@pytest.mark.parametrize(("width", "lines"), [(80, 24), (110, None)])
def test_the_own_aims_are_drawn_in_full_on_every_screen(width: int, lines: int | None) -> None:
    match = midgame(5, 60, memories=5, objectives=True)
    words = WinterTalesFace(match.game, catalogue()).words
    for seat in range(5):
        view: Any = match.view(seat)
        mine = [words.objective(aim["name"]) for aim in view["players"][seat]["objectives"]]
        shown = " ".join(" ".join(drawn(match, seat, width, lines)).split())
        assert mine
        assert all(aim in shown.split("Your secret aims: ")[1] for aim in mine)
    assert "aims" not in "".join(drawn(match, None, width, lines))


@pytest.mark.parametrize("seats", [3, 6])
def test_every_question_and_choice_has_words(seats: int) -> None:
    tales = game("winter-tales")
    face = WinterTalesFace(tales, catalogue())
    names = tuple(f"P{n}" for n in range(seats))
    wishes = {"memories": 7, "powers": True, "objectives": True, "skills": True, "chapter_limit": 4}
    match = Match(tales, Setup(tales, seats, "cd" * 32, wishes))
    chance = random.Random(seats)
    while match.result() is None:
        seat = match.deciders()[0]
        scene = Scene(match.view(seat), seat, names, (seat,))
        offers = match.offers(seat)
        assert face.prompt(scene)[-1] in ".?"
        choices = face.choices(scene, match.imagine(seat, 1), offers[:3])
        assert all(step.label for choice in choices for step in choice.steps)
        match.submit(seat, chance.choice(offers))


# --- telling ---

CHIPS = (Chip("[card]", "Key", True), Chip("[quest]", "Ray of Hope"), Chip("[place]", "Puppet Theatre"))


@pytest.mark.parametrize("typed", ["[Key]", "[key]", "[1]", "[card]", "[ K ]"])
def test_a_chip_has_many_names(typed: str) -> None:
    assert put_chips(f"She turned the {typed} twice.", CHIPS) == "She turned the [card] twice."


def test_what_is_no_chip_is_refused() -> None:
    with pytest.raises(
        Malformed, match=r"'\[Door\]' can't be used here; available: \[Key\], \[Ray of Hope\]"
    ):
        put_chips("The [Door] was shut.", CHIPS)


def test_a_card_that_is_simply_named_is_found() -> None:
    assert put_names("A monkey had the key. The key!", CHIPS) == "A monkey had the [card]. The key!"
    assert put_names("The [card] is no key.", CHIPS) == "The [card] is no key."


def light() -> WinterTalesNarration:
    played = game("winter-tales")
    return WinterTalesNarration(played, played.meta.accept_options({}))


def test_whoever_tells_is_reminded_of_what_matters_now() -> None:
    """WT-22.1: the intro beside a quest's start, the result at its end; all open quests in the epilogue."""
    telling = told_by_bots(5, 3)
    names = [f"Player {seat}" for seat in range(5)]
    box = WinterTalesFace(game("winter-tales"), catalogue()).game.box
    tale = tale_of(telling.match, box, telling.texts, names)
    pieces = Pieces(Words(box, catalogue()), light())
    beats = [beat for chapter in tale.chapters for scene in chapter.scenes for beat in scene.beats]
    of = {segment.text_id: beat for beat in beats for segment in beat.segments}
    seen = dict[str, int]()
    for due in telling.telling.passages():
        piece = pieces.piece(due, tale, of[due.id])
        seen[due.kind] = seen.get(due.kind, 0) + len(piece.recalled)
        if due.kind == "quest-start":
            assert piece.recalled[0].startswith("It was told of it: ")
        elif due.kind == "quest-ending":
            assert re.fullmatch(r"☀ \d+:\d+ ❄ – (the quest .*|nobody won)", piece.recalled[0])
        if due.kind == "epilogue" and "[quest]" in [chip.mark for chip in piece.chips]:
            has_card = piece.chips[0].mark == "[card]"
            assert [chip.wanted for chip in piece.chips if chip.mark == "[quest]"] == [not has_card]
            seen["closing"] = seen.get("closing", 0) + (not has_card)
    assert seen["quest-start"] == seen["quest-ending"] == 3
    assert seen["ending"] == seen["closing"] == 1


def test_what_a_memory_means_is_shown_with_names() -> None:  # WT-24.1
    box = WinterTalesFace(game("winter-tales"), catalogue()).game.box
    pieces = Pieces(Words(box, catalogue()), light())
    memory = Memory(1, 0, "story", "key", "spring", "love")
    assert pieces.caption(memory) == "Key"
    memory.caption = "What [quest] left behind: [card]."
    assert pieces.caption(memory) == "What “Love That Melts the Snow” left behind: “Key”"
    neutral = Memory(2, 1, "neutral", None, "neutral", "love")
    neutral.caption = "Nothing of [quest]."
    assert pieces.caption(neutral) == "Nothing of “Love That Melts the Snow”"


class People:
    """Sits at the keyboard for everybody."""

    def __init__(self) -> None:
        self.chance = random.Random(1)
        self.prompts: list[str] = []
        self.tellings = 0

    def answer(self, prompt: str, words: Sequence[str] = ()) -> str:
        self.prompts.append(prompt)
        if len(self.prompts) > 3000:
            raise EOFError
        if prompt.startswith("Pass the keyboard"):
            return ""
        if prompt.endswith("tells> "):
            self.tellings += 1
            if self.tellings == 1:
                return "what map"  # asked, not told
            if self.tellings == 2:
                return "What a morgue, somebody whispered."
            return f"It was {words[0]}, of all things." if words[0].startswith("[") else "And so it went on."
        if prompt.startswith("… "):
            return ""
        if "end" in words[:2]:
            return "end"
        moves = list(words[: words.index("undo")])
        fights = [move for move in moves if move.startswith(("engage", "perform", "cite", "accept"))]
        return self.chance.choice(fights or moves)


def test_three_people_share_a_screen(frostfair: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People()
    monkeypatch.setattr(Terminal, "ask", lambda _, prompt, words=(): people.answer(prompt, words))
    monkeypatch.setattr(WinterTalesFace, "board", lambda *_: "")  # drawn elsewhere, and slow
    match = tmp_path / "a.match"
    seats = "human:Ann,human:Bob,human:Cleo"
    result = frostfair(
        "play",
        "winter-tales",
        "--seats",
        seats,
        "--seed",
        "5",
        "--save",
        match,
        "--option",
        "chapter_limit=1",
    )
    assert result.exit_code == 0, result.output
    before = ""
    for prompt in people.prompts:  # whoever sits down was called first
        name = re.sub(r"^… |( tells)?> $|^Pass the keyboard to |, then press Enter. $", "", prompt)
        assert name == before or before == "" or prompt.startswith("Pass")
        before = name
    assert any(prompt.startswith("Pass the keyboard to Bob") for prompt in people.prompts)
    book = (tmp_path / "a.tale.md").read_text(encoding="utf-8")
    assert "of all things" in book
    assert "What a morgue" in book
    assert "what map" not in book
    assert re.search(r"^Mad Hatter’s Asylum +Memory Lane", result.output, re.MULTILINE)  # the map
    assert "## Epilogue" in book
    assert "[card]" not in book
    assert frostfair("tale", match).output == book
    assert frostfair("verify", match).exit_code == 0
    assert "of all things" not in match.read_text(encoding="utf-8")
    assert "of all things" in frostfair("replay", match).output


def test_bots_tell_a_tale_with_all_options(frostfair: Run, tmp_path: Path) -> None:
    match = tmp_path / "b.match"
    wishes = ("memories=7", "alternative_epilogue=yes", "powers=yes", "objectives=yes", "skills=yes")
    options = [word for wish in (*wishes, "chapter_limit=1") for word in ("--option", wish)]
    seats = ",".join(["greedy"] * 6 + ["random"])
    result = frostfair("play", "winter-tales", "--seats", seats, "--seed", "2", "--save", match, *options)
    assert result.exit_code == 0, result.output
    tale = json.loads(frostfair("tale", match, "--json").output)
    assert len(tale["players"]) == 7
    assert tale["ending"] is not None
    assert frostfair("tale", match, "-o", tmp_path / "c.md").exit_code == 0
    assert (tmp_path / "c.md").read_text(encoding="utf-8") == (tmp_path / "b.tale.md").read_text(
        encoding="utf-8"
    )


def test_the_sample_tale_is_the_one_that_bots_tell(frostfair: Run, tmp_path: Path) -> None:
    """As docs/notation-winter-tales.md says it is made."""
    how = (DOCS / "notation-winter-tales.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^frostfair (play .*) --save sample.match$", how, re.MULTILINE)
    assert frostfair(*command.split(), "--save", tmp_path / "sample.match").exit_code == 0
    made = (tmp_path / "sample.tale.md").read_text(encoding="utf-8")
    assert (DOCS / "sample-tale.md").read_text(encoding="utf-8") == made
    (tmp_path / "sample.texts.json").unlink()  # without its words the same log is told anew
    for language in ("hu", "pl", "ru"):
        again = tmp_path / f"{language}.md"
        told = frostfair("tale", tmp_path / "sample.match", "--language", language, "-o", again)
        assert told.exit_code == 0, told.output
        assert (DOCS / f"sample-tale-{language}.md").read_text(encoding="utf-8") == again.read_text(
            encoding="utf-8"
        )


def test_a_match_goes_on_without_its_words(frostfair: Run, tmp_path: Path) -> None:
    match = tmp_path / "d.match"
    first = frostfair(
        "play", "winter-tales", "--seats", "greedy,greedy,human", "--seed", "1", "--save", match
    )
    assert first.exit_code == 0, first.output
    (tmp_path / "d.texts.json").unlink()
    again = frostfair("play", "--resume", match)
    assert again.exit_code == 0, again.output
    (tmp_path / "d.texts.json").write_text("[]", encoding="utf-8")
    assert frostfair("tale", match).exit_code == 2


def test_nobody_tells_in_winter_queen(frostfair: Run, tmp_path: Path) -> None:
    match = tmp_path / "q.match"
    frostfair("play", "winter-queen", "--seats", "human,random", "--save", match)
    result = frostfair("tale", match)
    assert result.exit_code == 2
    assert "no tale is told in winter-queen" in result.stderr
