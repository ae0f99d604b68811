"""What is said over a socket: `{"t": type, "v": version, "d": data}`, both ways.

These structs are the protocol; docs/protocol.md tells it to people, and a test compares the two.
"""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from frostfair.kernel.errors import Malformed
from frostfair.wire import limits
from frostfair.wire.data import (
    AbsenceData,
    ActData,
    AnswerData,
    AskData,
    AskUndoData,
    ByeData,
    ChatData,
    ConsentData,
    DraftData,
    GoneData,
    KeyData,
    LobbyData,
    LookData,
    NewsData,
    OrderData,
    OrdersData,
    ReactData,
    ReadData,
    RefusedData,
    RemarkData,
    ReplaceData,
    SayData,
    TableData,
    TellData,
    TextKeyData,
    TextNewsData,
    UndoData,
    UndoRequestData,
    Version,
    ViewData,
    WatchingData,
)


class Message(Struct, tag_field="t", omit_defaults=True):
    """A message; its class is its type."""


# --- from the client: what isn't declared is refused ---


class AskedMessage(Message, forbid_unknown_fields=True):
    """What a client says."""


class Hello(AskedMessage, tag="hello"):
    """The first message: the last version that the client knows, if any."""

    v: Version | None = None
    d: LookData | None = None  # through which of one's seats


class Look(AskedMessage, tag="look"):
    """Through another of one's own seats, where people share a screen."""

    d: LookData


class Act(AskedMessage, tag="act"):
    """A decision, in the words of an offer; `v` is the version that it answers."""

    v: Version
    d: ActData


class Undo(AskedMessage, tag="undo"):
    """Take back the last decision, or all down to version `to`."""

    v: Version
    d: UndoData


class EndTurn(AskedMessage, tag="end-turn"):
    """Say that the turn is over."""

    v: Version
    d: KeyData


class AskUndo(AskedMessage, tag="ask-undo"):
    """Ask all others whether one may go back to version `to`, or before one's own last decision."""

    v: Version
    d: AskUndoData


class AnswerUndo(AskedMessage, tag="answer-undo"):
    """Yes or no, about what is asked at version `v`. No of the seat that asked withdraws the request."""

    v: Version
    d: ConsentData


class Tell(AskedMessage, tag="tell"):
    """The words to something that is untold; without words the program makes some up."""

    d: TellData


class Edit(AskedMessage, tag="edit"):
    """Other words instead of one's own."""

    d: TellData


class Strike(AskedMessage, tag="strike"):
    """The arbiter folds a text."""

    d: TextKeyData


class Redact(AskedMessage, tag="redact"):
    """Take back one's own words for good; nobody else may."""

    d: TextKeyData


class Remark(AskedMessage, tag="remark"):
    """Say something about a text."""

    d: RemarkData


class Draft(AskedMessage, tag="draft"):
    """What one is writing, to be kept until it is told; without words it is thrown away."""

    d: TellData


class Order(AskedMessage, tag="order"):
    """Give a standing order, or (ask) take it back."""

    d: OrderData


class Say(AskedMessage, tag="say"):
    """A line of chat."""

    d: SayData


class React(AskedMessage, tag="react"):
    """A quick reaction, kept and told as a line of chat."""

    d: ReactData


class Read(AskedMessage, tag="read"):
    """The chat was read up to a line."""

    d: ReadData


class Replace(AskedMessage, tag="replace"):
    """Vote for a bot in the seat of a player who is gone; in one's own seat, no vote is needed."""

    d: ReplaceData


class TakeBack(AskedMessage, tag="take-back"):
    """Play one's own seat again instead of the bot."""


class Close(AskedMessage, tag="close"):
    """Vote to end the table without a result."""


class Ask(AskedMessage, tag="ask"):
    """Why? About any number on the table, by players and spectators, at any time."""

    d: AskData


class Ping(AskedMessage, tag="ping"):
    """Are you there?"""


Worded: TypeAlias = Tell | Edit | Strike | Redact | Remark | Draft | Order
Keyed: TypeAlias = Act | Undo | EndTurn | Worded | Ask
Vote: TypeAlias = Replace | Close | AskUndo | AnswerUndo
Asked: TypeAlias = Hello | Look | Keyed | Vote | Say | React | Read | TakeBack | Ping


# --- from the server: clients ignore what they don't know ---


class View(Message, tag="view"):
    """The whole table: the answer to `hello`, and what puts right a client that went astray."""

    v: int
    d: ViewData


class News(Message, tag="news"):
    """One record: its line of the log, and the table since then. Those who may know nothing of it get the
    bare version."""

    v: int
    d: NewsData | None = None


class Done(Message, tag="done"):
    """The command of this key is durable: it made version `v`."""

    v: int
    d: KeyData


class Refused(Message, tag="refused"):
    """Nothing happened, and why."""

    d: RefusedData
    v: int | None = None


class Answer(Message, tag="answer"):
    """That is why."""

    d: AnswerData


class Table(Message, tag="table"):
    """Who sits at the table, and how it stands with it."""

    d: TableData


class Absence(Message, tag="absence"):
    """A player is gone or back, or voted."""

    d: AbsenceData


class UndoRequest(Message, tag="undo-request"):
    """A seat asks for an undo, a seat answered, or (with `ended`) it is settled."""

    d: UndoRequestData


class Text(Message, tag="text"):
    """Words were told, edited, struck or taken back; with `now`, the table as it stands since then."""

    v: int
    d: TextNewsData


class Drafted(Message, tag="draft"):
    """Where the table listens: what a seat is writing; without words, nothing any more."""

    d: DraftData


class Orders(Message, tag="orders"):
    """All standing orders of one's own seat."""

    d: OrdersData


class Chat(Message, tag="chat"):
    """A line of chat. `text` is never markup; null where it was taken back."""

    d: ChatData


class ReadUpTo(Message, tag="read"):
    """The user has read the chat up to this line, on another device."""

    d: ReadData


class Watching(Message, tag="watching"):
    """Who watches the table, whenever that changes."""

    d: WatchingData


class Pong(Message, tag="pong"):
    """Yes."""


class Bye(Message, tag="bye"):
    """The last message; with `again_ms`, come back after so long."""

    d: ByeData


class Lobby(Message, tag="lobby"):
    """The listed tables: the first message of a lobby socket."""

    d: LobbyData


class Gone(Message, tag="gone"):
    """A table has left the lobby."""

    d: GoneData


ServerMessage: TypeAlias = (
    View
    | News
    | Done
    | Refused
    | Answer
    | Table
    | Absence
    | UndoRequest
    | Text
    | Drafted
    | Orders
    | Chat
    | ReadUpTo
    | Watching
    | Pong
    | Bye
    | Lobby
    | Gone
)


# --- to and from bytes ---


_DECODER: Final = msgspec.json.Decoder(Asked)
_TOLD: Final = msgspec.json.Decoder(ServerMessage)
_ENCODER: Final = msgspec.json.Encoder()


def encode(message: Message) -> bytes:
    return _ENCODER.encode(message)


def decode(frame: bytes | str) -> Asked:
    """A message of a client; whatever isn't one is Malformed."""
    if len(frame) > limits.STORY_FRAME_BYTES:
        raise Malformed(f"a message has at most {limits.STORY_FRAME_BYTES} bytes")
    found: Asked = _decoded(_DECODER, frame)
    if len(frame) > limits.FRAME_BYTES and not isinstance(found, Tell | Edit | Draft):
        raise Malformed(f"a message without words of a tale has at most {limits.FRAME_BYTES} bytes")
    return found


def decode_told(frame: bytes | str) -> ServerMessage:
    """A message of the server, for clients written in Python."""
    found: ServerMessage = _decoded(_TOLD, frame)
    return found


def key_of(message: Asked) -> str | None:
    return message.d.key if isinstance(message, Keyed | Ask) else None


def _decoded(decoder: "msgspec.json.Decoder[Any]", frame: bytes | str) -> Any:
    try:
        return decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(f"not a message: {error}") from None
