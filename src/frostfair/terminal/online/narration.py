"""The words of a match that is played at a server, before one terminal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from frostfair.games.installed import package_of
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.game import Game
from frostfair.kernel.record import Logged
from frostfair.terminal.narration import Narration
from frostfair.terminal.online.remote_words import RemoteWords
from frostfair.terminal.online.snapshot import Snapshot


class RemoteNarration(Narration, Protocol):
    """The words of one match, which lie on the server."""

    def see(self, seen: Snapshot, log: Logged, names: Sequence[str], seat: int | None) -> list[str]:
        """The table as it stands now; what there is to say about words that have changed."""
        ...

    def is_complete(self) -> bool:
        """Whether all is here that was told: words come a moment after the record that they belong to."""
        ...


def remote_narration(
    game: Game,
    options: Mapping[str, object],
    catalogue: Catalogue,
    words: RemoteWords,
    look: Callable[[], None],
) -> RemoteNarration | None:
    """The words beside this match, if people tell in its game; `look` brings what is new at the server."""
    package = package_of(game)
    if package is None or package.remote_narration is None:
        return None
    accepted = game.meta.accept_options(dict(options))
    made: RemoteNarration = package.load(package.remote_narration)(game, accepted, catalogue, words, look)
    return made
