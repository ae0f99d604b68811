### A table, whatever the game: what terminal and browser say alike.

prompt-over = The game is over.
prompt-unfinished = The game was ended unfinished.
closing-in = Away: { $players }. The game ends unfinished in { $time }, unless a missing player returns.
closing-off = The game goes on.
unfinished-gone = { $by } ended it. Away by then: { $players }.
unfinished-agreed = All players agreed to end it.
prompt-waiting = Waiting for { $players }.
    .short = Waiting for { $players }
prompt-choose = Your turn: choose what to do.
    .short = Your turn
prompt-end-turn = Your turn is done: end it, or undo your last step.
    .short = End your turn, or undo
wait-end-turn = { $player } may still take the last step back.
    .short = { $player } may still undo
refuse-malformed = That can’t be understood.
refuse-unworded = That isn’t possible: { $reason }.
refuse-stale = The table has changed in the meantime: look again.
refuse-unavailable = The server can’t save anything right now. Nothing is lost; try again.
refuse-a-bot-plays-this-seat = A bot plays this seat.
refuse-table-is-open = The game has not begun yet.
refuse-table-is-playing = The game has already begun.
refuse-table-is-finished = The game is over.
refuse-table-is-abandoned = This table was closed without a result.
refuse-only-watching = You are only watching.
refuse-too-much-chat = Not so fast: wait a moment before you write more.
refuse-not-gone = They are still here.
prompt-tell = It is yours to tell: write what happens.
    .short = Write what happens
wait-tell = The story is with { $players }.
log-undo = { $player } takes the last step back.
log-undo-agreed = All agreed: { $player } goes back several steps.
refuse-nobody-tells-here = This game has no story to tell.
refuse-nothing-to-undo = There is nothing to undo: something new has come to light, or no move was made yet.
refuse-undo-too-far = You can’t undo that far back.
refuse-nobody-asks = There is no request to undo any more.
refuse-all-others-are-gone = All other players are away, so none of them can agree.
refuse-another-asks = Another player is already asking to go back: answer that first.
refuse-taken-back-already = That move was taken back already.
undo-asks = { $to ->
    [0] { $player } asks to go back to the beginning.
   *[other] { $player } asks to go back to move { $to }.
}
undo-you-ask = { $to ->
    [0] You are asking to go back to the beginning.
   *[other] You are asking to go back to move { $to }.
}
undo-agreed = Agreed: { $players }.
undo-unanswered = Still to answer: { $players }.
undo-granted = All agreed: the table has gone back.
undo-declined = { $player } declines: the table stays as it is.
undo-withdrawn = { $player } no longer asks to go back.
undo-void = The table has changed, so the request is void.
refuse-not-your-seat = That seat is not yours.
bot-tutor = Tutor

## A table that no game words: the plain board of a game without texts of its own

log-event = { $event }: { $values }
plain-facts = At a glance
plain-fact = { $name }: { $value }
plain-part = { $name }: { $part }
plain-yes = yes
plain-no = no

## The end, whatever the game: who won, by how much and why

verdict-won = { $you ->
    [yes] You win
   *[no] { $player } wins
} by { $by ->
    [one] one point
   *[other] { $by } points
}, { $points } to { $second }: { $why }
verdict-turned = the last scoring turned it, { $points } to { $second }
verdict-held = the earlier lead of { $lead } held, although { $other } made { $points } in the last scoring
verdict-source = { $source } made the difference, { $points } to { $second }
verdict-shared = { $players } share the victory with { $points } points each
verdict-alone = { $player } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
