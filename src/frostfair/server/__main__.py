"""`python -m frostfair.server`: the server's own commands, also where the rest of the terminal isn't."""

from frostfair.server.commands import app

if __name__ == "__main__":
    app()
