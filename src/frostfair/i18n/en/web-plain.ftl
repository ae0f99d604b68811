### The plain board: any game in words, and the accessible way to play those that are drawn.

web-plain-board = Plain board
web-plain-drawn = Drawn board
web-plain-parts = Parts of the page
web-plain-part-now = Now
web-plain-part-table = Table
web-plain-part-log = Log
web-plain-part-chat = Chat
web-plain-seats = Who plays
web-plain-decides = to move

## Choosing

web-plain-choices = Choices
web-plain-find = Find a choice
web-plain-found = { $found ->
    [0] Nothing fits.
    [one] One choice fits.
   *[other] { $found } choices fit.
}
web-plain-offers = { $offers ->
    [one] one choice
   *[other] { $offers } choices
}
web-plain-points = { $points ->
    [0] 0 VP
   *[other] { $gained } VP
}
web-plain-steps = Your turn
web-plain-why = Why? { $what }

## Keys

web-plain-key-digits = choose what has this number
web-plain-key-arrows = from choice to choice
web-plain-key-find = look for a choice by its words or its notation
web-plain-key-end = end your turn
web-plain-key-escape = back to the present; close an explanation

## Telling

web-plain-tell = What happens? Tell it in a line or two.
web-plain-tell-missing = { $letters ->
    [one] One more letter, please.
   *[other] { $letters } more letters, please.
}
web-plain-tell-enough = Long enough.
web-plain-tell-send = Tell
web-plain-tell-made-up = Let the program tell
web-plain-tale = The tale so far
web-plain-tale-program = The program
web-plain-chips = Put into your words
web-plain-text-edit = Change it
web-plain-text-discuss = Discuss it
web-plain-text-keep = Keep it
web-plain-text-suggest = Suggest
web-plain-text-object = Object
web-plain-text-ask = Ask for a change
web-plain-text-strike = Strike it
web-plain-text-allow = Let it stand
web-plain-text-struck = (struck by the arbiter)
web-plain-text-redact = Take my words back
web-plain-text-redact-title = Take your words back for good?
web-plain-text-redact-words = They are gone for everyone and can’t be brought back. What happened in the game stays.
web-plain-text-redact-keep = Keep them
web-plain-orders = Standing orders{ $given ->
    [0] { "" }
   *[other] { " " }({ $given })
}
web-plain-orders-words = Answers you give beforehand, so that nobody waits for you. Only you see them.
web-plain-order = { $order ->
    [always] always
    [never] never
   *[ask] ask me
}
web-plain-remark-suggest = { $player } suggests:
web-plain-remark-object = { $player } objects:
web-plain-remark-ask = { $player } asks for a change:
web-plain-remark-allow = { $player } lets it stand.
web-plain-tale-earlier = { $texts ->
    [one] One earlier text
   *[other] { $texts } earlier texts
}
