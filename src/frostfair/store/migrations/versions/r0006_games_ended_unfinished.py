"""Games that are ended unfinished, times of servers, users who were sent away, sessions that made tokens"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

from frostfair.store.lookalikes import skeleton

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    with op.batch_alter_table("users") as users:
        users.add_column(sa.Column("skeleton", sa.Text(), nullable=True))
        users.add_column(sa.Column("login_skeleton", sa.Text(), nullable=True))
        users.create_index("ix_users_skeleton", ["skeleton"], unique=False)
        users.create_unique_constraint("uq_users_login_skeleton", ["login_skeleton"])
    _look_at_names()
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("closing", sa.Text(), nullable=True))
        tables.add_column(sa.Column("kicked", sa.Text(), nullable=True))
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("session_id", sa.Text(), nullable=True))
    op.create_table(
        "uptimes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptimes")),
    )
    with op.batch_alter_table("uptimes") as uptimes:
        uptimes.create_index("ix_uptimes_until", ["until"], unique=False)


def _look_at_names() -> None:
    """Of accounts that look alike already, the oldest keeps the looks for itself; the others just stay."""
    db, taken = op.get_bind(), set[str]()
    found = db.execute(sa.text("SELECT id, name, login FROM users ORDER BY created, id")).all()
    for user, name, login in found:
        looks = None if login is None or skeleton(login) in taken else skeleton(login)
        taken |= {looks} if looks else set()
        db.execute(
            sa.text("UPDATE users SET skeleton = :name, login_skeleton = :login WHERE id = :user"),
            {"name": skeleton(name), "login": looks, "user": user},
        )
