"""What lies around the map: players with their characters, quests, memories, the own hand."""

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from frostfair.games.winter_tales.terminal.lexicon import SIGNS, Words
from frostfair.terminal import colours
from frostfair.terminal.face import Scene

BOLD = Style(bold=True)
QUIET = Style(dim=True)
STATES = ("silenced", "barred")
READY, EXHAUSTED = "●", "○"
IN_SHORT = {"main": "wt-token-main-short", "arbiter": "wt-token-arbiter"}


class Panels:
    """Lines of text, from a view."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    # --- players and characters ---

    def players(self, view: Any, scene: Scene) -> list[Text]:
        """Clockwise, so that everybody sees who is next."""
        return [line for seat in view["order"] for line in self.player(view, scene, seat)]

    def player(self, view: Any, scene: Scene, seat: int) -> list[Text]:
        player = view["players"][seat]
        line = Text(no_wrap=True)
        line.append("▶ " if seat in scene.deciding else "  ", BOLD)
        line.append(scene.names[seat], Style(color=colours.INK, bgcolor=colours.SEATS[seat], bold=True))
        line.append(f" {SIGNS[player['faction']]} {self.words.faction(player['faction'])}")
        for token in ("main", "arbiter"):
            if view[token] == seat:
                line.append(f" · {self.say(f'wt-token-{token}')}", QUIET)
        people = [c for c in view["characters"] if c["seat"] == seat]
        aims = [self._objective(o) for o in player["objectives"]]
        return [line, *[self._character(view, c) for c in people], *aims]

    def player_in_short(self, view: Any, scene: Scene, seat: int) -> Text:
        """Name, side and who is ready; who lies is put in brackets."""
        line = Text(no_wrap=True)
        line.append("▶ " if seat in scene.deciding else "  ", BOLD)
        line.append(scene.names[seat], Style(color=colours.INK, bgcolor=colours.SEATS[seat], bold=True))
        line.append(f" {SIGNS[view['players'][seat]['faction']]}")
        for character in [c for c in view["characters"] if c["seat"] == seat and not c["eliminated"]]:
            code = self.words.code(character["name"])
            mark = READY if character["ready"] else EXHAUSTED
            line.append(f" {mark}{code if character['standing'] else f'({code})'}")
        for token, key in IN_SHORT.items():
            if view[token] == seat:
                line.append(f" · {self.say(key)}", QUIET)
        return line

    def _character(self, view: Any, character: Any) -> Text:
        name = character["name"]
        line = Text(no_wrap=True)
        line.append(f"   {READY if character['ready'] else EXHAUSTED} ")
        line.append(f"{self.words.code(name)} ", BOLD)
        about = [self.words.character(name), *self._burdens(view, name), *self._states(character)]
        return line.append(" · ".join(about))

    def _states(self, character: Any) -> list[str]:
        """Only what is unusual."""
        if character["eliminated"]:
            return [self.say("wt-state-eliminated")]
        found = [] if character["standing"] else [self.say("wt-state-lying")]
        return found + [self.say(f"wt-state-{state}") for state in STATES if character[state]]

    def _burdens(self, view: Any, name: str) -> list[str]:
        """Carried tokens, and powers that it bears."""
        carried = [f"◆ {self.words.short(q['name'])}" for q in view["quests"] if q["carrier"] == name]
        powers = view["powers"]
        bears = [power for power in ("ray", "artifact", "nightmare") if powers[power] == name]
        bears += ["love"] if name in powers["love"] else []
        return carried + [f"★ {self._power(power)}" for power in bears]

    def _power(self, power: str) -> str:
        return self.words.short("great_artifact" if power == "artifact" else power)

    def _objective(self, objective: Any) -> Text:
        sign = SIGNS[objective["side"]]
        if objective["name"] is None:
            return Text(f"   {sign} {self.say('wt-objective-hidden')}", style=QUIET)
        said = self.words.objective(objective["name"])
        return Text(f"   {sign} {self.say('wt-objective-own', name=said)}")

    # --- quests, memories, hand ---

    def quests(self, view: Any) -> list[Text]:
        """Open ones with their place; then those that may still be created; then those that are over."""
        lines = []
        for state in ("map", "pool", "track"):
            found = [self._quest(q) for q in view["quests"] if q["state"] == state]
            if found:
                lines.append(_titled(self.say(f"wt-quests-{state}"), " · ".join(found)))
        return lines

    def _quest(self, quest: Any) -> str:
        if quest["state"] != "map":
            return f"{SIGNS[quest['side']]} {self.words.short(quest['name'])}"
        said = f"{SIGNS[quest['side']]} {self.words.quest(quest['name'])}"
        where = self.words.space(quest["space"])
        if quest["carrier"] is not None:
            where = f"{self.words.character(quest['carrier'])}, {where}"
        return f"{said} ({where})"

    def memories(self, view: Any, captions: Sequence[str]) -> list[Text]:
        """The track: a line for each memory, the empty spaces together."""
        lines = []
        for n, memory in enumerate(view["track"]):
            if memory is not None:
                caption = captions[n] if n < len(captions) else ""
                mark = self.say("wt-bookmark") if view["bookmark"] == n else ""
                lines.append(
                    _titled(self.say("wt-memory", n=n + 1), f"{self._memory(memory, caption)} {mark}")
                )
        empty = [n + 1 for n, memory in enumerate(view["track"]) if memory is None]
        if empty:
            last = self.say(
                "wt-memories-empty", n=len(empty), spaces=self.words.listed([str(n) for n in empty])
            )
            lines.append(_titled(self.say("wt-memories"), last))
        return lines

    def memories_in_short(self, view: Any) -> Text:
        """The track in one line: whose each memory is, and where the bookmark lies."""
        marks = ["◀" if n == view["bookmark"] else "" for n in range(len(view["track"]))]
        spaces = [
            f"{n + 1} {'–' if memory is None else self._picture(memory)} {marks[n]}".rstrip()
            for n, memory in enumerate(view["track"])
        ]
        return _titled(self.say("wt-memories"), " · ".join(spaces))

    def _picture(self, memory: Any) -> str:
        sign = SIGNS[memory["side"]]
        if memory["sort"] == "story":
            return f"{sign} {self.words.card(memory['card'])}"
        return sign if memory["quest"] is None else f"{sign} {self.words.short(memory['quest'])}"

    def _memory(self, memory: Any, caption: str) -> str:
        """What it means; the card itself, if the caption leaves it out."""
        card = ""
        if memory["sort"] == "story":
            card = self.words.card(memory["card"])
        elif memory["sort"] == "objective":
            card = self.words.objective(memory["card"])
        known = not card or card in caption
        parts = (SIGNS[memory["side"]], caption, "" if known else f"[{card}]")
        said = " ".join([part for part in parts if part])
        return said if memory["quest"] is None else f"{said} ({self.words.quest(memory['quest'])})"

    def hand(self, view: Any, seat: int | None) -> list[Text]:
        """What the viewer alone sees in full: cards, and the aims that are still to be reached."""
        if view["hand"] is None or seat is None:
            return []
        cards = " · ".join([self.words.card(card) for card in view["hand"]])
        aims = [
            f"{SIGNS[aim['side']]} {self.words.objective(aim['name'])}"
            for aim in view["players"][seat]["objectives"]
        ]
        lines = [_titled(self.say("wt-aims"), " · ".join(aims))] if aims else []
        return [*lines, _titled(self.say("wt-hand"), cards or self.say("wt-hand-empty"))]


def _titled(title: str, text: str) -> Text:
    line = Text()
    line.append(f"{title}: ", BOLD)
    return line.append(text.rstrip())
