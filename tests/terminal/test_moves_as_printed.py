"""Every move is accepted as it is printed: in all games and languages, whatever commands begin alike."""

import random

import pytest

from frostfair.games.installed import game
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.match import Match, Setup
from frostfair.terminal.face import Choice, Scene
from frostfair.terminal.game import face_of
from frostfair.terminal.menu import Menu
from tests.size import size

RECORDS = 120


@pytest.mark.parametrize("language", ["en", "hu", "pl", "ru"])
@pytest.mark.parametrize("name", ["winter-queen", "witchstone", "winter-tales"])
def test_a_printed_move_is_accepted(name: str, language: str) -> None:
    played, texts = game(name), catalogue(language)
    face = face_of(played, texts)
    chance = random.Random(f"{name} {language}")
    seats = min(played.meta.seats)
    names = tuple(str(seat) for seat in range(seats))
    for n in range(size(1, 10)):
        match = Match(played, Setup(played, seats, f"{n:064x}", {}, (), False))
        for _ in range(RECORDS):
            if match.result() is not None:
                break
            seat = match.deciders()[0]
            offers = match.offers(seat)
            scene = Scene(match.view(seat), seat, names, tuple(match.deciders()), offers=tuple(offers))
            choices = face.choices(scene, match.imagine(seat, 1), offers)
            assert sorted(choice.action for choice in choices) == sorted(offers)
            menu = Menu(choices)
            for choice in chance.sample(choices, min(12, len(choices))):
                assert played.parse(face.read(choice.text)) == choice.action, choice.text
                meant = menu.narrow(choice.text)
                assert isinstance(meant, Choice)
                assert (meant.action, menu.has(choice.text)) == (choice.action, True), choice.text
            match.submit(seat, chance.choice(offers))
