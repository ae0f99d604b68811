### The terminal, whatever the game.

badge-vp = { $vp } VP
player = Player
bot-greedy = Greedy
bot-novice = Novice
bot-adept = Adept
bot-master = Master
bot-queen = Queen
bot-random = Random

## At the prompt

prompt = { $player }>{ " " }
prompt-undo = (undo takes back your last step.)
choice-end = End turn.
choice-undo = Undo the last step.
menu-enter = Enter takes { $text }.
menu-number = The numbers go from 1 to { $most }; Enter shows the table again.
news-above = ↑ { $lines ->
    [one] { $lines } earlier line stands
   *[other] { $lines } earlier lines stand
} above the table.
menu-back = back: all choices again.
answer-back = Enter shows your choices again.
hint = Greedy would play { $text }: { $label }.
hint-end-turn = There is nothing left to decide: end your turn.
save-where = Say where: save FILE
saved = Saved to { $path }.
menu-nothing = { $text } isn’t possible now. Choose a number, type a move, or type help.
help =
    A beginning narrows the list; Tab completes. Enter takes the only choice
    there is, else it shows the table again.
    back         all choices again, after the first step of one
    undo         take back your last step, as long as nothing new came to light
    end          end your turn
    why          explains scores
    what         explains what something would score
    rules 8.5    a rule by number; rules 8 a chapter; rules the contents
    hint         what the greedy bot would do
    log          everything that has happened
    save FILE    write a copy (the match is kept after every decision anyway)
    quit         leave; you can go on later

## Refusals of the kernel, by reason

refuse-no-turn-to-end = There is no turn to end now.
refuse-end-turn-first = End your turn or undo first.
refuse-game-over = The game is over.
refuse-not-your-decision = It is not your turn.

## Keeping, leaving, the end

not-kept = The match is no longer kept: { $reason }. Use save FILE.
farewell = The match is kept. Go on with: frostfair play --resume { $file }
farewell-not-kept = The match is not kept anywhere.
seed-from-word = The seed is the SHA-256 of “{ $word }”: { $seed }
closing-last = The last turn and the final scoring:
closing-sources = Points by source
closing-parts = Points by round
closing-total = Total
luck-seed = Seed { $seed }, words: { $words }
luck-commitment = Commitment (SHA-256 of the seed): { $commitment }
luck-verify = Check every draw with: frostfair verify { $file }

## Other commands

rules-more = One rule: frostfair rules { $game } 8.5, a chapter: frostfair rules { $game } 8, a word: --search WORD
rules-none = { $game } has no rule { $asked }
rules-no-word = { $game }: no rule says { $word }
games-line = { $id }: { $title }, { $seats } players
games-options = Options: { $options }
games-commands = In the terminal: { $commands }
games-browser = In the browser only.
bots-line = { $bot }: { $how }
replay-prompt = Record { $at } of { $last } (Enter: on, b: back, a number: there, q: leave)>{ " " }

## Where people tell, and where hands are secret
curtain = Pass the keyboard to { $player }, then press Enter.{ " " }
telling-now = Tell it: { $about }
telling-chip = { "  " }{ $n } [{ $name }] { $wanted }
telling-wanted = – belongs in it
telling-how = { $chips ->
    [0] Write as many lines as you like; an empty line ends it.
   *[other] Write as many lines as you like; an empty line ends it. A name or number in [brackets] puts that in.
}
telling-may-skip = { $skip ->
    [yes] skip: a line is made for you. help: more.
    [optional] Enter alone: a line is made for you. help: more.
   *[no] help: more.
}
telling-prompt = { $player } tells>{ " " }
telling-more = … { $player }>{ " " }
telling-missing = Not in it yet: { $chips }. Add a line, or Enter once more to leave it so.
telling-too-short = A little more, please: at least { $shortest } letters.
telling-no-skip = At this table everyone tells in their own words.
telling-help =
    Type your part of the story, one or more lines; an empty line ends it.
    { "[" }Key] or [1]  puts a card, a memory, a quest or a place into the text;
                  a card that you simply name is found
    skip          a line is made for you
    again         start this piece over
    ideas         something to begin with
    tale          the story so far
    undo          take back the step that you are telling
    quit          leave; you can go on later
telling-unheard = You had written: { $words }
telling-begun = You had begun: { $words } Go on, or say again.
closing-tale = The tale is written down in { $path }
telling-nothing-to-change = You have no words that could still be changed.
tale-printed = The book is printed: { $path }
