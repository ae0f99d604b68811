"""Tables say when to look at them, texts are named by their table, and a line of chat may be about a text"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("ix_tables_deadline")
        tables.drop_column("deadline")
        tables.drop_column("clock")
        tables.add_column(sa.Column("wake", sa.BigInteger(), nullable=True))
        tables.create_index("ix_tables_wake", ["wake"], unique=False)
    op.execute("UPDATE tables SET wake = 0 WHERE status = 'playing'")  # a bot may be waited for: have a look
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("about", sa.Text(), nullable=True))
        chat.add_column(sa.Column("how", sa.Text(), nullable=True))
    _rebuild_texts()


def _rebuild_texts() -> None:
    """With another primary key; whatever is there comes along."""
    kept = [dict(row) for row in op.get_bind().execute(sa.text("SELECT * FROM texts")).mappings()]
    op.drop_table("texts")
    texts = op.create_table(
        "texts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("author_id", sa.Text(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("body", sa.Text(), nullable=True),
        sa.Column("auto", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["author_id"], ["users.id"], name=op.f("fk_texts_author_id_users"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_texts_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_texts")),
    )
    with op.batch_alter_table("texts") as batch:
        batch.create_index("ix_texts_author_id", ["author_id"], unique=False)
    if kept:
        op.bulk_insert(texts, [{**row, "auto": False} for row in kept])
