"""`frostfair replay`: a match told again from its file."""

from pathlib import Path

from rich.text import Text

from frostfair.files import read_match, shown
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.logtext import Log
from frostfair.kernel.match import Match
from frostfair.kernel.record import ACT, UNDO
from frostfair.terminal.ending import points, tell_luck
from frostfair.terminal.log import tell
from frostfair.terminal.narration import stored_texts
from frostfair.terminal.sitting import Sitting
from frostfair.terminal.terminal import Terminal


def replay_command(
    file: Path,
    data: Path | None,
    *,
    step: bool,
    to: int | None,
    moves: bool,
    seat: int | None,
    colour: bool,
    language: str,
) -> None:
    if step + moves + (to is not None) > 1:
        raise Malformed("replay: only one of --step, --to and --moves")
    log = read_match(file, data)
    whole = log.match
    if seat is not None and not 1 <= seat <= whole.setup.seats:
        raise Malformed(f"{shown(file)}: no seat {seat}; seats are 1 to {whole.setup.seats}")
    if to is not None and not 0 <= to <= whole.version:
        raise Malformed(f"{shown(file)}: no record {to}; records are 0 to {whole.version}")
    replaying = Replaying(
        log,
        Terminal(colour, scroll=not step),
        language,
        None if seat is None else seat - 1,
        stored_texts(file),
    )
    if moves:
        replaying.moves()
    elif step:
        replaying.step()
    elif to is not None:
        replaying.show(to)
    else:
        replaying.tell()


class Replaying:
    """A finished or unfinished match, and where we are in it."""

    def __init__(
        self, log: Log, terminal: Terminal, language: str, seat: int | None, texts: str | None
    ) -> None:
        self.texts = texts
        self.log = log
        self.terminal = terminal
        self.catalogue = catalogue(language)
        self.seat = seat

    def moves(self) -> None:
        """One line for each record: version, seat, notation."""
        for record in self.log.match.records:
            text = f"undo to {record.value}" if record.deed == UNDO else record.deed
            if record.deed == ACT:
                text = self.log.match.game.notation(record.value)
            self.terminal.say(Text(f"{record.version:>4}  {record.seat + 1}  {text}"))

    def tell(self) -> None:
        """The whole log in words, and how it ended."""
        sitting = self._sitting(self.log.match.version)
        match = self.log.match
        everything = tell(
            match, sitting.face, self.catalogue, sitting.names, self.seat, narration=sitting.narration
        )
        for told in everything:
            for line in told.lines:
                self.terminal.say(Text(f"{told.version:>4}  {line}"))
        self._show(sitting)
        result = match.result()
        if result is not None:
            self.terminal.say("", *points(sitting, result))
            self.terminal.stress(sitting.face.verdict(result, sitting.names))
            tell_luck(sitting)

    def show(self, version: int) -> None:
        """The table after this record, and what the record did."""
        sitting = self._sitting(version)
        self._show(sitting)
        told = tell(sitting.match, sitting.face, self.catalogue, sitting.names, self.seat)[-1:]
        sitting.tell_news(told)

    def step(self) -> None:
        """Enter goes on, b goes back, a number jumps, q leaves."""
        last = self.log.match.version
        at = 0
        while True:
            self.show(at)
            try:
                typed = (
                    self.terminal.ask(self.catalogue.say("replay-prompt", at=at, last=last)).strip().lower()
                )
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q" or (typed == "" and at == last):
                return
            at = _next(at, typed, last)

    def _show(self, sitting: Sitting) -> None:
        scene = sitting.scene(self.seat, since=max(0, sitting.match.version - 1))
        self.terminal.clear()
        self.terminal.say(sitting.face.board(scene, self.terminal.sheet), "")

    def _sitting(self, version: int) -> Sitting:
        whole = self.log.match
        match = Match(whole.game, whole.setup)
        for record in whole.records[:version]:
            match.apply(record)
        log = Log(match, self.log.players)
        return Sitting(log, None, self.terminal, self.catalogue, texts=self.texts)


def _next(at: int, typed: str, last: int) -> int:
    if typed == "b":
        return max(0, at - 1)
    if typed.isascii() and typed.isdigit() and len(typed) < 6:
        return min(int(typed), last)
    return min(at + 1, last) if typed == "" else at
