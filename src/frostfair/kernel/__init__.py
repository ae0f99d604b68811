"""The kernel knows turns but no game.

Reading order: flow (frames, step) -> match (records, undo, replay) -> game (what a game must give) ->
luck (seeded chance) -> codec and logtext (what is written down) -> contract (what every game must pass).
"""
