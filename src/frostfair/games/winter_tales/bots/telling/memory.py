"""Story memory: what a spectator of the log remembers when the next piece is told.

Everything follows from the events in their order, and from nothing else: no hand, no hidden card, no words.
"""

from collections import defaultdict

from frostfair.games.winter_tales.bots.telling.cards import pictures
from frostfair.games.winter_tales.bots.telling.facts import (
    Debt,
    Deed,
    Fall,
    Fight,
    Grudge,
    Kept,
    Open,
    Scene,
    Way,
)
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import (
    CHARACTERS,
    FACTIONS,
    LOVE,
    NONE,
    OBJECTIVE,
    SPRING,
    SUCCESS,
    TELL_ATTACK,
    TELL_CAPTION,
    TELL_EPILOGUE,
    TELL_MOVEMENT,
    TELL_POWER,
    TELL_RESCUE,
    TELL_TRAP_ENDING,
    TIE,
    TRAP_ENDS,
    WINTER,
    side_of,
    side_of_quest,
)

SHELTERED = "sheltered"  # with a Safe House a lost battle ends there: nobody lies
OLD_DEEDS = 2  # that a place remembers


class Memory:
    """All that is open, all that has happened, and where everybody is."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.chapter = 0
        self.new_chapter = False  # nothing was told in it yet
        self.where: list[int] = [NONE] * CHARACTERS
        self.controller: list[int] = [NONE] * CHARACTERS
        self.active = NONE  # whose turn it is
        self.joining = NONE  # the quest that the active character heads for
        self.steps_told = 0  # pieces of movement in this activation
        self.carried = NONE  # the card that the active character took along
        self.heading = NONE
        self.rescuing = NONE  # whom the first card of a rescue was told for
        self.quests: dict[int, Open] = {}
        self.kept: dict[int, Kept] = {}  # by the space of the track
        self.fallen: dict[int, Fall] = {}
        self.gone: dict[int, int] = {}  # who is missing, because of whom
        self.grudges: dict[int, Grudge] = {}  # by loser
        self.debts: dict[int, Debt] = {}
        self.ways: dict[int, Way] = {}
        self.met: dict[tuple[int, int], int] = defaultdict(int)
        self.deeds: dict[int, list[Deed]] = defaultdict(list)  # by place, the newest last
        self.motifs: dict[tuple[int, str], list[int]] = defaultdict(list)  # cards, by side and group
        self.fight: Fight | None = None
        self.scene: Scene | None = None
        self.shown = NONE  # the objective shown last
        self.rescuer: dict[int, int] = {}  # by seat, who acted last for it
        self.winner = ""
        self.lover = NONE
        self.silenced = NONE
        self.paying = NONE  # for whom the last card of a power was told
        self.passed_through = NONE  # whoever was just put elsewhere in the own turn
        self.parts_told: dict[int, int] = defaultdict(int)  # cards of the epilogue, by seat
        self.closed = False  # what is left open has been named
        self.epilogue_player = NONE

    # --- questions ---

    def goal_behind(self, who: int, space: int) -> int:
        """The place that a step leads to: from a square, the one behind it."""
        if space == NONE or self.box.is_place(space):
            return space
        behind = [place for place in self.box.near[space] if place != self.where[who]]
        return behind[0] if len(behind) == 1 else NONE

    def place_of(self, quest: int) -> int:
        """Where an open quest is; a carried one is where its carrier is."""
        found = self.quests[quest]
        return found.space if found.carrier == NONE else self.where[found.carrier]

    def lead(self) -> int:
        """Memories of Spring minus those of Winter."""
        sides = [kept.side for kept in self.kept.values()]
        return sides.count(SPRING) - sides.count(WINTER)

    def people_of(self, seat: int, side: int) -> list[int]:
        """The characters of a seat on one side that are in play."""
        own = [c for c in range(CHARACTERS) if self.controller[c] == seat and side_of(c) == side]
        return [c for c in own if self.where[c] != NONE]

    def helper_of(self, seat: int, lying: int) -> int:
        """Who of a seat helps somebody up: whoever stands there; NONE, if that one must do it alone."""
        here = [
            c
            for c in self.people_of(seat, side_of(lying))
            if c not in self.fallen and self.where[c] == self.where[lying]
        ]
        return self.active if self.active in here else here[0] if here else NONE

    # --- what happens ---

    def hear(self, event: Happening) -> None:
        hear = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if hear is not None:
            hear(event)

    def _character_taken(self, event: Happening) -> None:
        who = event.number("character")
        self.where[who], self.controller[who] = event.number("space"), event.number("seat")

    def _chapter_began(self, event: Happening) -> None:
        self.chapter, self.new_chapter = event.number("chapter"), event.number("chapter") > 1

    def _character_activated(self, event: Happening) -> None:
        self.active, self.joining = event.number("character"), event.number("joining")
        self.steps_told, self.carried, self.heading = 0, NONE, NONE
        self.rescuer[event.number("seat")] = self.active

    def _told(self, event: Happening) -> None:
        """A piece has been told: what was in it is part of the tale now."""
        beat, who, card = event.number("beat"), event.number("character"), event.number("card")
        if beat == TELL_MOVEMENT:
            self.steps_told += 1
            self.carried = self.carried if card == NONE else card
            self.heading = self.goal_behind(who, event.number("space"))
        self.rescuing = who if beat == TELL_RESCUE else NONE
        self.paying = who if beat == TELL_POWER and card != NONE else NONE
        self.passed_through = NONE
        if beat == TELL_EPILOGUE:
            self.closed = self.closed or card == NONE
            self.parts_told[event.number("seat")] += 1
        if self.fight is not None and TELL_ATTACK <= beat <= TELL_TRAP_ENDING:
            self.fight.pieces += 1
            self.fight.last = card if card != NONE else self.fight.last
        if card == NONE or beat == TELL_CAPTION:
            return
        side = event.number("side")
        self.motifs[side, pictures()[self.box.card_names[card]].group].append(card)
        if event.number("quest") != NONE and self.scene is not None:
            self.scene.played.append((card, who, side))

    def _figure_moved(self, event: Happening) -> None:
        who, space = event.number("character"), event.number("space")
        self.where[who] = space
        self.passed_through = who
        if who in self.ways and self.ways[who].goal == space:
            del self.ways[who]
        if who in self.fallen:
            self.fallen[who] = Fall(who, space, self.fallen[who].by)

    # --- fights ---

    def _battle_began(self, event: Happening) -> None:
        self._begin_fight(event, trap=False)

    def _trap_sprung(self, event: Happening) -> None:
        self._begin_fight(event, trap=True)

    def _begin_fight(self, event: Happening, *, trap: bool) -> None:
        soldier, rebel = event.number("soldier"), event.number("rebel")
        self.met[soldier, rebel] += 1
        meeting = self.met[soldier, rebel]
        self.fight = Fight(soldier, rebel, event.number("space"), trap, meeting)

    def _battle_ended(self, event: Happening) -> None:
        assert self.fight is not None
        fight = self.fight
        if event.number("side") == SPRING:
            fight.outcome = "escaped"
            self._beat(fight.rebel, fight.soldier, fight.space)
            return
        fight.outcome = SHELTERED  # until it is heard that somebody lies
        if fight.soldier != NONE:
            self._beat(fight.soldier, fight.rebel, fight.space)
        self._stopped(fight.rebel)

    def _trap_revealed(self, event: Happening) -> None:
        assert self.fight is not None
        fight, outcome = self.fight, TRAP_ENDS[event.number("outcome")]
        fight.outcome = outcome
        if outcome == "passed":
            self._beat(fight.soldier, fight.rebel, fight.space)
        else:
            self._beat(fight.rebel, fight.soldier, fight.space)
            self._stopped(fight.soldier)

    def _beat(self, winner: int, loser: int, space: int) -> None:
        """A score is settled, or there is a new one."""
        settled = self.grudges.get(winner)
        if settled is not None and settled.winner == loser:
            del self.grudges[winner]
        if loser != NONE and winner != NONE:
            self.grudges[loser] = Grudge(loser, winner, space)

    def _stopped(self, who: int) -> None:
        """Whoever was on the way remembers where to."""
        if who == self.active and self.heading != NONE:
            self.ways[who] = Way(who, self.heading, self.carried)

    def _incapacitated(self, event: Happening) -> None:
        who = event.number("character")
        by = NONE
        if self.fight is not None and who in (self.fight.soldier, self.fight.rebel):
            by = self.fight.soldier if who == self.fight.rebel else self.fight.rebel
            if self.fight.outcome == SHELTERED:
                self.fight.outcome = "fell"
        self.fallen[who] = Fall(who, self.where[who], by)
        self._done(self.where[who], Deed("fell" if who < 7 else "caught", who, by))

    def _rescued(self, event: Happening) -> None:
        who = event.number("character")
        helper = self.helper_of(event.number("seat"), who)
        fall = self.fallen.pop(who, None)
        if helper != NONE:
            if self._owes(helper, who):
                del self.debts[helper]  # now they are even
            else:
                self.debts[who] = Debt(who, helper, self.where[who])
        if fall is not None:
            self._done(fall.place, Deed("rescued", who, helper))

    def _owes(self, debtor: int, helper: int) -> bool:
        return debtor in self.debts and self.debts[debtor].helper == helper

    def _done(self, place: int, deed: Deed) -> None:
        if place != NONE and self.box.is_place(place):
            self.deeds[place] = [*self.deeds[place], deed][-OLD_DEEDS:]

    # --- quests ---

    def _quest_placed(self, event: Happening) -> None:
        quest = event.number("quest")
        known = self.quests.get(quest)
        maker = self.active if known is None else known.maker
        self.quests[quest] = Open(quest, event.number("space"), event.number("carrier"), maker)

    def _quest_began(self, event: Happening) -> None:
        main = event.number("character")
        self.scene = Scene(event.number("quest"), main, event.number("space"))

    def _quest_joined(self, event: Happening) -> None:
        assert self.scene is not None
        who = event.number("character")
        helps = side_of(who) == side_of_quest(self.scene.quest)
        (self.scene.helpers if helps else self.scene.hinderers).append(who)

    def _quest_ended(self, event: Happening) -> None:
        assert self.scene is not None
        scene = self.scene
        scene.outcome, scene.forgotten = event.number("outcome"), event.number("automatic") == 1
        self._done(scene.space, Deed("won" if scene.outcome == SUCCESS else "lost", scene.main))
        if scene.outcome == SUCCESS:
            for helper in scene.helpers:
                if self._owes(helper, scene.main):
                    del self.debts[helper]
        if scene.outcome == TIE or scene.forgotten:
            return
        for hinderer in scene.hinderers:
            one, two = (hinderer, scene.main) if scene.outcome != SUCCESS else (scene.main, hinderer)
            self._beat(one, two, scene.space)

    def _memory_laid(self, event: Happening) -> None:
        quest, card = event.number("quest"), event.number("card")
        place = main = NONE
        if quest != NONE and self.scene is not None:
            place, main = self.scene.space, self.scene.main
        if event.number("sort") == OBJECTIVE:
            card = NONE
        self.kept[event.number("memory")] = Kept(quest, card, event.number("side"), place, main)
        self.quests.pop(quest, None)

    def _eliminated(self, event: Happening) -> None:
        who = event.number("character")
        self.where[who] = NONE
        self.fallen.pop(who, None)
        self.gone[who] = NONE if self.scene is None else self.scene.main

    def _returned(self, event: Happening) -> None:
        who = event.number("character")
        self.gone.pop(who, None)
        self.where[who] = event.number("space")

    def _power_gained(self, event: Happening) -> None:
        if event.number("quest") == LOVE:
            self.lover = event.number("character")

    def _silenced(self, event: Happening) -> None:
        self.silenced = event.number("rebel")

    def _objective_shown(self, event: Happening) -> None:
        self.shown = event.number("objective")

    # --- the end ---

    def _epilogue_began(self, event: Happening) -> None:
        self.epilogue_player = event.number("seat")

    def _tale_ended(self, event: Happening) -> None:
        self.winner = FACTIONS[event.number("faction")]
