### A table, whatever the game: what terminal and browser say alike.

prompt-over = The game is over.
prompt-waiting = Waiting for { $players }.
prompt-choose = Your turn: choose what to do.
prompt-end-turn = Your turn is done: end it, or undo your last step.
wait-end-turn = { $player } may still take the last step back.
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
wait-tell = The story is with { $players }.
log-undo = { $player } takes the last step back.
log-undo-agreed = All agreed: { $player } goes back several steps.
refuse-nobody-tells-here = This game has no story to tell.
refuse-nobody-asks = There is no request to undo any more.
refuse-not-your-seat = That seat is not yours.
bot-tutor = Tutor

## A table that no game words: the plain board of a game without texts of its own

log-event = { $event }: { $values }
plain-facts = At a glance
plain-fact = { $name }: { $value }
plain-part = { $name }: { $part }
plain-yes = yes
plain-no = no
