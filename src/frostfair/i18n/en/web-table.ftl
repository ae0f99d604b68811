### The table in the browser: bar, panels, log, chat, replay, curtain, the end.

web-table-home = Home
web-table-rules = Rules
web-table-menu = Menu
web-table-tools = Tools
web-table-side = Players and log
web-table-where = { $watching ->
    [yes] { $players ->
        [one] { $players } player, you watch
       *[other] { $players } players, you watch
    }
   *[no] { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
}
web-table-you = you
web-table-bot = bot
web-table-gone = away
web-table-won = winner
web-table-sealed = sealed
web-table-points-why = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Where from?
web-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The prompt and its buttons
web-table-your-turn = Your turn
web-table-loading = One moment …
web-table-offline = The connection is lost; trying again. You can choose when it is back.
    .short = No connection …
web-table-unsure = The connection was lost before your move was confirmed. It is sent again when the connection is back.
    .short = Move not confirmed …
web-table-unsure-forget = Don’t send it
web-table-end-turn = End turn
web-table-undo = Step back
web-table-put-back = Put it back
web-table-replaying = Looking back: move { $at }
web-table-replay-present = Back to now

## Clocks
web-table-clock-left = Time left:
web-table-clock-low = You have half a minute left.
web-table-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-table-clock-hours = { $hours } h

## Log, chat, replay
web-table-feed = What happens and what is said
web-table-turn = Turn
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-seen-until-here = already seen below
web-table-chat = Chat
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-chat-empty = No one has said anything yet.
web-table-chat-gone = (taken back)
web-table-chat-new = new
web-table-react = React
web-table-react-to = React to this move
web-table-reaction = { $what ->
    [applause] Well played!
    [wow] Wow!
    [laugh] Ha ha!
    [oops] Oops!
    [luck] Good luck!
    [moment] One moment, please
   *[other] { $what }
}
web-table-reacted = { $names }: { $words }
web-table-reaction-at = to move { $at }
web-table-watchers = Watching ({ $count }): { $names }{ $more ->
    [0] { "" }
   *[other] { " " }and more
}
web-table-replay = Replay
web-table-replay-move = Move
web-table-replay-at = Move { $at } of { $all }
web-table-replay-first = To the beginning
web-table-replay-back = One move back
web-table-replay-play = Play from here
web-table-replay-stop = Stop
web-table-replay-forward = One move forward
web-table-replay-last = To now
web-table-since = Since you were last here
web-table-since-more = { $n ->
    [one] and { $n } more before
   *[other] and { $n } more before
}
web-table-since-show = Show me

## Phone tabs
web-table-tabs = Parts of the table
web-table-tab-table = Table
web-table-tab-players = Players
web-table-tab-log = Log
web-table-tab-chat = Chat
# in the row that answers, before anything has happened
web-table-ask-hint = Hold a finger on anything to ask why.

## Menu and keys
web-table-share = Share the link
web-table-link-copied = Link copied.
web-table-settings = Settings
web-table-keys = Keys
web-table-back-to-table = Back to the table
web-table-bot-for-me = Let a bot play for me
web-table-take-back = Play myself again
web-table-close = End the table without a result
web-table-key-tab = go to the next part
web-table-key-arrows = go to the next choice on the board
web-table-key-enter = choose; end the turn
web-table-key-escape = put back, stop explaining, back to now
web-table-key-undo = step back
web-table-key-notation = type a move
web-table-unknown-move = “{ $text }” is not a move here.
web-table-key-pages = look back and forward
web-table-key-help = these keys

## A player is away
web-table-is-gone = { $player } is away. You may wait, or decide together.
web-table-seat-bot = { $votes ->
    [0] Put a bot there
    [one] Put a bot there ({ $votes } vote)
   *[other] Put a bot there ({ $votes } votes)
}
web-table-wants-to-close = { $player } would like to end the table.
web-table-closing = The game is about to be ended

## Asking to go back
web-table-ask-undo = Ask to take back my last move
web-table-ask-back-to-here = Ask to go back to here
web-table-undo-request = A request to go back
web-table-undo-accept = Accept
web-table-undo-decline = Decline
web-table-undo-withdraw = Withdraw
web-table-undo-look = Show that move
web-table-log-earlier = Show earlier moves

## One screen for several players
web-table-curtain = Pass it to { $player }
web-table-curtain-hint = No peeking. Hold the button when it is in your hands.
web-table-curtain-open = I am { $player }

## The end
web-table-rematch = Play again
web-table-watch-rematch = Watch the next game
web-table-luck-checking = Checking the luck …
web-table-luck-fair = The luck was fair: the seed fits its fingerprint.
web-table-luck-unfair = The seed does not fit its fingerprint!
web-table-luck-unchecked = This browser can’t check the seed here.
web-table-luck-commitment = Fingerprint, shown before the start
web-table-luck-seed = Seed
web-table-luck-words = Words of the players
web-table-luck-how = Every deal can be checked with the log:
web-table-luck-log = Download the log
web-table-tale-book = Read the tale as a book

## The end, with all points
web-end-where = Finished · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
web-end-new = New table
web-end-review = Review
web-end-result = Result
web-end-share = Share
web-end-share-moment = Share moment
web-end-watch = Watch the last scoring again
web-end-counting = Last scoring: { $player }, { $source }
web-end-skip = Skip
web-end-next = Next
web-end-ledger = Points by source
web-end-total = Together
web-end-cell = { $player }, { $source }: { $points }. Why?
web-end-last = { $points } in the last scoring
web-end-chart = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} by source over { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
# Below the chart: the first round is numbered beside it
web-end-round = round
# Below the last column of the chart
web-end-end = end
web-end-why = Why?
web-end-why-hint = Press a number to see what counted for it, and when.
web-end-in-round = Round { $round }:
web-end-at-end = At the end:
web-end-to-moment = Show that moment
web-end-tab-result = Result
web-end-over-turns = Over turns
web-end-by-source = By source
web-end-luck = Fair luck

## The last stage
# In the last stage: whose turns are left, in their order
web-table-stage-turns = Turns left: { $players }.
web-table-stage-last = { $player }’s last turn
web-table-stage-your-last = Your last turn
# Before the signs of those players
web-table-stage-left = Turns left
