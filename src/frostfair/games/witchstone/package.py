"""What Witchstone brings along."""

from typing import Final

from frostfair.games.package import GamePackage

PACKAGE: Final = GamePackage(
    id="witchstone",
    folder="frostfair.games.witchstone",
    rules="rules.game:open_box",
    meta="rules.meta:META",
    wording="wording.wording:WitchstoneWording",
    bots="bots.bots:WitchstoneBots",
    puzzles="puzzles.puzzles:WitchstonePuzzles",
    terminal="terminal.game:WitchstoneTerminal",
)
