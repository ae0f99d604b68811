"""The tale as Markdown, a pleasure to read (WT-27.2). The JSON form is Tale.pack.

Words come from the catalogue of a language, through `say`: a key and a few values give a text.
"""

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from frostfair.games.winter_tales.tale.chips import has_card, put_card, put_place
from frostfair.games.winter_tales.tale.tale import (
    EPILOGUE,
    PROLOGUE,
    QUEST,
    TRAVEL,
    Beat,
    Chapter,
    Memory,
    Scene,
    Segment,
    Tale,
)

Say: TypeAlias = "Callable[..., str]"
Shown: TypeAlias = "Callable[[str], str]"  # a card, given the teller's own word for it or an empty one

SIGNS: Final = {"spring": "☀", "winter": "❄", "neutral": "◌"}
MARKUP: Final = re.compile(r"([\\`*_<>#|~])")
DUEL: Final = ("attack", "defence", "trap", "trap-defence")


def markdown(tale: Tale, say: Say) -> str:
    """The whole book."""
    pages = [*_front(tale, say)]
    for chapter in tale.chapters:
        pages += _chapter(tale, chapter, say)
    pages += _back(tale, say)
    return "\n\n".join([page for page in pages if page]) + "\n"


# --- front and back ---


def _front(tale: Tale, say: Say) -> list[str]:
    seats = zip(tale.players, tale.factions, strict=True)
    tellers = ", ".join([f"{player} ({say('wt-side-' + faction)})" for player, faction in seats])
    contents = [f"{i + 1}. {_entry(memory, say)}" for i, memory in enumerate(tale.memories)]
    return [
        f"# {say('wt-book-title')}",
        f"*{say('wt-book-tellers', tellers=tellers)}*",
        f"## {say('wt-book-remembered')}" if contents else "",
        "\n".join(contents),
    ]


def _entry(memory: Memory, say: Say) -> str:
    """Linked to where it was told."""
    title, what = _title(memory.chapter, say), _subject(memory, say)
    where = (
        f"[{what}](#{_anchor(what)}), {title}" if memory.quest else f"{what}, [{title}](#{_anchor(title)})"
    )
    covered = f" ({say('wt-book-covered')})" if memory.covered else ""
    meaning = f"{SIGNS[memory.side]} **{_meaning(memory, say)}**"
    return say("wt-book-entry", memory=meaning, where=where + covered)


def _anchor(heading: str) -> str:
    """What readers of Markdown make of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _subject(memory: Memory, say: Say) -> str:
    """What it came of: a quest or an objective."""
    return say("wt-objective-" + _aim(memory)) if memory.quest is None else quest_name(memory.quest, say)


def _aim(memory: Memory) -> str:
    return str(memory.card).rstrip("0123456789")


def _meaning(memory: Memory, say: Say) -> str:
    """What a memory means: its caption; an objective's story is too long for one."""
    if memory.sort == "objective":
        return say("wt-book-aim-" + _aim(memory))
    if not memory.caption:
        return _subject(memory, say)
    quests = [memory.quest] if memory.quest else []
    return _fill(memory.caption, _picture(memory, say), "", quests, "", say).rstrip(".")


def _picture(memory: Memory, say: Say) -> Shown:
    """Its name is quoted; a word that its teller has inflected is part of the sentence."""
    if memory.sort != "story" or not memory.card:
        return str
    return lambda word: word or say("wt-book-quoted", name=say(f"wt-card-{memory.card}"))


def _title(number: int, say: Say) -> str:
    if number == PROLOGUE:
        return say("wt-book-prologue")
    return say("wt-book-epilogue") if number == EPILOGUE else say("wt-book-chapter", number=number)


def _back(tale: Tale, say: Say) -> list[str]:
    if tale.ending is None:
        return [f"*{say('wt-book-unfinished')}*"]
    return ["---", f"*{ending_line(tale.ending, say)}*"]


def ending_line(ending: dict[str, object], say: Say) -> str:
    return _count(ending, say("wt-book-ending", winner=ending["winner"]), say)


def _count(counted: dict[str, object], result: str, say: Say) -> str:
    return say("wt-book-count", spring=counted["spring"], winter=counted["winter"], result=result)


# --- chapters ---


def _chapter(tale: Tale, chapter: Chapter, say: Say) -> list[str]:
    scenes = [scene for scene in chapter.scenes if any(_has_words(beat) for beat in scene.beats)]
    if not scenes:
        return []
    pages = [f"## {_title(chapter.number, say)}"]
    for scene in scenes:
        pages += _scene(tale, scene, say)
    return pages


def _has_words(beat: Beat) -> bool:
    return beat.kind != "caption" and any(s.words or s.card or s.state == "struck" for s in beat.segments)


def _scene(tale: Tale, scene: Scene, say: Say) -> list[str]:
    pages: list[str] = []
    if scene.kind == QUEST and scene.subject:
        pages.append(f"### {quest_name(scene.subject, say)}")
    elif scene.kind == TRAVEL and scene.subject:
        pages.append(f"### {say('wt-character-' + scene.subject)}")
    for beat in scene.beats:
        if _has_words(beat):
            pages.append(_beat(tale, beat, say))
        if beat.kind == "objective" and beat.laid is not None:
            memory = tale.memories[beat.laid - 1]
            pages.append(f"*{SIGNS[memory.side]} {say('wt-book-aim', aim=_subject(memory, say))}*")
    if scene.result is not None:
        pages.append(_result(tale, scene, scene.result, say))
    return pages


def _result(tale: Tale, scene: Scene, result: dict[str, object], say: Say) -> str:
    """The count, and what is remembered of it."""
    line = f"*{result_line(result, say)}*"
    laid = [beat.laid for beat in scene.beats if beat.kind == "caption" and beat.laid is not None]
    if not laid:
        return line
    memory = tale.memories[laid[-1] - 1]
    return f"{line}\n\n*{SIGNS[memory.side]} {say('wt-book-memory', memory=_meaning(memory, say))}*"


def result_line(result: dict[str, object], say: Say) -> str:
    outcome = "forgotten" if result["automatic"] else result["outcome"]
    return _count(result, say("wt-book-result", outcome=outcome), say)


def _beat(tale: Tale, beat: Beat, say: Say) -> str:
    words = " ".join([_segment(tale, beat, segment, say) for segment in beat.segments]).strip()
    return f"> {words}" if beat.kind in DUEL else words


def _segment(tale: Tale, beat: Beat, segment: Segment, say: Say) -> str:
    if segment.state == "struck":
        return f"*{say('wt-book-struck')}*"
    show = _card(segment, say)
    words = _fill(
        segment.words, show, _remembered(tale, beat, segment, say), beat.quests, beat.space or "", say
    )
    return words if segment.card is None or has_card(segment.words) else f"{words} ({show('')})".strip()


def _card(segment: Segment, say: Say) -> Shown:
    """The card in bold, with the sign of the side that played it."""
    if segment.card is None:
        return lambda word: ""
    name, sign = say("wt-card-" + segment.card), SIGNS.get(str(segment.side), "")
    return lambda word: f"**{word or name}** {sign}".strip()


def _remembered(tale: Tale, beat: Beat, segment: Segment, say: Say) -> str:
    """The memory that these words refer to, by what it means."""
    number = segment.memory or (beat.memories[-1] if beat.memories else None)
    if number is None:
        return say("wt-book-forgotten")
    memory = tale.memories[number - 1]
    heading = _subject(memory, say) if memory.quest else _title(memory.chapter, say)
    return f"[*{_meaning(memory, say)}*](#{_anchor(heading)})"


def _fill(words: str, card: Shown, memory: str, quests: list[str], space: str, say: Say) -> str:
    """Put names where the chips stand. What people wrote is text, never markup."""
    words = MARKUP.sub(r"\\\1", " ".join(words.split())).replace("](", "]\\(")
    words = put_card(words, card).replace("[bookmark]", memory).replace("[memory]", memory)
    words = words.replace("[quest]", _quests(quests, say))
    return put_place(words, lambda: _place(space, say))


def _place(space: str, say: Say) -> str:
    """Squares have no names."""
    return "" if space == "" or space.startswith("sq") else say("wt-place-" + space)


def _quests(quests: list[str], say: Say) -> str:
    names = [say("wt-book-quoted", name=quest_name(quest, say)) for quest in quests]
    return say("wt-book-both", one=", ".join(names[:-1]), two=names[-1]) if len(names) > 1 else "".join(names)


def quest_name(quest: str, say: Say) -> str:
    """Both Great Artifacts have one name."""
    return say("wt-quest-" + quest.removesuffix("_s").removesuffix("_w"))
