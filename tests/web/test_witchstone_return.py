"""Coming back to Witchstone: what happened meanwhile, where the points came from, and another game."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitor import Visitor
from tests.web.witchstone import gets_on, legal, opens

Arrive = Callable[..., Visitor]
HANDICAPS = {"first": 1, "handicap2": 1, "handicap3": 2, "handicap4": 3}


def test_since_you_were_last_here(visitor: Arrive) -> None:
    ana, bea = visitor().is_called("Ana"), visitor().is_called("Bea")
    table = ana.sits_down_with(bea, game="witchstone", options={"first": 1}, asks_end_turn=False)
    people = {1: bea}
    ana.plays(table, until=lambda now: now["view"]["round"] == 2, others=people, choose=gets_on)
    ana.plays(table, until=lambda now: 1 in now["deciders"], choose=gets_on)
    ana.go(f"/t/{table}")
    ana.go("/")  # she has looked, and is gone
    bea.plays(table, until=lambda now: 0 in now["deciders"], choose=gets_on)
    page = ana.go("/")
    link = page.locator(f"a[href='/t/{table}']")
    expect(link.locator(".happened")).to_contain_text("Bea")
    expect(link).to_contain_text("Your turn")
    link.click()
    expect(page.get_by_role("complementary", name="Since you were last here")).to_contain_text("Bea")
    expect(legal(page, "tile").first).to_be_visible()
    expect(page.get_by_role("group", name="Since your last turn")).to_contain_text("places")


def test_the_points_of_four_seats_and_another_game(visitor: Arrive) -> None:
    """With handicaps: every number of the ledger answers, and they are kept in the next game."""
    ana = visitor().is_called("Ana")
    table = opens(ana, seats=4, bot="random", options=HANDICAPS)
    now = ana.plays(table, choose=gets_on)
    page = ana.go(f"/t/{table}")
    expect(page.locator(".ledger tfoot td")).to_have_text([str(one) for one in now["result"]["points"]])
    for seat, points in enumerate(now["result"]["points"]):
        column = page.locator(f".ledger tbody td:nth-child({seat + 2}) button").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in column) == points
    expect(page.locator(".charts svg[role=img]")).to_have_count(4)
    page.locator(".ledger tbody button").first.click()
    expect(page.locator(".reason")).to_contain_text(re.compile(r"WS-\d"))
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(page.locator("[data-part=cauldron]")).to_be_visible()
    page.locator(".things").nth(1).click()
    expect(page.get_by_role("dialog")).to_contain_text("Handicap: hard")
