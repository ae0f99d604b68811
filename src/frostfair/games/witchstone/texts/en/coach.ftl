### Witchstone's coach: where to look, what kind of move, what a loss teaches, where points come from.

## Where to look

ws-coach-where-cauldron = Look at your hand and your cauldron.
ws-coach-where-tile = Look at the two symbols that you have just placed.
ws-coach-where-turn = Look at what is left of your turn.
ws-coach-where-ball = Look at the crystal ball.
ws-coach-where-pentagram = Look at the pentagram.
ws-coach-where-held = Look at what you hold: tokens, special tiles, boosts.
ws-coach-where-crystals = Look at the crystals in your cauldron and at the shelves.
ws-coach-where-wand = Look at the magic wand.
ws-coach-where-scrolls = Look at the scrolls on display.

## What kind of move

ws-coach-sort-tile = Choose a spell tile and where it lies.
ws-coach-sort-order = Choose which kind of actions comes first.
ws-coach-sort-end = Stop here: nothing more is worth doing.
ws-coach-sort-ways = Put an energy on a connection.
ws-coach-sort-witches = Send or lay a witch.
ws-coach-sort-pentagram = Go on along the pentagram.
ws-coach-sort-special = Use or lay a special tile.
ws-coach-sort-crystals = Move a crystal, or put one on a shelf.
ws-coach-sort-wand = Move your owl along the wand.
ws-coach-sort-scrolls = Take a scroll.
ws-coach-sort-boost = Use a boost.
ws-coach-sort-token = Use a magic token.
ws-coach-sort-choice = Choose a kind of actions.

## Lessons, by what went wrong

ws-lesson-tile = You played the wrong tile: its symbols belong to your largest groups.
ws-lesson-spot = You laid tiles where they made small groups: the same tile elsewhere gives more actions.
ws-lesson-order = You began with the wrong kind: let the first actions open something for the second ones.
ws-lesson-waived = You gave up actions that were still worth something.
ws-lesson-bonus = You used tokens, boosts or special tiles at the wrong moment: they are worth most in a chain.
ws-lesson-ways = You neglected or misplaced connections: short ones first, then those that lead to witches.
ws-lesson-witches = You sent witches to the wrong place or not at all: they bring tokens and points.
ws-lesson-pentagram = You neglected the pentagram: its special tiles serve you for the rest of the game.
ws-lesson-crystals = You handled crystals badly: out of the cauldron they bring actions and room.
ws-lesson-wand = You neglected the wand: its silver spaces score all that you have.
ws-lesson-scrolls = You took the wrong scroll or none: a prophecy that fits is worth up to 7 points.

## Where points come from

ws-coach-from-cauldron = Groups in the cauldron
ws-coach-from-crystals = Crystals in the cauldron
ws-coach-from-scrolls = Scrolls held
ws-coach-from-wand = Place on the wand
ws-coach-from-pentagram = Steps on the pentagram
ws-coach-from-witches = Witches and tokens
ws-coach-from-ways = Connections and energy
ws-coach-from-turns = Turns left
ws-coach-from-turn = Rest of the turn
ws-coach-from-end = Points at the end
