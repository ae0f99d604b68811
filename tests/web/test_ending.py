"""The end of a game: the last stage, the last scoring, where all points came from, and another game.

Most of it is seen at one table of four, which is finished once.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_pictures import deal, sensibly
from tests.web.visitor import LOCALES, Visitor

Arrive = Callable[..., Visitor]
# How many spaces of the map are lit as counted.
LIT = "() => document.querySelectorAll('[data-part=map] path.counted').length"
INSIDE = """(element) => {
  const box = element.getBoundingClientRect();
  const isOutside = box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
  return box.width > 0 && !isOutside;
}"""


def finished(ana: Visitor, seats: int = 4) -> str:
    table = ana.opens(
        seats=seats, bots={str(seat): "random" for seat in range(1, seats)}, asks_end_turn=False
    )
    ana.plays(table)
    return table


def always_alike(visitor: Arrive, database: str, seats: int) -> tuple[Visitor, str]:
    """A table of people, always dealt and played alike, in which books were used early and late."""
    ana, *others = people = [visitor().is_called(name) for name in ("Ana", "Bo", "Cleo", "Dan")[:seats]]
    table = deal(ana, others, database)
    ana.plays(table, others=dict(enumerate(people)), choose=sensibly, seed=5)
    return ana, table


def at_the_last_turn(ana: Visitor) -> str:
    """Two players, and hers is the last turn of all."""
    table = ana.opens(bots={"1": "random"}, options={"first": 2}, asks_end_turn=False)

    def is_last(now: dict[str, Any]) -> bool:
        return bool(now.get("stage", {}).get("turns") == [0] and now["deciders"] == [0])

    for seed in range(20):
        now = ana.plays(table, until=is_last, seed=seed)
        if not now.get("result"):
            return table
        table = ana.opens(bots={"1": "random"}, options={"first": 2}, asks_end_turn=False)
    pytest.fail("no game came to its last turn")


def is_whole(page: Page, name: str) -> None:
    """The button is there, and all of it is on the screen."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_visible()
    assert button.evaluate(INSIDE), name


def test_four_players_at_a_desk(visitor: Arrive, database: str) -> None:
    ana, table = always_alike(visitor, database, 4)
    ledger = ana.ask("GET", f"/api/tables/{table}/ledger")
    result = ana.position(table)[1]["result"]
    page = ana.go(f"/t/{table}")
    expect(page.locator("#verdict")).to_contain_text(re.compile(r"win|share"))
    is_whole(page, "Play again")

    # every number belongs to one seat and one source, and a column adds up to that seat's points
    for seat, points in enumerate(result["points"]):
        column = page.locator(f".ledger tbody td:nth-child({seat + 2}) button").all_inner_texts()
        assert sum(map(int, column)) == points
    expect(page.locator(".ledger tfoot td")).to_have_text([str(points) for points in result["points"]])
    expect(page.locator(".charts svg[role=img]")).to_have_count(4)

    # a number of the last scoring lights what it counted, here and now
    last = next(entry for entry in ledger["entries"] if entry.get("final") and entry.get("counted"))
    source = ledger["sources"][last["source"]][0]
    row = [message[0] for message in ledger["sources"] if _is_used(ledger, message)].index(source)
    page.locator(f".ledger tbody tr:nth-child({row + 1}) td:nth-child({last['seat'] + 2}) button").click()
    expect(page.locator(".reason ol [aria-pressed=true]")).to_contain_text("At the end:")
    expect(page.locator(".reason ul li")).to_have_count(len(_last_of(ledger, last)["counted"]))

    # one made earlier leads to its moment, and the address names it
    early = next(
        e for e in ledger["entries"] if not e.get("final") and len(e.get("counted", [])) > 1 and _on_map(e)
    )
    page.evaluate("([v]) => (location.hash = `#${v}`)", [early["v"]])
    expect(page.locator(".prompt")).to_contain_text(f"Looking back: move {early['v']}")
    page.get_by_role("button", name="Result").click()
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))
    _press_entry(page, ledger, early)
    expect(page).to_have_url(re.compile(rf"#{early['v']}$"))
    assert page.evaluate(LIT) == len(early["counted"])
    is_whole(page, "Play again")
    is_whole(page, "Share moment")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))

    # log and chat are in reach
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .line").first).to_be_visible()
    assert page.locator(".log").evaluate("(log) => log.clientHeight") > 60
    for line in page.locator(".log .points").all_inner_texts():
        assert not line.strip() or int(line.replace("−", "-")) <= 20
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Again?")
    page.keyboard.press("Enter")
    expect(page.locator(".chat .line")).to_contain_text("Again?")
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))  # Enter in the chat begins no game

    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)


def _is_used(ledger: dict[str, Any], message: list[Any]) -> bool:
    return any(ledger["sources"][entry["source"]] == message for entry in ledger["entries"])


def _last_of(ledger: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    """The newest entry of the same number."""
    alike = [e for e in ledger["entries"] if (e["seat"], e["source"]) == (entry["seat"], entry["source"])]
    return dict(alike[-1])


def _on_map(entry: dict[str, Any]) -> bool:
    return all(":" not in counted["at"] for counted in entry["counted"])


def _press_entry(page: Page, ledger: dict[str, Any], entry: dict[str, Any]) -> None:
    used = [k for k in range(len(ledger["sources"])) if any(e["source"] == k for e in ledger["entries"])]
    row = used.index(entry["source"]) + 1
    page.locator(f".ledger tbody tr:nth-child({row}) td:nth-child({entry['seat'] + 2}) button").click()
    alike = [e for e in ledger["entries"] if (e["seat"], e["source"]) == (entry["seat"], entry["source"])]
    page.locator(".reason ol button").nth(alike.index(entry)).click()


def test_a_link_to_a_moment_opens_the_replay_there(visitor: Arrive) -> None:
    ana, cleo = visitor().is_called("Ana"), visitor().is_called("Cleo")
    table = finished(ana, 2)
    page = cleo.go(f"/t/{table}#21")
    expect(page.locator(".prompt")).to_contain_text("Looking back: move 21")
    slider, current = page.get_by_role("slider"), page.locator(".log [aria-current=true]")
    expect(slider).to_have_value("21")
    expect(current).to_be_in_viewport()
    # replay and log move together
    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("22")
    expect(page).to_have_url(re.compile("#22$"))
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    expect(current).to_be_in_viewport()
    page.locator(".log li[data-v='5'] .line, .log li[data-v='6'] .line").first.click()
    expect(slider).to_have_value(re.compile("5|6"))


def test_the_last_stage_is_announced_to_those_who_come_back(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = at_the_last_turn(ana)
    page = ana.go(f"/t/{table}")
    banner = page.get_by_role("complementary", name="Last stage")
    expect(banner).to_contain_text("One holder for all")
    expect(banner).to_contain_text("Your last turn")
    expect(page.locator("[aria-live]", has_text="books can no longer be activated")).to_be_attached()
    assert ana.barriers() == []
    for kind in ({"size": "short phone"}, {"plain": True}):
        cookies = ana.context.cookies()
        other = visitor(**{k: v for k, v in kind.items() if k == "size"})
        other.prefers(plain=bool(kind.get("plain")))
        other.context.add_cookies(cookies)  # type: ignore[arg-type]
        seen = other.go(f"/t/{table}")
        expect(seen.get_by_role("complementary", name="Last stage")).to_contain_text("Your last turn")
        assert other.overflow() == []


def test_the_last_scoring_is_shown_page_by_page_and_can_be_skipped(visitor: Arrive) -> None:
    ana = visitor(still=False).is_called("Ana")
    table = at_the_last_turn(ana)
    page = ana.go(f"/t/{table}")
    version, now = ana.position(table)
    ana.decides(table, version, now["offers"][-1]["do"])
    ana.plays(table)
    finals = [e for e in ana.ask("GET", f"/api/tables/{table}/ledger")["entries"] if e.get("final")]
    result = ana.position(table)[1]["result"]
    if finals:
        expect(page.locator("#verdict")).to_contain_text("Last scoring:")
        page.get_by_role("button", name="Skip").click()
    expect(page.locator("#verdict")).to_contain_text(re.compile("win|share"))
    expect(page.locator(".ledger tfoot td")).to_have_text([str(points) for points in result["points"]])
    if finals:
        page.get_by_role("button", name="Watch the last scoring again").click()
        expect(page.locator("#verdict")).to_contain_text("Last scoring:")
        page.wait_for_function(
            f"() => document.querySelector('.reason h2') && ({LIT})() <= {len(finals[0].get('counted', []))}"
        )
        page.get_by_role("button", name="Skip").click()
        expect(page.locator(".ledger tfoot td")).to_have_text([str(points) for points in result["points"]])


def test_who_wants_stillness_turns_the_pages(visitor: Arrive, database: str) -> None:
    ana, table = always_alike(visitor, database, 3)
    ledger = ana.ask("GET", f"/api/tables/{table}/ledger")
    finals = [entry for entry in ledger["entries"] if entry.get("final")]
    assert finals
    page = ana.go(f"/t/{table}")
    expect(page.locator("#verdict")).to_contain_text(re.compile("win|share"))
    page.get_by_role("button", name="Watch the last scoring again").click()
    for entry in finals:
        expect(page.locator("#verdict")).to_contain_text("Last scoring:")
        on_map = [counted for counted in entry.get("counted", []) if ":" not in counted["at"]]
        page.wait_for_function(f"() => ({LIT})() === {len(on_map)}")
        page.get_by_role("button", name="Next").click()
    expect(page.locator("#verdict")).to_contain_text(re.compile("win|share"))


def test_a_phone_and_four_languages(visitor: Arrive) -> None:
    ana = visitor().is_called("Ana")
    table = finished(ana)
    cookies = ana.context.cookies()
    for language in LOCALES:
        for size in ("short phone", "desk"):
            other = visitor(size=size, language=language)
            other.context.add_cookies(cookies)  # type: ignore[arg-type]
            page = other.go(f"/t/{table}")
            expect(page.locator("#verdict")).to_be_visible()
            assert other.overflow() == [], (language, size)
            again = page.locator(".buttons .btn.first")
            if size == "desk":
                assert again.evaluate(INSIDE), language
                continue
            for tab in page.get_by_role("tablist").get_by_role("tab").all():
                tab.click()
                assert again.evaluate(INSIDE), language
                assert other.overflow() == [], (language, tab.inner_text())
            page.get_by_role("tablist").get_by_role("tab").first.click()
            for look in page.locator("fieldset label").all():
                look.click()
                assert other.overflow() == [], (language, look.inner_text())
            if language == "en":
                assert other.barriers() == []
