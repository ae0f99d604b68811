### Winter Tales in words: what everybody waits for, what a choice does, why things are as they are.

## Where something is

wt-at-in = { FORM($place, form: "in") }
wt-at-to = { FORM($place, form: "to") }
wt-square-in = on the square between { FORM($one, form: "the") } and { FORM($two, form: "the") }
wt-square-to = to the square between { FORM($one, form: "the") } and { FORM($two, form: "the") }
wt-nowhere-in = somewhere in Wintertown
wt-nowhere-to = through Wintertown

## What everybody else waits for, by kind of business

wt-wait-election = { $variant ->
    [appoint] The votes are tied: { $player } appoints the arbiter.
   *[other] The arbiter is being elected. Still to answer: { $players }.
}
wt-wait-taking-characters = { $player } takes a character.
wt-wait-token-placing = { $player } decides where “{ FORM($quest) }” leads.
wt-wait-turn = { $variant ->
    [closing] { $player } may still rescue a character before the turn ends.
   *[other] { $player } chooses a character to activate.
}
wt-wait-activation = { $player } is on the move with { FORM($character, form: "the") }.
wt-wait-payment = { $variant ->
    [movement] { $player } tells how { FORM($character, form: "the") } went { $to }.
    [rescue] { $player } tells of the rescue of { FORM($character, form: "the") }.
   *[power] { $player } pays for a power with cards.
}
wt-wait-reduction = { $player } discards cards.
wt-wait-interruption = { $variant ->
    [battle] Will there be a battle with { FORM($mover, form: "the") }?
   *[trap] Will there be a trap for { FORM($mover, form: "the") }?
} Still to answer: { $players }.
wt-wait-agreement = Several want to fight { FORM($mover, form: "the") } and agree who shall. Still to answer: { $players }.
wt-wait-fight = Do the two lovers stand together in this? Still to answer: { $players }.
wt-wait-along = { $player } decides whether { FORM($character, form: "the") } comes along.
wt-wait-sharing = Two players act as one and may hand each other cards. Still to answer: { $players }.
wt-wait-battle = Battle: { FORM($soldier, form: "the") } against { FORM($rebel, form: "the") }. The next card is up to { $players }.
wt-wait-relocation = { $player } decides the fate of { FORM($rebel, form: "the") }.
wt-wait-trap = A trap for { FORM($soldier, form: "the") }: { $variant ->
    [springing] { $player } chooses the bait.
    [hiding] { $player } hides cards.
    [defending] { $player } defends.
   *[sorting] { $player } sorts the revealed cards.
}
wt-wait-call = { $variant ->
    [bookmark] Did { $author } really tell of the bookmarked memory?
    [relocation] Does the story of { $author } justify the rebel’s new place?
    [artifact] Does the story of { $author } justify handing the artifact over?
    [return] Does the story of { $author } bring the rebel back?
   *[objective] Does the story of { $author } fulfil the objective?
} Still to answer: { $players }.
wt-wait-quest = “{ FORM($quest) }”: { $variant ->
    [join] { $player } may join.
    [last] { $player } may play one last card.
    [warned] { $player } still has to refer to the bookmarked memory.
   *[main] { $player } tells.
}
wt-wait-setting-out = A quest begins { $in }: { $player } may send a character.
wt-wait-remembering = { $player } decides what will be remembered.
wt-wait-naming = { $variant ->
    [love] { $player } decides whom { FORM($carrier, form: "the") } loves.
   *[artifact] { $player } decides who bears the Great Artifact.
}
wt-wait-retaliation = Armed Retaliation: { $player } chooses its target.
wt-wait-new-carrier = { $player } names a new carrier for “{ FORM($quest) }”.
wt-wait-ray-question = Ray of Hope: { $player } may ready its bearer once more.
wt-wait-returning = { $player } chooses another place for the return of { FORM($character, form: "the") }.
wt-wait-claim-window = { $player } may claim an objective.
wt-wait-claiming = { $player } claims an objective.
wt-wait-choosing-objective = { $player } exchanges a secret aim.
wt-wait-epilogue = { $player } tells a part of the epilogue.

wt-log-told-epilogue = { $player } tells with a card: one point for { $side ->
    [spring] Spring
   *[winter] Winter
}.

## What choosing does, by verb

wt-offer-pass = Let it be, or stop here.
wt-offer-free = Fight without a card, by skill.
wt-offer-artifact = Play the memory of the Great Artifact.
wt-offer-cite = Refer to the bookmarked memory.
wt-offer-accept = Say yes.
wt-offer-reject = Say no.
wt-offer-ready = Ready the bearer of the Ray of Hope again.
wt-offer-swap = Exchange your objective.
wt-offer-passage = Go through the secret passage.
wt-offer-fail = Accept that the quest fails.
wt-offer-step-down = Accept, and give up the arbiter token.
wt-offer-vote = Name { $player }.
wt-offer-side = Tell for { FORM($side) }.
wt-offer-lay = Lay the memory on space { $memory }.
wt-offer-link = End your part with a link to memory { $memory }.
wt-offer-mark = End your part and move the bookmark to memory { $memory }.
wt-offer-perform = Perform the quest “{ FORM($quest) }”.
wt-offer-step = Walk { $to }.
wt-offer-relocate = Take the rebel { $to }.
wt-offer-activate = Activate { FORM($character, form: "the") }.
wt-offer-engage = Fight with { FORM($character, form: "the") }.
wt-offer-join = Join the quest with { FORM($character, form: "the") }.
wt-offer-rescue = Rescue { FORM($character, form: "the") } with two cards.
wt-offer-name = Name { FORM($character, form: "the") }.
wt-offer-hand = Hand the Great Artifact to { FORM($character, form: "the") }.
wt-offer-eliminate = Eliminate { FORM($character, form: "the") }.
wt-offer-claim = Claim the objective { $objective }.
wt-offer-reveal = Reveal the objective { $objective }.
wt-offer-choose-objective = Choose the objective { $objective }.
wt-offer-destroy = Destroy the power “{ FORM($quest) }”.
wt-offer-play = Play the card “{ $card }” and tell.
wt-offer-discard = Discard the card “{ $card }”.
wt-offer-trap = Use the card “{ $card }” as the bait.
wt-offer-keep = Take the card “{ $card }” back.
wt-offer-choose = Let the card “{ $card }” be remembered.
wt-offer-give = Hand over the card “{ $card }”.
wt-offer-hide = Hide your hand: { wt-spring-up }.
wt-offer-take = Take { FORM($character, form: "the") }, to begin { $in }.
wt-offer-create = Create the quest “{ FORM($quest) }”.
wt-offer-place = { $carried ->
    [yes] Place the quest “{ FORM($quest) }” under { FORM($carrier, form: "the") }.
   *[no] Place the quest “{ FORM($quest) }” { $in }.
}
wt-offer-propaganda = Winter Propaganda: let { FORM($soldier, form: "the") } silence { FORM($rebel, form: "the") }.
wt-offer-haunt = Send the Freezing Nightmare against { FORM($character, form: "the") } { $in }.
wt-offer-return = Bring { FORM($character, form: "the") } back { $to }, with three cards.

## Words to type for moves: one each, and no two alike. Match files always have the English ones.

wt-type-pass = pass
wt-type-free = free
wt-type-artifact = artifact
wt-type-cite = cite
wt-type-accept = accept
wt-type-reject = reject
wt-type-ready = ready
wt-type-swap = swap
wt-type-passage = passage
wt-type-fail = fail
wt-type-step-down = step-down
wt-type-vote = vote
wt-type-side = side
wt-type-lay = lay
wt-type-link = link
wt-type-mark = mark
wt-type-perform = perform
wt-type-step = step
wt-type-relocate = relocate
wt-type-activate = activate
wt-type-engage = engage
wt-type-join = join
wt-type-rescue = rescue
wt-type-name = name
wt-type-hand = hand
wt-type-eliminate = eliminate
wt-type-claim = claim
wt-type-reveal = reveal
wt-type-choose-objective = choose-objective
wt-type-destroy = destroy
wt-type-play = play
wt-type-discard = discard
wt-type-trap = trap
wt-type-keep = keep
wt-type-choose = choose
wt-type-give = give
wt-type-hide = hide
wt-type-take = take
wt-type-create = create
wt-type-place = place
wt-type-propaganda = propaganda
wt-type-haunt = haunt
wt-type-return = return
wt-type-under = under

## Why, and what somebody or something is

wt-why-cards = { FORM($side) }: { $cards ->
    [one] one card of the epilogue, one point
   *[other] { $cards } cards of the epilogue, one point each
}
wt-why-writer = The Writer has no points: both sides being equal is all that he wants.
wt-why-about = { $what }: { $words }
wt-why-character = Now { $where }; { $states }.
wt-why-people = { $n ->
    [0] { $space }: nobody is there.
   *[other] { $space }: { $people }.
}
wt-why-tokens = Here is { $tokens }.
wt-why-memory = { $side ->
    [spring] { $what }: a memory of Spring, worth three points.
    [winter] { $what }: a memory of Winter, worth three points.
   *[neutral] { $what }: a memory that belongs to nobody.
}
wt-why-memory-empty = No memory lies here yet.
wt-why-bookmark = The bookmark lies on it: the next quest’s story must refer to it, or the quest fails.

wt-aim-rescue = rescue a rebel
wt-aim-rebels = fell a soldier with a trap
wt-aim-connection = let one rebel visit both places in one activation; reveal the aim at the first
wt-aim-bounty = fell a rebel in a battle
wt-aim-spy = reveal it when a rebel comes to a soldier of yours; the next time it counts
wt-aim-attack = have a standing soldier in that place, and discard two cards
wt-aim-garrison = let Winter be present in more places than Spring

wt-skill-objective = objective
wt-skill-quest = quest
wt-skill-trap = trap
wt-skill-battle = battle
wt-skill-movement = movement
wt-skill-passage = secret passage
wt-skill-story = story card
wt-why-skill-objective = Skill: when activated, you may exchange an objective.
wt-why-skill-quest = Skill: in a quest the side counts one more.
wt-why-skill-trap = Skill: one more in a trap, for either side of it.
wt-why-skill-battle = Skill: no card is needed in the first round of a battle.
wt-why-skill-movement = Skill: up to two steps for free, once per activation.
wt-why-skill-passage = Skill: before moving there is a secret passage.
wt-why-skill-story = Skill: four cards when activated, instead of three.

wt-why-power-ray = Ray of Hope: once per chapter, after its activation, the bearer may be readied again.
wt-why-power-love = Love: the two rebels may walk together and fight as one.
wt-why-power-safe_house = Safe House: no battle fells a rebel any more; the loser is put there, standing.
wt-why-power-great_artifact = Great Artifact: in quests and battles its bearer may play the memory of it as a card.
wt-why-power-nightmare = Freezing Nightmare: who has nobody ready may send it to a place, against a rebel there.
wt-why-power-propaganda = Winter Propaganda: instead of an activation a soldier silences a rebel for this chapter.
wt-why-power-retaliation = Armed Retaliation: at once it destroys a power of the rebels or eliminates a rebel without one.
