### Witchstone in the browser: the turn that is being played, and why.

web-witchstone-turn-yours = Your turn
# $player is the name of another player
web-witchstone-turn-of = { $player }’s turn
web-witchstone-turn-points = +{ count-vp }
web-witchstone-turn-past = What is on screen is past. The turn stands here again as soon as you go back to now.
web-witchstone-turn-more = Show the whole turn

## Work

web-witchstone-work-tile = Place a spell tile
web-witchstone-work-tower = Choose a tower
web-witchstone-work-crystal-out = Take a crystal out
web-witchstone-work-draw = Draw a tile
# $source is where actions come from
web-witchstone-doubled = { $source }, doubled: in the lead
web-witchstone-still = still to use: { $held }
web-witchstone-done = done
web-witchstone-left = { $left } of { $total } left

## What the next choice would add

# $source says what for: “Connections”, or what follows
web-witchstone-if = Then: { $source }
web-witchstone-if-token = Then: magic token
web-witchstone-if-later = At the end of the game
# $n hexes with this symbol hang together
web-witchstone-half = { FORM($kind) }, group of { $n }

## The end of a turn

web-witchstone-apart = Also possible
web-witchstone-step-back = Step back
web-witchstone-end-turn = End turn
# $lost is a list of actions, tokens and crystals
web-witchstone-would-lose = You would lose: { $lost }.
web-witchstone-keep-playing = Keep playing
web-witchstone-end-anyway = End turn
