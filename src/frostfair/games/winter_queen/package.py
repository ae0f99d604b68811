"""What Winter Queen brings along."""

from typing import Final

from frostfair.games.package import GamePackage

PACKAGE: Final = GamePackage(
    id="winter-queen",
    folder="frostfair.games.winter_queen",
    rules="rules.game:open_box",
    meta="rules.meta:META",
    wording="wording.wording:WinterQueenWording",
    bots="bots.bots:WinterQueenBots",
    puzzles="puzzles.puzzles:WinterQueenPuzzles",
    terminal="terminal.game:WinterQueenTerminal",
)
