"""What Winter Tales brings along."""

from typing import Final

from frostfair.games.package import GamePackage

PACKAGE: Final = GamePackage(
    id="winter-tales",
    folder="frostfair.games.winter_tales",
    rules="rules.game:open_box",
    meta="rules.meta:META",
    wording="wording.wording:WinterTalesWording",
    bots="bots.bots:WinterTalesBots",
    narration="tale.narration:WinterTalesNarration",
    terminal="terminal.game:WinterTalesTerminal",
    remote_narration="terminal.remote:RemoteWinterTales",
)
