"""All pages but the table: reached, read, used and left as a person would."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.visitor import Visitor

Arrive = Callable[..., Visitor]
PAGES = (
    "/",
    "/lobby",
    "/new",
    "/join",
    "/learn/winter-queen",
    "/rules",
    "/rules/winter-queen",
    "/about",
    "/settings",
    "/profile",
)


def test_words_of_double_size_still_fit(visitor: Arrive) -> None:
    somebody = visitor(size="tablet").is_called("Ana")
    for path in PAGES:
        page = somebody.go(path)
        page.evaluate("document.documentElement.style.zoom = 2")
        assert not [fault for fault in somebody.overflow() if "wide" in fault], path


def test_a_stranger_plays_after_two_presses_and_a_name(visitor: Arrive) -> None:
    page = visitor().go("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Come in").click()
    page.get_by_role("button", name="Play right away").click()
    page.wait_for_url("**/t/*")
    page.go_back()
    expect(page.get_by_role("heading", name="Since you were last here")).to_be_visible()
    expect(page.get_by_role("link", name="Winter Queen with Old Ferryman")).to_be_visible()


def test_friends_meet_by_code_see_each_other_come_and_begin(visitor: Arrive) -> None:
    host, guest = visitor().is_called("Ana"), visitor(size="phone").is_called("Bo")
    page = host.go("/new/winter-queen")
    page.locator("label", has_text="Friends").click()
    page.locator("label", has_text="Quick").click()
    page.get_by_role("button", name="Make it and invite").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Light the lanterns and start")).to_be_disabled()
    code = page.locator(".code").inner_text()

    other = guest.go("/")
    other.get_by_label("Join", exact=True).fill(code.lower())
    other.get_by_role("button", name="Join with this code").click()
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_url("**/t/*")
    expect(page.get_by_title("Bo", exact=True)).to_be_visible()  # without a reload
    other.get_by_label("A word of yours stirs the bag:").fill("snow")
    other.get_by_role("button", name="Add", exact=True).click()
    expect(other.get_by_text("Your word is in the bag")).to_be_visible()
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="The link to this table as a QR code")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.reload()
    expect(page.locator(".code")).to_have_text(code)  # a new one would make the old void
    page.get_by_role("button", name="Light the lanterns and start").click()
    for seen in (page, other):
        expect(seen.locator(".code")).to_have_count(0)
        expect(seen.get_by_role("button", name="Light the lanterns and start")).to_have_count(0)


def test_the_host_fills_seats_with_bots_and_asks_somebody_to_leave(visitor: Arrive) -> None:
    host, guest = visitor().is_called("Ana"), visitor().is_called("Bo")
    table = host.ask("POST", "/api/tables", {"game": "winter-queen", "seats": 3, "visibility": "private"})[
        "id"
    ]
    page = host.go(f"/t/{table}")
    guest.ask("POST", f"/api/tables/{table}/sit", {"seat": 2})
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_title("Bo", exact=True)).to_have_count(0)
    page.get_by_label("Add a bot").first.select_option("greedy")
    expect(page.get_by_title("Old Ferryman")).to_be_visible()
    page.get_by_role("button", name="Send the bot away").click()
    expect(page.get_by_title("Old Ferryman")).to_have_count(0)


def test_the_lobby_changes_while_one_looks(visitor: Arrive) -> None:
    looking, making = visitor().is_called("Ana"), visitor().is_called("Bo")
    page = looking.go("/lobby")
    before = sum(table["status"] == "open" for table in looking.ask("GET", "/api/tables"))
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(before)
    table = making.ask("POST", "/api/tables", {"game": "winter-queen", "seats": 2, "visibility": "listed"})[
        "id"
    ]
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(before + 1)
    page.get_by_role("button", name="Take a seat").first.click()
    page.wait_for_url(f"**/t/{table}")


def test_a_guest_becomes_an_account_comes_back_and_is_forgotten(visitor: Arrive) -> None:
    page = visitor().is_called("Ana").go("/profile")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_text("Anna, a guest in this browser")).to_be_visible()
    _credentials(page, "Create account")
    page.get_by_role("button", name="Sign out", exact=True).click()
    _credentials(page, "Sign in")
    page.get_by_label("Name of the program").fill("robot")
    page.get_by_role("button", name="Make a key").click()
    assert len(page.get_by_role("dialog").locator("code").inner_text()) > 20
    page.get_by_role("button", name="I’ve copied it").click()
    page.get_by_role("button", name="Revoke").click()
    page.get_by_role("button", name="Delete me").click()
    expect(page.get_by_role("button", name="Stay")).to_be_focused()
    page.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(page.get_by_text("You are forgotten.")).to_be_visible()


def _credentials(page: Page, button: str) -> None:
    form = page.locator("form", has=page.get_by_role("button", name=button))
    form.get_by_label("Login").fill("anna-of-the-fair")
    form.get_by_label("Password").fill("eight snowmen")
    form.get_by_role("button", name=button).click()


def test_rules_have_addresses_a_search_and_pictures(visitor: Arrive) -> None:
    page = visitor().go("/rules/winter-queen#WQ-8.6")
    expect(page.locator("[id='WQ-8.6']")).to_be_in_viewport()
    expect(page.get_by_role("img", name="Northern Lights with green: 4 VP")).to_be_visible()
    page.get_by_label("Search in the rules").fill("holder’s last")
    expect(page.locator("mark").first).to_have_text("holder’s last")
    expect(page.locator("[id='WQ-8.6']")).to_have_count(0)
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_settings_take_effect_at_once_and_stay(visitor: Arrive) -> None:
    page = visitor().go("/settings")
    page.get_by_text("Morning").click()
    page.get_by_role("main").get_by_text("Magyar", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Beállítások")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Beállítások")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
