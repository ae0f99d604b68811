"""Texts: everything that can happen has a message, and no message stands there for nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import frostfair
from frostfair.bots import registry as bots
from frostfair.cli.faces import FACES
from frostfair.games.registry import game
from frostfair.games.winter_queen.events import EVENT_KINDS
from frostfair.games.winter_queen.flow import FRAME_KINDS
from frostfair.games.winter_queen.words import COLOURS, EFFECTS, END_REASONS, ZONES
from frostfair.i18n.catalogue import Catalogue, catalogue, languages
from frostfair.kernel.errors import Malformed
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.store.rows import ABANDONED, FINISHED, OPEN, PLAYING
from frostfair.telling.winter_queen.names import family
from frostfair.tutorials.script import tutorial

SOURCE = Path(frostfair.__file__).parent
FILES = (
    "names.ftl",
    "table.ftl",
    "terminal.ftl",
    "tutorial-winter-queen.ftl",
    "winter-queen-told.ftl",
    "winter-queen.ftl",
)


def strings(*folders: str) -> set[str]:
    """All texts that stand in quotation marks in these folders."""
    found = set()
    for folder in folders:
        for file in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def reasons(folder: str, call: str) -> set[str]:
    """The second argument of every `IllegalAction("K-1", "reason")` or `Refusal("WQ-4.1", "reason")`."""
    found = set()
    for file in (SOURCE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                rule, reason = node.args[:2]
                own = isinstance(rule, ast.Constant) and not str(rule.value).startswith(("K-", "WQ-"))
                if isinstance(reason, ast.Constant) and not own:  # other games have their own tests
                    found.add(str(reason.value))
    return found


def happening() -> set[str]:
    """Keys made of what can happen in the kernel and in Winter Queen."""
    keys = {
        f"refuse-{reason}"
        for reason in reasons("kernel", "IllegalAction") | reasons("server", "IllegalAction")
    }
    keys |= {f"wq-refuse-{reason}" for reason in reasons("games/winter_queen", "Refusal")}
    keys |= {f"wq-log-{kind}" for kind in EVENT_KINDS if kind not in ("effect-scored", "game-ended")}
    keys |= {f"wq-wait-{kind}" for kind in FRAME_KINDS}
    keys |= {f"wq-log-scored-{family(effect)}" for effect in EFFECTS}
    keys |= {f"wq-rule-{family(effect)}" for effect in EFFECTS}
    keys |= {f"wq-effect-{effect}" for effect in (*EFFECTS, "forest_wisps")}
    keys |= {f"wq-end-{reason}" for reason in END_REASONS[1:]}
    keys |= {f"wq-colour-{colour}" for colour in COLOURS} | {f"wq-zone-{zone}" for zone in ZONES}
    keys |= {f"direction-{direction}" for direction in DIRECTION_NAMES}
    keys |= {f"bot-{bot}" for bot in (*bots.names(), bots.TUTOR)}
    keys |= {step.say for step in tutorial("winter-queen").steps}
    keys |= {f"choice-{word}" for word in ("end", "undo")}
    keys |= {f"{game(name).meta.prefix.lower()}-help" for name in FACES}
    keys |= {f"refuse-table-is-{status}" for status in (OPEN, PLAYING, FINISHED, ABANDONED)}
    keys |= {f"refuse-{error}" for error in ("malformed", "stale", "unavailable")}
    return keys | {f"game-{name.replace('-', '_')}" for name in FACES}


def sources(language: str) -> list[str]:
    files = [SOURCE / "i18n" / language / name for name in FILES]
    return [file.read_text(encoding="utf-8") for file in files if file.exists()]


def entries(language: str) -> Iterator[ftl.EntryType]:
    for source in sources(language):
        yield from FluentParser().parse(source).body


def messages(language: str) -> list[ftl.Message | ftl.Term]:
    return [entry for entry in entries(language) if isinstance(entry, ftl.Message | ftl.Term)]


def test_reasons_are_found_at_all() -> None:
    assert "space-occupied" in reasons("games/winter_queen", "Refusal")
    assert "nothing-to-undo" in reasons("kernel", "IllegalAction")


@pytest.mark.parametrize("language", languages())
def test_everything_that_can_happen_has_a_message(language: str) -> None:
    missing = [key for key in sorted(happening()) if not catalogue(language).has(key)]
    assert missing == []


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_there_for_nothing(language: str) -> None:
    text = "".join(sources(language))
    used = happening() | strings("cli", "bots", "telling", "server")
    unused = []
    for entry in messages(language):
        name = entry.id.name
        if name.startswith(("ws-", "wt-")):
            continue  # their own tests look at them
        referred = re.search(rf"\{{ -?{re.escape(name)}(\(.*?\))? \}}", text)
        if name not in used and not referred:
            unused.append(name)
    assert unused == []


@pytest.mark.parametrize("language", languages())
def test_catalogues_have_no_junk_and_no_key_twice(language: str) -> None:
    assert [entry for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in messages(language)]
    assert sorted(names) == sorted(set(names))


def test_every_colour_has_a_letter_of_its_own() -> None:
    letters = {catalogue().form(f"wq-colour-{colour}", "letter") for colour in COLOURS}
    assert len(letters) == len(COLOURS)


def test_prompts_are_one_short_sentence() -> None:
    texts = catalogue()
    for key in ("action", "last-stage", "pass", "book", "book-any", "return"):
        said = texts.say(f"wq-prompt-{key}", county="wq-zone-purple")
        assert len(said) <= 90
        assert said.endswith(".")


def test_plurals_names_and_lists() -> None:
    texts = catalogue()
    assert texts.say("count-turns", turns=1) == "one turn"
    assert texts.say("count-turns", turns=3) == "3 turns"
    assert texts.join(["red", "blue", "purple"]) == "red, blue and purple"
    assert texts.form("wq-zone-red", "in") == "in the red county"
    assert texts.form("wq-colour-red", "dative") == "red"  # a form that isn't there is the name itself


def test_a_mistake_in_the_program_is_loud() -> None:
    texts = Catalogue("en", ["a = { $b } c\nd =\n    .e = f\n"])
    with pytest.raises(LookupError):
        texts.say("a")
    with pytest.raises(LookupError):
        texts.say("nothing")
    with pytest.raises(LookupError):
        texts.say("d")
    with pytest.raises(LookupError):
        texts.form("d")


def test_unknown_languages_are_refused() -> None:
    assert languages() == ["en", "hu", "pl", "ru"]
    with pytest.raises(Malformed, match="there is no language 'de' yet; there is en, hu, pl, ru"):
        catalogue("de")


def test_where_a_language_is_silent_english_speaks() -> None:
    english = Catalogue("en", ["a = { FORM($name) } runs\nname = Ann\nb = both\n"])
    hungarian = Catalogue("hu", ["name = Anna\nb = mindkettő\n"], english)
    assert hungarian.say("b") == "mindkettő"
    assert hungarian.say("a", name="name") == "Ann runs"  # the whole sentence, its names too
    assert hungarian.form("name") == "Anna"
    assert (hungarian.has("a"), hungarian.speaks("a"), hungarian.has("c")) == (True, False, False)
    with pytest.raises(LookupError):
        hungarian.say("c")


def test_every_game_has_a_title() -> None:
    assert catalogue().form("game-winter_queen") == "Winter Queen"
    assert game("winter-queen").meta.id == "winter-queen"
