"""Every limit in one place, in numbers. docs/protocol.md tells them to people."""

from typing import Final

# --- one socket ---
FRAME_BYTES: Final = 16 * 1024
STORY_FRAME_BYTES: Final = 32 * 1024  # of a message that carries words of a tale
MESSAGES: Final = 100  # … in so many seconds:
MESSAGES_SECONDS: Final = 20.0
QUEUED_MESSAGES: Final = 256  # unread by a client; one more and it is dropped
SEND_SECONDS: Final = 10.0
SILENCE_SECONDS: Final = 30.0  # a socket that says nothing for so long is closed; clients ping after 2.5
SOCKETS_PER_ADDRESS: Final = 64
SOCKETS_PER_TABLE: Final = 500
AGAIN_MS: Final = 5000  # when to come back after a refusal that may pass
HEAD_BYTES: Final = 32 * 1024  # of a request's head: all fields …
HEAD_LINE_BYTES: Final = 8 * 1024  # … its first line …
HEAD_FIELDS: Final = 100  # … and how many fields
HEAD_SECONDS: Final = 10.0  # to the end of a request's head …
BODY_SECONDS: Final = 30.0  # … and from there to the end of its body
HELLO_SECONDS: Final = 10.0  # to the first message

# --- requests of one address ---
ADDRESS_BITS: Final = 64  # of IPv6: all that share these count as one address
REQUESTS: Final = 300
REQUESTS_SECONDS: Final = 60.0
GUESTS: Final = 60  # new guests …
LOGINS: Final = 20  # … passwords tried …
CODES: Final = 20  # … and codes tried, all by one address in a minute
OPEN_TABLES: Final = 20  # of one user, not yet finished
TOKENS: Final = 20  # of one user
PUZZLE_MOVES: Final = 24  # tried at a time: as many as a turn has
BODY_BYTES: Final = 64 * 1024

# --- texts ---
NAME_LENGTH: Final = 40
PASSWORD_SHORTEST: Final = 8
PASSWORD_LONGEST: Final = 200
WORD_LENGTH: Final = 100
CHAT_LENGTH: Final = 500
STORY_LENGTH: Final = 1000
KEY_LENGTH: Final = 64
DEED_LENGTH: Final = 200

# --- one table ---
CHAT_LINES: Final = 8  # of one person …
CHAT_SECONDS: Final = 20.0  # … in so many seconds
CHAT_READ: Final = 1000  # of the newest lines that are given at once
WATCHERS_NAMED: Final = 20  # the others are counted
GAP: Final = 100  # records that a reconnecting client is told one by one
KEYS: Final = 512  # idempotency keys that a table remembers
AWAY_MS: Final = 60_000  # without a connection for so long: gone
GRACE_MS: Final = 15 * 60_000  # before the others end a game, for players who are gone: without a clock …
GRACE_LIVE_MS: Final = 5 * 60_000  # … and with one; turn by turn it is the time of a turn
LATE_MS: Final = 10_000  # whatever has been due for so long at a table, any node does it
UPTIME_SECONDS: Final = 10.0  # how often a server notes that it is running
BROKEN_MS: Final = 3600_000  # until a table that can't be played is tried again
IDLE_SECONDS: Final = 300.0  # without a connection for so long, a table leaves the memory
