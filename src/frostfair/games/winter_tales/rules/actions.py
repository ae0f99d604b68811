"""Actions as ints: the number is the action's stable id. One table says it all.

An action is a verb's first number plus its arguments: `first + one`, or `first + one * size of two + two`.
Sizes: seat 8, space 32, character 16, card 128, quest 8, memory 8 (a space of the track), objective 16,
number 128, side 2, target 64 (0 … 31 a space, 32 … 47 a character who carries it).

   0   pass        decline, stop, end: whatever the question is
   1   free        play without a card, by a skill (WT-21.4)
   2   artifact    play the memory of the Great Artifact (WT-19.4)
   3   cite        refer to the bookmarked memory (WT-12.4)
   4   accept      yes: the arbiter's and the voters' default (WT-24.3)
   5   reject      no
   6   ready       Ray of Hope: ready its bearer again (WT-19.1)
   7   swap        exchange an objective by skill (WT-21.1)
   8   passage     go through the secret passage (WT-21.6)
   9   fail        accept automatic failure (WT-24.2)
  10   step-down   accept the call and give up the arbiter token (WT-25.5)
  16 …             the verbs with one argument, then those with two, as VERBS lists them
"""

from typing import Final, final

SIZES: Final = {
    "seat": 8,
    "space": 32,
    "character": 16,
    "card": 128,
    "quest": 8,
    "memory": 8,
    "objective": 16,
    "number": 128,
    "side": 2,
    "target": 64,
}

PASS: Final = 0
FREE: Final = 1
ARTIFACT: Final = 2
CITE: Final = 3
ACCEPT: Final = 4
REJECT: Final = 5
READY: Final = 6
SWAP: Final = 7
PASSAGE: Final = 8
FAIL: Final = 9
STEP_DOWN: Final = 10

VOTE: Final = 16  # seat: for an arbiter, or for who fights (WT-25.1, WT-6.4)
SIDE: Final = 24  # side: the Writer in the epilogue (WT-13.5)
LAY: Final = 32  # memory: the track space of a new memory (WT-11.9)
LINK: Final = 40  # memory: the one an epilogue part refers to (WT-13.3)
MARK: Final = 48  # memory: where the bookmark goes (WT-18.1)
PERFORM: Final = 56  # quest (WT-11.1)
STEP: Final = 64  # space (WT-5.1)
RELOCATE: Final = 96  # space (WT-7.5)
ACTIVATE: Final = 128  # character (WT-3.4), also to set out (WT-11.2)
ENGAGE: Final = 144  # character: start a battle or a trap with it (WT-6.1)
JOIN: Final = 160  # character (WT-11.5)
RESCUE_OF: Final = 176  # character (WT-9.3)
NAME: Final = 192  # character: loved, given the artifact, given the carried token (WT-19.2, WT-16.4)
HAND: Final = 208  # character: the artifact goes to it (WT-19.4)
ELIMINATE: Final = 224  # character (WT-19.7)
CLAIM: Final = 240  # objective (WT-20.3)
REVEAL: Final = 256  # objective (WT-20.7)
TAKE_OBJECTIVE: Final = 272  # objective (WT-21.1)
DESTROY: Final = 288  # quest: the power of that quest (WT-19.7)
CREATE: Final = 296  # quest (WT-10.2)
PLAY: Final = 384  # card
DISCARD: Final = 512  # card (WT-3.4)
TRAP: Final = 640  # card: the trap card (WT-8.1)
KEEP: Final = 768  # card: it lay Winter side up and goes back to the hand (WT-8.4)
CHOOSE: Final = 896  # card: it becomes the memory (WT-11.9)
GIVE: Final = 1024  # card: to the partner in love (WT-19.2)
HIDE: Final = 1152  # number: how many cards lie Spring side up (WT-8.1)
TAKE: Final = 2048  # character, space: set-up (WT-2.8)
PLACE: Final = 2560  # quest, target: where its token goes (WT-10.3, WT-2.9)
PROPAGATE: Final = 3072  # character, character: soldier and rebel (WT-19.6)
HAUNT: Final = 3328  # space, character: the Nightmare and its victim (WT-19.5)
RETURN: Final = 3840  # character, space (WT-19.8)

MOST_CHOICES: Final = 512


@final
class Verb:
    """One kind of action: its word, its first number and what it is about."""

    def __init__(self, word: str, first: int, *about: str) -> None:
        self.word: str = word
        self.first: int = first
        self.about: tuple[str, ...] = about
        self.end: int = first + _product([SIZES[kind] for kind in about])

    def number(self, values: list[int]) -> int:
        if len(values) == 2:
            return self.first + values[0] * SIZES[self.about[1]] + values[1]
        return self.first + sum(values)

    def values(self, action: int) -> list[int]:
        rest = action - self.first
        if len(self.about) == 2:
            return list(divmod(rest, SIZES[self.about[1]]))
        return [rest] if self.about else []


def _product(numbers: list[int]) -> int:
    product = 1
    for number in numbers:
        product *= number
    return product


VERBS: Final = (
    Verb("pass", PASS),
    Verb("free", FREE),
    Verb("artifact", ARTIFACT),
    Verb("cite", CITE),
    Verb("accept", ACCEPT),
    Verb("reject", REJECT),
    Verb("ready", READY),
    Verb("swap", SWAP),
    Verb("passage", PASSAGE),
    Verb("fail", FAIL),
    Verb("step-down", STEP_DOWN),
    Verb("vote", VOTE, "seat"),
    Verb("side", SIDE, "side"),
    Verb("lay", LAY, "memory"),
    Verb("link", LINK, "memory"),
    Verb("mark", MARK, "memory"),
    Verb("perform", PERFORM, "quest"),
    Verb("step", STEP, "space"),
    Verb("relocate", RELOCATE, "space"),
    Verb("activate", ACTIVATE, "character"),
    Verb("engage", ENGAGE, "character"),
    Verb("join", JOIN, "character"),
    Verb("rescue", RESCUE_OF, "character"),
    Verb("name", NAME, "character"),
    Verb("hand", HAND, "character"),
    Verb("eliminate", ELIMINATE, "character"),
    Verb("claim", CLAIM, "objective"),
    Verb("reveal", REVEAL, "objective"),
    Verb("choose-objective", TAKE_OBJECTIVE, "objective"),
    Verb("destroy", DESTROY, "quest"),
    Verb("play", PLAY, "card"),
    Verb("discard", DISCARD, "card"),
    Verb("trap", TRAP, "card"),
    Verb("keep", KEEP, "card"),
    Verb("choose", CHOOSE, "card"),
    Verb("give", GIVE, "card"),
    Verb("hide", HIDE, "number"),
    Verb("take", TAKE, "character", "space"),
    Verb("create", CREATE, "quest"),
    Verb("place", PLACE, "quest", "target"),
    Verb("propaganda", PROPAGATE, "character", "character"),
    Verb("haunt", HAUNT, "space", "character"),
    Verb("return", RETURN, "character", "space"),
)


def verb_of(action: int) -> Verb | None:
    for verb in VERBS:
        if verb.first <= action < verb.end:
            return verb
    return None


UNDER: Final = 32  # targets from here on are characters who carry the token


def place(quest: int, target: int) -> int:
    return PLACE + quest * 64 + target
