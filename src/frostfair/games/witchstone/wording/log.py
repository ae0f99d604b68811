"""Events of Witchstone as lines of the log, and the points in them."""

from collections.abc import Callable, Sequence
from typing import Any

from frostfair.games.witchstone.rules.actions import RIM
from frostfair.games.witchstone.rules.board_events import (
    CrystalMoved,
    CrystalShelved,
    PentagramStepped,
    WandBonus,
    WitchSent,
)
from frostfair.games.witchstone.rules.components import Box
from frostfair.games.witchstone.rules.events import (
    ActionsGained,
    GameEnded,
    PointsScored,
    RoundBegan,
    TilePlaced,
    TokenTaken,
)
from frostfair.games.witchstone.rules.names import scroll_about, scroll_kind, tile_name
from frostfair.games.witchstone.rules.owed import origin_text
from frostfair.games.witchstone.rules.terms import (
    END_REASONS,
    FROM_OWLS,
    KINDS,
    LEVELS,
    PENTAGRAM_SPACES,
    SOURCES,
    SYMBOL,
    TOKENS,
)
from frostfair.games.witchstone.terminal.lexicon import Values, Words, level_key, signed
from frostfair.games.witchstone.terminal.panels import Panels
from frostfair.kernel.flow import Event
from frostfair.terminal.face import Gain


class Story:
    """Finds the message of an event (`ws-log-` and its kind) and the values that it needs."""

    def __init__(self, box: Box, words: Words) -> None:
        self.box = box
        self.words = words
        self.panels = Panels(words)
        self._special: dict[type[Event], Callable[[Any], Values]] = {
            TilePlaced: self._placed,
            ActionsGained: self._gained,
            TokenTaken: self._token_taken,
            WitchSent: self._sent,
            PentagramStepped: self._stepped,
            CrystalMoved: self._moved,
            CrystalShelved: self._shelved,
            WandBonus: self._bonus,
        }

    def tell(self, event: Event, names: Sequence[str]) -> str:
        if isinstance(event, PointsScored):
            return self._scored(event, names)
        if isinstance(event, GameEnded):
            return self.words.say(f"ws-end-{END_REASONS[event.reason]}")
        values = self._common(event, names)
        special = self._special.get(type(event))
        if special is not None:
            values |= special(event)
        return self.words.say(f"ws-log-{event.kind}", **values)

    def gains(self, event: Event) -> list[Gain]:
        if isinstance(event, PointsScored):
            source = self.words.form(f"ws-source-{event.source}")
            return [Gain(event.seat, event.points, source, self._when(event))]
        return [Gain(0, 0, "", str(event.round))] if isinstance(event, RoundBegan) else []

    def _when(self, event: PointsScored) -> str:
        """The round; set-up and the final scoring have names."""
        if SOURCES.index(event.source) >= FROM_OWLS:
            return self.words.say("ws-when-end")
        return str(event.round) if event.round > 0 else self.words.say("ws-when-set-up")

    def _common(self, event: Any, names: Sequence[str]) -> Values:
        """What many events have: who, which piece, where, how many."""
        values: Values = {}
        for field in event.fields:
            value = getattr(event, field)
            if field == "seat":
                values["player"] = names[value]
            elif field in ("tile", "special"):
                values[field] = self._tile(value)
            elif field in ("hex", "location", "connection"):
                values[field] = self._place(field, value)
            elif field == "action_kind":
                values["kind"] = f"ws-kind-{KINDS[value]}"
            elif field == "token":
                values["token"] = f"ws-kind-{TOKENS[value]}"
            elif field == "scroll":
                values["scroll"] = self.scroll(value)
            elif field in ("by_black", "black", "doubled", "joined"):
                values[field] = "yes" if value else "no"
            elif isinstance(value, int):
                values[field] = int(value)
        return values

    def scroll(self, scroll: int) -> str:
        return self.words.scroll(scroll_kind(self.box, scroll), scroll_about(self.box, scroll))

    def _tile(self, tile: int) -> str:
        return "none" if tile < 0 else self.words.tile(tile_name(tile))

    def _place(self, field: str, at: int) -> str:
        names = {
            "hex": self.box.hex_names,
            "location": self.box.location_names,
            "connection": self.box.connection_names,
        }
        return "–" if at < 0 else names[field][at]

    # --- single kinds of events ---

    def _placed(self, event: TilePlaced) -> Values:
        one, other = (f"ws-kind-{KINDS[SYMBOL[2 * event.tile + side]]}" for side in range(2))
        return {"kind": one, "kind2": other, "other": self.box.hex_names[event.other]}

    def _gained(self, event: ActionsGained) -> Values:
        cause, which = origin_text(self.box, event.origin)
        kind = "scroll" if KINDS[event.action_kind] == "scroll" else "other"
        return {"origin": self.panels.origin(cause, which), "sort": kind}

    def _token_taken(self, event: TokenTaken) -> Values:
        return {"from": "shelves" if event.location < 0 else "map"}

    def _sent(self, event: WitchSent) -> Values:
        return {"way": "–".join([self.box.location_names[at] for at in event.way])}

    def _stepped(self, event: PentagramStepped) -> Values:
        return {"sort": PENTAGRAM_SPACES[self.box.pentagram[event.space]]}

    def _moved(self, event: CrystalMoved) -> Values:
        start = self.box.hex_names[event.start]
        if event.to >= RIM:
            return {"start": start, "where": "rim", "to": self.words.kind(KINDS[event.to - int(RIM)])}
        return {"start": start, "where": "hex", "to": self.box.hex_names[event.to]}

    def _shelved(self, event: CrystalShelved) -> Values:
        """`shelf` is the kind of the shelf; the bottom one and the place beside the screen are words."""
        if event.shelf < 0:
            return {"where": "aside", "shelf": "–"}
        if event.shelf >= len(KINDS):
            return {"where": "bottom", "shelf": "–"}
        return {"where": "shelf", "shelf": self.words.kind(KINDS[event.shelf])}

    def _bonus(self, event: WandBonus) -> Values:
        kind = KINDS[self.box.wand_what[event.space]]
        return {"kind": f"ws-kind-{kind}", "number": int(self.box.wand_number[event.space])}

    def _scored(self, event: PointsScored, names: Sequence[str]) -> str:
        """Why, from what, and by which rule."""
        values: Values = {
            "player": names[event.seat],
            "vp": event.points if event.points >= 0 else signed(event.points),
            "rule": event.rule,
            "n": event.count,
        }
        if event.source == "connection":
            values["connection"] = self.box.connection_names[event.of]
        elif event.source == "witchstone":
            values["rank"] = event.of
        elif event.source == "witch":
            values["location"] = self.box.location_names[event.of]
        elif event.source == "prophecy":
            values |= {"scroll": self.scroll(event.of), "level": level_key(LEVELS[event.count])}
        return self.words.say(f"ws-log-scored-{event.source}", **values)
