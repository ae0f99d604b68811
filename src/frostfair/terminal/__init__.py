"""Frostfair in the terminal."""


def main() -> None:
    """The command `frostfair`."""
    from frostfair.terminal.app import app

    app(prog_name="frostfair")
