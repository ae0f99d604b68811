"""One complete game by mouse: from the first page to the verdict, and another one."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.web.visitor import Visitor


def test_from_home_to_a_rematch(visitor: Callable[..., Visitor]) -> None:
    ana = visitor()
    page = ana.go("/")
    past = ana.requests_to("/history")
    page.get_by_role("link", name="Make a table").click()
    page.get_by_role("button", name="Light the lanterns and start").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Come in").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rsplit("/", 1)[1]

    luck, presses = Random(6), 0
    while ana.presses_what_glows(luck):
        presses += 1
    _, now = ana.position(table)
    assert presses > 20
    assert len(past) <= 1, "the log comes with the news"
    assert now["result"]["reason"]

    verdict = page.locator("#verdict")
    expect(verdict).to_be_visible()
    points = page.locator(".ledger tfoot td").all_inner_texts()
    assert [int(each) for each in points] == now["result"]["points"]
    won = now["result"]["winners"] == [0]
    expect(verdict).to_contain_text("You win by" if won else "Old Ferryman")
    page.get_by_role("tab", name="Fair luck").click()
    expect(page.locator(".luck")).to_contain_text("The luck was fair")
    page.locator(".luck summary").click()
    expect(page.locator(".luck")).to_contain_text(now["reveal"]["seed"])
    page.get_by_role("tab", name="Log").click()
    _the_log_has_words_for_every_move(ana, table)

    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
    ana.awaits_choice()
    expect(verdict).not_to_be_attached()


def _the_log_has_words_for_every_move(ana: Visitor, table: str) -> None:
    history = ana.ask("GET", f"/api/tables/{table}/history?from=0&limit=200")
    moves = [record for record in history["records"] if record.get("deed") == "act"]
    assert moves
    assert all(record["told"] for record in moves)
    lines = ana.page.locator(".log .line .words")
    expect(lines.nth(len(moves) - 1)).to_be_attached()
    words = [line.strip() for line in lines.all_inner_texts()]
    assert len(words) >= len(moves)
    assert all(words)
    assert not [line for line in words if re.search(r"wq-|undefined|\{", line)]
