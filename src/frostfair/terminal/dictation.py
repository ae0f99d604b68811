"""A player tells: one or more lines, with cards and other chips of the table inside them.

[Key] or [1] puts a chip in; a card that is simply named is found. An empty line ends it.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from rich.console import Group
from rich.markdown import Markdown
from rich.text import Text

from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.terminal.narration import Chip, Narration, Piece
from frostfair.terminal.seat_protocol import AtTable, Leaving, lately

LEAST_NEWS = 6
WHAT = "what "
BRACKETS = re.compile(r"\[([^\[\]]*)\]")


class Dictation:
    """Asks one seat for one piece."""

    def __init__(self, sitting: AtTable, narration: Narration, piece: Piece) -> None:
        self.sitting = sitting
        self.narration = narration
        self.piece = piece
        self.terminal = sitting.terminal
        self.say = sitting.catalogue.say
        self.lines: list[str] = []
        self.warned = False
        self.done = False
        self.commands: dict[str, Callable[[], None]] = {
            "skip": self._skip,
            "again": self._again,
            "undo": self._undo,
            "tale": self._tale,
            "ideas": self._ideas,
            "help": self._help,
            "quit": self._quit,
            **{word: partial(self._ask_table, word) for word in sitting.commands},
        }

    def _ask_table(self, command: str) -> None:
        self._tell(self.sitting.commands[command]([]))

    def run(self) -> None:
        self.draw()
        self._take_up_draft()
        while not self.done:
            name = self.sitting.names[self.piece.seat]
            prompt = self.say("telling-more" if self.lines else "telling-prompt", player=name)
            line = self.terminal.ask(prompt, self._words()).strip()
            try:
                self.hear(line)
            except FrostfairError as error:
                self._tell(self.sitting.refusal(error))
            if not self.done:
                self._look_around()

    def _take_up_draft(self) -> None:
        draft = self.narration.draft(self.piece)
        if draft:
            self.lines = [draft]
            self._tell(self.say("telling-begun", words=draft))

    def _keep_draft(self) -> None:
        """A draft that can't be kept is no reason to interrupt: whatever is wrong shows when it is told."""
        with suppress(FrostfairError):
            self.narration.keep_draft(self.piece, " ".join(self.lines))

    def _look_around(self) -> None:
        """Elsewhere the table may have gone on meanwhile. What was written is never lost without a word."""
        overtaken = self.narration.overtaken(self.piece)
        if overtaken is None:
            return
        self._tell(overtaken.sentence)
        if overtaken.may_still:
            return
        self.done = True
        self.sitting.notes.append(overtaken.sentence)
        if self.lines:
            words = put_names(" ".join(self.lines), self.piece.chips)
            self.sitting.notes.append(self.say("telling-unheard", words=words))

    def draw(self) -> None:
        scene, task = self.sitting.scene(self.piece.seat), self._task()
        lines = None if self.terminal.scrolls else self.terminal.room_beside(task) - LEAST_NEWS - 2
        board = self.sitting.face.board(scene, replace(self.terminal.sheet, lines=lines))
        most = max(LEAST_NEWS, self.terminal.room_beside(board, task) - len(self.sitting.notes) - 3)
        news = lately(self.sitting, self.piece.seat)
        self.terminal.clear()
        self.sitting.tell_older(news, most)
        self.terminal.say(board, "")
        self.sitting.show_notes()
        self.sitting.tell_news(news, most)
        self.terminal.say("", task)

    def _task(self) -> Group:
        """What is to be told, what was said of it before, what may stand in it, and how it is done."""
        chips = [
            self.say(
                "telling-chip", n=n, name=chip.name, wanted=self.say("telling-wanted") if chip.wanted else ""
            ).rstrip()
            for n, chip in enumerate(self.piece.chips, 1)
        ]
        how = self.say("telling-how", chips=len(self.piece.chips))
        skip = self.say("telling-may-skip", skip=self._how_to_skip())
        return Group(
            Text(self.say("telling-now", about=self.piece.about), style="bold"),
            *[Text(f"  {line}", style="italic") for line in self.piece.recalled],
            *[Text(chip) for chip in chips],
            Text(f"{how} {skip}", style="dim"),
        )

    def hear(self, line: str) -> None:
        if line.lower() in self.commands:
            self.commands[line.lower()]()
        elif line.lower().startswith(WHAT) and self._explains(line):
            pass
        elif line:
            self.lines.append(put_chips(line, self.piece.chips))
            self.warned = False
            self._keep_draft()
        elif self.lines:
            self._finish()
        elif self.piece.optional:
            self._skip()
        else:
            self.draw()

    def _finish(self) -> None:
        words = put_names(" ".join(self.lines), self.piece.chips)
        if len(words) < self.piece.shortest:
            self._tell(self.say("telling-too-short", shortest=self.piece.shortest))
            return
        missing = [chip.name for chip in self.piece.chips if chip.wanted and chip.mark not in words]
        hint = self.narration.hint(words)
        if (missing or hint) and not self.warned:
            self.warned = True
            if missing:
                self._tell(self.say("telling-missing", chips=self.sitting.catalogue.join(missing)))
            if hint:
                self._tell(hint)
            return
        self.narration.write(self.piece, words)
        self._close()

    def _explains(self, line: str) -> bool:
        """Shows what is asked for, as at any prompt; what isn't a question is part of the story."""
        scene, sheet = self.sitting.scene(self.piece.seat), self.terminal.sheet
        try:
            imagined = self.sitting.imagine(self.piece.seat)
            answer = self.sitting.face.what_if(scene, imagined, sheet, line[len(WHAT) :].split())
        except FrostfairError:
            return False
        self.terminal.say(answer)
        return True

    def _close(self) -> None:
        self.done = True
        self.sitting.keep()

    # --- commands ---

    def _skip(self) -> None:
        if not self.piece.may_skip:
            raise Malformed(self.say("telling-no-skip"))
        self.narration.make_up(self.piece)
        self._close()

    def _again(self) -> None:
        self.lines.clear()
        self.warned = False
        self._keep_draft()
        self.draw()

    def _undo(self) -> None:
        self.sitting.undo(self.piece.seat)
        self.done = True

    def _tale(self) -> None:
        self.terminal.say(Markdown(self.narration.book()))

    def _ideas(self) -> None:
        self.terminal.say(*[Text(f"· {idea}") for idea in self.piece.ideas])

    def _help(self) -> None:
        self._tell(self.say("telling-help"))

    def _quit(self) -> None:
        self.sitting.keep()
        raise Leaving

    def _how_to_skip(self) -> str:
        if self.piece.optional:
            return "optional"
        return "yes" if self.piece.may_skip else "no"

    def _words(self) -> list[str]:
        return [*[f"[{chip.name}]" for chip in self.piece.chips], *self.commands]

    def _tell(self, sentence: str) -> None:
        self.terminal.say(Text(sentence))


def put_chips(line: str, chips: Sequence[Chip]) -> str:
    """Every [bracket] as the mark of its chip, [Key:keys] with a word of its own; any other is refused."""
    return BRACKETS.sub(lambda found: _mark(found[1], chips), line)


def _mark(typed: str, chips: Sequence[Chip]) -> str:
    name, _, word = typed.partition(":")
    chip = _chip(name if word else typed, chips)
    return chip.mark_with(" ".join(word.split()))


def put_names(words: str, chips: Sequence[Chip]) -> str:
    """Who simply names a wanted thing means it: the first mention becomes the chip."""
    for chip in chips:
        if chip.wanted and not chip.is_in(words):
            pattern = rf"(?<!\w){re.escape(chip.name)}(?!\w)"
            words = re.sub(pattern, chip.mark, words, count=1, flags=re.IGNORECASE)
    return words


def _chip(typed: str, chips: Sequence[Chip]) -> Chip:
    text = typed.strip().lower()
    if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= len(chips):
        return chips[int(text[:4]) - 1]
    for chip in chips:
        if text in (chip.name.lower(), chip.mark.strip("[]")):
            return chip
    begun = [chip for chip in chips if text and chip.name.lower().startswith(text)]
    if len(begun) == 1:
        return begun[0]
    known = ", ".join([f"[{chip.name}]" for chip in chips]) or "–"
    bracket = shorten(f"[{typed}]")
    raise Malformed(f"{bracket} can't be used here; available: {known}")
