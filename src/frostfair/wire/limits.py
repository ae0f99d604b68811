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
HEAD_SECONDS: Final = 10.0  # to the end of a request's head …
BODY_SECONDS: Final = 30.0  # … and from there to the end of its body
HELLO_SECONDS: Final = 10.0  # to the first message

# --- requests of one address ---
REQUESTS: Final = 300
REQUESTS_SECONDS: Final = 60.0
GUESTS: Final = 60  # new guests …
LOGINS: Final = 20  # … passwords tried …
CODES: Final = 20  # … and codes tried, all by one address in a minute
OPEN_TABLES: Final = 20  # of one user, not yet finished
TOKENS: Final = 20  # of one user
PUZZLE_MOVES: Final = 8  # tried at a time
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
GAP: Final = 100  # records that a reconnecting client is told one by one
KEYS: Final = 512  # idempotency keys that a table remembers
AWAY_MS: Final = 60_000  # without a connection for so long: gone
LATE_MS: Final = 10_000  # whatever has been due for so long at a table, any node does it
BROKEN_MS: Final = 3600_000  # until a table that can't be played is tried again
IDLE_SECONDS: Final = 300.0  # without a connection for so long, a table leaves the memory
