### Winter Tales in the terminal: the table, the questions, the choices, the log, the refusals.

## Two letters for the map: rebels in small ones, soldiers in capitals
wt-code-alice = Al
wt-code-dorothy_c = Do
wt-code-pinocchio = Pi
wt-code-scarecrow = Sc
wt-code-tin_man = Ti
wt-code-grumpy = Gr
wt-code-match_girl = Ma
wt-code-snow_white = SN
wt-code-white_rabbit = RA
wt-code-candlewick = CA
wt-code-fox_cat = FC
wt-code-mad_hatter = HA
wt-code-wolf = WO
wt-code-mangiafuoco = MF

## Quests in a word or two
wt-short-great_artifact = Artifact
wt-short-ray = Ray of Hope
wt-short-love = Love
wt-short-safe_house = Safe House
wt-short-nightmare = Nightmare
wt-short-propaganda = Propaganda
wt-short-retaliation = Retaliation

## The table
wt-title-prologue = Wintertown, before the first chapter
wt-title = Wintertown, chapter { $n }
wt-title-quest = under way: { $quest }
wt-title-epilogue = the epilogue, { $score }
wt-objective-at = { $kind } ({ $places })
wt-square = square { $number }
wt-square-way = between { FORM($one, form: "the") } and { FORM($two, form: "the") }
wt-token-main = main player
wt-token-main-short = main
wt-token-arbiter = arbiter
wt-legend = ● ready  ○ exhausted  ◆ quest  ★ power
wt-state-lying = incapacitated
wt-state-barred = moves no more
wt-state-silenced = silenced
wt-state-eliminated = eliminated
wt-quests-map = Open quests
wt-quests-pool = Not yet begun
wt-quests-track = Told
wt-memory = Memory { $n }
wt-memories = Memories
wt-memories-empty = { $n ->
    [one] one is still missing, on space { $spaces }; the last brings the epilogue
   *[other] { $n } are still missing, on spaces { $spaces }; the last brings the epilogue
}
wt-memory-space = space { $n }
wt-memory-neutral = What nobody won
wt-bookmark = ◀ bookmark
wt-hand = Your hand
wt-aims = Your secret aims
wt-board-more = In full: what map, what people, what quests, what memories.
wt-hand-empty = empty
wt-objective-own = aim: { $name }
wt-objective-hidden = a secret aim
wt-under = carried by { FORM($character, form: "the") }
wt-spring-up = { $n ->
    [0] no card Spring side up
    [one] one card Spring side up
   *[other] { $n } cards Spring side up
}
wt-told = { $player }: { $words }
wt-plays-for = { $player } for { FORM($faction, form: "the") }

## Questions, by kind of business
wt-prompt-election = Who shall be the arbiter? Choose in secret.
wt-prompt-election-appoint = The votes are tied: you appoint the arbiter, whomever you like.
wt-prompt-taking-characters = Take a character and say where it begins.
wt-prompt-token-placing = Where does { FORM($quest) } lead?
wt-prompt-turn = Your turn: activate one of your ready characters.
wt-prompt-turn-closing = Before your turn ends: do you rescue anybody?
wt-prompt-activation = You have activated { FORM($character, form: "the") }: { $steps ->
    [0] walk (a card takes you two steps)
    [one] walk (one step left of your card)
   *[other] walk ({ $steps } steps left of your card)
}, act, or stop here.
wt-prompt-activation-heading = You have sent { FORM($character, form: "the") } to the quest: come nearer to it.
wt-prompt-activation-acted = You have acted with { FORM($character, form: "the") }: anything else?
wt-prompt-payment-movement = You lead { FORM($character, form: "the") } { $to }: with which card do you tell it?
wt-prompt-payment-rescue = You rescue { FORM($character, form: "the") }: { $cards ->
    [one] one more card tells how.
   *[other] { $cards } cards tell how.
}
wt-prompt-payment-power = The power has its price: { $cards ->
    [one] play one more card and tell.
   *[other] play { $cards } cards and tell.
}
wt-prompt-reduction = Keep { $down_to } cards: discard one.
wt-prompt-interruption-battle = { FORM($mover, form: "start") } came where you stand. Do you attack?
wt-prompt-interruption-trap = { FORM($mover, form: "start") } came where you stand. Do you spring a trap?
wt-prompt-agreement = Several want to fight { FORM($mover, form: "the") }. Who shall?
wt-prompt-fight = Do the two lovers stand together in this?
wt-prompt-along = Shall { FORM($character, form: "the") } come along, out of love?
wt-prompt-sharing = You act as one with { $other }: hand over a card, or go on.
wt-prompt-battle-first = You attack { FORM($rebel, form: "the") }: play the first card.
wt-prompt-battle-attack = The battle with { FORM($rebel, form: "the") } goes on: attack with a card, or give up.
wt-prompt-battle-defence = You defend { FORM($rebel, form: "the") } against { FORM($soldier, form: "the") }: fight back with a card, or give up.
wt-prompt-relocation = You have beaten { FORM($rebel, form: "the") }: take the rebel somewhere, if the story justifies it.
wt-prompt-trap-springing = A trap for { FORM($soldier, form: "the") }: which card is the bait?
wt-prompt-trap-hiding = All your other cards go under { FORM($rebel, form: "the") }: how many lie Spring side up?
wt-prompt-trap-defending = A trap for { FORM($soldier, form: "the") }: fight it with cards, or stop and see how deep it is.
wt-prompt-trap-sorting = Which of your hidden cards lay Winter side up? They come back to your hand.
wt-prompt-call-bookmark = Arbiter’s call: did { $author } really tell of the bookmarked memory?
wt-prompt-call-relocation = Arbiter’s call: does the story of { $author } justify taking the rebel there?
wt-prompt-call-artifact = Arbiter’s call: does the story of { $author } justify handing the artifact over?
wt-prompt-call-return = Arbiter’s call: does the story of { $author } bring the rebel back there?
wt-prompt-call-objective = Arbiter’s call: does the story of { $author } fulfil the objective?
wt-prompt-quest-main = { FORM($quest) }: tell it with cards, as many as you like, or end your part.
wt-prompt-quest-remember = { FORM($quest) }: tell it with cards, and refer to the bookmarked memory once.
wt-prompt-quest-join = { FORM($quest) } is being told { $in }: do you join?
wt-prompt-quest-joined = { FORM($quest) }: you take part. Tell with cards, or end your part.
wt-prompt-quest-last = { FORM($quest) }: one last card, if you like.
wt-prompt-quest-warned = { FORM($quest) }: the bookmarked memory is missing. Refer to it now, or fail.
wt-prompt-setting-out = A quest begins { $in }. Does one of yours set out for it?
wt-prompt-remembering-choose = Which card of the quest shall be remembered?
wt-prompt-remembering-lay = Where on the track does the memory lie?
wt-prompt-naming-love = Whom shall { FORM($carrier, form: "the") } love?
wt-prompt-naming-artifact = Who bears the Great Artifact?
wt-prompt-retaliation = Armed Retaliation: destroy a power of the rebels, or eliminate a rebel.
wt-prompt-new-carrier = { FORM($quest) } has lost its carrier: who carries it on?
wt-prompt-ray-question = Ray of Hope: ready its bearer once more in this chapter?
wt-prompt-returning = The arbiter refused that place: where else shall { FORM($character, form: "the") } come back?
wt-prompt-claim-window = Something has happened. Do you claim an objective?
wt-prompt-claiming = Your objective is fulfilled: where does it lie on the track?
wt-prompt-choosing-objective = Choose another objective for { FORM($side) }.
wt-prompt-epilogue-first = The epilogue is yours to begin: tell with cards, then end your part.
wt-prompt-epilogue-part = Your part of the epilogue: tell with cards, then end it.
wt-prompt-epilogue-side = Your part of the epilogue, Writer: for whom do you tell?

## Choices: plain ones, by question where it matters
wt-choice-pass = No.
wt-choice-pass-turn = End the turn.
wt-choice-pass-activation = Stop here.
wt-choice-pass-interruption = Let it pass.
wt-choice-pass-sharing = Go on.
wt-choice-pass-battle = Give up.
wt-choice-pass-relocation = Leave the rebel where it fell.
wt-choice-pass-trap = No more: reveal the trap.
wt-choice-pass-quest = End the part.
wt-choice-pass-quest-join = Stay out of it.
wt-choice-pass-setting-out = Nobody sets out.
wt-choice-pass-epilogue = End the part.
wt-choice-free = Fight without a card, by skill.
wt-choice-artifact = Play the memory of the Great Artifact.
wt-choice-cite = Refer to the bookmarked memory.
wt-choice-accept = Yes.
wt-choice-accept-call = Accepted.
wt-choice-reject = No.
wt-choice-reject-call = Not accepted.
wt-choice-ready = Ray of Hope: ready its bearer again.
wt-choice-swap = Exchange the objective.
wt-choice-passage = Go through the secret passage.
wt-choice-fail = Accept failure.
wt-choice-step-down = Accept, and give up the arbiter token.

## Headings of choices, by verb
wt-section-vote = Name
wt-section-side = Tell for
wt-section-lay = Lay the memory on
wt-section-link = End your part, with a link to
wt-section-mark = End your part, and move the bookmark to
wt-section-perform = Perform a quest
wt-section-step = Walk to
wt-section-relocate = Take the rebel to
wt-section-activate = Activate
wt-section-engage = Fight with
wt-section-join = Join with
wt-section-rescue = Rescue (two cards)
wt-section-name = Name
wt-section-hand = Hand the Great Artifact to
wt-section-eliminate = Eliminate
wt-section-claim = Claim an objective
wt-section-reveal = Reveal an objective
wt-section-choose-objective = Choose
wt-section-destroy = Destroy the power of
wt-section-play = Play a card
wt-section-discard = Discard
wt-section-trap = The bait
wt-section-keep = Back to the hand
wt-section-choose = Remember
wt-section-give = Hand over
wt-section-hide = Hide
wt-section-take = Take
wt-section-take-then = It begins at
wt-section-create = Create a quest
wt-section-place = Place the quest
wt-section-place-then = It leads to
wt-section-propaganda = Winter Propaganda, by
wt-section-propaganda-then = It silences
wt-section-haunt = The Nightmare haunts
wt-section-haunt-then = Its victim
wt-section-return = Bring back (three cards)
wt-section-return-then = It comes back to

## What is to be told, by beat
wt-about-opening = the tale begins, with the first quests.
wt-about-movement = how { FORM($who, form: "the") } went { $to }.
wt-about-attack = the attack of { FORM($who, form: "the") } { $in }.
wt-about-defence = how { FORM($who, form: "the") } fought back { $in }.
wt-about-battle-ending = how the battle { $in } ended, well for { FORM($who, form: "the") }.
wt-about-trap = the trap that { FORM($who, form: "the") } sprang { $in }.
wt-about-trap-defence = how { FORM($who, form: "the") } fought the trap { $in }.
wt-about-trap-ending = how the trap { $in } ended, well for { FORM($who, form: "the") }.
wt-about-rescue = the rescue of { FORM($who, form: "the") } { $in }.
wt-about-quest-intro = what “{ FORM($quest) }” is about.
wt-about-quest-start = how { FORM($who, form: "the") } began “{ FORM($quest) }” { $in }.
wt-about-quest-main = how { FORM($who, form: "the") } went on with “{ FORM($quest) }”.
wt-about-quest-join = what { FORM($who, form: "the") } did about “{ FORM($quest) }”.
wt-about-last-card = the last thing that { FORM($who, form: "the") } tried.
wt-about-quest-ending = how “{ FORM($quest) }” ended.
wt-about-caption = what will be remembered, in a few words: a caption for the memory.
wt-about-objective = how the secret aim was reached.
wt-about-power = what { FORM($who, form: "the") } could do { $in } that others could not.
wt-about-epilogue = the epilogue goes on.
wt-about-link = your part of the epilogue ends: tie it to a memory.
wt-about-ending = the very last sentences of the tale.
wt-about-quest = the quest
wt-recall-intro = It was told of it: { $words }
wt-rambles = A long part without a card: perhaps it is time for one. Enter once more keeps it.

## The log, by kind of event
wt-log-factions-drawn = The factions are drawn: { $factions }. The youngest is { $ages }, and { $order } sits first.
wt-log-objectives-drawn = { $known ->
    [yes] { $player } draws a secret aim: { $objectives }.
   *[no] { $player } draws a secret aim.
}
wt-log-voted = { $player } has answered.
wt-log-arbiter-elected = { $player } is the arbiter.
wt-log-character-taken = { $player } takes { FORM($character, form: "the") }, to begin { $in }.
wt-log-quest-drawn = A quest is drawn: { FORM($quest) }.
wt-log-quest-placed = { $has_carrier ->
    [yes] { $player } places { FORM($quest) } under { FORM($carrier, form: "the") }.
   *[no] { $player } places { FORM($quest) } { $in }.
}
wt-log-chapter-began = Chapter { $chapter } begins.
wt-log-cards-drawn = { $known ->
    [yes] { $player } draws { $cards }.
   *[no] { $player } draws cards.
}
wt-log-card-discarded = { $player } discards { $card }.
wt-log-character-activated = { $has_joining ->
    [yes] { $player } sends { FORM($character, form: "the") } to the quest “{ FORM($joining) }”.
   *[no] { $player } activates { FORM($character, form: "the") }.
}
wt-log-turn-passed = { $player } has nobody to activate.
wt-log-told = { $player } tells.
wt-log-figure-moved = { FORM($character, form: "start") } went { $to }.
wt-log-battle-began = { $has_soldier ->
    [yes] Battle { $in }: { FORM($soldier, form: "the") } against { FORM($rebel, form: "the") }.
   *[no] Battle { $in }: the Freezing Nightmare against { FORM($rebel, form: "the") }.
}
wt-log-battle-ended = { $side ->
    [spring] { FORM($rebel, form: "start") } won the battle.
   *[other] { FORM($rebel, form: "start") } lost the battle.
}
wt-log-trap-sprung = A trap { $in }: { FORM($rebel, form: "the") } against { FORM($soldier, form: "the") }.
wt-log-trap-hidden = { $value ->
    [-1] { $player } has laid the trap; nobody knows how deep it is.
   *[other] { $player } has laid the trap, { $value } of the cards Spring side up.
}
wt-log-trap-revealed = The trap was worth { $value }, the defence { $defence }: { $outcome ->
    [trapped] caught!
    [blocked] blocked.
   *[passed] it did not hold.
}{ $known ->
    [yes] { " " }Under it lay { $cards }.
   *[no] { "" }
}
wt-log-card-kept = { $player } takes { $card } back.
wt-log-incapacitated = { FORM($character, form: "start") } fell, incapacitated.
wt-log-barred = { FORM($character, form: "start") } can’t move again in this chapter.
wt-log-rescued = { $player } has rescued { FORM($character, form: "the") }.
wt-log-quest-began = { FORM($character, form: "start") } began “{ FORM($quest) }” { $in }.
wt-log-quest-joined = { $player } takes part with { FORM($character, form: "the") }.
wt-log-bookmark-cited = { $player } refers to memory { $memory }.
wt-log-warned = { $player } has forgotten the bookmarked memory.
wt-log-call-made = { $accepted ->
    [1] The story of { $author } is accepted
   *[0] The story of { $author } is not accepted
} { $topic ->
    [bookmark] (the bookmarked memory).
    [relocation] (the rebel’s new place).
    [artifact] (the artifact changes hands).
    [return] (the rebel comes back).
   *[objective] (the objective).
}
wt-log-quest-ended = { FORM($quest) }, Spring { $spring }:{ $winter } Winter: { $automatic ->
    [1] it fails, for what was remembered was not mentioned.
   *[0] { $outcome ->
        [success] it succeeds.
        [failure] it fails.
       *[tie] nobody wins.
    }
}
wt-log-memory-laid = { $sort ->
    [story] { $card } becomes memory { $memory }, for { $side ->
        [spring] Spring
        [winter] Winter
       *[neutral] nobody
    }.
    [objective] An objective becomes memory { $memory }, for { $side ->
        [spring] Spring
        [winter] Winter
       *[neutral] nobody
    }.
   *[other] A neutral card becomes memory { $memory }.
}
wt-log-top-card-turned = No card was played: the deck remembers { $card }.
wt-log-bookmark-moved = { $player } moves the bookmark to memory { $memory }.
wt-log-power-gained = { $has_character ->
    [yes] The power of { FORM($quest) } belongs to { FORM($character, form: "the") }{ $has_other ->
        [yes] { " " }and { FORM($other, form: "the") }.
       *[no] .
    }
   *[no] The power of { FORM($quest) } is awake.
}
wt-log-power-lost = The power of { FORM($quest) } is lost.
wt-log-readied = Ray of Hope: ready again, { FORM($character, form: "the") }.
wt-log-silenced = Winter Propaganda: { FORM($soldier, form: "the") } silenced { FORM($rebel, form: "the") }.
wt-log-eliminated = Eliminated: { FORM($character, form: "the") }.
wt-log-returned = { FORM($character, form: "start") } came back, { $in }.
wt-log-card-given = { $has_card ->
    [yes] { $player } hands { $card } to { $to }.
   *[no] { $player } hands a card to { $to }.
}
wt-log-objective-shown = { $player } reveals an aim: { $objective }.
wt-log-objective-swapped = { $has_objective ->
    [yes] { $player } exchanges a secret aim for { $objective }.
   *[no] { $player } exchanges a secret aim.
}
wt-log-epilogue-began = { $reason ->
    [chapter-limit] The last chapter is over: { $player } begins the epilogue.
   *[tale-told] The last memory lies on the track: { $player } begins the epilogue.
}
wt-log-tale-ended = The tale is told. Spring { $spring }:{ $winter } Winter.

## Refusals, by reason
wt-refuse-not-offered-now = That can’t be done now.
wt-refuse-play-a-card = Play a card of your hand first.
wt-refuse-discard-first = Discard first.
wt-refuse-name-a-candidate = Name one of the candidates.
wt-refuse-activation-is-compulsory = As long as one of yours is ready you must activate it.
wt-refuse-not-a-ready-character = That is not a ready character of yours.
wt-refuse-activate-a-character = Activate a character.
wt-refuse-token-can-not-lie-there = The token can’t lie there.
wt-refuse-place-the-token = Place the quest token first.
wt-refuse-first-card-must-be-played = The attacker plays the first card of a battle.
wt-refuse-not-your-card = That card isn’t in your hand.
wt-refuse-no-such-objective = You have no such objective to claim.
wt-refuse-not-this-character-there = That character can’t begin there.
wt-refuse-refer-or-fail = Refer to the bookmarked memory, or accept failure.
wt-refuse-cannot-join = That character can’t join.
wt-refuse-nothing-to-refer-to = There is nothing to refer to, or you have done it.
wt-refuse-tell-or-pass = Play a card and tell, or end your part.
wt-refuse-no-quest-to-perform = There is no such quest to perform here.
wt-refuse-no-quest-to-create = That quest can’t be created now.
wt-refuse-no-rescue = Nobody can be rescued like that.
wt-refuse-choose-a-card-of-the-quest = Choose a card that was played in the quest.
wt-refuse-lay-it-on-an-empty-space = Lay it on an empty space of the track.
wt-refuse-writer-plays-half = The Writer tells with half of his hand at most.
wt-refuse-link-the-bookmark = At this table the part ends with the bookmark on another memory.
wt-refuse-cannot-fight-here = That character can’t fight now.
wt-refuse-fight-or-pass = Fight, or let it pass.
wt-refuse-not-moved-again = It moves no more in this chapter.
wt-refuse-incapacitated = Who is incapacitated doesn’t walk.
wt-refuse-not-connected = There is no way from here to there in one step.
wt-refuse-no-card-to-move = Walking takes a card, and you have none.
wt-refuse-somebody-is-telling = Somebody is telling.
wt-refuse-tell-first = Tell first.
wt-refuse-not-yours-to-tell = That is not yours to tell.
wt-refuse-too-late-to-edit = The story has gone on; it is too late to change that.
wt-refuse-your-own-text = That text is your own.
wt-refuse-text-is-redacted = That text has been taken out.
wt-refuse-text-is-struck = That text has been struck.
wt-refuse-arbiter-only = Only the arbiter may do that.
wt-refuse-text-too-short = A little more, please.
wt-refuse-not-your-text = Those words aren’t yours.
wt-refuse-asked-twice-already = A change was asked for twice already.
wt-refuse-text-too-long = That is too long: 1000 letters at most.

## Questions of players, help, the end
wt-why = A memory is worth three points for its side, and in the epilogue every card one. If both are equal, the Writer wins.
wt-why-side = { FORM($side) }: { $memories ->
    [one] one memory
   *[other] { $memories } memories
}, { $points } points
wt-what = Ask about somebody or some place: what alice, what morgue. Or a part of the table: what map, what people, what quests, what memories.
wt-what-nothing = Nobody here knows { $asked }; try what alice or what morgue.
wt-help =
    Choose by number, or type the move itself, for example:
    activate alice     step oak_park     play key     pass
    perform ray        create love       place love under:alice
    join alice         engage wolf       hide 3
    On the map rebels are written Al, soldiers WO; ◆ is a quest, ★ a power.
    tale         the story so far
    reword       change your newest words, as long as nobody has gone on
    what alice   who somebody is, or what a place is like; what map, people, quests, memories: the table in full
    texts        what was told last, with suggestions; then suggest, object, redact; for the arbiter change, strike, allow
    orders       standing orders: who always or never fights or goes to quests, so that nobody asks you

## What people say about words
wt-talk-passage = It is about this: { $words }
wt-talk-change-asked = The arbiter asks you to change something. You told: { $words } Wanted: { $note } (reword)
wt-talk-objected = Somebody objects to text { $n }: { $words } Because: { $note } (change, strike or allow)
wt-talk-no-texts = Nothing has been told yet.
wt-talk-state = { $state ->
    [redacted] { " " }(taken out)
    [struck] { " " }(struck)
    [asked] { " " }(a change was asked for)
    [objected] { " " }(somebody objects)
   *[told] { "" }
}
wt-talk-how =
    suggest 2 an idea …      object 2 why …      redact 2 (your own words, for good)
    For the arbiter: change 2 what …      strike 2      allow 2
wt-talk-which = Which text? The newest is 1; texts lists them.
wt-talk-no-such = There is no text { $n }: the oldest is { $most }.
wt-talk-say-what = Say it in a few words, behind the number.
wt-talk-noted = Noted beside the text.
wt-talk-arbiter-will-look = Noted; the arbiter will be told.
wt-talk-author-will-see = Noted; the author will be asked to reword it. Nobody waits for that.
wt-talk-allowed = It stays as it is.
wt-talk-struck = Struck: the book shows it folded.
wt-talk-redacted = Its words are gone.
wt-order = { FORM($who, form: "start") }: { $order ->
    [always] always
   *[never] never
} { $matter ->
    [fight] starts a battle or a trap
   *[quest] sets out for quests and joins them
}.
wt-orders-none = You have given no standing orders: you are always asked.
wt-orders-how = Like this: orders fight wolf always, orders quest all never, orders fight wolf ask.
wt-orders-who = { $name } is not one of yours; available: { $known }.

wt-verdict = { $winners ->
    [0] The tale is over, and nobody won.
    [one] { $players } wins{ $points ->
        [0] : the tale belongs to the Writer.
       *[other] { " " }with { $points } points.
    }
   *[other] { $players } win together{ $points ->
        [0] .
       *[other] { " " }with { $points } points.
    }
}
