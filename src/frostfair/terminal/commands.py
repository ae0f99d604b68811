"""`frostfair play`: a new match, or one that goes on."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from frostfair.files import Keeper, begin_at_home, find_game, newest_unfinished, read_match
from frostfair.games.installed import enabled
from frostfair.i18n.catalogue import catalogue
from frostfair.kernel.errors import Malformed
from frostfair.kernel.game import Game
from frostfair.kernel.logtext import Log
from frostfair.terminal.narration import save_texts, stored_texts
from frostfair.terminal.new_match import is_full_seed, new_log, read_options
from frostfair.terminal.play import play
from frostfair.terminal.players import HUMAN
from frostfair.terminal.sitting import Sitting
from frostfair.terminal.terminal import Terminal

DEFAULT_BOT = "greedy"


@dataclass(frozen=True)
class Wishes:
    """What `frostfair play` was asked for."""

    game: str | None = None
    seats: str | None = None
    seed: str | None = None
    words: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    data: Path | None = None
    save: Path | None = None
    resume: str | None = None  # "": the newest


def play_command(wishes: Wishes, *, colour: bool, scroll: bool, language: str) -> int:
    texts = catalogue(language)
    terminal = Terminal(colour, scroll)
    if wishes.resume is not None:
        log, keeper = _resumed(wishes)
        return play(Sitting(log, keeper, terminal, texts, wishes.data))
    log = _begun(wishes)
    sitting = Sitting(log, None, terminal, texts, wishes.data)
    _begin_to_keep(sitting, wishes)
    luck = log.match.setup.luck
    if wishes.seed is not None and not is_full_seed(wishes.seed):
        sitting.notes.append(texts.say("seed-from-word", word=wishes.seed, seed=luck.seed))
    elif wishes.seed is None:
        sitting.notes.append(texts.say("luck-commitment", commitment=luck.commitment()))
    return play(sitting)


def _begun(wishes: Wishes) -> Log:
    game = find_game(wishes.game or _only_game(), wishes.data)
    return new_log(
        game,
        default_seats(game) if wishes.seats is None else wishes.seats,
        wishes.seed,
        wishes.words,
        read_options(wishes.options),
    )


def default_seats(game: Game) -> str:
    """One person, and as many bots as the game needs."""
    return ",".join([HUMAN, *[DEFAULT_BOT] * (min(game.meta.seats) - 1)])


def _only_game() -> str:
    if len(enabled()) != 1:
        raise Malformed(f"which game? Available: {', '.join(enabled())}")
    return enabled()[0]


def _resumed(wishes: Wishes) -> tuple[Log, Keeper]:
    fresh = Wishes(wishes.game, data=wishes.data, save=wishes.save, resume=wishes.resume)
    if wishes != fresh:
        raise Malformed(
            "--resume takes a match as it is: seats, seed, words and options can't be changed any more"
        )
    path = Path(wishes.resume) if wishes.resume else newest_unfinished()
    log = read_match(path, wishes.data)
    if wishes.game is not None and wishes.game.replace("_", "-") != log.match.game.meta.id:
        raise Malformed(f"{path}: a match of {log.match.game.meta.id}, not of {wishes.game}")
    if wishes.save is None:
        return log, Keeper.go_on(path)
    keeper = Keeper.begin(wishes.save)
    if (texts := stored_texts(path)) is not None:
        save_texts(keeper.path, texts)
    return log, keeper


def _begin_to_keep(sitting: Sitting, wishes: Wishes) -> None:
    """In the file that was asked for, or in one at home; without a home the match is played all the same."""
    if wishes.save is not None:
        sitting.keeper = Keeper.begin(wishes.save)
    else:
        try:
            sitting.keeper = begin_at_home(sitting.match.game.meta.id, datetime.now().astimezone())
        except Malformed as error:
            sitting.notes.append(sitting.catalogue.say("not-kept", reason=str(error)))
    sitting.keep()
