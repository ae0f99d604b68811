"""Whole tales by bots: well-formed, tied together, honest, and the same wherever they are told."""

import re
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from frostfair.games.winter_tales.bots.telling.teller import Storyteller
from frostfair.games.winter_tales.bots.telling.tongue import phrases
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import NONE, OUTCOMES
from frostfair.games.winter_tales.tale.passages import happening, passages
from frostfair.i18n.catalogue import catalogue, languages
from frostfair.kernel.match import Match
from frostfair.kernel.narration import Passage
from tests.games.winter_tales.rules.tables import BOX
from tests.games.winter_tales.rules.tellings import told_by_bots
from tests.games.winter_tales.telling.faults import CHIP, faults_in
from tests.size import size

GOLDEN = Path(__file__).parent / "golden"
GAMES = size(2, 50)
ALL: dict[str, Any] = {"powers": True, "skills": True, "objectives": True, "memories": 5}
MOST_WORDS, MOST_AT_THE_END = 75, 150  # of a piece; of the final ending


def pieces(match: Match) -> list[Passage]:
    return [passage for record in match.standing() for passage in passages(record)]


def told(match: Match, language: str) -> list[tuple[Passage, str]]:
    teller = Storyteller(match, BOX, catalogue(language))
    return [(passage, teller(passage)) for passage in pieces(match)]


@pytest.fixture(scope="module")
def games() -> list[Match]:
    plain = [told_by_bots(3 + number % 5, number).match for number in range(GAMES)]
    return plain + [told_by_bots(4 + number % 4, number, **ALL).match for number in range(GAMES)]


@pytest.mark.parametrize("language", languages())
def test_every_piece_is_well_formed(games: list[Match], language: str) -> None:
    for match in games:
        for passage, words in told(match, language):
            assert not faults_in(words, language, title=passage.kind == "caption"), (passage.kind, words)
            plain = CHIP.sub(lambda chip: chip[1] or "", words)
            most = MOST_AT_THE_END if passage.kind == "ending" else MOST_WORDS
            assert 2 <= len(plain.split()) <= most, words


@pytest.mark.parametrize("language", languages())
def test_each_piece_names_its_card_once_in_a_form_of_it(games: list[Match], language: str) -> None:
    table = phrases(language).cards
    for match in games:
        for passage, words in told(match, language):
            card = happening(passage).number("card")
            chips = re.findall(r"\[card:([^\]]+)\]", words)
            assert len(chips) == (card != NONE), words
            if card != NONE:
                row = table[BOX.card_names[card]]
                forms = {word for cell in row.values() for word in (re.findall(r"\[(.+?)\]", cell) or [cell])}
                assert chips[0].lower() in {form.lower() for form in forms}, words


@pytest.mark.parametrize("language", languages())
def test_the_required_chips_are_there(games: list[Match], language: str) -> None:
    for match in games:
        for passage, words in told(match, language):
            event = happening(passage)
            if passage.kind in ("opening", "quest-intro", "quest-start", "quest-ending"):
                assert "[quest]" in words
            if event.number("memory") != NONE and event.number("card") == NONE:
                assert "[memory]" in words or "[bookmark]" in words, words
            if event.number("memory") == NONE:
                assert "[memory]" not in words
                assert "[bookmark]" not in words


def test_an_ending_never_contradicts_who_won(games: list[Match]) -> None:
    """What a sentence is filed under is what happened."""
    filed = {
        t.words[:18]: t.wanted for kind in ("quest-ending", "ending") for t in phrases("en").templates[kind]
    }
    assert all(wanted for wanted in filed.values())
    lines = {
        outcome: [t for t in phrases("en").templates["quest-ending"] if outcome in t.wanted]
        for outcome in (*OUTCOMES, "forgotten")
    }
    for match in games:
        outcomes = {}
        for record in match.standing():
            for event in record.events:
                if isinstance(event, Happening) and event.kind == "quest-ended":
                    forgotten = event.number("automatic") == 1
                    outcomes[record.version] = "forgotten" if forgotten else OUTCOMES[event.number("outcome")]
        for passage, words in told(match, "en"):
            if passage.kind == "quest-ending":
                fits = [bool(shape(one.words).match(words)) for one in lines[outcomes[passage.version]]]
                assert any(fits), words


def shape(template: str) -> re.Pattern[str]:
    """A sentence with anything in its places."""
    pieces = re.split(r"\{[^}]*\}|<[^>]*>", template)
    return re.compile(".+?".join([re.escape(piece) for piece in pieces]))


@pytest.mark.parametrize("language", languages())
def test_the_same_log_gives_the_same_words_also_in_parts(games: list[Match], language: str) -> None:
    """At another node, after a restart in the middle, and whichever piece is asked for first."""
    match = games[-1]
    whole = told(match, language)
    late = Storyteller(match, BOX, catalogue(language))
    assert [late(passage) for passage, _ in reversed(whole)] == [words for _, words in reversed(whole)]
    played = told_by_bots(match.setup.seats, GAMES - 1, language, **ALL)
    assert [played.texts.find(passage.id).words for passage, _ in whole] == [words for _, words in whole]


def test_what_is_hidden_changes_no_word(games: list[Match]) -> None:
    """A spectator's log is enough: with every secret cut out, the words are the same."""
    match = games[-1]
    told_openly = told(match, "en")
    for record in match.records:
        record.events = tuple([seen for event in record.events if (seen := event.seen_by(None)) is not None])
    assert [words for _, words in told(match, "en")] == [words for _, words in told_openly]


@pytest.mark.parametrize("language", languages())
def test_there_is_variety_and_a_voice_now_and_then(games: list[Match], language: str) -> None:
    spoken = {line for lines in phrases(language).voices.values() for line in lines.values()}
    for match in games:
        words = [words for passage, words in told(match, language) if passage.kind != "caption"]
        assert len(words) == len(set(words))
        openings = Counter(" ".join(CHIP.sub("", one).split()[:4]) for one in words)
        assert openings.most_common(1)[0][1] <= max(4, len(words) // 12), openings.most_common(3)
        speaking = [one for one in words if any(line.rstrip("?!") in one for line in spoken)]
        assert len(speaking) <= len(words) / 3 + 1


@pytest.mark.parametrize("language", languages())
def test_golden_tales(language: str) -> None:
    """One tale in each language as it is read; a change of words shows here."""
    match = told_by_bots(4, 5).match
    found = "\n".join([f"{passage.kind}: {words}" for passage, words in told(match, language)]) + "\n"
    assert (GOLDEN / f"{language}.txt").read_text(encoding="utf-8") == found


def test_a_telling_takes_no_time_worth_mentioning(games: list[Match]) -> None:
    told(games[-1], "hu")  # what is read once is read now
    began = process_time()
    count = len(told(games[-1], "hu"))
    assert (process_time() - began) / count < 0.02
