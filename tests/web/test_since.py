"""Since you were last here: in words, on the home page and at the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visitor


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_what_others_did_meanwhile_is_told_in_words(visitor: Callable[..., Visitor], size: str) -> None:
    ana, frost = visitor(size=size).is_called("Ana"), visitor().is_called("Miss Frost")
    table = ana.sits_down_with(frost, options={"first": 1})
    other = ana.opens(game="witchstone", seats=2)
    ana.plays(table, until=lambda now: 1 in now["deciders"])
    ana.go(f"/t/{table}")
    page = ana.go("/")  # she has looked, and is gone
    frost.plays(table, until=lambda now: 0 in now["deciders"])

    page = ana.go("/")
    link = page.locator(f"a[href='/t/{table}']")
    expect(link.locator(".happened > span").first).to_contain_text("Miss Frost places")
    expect(link).to_contain_text("Winter Queen with Miss Frost")
    expect(link).to_contain_text("Your turn")
    pictures = [page.locator(f"a[href='/t/{one}'] .art svg").inner_html() for one in (table, other)]
    assert pictures[0] != pictures[1]  # different tables look different
    expect(page.locator(f"a[href='/t/{other}'] .happened")).to_have_count(0)
    assert ana.overflow() == []

    told = link.locator(".happened > span").count()
    link.click()
    if size == "desk":
        since = page.get_by_role("complementary", name="Since you were last here")
        if told > 1:
            expect(since).to_contain_text("Miss Frost places")
    expect(page.locator("[data-place]").first).to_be_visible()
    ana.go("/")
    expect(link).to_be_visible()
    expect(link.locator(".happened")).to_have_count(0)  # seen is seen
