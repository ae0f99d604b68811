"""Every message can be said, whatever its values are, and counts as its language does."""

import re

import pytest

from frostfair.games.installed import enabled_games
from frostfair.i18n.catalogue import catalogue
from tests.i18n.catalogues import LANGUAGES, messages
from tests.i18n.saying import NUMBERS, all_said, whole

KEYS = re.compile(rf"\b(?:{'|'.join(game.meta.prefix.lower() for game in enabled_games())})-[a-z]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert len(all_said(language)) > 1000
    for key, text in all_said(language):
        assert not set(text) & {"{", "}", "\u2068", "\u2069"}, (key, text)
        assert not KEYS.search(text), (key, text)  # a name that was not inflected


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_who_counts_one_counts_few_and_many(language: str) -> None:
    for key, message in messages(language).items():
        for choice in message.choices:
            if "one" in choice.keys:
                assert {"one", "few", "many", "other"} <= set(choice.keys), key


def test_hungarian_nouns_stay_singular() -> None:
    """After a number there is nothing to choose: [one] would be a mistake."""
    for key, message in messages("hu").items():
        for choice in message.choices:
            assert not {"one", "few", "many"} & set(choice.keys), key


COUNTS = {
    ("count-vp", "vp"): {
        "en": [f"{n} VP" for n in NUMBERS],
        "hu": [f"{n} pont" for n in NUMBERS],
        "pl": [
            "0 punktów",
            "1 punkt",
            "2 punkty",
            "5 punktów",
            "12 punktów",
            "21 punktów",
            "22 punkty",
            "25 punktów",
            "101 punktów",
        ],
        "ru": [
            "0 очков",
            "1 очко",
            "2 очка",
            "5 очков",
            "12 очков",
            "21 очко",
            "22 очка",
            "25 очков",
            "101 очко",
        ],
    },
    ("web-pages-mine-open", "free"): {
        "en": [
            "Everyone is here",
            "One seat is free",
            "2 seats are free",
            "5 seats are free",
            "12 seats are free",
            "21 seats are free",
            "22 seats are free",
            "25 seats are free",
            "101 seats are free",
        ],
        "hu": ["Mindenki itt van", *[f"{n} szabad hely" for n in NUMBERS[1:]]],
        "pl": [
            "Wszyscy są na miejscu",
            "1 wolne miejsce",
            "2 wolne miejsca",
            "5 wolnych miejsc",
            "12 wolnych miejsc",
            "21 wolnych miejsc",
            "22 wolne miejsca",
            "25 wolnych miejsc",
            "101 wolnych miejsc",
        ],
        "ru": [
            "Все на месте",
            "1 свободное место",
            "2 свободных места",
            "5 свободных мест",
            "12 свободных мест",
            "21 свободное место",
            "22 свободных места",
            "25 свободных мест",
            "101 свободное место",
        ],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts(language: str) -> None:
    for (key, variable), expected in COUNTS.items():
        assert [whole(language).say(key, **{variable: n}) for n in NUMBERS] == expected[language]


LISTS = {
    "en": "Ann, Bob and Cid",
    "hu": "Ann, Bob és Cid",
    "pl": "Ann, Bob i Cid",
    "ru": "Ann, Bob и Cid",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists(language: str) -> None:
    assert catalogue(language).join(["Ann", "Bob", "Cid"]) == LISTS[language]
