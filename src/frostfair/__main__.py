"""`python -m frostfair` is the same as the command `frostfair`."""

from frostfair.terminal import main

main()
