"""The verbs of Winter Tales: the only code that changes a table. Each reports itself to the sink, if any."""

from math import perm

from frostfair.games.winter_tales.rules.events import (
    ArbiterElected,
    CardDiscarded,
    CardsDrawn,
    ChapterBegan,
    CharacterActivated,
    CharacterTaken,
    EpilogueBegan,
    QuestDrawn,
    TaleEnded,
    Told,
)
from frostfair.games.winter_tales.rules.map_events import (
    Barred,
    CardKept,
    FigureMoved,
    Incapacitated,
    Rescued,
    TrapHidden,
)
from frostfair.games.winter_tales.rules.quest_events import (
    CardGiven,
    Eliminated,
    QuestBegan,
    Readied,
    Returned,
    Silenced,
)
from frostfair.games.winter_tales.rules.scoring import score, winning_faction
from frostfair.games.winter_tales.rules.state import Table
from frostfair.games.winter_tales.rules.terms import (
    ACTIVATION_DRAW,
    CHAPTER_DRAW,
    IN_POOL,
    NONE,
    SKILL_OBJECTIVE,
    SKILL_STORY,
    SPRING,
    STORY_SKILL_DRAW,
    WINTER,
    WRITER,
)
from frostfair.kernel.bits import BIT
from frostfair.kernel.flow import Sink, below

# --- story cards ---


def draw_cards(table: Table, n: int) -> list[int]:
    """By chance from the deck, at the moment they are seen; fewer if no more are anywhere (WT-3.10)."""
    deck = table.deck
    if len(deck) < n:
        rest = deck[:]
        deck.clear()
        return rest + draw_cards(table, min(n - len(rest), len(turned_over(table))))
    cards: list[int] = []
    ways = below(table, perm(len(deck), n))  # one number for all of them: of 93 cards there are 4 at most
    for left in range(len(deck), len(deck) - n, -1):
        cards.append(deck.pop(ways % left))
        ways //= left
    return cards


def turned_over(table: Table) -> list[int]:
    """The discard pile becomes the deck, and nobody can follow a card through it."""
    table.deck, table.discard = table.discard, table.deck
    for card in table.deck:
        table.seen.pop(card, None)
    return table.deck


def draw(table: Table, seat: int, n: int, sink: Sink | None) -> None:
    cards = draw_cards(table, n)
    table.hands[seat] += cards
    if sink is not None:
        sink.add(CardsDrawn(seat, tuple(cards)))


def draw_for_chapter(table: Table, sink: Sink | None) -> None:
    """WT-2.13, WT-3.8: four each; the Writer as many as there are Spring players."""
    for seat in table.order:
        writer = table.faction[seat] == WRITER
        draw(table, seat, table.faction.count(SPRING) if writer else CHAPTER_DRAW, sink)


def spend(table: Table, seat: int, card: int) -> None:
    """From the hand to the discard pile."""
    table.hands[seat].remove(card)
    table.discard.append(card)


def discard(table: Table, seat: int, card: int, sink: Sink | None) -> None:
    spend(table, seat, card)
    if sink is not None:
        sink.add(CardDiscarded(seat, card))


def discard_all(table: Table, cards: list[int]) -> None:
    """Cards that lay on some business; everybody saw them there."""
    table.discard += cards


def lay_out(table: Table, seat: int, card: int) -> None:
    """From the hand to the quest that is told: it stays there until the quest is over (WT-11.3)."""
    table.hands[seat].remove(card)


def hide_hand(table: Table, seat: int, value: int, sink: Sink | None) -> list[int]:
    """WT-8.1: the whole hand goes under the rebel's card, `value` cards of it Spring side up."""
    cards = table.hands[seat]
    table.hands[seat] = []
    if sink is not None:
        sink.add(TrapHidden(seat, value))
    return cards


def keep(table: Table, seat: int, card: int, sink: Sink | None) -> None:
    """A hidden card goes back to the hand (WT-8.4). Everybody saw it."""
    table.hands[seat].append(card)
    table.seen[card] = BIT[table.seats] - 1
    if sink is not None:
        sink.add(CardKept(seat, card))


def give(table: Table, seat: int, to: int, card: int, sink: Sink | None) -> None:
    """WT-19.2"""
    table.hands[seat].remove(card)
    table.hands[to].append(card)
    table.seen[card] = BIT[seat]
    if sink is not None:
        sink.add(CardGiven(seat, to, card))


def tell(
    sink: Sink | None,
    beat: int,
    seat: int,
    character: int,
    space: int,
    card: int = NONE,
    side: int = NONE,
    quest: int = NONE,
    memory: int = NONE,
) -> None:
    """A piece of a telling is due (WT-22.1). It changes nothing on the table."""
    if sink is not None:
        sink.add(Told(beat, seat, character, space, card, side, quest, memory))


# --- set-up ---


def elect(table: Table, seat: int, sink: Sink | None) -> None:
    table.arbiter = seat
    if sink is not None:
        sink.add(ArbiterElected(seat))


def take_character(table: Table, seat: int, character: int, space: int, sink: Sink | None) -> None:
    """WT-2.8: ready and standing."""
    table.controller[character] = seat
    table.owned[seat] |= BIT[character]
    table.ready |= BIT[character]
    table.where[character] = space
    table.at[space] |= BIT[character]
    if sink is not None:
        sink.add(CharacterTaken(seat, character, space))


def draw_quest(table: Table, side: int, sink: Sink | None) -> int:
    """WT-2.9, WT-2.10"""
    pool = [q for q in range(4 * side, 4 * side + 4) if table.token[q] == IN_POOL]
    quest = pool[below(table, len(pool))]
    if sink is not None:
        sink.add(QuestDrawn(quest))
    return quest


def place_pawn(table: Table, seat: int, character: int, quest: int, sink: Sink | None) -> None:
    """WT-11.1: the ongoing-quest pawn shows what is performed."""
    table.running = quest
    table.performer = character
    if sink is not None:
        sink.add(QuestBegan(seat, character, quest, table.where[character]))


def remove_pawn(table: Table) -> None:
    """WT-11.11"""
    table.running = table.performer = NONE


# --- characters ---


def put_figure(table: Table, character: int, space: int, sink: Sink | None) -> None:
    at, where = table.at, table.where
    origin = where[character]
    bit = BIT[character]
    at[origin] ^= bit
    at[space] |= bit
    where[character] = space
    if sink is not None:
        sink.add(FigureMoved(character, origin, space))


def activate(table: Table, seat: int, character: int, joining: int, sink: Sink | None) -> None:
    """WT-3.4, steps 1 and 2."""
    table.ready &= ~BIT[character]
    table.activated |= BIT[character]
    if sink is not None:
        sink.add(CharacterActivated(seat, character, joining))
    draw(table, seat, cards_on_activation(table, character), sink)


def cards_on_activation(table: Table, character: int) -> int:
    """Three, or four by skill (WT-21.7); without objectives WT-21.1 is the same skill. Not lying (WT-9.1)."""
    if not table.skills or table.is_lying(character):
        return ACTIVATION_DRAW
    skill = table.box.skill[character]
    has_skill = skill == SKILL_STORY or (skill == SKILL_OBJECTIVE and not table.objectives)
    return STORY_SKILL_DRAW if has_skill else ACTIVATION_DRAW


def incapacitate(table: Table, character: int, sink: Sink | None) -> None:
    table.lying |= BIT[character]
    if sink is not None:
        sink.add(Incapacitated(character))


def bar(table: Table, character: int, sink: Sink | None) -> None:
    """WT-5.6"""
    table.barred |= BIT[character]
    if sink is not None:
        sink.add(Barred(character))


def stand_up(table: Table, seat: int, character: int, sink: Sink | None) -> None:
    """WT-9.3; neither readied nor free to move by that (WT-9.6)."""
    table.lying &= ~BIT[character]
    if sink is not None:
        sink.add(Rescued(seat, character))


def ready_again(table: Table, sink: Sink | None) -> None:
    """Ray of Hope, once per chapter (WT-19.1)."""
    table.ready |= BIT[table.ray]
    table.ray_used = 1
    if sink is not None:
        sink.add(Readied(table.ray))


def note_ray_asked(table: Table) -> None:
    """Its player is asked once at the end of a chapter, whatever the answer is (WT-19.1)."""
    table.ray_asked = 1


def silence(table: Table, soldier: int, rebel: int, sink: Sink | None) -> None:
    """WT-19.6"""
    table.ready &= ~(BIT[soldier] | BIT[rebel])
    table.silenced |= BIT[rebel]
    if sink is not None:
        sink.add(Silenced(soldier, rebel))


def eliminate(table: Table, character: int, sink: Sink | None) -> None:
    """WT-19.7"""
    bit = BIT[character]
    table.at[table.where[character]] &= ~bit
    table.where[character] = NONE
    table.ready &= ~bit
    table.lying &= ~bit
    table.eliminated |= bit
    if sink is not None:
        sink.add(Eliminated(character))


def bring_back(table: Table, seat: int, character: int, space: int, sink: Sink | None) -> None:
    """WT-19.8: standing and exhausted, with its former controller."""
    table.eliminated &= ~BIT[character]
    table.where[character] = space
    table.at[space] |= BIT[character]
    if sink is not None:
        sink.add(Returned(seat, character, space))


def end_chapter(table: Table, sink: Sink | None) -> None:
    """WT-3.8"""
    draw_for_chapter(table, sink)
    for character, space in enumerate(table.where):
        if space != NONE:
            table.ready |= BIT[character]
    table.barred = table.activated = table.silenced = table.tried = 0
    table.ray_used = table.ray_asked = 0
    begin_chapter(table, sink)


def pass_main_token(table: Table, seat: int) -> None:
    """Who is the main player now (WT-2.14, WT-3.3)."""
    table.main = seat


def begin_chapter(table: Table, sink: Sink | None) -> None:
    table.chapter += 1
    if sink is not None:
        sink.add(ChapterBegan(table.chapter))


# --- the end ---


def turn_to_epilogue(table: Table, seat: int, reason: int, sink: Sink | None) -> None:
    """WT-13.1: at once; what was going on is over, and its cards are discarded."""
    discard_all(table, table.held())
    remove_pawn(table)
    table.epilogue_player = seat
    if sink is not None:
        sink.add(EpilogueBegan(seat, reason))


def play_in_epilogue(table: Table, seat: int, card: int, side: int) -> None:
    """WT-13.4: a story point for the side."""
    spend(table, seat, card)
    table.told[side] += 1


def end_tale(table: Table, reason: int, sink: Sink | None) -> None:
    """WT-13.6"""
    table.end = reason
    if sink is not None:
        sink.add(TaleEnded(score(table, SPRING), score(table, WINTER), winning_faction(table)))
