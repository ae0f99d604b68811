"""Names can be seen, logins can be told apart, and a guest can't pass for an account."""

import pytest

from frostfair.client import ApiError
from frostfair.kernel.errors import Malformed
from frostfair.store.lookalikes import check_login, skeleton
from frostfair.wire.sanitise import clean_name
from tests.server.people.test_people import PASSWORD
from tests.server.serving import Serving

JOINER, FILLER, BLANK = "\u200d", "\u3164", "\u2800"


@pytest.mark.parametrize(
    "name", [JOINER, FILLER, BLANK, f"A{FILLER}", "\u0301", f"Ana{JOINER}", f"{JOINER}Ana"]
)
def test_names_that_are_not_seen_are_refused(name: str) -> None:
    with pytest.raises(Malformed, match="invisible"):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["Ana", "Zoë", "Ödön", "Łucja", "Яна", "山田はな", "👩\u200d🚀 Sally", "می\u200cخواهم", "?"]
)
def test_names_of_all_languages_are_fine(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Аna"),  # the first letter is Cyrillic
        ("Alice", "AIice"),  # a capital i
        ("mary", "rnary"),
        ("Odon", "odon"),
        ("b0b", "BOB"),
        ("ana", f"an{JOINER}a"),
        ("fin", "ﬁn"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "Anna"), ("Zoe", "Zoë"), ("Łukasz", "Lukasz"), ("Яна", "Ян")]
)
def test_names_that_do_not_have_two(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize("login", ["Янa", f"an{JOINER}a", "αlpha"])
def test_a_login_is_of_one_script_and_without_joiners(login: str) -> None:
    with pytest.raises(Malformed):
        check_login(login)


@pytest.mark.parametrize("login", ["ana-99", "Яна", "Ödön", "山田はな", "김철수", "Zoë K."])
def test_logins_of_all_languages_are_fine(login: str) -> None:
    assert check_login(login) == login


@pytest.mark.asyncio
async def test_no_account_looks_like_another(serving_each: Serving) -> None:
    ana, eve = await serving_each.guest("Ana"), await serving_each.guest("Eve")
    await ana.register("alice", PASSWORD)
    with pytest.raises(ApiError, match="taken"):
        await eve.register("AIice", PASSWORD)
    with pytest.raises(ApiError, match="invisible"):
        await eve.register(f"ali{JOINER}ce", PASSWORD)
    await eve.register("eve", PASSWORD)
    with pytest.raises(ApiError, match="taken"):
        await eve.ask("PATCH", "/api/me", {"name": "Alice"})
    await ana.ask("PATCH", "/api/me", {"name": "ALICE"})  # her own


@pytest.mark.asyncio
async def test_a_guest_who_bears_the_name_of_an_account_is_marked(serving_each: Serving) -> None:
    ana, eve = await serving_each.guest("Ana"), await serving_each.guest("Аna")
    table = await ana.create("winter-queen", 2)
    await eve.sit(table.id)
    assert [seat.guest for seat in (await ana.table(table.id)).seats] == [False, False]
    await ana.register("Ana", PASSWORD)
    serving_each.hub.tables.clear()
    assert [seat.guest for seat in (await ana.table(table.id)).seats] == [False, True]
    async with ana.link(table.id) as one, eve.link(table.id) as two:
        await one.until(lambda: one.table is not None)  # before that, nothing that is said reaches Ana
        await two.say("it is me, Ana")
        await one.until(lambda: bool(one.chat))
        assert one.chat[0].guest
        await one.say("no, me")
        await one.until(lambda: len(one.chat) == 2)
        assert not one.chat[1].guest
    assert [line.guest for line in await ana.chat(table.id)] == [True, False]
