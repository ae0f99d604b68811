"""Witchstone's rules have pictures, drawn with the board's own pieces: on a phone too, in all languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.witchstone.browser.figures import FIGURES
from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]
# What of a picture its frame cuts off; lights reach a little farther than what they are round.
SPILLED = """() => [...document.querySelectorAll('[data-figure]')].flatMap((frame) => {
  const edge = frame.getBoundingClientRect();
  const isCut = (one) =>
    one.getBoundingClientRect().right > edge.right + 1 || one.scrollWidth > one.clientWidth + 4;
  return [...frame.querySelectorAll('[data-part], .rows > *, .cards > *, .forecast')]
    .filter(isCut)
    .map((one) => frame.dataset.figure + ' ' + one.className);
})"""


@pytest.mark.parametrize("size", ["desk", "short phone"])
def test_every_kind_of_action_has_its_picture(visitor: Arrive, size: str) -> None:
    reader = visitor(size=size)
    page = reader.go("/rules/witchstone")
    for name in FIGURES:
        picture = page.locator(f"[data-figure={name}]")
        expect(picture).to_be_visible()
        assert len(picture.get_attribute("aria-label") or "") > 20
    # what lights up is what the engine offered then
    expect(page.locator("[data-figure=complete] .marks")).to_contain_text("+3")
    expect(page.locator("[data-figure=tile] .ghost")).to_be_visible()
    expect(page.locator("[data-figure=scrolls] .legal")).to_have_count(3)
    expect(page.locator("[data-figure=end] b.all")).to_have_text("33")
    assert reader.overflow() == []
    assert page.evaluate(SPILLED) == []


def test_they_can_only_be_looked_at(visitor: Arrive) -> None:
    page = visitor().go("/rules/witchstone")
    expect(page.locator("[data-figure=end]")).to_be_visible()
    focusable = "document.querySelectorAll('[data-figure] :is(button, a, [tabindex])')"
    assert page.evaluate(f"[...{focusable}].every((one) => one.closest('[inert]'))")


@pytest.mark.parametrize("language", ["hu", "pl", "ru"])
def test_captions_fit_in_every_language(visitor: Arrive, language: str) -> None:
    reader = visitor(size="short phone").prefers(language=language)
    page = reader.go("/rules/witchstone")
    expect(page.locator("[data-figure=end]")).to_be_visible()
    assert reader.overflow() == []
    assert page.evaluate(SPILLED) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_they_are_no_barrier(visitor: Arrive, theme: str) -> None:
    reader = visitor()
    page = reader.go("/rules/witchstone")
    expect(page.locator("[data-figure=end]")).to_be_visible()
    assert reader.barriers(theme) == []
