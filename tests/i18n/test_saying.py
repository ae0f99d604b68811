"""Every message can be said, whatever its values are, and counts as its language does."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest

from frostfair.games.winter_queen.rules.terms import COLOURS
from frostfair.games.witchstone.rules.terms import TOKENS
from frostfair.i18n.catalogue import Catalogue, Value, catalogue
from tests.i18n.catalogues import LANGUAGES, Message, all_variables, files, messages

NUMBERS = (0, 1, 2, 5, 12, 21, 22, 25, 101)
NAMES = {
    "colour": "wq-colour-",
    "county": "wq-zone-",
    "zone": "wq-zone-",
    "effect": "wq-effect-",
    "effect2": "wq-effect-",
    "direction": "direction-",
}
# The same word may mean other names in another game.
NAMES_OF = {
    "ws-": {
        "kind": "ws-kind-", "kind2": "ws-kind-", "token": "ws-kind-", "rim": "ws-kind-", "which": "ws-kind-",
        "to": "ws-kind-", "shelf": "ws-kind-", "place": "ws-location-", "what": "ws-silver-",
        "source": "ws-source-",
    },
}  # fmt: skip
MOST = 120  # so many values together are tried; where there are more, each is varied alone


@cache
def whole(language: str) -> Catalogue:
    """With the browser's own files, which Python never says otherwise."""
    return Catalogue(language, [path.read_text(encoding="utf-8") for path in files(language)])


def inside(language: str, key: str) -> Iterator[Message]:
    """A message and those that it refers to."""
    message = messages(language)[key]
    yield message
    for other in message.referred:
        yield from inside(language, other)


def samples(language: str, key: str, variable: str) -> list[Value]:
    """What a variable may be: names, numbers, the words of its choices, or any text."""
    parts = list(inside(language, key))
    if any(variable in part.names for part in parts):
        beginning = NAMES_OF.get(key[:3], {}).get(variable) or NAMES[variable]
        return [name for name in messages(language) if name.startswith(beginning)]
    choices = [choice for part in parts for choice in part.choices if choice.variable == variable]
    if any(choice.counts for choice in choices) or variable in COUNTED:
        return list(NUMBERS)
    return [*dict.fromkeys([word for choice in choices for word in choice.keys]), "Robin"]


# Numbers that some language needs no choice of words for.
COUNTED = {
    choice.variable
    for language in LANGUAGES
    for message in messages(language).values()
    for choice in message.choices
    if choice.counts
}


def all_values(language: str, key: str) -> Iterator[Mapping[str, Value]]:
    names = sorted(all_variables(language, key))
    each = [samples(language, key, name) for name in names]
    together = 1
    for values in each:
        together *= len(values)
    if together <= MOST:
        yield from [dict(zip(names, values, strict=True)) for values in product(*each)]
        return
    first = {name: values[0] for name, values in zip(names, each, strict=True)}
    for name, values in zip(names, each, strict=True):
        yield from [first | {name: value} for value in values]


def public(language: str) -> list[str]:
    return [key for key in messages(language) if not key.startswith("-")]


@cache
def all_said(language: str) -> list[tuple[str, str]]:
    """Every key with every text that it gives; a fault is loud."""
    return [
        (key, whole(language).say(key, **values))
        for key in public(language)
        for values in all_values(language, key)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert len(all_said(language)) > 1000
    for key, text in all_said(language):
        assert not set(text) & {"{", "}", "\u2068", "\u2069"}, (key, text)
        assert not re.search(r"\bw[qst]-", text), (key, text)  # a name that was not inflected


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
    ("count-turns", "turns"): {
        "en": ["0 turns", "one turn", "2 turns", "5 turns", "12 turns", "21 turns", "22 turns", "25 turns",
               "101 turns"],
        "hu": [f"{n} kör" for n in NUMBERS],
        "pl": ["0 tur", "1 tura", "2 tury", "5 tur", "12 tur", "21 tur", "22 tury", "25 tur", "101 tur"],
        "ru": ["0 ходов", "1 ход", "2 хода", "5 ходов", "12 ходов", "21 ход", "22 хода", "25 ходов",
               "101 ход"],
    },
    ("count-vp", "vp"): {
        "en": [f"{n} VP" for n in NUMBERS],
        "hu": [f"{n} pont" for n in NUMBERS],
        "pl": ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "12 punktów", "21 punktów", "22 punkty",
               "25 punktów", "101 punktów"],
        "ru": ["0 очков", "1 очко", "2 очка", "5 очков", "12 очков", "21 очко", "22 очка", "25 очков",
               "101 очко"],
    },
    ("web-pages-mine-open", "free"): {
        "en": ["Everybody is here", "One seat is free", "2 seats are free", "5 seats are free",
               "12 seats are free", "21 seats are free", "22 seats are free", "25 seats are free",
               "101 seats are free"],
        "hu": ["Mindenki itt van", *[f"{n} szabad hely" for n in NUMBERS[1:]]],
        "pl": ["Wszyscy są na miejscu", "1 wolne miejsce", "2 wolne miejsca", "5 wolnych miejsc",
               "12 wolnych miejsc", "21 wolnych miejsc", "22 wolne miejsca", "25 wolnych miejsc",
               "101 wolnych miejsc"],
        "ru": ["Все на месте", "1 свободное место", "2 свободных места", "5 свободных мест",
               "12 свободных мест", "21 свободное место", "22 свободных места", "25 свободных мест",
               "101 свободное место"],
    },
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts(language: str) -> None:
    for (key, variable), expected in COUNTS.items():
        assert [whole(language).say(key, **{variable: n}) for n in NUMBERS] == expected[language]


SCORED = {
    "en": "Robin scores 4 VP for Northern Lights with a red crystal (zones of a1 and c4).",
    "hu": "Robin 4 pontot kap az Északi fény varázslattal, piros kristállyal (zónánként: a1 és c4).",
    "pl": "Robin zdobywa 4 punkty za efekt „Zorza polarna” z czerwonym kryształem (w strefach: a1 i c4).",
    "ru": "Robin получает 4 очка за эффект «Северное сияние» с красной льдиной (по зонам: a1 и c4).",
}
TAKEN = {
    "en": "Robin takes a spell book from the blue county: Northern Lights and Polar Star.",
    "hu": "Robin varázskönyvet húz a kék megyéből: Északi fény és Sarkcsillag.",
    "pl": "Robin bierze księgę zaklęć z niebieskiego hrabstwa: „Zorza polarna” i „Gwiazda Polarna”.",
    "ru": "Robin берёт книгу заклинаний из синей провинции: «Северное сияние» и «Полярная звезда».",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_log(language: str) -> None:
    texts = catalogue(language)
    effects = {"effect": "wq-effect-northern_lights", "effect2": "wq-effect-polar_star"}
    spaces = texts.join(["a1", "c4"])
    said = texts.say(
        "wq-log-scored-northern_lights",
        player="Robin", vp=4, colour="wq-colour-red", effect=effects["effect"], spaces=spaces,
    )  # fmt: skip
    assert said == SCORED[language]
    assert texts.say("wq-log-book-taken", player="Robin", county="wq-zone-blue", **effects) == TAKEN[language]


KINDS_LETTERS = {"en": "EWPCAS3", "hu": "EBPKVT3", "pl": "EWPKRZ3", "ru": "ЭВПКЛС3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_kinds(language: str) -> None:
    letters = [catalogue(language).form(f"ws-kind-{token}", "letter") for token in TOKENS]
    assert "".join(letters) == KINDS_LETTERS[language]
    assert len(set(letters)) == len(TOKENS)


LETTERS = {"en": "RGBYP", "hu": "PZKSL", "pl": "CZNŻF", "ru": "КЗСЖФ"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_crystals(language: str) -> None:
    letters = [catalogue(language).form(f"wq-colour-{colour}", "letter") for colour in COLOURS]
    assert "".join(letters) == LETTERS[language]
    assert len(set(letters)) == len(COLOURS)


LISTS = {
    "en": "Ann, Bob and Cid",
    "hu": "Ann, Bob és Cid",
    "pl": "Ann, Bob i Cid",
    "ru": "Ann, Bob и Cid",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists(language: str) -> None:
    assert catalogue(language).join(["Ann", "Bob", "Cid"]) == LISTS[language]
