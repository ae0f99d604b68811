### Below the pictures beside the rules of Witchstone; they also stand for the pictures where these can’t be seen.

ws-figure-tile = A tile over the cauldron: its pentagram would hang together with five others, the printed one among them, and so give 6 actions. On the other hexes, the numbers say what each of its symbols would give there.
ws-figure-begin = The connections that glow may be begun: each starts at the player’s own tower or at a location that completed connections link with it.
ws-figure-complete = A connection that was begun must be completed first. With the energy that glows it is: 3 VP for its 2 spaces.
ws-figure-witches = Where a witch may be sent, what the journey takes and what she scores. The marked way leads over somebody else’s connection, so it takes 2 actions; a token with VP waits at its end.
ws-figure-pentagram = The owl’s next step reaches a dark space: it takes the special tile. On the orange spaces lie owl tiles with their values.
ws-figure-special = A special tile, laid here for good, joins two groups at once: both its symbols count.
ws-figure-crystals = The lifted crystal may go to every hex and rim space that glows. The number is what the way to the pentagram’s rim space takes.
ws-figure-shelves = A crystal from the wand’s rim space: on the wand’s shelf it gives 2 wand actions, on the bottom shelf a token of your choice.
ws-figure-black = The black crystal gives 2 more: 4 actions on its symbol’s shelf, 3 with a token from the bottom shelf, 5 VP with the token of 3.
ws-figure-wand = Five spaces forward, past everybody else: the dark spaces on the way give double, the silver one scores scrolls.
ws-figure-silver = Six spaces forward: two silver spaces score tokens and crystals, and the dark one between them gives double.
ws-figure-scrolls = Three scroll actions: one of the scrolls on places 1 to 3.
ws-figure-prophecies = Four prophecies when the game ends: not fulfilled 1 VP, basic 3, middle 5, in full 7.
ws-figure-end = What the end adds for one player: the values of the owl tiles, 2 VP for each token and each unused boost, and the prophecies.
