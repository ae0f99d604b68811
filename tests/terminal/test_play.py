"""Playing at the prompt: every word that a player can type."""

import re
from pathlib import Path

from click.testing import CliRunner

from frostfair.files import read_match
from frostfair.kernel.record import ACT, END_TURN, UNDO
from frostfair.terminal.app import app
from tests.terminal.conftest import Run

PLAY = ("play", "winter-queen", "--seed", "fair")
FIRST = (*PLAY, "--option", "first=1")  # the person moves first


def test_the_board_shows_what_a_player_must_know(frostfair: Run) -> None:
    said = frostfair(*FIRST).output
    for part in (
        "red county: 5 books",
        "Holder 3",
        "Bag, 21 crystals",
        "▶ 1 Player ♛ · 0 VP",
        "VP face down",
    ):
        assert part in said
    assert "Your turn: place a crystal on the map or on a book, or activate a book." in said
    assert all(len(line.rstrip()) <= 100 for line in said.splitlines() if "resume" not in line)


def test_a_number_narrows_to_a_crystal_and_a_second_one_places_it(frostfair: Run) -> None:
    said = frostfair(*FIRST, typed="1\n1\n").output
    assert re.search(r"[RGBYP]1  \w+, holder 1 …\n", said)
    assert "Player places a" in said
    assert "You may take the top spell book" in said  # WQ-4.2


def test_notation_may_be_typed_at_once_in_any_case(frostfair: Run) -> None:
    crystal = a_crystal(frostfair)
    for text in (f"{crystal}-b3", f"{crystal.lower()} B3", f"{crystal.lower()}b3"):
        assert "on b3 in the red county" in frostfair(*FIRST, typed=f"{text}\n").output


def test_the_space_may_come_first(frostfair: Run) -> None:
    said = frostfair(*FIRST, typed="b3\n1\n").output
    assert "b3 …" in said
    assert "on b3 in the red county" in said


def test_a_beginning_that_leaves_one_choice_waits_for_enter(frostfair: Run) -> None:
    crystal = a_crystal(frostfair)
    said = frostfair(*FIRST, typed=f"{crystal}-b3\nsk\n\n").output
    assert "Enter takes skip." in said
    assert "Player takes no spell book." in said  # WQ-4.4


def test_undo_and_end_turn(frostfair: Run, tmp_path: Path) -> None:
    crystal = a_crystal(frostfair)
    file = tmp_path / "undo.match"
    typed = f"{crystal}-b3\nundo\n{crystal}-b4\nskip\nundo\nskip\nend\n"
    said = frostfair(*FIRST, "--save", file, typed=typed).output
    assert "Your turn is done: end it, or undo your last step." in said
    deeds = [record.deed for record in read_match(file).match.records if record.seat == 0]
    assert deeds == [ACT, UNDO, ACT, ACT, UNDO, ACT, END_TURN]


def test_what_cannot_be_undone_is_said(frostfair: Run) -> None:
    assert "There is nothing to undo" in frostfair(*FIRST, typed="undo\n").output
    assert "There is no turn to end now." in frostfair(*FIRST, typed="end\n").output


def test_a_refusal_names_the_rule(frostfair: Run) -> None:
    crystal = a_crystal(frostfair)
    said = frostfair(*FIRST, typed=f"{crystal}-b3\nback b3\n").output
    assert "First decide about the spell book. (WQ-4.4)" in said
    assert "You have no such spell book. (WQ-6.1)" in frostfair(*FIRST, typed="use 1\n").output
    assert "You can pass only when there is nothing else you can do. (WQ-7.7)" in (
        frostfair(*FIRST, typed="pass\n").output
    )


def test_odd_input_changes_nothing(frostfair: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.match"
    typed = "99\n0\nfoo\n\x07\x1b[A\nR9\n999999999999\n" + "x" * 5000 + "\n"
    result = frostfair(*FIRST, "--save", file, typed=typed)
    assert result.exit_code == 0
    assert "The numbers go from 1 to" in result.output
    assert "'foo' isn’t possible now." in result.output
    assert read_match(file).match.version == 0


def test_bytes_that_are_no_text_are_no_crash(home: Path) -> None:
    result = CliRunner().invoke(app, [*FIRST], input=b"\xff\xfe\nquit\n")
    assert result.exit_code == 0
    assert "isn’t possible now" in result.output


def test_why_explains_pages(frostfair: Run) -> None:
    typed = charge_a_page(frostfair)
    said = frostfair(
        *FIRST, typed=f"{typed}why\nwhy 1L\nwhy 1R\nwhy 2:1L\nwhy GL\nwhy 3L\nwhy 9\nwhy a b\n"
    ).output
    assert re.search(r"1L [\w ()]+ with a \w+ crystal: \d VP now\.", said)
    assert re.search(r"\(WQ-8\.\d\)", said)
    assert re.search(r"GL [\w ()]+ would score now: ", said)
    assert "3L: no book 3" in said
    assert "'9' is not a page; try 2L, 3:2L or GL" in said
    assert "Ask about one page: why 2L." in said


def test_what_would_a_crystal_score(frostfair: Run) -> None:
    typed = charge_a_page(frostfair)
    said = frostfair(*FIRST, typed=f"{typed}what R GL\nwhat r 1l\nwhat 1R\nwhat Y\nwhat\nwhat X\n").output
    assert "GL " in said
    assert re.search(r"1L [\w ()]+ with a red crystal: \d VP now\.", said)
    assert re.search(r"1R [\w ()]+ would score now: ", said)
    assert re.search(r"Your charged pages are worth \d VP now", said)
    assert "Ask for a crystal on a page" in said
    assert "'X' is not a crystal; available: R, G, B, Y, P" in said


def test_rules_hint_log_and_help(frostfair: Run) -> None:
    said = frostfair(*FIRST, typed="rules 8.5\nrules wq-2.7\nrules\nrules 8.99\nhint\nlog\nhelp\n").output
    assert "WQ-8.5 Bright Way." in said
    assert "WQ-2.7 Chance names the first player" in said
    assert "7. How the game ends (WQ-7.1 – WQ-7.10)" in said
    assert "winter-queen has no rule '8.99'" in said
    assert re.search(r"Greedy would play [RGBYP]\d-\w\d: ", said)
    assert "Commitment (SHA-256 of the seed): " in said
    assert "R1-b3        the red crystal of holder 1 to the space b3" in said


def test_several_people_share_the_terminal(frostfair: Run) -> None:
    crystal = a_crystal(frostfair)
    said = frostfair(*FIRST, "--seats", "human:Ann,human:Bob", typed=f"{crystal}-b3\nskip\nend\n").output
    assert "▶ 1 Ann ♛ · 0 VP" in said
    assert "2 Bob · VP face down" in said
    assert "▶ 2 Bob · 0 VP" in said  # now Bob's eyes (WQ-1.5)
    assert said.rsplit("1 Ann ♛ · ", 1)[-1].startswith("VP face down")


def test_open_scores_show_all_points(frostfair: Run) -> None:
    assert "VP face down" not in frostfair(*FIRST, "--option", "open-scores=yes").output  # WQ-9.1


def test_bots_alone_play_to_the_end(frostfair: Run, tmp_path: Path) -> None:
    file = tmp_path / "bots.match"
    result = frostfair(*PLAY, "--seats", "greedy,random,random", "--save", file)
    assert result.exit_code == 0
    for part in ("final scoring", "Points by source", "Total", "Key Advisor to the Winter Queen", "Seed "):
        assert part in result.output
    log = read_match(file)
    outcome = log.match.result()
    assert outcome is not None
    assert log.players == ["greedy", "random", "random"]
    assert re.search(r"Total\s+" + r"\s+".join(map(str, outcome.points)), result.output)
    assert not log.match.setup.asks_end_turn


def test_a_short_seed_is_hashed_and_said(frostfair: Run, tmp_path: Path) -> None:
    said = frostfair(*PLAY, "--save", tmp_path / "a.match").output
    seed = read_match(tmp_path / "a.match").match.setup.luck.seed
    assert f"The seed is the SHA-256 of “fair”: {seed}" in said
    frostfair("play", "winter-queen", "--seed", seed.upper(), "--save", tmp_path / "b.match")
    assert read_match(tmp_path / "b.match").match.setup.luck.seed == seed


def test_words_options_and_first_player_are_recorded(frostfair: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    words = ("--words", "snow", "--words", "ice", "--option", "open-scores=yes", "--option", "first=2")
    frostfair(*PLAY, *words, "--save", file)
    setup = read_match(file).match.setup
    assert setup.luck.words == ("snow", "ice")
    assert setup.options == {"open_scores": True, "first": 2}


def test_the_same_seed_and_the_same_moves_give_the_same_match(frostfair: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        frostfair(*PLAY, "--seats", "greedy,random", "--save", tmp_path / f"{name}.match")
    assert (tmp_path / "a.match").read_text() == (tmp_path / "b.match").read_text()


def a_crystal(frostfair: Run) -> str:
    """A crystal that the first player can take, like R1."""
    found = re.search(r"  1 ([RGBYP]1)  ", frostfair(*FIRST).output)
    assert found
    return found[1]


def charge_a_page(frostfair: Run) -> str:
    """What to type to get a book and to put a crystal on its left page."""
    typed = "1\nb3\n1\n"
    said = frostfair(*FIRST, typed=typed).output
    if "end it, or undo" in said.split("takes a spell book")[-1]:
        typed += "end\n"
    crystal = re.findall(r"  1 ([RGBYP]\d)  ", frostfair(*FIRST, typed=typed).output)[-1]
    return f"{typed}{crystal}-1L\nend\n"


def test_there_is_a_way_back_after_the_first_step(frostfair: Run) -> None:
    out = frostfair(*PLAY, typed="1\nback\n1\n\nhelp\n").output
    first, *again = out.split("Player> ")
    assert "back: all choices again." not in first
    narrowed, whole, narrowed_again, whole_again, helped = again[:5]
    assert "back: all choices again." in narrowed
    assert "back: all choices again." in narrowed_again
    for shown in (whole, whole_again):
        assert "back: all choices again." not in shown
        assert shown.split("choose", 1)[-1].count(" 1 ") >= 1
    assert "back         all choices again" in helped


def test_what_happened_is_never_folded_away(frostfair: Run, tmp_path: Path) -> None:
    """On a screen of any height; where it can't be cleared, all stands below the table."""
    file = tmp_path / "news.match"
    seats = "human:Ann,random,random,random"
    words = ("play", "--seats", seats, "--seed", "news", "--option", "first=2", "--save", file, "--scroll")
    out = frostfair(*words).output
    log = frostfair("play", "--resume", file, "--scroll", typed="log\n").output.split("Ann> ")[1]
    told = [line.split(maxsplit=1)[1] for line in log.splitlines() if line[:4].strip().isdigit()]
    assert len(told) > 3
    for line in told:
        assert f"· {line}" in out
