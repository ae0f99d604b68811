"""A room from the log, and a bot's question from a room."""

import asyncio
import secrets
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from frostfair.games import installed
from frostfair.i18n.catalogue import SOURCE, Catalogue, catalogue
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import read_record
from frostfair.kernel.match import Match
from frostfair.kernel.narration import Language
from frostfair.kernel.telling import Telling
from frostfair.server.bots.thinker import Question
from frostfair.server.table.clock import Clock
from frostfair.server.table.closing import still_standing, without_time_down
from frostfair.server.table.room import Room, waited_for
from frostfair.server.table.words.words import Words
from frostfair.store.database import Entry
from frostfair.store.loading import Loaded
from frostfair.store.notes import Note
from frostfair.store.rows import ABANDONED, PLAYING
from frostfair.store.store import Store
from frostfair.store.texts import Said
from frostfair.store.texts import Words as KeptText
from frostfair.store.uptimes import Uptime, time_down
from frostfair.wire.clock import NoPace, read_pace


@dataclass(frozen=True, slots=True)
class StoredWords:
    """The words of a table, as the store keeps them, and the language in which the program makes some up."""

    texts: list[KeptText]
    remarks: list[Said]
    notes: list[Note]
    language: Catalogue

    def of(self, match: Match) -> Words:
        found = words_of(match, self.language)
        assert found is not None
        for line in self.remarks:
            found.hear_remark(line)
        for text in self.texts:
            found.hear(text)
        found.hear_notes(self.notes)
        return found


def words_of(match: Match, language: Language) -> Words | None:
    """Before anything is told; None for a game without people's words."""
    narration = installed.narration(match.game, match.setup.options)
    if narration is None:
        return None
    return Words(Telling(match, narration, teller=narration.teller(match, language)))


async def load_words(store: Store, loaded: Loaded) -> StoredWords | None:
    """None for a game without people's words."""
    match, table = loaded.match, loaded.table.id
    if installed.narration(match.game, match.setup.options) is None:
        return None
    spoken = loaded.table.language or SOURCE
    language = await asyncio.to_thread(catalogue, spoken)  # reading all of it takes a while
    return StoredWords(
        await store.texts.of_table(table),
        await store.chat.remarks(table),
        await store.notes.of_table(table),
        language,
    )


async def load_uptimes(store: Store, loaded: Loaded) -> list[Uptime]:
    """Only where time runs out does it matter when a server was there."""
    row = loaded.table
    if row.status != PLAYING or (row.closing is None and isinstance(read_pace(row.pace), NoPace)):
        return []
    return await store.uptimes.since(row.started or row.created)


def build_room(
    loaded: Loaded,
    now: int,
    known_bots: Callable[[Game], Sequence[str]],
    words: StoredWords | None = None,
    uptimes: Sequence[Uptime] = (),
) -> Room:
    """Everything that a room knows follows from log and texts: clocks, idempotency keys, marks of bots."""
    row, match = loaded.table, loaded.match
    room = Room(
        match,
        _clock(loaded, now, words, uptimes),
        [seat.bot for seat in row.seats],
        now,
        users=[seat.user for seat in row.seats],
        known_bots=known_bots,
        words=None if words is None else words.of(match),
    )
    room.times = array("q", [entry.at for entry in loaded.entries])
    for record, entry in zip(match.records, loaded.entries, strict=True):
        if entry.bot is not None:
            room.marks[entry.version] = entry.bot
        if entry.key is not None:
            room.remember(record.seat, entry.key, entry.version)
    closing = still_standing(row.closing, match, room.marks)
    room.closing = without_time_down(closing, room.clock.pace, uptimes, now)
    if row.status == ABANDONED:
        room.abandon()
    return room


def _clock(loaded: Loaded, now: int, stored: StoredWords | None, uptimes: Sequence[Uptime] = ()) -> Clock:
    """Reckoned from the times in the log; that means playing it once more, so only where a clock runs.

    Each time is moved on by what no server was running since, as if that had never been.
    """
    row, game = loaded.table, loaded.match.game
    pace = read_pace(row.pace)
    seats = len(row.seats)
    if isinstance(pace, NoPace):
        return Clock(pace, seats, loaded.match.deciders(), now)
    match = Match(game, row.setup(game))
    begun = row.started or row.created
    clock = Clock(pace, seats, match.deciders(), begun + time_down(uptimes, begun, now))
    words = None if stored is None else words_of(match, stored.language)
    for happened in _in_time(loaded, stored):
        if isinstance(happened, Entry):
            match.apply(read_record(game, happened.text))
            at = happened.at
        elif words is not None:
            words.hear(happened)
            at = happened.created
        clock.decided(waited_for(match, words), at + time_down(uptimes, at, now))
    return clock


def _in_time(loaded: Loaded, stored: StoredWords | None) -> Iterator[Entry | KeptText]:
    """Records, and the words that went with them before the table could go on."""
    words = [] if stored is None else stored.texts
    for entry in loaded.entries:
        yield entry
        yield from [text for text in words if text.id.startswith(f"{entry.version}.")]


@dataclass(frozen=True, slots=True)
class Due:
    """What a bot is to decide. Without a question it just ends its turn, which bots know nothing of."""

    seat: int
    bot: str
    version: int
    question: Question | None


def question_for(room: Room) -> Due | None:
    """The state is imagined here, before it leaves this process."""
    moving = room.bot_to_move()
    if moving is None:
        return None
    seat, bot = moving
    match = room.match
    if match.may_end_turn(seat):
        return Due(seat, bot, match.version, None)
    imagined = match.imagine(seat, secrets.randbits(60))
    offers = match.offers(seat)
    asked = Question(match.game.meta.id, bot, imagined.pack(), seat, offers, secrets.randbits(60))
    return Due(seat, bot, match.version, asked)
