"""A telling that is due as a piece for people: what it is about, and which chips may stand in it."""

from functools import partial

from frostfair.games.winter_tales.rules.events import Happening
from frostfair.games.winter_tales.rules.terms import NONE, TELL_OPENING
from frostfair.games.winter_tales.tale.book import ending_line, result_line
from frostfair.games.winter_tales.tale.chips import has_card, put_card, put_place
from frostfair.games.winter_tales.tale.narration import WinterTalesNarration
from frostfair.games.winter_tales.tale.passages import happening
from frostfair.games.winter_tales.tale.tale import Beat, Memory, Segment, Tale
from frostfair.games.winter_tales.terminal.lexicon import Words
from frostfair.kernel.narration import Passage
from frostfair.terminal.narration import Chip, Piece

CARD, QUEST, PLACE = "[card]", "[quest]", "[place]"
MEMORY, BOOKMARK = "[memory]", "[bookmark]"
QUESTS_WANTED = ("opening", "quest-intro", "quest-start")
IDEAS = ("wt-help-where", "wt-help-want", "wt-help-why-now", "wt-help-memory")


class Pieces:
    def __init__(self, words: Words, narration: WinterTalesNarration) -> None:
        self.words = words
        self.say = words.say
        self.narration = narration

    def piece(self, passage: Passage, tale: Tale, beat: Beat) -> Piece:
        told = happening(passage)
        return Piece(
            text_id=passage.id,
            seat=passage.seat,
            about=self.about(passage),
            recalled=tuple(self.recalled(tale, beat)),
            chips=tuple(self.chips(passage, tale, beat)),
            ideas=tuple(self.ideas(told)),
            shortest=self.narration.shortest,
            may_skip=self.narration.may_be_made_up(passage),
            optional=not self.narration.is_required(passage),
        )

    def about(self, passage: Passage) -> str:
        """What happens, in one sentence."""
        words, told, beat = self.words, happening(passage), passage.kind
        who, space, quest = told.number("character"), told.number("space"), told.number("quest")
        key = f"wt-about-{beat}"
        if beat == "epilogue" and told.number("card") == NONE:
            key = "wt-about-link"
        return self.say(
            key,
            who=words.character_key(who) or "wt-quest-nightmare",
            to=words.phrase(space, "to"),
            quest=words.quest_key(quest) or self.say("wt-about-quest"),
            **{"in": words.phrase(space, "in")},
        )

    def recalled(self, tale: Tale, beat: Beat) -> list[str]:
        """WT-22.1: what the quest was said to be when it begins, and its result when it ends."""
        scenes = [scene for chapter in tale.chapters for scene in chapter.scenes]
        if beat.kind == "quest-start":
            beats = [told for scene in scenes for told in scene.beats if told.kind == "quest-intro"]
            intros = [told for told in beats if told.quests == beat.quests]
            words = [self.filled(told, segment, tale) for told in intros for segment in told.segments]
            return [self.say("wt-recall-intro", words=said) for said in words if said]
        if beat.kind == "quest-ending":
            results = [scene.result for scene in scenes if beat in scene.beats]
            return [result_line(result, self.say) for result in results if result is not None]
        return [ending_line(tale.ending, self.say)] if beat.kind == "ending" and tale.ending else []

    def chips(self, passage: Passage, tale: Tale, beat: Beat) -> list[Chip]:
        """The card first; what WT-22.1 wants in it is marked."""
        told, words = happening(passage), self.words
        has_card = told.number("card") != NONE
        found: list[Chip] = []
        if has_card:
            found.append(Chip(CARD, words.card_name(told.number("card")), wanted=True, worded=True))
        numbers = [segment.memory for segment in beat.segments if segment.text_id == passage.id]
        named = [self.caption(tale.memories[number - 1]) for number in numbers if number is not None]
        found += [Chip(MEMORY, name, not has_card) for name in named]
        if beat.quests:
            names = words.listed([words.quest(quest) for quest in beat.quests])
            closing = passage.kind == "epilogue" and not has_card  # the epilogue player ends all open stories
            found.append(Chip(QUEST, names, passage.kind in QUESTS_WANTED or closing))
        space = told.number("space")
        if space != NONE and words.box.is_place(space):
            name = words.box.space_names[space]
            found.append(Chip(PLACE, words.space(name), name in beat.places, worded=True))
        return found

    def ideas(self, told: Happening) -> list[str]:
        """Who and where, and questions to think of (WT-27.3)."""
        box = self.words.box
        who, space = told.number("character"), told.number("space")
        known = [] if who == NONE else [box.character_names[who]]
        if space != NONE and box.is_place(space):
            known.append(box.space_names[space])
        about = [self.say(f"wt-background-{name}") for name in known]
        return about if told.number("beat") == TELL_OPENING else about + [self.say(key) for key in IDEAS]

    # --- words that were told, with names where the chips stand ---

    def caption(self, memory: Memory) -> str:
        """What a memory means, in short."""
        if memory.sort == "story" and memory.card:
            card = self.words.card(memory.card)
            card = self.words.quoted(card) if memory.caption else card
            return put_card(self._named(memory), lambda word: word or card).rstrip(".") or card
        if memory.sort == "objective" and memory.card:
            return self.words.objective(memory.card)
        return self._named(memory).rstrip(".") or self.say("wt-memory-neutral")

    def _named(self, memory: Memory) -> str:
        """Its caption, with the name of the quest where its chip stands."""
        quest = "" if memory.quest is None else self.words.quoted(self.words.quest(memory.quest))
        return memory.caption.replace(QUEST, quest)

    def filled(self, beat: Beat, segment: Segment, tale: Tale) -> str:
        said = segment.words
        card = "" if segment.card is None else self.words.card(segment.card)
        if card and said and not has_card(said):
            said = f"{said} ({CARD})"
        number = segment.memory or (beat.memories[-1] if beat.memories else None)
        memory = self.say("wt-book-forgotten") if number is None else self.caption(tale.memories[number - 1])
        quests = self.words.listed([self.words.quoted(self.words.quest(quest)) for quest in beat.quests])
        said = said.replace(MEMORY, memory).replace(BOOKMARK, memory).replace(QUEST, quests)
        if beat.space is not None:
            said = put_place(said, partial(self.words.space, beat.space))
        return put_card(said, lambda word: word or card)
