"""What is kept. Times are milliseconds since 1970, ids are random texts, structures are JSON texts.

A change here needs a migration (`migrations/versions`); a test asks Alembic whether the two agree.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# --- people ---

users: Final = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # people.GUEST or ACCOUNT
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the name of an account, folded; a guest has none
    # How name and login look, so that others who look alike are found: see lookalikes.skeleton.
    Column("skeleton", Text, index=True),
    Column("login_skeleton", Text, unique=True),
    Column("password", Text),  # its hash, whatever the server makes of it
    Column("preferences", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("agent", Text, nullable=False),  # what the browser calls itself, for the list of sessions
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("until", BigInteger),
    Column("session_id", Text),  # that made it; the session may be long gone
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("muted_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    PrimaryKeyConstraint("user_id", "muted_id"),
)

# Who asked to be forgotten, so that a restored backup can be told again.
deletions: Final = Table(
    "deletions",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# --- tables ---

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data_hash", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("asks_end_turn", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False, server_default=false()),  # one user may hold several seats
    Column("seed", Text, nullable=False),  # a secret until the end
    Column("commitment", Text, nullable=False),
    Column("words", Text, nullable=False),  # the players', in the order of seats; fixed at the start
    Column("pace", Text, nullable=False),
    # When a server must look at it even if no player connects: a bot is to move, or a clock runs out.
    Column("wake", BigInteger, index=True),
    Column("visibility", Text, nullable=False),
    Column("language", Text),  # in which the program tells; NULL: as it always did, in English
    Column("code", Text, unique=True),
    Column("code_until", BigInteger),
    Column("status", Text, nullable=False),
    Column("result", Text),
    Column("closing", Text),  # its players end it unfinished, or have: see rows.Closing
    Column("kicked", Text),  # whom the host sent away: user -> when
    Column("host_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("rematch_of", Text),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Index("ix_tables_status_updated", "status", "updated"),
)

# A seat may have both: a user who is away, and the bot that plays for them until they are back.
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("bot", Text),
    Column("name", Text),  # of a player without a user: at an imported table, or at a user's screen
    Column("word", Text),
    Column("joined", BigInteger),
    PrimaryKeyConstraint("table_id", "seat"),
)

# The truth. The primary key is what no race can get past. (Not WITHOUT ROWID in SQLite: a commit of many
# tables would touch a page for each of their records, and the append be half as fast.)
log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("bot", Text),  # the kind of bot that decided, if one did
    Column("key", Text),  # the command's idempotency key
    Column("record", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

# Only a cache: may be wrong, old or missing.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data_hash", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("digest", Text, nullable=False),
)

# The newest version that a player of the table has been shown.
visits: Final = Table(
    "visits",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "table_id"),
)

# When servers were running; what lies between counts for no player's clock.
uptimes: Final = Table(
    "uptimes",
    metadata,
    Column("id", Text, primary_key=True),  # of a process
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

# --- people's words: never in the log ---

texts: Final = Table(
    "texts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("id", Text, nullable=False),  # as the game names it, such as the record it goes with: 41.0
    Column("author_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("seat", Integer),
    Column("body", Text),  # None once it is redacted
    Column("auto", Boolean, nullable=False),  # the program made it up
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger),
    PrimaryKeyConstraint("table_id", "id"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text),
    Column("status", Text, nullable=False),
    Column("about", Text),  # the text that it is about …
    Column("how", Text),  # … and what it is then, see kernel.texts.REMARKS; or it is a reaction
    Column("version", Integer),  # the record that a reaction is to
    PrimaryKeyConstraint("table_id", "number"),
)

# The last line of a table's chat that a user has read, on whatever device.
chat_reads: Final = Table(
    "chat_reads",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    PrimaryKeyConstraint("user_id", "table_id"),
)

# What only a seat itself may know: the draft of its words, its standing orders.
notes: Final = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "kind"),
)
