"""The guided game can be played as it is told, all numbers in it are true, and the tutor plays its part."""

import pytest

from frostfair.bots.roster import make_bot, names
from frostfair.client.session import ApiError
from frostfair.games.installed import game
from frostfair.games.winter_queen.wording.shapes import WinterQueenView, seen
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.match import Match, Setup
from frostfair.tutorials.script import tutorial
from frostfair.wire.rest import Step
from tests.server.serving import Serving, must_decide, seated

SCRIPT = tutorial("winter-queen")
WQ = game("winter-queen")
LEARNER, TUTOR = 0, 1


def begun() -> Match:
    return Match(WQ, Setup(WQ, SCRIPT.seats, SCRIPT.seed, SCRIPT.options))


def tutor_plays(match: Match) -> list[str]:
    made = []
    while match.deciders() == [TUTOR]:
        bot = make_bot("tutor", WQ, 1)
        action = bot.decide(match.imagine(TUTOR, 7), TUTOR, match.offers(TUTOR))
        made.append(WQ.notation(action))
        match.submit(TUTOR, action)
    return made


def check_claims(step: Step, view: WinterQueenView) -> None:
    """What the text says stands on the table."""
    book = view.players[LEARNER].books[0]
    for name, number in step.values.items():
        if name == "points":
            assert view.players[LEARNER].points == number, step.id
        else:
            assert book is not None
            assert book.worth[("left", "right").index(name)] == number, step.id


def check_light(step: Step, view: WinterQueenView) -> None:
    spaces = [space.name for space in view.spaces]
    for lit in step.light:
        kind, _, which = lit.partition(":")
        if kind == "holder":
            assert 1 <= int(which) <= len(view.holders)
        elif kind == "pile":
            assert view.pile(which).top is not None
        elif kind == "book":
            assert view.players[LEARNER].books[int(which) - 1] is not None
        elif lit not in ("bag", "points") and lit not in spaces:
            assert view.players[LEARNER].books[int(lit[0]) - 1] is not None, lit


def test_every_step_can_be_done_and_says_the_truth() -> None:
    match, made = begun(), []
    for step in SCRIPT.steps:
        made += tutor_plays(match)
        view = seen(match.view(LEARNER))
        check_claims(step, view)
        check_light(step, view)
        if step.wait == "move":
            offers = [WQ.notation(action) for action in match.offers(LEARNER)]
            assert set(step.do) <= set(offers), step.id
            match.submit(LEARNER, WQ.parse(step.do[0]))
        else:
            assert not step.do
    script = [move for moves in SCRIPT.tutor.values() for move in moves]
    assert made[: len(script)] == script


@pytest.mark.parametrize("returned", SCRIPT.steps[-4].do)
def test_afterwards_the_game_goes_on_whatever_was_returned(returned: str) -> None:
    match = begun()
    for step in SCRIPT.steps:
        tutor_plays(match)
        if step.do:
            match.submit(LEARNER, WQ.parse(returned if step.id == "return" else step.do[0]))
    greedy = make_bot("greedy", WQ, 3)
    while match.result() is None:
        tutor_plays(match)
        if match.deciders() == [LEARNER]:
            action = greedy.decide(match.imagine(LEARNER, 1), LEARNER, match.offers(LEARNER))
            match.submit(LEARNER, action)


def test_it_shows_all_that_a_beginner_must_have_seen() -> None:
    match, kinds = begun(), set()
    for step in SCRIPT.steps:
        tutor_plays(match)
        if step.do:
            kinds |= {event.kind for event in match.submit(LEARNER, WQ.parse(step.do[0])).events}
    wanted = {"crystal-placed", "book-taken", "page-charged", "holder-emptied", "effect-scored"}
    assert wanted | {"book-spent", "crystal-returned"} <= kinds


def test_every_step_has_words() -> None:
    for step in SCRIPT.steps:
        said = catalogue().say(step.say, **step.values)
        assert 20 < len(said) < 320, step.id
    assert len({step.id for step in SCRIPT.steps}) == len(SCRIPT.steps)


def test_the_tutor_is_nobody_to_be_asked_elsewhere() -> None:
    assert "tutor" not in names()


@pytest.mark.asyncio
async def test_a_guided_game_over_the_wire(serving: Serving) -> None:
    ana = await serving.guest("Ana")
    told = await ana.ask("GET", "/api/tutorials/winter-queen")
    assert [step["id"] for step in told["steps"]] == [step.id for step in SCRIPT.steps]
    left = await ana.ask("POST", "/api/tutorials", {"game": "winter-queen"})
    table = await ana.ask("POST", "/api/tutorials", {"game": "winter-queen"})
    assert (await ana.table(left["id"])).status == "abandoned"
    assert (table["status"], table["visibility"], table["seats"][1]["bot"]) == ("playing", "private", "tutor")
    async with ana.link(table["id"]) as link:
        await seated(link)
        for step in told["steps"]:
            for do in step.get("do", [])[:1]:
                await link.until(lambda: must_decide(link))
                assert link.now is not None
                assert do in [offer.do for offer in link.now.offers], step["id"]
                await link.act(do)
        assert link.now is not None
        assert link.now.view["players"][0]["points"] == 9
    with pytest.raises(ApiError):
        await ana.ask("POST", "/api/tutorials", {"game": "winter-tales"})
    with pytest.raises(ApiError):
        await ana.ask("GET", "/api/tutorials/..%2fsecret")
