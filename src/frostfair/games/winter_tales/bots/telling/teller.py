"""The storyteller of one match: reads the log as a spectator does, and has words for every piece of the tale.

The same log gives the same words, at every node and after every restart: nothing but the log, the published
commitment to the seed and the number of the piece decides. What was taken back leaves no trace.
"""

from collections.abc import Callable
from typing import Final, final

from frostfair.games.winter_tales.bots.chance import Rng
from frostfair.games.winter_tales.bots.telling import endings, quests, travels
from frostfair.games.winter_tales.bots.telling.choice import Chance, Wheel
from frostfair.games.winter_tales.bots.telling.grammar import Grammar, Speech
from frostfair.games.winter_tales.bots.telling.memory import Memory
from frostfair.games.winter_tales.bots.telling.plan import Link, Plan
from frostfair.games.winter_tales.bots.telling.tongue import Tongue
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import BEATS
from frostfair.kernel.match import Match
from frostfair.kernel.narration import Language, Passage
from frostfair.kernel.record import UNDO, standing

PLANS: Final[dict[str, Callable[[Memory, Happening], Plan]]] = {
    "opening": quests.opening,
    "movement": travels.movement,
    "attack": travels.attack,
    "defence": travels.defence,
    "battle-ending": travels.battle_ending,
    "trap": travels.trap,
    "trap-defence": travels.trap_defence,
    "trap-ending": travels.trap_ending,
    "rescue": travels.rescue,
    "quest-intro": quests.intro,
    "quest-start": quests.start,
    "quest-main": quests.main_part,
    "quest-join": quests.join,
    "last-card": quests.last_card,
    "quest-ending": quests.ending,
    "caption": quests.caption,
    "objective": quests.objective,
    "power": quests.power,
    "epilogue": endings.epilogue,
    "ending": endings.ending,
}
OPTIONAL: Final = ("interruption", "chapter", "closing", "image", "link", "objective-link")
OLD: Final = 10  # pieces before the same thing is recalled again
MANY: Final = 2  # pieces in a row that recall something


@final
class Storyteller:
    """Tells all pieces in their order, also those that people will tell: only the log decides."""

    def __init__(self, match: Match, box: Box, language: Language) -> None:
        self._match = match
        self._box = box
        self._seed = int(match.setup.luck.commitment()[:12], 16)  # published before the first move
        self._tongue = Tongue(language)
        self._grammar = Grammar(self._tongue, box)
        self._start()

    def __call__(self, passage: Passage) -> str:
        self._catch_up()
        return self._words[passage.id]

    def _start(self) -> None:
        self._read = 0
        self._memory = Memory(self._box)
        self._wheel = Wheel(self._tongue.phrases)
        self._words: dict[str, str] = {}
        self._pieces = 0
        self._recalled: dict[tuple[object, ...], int] = {}
        self._row = 0  # pieces in a row that recalled something
        self._speech = Speech()

    def _catch_up(self) -> None:
        records = self._match.records
        new = records[self._read :]
        if any(record.deed == UNDO for record in new):
            self._start()
            new = standing(records)
        self._read = len(records)
        for record in new:
            number = 0
            for event in record.events:
                heard = event.seen_by(None)
                if not isinstance(heard, Happening):
                    continue
                if heard.kind == "told":
                    self._words[f"{record.version}.{number}"] = self._tell(heard)
                    number += 1
                self._memory.hear(heard)

    # --- one piece ---

    def _tell(self, told: Happening) -> str:
        self._pieces += 1
        self._wheel.next_piece()
        chance = Rng(self._seed + self._pieces).below
        plan = PLANS[BEATS[told.number("beat")]](self._memory, told)
        if not plan.goes_on:
            self._speech = Speech()
        sentences = []
        if self._memory.new_chapter and plan.beat not in ("caption", "quest-intro"):
            self._memory.new_chapter = False
            sentences += self._say(endings.chapter(self._memory), chance)
            self._speech = Speech()
        for one in (*plan.before, plan, *plan.after):
            sentences += self._say(one, chance)
        return " ".join(sentences)

    def _say(self, plan: Plan, chance: Chance) -> list[str]:
        """The sentence itself and, perhaps, what it recalls."""
        link = self._link(plan)
        slots, tags = dict(plan.slots), set(plan.tags)
        if link is not None:
            slots |= link.slots
            tags |= {link.kind, "link"}
        template = self._wheel.choose(plan, slots, tags, chance)
        if template is None:
            assert plan.beat in OPTIONAL, f"no words for {plan.beat}: {sorted(tags)}"
            return []
        said = [self._grammar.fill(template.words, slots, self._speech)]
        if link is not None:
            after = None
            if link.kind not in template.wanted:
                after = self._wheel.choose(Plan("link", {}), slots, tags, chance)
            if after is not None:
                said.append(self._grammar.fill(after.words, slots, self._speech))
            if after is not None or link.kind in template.wanted:
                self._recalled[link.key] = self._pieces
                self._row += 1
                return said
        self._row = 0 if plan.links else self._row
        return said

    def _link(self, plan: Plan) -> Link | None:
        """The first that wasn't recalled lately; none if the pieces before were full of them."""
        fresh = [one for one in plan.links if self._pieces - self._recalled.get(one.key, -OLD) >= OLD]
        if self._row >= MANY:
            fresh = [one for one in fresh if one.closes]
        return fresh[0] if fresh else None
