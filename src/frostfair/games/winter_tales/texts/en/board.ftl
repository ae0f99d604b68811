### Winter Tales in the browser: the drawn table. What choices do and what happened is in the game's own files.

## Choosing

web-winter-tales-held = { $what }: what next?
web-winter-tales-card-held = “{ $card }”: write how it comes into the tale, or play it first
web-winter-tales-name = { $player }
web-winter-tales-play = Play the card
web-winter-tales-play-and-tell = Play and tell

## The table

web-winter-tales-where = Chapter { $chapter } · memories: { $memories }
web-winter-tales-prologue = Before the first chapter
web-winter-tales-zones = What is shown
web-winter-tales-zone-tale = Tale
web-winter-tales-zone-town = Town
web-winter-tales-on-table = On the table
web-winter-tales-no-quests = No quest waits in the town.
web-winter-tales-arbiter = arbiter
web-winter-tales-bookmark = with the bookmark
web-winter-tales-epilogue = Epilogue

## The tale and the stage

web-winter-tales-not-begun = Nothing has been told yet.
web-winter-tales-telling = { $player } is telling…
web-winter-tales-stage-battle = A battle
web-winter-tales-stage-trap = A trap
web-winter-tales-stage-quest = A quest under way
web-winter-tales-played = Cards played
web-winter-tales-last-card = Whoever plays the last card wins
