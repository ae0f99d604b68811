"""What Nim brings along."""

from typing import Final

from frostfair.games.package import GamePackage

PACKAGE: Final = GamePackage(
    id="nim",
    folder="frostfair.games.nim",
    rules="rules.game:Nim",
    wording="wording.wording:NimWording",
    bots="bots.bots:NimBots",
    terminal="terminal.game:NimTerminal",
)
