"""`frostfair tale`: a match that people told, as a book."""

from pathlib import Path

from frostfair.cli.beside import stored_texts
from frostfair.cli.faces import narration_of
from frostfair.cli.players import seated
from frostfair.files import read_match, replace, shown
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed


def tale_command(file: Path, data: Path | None, out: Path | None, *, json: bool, language: str) -> None:
    log = read_match(file, data)
    texts = catalogue(language)
    players = seated(log.players, texts)
    narration = narration_of(log.match, texts, players, stored_texts(file))
    if narration is None:
        raise Malformed(f"{shown(file)}: nobody tells anything in {log.match.game.meta.id}")
    told = narration.data() if json else narration.book()
    if out is None:
        print(told, end="" if told.endswith("\n") else "\n")
        return
    try:
        replace(out, told)
    except OSError as error:
        raise Malformed(f"{shown(out)}: {error.strerror or error}") from None
