### The browser client: all pages but the table.

## The bar

web-pages-nav = Pages
web-pages-nav-home = Frostfair, home
web-pages-nav-tables = Tables
web-pages-nav-rules = Rules
web-pages-nav-learn = Learn
web-pages-nav-about = About
web-pages-nav-settings = Settings
web-pages-nav-sign-in = Sign in

## Home

web-pages-lead = The river has frozen. Three winter games, your friends, and a lantern to play by.
web-pages-play-now = Play now
web-pages-make = Make a table
web-pages-code-join = Join
web-pages-code-example = K7M2QX
web-pages-code-go = Join with this code
web-pages-games = The games
web-pages-since = Since you were last here
# what a move of somebody brought them
web-pages-since-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
web-pages-since-more = { $tables ->
    [one] One more table
   *[other] { $tables } more tables
}
web-pages-new-here = New at the fair?
web-pages-new-here-words = { $game } is learned in five minutes: you make the moves, we hold the lantern.
web-pages-new-here-learn = Show me how to play
web-pages-first-time = Have you played Winter Queen before?
web-pages-first-time-words = A guided game takes about five minutes, and you make every move yourself. Or sit down and find out: only what can be chosen glows.
web-pages-first-time-play = Play right away
web-pages-first-time-learn = Show me first
web-pages-booth-seats = { $least }–{ $most }
web-pages-booth-time = { $hours ->
    [0] { $minutes } min
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-pages-booth-tables = { $tables ->
    [one] one table
   *[other] { $tables } tables
}
web-pages-booth-rules = Read the rules

## My tables

web-pages-mine-with = { $game } with { $names }
web-pages-mine-your-turn = Your turn
web-pages-mine-waiting = Waiting for { $names }
web-pages-mine-playing = The game is on
web-pages-mine-open = { $free ->
    [0] Everyone is here
    [one] One seat is free
   *[other] { $free } seats are free
}
web-pages-mine-won = Won by you
web-pages-mine-shared = Shared victory: { $names }
web-pages-mine-lost = Won by { $names }
web-pages-mine-unfinished = Ended unfinished

## The lobby

web-pages-lobby = Tables
web-pages-lobby-open = Open to everyone
web-pages-lobby-mine = My tables
web-pages-lobby-filter = Which game
web-pages-lobby-all = All games
web-pages-lobby-seats = Seats
web-pages-lobby-how = { $status ->
    [open] { $free ->
        [0] Everyone is here
        [one] One seat free
       *[other] { $free } seats free
    }
   *[other] Being played
} · { $pace }
web-pages-lobby-empty = The ice is quiet tonight.
web-pages-lobby-empty-words = No lantern is lit yet. Make a table that everyone can see, and a stranger may sit down.
web-pages-lobby-empty-do = Light the first one
web-pages-watch = Watch

## Making a table

web-pages-making-game = Game
web-pages-making-seats = { $least }–{ $most } players
web-pages-making-invite = Make it and invite
web-pages-start = Light the lanterns and start
web-pages-who = Who plays?
web-pages-who-name = { $who ->
    [bots] Bots
    [friends] Friends
   *[here] One screen
}
web-pages-who-hint = { $who ->
    [bots] right now
    [friends] by link
   *[here] side by side
}
web-pages-how-many = How many?
web-pages-pace = Pace
web-pages-pace-name = { $name ->
    [none] Free
    [quick] Quick
    [easy] Easy
   *[letter] Correspondence
}
web-pages-pace-none = no clock
web-pages-pace-live = { $minutes } min + { $seconds } s
web-pages-pace-turns = { $hours ->
    [24] a move a day
    [one] a move an hour
   *[other] { $hours } hours a move
}
web-pages-house-rules = House rules
web-pages-option = { $name ->
    [first] Who begins
   *[other] { $name }
}
web-pages-option-hint = { $hint } ({ $rule })
web-pages-option-value = { $kind ->
    [number] { $name ->
        [first] seat { $value }
       *[other] { $value }
    }
   *[other] { $value ->
        [random] at random
        [true] yes
        [false] no
       *[other] { $value }
    }
}
web-pages-asks = Ask before a turn ends
web-pages-asks-hint = your last step can be taken back until you say so
web-pages-listed = Anyone may join
web-pages-listed-hint = the table is listed; otherwise only people with the link find it
web-pages-seat-you = You
web-pages-seat-host = you · host
web-pages-seat-here = Beside you
web-pages-seat-who = Who sits at seat { $seat }
web-pages-seat-name = Name at seat { $seat }
web-pages-seat-friend = A friend, by link
web-pages-seat-beside = A player at this screen
web-pages-seat-bot = Bot: { $level }, { $strength }
web-pages-seat-about = { $who ->
    [bot] bot · { $level }
    [me] { $host ->
        [yes] you · host
       *[no] you
    }
    [beside] at this screen
   *[other] { $host ->
        [yes] host
       *[no] ready
    }
}
web-pages-seat-take = Sit here
web-pages-seat-add-bot = Add a bot
web-pages-seat-no-bot = Send the bot away
web-pages-seat-kick = Remove

## Before the start

web-pages-waiting-title = { $game }: before the start
web-pages-waiting-facts = About this table
web-pages-waiting-free = { $free ->
    [0] Everyone is here.
    [one] Waiting: one seat is free.
   *[other] Waiting: { $free } seats are free.
}
web-pages-waiting-ready = Everyone is here. Light the lanterns.
web-pages-waiting-host = Everyone is here. The host starts the game.
web-pages-waiting-leave = Leave table
web-pages-waiting-back = Back
web-pages-waiting-sit = Take a seat
web-pages-waiting-door = Door
web-pages-waiting-visible = { $visibility ->
    [listed] open to everyone
   *[private] only by link or code
}
web-pages-kick-title = Remove { $name } from the table?
web-pages-kick-words = The seat becomes free. With the link they can come back.
web-pages-kick-keep = Keep
web-pages-invite = Invite friends
web-pages-invite-code = Table code: { $code }
web-pages-invite-copy = Copy link
web-pages-invite-copied = Link copied.
web-pages-invite-qr = QR code
web-pages-invite-qr-label = The link to this table as a QR code
web-pages-luck = Luck you can check
web-pages-luck-words = The seed is fixed already. Its fingerprint is here now, the seed itself after the game.
web-pages-luck-fingerprint = Fingerprint
web-pages-luck-word = A word of yours stirs the bag:
web-pages-luck-given = Your word is in the bag. You may change it:
web-pages-luck-add = Add
web-pages-luck-change = Change

## Joining

web-pages-join = Join a table
web-pages-join-lead = Were you given a code of six characters? It leads to a table.
web-pages-join-code = Table code
web-pages-join-hint = Six letters and digits
web-pages-join-go = Find the table
web-pages-join-lobby = Or look at the tables that are open to everyone

## An invitation

web-invite = { $state ->
    [free] { $named ->
        [yes] { $name } invites you to
       *[no] You are invited to
    }
    [kept] Your seat is kept at
    [full] Every seat is taken at
    [playing] The game has begun:
    [finished] This game is over:
   *[closed] This table was closed:
}
web-invite-seats = At the table
web-invite-your-seat = Your seat
web-invite-free = free
web-invite-sits = { $host ->
    [yes] host
   *[no] seated
}
web-invite-taken = { $taken } of { $all } seats
web-invite-sit = Sit down
web-invite-enter = { $state ->
    [kept] To the table
    [finished] Look at the game
   *[other] Watch
}
web-invite-words = { $state ->
    [free] No account, nothing to install.
    [kept] The others know you by your name.
    [full] You can still look on.
    [playing] You can still look on; no name is needed.
    [finished] Won by { $winners }. Every move can be looked at again.
   *[closed] It ended without a result. The ice is still free.
}
web-invite-taught = The first game teaches itself.
web-invite-watch = Just watch

## Settings

web-pages-settings = Settings
web-pages-settings-lead = Kept in this browser.
web-pages-language = Language
web-pages-theme = Theme
web-pages-theme-name = { $theme ->
    [dark] Dusk
    [light] Morning
   *[system] Like the system
}
web-pages-theme-turn = { $theme ->
    [light] Switch to the light theme
   *[dark] Switch to the dark theme
}
web-pages-sound = Sound
web-pages-sound-hint = quiet tones for what is visible anyway
web-pages-motion = Less motion
web-pages-motion-hint = pieces don’t fly; what changed is marked instead
web-pages-plain = Plain board
web-pages-plain-hint = tables in words, for screen readers and for the keyboard
web-pages-confirm = Ask before a turn ends
web-pages-confirm-hint = for tables that you make

## Rules

web-pages-rules = Rules
web-pages-rules-of = { $game }: rules
web-pages-rules-lead = Every rule has a number, and every refusal names one.
web-pages-rules-search = Search in the rules
web-pages-rules-hits = { $hits ->
    [0] Nothing found
    [one] One rule
   *[other] { $hits } rules
}
web-pages-rules-contents = Contents
web-pages-rules-print = Print
# $effect and $colour are keys of names.ftl.

## Learning

web-pages-learn = Learn { $game }
web-pages-learn-lead = A real table, a short game, and you make every move. About { $minutes } minutes.
web-pages-learn-begin = Begin
web-pages-learn-read = Read the rules instead
web-pages-learn-none = This game has no guided game yet. Read its rules, or learn another game with the tutor.
web-pages-learn-rules = Read the rules
web-pages-learn-guest = Guest
web-pages-learn-puzzles = Lesson two: puzzles
web-pages-learn-puzzles-lead = Real positions, one turn each: what is this page worth, and where does the crystal go? Hints cost nothing, and no name is needed.
web-pages-learn-puzzles-begin = Solve puzzles

## Puzzles: the card of the day, and an address that leads nowhere

web-pages-puzzle-daily = Daily puzzle
# $days in a row were solved; done: today's is
web-pages-puzzle-days = { $done ->
    [yes] { $game }: solved.
   *[no] { $game }: one position, one turn.
}{ $days ->
    [0] { "" }
    [one] { " " }One day so far.
   *[other] { " " }{ $days } days running.
}
web-pages-puzzle-solve = Solve it
web-pages-puzzle-more = More puzzles
web-pages-puzzle-nowhere = There is no such puzzle.
web-pages-puzzle-offline = Puzzles need the server, and it doesn’t answer.

## About

web-pages-about = About Frostfair
web-pages-about-lead = A place to play three winter games with exact rules, made by people who love them.
web-pages-about-games = Whose games these are
web-pages-about-unofficial = Frostfair is unofficial and not connected with the games’ authors or publishers. Names, designs, rules texts and pictures of the games belong to their owners.
web-pages-about-buy = What is here was written and drawn by us: the rules in our own words, our own pictures, our own code. If you like a game, please buy it.
web-pages-about-luck = Luck you can check
web-pages-about-luck-words = The fingerprint of a table’s seed is shown before anyone sits down, and every player may add a word. After the game the seed is shown, and anyone can replay each deal.
web-pages-about-others = Other people’s work
web-pages-about-work = { $what ->
    [font] Typeface by { $names }, { $licence }
    [icons] Icons by { $names }, { $licence }
   *[code] Program code by { $names }, { $licence }
}
web-pages-about-changed = The icons were cut out of their squares and coloured.
web-pages-about-licence = Read the licence ({ $name })
web-pages-about-ours = Our own work
web-pages-about-ours-words = The code of Frostfair is free under the MIT licence.

## Profile

web-pages-profile = Profile
web-pages-profile-lead = { $kind ->
    [guest] { $name }, a guest in this browser
   *[other] { $name }
}
web-pages-profile-name = What the others call you
web-pages-profile-rename = Rename
web-pages-profile-renamed = The others see your new name.
web-pages-profile-keep = Keep your tables
web-pages-profile-keep-words = A guest lives in one browser only. With a login and a password you find your tables from anywhere. Everything you have stays yours.
web-pages-profile-account = Your account
web-pages-profile-have = I have an account already
web-pages-profile-have-words = The seats you took as a guest come along.
web-pages-profile-guest = Play as a guest
web-pages-profile-guest-words = A name is enough to play.
web-pages-profile-guest-go = Choose a name
web-pages-profile-login = Or sign in
web-pages-profile-logout = Sign out
web-pages-credentials-login = Login
web-pages-credentials-password = Password
web-pages-credentials-hint = At least { $least } characters
web-pages-credentials-go = { $way ->
    [account] Create account
   *[login] Sign in
}
web-pages-credentials-done = { $way ->
    [account] Account created.
   *[login] Welcome back.
}
web-pages-password = Change the password
web-pages-password-old = Old password
web-pages-password-new = New password
web-pages-password-go = Change it
web-pages-password-done = Password changed. You are signed out everywhere else.
web-pages-sessions = Where you are signed in
web-pages-sessions-seen = Last seen { $when }
web-pages-sessions-this = Here
web-pages-sessions-end = Sign out there
web-pages-sessions-others = Sign out everywhere else
web-pages-keys-keep = Programs keep their keys
web-pages-keys-keep-hint = Otherwise these keys end too: { $names }.
web-pages-tokens = Keys for programs
web-pages-tokens-name = Name of the program
web-pages-tokens-hint = A program with a key plays at tables in your name. It never touches your account.
web-pages-tokens-lobby = May open tables
web-pages-tokens-lobby-hint = and start them
web-pages-tokens-make = Make a key
web-pages-tokens-unused = Never used
web-pages-tokens-revoke = Revoke
web-pages-tokens-secret = The key of { $name }
web-pages-tokens-once = Copy it now: it is shown only once.
web-pages-tokens-kept = I’ve copied it
web-pages-mutes = People you muted
web-pages-mutes-about = You don’t see what they write.
web-pages-mutes-none = No one.
web-pages-mutes-end = Unmute
web-pages-data = Your data
web-pages-export = Download everything kept about you
web-pages-forget = Delete me
web-pages-forget-title = Delete you and your name?
web-pages-forget-words = Your name, your sessions and keys and all you wrote are gone at once, for good. Moves you made stay in their games, without a name.
web-pages-forget-stay = Stay
web-pages-forget-go = Delete me
web-pages-forget-done = You are forgotten. Come back any time.

## Nowhere

web-pages-nowhere = There is no stall here
web-pages-nowhere-words = The snow has covered this path, or there never was one.
web-pages-nowhere-home = Back to the fair

## The coach of a guided game

web-pages-coach = Lesson
web-pages-coach-progress = Step { $at } of { $all }
web-pages-coach-next = Go on
web-pages-coach-back = Back
web-pages-coach-read-first = First read this, then press “Go on”.
web-pages-coach-not = Not that one: the violet frame shows what is meant.
web-pages-coach-later = The rules allow that too, but first comes what the lesson is about: the violet frame shows it.
web-pages-coach-skip = Skip the lesson
web-pages-coach-end = That is all there is to it. The rest is winter.
web-pages-coach-play = Play a real game
web-pages-coach-stay = Play on here
web-pages-coach-home = Back to the fair

## A player beside me at this screen, until they say their name
web-pages-beside = Player { $seat }
web-pages-beside-name = Their name
