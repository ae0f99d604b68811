"""The catalogue's names for what lies on the table of Winter Tales."""

from collections.abc import Sequence

from frostfair.games.winter_tales.bots.teller import space_in
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import NONE, QUESTS
from frostfair.games.winter_tales.tale.book import quest_name
from frostfair.i18n.catalogue import Catalogue

SIGNS = {"spring": "☀", "winter": "❄", "writer": "✎", "neutral": "◌"}


class Words:
    """Names by their ids in views, or by the numbers of events and actions."""

    def __init__(self, box: Box, catalogue: Catalogue) -> None:
        self.box = box
        self.catalogue = catalogue
        self.say = catalogue.say

    def character(self, name: str, form: str = "") -> str:
        return self.catalogue.form(f"wt-character-{name}", form)

    def code(self, name: str) -> str:
        """Two letters for the map."""
        return self.say(f"wt-code-{name}")

    def card(self, name: str) -> str:
        return self.say(f"wt-card-{name}")

    def quest(self, name: str) -> str:
        return quest_name(name, self.say)

    def short(self, name: str) -> str:
        """A quest in a word or two, for narrow places."""
        return self.say("wt-short-" + name.removesuffix("_s").removesuffix("_w"))

    def faction(self, name: str) -> str:
        return self.catalogue.form(f"wt-side-{name}")

    def objective(self, name: str) -> str:
        """Its kind, and the places that it names."""
        number = self.box.objective_names.index(name)
        kind = self.say("wt-objective-" + name.rstrip("0123456789"))
        places = [self.space(self.box.space_names[place]) for place in self.box.objective_places[number]]
        return f"{kind} ({self.listed(places)})" if places else kind

    def space(self, name: str) -> str:
        """A place by its name, a square by its number."""
        space = self.box.space_names.index(name)
        if self.box.is_place(space):
            return self.say(f"wt-place-{name}")
        return self.say("wt-square", number=name.removeprefix("sq"))

    def way(self, name: str) -> str:
        """A space, and for a square what it joins."""
        space = self.box.space_names.index(name)
        if self.box.is_place(space):
            return self.space(name)
        one, two = [self.space(self.box.space_names[place]) for place in self.box.near[space]]
        return self.say("wt-square-way", one=one, two=two)

    def phrase(self, space: int, form: str) -> str:
        """With its preposition: in Oak Park, to the Winter Prison."""
        return space_in(self.box, space, self.catalogue, form)

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
