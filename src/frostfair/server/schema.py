"""`python -m frostfair.server.schema`: the schema of the wire with all installed games.

`web/schema.json` is its output; a test fails when the two differ.
"""

from frostfair.games.installed import enabled_games
from frostfair.wire.schema import written
from frostfair.wording.base import wording_of


def with_games() -> str:
    shapes = [wording_of(game).shapes() for game in enabled_games()]
    return written([known for known in shapes if known is not None])


if __name__ == "__main__":
    print(with_games(), end="")
