"""A game knows its rules but no network. `registry` is the only list of games."""
