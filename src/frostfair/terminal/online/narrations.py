"""The only list of games in which people tell at a server; apart, since who plays at home needs no line."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from frostfair.games.winter_tales.tale.telling import Logged
from frostfair.games.winter_tales.terminal.remote import FarWinterTales
from frostfair.i18n.catalogue import Catalogue
from frostfair.kernel.game import Game
from frostfair.terminal.narration import Narration
from frostfair.terminal.online.glimpse import Glimpse
from frostfair.terminal.online.lexicon import FarWords


class FarNarration(Narration, Protocol):
    """The words of one match, which lie on the server."""

    def see(self, seen: Glimpse, log: Logged, names: Sequence[str], seat: int | None) -> list[str]:
        """The table as it stands now; what there is to say about words that have changed."""
        ...

    def is_complete(self) -> bool:
        """Whether all is here that was told: words come a moment after the record that they belong to."""
        ...


Look = Callable[[], None]
Make = Callable[[Game, Mapping[str, object], Catalogue, FarWords, Look, str | None], FarNarration]
AFAR: dict[str, Make] = {
    "winter-tales": FarWinterTales,
}


def narration_afar(
    game: Game, options: Mapping[str, object], catalogue: Catalogue, words: FarWords, look: Look,
    stored: str | None,
) -> FarNarration | None:  # fmt: skip
    """The words beside this match, if people tell in its game; `look` brings what is new at the server."""
    make = AFAR.get(game.meta.id)
    if make is None:
        return None
    return make(game, game.meta.accept_options(dict(options)), catalogue, words, look, stored)
