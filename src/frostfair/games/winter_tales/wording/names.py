"""Names of the catalogue for who and what there is: by the numbers of the rules, or by the ids of views."""

from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import NONE, QUESTS
from frostfair.wording.message import Message, Name, Value, listed, message


class Names:
    def __init__(self, box: Box) -> None:
        self.box = box

    # --- by number ---

    def character(self, number: int) -> Value:
        return "" if number == NONE else character_name(self.box.character_names[number])

    def quest(self, number: int) -> Value:
        return "" if number == NONE else quest_name(QUESTS[number])

    def card(self, number: int) -> Value:
        return "" if number == NONE else card_name(self.box.card_names[number])

    def objective(self, number: int) -> Value:
        """Its kind, and the places that it names."""
        if number == NONE:
            return ""
        kind = message("wt-objective-" + kind_of(self.box.objective_names[number]))
        places = [self._place(place) for place in self.box.objective_places[number]]
        return message("wt-objective-at", kind=kind, places=listed(places)) if places else kind

    def where(self, space: int) -> dict[str, Value]:
        """With its prepositions: in Oak Park, to the Winter Prison."""
        return {"in": self.phrase(space, "in"), "to": self.phrase(space, "to")}

    def phrase(self, space: int, form: str) -> Message:
        if space == NONE:
            return message(f"wt-nowhere-{form}")
        if self.box.is_place(space):
            return message(f"wt-at-{form}", place=self._place(space))
        one, two = [self._place(place) for place in self.box.near[space]]
        return message(f"wt-square-{form}", one=one, two=two)

    def space(self, space: int) -> Value:
        """A place by its name, a square by the places that it joins."""
        if self.box.is_place(space):
            return self._place(space)
        one, two = [self._place(place) for place in self.box.near[space]]
        return message("wt-square-way", one=one, two=two)

    def _place(self, place: int) -> Name:
        return Name("wt-place-" + self.box.space_names[place])

    # --- by id ---

    def objective_called(self, name: str) -> Value:
        return self.objective(self.box.objective_names.index(name))

    def number_of(self, space: str) -> int:
        return self.box.space_names.index(space)

    def inside(self, space: str | None) -> Message:
        """Where a view says that something is: in Oak Park."""
        return self.phrase(NONE if space is None else self.number_of(space), "in")


def character_name(name: str) -> Name:
    return Name(f"wt-character-{name}")


def quest_name(quest: str) -> Name:
    """Both Great Artifacts have one name."""
    return Name("wt-quest-" + quest.removesuffix("_s").removesuffix("_w"))


def side_name(side: str) -> Name:
    return Name(f"wt-side-{side}")


def card_name(card: str) -> Message:
    return message(f"wt-card-{card}")


def kind_of(objective: str) -> str:
    """rescue1 → rescue: every card of a kind is told alike."""
    return objective.rstrip("0123456789")
