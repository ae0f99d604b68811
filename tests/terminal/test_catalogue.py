"""Texts: everything that can happen has a message, and nothing else has."""

import ast
from pathlib import Path

import pytest

import frostfair
from frostfair.bots import roster as bots
from frostfair.games.installed import enabled, game
from frostfair.games.winter_queen.rules.events import EVENT_KINDS
from frostfair.games.winter_queen.rules.flow import FRAME_KINDS
from frostfair.games.winter_queen.rules.terms import COLOURS, EFFECTS, END_REASONS, ZONES
from frostfair.games.winter_queen.wording.names import family
from frostfair.i18n.catalogue import Catalogue, catalogue, languages
from frostfair.kernel.errors import Malformed
from frostfair.kernel.hexgrid import DIRECTION_NAMES
from frostfair.store.rows import ABANDONED, FINISHED, OPEN, PLAYING
from frostfair.tutorials.script import tutorial
from tests.i18n.catalogues import messages
from tests.i18n.test_usage import DYNAMIC, literals

SOURCE = Path(frostfair.__file__).parent
PREFIXES = {game(name).meta.prefix for name in enabled()}


def refusals(folder: str, call: str, prefix: str = "") -> set[str]:
    """The key of every `IllegalAction("K-1", "reason")` or `Refusal("WQ-4.1", "reason")`."""
    found = set()
    for file in (SOURCE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                rule, reason = node.args[:2]
                if isinstance(reason, ast.Constant):
                    found.add(f"{own_prefix(rule) or prefix}refuse-{reason.value!s}")
    return found


def own_prefix(rule: ast.expr) -> str:
    """Of a game's rule that is named on the spot; those of the kernel and the server have none."""
    prefix = str(rule.value).partition("-")[0] if isinstance(rule, ast.Constant) else ""
    return f"{prefix.lower()}-" if prefix in PREFIXES else ""


def happening() -> set[str]:
    """Keys made of what can happen in the kernel, in the server and in Winter Queen."""
    keys = refusals("kernel", "IllegalAction") | refusals("server", "IllegalAction")
    keys |= refusals("games/winter_queen", "Refusal", "wq-")
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
    keys |= {f"{game(name).meta.prefix.lower()}-help" for name in enabled()}
    keys |= {f"refuse-table-is-{status}" for status in (OPEN, PLAYING, FINISHED, ABANDONED)}
    keys |= {f"refuse-{error}" for error in ("malformed", "stale", "unavailable")}
    titles = {f"game-{name.replace('-', '_')}" for name in enabled()}
    return keys | titles | {f"{title}-line" for title in titles}


def test_refusals_are_found_at_all() -> None:
    assert "wq-refuse-space-occupied" in refusals("games/winter_queen", "Refusal", "wq-")
    assert "refuse-nothing-to-undo" in refusals("kernel", "IllegalAction")


@pytest.mark.parametrize("language", languages())
def test_everything_that_can_happen_has_a_message(language: str) -> None:
    missing = [key for key in sorted(happening()) if not catalogue(language).has(key)]
    assert missing == []


def test_no_message_tells_what_cannot_happen() -> None:
    made = [key for key in messages("en") if key.startswith(DYNAMIC) and not key.startswith("web-")]
    assert sorted(set(made) - happening() - literals()) == []


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
    with pytest.raises(Malformed, match="unknown language 'de'; available: en, hu, pl, ru"):
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
