"""A small grammar: how a language fills a template.

A name that was just the subject becomes a pronoun, or nothing where verbs say enough; but only if nobody else
could be meant. Pronouns are `pronoun` in the file of a language: empty where the verb alone says who.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from frostfair.games.winter_tales.bots.telling.cards import pictures
from frostfair.games.winter_tales.bots.telling.plan import (
    NIGHTMARE_ITSELF,
    Act,
    Card,
    Clause,
    Line,
    Person,
    Ref,
    Space,
)
from frostfair.games.winter_tales.bots.telling.template import AGREES, SLOT
from frostfair.games.winter_tales.bots.telling.tongue import Tongue
from frostfair.games.winter_tales.rules.components import Box

NOUN: Final = re.compile(r"\[([^\[\]]+)\]")
GENDERS: Final = ("m", "f", "pl")
# After a question or a cry no comma and no full stop; a name that is left out leaves no gap.
AFTER_CRY: Final = re.compile(r"(?<=[?!…])([”»]?)[,.](?=[”»\s]|$)")
CRY_INSIDE: Final = re.compile(r"(?<=[?!…])[,.](?=[”»])")
LEFT_OUT: Final = "\x00"
GAP: Final = re.compile(f"{LEFT_OUT} ?(\\w)")


@dataclass
class Speech:
    """What was said in this piece so far, as far as pronouns depend on it."""

    subject: int | None = None  # of the sentence before
    named: list[int] = field(default_factory=list)


class Grammar:
    """Fills templates in one language."""

    def __init__(self, tongue: Tongue, box: Box) -> None:
        self.tongue = tongue
        self.phrases = tongue.phrases
        self.box = box

    def fill(self, template: str, slots: Mapping[str, Ref], speech: Speech) -> str:
        before = len(speech.named)
        said = AGREES.sub(lambda found: self._agreeing(found, slots), template)
        said = SLOT.sub(lambda found: self._slot(found, slots, speech), said)
        said = AFTER_CRY.sub(r"\1", CRY_INSIDE.sub("", said))
        said = GAP.sub(self._closed_up, said)
        actor = slots.get("who")
        speech.subject = (
            actor.who if isinstance(actor, Person) and actor.who in speech.named[before:] else None
        )
        return said

    def _agreeing(self, found: re.Match[str], slots: Mapping[str, Ref]) -> str:
        whose = slots.get(found[1] or "who")
        if isinstance(whose, Card):
            several = pictures()[self.box.card_names[whose.card]].several
            return found[4] if several else found[2]
        assert isinstance(whose, Person), f"{found[0]} agrees with nobody"
        return found[2 + GENDERS.index(self.gender(whose.who))]

    def _slot(self, found: re.Match[str], slots: Mapping[str, Ref], speech: Speech) -> str:
        name, form = found[1].lower(), found[2] or ""
        begins = found[1][0].isupper()
        said = self._say(name, form, slots[name], slots, speech, begins=begins)
        if said == "":
            return LEFT_OUT
        return capitalised(said) if begins else said

    def _say(
        self, name: str, form: str, ref: Ref, slots: Mapping[str, Ref], speech: Speech, *, begins: bool
    ) -> str:
        if isinstance(ref, Person):
            return self._person(ref.who, form, speech, is_subject=name == "who" and form == "", begins=begins)
        if isinstance(ref, Space):
            said = self.space(ref.space, form or (name if name in ("to", "from") else "in"))
            return f"[place:{said}]" if ref.chip and self.box.is_place(ref.space) else said
        if isinstance(ref, Card):
            return marked(self.card(ref.card, form), plain=ref.plain)
        if isinstance(ref, Act):
            act = self.phrases.cards[self.box.card_names[ref.card]][f"do{ref.deed + 1}"]
            return AGREES.sub(lambda found: self._agreeing(found, slots), marked(act, plain=False))
        if isinstance(ref, Line):
            return self.phrases.voices[self._name(ref.who)][ref.occasion]
        return self.fill_clause(ref, speech)

    def fill_clause(self, clause: Clause, speech: Speech) -> str:
        """It doesn't change who is spoken of."""
        template = self.phrases.clauses[clause.section][clause.kind]
        aside = Speech(None, [])
        said = self.fill(template, clause.slots, aside)
        speech.named += aside.named
        return said

    # --- names ---

    def gender(self, who: int) -> str:
        """Where a language has none, all are alike."""
        found = self.tongue.form(self._key(who), "gender")
        return found if found in GENDERS else GENDERS[0]

    def _person(self, who: int, form: str, speech: Speech, *, is_subject: bool, begins: bool) -> str:
        """`{who}` alone is the subject; any other form is a name. Only at the start may it be left out."""
        others = [one for one in speech.named if one != who]
        clear = all(self.gender(one) != self.gender(who) for one in others)
        pronoun = self.phrases.pronoun[self.gender(who)]
        known = is_subject and speech.subject == who and clear and (begins or pronoun != "")
        speech.named.append(who)
        return pronoun if known else self.tongue.form(self._key(who), form or "the")

    def space(self, space: int, form: str) -> str:
        """A place with its preposition; a square by the two places it joins."""
        if self.box.is_place(space):
            return self.tongue.form("wt-place-" + self.box.space_names[space], form)
        one, two = ["wt-place-" + self.box.space_names[place] for place in self.box.near[space]]
        ends = {"one": one, "two": two}
        return SLOT.sub(
            lambda found: self.tongue.form(ends[found[1]], found[2] or "the"), self.phrases.square[form]
        )

    def card(self, card: int, form: str) -> str:
        found = self.phrases.cards[self.box.card_names[card]][form]
        return found if "[" in found else f"[{found}]"

    def _key(self, who: int) -> str:
        return "wt-quest-nightmare" if who == NIGHTMARE_ITSELF else "wt-character-" + self._name(who)

    def _name(self, who: int) -> str:
        return "nightmare" if who == NIGHTMARE_ITSELF else self.box.character_names[who]

    @staticmethod
    def _closed_up(found: re.Match[str]) -> str:
        return found[1].upper()


def capitalised(said: str) -> str:
    """The first letter, even if it stands in a chip."""
    start = said.index(":") + 1 if said.startswith("[") else 0
    return said[:start] + said[start].upper() + said[start + 1 :]


def marked(form: str, *, plain: bool) -> str:
    """The noun as a chip that reads as it stands in the sentence; or as a mere word."""
    return NOUN.sub(r"\1" if plain else r"[card:\1]", form)
