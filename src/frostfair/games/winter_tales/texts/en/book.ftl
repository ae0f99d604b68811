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
