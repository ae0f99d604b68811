"""Which template a piece is told with: one that fits, says most, and was not heard for long."""

from collections.abc import Callable, Mapping
from typing import Final, final

from frostfair.games.winter_tales.bots.telling.plan import Plan, Ref
from frostfair.games.winter_tales.bots.telling.template import Template
from frostfair.games.winter_tales.bots.telling.tongue import Phrases

REST: Final = 12  # pieces before a template comes again
FRESH: Final = 6  # pieces in which no two begin alike
RICH: Final = frozenset({"aim", "aim-one", "fact", "carrier"})  # what ties a piece to the tale
RECALLS: Final = frozenset({"debt", "score", "lying", "last-grudge", "last-debt", "last-way"})
VOICES: Final = frozenset({"halt", "begin", "help", "hinder", "thanks", "fall"})
SILENCE: Final = 2  # pieces between two that speak

Chance = Callable[[int], int]


@final
class Wheel:
    """What was told, and when: pieces are counted."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._piece = 0
        self._told: dict[Template, int] = {}
        self._openings: dict[tuple[str, ...], int] = {}
        self._spoke = -SILENCE

    def next_piece(self) -> None:
        self._piece += 1

    def choose(self, plan: Plan, slots: Mapping[str, Ref], tags: set[str], chance: Chance) -> Template | None:
        """None if the language has no sentence for it."""
        may_speak = self._piece - self._spoke > SILENCE
        fitting = [
            template
            for template in self._phrases.templates.get(plan.beat, [])
            if template.fits(tags, slots) and (may_speak or not template.slots & VOICES)
        ]
        if not fitting:
            return None
        rested = [t for t in fitting if self._piece - self._told.get(t, -REST) >= REST] or fitting
        fresh = [t for t in rested if self._piece - self._openings.get(t.opening, -FRESH) >= FRESH] or rested
        recalls = {tag for tag in tags if tag in RECALLS}
        chosen = min(
            fresh,
            key=lambda t: (
                -len(t.slots & RICH) - len(t.wanted & recalls),
                self._told.get(t, -1),
                chance(1 << 20),
            ),
        )
        self._note(chosen)
        return chosen

    def _note(self, template: Template) -> None:
        self._told[template] = self._piece
        self._openings[template.opening] = self._piece
        if template.slots & VOICES:
            self._spoke = self._piece
