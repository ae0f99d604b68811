"""What each audience sees of a match. Only here and in `logbook` does a match become messages.

An audience is a seat, or None for all spectators. Whatever leaves here has passed `view`, `seen_by` or
`offers` of that very audience; seed, generator and digests stay inside until there is a result.

`Moment` says what is the same for all, `Moment.position` what an audience sees of it: in a client's first
view (`position`), after every record (`look`), and in a replay (`history.moments`). After a
record the view and the offers are not built of objects first: the game and `offers` have written them before.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol, cast

import msgspec

from frostfair.kernel.game import Game, Result, View
from frostfair.kernel.match import Match
from frostfair.server.table.offers import offers_of
from frostfair.wire.clock import ClockFace
from frostfair.wire.data import Position, ResultData, Reveal, TellingData
from frostfair.wire.plain import Plain
from frostfair.wording.base import wording_of
from frostfair.wording.message import Message, Seat, listed, message

Audience = int | None
_ENCODER: Final = msgspec.json.Encoder()


class Tells(Protocol):
    """The words of a table, where people tell."""

    def waits_for(self) -> list[int]: ...

    def data(self, audience: Audience) -> TellingData: ...


class Moment:
    """A table at one moment, before it is cut for an audience. While a seat tells, none decides."""

    def __init__(
        self,
        game: Game,
        deciders: list[int],
        result: Result | None,
        reveal: Reveal | None,
        tellers: Sequence[int] = (),
        ending: int = -1,
        clock: ClockFace | None = None,
        seal: str | None = None,
    ) -> None:
        self.tellers: Sequence[int] = tellers
        self._game: Game = game
        self._deciders: list[int] = deciders
        self._result: Result | None = result
        self._packed: ResultData | None = None if result is None else cast(ResultData, result.pack())
        self._reveal: Reveal | None = reveal
        self._ending: int = ending  # the seat that is asked whether its turn is over
        self._clock: ClockFace | None = clock
        self._seal: str | None = seal

    def position(
        self,
        audience: Audience,
        view: Any,
        glance: View,
        actions: Sequence[int] = (),
        offers: Any = (),
        may_undo: bool = False,
        may_end_turn: bool = False,
        telling: TellingData | None = None,
    ) -> Position:
        """`view` and `offers` are objects, or written already; `glance` is what prompts need of the view."""
        return Position(
            view,
            list(self.tellers) or self._deciders,
            self._prompt(audience, glance, actions),
            offers or [],
            may_undo,
            may_end_turn,
            self._clock,
            self._packed,
            self._reveal,
            self._seal,
            telling,
            stage=None if self._result is not None else wording_of(self._game).stage(glance),
        )

    def fingerprint(self, *seen: Any) -> int:
        """Of what an audience sees, but for what goes with time or follows from the rest."""
        result = None if self._packed is None else _ENCODER.encode(self._packed)
        return hash((tuple(self._deciders), tuple(self.tellers), result, *seen))

    def _prompt(self, audience: Audience, view: View, offers: Sequence[int]) -> Message | None:
        """What this audience is asked, or what it waits for: while a seat tells, for the words."""
        if audience in self.tellers:
            return message("prompt-tell")
        if self.tellers:
            return message("wait-tell", players=listed(Seat(seat) for seat in self.tellers))
        wording, deciders = wording_of(self._game), self._deciders
        if self._result is not None:
            return wording.verdict(self._result) or message("prompt-over")
        if self._ending >= 0:
            mine = self._ending == audience
            return message("prompt-end-turn" if mine else "wait-end-turn", player=Seat(self._ending))
        asked = wording.prompt(view, deciders, audience, offers)
        if asked is not None:
            return asked
        if audience in deciders:
            return message("prompt-choose")
        return message("prompt-waiting", players=listed(Seat(seat) for seat in deciders))


def _now(match: Match, clock: ClockFace | None, tale: Tells | None) -> Moment:
    result, deciders = match.result(), match.deciders()
    tellers = [] if tale is None or result is not None else tale.waits_for()
    ending = [seat for seat in deciders if match.may_end_turn(seat)]
    revealed = None if result is None else reveal(match)
    return Moment(
        match.game, deciders, result, revealed, tellers, ending[0] if ending else -1, clock, seal(match)
    )


def position(
    match: Match, audience: Audience, clock: ClockFace | None, tale: Tells | None = None
) -> Position:
    """The whole table as this audience may see it."""
    now, view = _now(match, clock, tale), match.view(audience)
    actions = _actions(match, audience, now)
    return now.position(
        audience,
        view,
        view,
        actions,
        offers_of(match.game).made(actions),
        _may_undo(match, audience),
        _may_end_turn(match, audience, now),
        None if tale is None else tale.data(audience),
    )


def unfinished(now: Position) -> Position:
    """The same where the players have ended the game: there is nothing to wait for."""
    telling = None if now.telling is None else TellingData()
    return Position(now.view, [], message("prompt-unfinished"), seal=now.seal, telling=telling)


class Seen:
    """A position to be written, and its fingerprint: a room need not keep what it showed."""

    def __init__(self, fingerprint: int, position: Position) -> None:
        self.fingerprint: int = fingerprint
        self.position: Position = position

    def with_plain(self, words: Plain) -> "Seen":
        """The same position with the table in words."""
        return Seen(self.fingerprint, msgspec.structs.replace(self.position, plain=words))


def look(
    match: Match, audiences: Sequence[Audience], clock: ClockFace | None, tale: Tells | None = None
) -> dict[Audience, Seen]:
    """The same for several audiences, with the big pieces written already."""
    now, offers = _now(match, clock, tale), offers_of(match.game)
    views = match.written_views(audiences)
    found: dict[Audience, Seen] = {}
    for at, audience in enumerate(audiences):
        view = b"".join(views[at])
        actions = _actions(match, audience, now)
        may_undo, may_end_turn = _may_undo(match, audience), _may_end_turn(match, audience, now)
        telling = None if tale is None else tale.data(audience)
        told = None if telling is None else _ENCODER.encode(telling)
        found[audience] = Seen(
            now.fingerprint(view, tuple(actions), may_undo, may_end_turn, told),
            now.position(
                audience,
                msgspec.Raw(view),
                match.glance(audience),
                actions,
                offers.written(actions),
                may_undo,
                may_end_turn,
                telling,
            ),
        )
    return found


def _actions(match: Match, audience: Audience, now: Moment) -> list[int]:
    return [] if audience is None or now.tellers else match.offers(audience)


def _may_undo(match: Match, audience: Audience) -> bool:
    return audience is not None and match.may_undo(audience)


def _may_end_turn(match: Match, audience: Audience, now: Moment) -> bool:
    return audience is not None and not now.tellers and match.may_end_turn(audience)


# --- luck ---


def seal(match: Match) -> str | None:
    """What stands for the digest of the newest record as long as the seed is a secret."""
    if not match.records:
        return None
    return match.setup.luck.seal(match.version, match.records[-1].digest)


def seals(match: Match) -> dict[int, str]:
    """The same of all records."""
    return {record.version: match.setup.luck.seal(record.version, record.digest) for record in match.records}


def reveal(match: Match) -> Reveal:
    """Only when no decision can change anything any more."""
    assert match.result() is not None
    return Reveal(match.setup.luck.seed, list(match.setup.luck.words))
