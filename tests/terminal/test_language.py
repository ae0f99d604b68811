"""The terminal in other languages: how one is chosen, its letters in moves, and a whole game in it."""

import re

import pytest

from frostfair.games.installed import game
from frostfair.games.winter_queen.rules.actions import ACTIVATE, DECLINE, PASS, RETURN, TAKE
from frostfair.games.winter_queen.rules.terms import COLOURS, SPACES
from frostfair.games.winter_queen.terminal.letters import Letters
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.errors import Malformed
from frostfair.terminal.language import spoken
from tests.terminal.conftest import Run
from tests.terminal.test_terminal import RECORDED

WQ = game("winter-queen")


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        ("", {}, "en"),
        ("hu", {"LANG": "pl_PL.UTF-8"}, "hu"),
        ("PL", {}, "pl"),
        ("ru_RU.UTF-8", {}, "ru"),
        ("", {"LANG": "hu_HU.UTF-8"}, "hu"),
        ("", {"LANG": "hu"}, "hu"),
        ("", {"LC_ALL": "pl_PL", "LANG": "hu_HU"}, "pl"),
        ("", {"LC_ALL": "", "LC_MESSAGES": "ru_RU.KOI8-R", "LANG": "hu_HU"}, "ru"),
        ("", {"LC_ALL": "C.UTF-8", "LANG": "hu_HU.UTF-8"}, "en"),
        ("", {"LANG": "tlh_QO"}, "en"),
        ("tlh", {"LANG": "hu_HU"}, "tlh"),  # refused by name, not passed over
    ],
)
def test_which_language_is_spoken(asked: str, environ: dict[str, str], language: str) -> None:
    assert spoken(asked, environ) == language


def test_a_language_for_the_command_for_all_and_from_the_environment(
    frostfair: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Winter Queen, 2–4 players" in frostfair("games").output
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "Winter Queen, 2–4 játékos" in frostfair("games").output
    monkeypatch.setenv("FROSTFAIR_LANGUAGE", "pl")
    assert "Królowa Zimy, liczba graczy: 2–4" in frostfair("games").output
    assert "Зимняя королева, игроков: 2–4" in frostfair("--language", "ru", "games").output
    assert "2–4 players" in frostfair("--language", "ru", "games", "--language", "en").output


def test_a_language_from_the_environment_that_is_not_there_is_refused(
    frostfair: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FROSTFAIR_LANGUAGE", "tlh")
    result = frostfair("games")
    assert result.exit_code == 2
    assert "unknown language 'tlh'; available: en, hu, pl, ru" in result.stderr


def every_action() -> list[int]:
    others = [*range(ACTIVATE, ACTIVATE + 3), *range(TAKE, TAKE + 4), DECLINE, PASS]
    placing = []
    for action in range(ACTIVATE):
        try:
            WQ.notation(action)
        except Malformed:
            continue
        placing.append(action)
    return [*placing, *others, *range(RETURN, RETURN + SPACES)]


@pytest.mark.parametrize("language", languages())
def test_every_move_is_read_back_as_it_is_written(language: str) -> None:
    letters = Letters(catalogue(language))
    actions = every_action()
    assert len(actions) > 600
    for action in actions:
        written = letters.show(WQ.notation(action))
        for typed in (written, written.lower(), written.replace("-", " "), f" {written} "):
            assert WQ.parse(letters.read(typed)) == action


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_letters_of_match_files_are_understood_where_they_are_free(language: str) -> None:
    letters = Letters(catalogue(language))
    for action in every_action():
        assert WQ.parse(letters.read(WQ.notation(action))) == action


def test_a_letter_means_what_stands_on_the_table() -> None:
    letters = Letters(catalogue("hu"))
    assert letters.show("R1-b3") == "P1-b3"
    assert letters.read("p1 b3") == "R1 b3"  # piros, not purple
    assert letters.read("l1-2L") == "P1-2L"
    assert letters.read("take k") == "take B"
    assert letters.read("y2-a1") == "Y2-a1"  # no colour of Hungarian, so the letter of match files
    assert [letters.colour(letter) for letter in "PZKSLX"] == [
        "red",
        "green",
        "blue",
        "yellow",
        "purple",
        None,
    ]
    assert {letters.colour(letter) for letter in letters.of.values()} == set(COLOURS)


GAME = {
    "hu": (
        "take P",
        "Játékos piros kristályt helyez a piros megyébe (b3).",
        "Játékos varázskönyvet húz a piros megyéből: Határőrök és Titkos tudás.",
        "Ezen a mezőn már van kristály. (WQ-4.1)",
        "lesz a Télkirálynő főtanácsosa",
    ),
    "ru": (
        "take К",
        "Игрок помещает красную льдину в красную провинцию (b3).",
        "Игрок берёт книгу заклинаний из красной провинции: «Страж границ» и «Тайное знание».",
        "На этой клетке уже лежит льдина. (WQ-4.1)",
        "получает титул главного советника Зимней королевы",
    ),
    "pl": (
        "take C",
        "Gracz kładzie czerwony kryształ w czerwonym hrabstwie (b3).",
        "Gracz bierze księgę zaklęć z czerwonego hrabstwa: „Strażnik granic” i „Tajemna wiedza”.",
        "Na tym polu leży już kryształ. (WQ-4.1)",
        "otrzymuje tytuł głównego doradcy Królowej Zimy",
    ),
}


@pytest.mark.parametrize("language", GAME)
def test_a_whole_game(frostfair: Run, language: str) -> None:
    take, *said = GAME[language]
    show = Letters(catalogue(language)).show
    move, *others = [show(text) for text in ("R1-b3", "R2-b3", "Y2-b3", "Y3-b3")]
    typed = [move, "why", f"what {move[0]}", "help", "hint", take, "log", "end", *others, *["1"] * 400]
    options = ("--option", "first=1", "--option", "open-scores=yes")
    play = ("play", "winter-queen", "--language", language, "--seed", "1", *options)
    output = frostfair(*play, typed="\n".join(typed)).output
    for sentence in said:
        assert sentence in output
    assert not re.search(r"\b(the|crystal|book|county|you|VP|holder|scores|places)\b", output)


@pytest.mark.parametrize("language", GAME)
def test_a_replay(frostfair: Run, language: str) -> None:
    output = frostfair("replay", RECORDED, "--language", language).output
    assert GAME[language][-1] in output
    assert "Ann" in output


def test_rules_in_other_languages(frostfair: Run) -> None:
    said = frostfair("rules", "winter-queen", "8.5", "--language", "pl").output
    assert said.startswith("8. ")
    assert "WQ-8.5 Świetlisty szlak" in said
    assert "WQ-8.5 Tiszta sor" in frostfair("--language", "hu", "rules", "winter-queen", "8.5").output
    assert "WQ-8.5 Яркий путь" in frostfair("rules", "winter-queen", "8.5", "--language", "ru").output
    refused = frostfair("rules", "winter-queen", "99", "--language", "hu")
    assert "winter-queen: nincs '99' szabály" in refused.stderr
