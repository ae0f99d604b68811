"""Numbered choices that narrow."""

from rich.console import Console

from frostfair.terminal.face import Choice, Step
from frostfair.terminal.menu import Menu

PLACE = "Place"


def placing() -> list[Choice]:
    return [
        Choice(
            10 * c + s,
            f"{crystal}-{space}",
            (Step(crystal, "a crystal of some kind", PLACE), Step(space, "", zone)),
        )
        for c, crystal in enumerate(["R1", "R2", "G1"])
        for s, (space, zone) in enumerate([("a1", "red"), ("a2", "green"), ("b1", "red")])
    ]


def with_a_book() -> list[Choice]:
    return [*placing(), Choice(99, "use 1", (Step("use 1", "activate"),))]


def narrowed(menu: Menu, *typed: str) -> Menu | Choice | None:
    for text in typed:
        found = menu.narrow(text)
        if not isinstance(found, Menu):
            return found
        menu = found
    return menu


def keys(menu: Menu | Choice | None) -> list[str]:
    assert isinstance(menu, Menu)
    return [entry.step.key for entry in menu.entries]


def drawn(menu: Menu | Choice | None) -> str:
    assert isinstance(menu, Menu)
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(menu.draw(80))
    return capture.get()


def test_the_first_step_is_listed_first() -> None:
    assert keys(Menu(with_a_book())) == ["R1", "R2", "G1", "use 1"]


def test_numbers_go_down_step_by_step() -> None:
    assert keys(narrowed(Menu(with_a_book()), "2")) == [
        "a1",
        "b1",
        "a2",
    ]  # what stands together counts together
    assert narrowed(Menu(with_a_book()), "2", "2") == placing()[5]
    assert narrowed(Menu(with_a_book()), "4") == with_a_book()[-1]


def test_numbers_out_of_range_mean_nothing() -> None:
    for text in ("0", "5", "99999999999", "²"):
        assert Menu(with_a_book()).narrow(text) is None


def test_whole_notation_is_taken_wherever_one_stands() -> None:
    assert narrowed(Menu(with_a_book()), "G1-a2") == placing()[7]
    assert narrowed(Menu(with_a_book()), "R1", "g1 A2") == placing()[7]


def test_beginnings_narrow() -> None:
    assert keys(narrowed(Menu(with_a_book()), "r")) == ["R1", "R2"]
    assert keys(narrowed(Menu(with_a_book()), "R2")) == ["a1", "b1", "a2"]
    assert keys(narrowed(Menu(with_a_book()), "R2", "G")) == ["a1", "b1", "a2"]  # from the start again


def test_a_later_step_may_come_first() -> None:
    found = narrowed(Menu(with_a_book()), "b1")
    assert keys(found) == ["R1", "R2", "G1"]
    assert narrowed(Menu(with_a_book()), "b1", "G1") == placing()[8]


def test_one_choice_by_a_beginning_is_not_taken_at_once() -> None:
    found = narrowed(Menu(with_a_book()), "us")
    assert isinstance(found, Menu)
    assert len(found.choices) == 1


def test_what_is_settled_is_shown_above() -> None:
    assert drawn(narrowed(Menu(with_a_book()), "R2")).splitlines() == [
        "R2  a crystal of some kind …",
        "red:   1 a1   2 b1",
        "green:   3 a2",
    ]
    assert drawn(narrowed(Menu(with_a_book()), "b1")).startswith("b1 …\nPlace\n  1 R1  a crystal")


def test_nothing_is_cut_off() -> None:
    for width in (20, 40, 200):
        console = Console(width=width, no_color=True)
        with console.capture() as capture:
            console.print(Menu(with_a_book()).draw(width))
        assert all(len(line.rstrip()) <= width for line in capture.get().splitlines())
        assert "use 1" in capture.get()


def test_whole_moves_are_known_before_commands() -> None:
    menu = Menu([Choice(1, "back b3", (Step("b3"),)), Choice(2, "back c4", (Step("c4"),))])
    assert menu.has("Back B3")
    assert not menu.has("back")
