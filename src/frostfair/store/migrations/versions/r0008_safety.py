"""Safety: boundaries of a tale, passages that are veiled, users who are blocked, reports"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("boundaries", sa.Text(), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("agreed", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("texts") as texts:
        texts.add_column(sa.Column("veiled", sa.Boolean(), server_default=sa.false(), nullable=False))
    _create_veils()
    _create_blocks()
    _create_reports()


def _create_veils() -> None:
    op.create_table(
        "veils",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("text_id", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("pressed", sa.Text(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_veils_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "text_id", "since", name=op.f("pk_veils")),
    )


def _create_blocks() -> None:
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("blocked_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["blocked_id"], ["users.id"], name=op.f("fk_blocks_blocked_id_users"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name=op.f("fk_blocks_user_id_users"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name=op.f("pk_blocks")),
    )
    with op.batch_alter_table("blocks") as blocks:
        blocks.create_index("ix_blocks_blocked_id", ["blocked_id"], unique=False)


def _create_reports() -> None:
    columns = [
        ("reporter_id", "users"),
        ("user_id", "users"),
        ("table_id", "tables"),
    ]
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *[sa.Column(column, sa.Text(), nullable=True) for column, _ in columns],
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=True),
        sa.Column("words", sa.Text(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        *[
            sa.ForeignKeyConstraint(
                [column], [f"{there}.id"], name=op.f(f"fk_reports_{column}_{there}"), ondelete="SET NULL"
            )
            for column, there in columns
        ],
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    with op.batch_alter_table("reports") as reports:
        for column in ("at", *[column for column, _ in columns]):
            reports.create_index(f"ix_reports_{column}", [column], unique=False)
