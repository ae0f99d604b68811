# Lines that bots and time-outs tell in Winter Tales (WT-23.4, WT-23.6). Past tense, so that verbs agree with one
# and with two; names come whole. $who tells or is told about, $foe stands against it, $in and $to are places with
# their preposition. [card], [bookmark], [memory], [quest] and [place] are chips and stay as they are.
# Variants are numbered from 1 without gaps; a language may have as many as it likes.

wt-opening-1 = Snow had lain on Wintertown for so long that nobody counted the years. Two rumours went from door to door that night, and both began with [quest].
wt-opening-2 = The clocks of Wintertown had stopped at the first frost. Then somebody whispered of [quest], and the streets began to listen.
wt-opening-3 = This is a story of a town where spring was forbidden. It starts with a light behind a shutter, and with [quest].
wt-opening-4 = Once, when the river was still a river, children knew how this would end. Now there was only [quest], and the long dark.

wt-movement-spring-1 = { FORM($who, form: "start") } slipped { $to }, keeping to the shadows of the drifts.
wt-movement-spring-2 = Before the patrol came round again, { FORM($who, form: "the") } had crossed { $to }.
wt-movement-spring-3 = { FORM($who, form: "start") } could not wait any longer and hurried { $to }.
wt-movement-spring-4 = A promise called { FORM($who, form: "the") } { $to }, and promises were all that was left.
wt-movement-spring-5 = With a lantern under the coat, { FORM($who, form: "the") } walked { $to }.
wt-movement-spring-6 = Nobody saw { FORM($who, form: "the") } go { $to }; the snow covered every step.
wt-movement-spring-7 = { FORM($who, form: "start") } had once been happy on this road, and took it again { $to }.
wt-movement-spring-8 = A friend was waiting, so { FORM($who, form: "the") } went { $to } in spite of the wind.
wt-movement-winter-1 = Boots rang on the ice as { FORM($who, form: "the") } marched { $to }.
wt-movement-winter-2 = { FORM($who, form: "start") } had smelled a rebel and followed the trail { $to }.
wt-movement-winter-3 = By order of the Queen, { FORM($who, form: "the") } moved { $to } and counted the doors.
wt-movement-winter-4 = Curtains closed one after another while { FORM($who, form: "the") } passed { $to }.
wt-movement-winter-5 = { FORM($who, form: "start") } took the long way { $to }, to be seen and feared.
wt-movement-winter-6 = An informer had talked; { FORM($who, form: "the") } hurried { $to } before the trail froze.
wt-movement-winter-7 = { FORM($who, form: "start") } hummed an old tune out of key and strolled { $to }.
wt-movement-winter-8 = Somebody had laughed aloud that morning. { FORM($who, form: "start") } went { $to } to find out who.

wt-with-spring-1 = It was [card] that gave courage.
wt-with-spring-2 = In one pocket lay [card], warm as a hand.
wt-with-spring-3 = A child had drawn [card] on the wall, and that was sign enough.
wt-with-spring-4 = Everything turned on [card].
wt-with-spring-5 = Somewhere close by, half buried, waited [card].
wt-with-spring-6 = An old song came back, the one about [card].
wt-with-spring-7 = “Think of [card],” said a small voice.
wt-with-spring-8 = There, of all things: [card].
wt-with-spring-9 = Nobody else would have understood what [card] meant.
wt-with-spring-10 = It smelled of thaw, and of [card].
wt-with-winter-1 = [card] was all the proof that was needed.
wt-with-winter-2 = On the report stood a single word: [card].
wt-with-winter-3 = Frost had drawn [card] on every pane.
wt-with-winter-4 = The answer was as cold as ever: [card].
wt-with-winter-5 = And behind it all, like a bad dream, [card].
wt-with-winter-6 = [card] had been forbidden since the first decree.
wt-with-winter-7 = “Bring me [card],” the order had said.
wt-with-winter-8 = In the dark something glittered: [card].
wt-with-winter-9 = It left a mark in the snow, shaped like [card].
wt-with-winter-10 = The bell struck, and with it came [card].

wt-attack-1 = { FORM($who, form: "start") } stepped out of the fog and barred the way.
wt-attack-2 = { FORM($who, form: "start") } lunged, and the ice cracked underfoot.
wt-attack-3 = There was no shout, only { FORM($who, form: "the") }, suddenly very near.
wt-attack-4 = { FORM($who, form: "start") } laughed and drew the circle tighter.
wt-attack-5 = “In the name of Winter!” cried { FORM($who, form: "the") }.
wt-attack-6 = { FORM($who, form: "start") } had waited for exactly this moment.
wt-nightmare-1 = Something without a face rose out of the floor.
wt-nightmare-2 = The Nightmare had no need of doors; it was simply there.
wt-nightmare-3 = All lamps went out at once, and the thing that had been made in the dark began to breathe.
wt-defence-1 = { FORM($who, form: "start") } ducked under the blow and rolled behind a sledge.
wt-defence-2 = { FORM($who, form: "start") } threw snow into the attacker’s eyes and ran for the wall.
wt-defence-3 = “Not today,” said { FORM($who, form: "the") }, and did something very unexpected.
wt-defence-4 = { FORM($who, form: "start") } remembered a trick from better times.
wt-defence-5 = For a heartbeat { FORM($who, form: "the") } stood quite still, then was gone from where the blow fell.
wt-defence-6 = { FORM($who, form: "start") } laughed in spite of everything, and that hurt more than a blade.

wt-battle-ending-spring-1 = When the snow settled, { FORM($who, form: "the") } was still standing and walked on.
wt-battle-ending-spring-2 = The pursuers searched till dawn, but { FORM($who, form: "the") } had long since got away.
wt-battle-ending-spring-3 = { FORM($who, form: "start") } left nothing behind but a torn sleeve and a good story.
wt-battle-ending-winter-1 = It ended { $in }, with ropes and with silence.
wt-battle-ending-winter-2 = No help came. They found the scarf the next morning { $in }.
wt-battle-ending-winter-3 = The cart took its prisoner away, and the door that closed { $in } was a heavy one.
wt-battle-ending-winter-4 = Cold did the rest. { $In } somebody lay very still and waited for friends.

wt-trap-1 = { FORM($who, form: "start") } had prepared everything days ago; now a rope went taut { $in }.
wt-trap-2 = { $In } a floorboard gave way, just as { FORM($who, form: "the") } had planned.
wt-trap-3 = { FORM($who, form: "start") } whistled twice, and the rebels of the quarter knew what to do.
wt-trap-4 = It looked like an ordinary evening { $in }. { FORM($who, form: "start") } had taken great care that it should.
wt-trap-defence-1 = { FORM($who, form: "start") } smelled the trick and tore at the net.
wt-trap-defence-2 = { FORM($who, form: "start") } kicked the door from its hinges.
wt-trap-defence-3 = “Amateurs,” growled { FORM($who, form: "the") }, not quite as calm as it sounded.
wt-trap-defence-4 = { FORM($who, form: "start") } clawed upwards, inch by inch.
wt-trap-ending-spring-1 = The trap held, and for once it was Winter that shivered { $in }.
wt-trap-ending-spring-2 = { FORM($who, form: "start") } looked down at the catch and grinned.
wt-trap-ending-spring-3 = Quiet returned { $in }; the road was closed to soldiers tonight.
wt-trap-ending-winter-1 = { FORM($who, form: "start") } shook off the last of the ropes and went on.
wt-trap-ending-winter-2 = A clever trap, but { FORM($who, form: "the") } had seen cleverer ones.

wt-rescue-1 = Somebody knelt down in the snow beside { FORM($who, form: "the") } and did not give up.
wt-rescue-2 = A key turned where no key should have fitted, and { FORM($who, form: "the") } blinked into the light.
wt-rescue-3 = { FORM($who, form: "start") } heard the old password whispered through the bars.
wt-rescue-4 = First a finger moved, then a hand; { FORM($who, form: "the") } got up.

wt-quest-intro-great_artifact-1 = Old people spoke of a thing that had lain { $in } since before the frost: [quest]. Whoever held it could turn the war.
wt-quest-intro-great_artifact-2 = A page torn from a forbidden book pointed { $to }. [quest], it said, and nothing more.
wt-quest-intro-ray-1 = For a moment, { $in }, the sky had been blue. The rebels called it [quest] and swore to find out why.
wt-quest-intro-ray-2 = Something green had been seen { $in }. They gave it a name so as not to lose it: [quest].
wt-quest-intro-love-1 = { FORM($who, form: "start") } had begun to leave small gifts in the snow. For whom? That was [quest].
wt-quest-intro-love-2 = Wherever { FORM($who, form: "the") } had stood, the ice was thinner. The town guessed at [quest].
wt-quest-intro-safe_house-1 = There was talk of a door { $in } that no soldier had ever noticed. [quest], somebody said, if only it could be found.
wt-quest-intro-safe_house-2 = They needed one warm room in all of Wintertown, and { $in } there might be one: [quest].
wt-quest-intro-nightmare-1 = Children { $in } no longer dared to sleep. The Queen’s men only smiled and spoke of [quest].
wt-quest-intro-nightmare-2 = Something was growing { $in } that had not been born. The files called it [quest].
wt-quest-intro-propaganda-1 = New posters hung { $in } before the paste was dry. [quest] had begun, and it needed a better lie.
wt-quest-intro-propaganda-2 = A loudspeaker had been put up { $in }. It crackled, it cleared its throat: [quest].
wt-quest-intro-retaliation-1 = On a list { $in } stood one name in red: { FORM($who) }. Beside it, in a careful hand: [quest].
wt-quest-intro-retaliation-2 = Winter does not forget. This time it would be { FORM($who, form: "the") }; the order was headed [quest].

wt-quest-start-spring-1 = It was no accident that { FORM($who, form: "the") } stood { $in } that night. Now it would be [quest], with patience and bare hands.
wt-quest-start-spring-2 = “If not now, then never,” said { FORM($who, form: "the") }, and began what everybody had been whispering about: [quest].
wt-quest-start-spring-3 = { $In } { FORM($who, form: "the") } rolled up both sleeves. [quest] was no longer a rumour.
wt-quest-start-winter-1 = { FORM($who, form: "start") } unrolled the order { $in } and read it twice. [quest]: by morning it would be done.
wt-quest-start-winter-2 = The square was cleared, the lamps were put out. { FORM($who, form: "start") } began with [quest].
wt-quest-start-winter-3 = { $In } { FORM($who, form: "the") } smiled for the first time in weeks. [quest] could begin.

wt-quest-main-spring-1 = Piece by piece the plan of { FORM($who, form: "the") } came together.
wt-quest-main-spring-2 = { FORM($who, form: "start") } asked the one question nobody had dared to ask.
wt-quest-main-spring-3 = Neighbours came out of their doors to help, one after another.
wt-quest-main-spring-4 = The ice sang, and { FORM($who, form: "the") } listened.
wt-quest-main-spring-5 = It went wrong at first. { FORM($who, form: "start") } began again.
wt-quest-main-spring-6 = Under the snow there was something softer than snow.
wt-quest-main-winter-1 = { FORM($who, form: "start") } worked without haste, as frost does.
wt-quest-main-winter-2 = One signature, one seal, and a family moved out of its house.
wt-quest-main-winter-3 = { FORM($who, form: "start") } told the story the other way round until it was true.
wt-quest-main-winter-4 = The wind had orders, too.
wt-quest-main-winter-5 = { FORM($who, form: "start") } left one door open, and that was the cruel part.
wt-quest-main-winter-6 = Machines that had been silent for years began to turn.
wt-cite-1 = And all the while nobody could forget it: [bookmark].
wt-cite-2 = It would never have come to this without what they all remembered: [bookmark].
wt-cite-3 = On the wall somebody had scratched the old words: [bookmark].
wt-cite-4 = “You know what happened,” said { FORM($who, form: "the") }. “[bookmark].” Nobody contradicted.
wt-cite-5 = Everything that night went back to one thing: [bookmark].
wt-quest-join-spring-1 = { FORM($who, form: "start") } came running through the drifts and took a place in the line.
wt-quest-join-spring-2 = “You are not alone,” said { FORM($who, form: "the") }.
wt-quest-join-spring-3 = { FORM($who, form: "start") } knew a better way and showed it.
wt-quest-join-spring-4 = Out of breath and just in time, { FORM($who, form: "the") } put a shoulder to it.
wt-quest-join-winter-1 = { FORM($who, form: "start") } stepped in, and the temperature fell.
wt-quest-join-winter-2 = From the roof opposite, { FORM($who, form: "the") } had seen everything.
wt-quest-join-winter-3 = { FORM($who, form: "start") } had brought something along in a black case.
wt-quest-join-winter-4 = “Carry on,” said { FORM($who, form: "the") }, and did the opposite of helping.
wt-last-card-1 = There was one last thing to be tried.
wt-last-card-2 = And then, when it was almost over, { FORM($who, form: "the") } moved once more.
wt-last-card-3 = Everybody held their breath.

wt-quest-ending-success-1 = So it was done, just as { FORM($who, form: "the") } had meant it. [quest] was real from that night on.
wt-quest-ending-success-2 = By morning the whole town knew: [quest] had succeeded.
wt-quest-ending-success-3 = { FORM($who, form: "start") } sat down on the nearest step and could hardly believe it. It was over, and it had worked.
wt-quest-ending-failure-1 = It came to nothing. { FORM($who, form: "start") } stood among the pieces of [quest] while the others went home with the victory.
wt-quest-ending-failure-2 = The wrong people cheered that night. [quest] belonged to the other side now.
wt-quest-ending-failure-3 = { FORM($who, form: "start") } had come so near. Then the wind turned, and [quest] was lost.
wt-quest-ending-tie-1 = In the end both sides let go at the same moment, and [quest] sank back into the snow.
wt-quest-ending-tie-2 = Nobody won. Nobody spoke of [quest] again, and nobody forgot it.

wt-caption-great_artifact-1 = [card], the tool that outlived its makers
wt-caption-great_artifact-2 = The day [card] changed hands
wt-caption-ray-1 = [card], the first warm thing in years
wt-caption-ray-2 = How [card] came to stand for spring
wt-caption-love-1 = [card], left at a door without a name
wt-caption-love-2 = What [card] said that two people could not
wt-caption-safe_house-1 = [card] over the hidden door
wt-caption-safe_house-2 = The room that smelled of [card]
wt-caption-nightmare-1 = [card], seen by everybody in the same dream
wt-caption-nightmare-2 = Why nobody says the word [card] after dark
wt-caption-propaganda-1 = [card], printed ten thousand times
wt-caption-propaganda-2 = The lie about [card]
wt-caption-retaliation-1 = [card] on the empty bed
wt-caption-retaliation-2 = The night they came for [card]
wt-caption-neutral-1 = A night that belonged to nobody
wt-caption-neutral-2 = What both sides left in the snow

wt-objective-1 = Few people knew what had been under way in secret. It rested on [bookmark], and now it was done.
wt-objective-2 = An errand without a name came to its end, and those who had been there thought of [bookmark].
wt-objective-first-1 = Few people knew what had been under way in secret. Now it was done.
wt-power-1 = { FORM($who, form: "start") } had something now that the others had not, and used it.
wt-power-2 = It was not luck that helped { FORM($who, form: "the") } { $in }, it was what had been won before.

wt-epilogue-spring-1 = The rebels gathered what they had left.
wt-epilogue-spring-2 = From every window something was thrown down to help.
wt-epilogue-spring-3 = A crack ran through the ice of the river, from bank to bank.
wt-epilogue-spring-4 = Somebody opened the cages.
wt-epilogue-spring-5 = They sang, out of tune and without fear.
wt-epilogue-winter-1 = The Queen raised one hand.
wt-epilogue-winter-2 = The last gate was closed and the last lamp was counted.
wt-epilogue-winter-3 = A blizzard came down as if it had been ordered.
wt-epilogue-winter-4 = Even the bravest pulled their collars up.
wt-epilogue-winter-5 = The soldiers did not march any faster. They had never needed to.
wt-epilogue-link-1 = It all went back to [memory].
wt-epilogue-link-2 = Without [memory] none of this could have happened.
wt-epilogue-link-3 = And those who looked closely saw [memory] once more.
wt-ending-spring-1 = The thaw came in a single night. In the morning a child stepped outside without a coat, looked up, and asked what that yellow thing was called.
wt-ending-spring-2 = Water dripped from every roof of Wintertown. It would take years to rename the streets, and nobody minded.
wt-ending-winter-1 = The snow went on falling, softly, over friend and foe, until one could no longer tell where the roads had been.
wt-ending-winter-2 = In the spring that did not come, the soldiers handed out coal. People said thank you. That was the worst of it.
wt-ending-writer-1 = And so neither side won, and the story remained. The Writer laid down the pen, looked at both of them, and was content.
wt-ending-writer-2 = Half of the town thawed and half of it froze. Between the two, in a small warm room, somebody wrote it all down.

# The book
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
wt-book-both = { $one } and { $two }
wt-book-struck = (struck by the arbiter)
wt-book-forgotten = something that nobody could name
wt-book-unfinished = (The tale isn’t finished yet.)
wt-book-ending = { $winner ->
    [writer] The tale belongs to the Writer.
    [spring] The tale belongs to Spring.
   *[winter] The tale belongs to Winter.
}
wt-at-in = { FORM($place, form: "in") }
wt-at-to = { FORM($place, form: "to") }
wt-square-in = on the square between { FORM($one, form: "the") } and { FORM($two, form: "the") }
wt-square-in-start = On the square between { FORM($one, form: "the") } and { FORM($two, form: "the") }
wt-square-to = to the square between { FORM($one, form: "the") } and { FORM($two, form: "the") }
wt-nowhere-in = somewhere in Wintertown
wt-nowhere-to = through Wintertown
