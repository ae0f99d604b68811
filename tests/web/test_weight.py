"""What the first look at a table costs, and that all of it comes from here."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Request

from tests.web.visitor import LOCALES, Visitor

CODE_MOST: Final = 150_000  # bytes on the wire: JavaScript and style sheets
BOARD_MOST: Final = 60_000  # of that, what only one game needs
PICTURES_MOST: Final = 250_000  # fonts and pictures, besides
REQUESTS_MOST: Final = 25
CODE: Final = {"script", "stylesheet"}
PICTURES: Final = {"font", "image"}


def first_load(ana: Visitor, path: str) -> list[Request]:
    """All requests of somebody who was never here."""
    asked: list[Request] = []
    ana.page.on("requestfinished", lambda one: asked.append(one))
    ana.go(path)
    ana.page.wait_for_selector("[data-legal]", state="attached")
    ana.page.wait_for_function("() => document.fonts.status === 'loaded'")
    return asked


def weight(asked: list[Request], kinds: set[str]) -> int:
    """Of the compressed bodies."""
    return sum(one.sizes()["responseBodySize"] for one in asked if one.resource_type in kinds)


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_look_at_a_table_is_light(visitor: Callable[..., Visitor], language: str) -> None:
    ana = visitor(language=language).is_called("Ana")
    table = ana.opens(bots={"1": "random"}, options={"first": 1})
    asked = first_load(ana, f"/t/{table}")
    assert 0 < weight(asked, CODE) <= CODE_MOST
    assert 0 < weight(asked, PICTURES) <= PICTURES_MOST
    assert len(asked) <= REQUESTS_MOST, [one.url for one in asked]
    scripts = [one.url for one in asked if one.resource_type == "script"]
    assert all(url.startswith(f"{ana.address}/assets/") for url in scripts), scripts


def test_a_board_is_loaded_for_its_own_table_only(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    queen, stone = (
        ana.opens(game=game, bots={"1": "random"}, options={"first": 1})
        for game in ("winter-queen", "witchstone")
    )
    bea = visitor()
    bea.context.add_cookies(ana.context.cookies())  # type: ignore[arg-type]
    code = [
        {
            one.url: weight([one], CODE)
            for one in first_load(somebody, f"/t/{table}")
            if one.resource_type in CODE
        }
        for somebody, table in ((ana, stone), (bea, queen))
    ]
    for own, others in (code, reversed(code)):
        assert 0 < sum(size for url, size in own.items() if url not in others) <= BOARD_MOST


def test_nothing_inline_and_nothing_from_elsewhere(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    answer = ana.page.goto(f"{ana.address}/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    rules: dict[str, Any] = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}
    assert rules["default-src"] == ["'none'"]
    assert rules["script-src"] == ["'self'"]
    assert rules["style-src"] == ["'self'"]
    assert "unsafe" not in policy
    inline = ana.page.locator("script:not([src]), style")
    assert inline.count() == 0
    assert ana.page.locator("script:not([type=module])").count() == 0


def test_the_policy_is_not_offended(visitor: Callable[..., Visitor]) -> None:
    ana = visitor(still=False).is_called("Ana")
    ana.page.add_init_script(
        "window.offences = []; addEventListener('securitypolicyviolation', "
        "(event) => offences.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));"
    )
    table = ana.opens(bots={"1": "random"}, options={"first": 1})
    for path in ("/", "/new", "/rules/winter-queen", "/profile", f"/t/{table}"):
        ana.go(path)
        assert ana.page.evaluate("() => window.offences") == [], path
    ana.glowing("h").first.click()
    ana.page.locator("[data-place][data-legal]").first.click()
    ana.page.wait_for_selector(".log .line")
    assert ana.page.evaluate("() => window.offences") == []
