"""What lies on the table. No rules here: effects.py changes it, flow/ says when."""

from typing import ClassVar, Final, final

from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.components import Box
from frostfair.games.winter_tales.rules.terms import (
    ARTIFACT_S,
    ARTIFACT_W,
    CARRIED,
    CHARACTERS,
    EMPTY,
    IN_POOL,
    NONE,
    OF_SIDE,
    ON_MAP,
    PLAYING,
    REBELS,
    STORY,
    STORY_CARDS,
    WRITER,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import State, copy_stack

# Where an objective card is, if not with a seat.
UNUSED: Final = -1
GONE: Final = -2
SCORED: Final = -3


@final
class Table(State):
    """One table of Winter Tales."""

    numbers: ClassVar[tuple[str, ...]] = (
        "memories",
        "alternative",
        "powers",
        "objectives",
        "skills",
        "limit",
        "arbiter",
        "main",
        "chapter",
        "running",
        "ready",
        "lying",
        "barred",
        "activated",
        "silenced",
        "eliminated",
        "bookmark",
        "ray",
        "ray_used",
        "ray_asked",
        "lover",
        "beloved",
        "safe_house",
        "artifact",
        "nightmare",
        "nightmare_place",
        "propaganda",
        "shown",
        "tried",
        "asked",
        "epilogue_player",
        "end",
    )
    since_amended: ClassVar[tuple[str, ...]] = ("amended", "performer")
    lists: ClassVar[tuple[str, ...]] = (
        "faction",
        "order",
        "ages",
        "controller",
        "where",
        "at",
        "owned",
        "token",
        "token_at",
        "deck",
        "discard",
        "memory_kind",
        "memory_card",
        "memory_side",
        "memory_quest",
        "objective",
        "told",
    )

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box: Box = box  # the components: shared by all copies, never changed
        # The options
        self.memories: int = 3  # how many the tale has (WT-2.3, WT-17.1)
        self.alternative: int = 0  # WT-18.1
        self.powers: int = 0  # WT-19.0
        self.objectives: int = 0  # WT-20.1
        self.skills: int = 0  # WT-21.1
        self.limit: int = 0  # chapters; 0 is no limit
        self.amended: int = 1  # rules version 5; 0: begun by version 4, and so it ends
        # The players
        self.faction: list[int] = []  # [seat]
        self.order: list[int] = []  # seats clockwise (WT-2.5)
        self.ages: list[int] = []  # seats from the youngest up
        self.hands: list[list[int]] = []  # [seat] story cards; secret, and so is their number (WT-4.1)
        self.arbiter: int = NONE
        self.main: int = NONE  # who holds the main-player token
        self.chapter: int = 0
        self.running: int = NONE  # the quest that is being performed (the ongoing-quest pawn)
        self.performer: int = NONE  # who performs it
        # The characters
        self.controller: list[int] = []  # [character] a seat, or NONE if it isn't in this game
        self.owned: list[int] = []  # [seat] characters, a set
        self.where: list[int] = []  # [character] its space, or NONE
        self.at: list[int] = []  # [space] the characters there, a set
        self.ready: int = 0  # sets of characters, from here on
        self.lying: int = 0  # incapacitated
        self.barred: int = 0  # may not be moved again this chapter (WT-5.6)
        self.activated: int = 0  # this chapter
        self.silenced: int = 0  # by Winter Propaganda, for this chapter (WT-19.6)
        self.eliminated: int = 0  # WT-19.7
        # Cards and quests
        self.deck: list[int] = []  # in no order: a card is drawn by chance at the moment it is seen
        self.discard: list[int] = []
        self.seen: dict[int, int] = {}  # [card] the seats that saw it go to the hand where it is, a set
        self.token: list[int] = []  # [quest] IN_POOL, ON_MAP, ON_TRACK or OUT
        self.token_at: list[int] = []  # [quest] its place, or its carrier if it is carried
        # The memory track
        self.memory_kind: list[int] = []  # [space of the track]
        self.memory_card: list[int] = []  # a story card or an objective
        self.memory_side: list[int] = []
        self.memory_quest: list[int] = []
        self.bookmark: int = NONE  # a space of the track
        # Powers (WT-19.1 …): the character that bears it, or the place where its token lies
        self.ray: int = NONE
        self.ray_used: int = 0  # this chapter
        self.ray_asked: int = 0  # at the end of this chapter
        self.lover: int = NONE
        self.beloved: int = NONE
        self.safe_house: int = NONE
        self.artifact: int = NONE
        self.nightmare: int = NONE
        self.nightmare_place: int = NONE
        self.propaganda: int = 0
        # Objectives: [objective] the seat that has it, or UNUSED, GONE, SCORED
        self.objective: list[int] = []
        self.shown: int = 0  # revealed before they are scored, a set
        self.tried: int = 0  # Connections begun in this chapter, a set
        self.asked: int = 0  # seats that were asked between turns, a set
        # The end
        self.epilogue_player: int = NONE
        self.told: list[int] = [0, 0]  # [side] cards of the epilogue
        self.end: int = PLAYING

    def clear(self) -> None:
        """An empty table: places for everything, and nothing on them."""
        seats, track = self.seats, self.box.track
        self.hands = [[] for _ in range(seats)]
        self.owned = [0] * seats
        self.controller = [NONE] * CHARACTERS
        self.where = [NONE] * CHARACTERS
        self.at = [0] * self.box.spaces
        self.deck = list(range(STORY_CARDS))
        self.token = [IN_POOL] * 8
        self.token_at = [NONE] * 8
        self.memory_kind = [EMPTY] * track
        self.memory_card = [NONE] * track
        self.memory_side = [NONE] * track
        self.memory_quest = [NONE] * track
        self.objective = [UNUSED] * len(self.box.objective_kind)

    def copy(self) -> "Table":
        other = Table(self.box, self.seats)
        other.rng = self.rng
        other.stack = copy_stack(self.stack)
        other.memories = self.memories
        other.alternative = self.alternative
        other.powers = self.powers
        other.objectives = self.objectives
        other.skills = self.skills
        other.limit = self.limit
        other.amended = self.amended
        other.faction = self.faction[:]
        other.order = self.order[:]
        other.ages = self.ages[:]
        other.hands = [hand[:] for hand in self.hands]
        other.arbiter = self.arbiter
        other.main = self.main
        other.chapter = self.chapter
        other.running = self.running
        other.performer = self.performer
        other.controller = self.controller[:]
        other.owned = self.owned[:]
        other.where = self.where[:]
        other.at = self.at[:]
        other.ready = self.ready
        other.lying = self.lying
        other.barred = self.barred
        other.activated = self.activated
        other.silenced = self.silenced
        other.eliminated = self.eliminated
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.seen = self.seen.copy()
        other.token = self.token[:]
        other.token_at = self.token_at[:]
        other.memory_kind = self.memory_kind[:]
        other.memory_card = self.memory_card[:]
        other.memory_side = self.memory_side[:]
        other.memory_quest = self.memory_quest[:]
        other.bookmark = self.bookmark
        other.ray = self.ray
        other.ray_used = self.ray_used
        other.ray_asked = self.ray_asked
        other.lover = self.lover
        other.beloved = self.beloved
        other.safe_house = self.safe_house
        other.artifact = self.artifact
        other.nightmare = self.nightmare
        other.nightmare_place = self.nightmare_place
        other.propaganda = self.propaganda
        other.objective = self.objective[:]
        other.shown = self.shown
        other.tried = self.tried
        other.asked = self.asked
        other.epilogue_player = self.epilogue_player
        other.told = self.told[:]
        other.end = self.end
        return other

    # --- questions ---

    def left(self, seat: int) -> int:
        """The next seat clockwise."""
        order = self.order
        place = order.index(seat) + 1
        return order[place] if place < len(order) else order[0]

    def clockwise_after(self, seat: int) -> list[int]:
        """All other seats, from this one's left."""
        place = self.order.index(seat)
        return self.order[place + 1 :] + self.order[:place]

    def writer(self) -> int:
        return self.faction.index(WRITER) if WRITER in self.faction else NONE

    def youngest(self, faction: int) -> int:
        return next(seat for seat in self.ages if self.faction[seat] == faction)

    def is_lying(self, character: int) -> bool:
        return self.lying & BIT[character] != 0

    def standing_at(self, space: int, side: int) -> int:
        """The standing characters of a side in a space, a set."""
        return self.at[space] & OF_SIDE[side] & ~self.lying

    def is_at(self, seat: int, space: int) -> bool:
        return self.owned[seat] & self.at[space] != 0

    def rebels_in_play(self) -> list[int]:
        return [c for c in range(CHARACTERS) if REBELS & BIT[c] and self.where[c] != NONE]

    def token_space(self, quest: int) -> int:
        """Where a token on the map is, carried or not."""
        at = self.token_at[quest]
        return self.where[at] if quest in CARRIED else at

    def carries(self, character: int, quest: int) -> bool:
        return quest in CARRIED and self.token[quest] == ON_MAP and self.token_at[quest] == character

    def is_pinned(self, character: int) -> bool:
        """While a quest runs nothing moves who performs it or carries its token (WT-11.2)."""
        if self.running == NONE:
            return False
        return self.carries(character, self.running) or (self.amended == 1 and character == self.performer)

    def memory_of(self, quest: int) -> int:
        """The track space of a quest's memory, or NONE."""
        return self.memory_quest.index(quest) if quest in self.memory_quest else NONE

    def artifact_memory(self) -> int:
        """The memory that the Great Artifact's bearer may play."""
        return max(self.memory_of(ARTIFACT_S), self.memory_of(ARTIFACT_W))

    def track_is_full(self) -> bool:
        return EMPTY not in self.memory_kind[: self.memories]

    # --- written down ---

    def pack(self) -> dict[str, object]:
        packed: dict[str, object] = {"seats": self.seats, "hands": [list(hand) for hand in self.hands]}
        for name in self.numbers:
            packed[name] = getattr(self, name)
        for name in self.lists:
            packed[name] = list(getattr(self, name))
        if self.amended:  # a table of version 4 keeps its digests
            packed |= {name: getattr(self, name) for name in self.since_amended}
        packed["seen"] = [[card, seats] for card, seats in sorted(self.seen.items())]
        packed["stack"] = [frame.pack() for frame in self.stack]
        return packed

    def check(self) -> None:
        """Conservation: every card and every figure is in one place, and the sets agree with the lists."""
        cards = self.deck + self.discard + self.held() + [card for hand in self.hands for card in hand]
        cards += [
            card for card, kind in zip(self.memory_card, self.memory_kind, strict=True) if kind == STORY
        ]
        assert sorted(cards) == list(range(STORY_CARDS)), "a story card is lost or doubled"
        assert self.at == self._sets(self.where, self.box.spaces), "a figure is lost or doubled"
        assert self.owned == self._sets(self.controller, self.seats), "a character has another controller"
        assert not self.seen.keys() & self.deck, "somebody knows a card of the deck"
        assert sum(self.told) == 0 or self.epilogue_player != NONE, "epilogue cards before the epilogue"
        assert self.bookmark == NONE or self.memory_kind[self.bookmark] != EMPTY, "a bookmark on nothing"
        scored = self.objective.count(SCORED)
        assert scored == len([kind for kind in self.memory_kind if kind > 2]), "objectives and track differ"

    def held(self) -> list[int]:
        """The cards that lie on unfinished business."""
        return [card for frame in self.stack if isinstance(frame, Business) for card in frame.held()]

    def _sets(self, holders: list[int], places: int) -> list[int]:
        """[place] the characters that this list says are there."""
        sets = [0] * places
        for character, holder in enumerate(holders):
            if holder != NONE:
                sets[holder] |= BIT[character]
        return sets
