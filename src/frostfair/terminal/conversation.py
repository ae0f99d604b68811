"""One person at the prompt: draws the table, asks, and obeys until something is decided."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from frostfair.bots.roster import HINTS
from frostfair.files import shown
from frostfair.kernel.codec import shorten
from frostfair.kernel.errors import FrostfairError, Malformed
from frostfair.terminal.dictation import Dictation
from frostfair.terminal.face import Choice, InParts, Step
from frostfair.terminal.menu import Menu
from frostfair.terminal.pages import show_chapters, show_contents
from frostfair.terminal.rulebook import look_up, rulebook
from frostfair.terminal.seat_protocol import AtTable, Leaving

END, UNDO = "end", "undo"
BACK = "back"  # to the first step of a choice; at a server, where none is begun, a request to the others
LEAST_NEWS = 3  # lines; none on low screens


class Conversation:
    """Asks one seat for one decision."""

    def __init__(self, sitting: AtTable, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.match = sitting.match  # as it stood when the question was put
        self.face = sitting.face
        self.terminal = sitting.terminal
        self.say = sitting.catalogue.say
        self.ends_turn = self.match.may_end_turn(seat)
        self.everything = self._everything()
        self.menu = Menu(self.everything)
        self.commands: dict[str, Callable[[list[str]], None]] = {
            UNDO: self._undo,
            END: self._end,
            "why": self._why,
            "what": self._what,
            **({"look": self._look} if isinstance(self.face, InParts) else {}),
            "rules": self._rules,
            "hint": self._hint,
            "log": self._log,
            **{word: partial(self._ask_table, word) for word in sitting.commands},
            **({} if sitting.narration is None else self._telling_commands()),
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Until the match has moved on."""
        before = self.match.version
        self.draw()
        while self.sitting.match.version == before:
            back = [BACK] if self.menu.is_narrowed else []
            words = [*self.menu.words(), *back, *self.commands]
            line = self.terminal.ask(self.say("prompt", player=self.sitting.names[self.seat]), words)
            try:
                self.obey(line.strip())
            except FrostfairError as error:
                self._tell(self.sitting.refusal(error))

    # --- drawing ---

    def draw(self) -> None:
        """The question stands below everything: what the screen has no room for is above it, or cut."""
        scene = self.sitting.scene(self.seat)
        menu = self.menu.draw(self.terminal.sheet.width)
        is_high = self.terminal.is_high
        least = LEAST_NEWS if is_high and not self.menu.is_narrowed else 0
        other = (
            len(self.sitting.notes) + (5 if is_high else 3) + self.menu.is_narrowed
        )  # the question, its answer, what is between
        room = self.terminal.room_beside(menu) - other
        lines = None if self.terminal.scrolls else max(0, room - least)
        board = self.face.board(scene, replace(self.terminal.sheet, lines=lines))
        news = [] if self.menu.is_narrowed else self.sitting.news(self.seat)
        most = max(least, self.terminal.room_beside(menu, board) - other)
        self.terminal.clear()
        self.sitting.tell_older(news, most)
        self.terminal.say(board, *([""] if is_high else []))
        self.sitting.show_notes()
        self._show_talk()
        self.sitting.tell_news(news, most)
        if self.ends_turn:
            self.terminal.stress(self.say("prompt-end-turn"))
        else:
            may_undo = self.match.may_undo(self.seat) and is_high
            self.terminal.stress(
                self.face.prompt(scene) + (f" {self.say('prompt-undo')}" if may_undo else "")
            )
        self._draw_menu()

    def _show_talk(self) -> None:
        notes = [] if self.sitting.narration is None else self.sitting.narration.notes(self.seat)
        self.terminal.say(*[Text(f"» {note}") for note in notes])

    def _draw_menu(self) -> None:
        self.terminal.say(self.menu.draw(self.terminal.sheet.width))
        if len(self.menu.choices) == 1 or self.ends_turn:
            self._tell(self.say("menu-enter", text=self.menu.choices[0].text))
        if self.menu.is_narrowed:
            self._tell(self.say("menu-back"))

    def _tell(self, sentence: str) -> None:
        self.terminal.say(Text(sentence))

    # --- obeying ---

    def obey(self, line: str) -> None:
        if not line:
            self._enter()
            return
        word, *rest = line.split()
        if self.menu.is_narrowed and line.lower() == BACK:
            self._go_back()
            return
        if word.lower() in self.commands and not self.menu.has(line):  # a move may begin like a command
            self.commands[word.lower()](rest)
            return
        meant = self.menu.narrow(line)
        if isinstance(meant, Menu):
            self.menu = meant
            if self.terminal.scrolls:
                self._draw_menu()
            else:
                self.draw()
        else:
            self._choose(line if meant is None else meant.text)

    def _enter(self) -> None:
        """Enter takes the only choice there is; among several it draws the table again."""
        if self.ends_turn or len(self.menu.choices) == 1:
            self._choose(self.menu.choices[0].text)
            return
        self.sitting.refresh()
        if self.sitting.match.version == self.match.version:
            self._go_back()

    def _go_back(self) -> None:
        """To the first step of the choice."""
        self.menu = Menu(self.everything)
        self.draw()

    def _choose(self, text: str) -> None:
        if self.ends_turn and text in (END, UNDO):
            self.commands[text]([])
        elif text.isascii() and text.isdigit():
            self._tell(self.say("menu-number", most=len(self.menu.entries)))
        else:
            self.sitting.act(self.seat, self._parse(text))

    def _parse(self, text: str) -> int:
        """Also what isn't offered: the match will say which rule forbids it."""
        try:
            return self.match.game.parse(self.face.read(text))
        except Malformed:
            raise Malformed(self.say("menu-nothing", text=shorten(text))) from None

    def _everything(self) -> list[Choice]:
        if self.ends_turn:
            return [Choice(-1, key, (Step(key, self.say(f"choice-{key}")),)) for key in (END, UNDO)]
        offers = self.match.offers(self.seat)
        scene = self.sitting.scene(self.seat)
        return self.face.choices(scene, self.sitting.imagine(self.seat), offers)

    # --- commands ---

    def _undo(self, words: list[str]) -> None:
        self.sitting.undo(self.seat)

    def _end(self, words: list[str]) -> None:
        self.sitting.end_turn(self.seat)

    def _why(self, words: list[str]) -> None:
        scene, sheet = self.sitting.scene(self.seat), self.terminal.sheet
        self._answer(self.face.why(scene, self.sitting.imagine(self.seat), sheet, words))

    def _what(self, words: list[str]) -> None:
        scene, sheet = self.sitting.scene(self.seat), self.terminal.sheet
        self._answer(self.face.what_if(scene, self.sitting.imagine(self.seat), sheet, words))

    def _look(self, words: list[str]) -> None:
        assert isinstance(self.face, InParts)
        self._answer(self.face.look(self.sitting.scene(self.seat), self.terminal.sheet, words))

    def _answer(self, answer: RenderableType) -> None:
        self.terminal.clear()
        self.terminal.say(answer, Text(self.say("answer-back"), style="dim"))

    def _rules(self, words: list[str]) -> None:
        game, language = self.match.game, self.sitting.catalogue.language
        if words:
            show_chapters(self.terminal, look_up(game, words[0], language))
        else:
            show_contents(self.terminal, rulebook(game.meta.id, language))

    def _hint(self, words: list[str]) -> None:
        if self.ends_turn:
            self._tell(self.say("hint-end-turn"))
            return
        action = self.sitting.propose(self.seat, HINTS)
        choice = next(choice for choice in self.everything if choice.action == action)
        label = ", ".join([step.label or step.key for step in choice.steps])
        self._tell(self.say("hint", text=choice.text, label=label.removesuffix(".")))

    def _log(self, words: list[str]) -> None:
        commitment = self.say("luck-commitment", commitment=self.sitting.commitment)
        self.terminal.say(Text(commitment, style="dim"))
        self.sitting.tell_log(self.sitting.story(self.seat))

    def _ask_table(self, command: str, words: list[str]) -> None:
        self._tell(self.sitting.commands[command](words))

    def _telling_commands(self) -> dict[str, Callable[[list[str]], None]]:
        narration = self.sitting.narration
        assert narration is not None
        talk = {word: partial(self._talk, word) for word in narration.commands()}
        return {"tale": self._tale, "reword": self._reword, **talk}

    def _talk(self, command: str, words: list[str]) -> None:
        narration = self.sitting.narration
        assert narration is not None
        self._tell(narration.obey(self.seat, command, words))
        self.sitting.keep()

    def _reword(self, words: list[str]) -> None:
        narration = self.sitting.narration
        assert narration is not None
        piece = narration.to_change(self.seat)
        if piece is None:
            raise Malformed(self.say("telling-nothing-to-change"))
        before = self.match.version
        Dictation(self.sitting, narration, piece).run()
        if self.sitting.match.version == before:
            self.draw()

    def _tale(self, words: list[str]) -> None:
        assert self.sitting.narration is not None
        self._answer(Markdown(self.sitting.narration.book()))

    def _save(self, words: list[str]) -> None:
        if not words:
            raise Malformed(self.say("save-where"))
        path = Path(" ".join(words)).expanduser()
        self.sitting.save_copy(path)
        self._tell(self.say("saved", path=shown(path)))

    def _help(self, words: list[str]) -> None:
        of_game = f"{self.match.game.meta.prefix.lower()}-help"
        keys = [key for key in (of_game, "help") if self.sitting.catalogue.has(key)]
        keys += ["online-help"] if self.sitting.commands else []
        self.terminal.say(*[Text(self.say(key)) for key in keys])

    def _quit(self, words: list[str]) -> None:
        raise Leaving
