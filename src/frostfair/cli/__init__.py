"""Frostfair in the terminal."""


def main() -> None:
    """The command `frostfair`."""
    from frostfair.cli.app import app

    app(prog_name="frostfair")
