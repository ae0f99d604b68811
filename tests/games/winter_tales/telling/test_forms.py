"""Every sentence of every language can be said of every card, character and place that it fits."""

import re
from collections.abc import Iterator

import pytest

from frostfair.games.winter_tales.bots.telling.cards import pictures
from frostfair.games.winter_tales.bots.telling.grammar import Grammar, Speech
from frostfair.games.winter_tales.bots.telling.plan import (
    NIGHTMARE_ITSELF,
    Act,
    Card,
    Clause,
    Line,
    Person,
    Ref,
    Space,
)
from frostfair.games.winter_tales.bots.telling.template import AGREES, SLOT, Template
from frostfair.games.winter_tales.bots.telling.tongue import CLAUSES, Tongue, phrases
from frostfair.i18n.catalogue import catalogue, languages
from tests.games.winter_tales.rules.tables import BOX, who
from tests.games.winter_tales.telling.faults import faults_in

PEOPLE = (*range(14), NIGHTMARE_ITSELF)
CAST = [(who("alice"), who("wolf")), (who("tin_man"), who("fox_cat")), (who("fox_cat"), who("alice"))]
OCCASIONS = ("halt", "begin", "help", "hinder", "thanks", "fall")


def slots(actor: int, other: int, card: int, deed: int = 0) -> dict[str, Ref]:
    """All that any template may ask for."""
    names = (
        "foe",
        "main",
        "helper",
        "lying",
        "carrier",
        "friend",
        "other",
        "soldier",
        "rebel",
        "one",
        "x",
        "y",
    )
    found: dict[str, Ref] = {name: Person(other) for name in names}
    found |= {"who": Person(actor), "two": Person(actor), "card": Card(card), "thing": Card(card, plain=True)}
    found |= {name: Space(place) for place, name in enumerate(("in", "to", "from", "there", "place"))}
    found |= {name: Line(actor, name) for name in OCCASIONS}
    found |= {"act": Act(card, deed), "fact": Clause("fact", "fell", {"x": Person(other)})}
    aim = Clause("aim", "rescue", {"friend": Person(other)})
    want = Clause("want", BOX.character_names[actor], {})
    return found | {"aim": aim, "aim-one": aim, "aim-two": aim, "want": want}


def grammar(language: str) -> Grammar:
    return Grammar(Tongue(catalogue(language)), BOX)


def cards_of(template: Template) -> Iterator[int]:
    """Those that it may be told with."""
    sorts = {kind for picture in pictures().values() for kind in picture.kinds}
    for card, name in enumerate(BOX.card_names):
        if template.wanted & sorts <= pictures()[name].kinds:
            yield card


@pytest.mark.parametrize("language", languages())
def test_every_template_is_said_with_every_card_that_fits(language: str) -> None:
    own = grammar(language)
    for section, templates in own.phrases.templates.items():
        for template in templates:
            has_card = template.slots & {"card", "thing", "act"}
            for card in cards_of(template) if has_card else [0]:
                for actor, other in CAST if card % 9 == 0 else CAST[:1]:
                    said = own.fill(template.words, slots(actor, other, card, card % 3), Speech())
                    wrong = faults_in(said, language, title=section == "caption")
                    assert not wrong, (section, template.words, said)
                    if template.slots & {"card", "act"}:
                        assert said.count("[card:") == 1, (section, template.words, said)


@pytest.mark.parametrize("language", languages())
def test_every_deed_and_every_form_of_every_card_has_its_word(language: str) -> None:
    """Each cell is there, and holds one word of the card."""
    table = phrases(language).cards
    assert list(table) == list(BOX.card_names)
    for name, row in table.items():
        for column, cell in row.items():
            assert cell, (name, column)
            assert cell.count("[") == cell.count("]") <= 1, (name, column)
            if column.startswith("do"):
                assert "[" in cell, (name, column)
                genders = AGREES.findall(cell)
                assert len(genders) == (1 if language in ("pl", "ru") else 0), (name, column)


@pytest.mark.parametrize("language", languages())
def test_the_word_is_that_of_the_cards_name(language: str) -> None:
    """The table of forms and the catalogue of names know the same card."""
    bare = {"en": "the", "hu": "the"}.get(language, "nom")
    for name, row in phrases(language).cards.items():
        found = re.search(r"\[(.*)\]", row[bare])
        word = row[bare] if found is None else found[1]
        assert word.lower() == catalogue(language).form(f"wt-card-{name}").lower()


@pytest.mark.parametrize("language", languages())
def test_everybody_and_every_place_fits_every_slot(language: str) -> None:
    own = grammar(language)
    for template in [one for templates in own.phrases.templates.values() for one in templates]:
        for actor in PEOPLE if "want" not in template.slots else range(14):
            lines = actor != NIGHTMARE_ITSELF or not template.slots & set(OCCASIONS)
            if lines:
                filled = slots(min(actor, 13), (actor + 1) % 14, 0) | {"who": Person(actor)}
                assert not faults_in(own.fill(template.words, filled, Speech()), language), template.words
    for section in CLAUSES:
        for kind, words in own.phrases.clauses[section].items():
            said = own.fill_clause(Clause(section, kind, slots(0, 9, 0)), Speech())
            assert not SLOT.search(said), words
    for space in range(BOX.spaces):
        for form in ("in", "to", "from"):
            assert own.space(space, form)


def test_articles_of_english() -> None:
    """An apple, a key, scissors by the pair, and the one sun."""
    own = grammar("en")
    said = {name: own.fill("{card.a}", {"card": Card(n)}, Speech()) for n, name in enumerate(BOX.card_names)}
    assert said["apple"] == "an [card:apple]"
    assert said["key"] == "a [card:key]"
    assert said["scissors"] == "a pair of [card:scissors]"
    assert said["sun"] == "the [card:sun]"
    for name, words in said.items():
        first = words.split()[0]
        noun = words.split("[card:")[1]
        if first in ("a", "an") and words.startswith(f"{first} [card:"):
            assert (first == "an") == (noun[0] in "aeiou"), name


def test_articles_of_hungarian() -> None:
    own = grammar("hu")
    for card, name in enumerate(BOX.card_names):
        article, noun = own.fill("{card.the}", {"card": Card(card)}, Speech()).split(" [card:")
        assert (article == "az") == (noun[0] in "aáeéiíoóöőuúüű"), name


def test_verbs_agree_in_russian_and_polish() -> None:
    said = {
        language: [
            grammar(language).fill("{Who} {act}.", slots(actor, 0, BOX.card_names.index("door")), Speech())
            for actor in (who("alice"), who("wolf"), who("fox_cat"))
        ]
        for language in ("ru", "pl")
    }
    assert said["ru"] == [
        "Алиса открыла [card:дверь].",
        "Волк открыл [card:дверь].",
        "Лиса и Кот открыли [card:дверь].",
    ]
    assert said["pl"] == [
        "Alicja otworzyła [card:drzwi].",
        "Wilk otworzył [card:drzwi].",
        "Lis i Kot otworzyli [card:drzwi].",
    ]


def test_animate_accusatives() -> None:
    """Ворона, but ключ; kruka, but klucz."""
    for language, raven, key in (("ru", "ворона", "ключ"), ("pl", "kruka", "klucz")):
        table = phrases(language).cards
        assert (table["raven"]["acc"], table["key"]["acc"]) == (raven, key)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Alice came. She saw. The Wolf met Alice. She fled."),
        ("hu", "Alice came. Saw. A Farkas met Alice. Alice fled."),
        ("pl", "Alicja came. Saw. Wilk met Alicja. Fled."),
        ("ru", "Алиса came. Она saw. Волк met Алиса. Она fled."),
    ],
)
def test_a_pronoun_only_where_nobody_else_can_be_meant(language: str, said: str) -> None:
    own, speech = grammar(language), Speech()
    told: dict[str, Ref] = {"who": Person(who("alice")), "foe": Person(who("wolf"))}
    sentences = ["{Who} came.", "{Who} saw.", "{Foe} met {who.the}.", "{Who} fled."]
    assert " ".join([own.fill(sentence, told, speech) for sentence in sentences]) == said


def test_after_a_question_no_comma() -> None:
    own = grammar("en")
    told: dict[str, Ref] = {"who": Person(who("wolf")), "halt": Line(who("wolf"), "halt")}
    assert own.fill("“{halt},” said {who}.", told, Speech()) == "“Name?” said the Wolf."
    own = grammar("ru")
    assert own.fill("«{halt}», — сказал {who}.", told, Speech()) == "«Имя?» — сказал Волк."


@pytest.mark.parametrize("language", languages())
def test_all_languages_tell_of_the_same(language: str) -> None:
    """Each section and each condition of the English file; words are each language's own."""

    def shape(name: str) -> set[tuple[str, str]]:
        found = phrases(name).templates
        return {(s, ", ".join(sorted(t.wanted))) for s, templates in found.items() for t in templates}

    assert shape(language) == shape("en")
    assert phrases(language).voices.keys() == set(BOX.character_names)
    for lines in phrases(language).voices.values():
        assert tuple(lines) == OCCASIONS
        assert all(line[-1] not in ".," for line in lines.values())


def test_no_sentence_stands_there_twice() -> None:
    for language in languages():
        found = [t.words for templates in phrases(language).templates.values() for t in templates]
        repeated = {words for words in found if found.count(words) > 1}
        assert len(repeated) <= 2, repeated  # a few serve two moods or two beats
