### The tale as a book.

wt-book-title = A tale of Wintertown
wt-book-tellers = Told by { $tellers }.
wt-book-remembered = What was remembered
wt-book-prologue = Prologue
wt-book-epilogue = Epilogue
wt-book-chapter = Chapter { $number }
wt-book-result = { $outcome ->
    [success] the quest succeeded
    [failure] the quest failed
    [forgotten] the quest failed: what was remembered was not mentioned
   *[tie] nobody won
}
wt-book-memory = Remembered: { $memory }
wt-book-aim = A secret aim is reached: { $aim }
wt-book-aim-rescue = The night when somebody was brought back
wt-book-aim-rebels = The soldier in the net
wt-book-aim-connection = The way that nobody had known
wt-book-aim-bounty = The price that was paid for a rebel
wt-book-aim-spy = What the spy wrote down
wt-book-aim-attack = The raid
wt-book-aim-garrison = Boots at every corner
wt-book-covered = covered by a later memory
wt-book-both = { $one } and { $two }
wt-book-struck = (struck by the arbiter)
wt-book-forgotten = something that nobody could name
wt-book-unfinished = (The tale isn’t finished yet.)
wt-book-ending = { $winner ->
    [writer] The tale belongs to the Writer.
    [spring] The tale belongs to Spring.
   *[winter] The tale belongs to Winter.
}
wt-book-quoted = “{ $name }”
wt-book-entry = { $memory } – { $where }
wt-book-count = ☀ { $spring }:{ $winter } ❄ – { $result }
wt-book-named = { $one } and { $two }
wt-book-capitals = all
wt-book-cast = The cast
wt-book-map = Wintertown, and the ways they went
wt-book-contents = Contents
wt-book-votes = What the table decided
wt-book-the-end = The end
wt-book-so-far = The tale so far
wt-book-colophon = About this book
wt-book-nth = Memory { $number }
wt-book-since = What followed
wt-book-told-by = told by { $tellers }
wt-book-played-by = { $player }, for { $side }
wt-book-cover-alt = Cover: { $title }
wt-book-kept-for = { $side ->
    [spring] Kept for Spring.
    [winter] Kept for Winter.
   *[neutral] It belongs to nobody.
}
wt-book-vote = { $matter ->
    [arbiter] { $player } was elected to guard the tale.
   *[bookmark] { $outcome ->
        [accepted] { $player } remembered what had to be remembered.
       *[refused] What { $player } remembered was not accepted.
    }
    [relocation] { $outcome ->
        [accepted] Where { $player } took the defeated rebel was accepted.
       *[refused] { $player } had no good reason to take the defeated rebel away.
    }
    [artifact] { $outcome ->
        [accepted] { $player } could hand over the artifact.
       *[refused] { $player } had to keep the artifact.
    }
    [return] { $outcome ->
        [accepted] { $player } told well where the lost one came back.
       *[refused] The lost one came back elsewhere than { $player } told.
    }
    [objective] { $outcome ->
        [accepted] The story of { $player }’s secret aim was accepted.
       *[refused] The story of { $player }’s secret aim had to be told better.
    }
}
wt-book-colophon-words = The words belong to those who told them.
wt-book-colophon-game = Winter Tales is a game by Jocularis and Matteo Santus. This book was made by people who love it and is not connected with its authors or publishers.
wt-book-colophon-pictures = Pictures of cards, characters and quests: the authors of game-icons.net, licence CC BY 3.0 (creativecommons.org/licenses/by/3.0). Town and cover: Frostfair.
wt-book-colophon-fonts = Set in Alegreya by Juan Pablo del Peral, Kurale by Eduardo Tunni and Ruslan Display by Oleg Snarsky, Denis Masharov and Vladimir Rabdu, all under the SIL Open Font License 1.1.
wt-book-colophon-made = Made with Frostfair.
