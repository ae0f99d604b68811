"""`frostfair tale`: a match that people told, as a book."""

from pathlib import Path

from frostfair.files import LARGEST_MATCH, find_game, read_match, read_text, replace, replace_bytes, shown
from frostfair.i18n.catalogue import Catalogue, catalogue
from frostfair.kernel.errors import Malformed
from frostfair.store.errors import StoreError
from frostfair.terminal.game import terminal_game
from frostfair.terminal.narration import Book, stored_texts
from frostfair.terminal.players import distinct, seated

TABLE = '{"frostfair_table":'  # how the file of a finished table begins


def tale_command(
    file: Path, data: Path | None, out: Path | None, *, to: Path | None, json: bool, language: str
) -> None:
    texts = catalogue(language)
    is_table = read_text(file, LARGEST_MATCH).startswith(TABLE)
    found = _of_table(file, data, texts) if is_table else _of_match(file, data, texts)
    if to is not None:
        _print(found, to, texts)
        return
    told = found.data() if json else found.book()
    if out is None:
        print(told, end="" if told.endswith("\n") else "\n")
        return
    try:
        replace(out, told)
    except OSError as error:
        raise Malformed(f"{shown(out)}: {error.strerror or error}") from None


def _print(found: Book, to: Path, texts: Catalogue) -> None:
    """As a book; the ending of the file says as which."""
    from frostfair.press.forms import FORMS

    form = FORMS.get(to.suffix.removeprefix(".").lower())
    if form is None:
        raise Malformed(
            f"{shown(to)}: a book ends with one of {', '.join(['.' + ending for ending in FORMS])}"
        )
    printed = form.made(found.bound(), texts)
    try:
        replace_bytes(to, printed)
    except OSError as error:
        raise Malformed(f"{shown(to)}: {error.strerror or error}") from None
    print(texts.say("tale-printed", path=shown(to)))


def _of_match(file: Path, data: Path | None, texts: Catalogue) -> Book:
    """A match that was played here, and the words beside it."""
    log = read_match(file, data)
    here = terminal_game(log.match.game)
    narration = here.narration(log.match, texts, seated(log.players, texts), stored_texts(file))
    return _told(narration, file, log.match.game.meta.id)


def _of_table(file: Path, data: Path | None, texts: Catalogue) -> Book:
    """A table that was played at a server: the words are in its file."""
    from frostfair.store.files import read_file
    from frostfair.store.loading import replay_entries

    try:
        found = read_file(read_text(file, LARGEST_MATCH), lambda name: find_game(name, data))
        match = replay_entries(found.table, find_game(found.table.game, data), found.entries)
    except StoreError as error:
        raise Malformed(f"{shown(file)}: {error}") from None
    names = [seat.name or (texts.form(f"bot-{seat.bot}") if seat.bot else "?") for seat in found.table.seats]
    told = terminal_game(match.game).archive(match, found.texts, texts, distinct(names))
    return _told(told, file, found.table.game)


def _told(found: Book | None, file: Path, game: str) -> Book:
    if found is None:
        raise Malformed(f"{shown(file)}: no tale is told in {game}")
    return found
