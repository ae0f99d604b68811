"""The guided game: somebody who never played presses what glows, to the end."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.size import size as of_size
from tests.web.visitor import Visitor

PATIENCE = 120  # presses; the lesson has about thirty steps
ONWARDS = ".btn.first"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_following_what_glows_leads_to_the_end(visitor: Callable[..., Visitor], size: str) -> None:
    ana = visitor(size=size, slow_line=size == "phone")
    page = ana.go("/learn/winter-queen")
    page.get_by_role("main").get_by_role("button").first.click()
    page.wait_for_url(re.compile("/t/"))
    coach = page.get_by_role("region", name="Lesson")
    expect(coach).to_be_visible()
    progress = page.get_by_role("progressbar")
    last = float(progress.get_attribute("max") or 0)
    assert last > 5

    heard, luck = set(), Random(1)
    for _ in range(PATIENCE):
        must_move = bool(ana.awaits_choice(or_else=f"[aria-label=Lesson] {ONWARDS}"))
        heard.add(coach.locator("p").inner_text())
        if progress.get_attribute("value") == progress.get_attribute("max"):
            break
        if must_move:
            ana.presses_what_glows(luck)
        else:
            coach.locator(ONWARDS).click()
    else:
        raise AssertionError(f"not at the end: {coach.inner_text()}")
    assert len(heard) > last * 0.7  # every step had something to say
    assert page.evaluate("() => localStorage.getItem('frostfair.preferences')").count("winter-queen")
    learned_at = page.url
    coach.locator(ONWARDS).click()
    page.get_by_label("Your name").fill("Ana")  # nobody stays "Guest" for ever
    page.get_by_role("button", name="Come in").click()
    page.wait_for_url(lambda url: "/t/" in url and url != learned_at)
    ana.awaits_choice()
    seats = ana.ask("GET", "/api/tables/" + page.url.rpartition("/")[2])["seats"]
    assert [seats[0]["name"], seats[1]["bot"]] == ["Ana", "novice"]
    expect(progress).to_have_count(0)


def test_a_lesson_can_be_skipped(visitor: Callable[..., Visitor]) -> None:
    ana = visitor().is_called("Ana")
    table = ana.ask("POST", "/api/tutorials", {"game": "winter-queen"})["id"]
    page = ana.go(f"/t/{table}")
    coach = page.locator("section:has(> progress)")
    coach.locator(".btn.quiet").click()
    expect(coach).to_have_count(0)
    expect(ana.glowing("h").nth(1)).to_be_visible()


def test_a_game_without_a_lesson_says_so(visitor: Callable[..., Visitor]) -> None:
    main = visitor().go("/learn/winter-tales").get_by_role("main")
    expect(main).to_contain_text("no guided game yet")
    expect(main.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/winter-tales")
    expect(main.get_by_role("link", name="Learn Winter Queen")).to_have_attribute(
        "href", "/learn/winter-queen"
    )
    expect(main.get_by_role("button")).to_have_count(0)


PLACES = ".stage :is([data-place], [data-at], [data-stop])"


class Learner:
    """Somebody in the middle of the lesson, who may do anything."""

    def __init__(self, ana: Visitor) -> None:
        self.ana, self.page = ana, ana.page
        self.coach = ana.page.get_by_role("progressbar").locator("..")
        ana.is_called("Ana")
        self.table = ana.ask("POST", "/api/tutorials", {"game": "winter-queen"})["id"]
        ana.go(f"/t/{self.table}")
        expect(self.coach).to_be_visible()

    @property
    def step(self) -> int:
        return int(self.page.get_by_role("progressbar").get_attribute("value") or 0)

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("progress").evaluate("(bar) => bar.value === bar.max"))

    def must_move(self) -> bool:
        """Once there is something to do: whether it is a move."""
        return bool(self.ana.awaits_choice(or_else=f"section:has(> progress) {ONWARDS}"))

    def goes_on(self, luck: Random) -> None:
        if self.must_move():
            self.ana.presses_what_glows(luck)
        else:
            self.coach.locator(ONWARDS).click()

    def comes_to(self, step: int) -> None:
        luck = Random(1)
        while self.must_move() or self.step < step:
            if self.step >= step:
                return
            self.goes_on(luck)

    def presses_anywhere(self, luck: Random) -> None:
        """What glows or not; a place under something else is not for pressing."""
        places = self.page.locator(PLACES)
        places.nth(luck.randrange(places.count())).dispatch_event("click")

    def steps_back(self) -> None:
        back = self.coach.locator(".btn.second:enabled")
        if back.count():
            back.click()

    def reloads(self) -> None:
        self.page.reload()
        expect(self.coach).to_be_visible()


@pytest.mark.parametrize("seed", range(1, of_size(2, 7)))
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_whatever_is_pressed_the_end_is_reached(
    visitor: Callable[..., Visitor], size: str, seed: int
) -> None:
    luck, learner = Random(seed), Learner(visitor(size=size))
    for _ in range(25):
        if learner.is_over:
            break
        deed = luck.choices(["on", "anywhere", "back", "reload"], [6, 4, 2, 1])[0]
        if deed == "on":
            learner.goes_on(luck)
        elif deed == "anywhere":
            learner.presses_anywhere(luck)
        elif deed == "back":
            learner.steps_back()
        else:
            learner.reloads()
    for _ in range(PATIENCE):
        if learner.is_over:
            return
        learner.goes_on(luck)
    raise AssertionError(f"not at the end: {learner.coach.inner_text()}")


def test_a_step_back_and_a_reload_lead_to_the_right_words(visitor: Callable[..., Visitor]) -> None:
    learner = Learner(visitor())
    learner.comes_to(4)
    words = learner.coach.locator("p")
    expect(words).to_contain_text("Take the red county’s book")
    learner.coach.get_by_role("button", name="Step back").click()
    expect(words).to_contain_text("Let’s begin")
    learner.reloads()
    expect(words).to_contain_text("Let’s begin")
    learner.comes_to(5)
    learner.reloads()
    expect(words).to_contain_text("Your first spell book")
    expect(learner.page.locator(".prompt p")).to_have_count(0)  # the lesson alone says what is asked


def test_the_tutor_waits_until_the_learner_has_read(visitor: Callable[..., Visitor]) -> None:
    learner = Learner(visitor())
    learner.comes_to(5)
    page, ana = learner.page, learner.ana
    while not ana.position(learner.table)[1].get("offers"):  # the tutor has played, unseen
        page.wait_for_timeout(50)
    played = page.locator("[data-place=b6]")
    before = played.get_attribute("aria-label")
    learner.coach.locator(ONWARDS).click()
    expect(played).not_to_have_attribute("aria-label", before or "")


def test_another_language_in_the_middle(visitor: Callable[..., Visitor]) -> None:
    learner = Learner(visitor())
    learner.comes_to(4)
    learner.ana.go("/lobby").get_by_label("Language").select_option("hu")
    expect(learner.page.locator("html")).to_have_attribute("lang", "hu")
    learner.ana.go(f"/t/{learner.table}")
    expect(learner.coach.locator("p")).to_contain_text("Húzd a piros megye könyvét")
    learner.goes_on(Random(1))
    expect(learner.coach.locator("p")).to_contain_text("Az első varázskönyved")


def test_a_wrong_press_says_why_not(visitor: Callable[..., Visitor]) -> None:
    learner = Learner(visitor())
    page, said = learner.page, learner.page.locator(".toast")
    page.locator("[data-place=c2]").click()
    expect(said).to_contain_text("First read this")
    learner.comes_to(3)
    page.locator("[data-place=b5]").click()
    expect(said).to_contain_text("The rules allow that too")
    learner.comes_to(4)
    page.locator("[data-place=b5]").click()
    expect(said).to_contain_text("Not that one")
