"""Names of the catalogue for who and what there is in Wintertown, by the numbers of events and frames."""

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import NONE, QUESTS
from frostfair.wording.message import Message, Name, Value, listed, message


class Names:
    def __init__(self, box: Box) -> None:
        self.box = box

    def character(self, number: int) -> Value:
        return "" if number == NONE else Name(f"wt-character-{self.box.character_names[number]}")

    def quest(self, number: int) -> Value:
        if number == NONE:
            return ""
        return Name("wt-quest-" + QUESTS[number].removesuffix("_s").removesuffix("_w"))

    def card(self, number: int) -> Value:
        return "" if number == NONE else message(f"wt-card-{self.box.card_names[number]}")

    def objective(self, number: int) -> Value:
        """Its kind, and the places that it names."""
        if number == NONE:
            return ""
        name = self.box.objective_names[number]
        kind = message("wt-objective-" + name.rstrip("0123456789"))
        places = [self._place(place) for place in self.box.objective_places[number]]
        return message("wt-objective-at", kind=kind, places=listed(places)) if places else kind

    def where(self, space: int) -> dict[str, Value]:
        """With its prepositions: in Oak Park, to the Winter Prison."""
        return {"in": self._phrase(space, "in"), "to": self._phrase(space, "to")}

    def _phrase(self, space: int, form: str) -> Message:
        if space == NONE:
            return message(f"wt-nowhere-{form}")
        if self.box.is_place(space):
            return message(f"wt-at-{form}", place=self._place(space))
        one, two = [self._place(place) for place in self.box.near[space]]
        return message(f"wt-square-{form}", one=one, two=two)

    def _place(self, place: int) -> Name:
        return Name("wt-place-" + self.box.space_names[place])
