"""The catalogue's names for what lies on the table of Winter Tales."""

from collections.abc import Sequence

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import NONE, QUESTS
from frostfair.games.winter_tales.tale.book import quest_name
from frostfair.games.winter_tales.wording.names import Names
from frostfair.i18n.catalogue import Catalogue
from frostfair.wording.message import Value
from frostfair.wording.showing import show_value

SIGNS = {"spring": "☀", "winter": "❄", "writer": "✎", "neutral": "◌"}


class Words:
    """Names by their ids in views, or by the numbers of events and actions."""

    def __init__(self, box: Box, catalogue: Catalogue) -> None:
        self.box = box
        self.catalogue = catalogue
        self.say = catalogue.say
        self.names = Names(box)

    def shown(self, value: Value, players: Sequence[str] = ()) -> str:
        """What the wording says, in this language."""
        return show_value(value, self.catalogue, players)

    def character(self, name: str, form: str = "") -> str:
        return self.catalogue.form(f"wt-character-{name}", form)

    def code(self, name: str) -> str:
        """Two letters for the map."""
        return self.say(f"wt-code-{name}")

    def card(self, name: str) -> str:
        return self.say(f"wt-card-{name}")

    def quest(self, name: str) -> str:
        return quest_name(name, self.say)

    def quoted(self, name: str) -> str:
        return self.say("wt-book-quoted", name=name)

    def short(self, name: str) -> str:
        """A quest in a word or two, for narrow places."""
        return self.say("wt-short-" + name.removesuffix("_s").removesuffix("_w"))

    def faction(self, name: str) -> str:
        return self.catalogue.form(f"wt-side-{name}")

    def objective(self, name: str) -> str:
        """Its kind, and the places that it names."""
        return self.shown(self.names.objective_called(name))

    def space(self, name: str) -> str:
        """A place by its name, a square by its number."""
        if self.box.is_place(self.names.number_of(name)):
            return self.say(f"wt-place-{name}")
        return self.say("wt-square", number=name.removeprefix("sq"))

    def phrase(self, space: int, form: str) -> str:
        """With its preposition: in Oak Park, to the Winter Prison."""
        return self.shown(self.names.phrase(space, form))

    def listed(self, items: Sequence[str]) -> str:
        return self.catalogue.join(items)

    # --- by number ---

    def character_key(self, number: int) -> str:
        return "" if number == NONE else f"wt-character-{self.box.character_names[number]}"

    def quest_key(self, number: int) -> str:
        if number == NONE:
            return ""
        return "wt-quest-" + QUESTS[number].removesuffix("_s").removesuffix("_w")

    def card_name(self, number: int) -> str:
        return "" if number == NONE else self.card(self.box.card_names[number])
