"""WT-7: battles, and what they leave behind (WT-7.5, WT-19.2, WT-19.3, WT-19.5)."""

from typing import ClassVar, final

from frostfair.games.winter_tales.rules.actions import ARTIFACT, FREE, PASS, PLAY, RELOCATE
from frostfair.games.winter_tales.rules.business import Business
from frostfair.games.winter_tales.rules.effects import bar, incapacitate, put_figure, spend, tell
from frostfair.games.winter_tales.rules.flow.calls import ACCEPTED, ON_RELOCATION, Judged, ask_arbiter
from frostfair.games.winter_tales.rules.flow.cards import in_hand
from frostfair.games.winter_tales.rules.flow.objectives import offer_claim
from frostfair.games.winter_tales.rules.map_events import BattleBegan, BattleEnded
from frostfair.games.winter_tales.rules.rulings import ARTIFACT_ONCE
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    BOUNTY,
    NIGHTMARE,
    NONE,
    SKILL_BATTLE,
    SPRING,
    TELL_ATTACK,
    TELL_BATTLE_ENDING,
    TELL_DEFENCE,
    WINTER,
)
from frostfair.games.winter_tales.rules.winnings import story_card_at
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import NOBODY, Action, Refusal, Seat, Seats, Sink


@final
class Battle(Business):
    """Attack and defence in rounds. `seat` attacks; `soldier` is NONE when the Nightmare does (WT-19.5).

    `partner` is the other lover if both act as one. `used` and `yielded` are sets of seats.
    """

    kind: ClassVar[str] = "battle"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "soldier",
        "rebel",
        "partner",
        "round",
        "attacking",
        "used",
        "yielded",
    )
    rule: ClassVar[str] = "WT-7.1"

    def __init__(
        self,
        seat: int,
        soldier: int,
        rebel: int,
        partner: int,
        round_: int,
        attacking: int,
        used: int,
        yielded: int,
    ) -> None:
        super().__init__(seat)
        self.soldier: int = soldier
        self.rebel: int = rebel
        self.partner: int = partner
        self.round: int = round_
        self.attacking: int = attacking
        self.used: int = used
        self.yielded: int = yielded

    def deciders(self, state: Table) -> Seats:
        if not self.attacking:
            return self.defenders(state) & ~self.yielded
        return NOBODY if self.is_free(state, self.soldier) or self.is_nightmare_card() else BIT[self.seat]

    def defenders(self, state: Table) -> int:
        seat = state.controller[self.rebel]
        return BIT[seat] if self.partner == NONE else BIT[seat] | BIT[state.controller[self.partner]]

    def is_free(self, state: Table, character: int) -> bool:
        """WT-21.4: the first round costs no card."""
        if not state.skills or self.round > 0 or character == NONE:
            return False
        return state.box.skill[character] == SKILL_BATTLE

    def defends_freely(self, state: Table) -> bool:
        return self.is_free(state, self.rebel) or self.is_free(state, self.partner)

    def is_nightmare_card(self) -> bool:
        return self.soldier == NONE and self.round == 0

    def options(self, state: Table, seat: int) -> list[int]:
        found = in_hand(state, seat, PLAY)
        if state.skills and not self.attacking and self.defends_freely(state):
            found = [FREE]
        elif state.artifact != NONE and self.has_artifact(state, seat):
            found.append(ARTIFACT)
        # Who starts a battle plays the first card (WT-6.5), unless it was the artifact and is given away.
        if self.round > 0 or not self.attacking or not found:
            found.append(PASS)
        return found

    def has_artifact(self, state: Table, seat: int) -> bool:
        """WT-19.4: once per battle, by the bearer's own player."""
        fighters = (self.soldier,) if self.attacking else (self.rebel, self.partner)
        bearer = state.artifact
        if bearer not in fighters or (ARTIFACT_ONCE and self.used):
            return False
        return state.controller[bearer] == seat

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == PASS:
            self.give_up(state, seat, sink)
            return
        card = NONE
        if action == ARTIFACT:
            self.used |= BIT[seat]
            card = story_card_at(state, state.artifact_memory())
        elif action != FREE:
            card = action - PLAY
            spend(state, seat, card)
        self.next_step(state, seat, card, sink)

    def next_step(self, state: Table, seat: int, card: int, sink: Sink | None) -> None:
        who = self.soldier if self.attacking else self.rebel
        beat = TELL_ATTACK if self.attacking else TELL_DEFENCE
        side = WINTER if self.attacking else SPRING
        tell(sink, beat, seat, who, state.where[self.rebel], card, side)
        if state.amended:
            self.yielded = 0  # whoever acts as one is asked at every defence anew (WT-19.2)
        self.round += 0 if self.attacking else 1
        self.attacking = 0 if self.attacking else 1

    def give_up(self, state: Table, seat: int, sink: Sink | None) -> None:
        """WT-7.3; two who act as one give up together (WT-19.2)."""
        if self.attacking:
            self.end(state, SPRING, sink)
            return
        self.yielded |= BIT[seat]
        if self.defenders(state) & ~self.yielded == 0:
            self.end(state, WINTER, sink)

    def run(self, state: Table, sink: Sink | None) -> None:
        """An attack that takes no card from the hand: by skill, or the Nightmare's memory."""
        memory = state.memory_of(NIGHTMARE) if self.is_nightmare_card() else NONE
        self.next_step(state, self.seat, story_card_at(state, memory), sink)

    def end(self, state: Table, side: int, sink: Sink | None) -> None:
        state.stack.pop()
        winner = self.seat if side == WINTER else state.controller[self.rebel]
        if sink is not None:
            sink.add(BattleEnded(winner, side, self.soldier, self.rebel))
        if side == SPRING:
            tell(sink, TELL_BATTLE_ENDING, winner, self.rebel, state.where[self.rebel])
        else:
            lose_battle(state, self, sink)

    def why_not(self, state: Table, seat: Seat, action: Action) -> Refusal:
        if action == PASS:
            return Refusal("WT-6.5", "first-card-must-be-played")
        return Refusal(self.rule, "not-your-card")


def start_battle(state: Table, seat: int, soldier: int, rebel: int, partner: int, sink: Sink | None) -> None:
    if sink is not None:
        sink.add(BattleBegan(seat, soldier, rebel, state.where[rebel]))
    state.stack.append(Battle(seat, soldier, rebel, partner, 0, 1, 0, 0))


def lose_battle(state: Table, battle: Battle, sink: Sink | None) -> None:
    """WT-7.5, and WT-19.3 with a Safe House."""
    rebels = [rebel for rebel in (battle.rebel, battle.partner) if rebel != NONE]
    for rebel in rebels:
        bar(state, rebel, sink)
        if state.safe_house == NONE:
            incapacitate(state, rebel, sink)
        elif not state.is_pinned(rebel):
            put_figure(state, rebel, state.safe_house, sink)
    if state.safe_house != NONE:
        tell(sink, TELL_BATTLE_ENDING, battle.seat, battle.soldier, state.safe_house)
        return
    offer_claim(state, battle.seat, BOUNTY)
    state.stack.append(Relocation(battle.seat, NONE, battle.soldier, battle.rebel, battle.partner, NONE))


@final
class Relocation(Judged):
    """WT-7.5: the winner may put the rebel on any space, if the story justifies it."""

    kind: ClassVar[str] = "relocation"
    fields: ClassVar[tuple[str, ...]] = ("seat", "verdict", "soldier", "rebel", "partner", "space")
    rule: ClassVar[str] = "WT-7.5"

    def __init__(self, seat: int, verdict: int, soldier: int, rebel: int, partner: int, space: int) -> None:
        super().__init__(seat, verdict)
        self.soldier: int = soldier
        self.rebel: int = rebel
        self.partner: int = partner
        self.space: int = space

    def deciders(self, state: Table) -> Seats:
        return BIT[self.seat] if self.space == NONE else NOBODY

    def options(self, state: Table, seat: int) -> list[int]:
        here = state.where[self.rebel]
        return [PASS] + [RELOCATE + space for space in range(state.box.spaces) if space != here]

    def decide(self, state: Table, seat: Seat, action: Action, sink: Sink | None) -> None:
        if action == PASS:
            tell(sink, TELL_BATTLE_ENDING, seat, self.soldier, state.where[self.rebel])
            state.stack.pop()
            return
        self.space = action - RELOCATE
        tell(sink, TELL_BATTLE_ENDING, seat, self.soldier, self.space)
        ask_arbiter(state, ON_RELOCATION, seat, state.controller[self.rebel])

    def run(self, state: Table, sink: Sink | None) -> None:
        """Refused, the rebel lies where it fell (WT-25.3)."""
        state.stack.pop()
        if self.verdict == ACCEPTED:
            for rebel in (self.rebel, self.partner):
                if rebel != NONE and not state.is_pinned(rebel):
                    put_figure(state, rebel, self.space, sink)


def attacks_without_card(state: Table, soldier: int) -> bool:
    """The first attack may be the Great Artifact's memory (WT-19.4) or free by skill (WT-21.4)."""
    return state.artifact == soldier or (state.skills == 1 and state.box.skill[soldier] == SKILL_BATTLE)
