"""One table being played, without any I/O: a message comes in, and out comes what is to be done.

The owner of a room calls it for one thing at a time, and has what an Outcome holds made durable and only then
told (`commit.py`). If that fails, it throws the room away and reads the log anew: a room is a cache. Time is
passed in, in milliseconds.
"""

from array import array
from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeAlias

from frostfair.kernel.errors import (
    GAME_OVER,
    NOT_PLAYED,
    NOT_YOUR_DECISION,
    NOTHING_TO_UNDO,
    FrostfairError,
    IllegalAction,
    Malformed,
    StaleCommand,
)
from frostfair.kernel.game import Game
from frostfair.kernel.match import Match
from frostfair.kernel.record import Record
from frostfair.kernel.telling import Change
from frostfair.server.table.chat import Chat
from frostfair.server.table.clock import Clock
from frostfair.server.table.closing import grace, still_standing
from frostfair.server.table.consent import Consent, Ending, UndoRequest
from frostfair.server.table.explain import explain
from frostfair.server.table.logbook import Logbook
from frostfair.server.table.news import Happened
from frostfair.server.table.outcome import Broadcast, Outcome, refusal
from frostfair.server.table.plain import plain
from frostfair.server.table.position import Audience, Seen, look, position, unfinished
from frostfair.server.table.substitution import Seats
from frostfair.server.table.words import by_itself
from frostfair.server.table.words.receive import receive_words, text_news
from frostfair.server.table.words.words import Words
from frostfair.store.rows import Closing
from frostfair.wire import limits
from frostfair.wire import messages as wire
from frostfair.wire.data import (
    AbsenceData,
    AskData,
    AskUndoData,
    ConsentData,
    KeyData,
    LogLine,
    Position,
    ReplaceData,
    SayData,
    ViewData,
)

# What is still heard where a game was ended unfinished.
AFTERWARDS: Final = (wire.Hello, wire.Ping, wire.Ask, wire.Say, wire.Redact)
Command: TypeAlias = wire.Act | wire.Undo | wire.EndTurn


def waited_for(match: Match, words: Words | None) -> list[int]:
    """The seats that must do something now: tell, or decide."""
    if match.result() is not None:
        return []
    return (words.waits_for() if words is not None else []) or match.deciders()


class Room:
    """A match, its clock, and its seats."""

    def __init__(
        self,
        match: Match,
        clock: Clock,
        bots: Sequence[str | None],
        now: int,
        *,
        users: Sequence[str | None] = (),
        known_bots: Callable[[Game], Sequence[str]] = lambda _: ("random",),
        words: Words | None = None,
    ) -> None:
        self.match = match
        self.clock = clock
        self.words = words  # where people tell
        self.ordered = 0  # the version that a standing order made last
        self.seats = Seats(bots, clock, now)
        self.users = list(users) if users else [None if bot else str(i) for i, bot in enumerate(bots)]
        self.marks: dict[int, str] = {}  # version -> the bot that decided it
        self.times = array("q", [now] * match.version)  # when each record was made
        self.known_bots = known_bots
        self._done: dict[tuple[int, str], int] = {}
        self.chat = Chat()
        self.closing: Closing | None = None  # the players are about to end the game unfinished
        self.is_abandoned = False  # they have
        self._last_told: tuple[list[int], Closing | None] = ([], None)
        self.consent = Consent()
        self._fingerprints: dict[Audience, int] = {}  # of what each audience saw last
        # Those with a connection here; the others are told nothing.
        self.audiences_present: Callable[[], Collection[Audience]] = lambda: self.audiences
        self.reading: Callable[[], Collection[Audience]] = tuple  # those that want positions in words too

    # --- questions ---

    @property
    def audiences(self) -> list[Audience]:
        return [*range(self.match.setup.seats), None]

    @property
    def is_over(self) -> bool:
        return self.is_abandoned or self.match.result() is not None

    @property
    def bots(self) -> list[str | None]:
        """The bot that plays a seat; None: its user does."""
        return self.seats.bots

    def gone(self, now: int) -> list[int]:
        if self.seats.none_can_be_gone:
            return []
        return [] if self.is_over else self.seats.gone(now)

    def waited_for(self) -> list[int]:
        return [] if self.is_abandoned else waited_for(self.match, self.words)

    def _tellers(self) -> list[int]:
        return [] if self.words is None else self.words.waits_for()

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that a bot must decide for, and which bot."""
        if self._tellers():
            return None
        for seat in self.match.deciders():
            bot = self.bots[seat]
            if bot is not None:
                return seat, bot
        return None

    def wake(self, now: int) -> int | None:
        """When a node must look at the table even if no client comes."""
        if self._waits_for_people() or self.is_over:
            return None
        if self.has_something_to_do(now):
            return now
        times = [by_itself.deadline(self), None if self.closing is None else self.closing.at]
        return min([at for at in times if at is not None], default=None)

    def has_something_to_do(self, now: int) -> bool:
        """Without any client: a bot is to move or to tell, a seat has given orders, or time is up."""
        if self._waits_for_people() or self.is_over:
            return False
        if self.is_time_to_close(now) or self.bot_to_move() is not None:
            return True
        return by_itself.has_something_to_do(self, now)

    def is_time_to_close(self, now: int) -> bool:
        return self.closing is not None and self.closing.at <= now

    def _waits_for_people(self) -> bool:
        """Whatever happens: nearly always so."""
        return self.words is None and self.closing is None and not any(self.bots)

    def position(self, audience: Audience, now: int | None = None) -> Position:
        found = position(self.match, audience, self.clock.face(now), self.words)
        if self.is_abandoned:
            found = unfinished(found)
        if audience in self.reading():
            found.plain = plain(self.match, audience, self.words)
        return found

    def view(self, audience: Audience, since: int | None, now: int) -> wire.View:
        """The first paint, with what happened since the client last looked if that isn't too long ago."""
        version = self.match.version
        gap: list[LogLine] = []
        if since is not None and max(0, version - limits.GAP) <= since < version:
            gap = self._logbook().lines(audience, since)
        absence = self._absence(self.gone(now), now)
        texts = [] if self.words is None else self.words.texts()
        data = ViewData(self.position(audience, now), audience, gap, absence, self.consent.data(), texts)
        return wire.View(version, data)

    # --- what comes in ---

    def remember(self, seat: int, key: str, version: int) -> None:
        """A command of this key made this version: repeated, it gets the same answer."""
        self._done[seat, key] = version
        while len(self._done) > limits.KEYS:
            del self._done[next(iter(self._done))]

    def has_done(self, seat: int, key: str) -> bool:
        return (seat, key) in self._done

    def receive(self, seat: Audience, who: str, message: wire.Asked, now: int) -> Outcome:
        """A message of a seat, or of a spectator. `who` is the user; a refusal is an outcome too."""
        try:
            return self._receive(seat, who, message, now)
        except FrostfairError as error:
            return Outcome(reply=self._refusal(error, seat, wire.key_of(message), now))

    def _receive(self, seat: Audience, who: str, message: wire.Asked, now: int) -> Outcome:
        if self.is_abandoned and not isinstance(message, AFTERWARDS):
            raise IllegalAction(NOT_PLAYED, "table-is-abandoned")
        match message:
            case wire.Act() | wire.Undo() | wire.EndTurn():  # nearly always
                return self._command(self._seated(seat), message, now)
            case wire.Ping():
                return Outcome(reply=[wire.Pong()])
            case wire.Hello(v=since):
                return Outcome(reply=[self.view(seat, since, now)])
            case wire.Look():  # which seats are the user's, the table knows and not the room
                raise IllegalAction(NOT_YOUR_DECISION, "not-your-seat")
            case wire.Say(d=SayData(text=text)):
                return Outcome(say=self.chat.accept(who, text, now))
            case wire.React(d=reaction):
                return Outcome(say=self.chat.accept_reaction(who, reaction, self.match.version, now))
            case wire.Read():  # that is between the user and the table's chat: `handle.py`
                return Outcome()
            case (
                wire.Tell()
                | wire.Edit()
                | wire.Strike()
                | wire.Redact()
                | wire.Remark()
                | wire.Draft()
                | wire.Order()
            ):
                return receive_words(self, self._seated(seat), message, now)
            case wire.AskUndo(v=at, d=AskUndoData(to=to)):
                return self._ask_undo(self._seated(seat), at, to, now)
            case wire.AnswerUndo(v=at, d=ConsentData(yes=yes)):
                return self._answer_undo(self._seated(seat), at, yes, now)
            case wire.Replace(d=ReplaceData(seat=other, bot=bot)):
                return self._replace(self._seated(seat), other, bot, now)
            case wire.TakeBack():
                return self._take_back(self._seated(seat))
            case wire.Close():
                return self._close(self._seated(seat), now)
            case wire.Ask(d=AskData(key=key, about=about)):
                return Outcome(reply=[wire.Answer(explain(self.match, seat, key, about))])

    def came(self, seat: Audience, now: int) -> Outcome:
        if seat is not None:
            self.seats.came(seat)
        is_back = self.closing is not None and seat in self.closing.gone
        return self._go_on(now) if is_back else self.tick(now)

    def went(self, seat: Audience, now: int) -> Outcome:
        if seat is not None:
            self.seats.went(seat, now)
        return self.tick(now)

    def tick(self, now: int) -> Outcome:
        """Time has passed: tell all if a player is gone or back."""
        return Outcome(told=self._tell_who_is_gone(now))

    def _tell_who_is_gone(self, now: int) -> Broadcast:
        return [] if (self.gone(now), self.closing) == self._last_told else self._tell_absence(now)

    def next_tick(self, now: int) -> int | None:
        """When `tick` could have something to tell."""
        if self.seats.none_can_be_gone or self.is_over:
            return None
        times = [
            self.clock.deadline(),
            by_itself.deadline(self),
            self.seats.next_change(now),
            None if self.closing is None else self.closing.at,
        ]
        return min([at for at in times if at is not None and at > now], default=None)

    # --- commands ---

    def _command(self, seat: int, command: Command, now: int) -> Outcome:
        made = self._done.get((seat, command.d.key))
        if made is not None:
            return Outcome(reply=[wire.Done(made, KeyData(command.d.key))])
        self._refuse_if_a_bot_plays(seat)
        outcome = self._decide(lambda: self._apply(seat, command), None, now)
        self.remember(seat, command.d.key, self.match.version)
        outcome.key = command.d.key
        outcome.reply.append(wire.Done(self.match.version, KeyData(command.d.key)))
        return outcome

    def _apply(self, seat: int, command: Command) -> Record:
        match = self.match
        if self.words is not None and not isinstance(command, wire.Undo):
            self.words.telling.refuse_if_telling(seat)
        if isinstance(command, wire.Act):
            return match.submit(seat, match.game.parse(command.d.do), command.v)
        if not 0 <= command.v <= match.version:
            raise Malformed(f"no version {command.v}: the newest is {match.version}")
        if command.v < match.offered_since(seat):
            raise StaleCommand(f"answers version {command.v}, but the choices have changed since")
        if isinstance(command, wire.Undo):
            return match.undo(seat, command.d.to)
        return match.end_turn(seat)

    def bot_decides(self, seat: int, bot: str, at: int, action: int | None, now: int) -> Outcome:
        """A bot's decision (None: it ends its turn) about version `at`; too late, it is no decision."""
        match = self.match
        if at != match.version or self.bots[seat] != bot or self._tellers():
            return Outcome()
        return self.decide_for(seat, action, bot, now)

    def decide_for(self, seat: int, action: int | None, bot: str | None, now: int) -> Outcome:
        if action is None:
            return self._decide(lambda: self.match.end_turn(seat), bot, now)
        return self._decide(lambda: self.match.submit(seat, action), bot, now)

    def _decide(self, make: Callable[[], Record], bot: str | None, now: int, *, here: bool = True) -> Outcome:
        """`here`: it was decided at this node, so its bots have something to say about it."""
        present, reading = self.audiences_present(), self.reading()
        hearing = [audience for audience in self.audiences if audience in present]
        before = self._fingerprints_of(hearing)
        record = make()
        self.times.append(now)
        if bot is not None:
            self.marks[record.version] = bot
        lines = self._bots_tell() if here else []
        self.clock.decided(self.waited_for(), now)
        outcome = Outcome(record=record, bot=bot, at=now, texts=lines)
        if bot is None:
            outcome.goes_on = self._forget_closing()
        happened = Happened(self._logbook())
        self._fingerprints = {}
        for audience, seen in self._look(hearing).items():
            self._fingerprints[audience] = seen.fingerprint
            outcome.news[audience] = happened.news(audience, before[audience], seen)
            if audience in reading:
                words = seen.with_plain(plain(self.match, audience, self.words))
                outcome.plain_news[audience] = happened.news(audience, before[audience], words)
        outcome.told += self._end_undo_request("granted" if record.agreed else "void")
        if self.words is not None:
            outcome.told += text_news(self, self.words, [line.id for line in lines])
        outcome.told += self._tell_who_is_gone(now)
        return outcome

    def _bots_tell(self) -> list[Change]:
        """Bots always have something to say."""
        if self.words is None:
            return []
        telling = self.words.telling
        return telling.make_up([passage for passage in telling.untold() if self.bots[passage.seat]])

    def _logbook(self) -> Logbook:
        return Logbook(self.match.game, self.match.records, self.times, self.marks)

    def _look(self, audiences: Sequence[Audience]) -> dict[Audience, Seen]:
        return look(self.match, audiences, self.clock.face(), self.words)

    def _fingerprints_of(self, audiences: Sequence[Audience]) -> dict[Audience, int]:
        """Of what they saw last."""
        unknown = [audience for audience in audiences if audience not in self._fingerprints]
        if unknown:
            self._fingerprints |= {
                audience: seen.fingerprint for audience, seen in self._look(unknown).items()
            }
        return self._fingerprints

    def restart_waiting(self, now: int) -> None:
        """Words have changed, and with them the seats that are waited for."""
        self.clock.decided(self.waited_for(), now)
        self._fingerprints.clear()

    def catch_up(self, record: Record, bot: str | None, key: str | None, now: int) -> Outcome:
        """Another node wrote this record: do it again, and tell the clients that are connected here."""
        outcome = self._decide(lambda: self._applied(record), bot, now, here=False)
        if key is not None:
            self.remember(record.seat, key, record.version)
        return Outcome(news=outcome.news, plain_news=outcome.plain_news, told=outcome.told)

    def _applied(self, record: Record) -> Record:
        self.match.apply(record)
        return self.match.records[-1]

    # --- votes ---

    def _ask_undo(self, seat: int, at: int, to: int | None, now: int) -> Outcome:
        self._refuse_if_over()
        self._refuse_if_a_bot_plays(seat)
        asked = self._asked_to_agree(seat, now)
        return self._grant_or_tell(self.consent.ask(self.match, seat, at, to, asked), now)

    def _asked_to_agree(self, seat: int, now: int) -> list[int]:
        """The seats of other users who are there. Bots agree; being gone is no consent."""
        others = [other for other in self.seats.humans() if self.users[other] != self.users[seat]]
        gone = self.gone(now)
        present = [other for other in others if other not in gone]
        if others and not present:
            raise IllegalAction(NOTHING_TO_UNDO, "all-others-are-gone")
        return present

    def _answer_undo(self, seat: int, at: int, yes: bool, now: int) -> Outcome:
        """Of a user: on a shared screen for all of their seats."""
        self._refuse_if_a_bot_plays(seat)
        mine = self._seats_beside(seat)
        return self._grant_or_tell(self.consent.answer(self.match, seat, mine, at, yes), now)

    def _seats_beside(self, seat: int) -> list[int]:
        """All that the user of this seat plays."""
        return [other for other in self.seats.humans() if self.users[other] == self.users[seat]]

    def _grant_or_tell(self, request: UndoRequest, now: int) -> Outcome:
        if request.is_granted:
            return self._decide(lambda: self.match.undo_agreed(request.by, request.to), None, now)
        return Outcome(told=self._to_all(wire.UndoRequest(request.data())))

    def _end_undo_request(self, how: Ending) -> Broadcast:
        request = self.consent.end(how)
        return [] if request is None else self._to_all(wire.UndoRequest(request.data()))

    def _replace(self, voter: int, seat: int, bot: str, now: int) -> Outcome:
        known = self.known_bots(self.match.game)
        if bot not in known:
            raise Malformed(f"unknown bot {bot!r}; available: {', '.join(known)}")
        self._refuse_if_over()
        if self.seats.replace(voter, seat, bot, now):
            return Outcome(set_bot=(seat, bot))
        return Outcome(told=self._tell_absence(now))

    def _take_back(self, seat: int) -> Outcome:
        self._refuse_if_over()
        return Outcome(set_bot=(seat, None)) if self.bots[seat] is not None else Outcome()

    def _close(self, seat: int, now: int) -> Outcome:
        self._refuse_if_over()
        all_want_it = self.seats.close(self._seats_beside(seat), now)
        by = self.seats.want_to_close
        gone = [other for other in self.gone(now) if other not in by]
        if all_want_it and (self.closing is None or not gone):
            at = now + grace(self.clock.pace) if gone else now
            closing = Closing(tuple(by), tuple(gone), at, self.match.version)
            if not gone:
                return Outcome(closing=closing)
            self.closing = closing
            return Outcome(closing=closing, told=self._tell_absence(now))
        return Outcome(told=self._tell_absence(now))

    def hear_closing(self, closing: Closing | None) -> None:
        """What the store knows; another node may have begun it or called it off."""
        known = None if self.closing is None else self.closing.version
        if closing is None or closing.version != known:
            self.closing = still_standing(closing, self.match, self.marks)

    def _go_on(self, now: int) -> Outcome:
        """A player whom the others thought gone is back: nothing is ended over their head."""
        return Outcome(goes_on=self._forget_closing(), told=self._tell_absence(now))

    def _forget_closing(self) -> bool:
        """Whether there was something to forget that the store knows of."""
        was_closing, self.closing = self.closing is not None, None
        self.seats.forget_votes_to_close()
        return was_closing

    def abandon(self) -> None:
        """The store knows it; now the room does."""
        self.is_abandoned, self.closing = True, None
        self._fingerprints.clear()

    def change_hands(self, seat: int, bot: str | None, now: int) -> Outcome:
        """The store knows it; now the room does."""
        self.seats.change_hands(seat, bot)
        return Outcome(told=self._end_undo_request("void") + self._tell_absence(now))

    def _tell_absence(self, now: int) -> Broadcast:
        gone = self.gone(now)
        self._last_told = (gone, self.closing)
        return self._to_all(wire.Absence(self._absence(gone, now)))

    def _absence(self, gone: list[int], now: int) -> AbsenceData:
        return self.seats.data(gone, None if self.closing is None else max(0, self.closing.at - now))

    def _to_all(self, message: wire.Message) -> Broadcast:
        return [(audience, message) for audience in self.audiences]

    # --- refusals ---

    def _seated(self, seat: Audience) -> int:
        if seat is None:
            raise IllegalAction(NOT_YOUR_DECISION, "only-watching")
        return seat

    def _refuse_if_a_bot_plays(self, seat: int) -> None:
        if self.bots[seat] is not None:
            raise IllegalAction(NOT_YOUR_DECISION, "a-bot-plays-this-seat")

    def _refuse_if_over(self) -> None:
        if self.is_over:
            raise IllegalAction(GAME_OVER, "game-over")

    def _refusal(
        self, error: FrostfairError, seat: Audience, key: str | None, now: int
    ) -> list[wire.Message]:
        told = wire.Refused(refusal(error, key, self.match.game), self.match.version)
        # A client that answered what no longer stands needs to see what stands now.
        return [told, self.view(seat, None, now)] if isinstance(error, StaleCommand) else [told]
