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

## What is met for the first time

web-winter-tales-first-arbiter = Arbiter
web-winter-tales-first-arbiter-words = guards the tale: may suggest, ask for other words, or strike a text. Calls of the rules are accepted unless the arbiter says no. Your vote is secret.
web-winter-tales-first-writer = Writer
web-winter-tales-first-writer-words = plays characters of both sides and wins if Spring and Winter end level. So the Writer likes it close, and a good story.
web-winter-tales-first-quest = Quest
web-winter-tales-first-quest-words = is what a side wants to achieve. A character of that side goes there, performs it with cards and words, and more cards than the other side make it a success.
web-winter-tales-first-bookmark = Bookmark
web-winter-tales-first-bookmark-words = marks the newest memory. The next quest must mention it, or it fails: press “Refer to the bookmarked memory” while you tell.
