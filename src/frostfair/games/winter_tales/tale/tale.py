"""The tale as a book, derived from the log and the texts (WT-27.1): chapters, scenes, beats, cards inside.

The model holds ids; the names that people read come from the catalogues, through `names`.
"""

from collections.abc import Sequence
from typing import Final, final

PROLOGUE: Final = 0
EPILOGUE: Final = -1
TRAVEL: Final = "activation"
QUEST: Final = "quest"


@final
class Segment:
    """A few sentences and at most one card; `memory` is the number of the one it refers to."""

    def __init__(
        self, text_id: str, words: str, card: str | None, side: str | None, state: str, memory: int | None
    ) -> None:
        self.text_id: str = text_id
        self.words: str = words
        self.card: str | None = card
        self.side: str | None = side
        self.state: str = state  # told, auto, struck, redacted or missing
        self.memory: int | None = memory

    def pack(self) -> dict[str, object]:
        return {
            "id": self.text_id,
            "words": self.words,
            "card": self.card,
            "side": self.side,
            "state": self.state,
            "memory": self.memory,
        }


@final
class Beat:
    """One telling of one player, and what it refers to; memories by their numbers."""

    def __init__(self, kind: str, author: int, character: str | None, space: str | None) -> None:
        self.kind: str = kind
        self.author: int = author
        self.character: str | None = character
        self.space: str | None = space
        self.segments: list[Segment] = []
        self.quests: list[str] = []
        self.memories: list[int] = []
        self.places: list[str] = []  # where somebody is put, which the words must say
        self.bookmark: int | None = None
        self.laid: int | None = None  # the memory that came of it

    def pack(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "author": self.author,
            "character": self.character,
            "space": self.space,
            "segments": [segment.pack() for segment in self.segments],
            "refs": {
                "quests": self.quests,
                "memories": self.memories,
                "places": self.places,
                "bookmark": self.bookmark,
            },
        }


@final
class Scene:
    """One activation, one quest, or whatever stands alone; `result` is told after it."""

    def __init__(self, kind: str, subject: str | None, space: str | None) -> None:
        self.kind: str = kind
        self.subject: str | None = subject  # a character or a quest
        self.space: str | None = space
        self.beats: list[Beat] = []
        self.result: dict[str, object] | None = None

    def pack(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "subject": self.subject,
            "space": self.space,
            "result": self.result,
            "beats": [beat.pack() for beat in self.beats],
        }


@final
class Chapter:
    """PROLOGUE, 1, 2, …, EPILOGUE."""

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.scenes: list[Scene] = []

    def pack(self) -> dict[str, object]:
        return {"number": self.number, "scenes": [scene.pack() for scene in self.scenes]}


@final
class Memory:
    """An entry of the table of contents: what was laid on the track, and what it means (WT-24.1)."""

    def __init__(
        self, number: int, place: int, sort: str, card: str | None, side: str, quest: str | None
    ) -> None:
        self.number: int = number  # 1, 2, … in the order of the tale
        self.place: int = place
        self.sort: str = sort
        self.card: str | None = card
        self.side: str = side
        self.quest: str | None = quest
        self.caption: str = ""
        self.chapter: int = PROLOGUE
        self.covered: bool = False  # an objective, under the memory of a later quest (WT-20.5)

    def pack(self) -> dict[str, object]:
        return {
            "number": self.number,
            "place": self.place + 1,
            "sort": self.sort,
            "card": self.card,
            "side": self.side,
            "quest": self.quest,
            "caption": self.caption,
            "chapter": self.chapter,
            "covered": self.covered,
        }


@final
class Member:
    """One of the cast: whose it is, and the way it went, space by space."""

    def __init__(self, name: str, seat: int, side: str, space: str) -> None:
        self.name: str = name
        self.seat: int = seat
        self.side: str = side
        self.route: list[str] = [space]

    def pack(self) -> dict[str, object]:
        return {"name": self.name, "seat": self.seat, "side": self.side, "route": self.route}


@final
class Vote:
    """What the table decided about the tale: who is the arbiter, or a call of his."""

    def __init__(self, matter: str, seat: int, accepted: bool) -> None:
        self.matter: str = matter  # arbiter, or the topic of a call
        self.seat: int = seat  # who was elected, or whose words were judged
        self.accepted: bool = accepted

    def pack(self) -> dict[str, object]:
        return {"matter": self.matter, "seat": self.seat, "accepted": self.accepted}


@final
class Tale:
    """The whole book."""

    def __init__(self, players: Sequence[str], factions: Sequence[str]) -> None:
        self.players: list[str] = list(players)
        self.factions: list[str] = list(factions)
        self.chapters: list[Chapter] = [Chapter(PROLOGUE)]
        self.memories: list[Memory] = []  # all that were ever laid, the oldest first
        self.cast: list[Member] = []
        self.votes: list[Vote] = []
        self.ending: dict[str, object] | None = None

    def on_track(self) -> list[Memory]:
        return [memory for memory in self.memories if not memory.covered]

    def pack(self) -> dict[str, object]:
        """The book for programs: plain values, ready for JSON (WT-27.2)."""
        return {
            "players": self.players,
            "factions": self.factions,
            "cast": [member.pack() for member in self.cast],
            "memories": [memory.pack() for memory in self.memories],
            "votes": [vote.pack() for vote in self.votes],
            "chapters": [chapter.pack() for chapter in self.chapters],
            "ending": self.ending,
        }
