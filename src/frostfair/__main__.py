"""`python -m frostfair` is the same as the command `frostfair`."""

from frostfair.cli import main

main()
