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
web-table-offline = The connection is lost; trying again …
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
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-seen-until-here = already seen below
web-table-chat = Chat
web-table-chat-say = Say something
web-table-chat-send = Send
web-table-chat-empty = No one has said anything yet.
web-table-chat-gone = (taken back)
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
web-table-tab-why = Why?
web-table-tab-log = Log
web-table-tab-chat = Chat
web-table-why-hint = Hold a finger on a page, a crystal or a number, and the reason is shown here.

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
web-table-you-won = You have won!
web-table-winners = { $n ->
    [one] { $players } wins.
   *[other] Shared victory: { $players }
}
web-table-rematch = Play again
web-table-watch-rematch = Watch the next game
web-table-look-back = Look at the table
web-table-luck-checking = Checking the luck …
web-table-luck-fair = The luck was fair: the seed fits its fingerprint.
web-table-luck-unfair = The seed does not fit its fingerprint!
web-table-luck-unchecked = This browser can’t check the seed here.
web-table-luck-commitment = Fingerprint, shown before the start
web-table-luck-seed = Seed
web-table-luck-words = Words of the players
web-table-luck-how = Every deal can be checked with the log:
web-table-luck-log = Download the log
