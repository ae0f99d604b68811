"""Users: guests who play at once with a name, and accounts, which are guests who chose a login.

A guest who registers stays the same user, so seats, words and sessions stay theirs.
"""

import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Row,
    Table,
    bindparam,
    case,
    delete,
    false,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from frostfair.kernel.codec import from_json, to_json
from frostfair.store import schema
from frostfair.store.chat_reads import merge_chat_reads
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, reads, writes
from frostfair.store.errors import NotFound, NotNow, Taken
from frostfair.store.ids import new_id
from frostfair.store.lookalikes import check_login, skeleton
from frostfair.store.texts import redact_all_of
from frostfair.store.visits import merge_visits

GUEST: Final = "guest"
ACCOUNT: Final = "account"


@dataclass(frozen=True, slots=True)
class User:
    """A user. The password's hash never appears where this is printed."""

    id: str
    kind: str
    name: str
    password: str | None = field(repr=False)
    preferences: dict[str, object]
    created: int
    seen: int


def folded(login: str) -> str:
    """Two logins that look the same are the same."""
    return unicodedata.normalize("NFKC", login).casefold().strip()


class People(Part):
    # --- questions ---

    @reads
    def get(self, db: Connection, user: str) -> User:
        return get_user(db, user)

    @reads
    def by_login(self, db: Connection, login: str) -> User | None:
        row = db.execute(select(schema.users).where(schema.users.c.login == folded(login))).first()
        return None if row is None else _user(row)

    @reads
    def names(self, db: Connection, users: list[str]) -> "Names":
        return names_of(db, users)

    @reads
    def muted_by(self, db: Connection, user: str) -> set[str]:
        """Whom they don't want to read."""
        m = schema.mutes.c
        return set(db.scalars(select(m.muted_id).where(m.user_id == user)))

    @reads
    def is_deleted(self, db: Connection, user: str) -> bool:
        return (
            db.execute(select(schema.deletions).where(schema.deletions.c.user_id == user)).first() is not None
        )

    # --- changes ---

    @writes
    def welcome(self, db: Connection, name: str, preferences: Mapping[str, object] | None = None) -> User:
        """A guest: a name is enough, and it need not be the only one."""
        user, at = new_id(), self.now()
        db.execute(
            insert(schema.users).values(
                id=user,
                kind=GUEST,
                name=plain_text(name, "name"),
                skeleton=skeleton(name),
                preferences=to_json(dict(preferences or {})),
                created=at,
                seen=at,
            )
        )
        return get_user(db, user)

    @writes
    def register(self, db: Connection, user: str, login: str, password: str) -> User:
        """A guest becomes an account. `password` is a hash already. No other account looks like it."""
        _only_guests(get_user(db, user))
        check_login(login)
        _refuse_looks_of_others(db, user, login)
        try:
            with db.begin_nested():
                _change(
                    db,
                    user,
                    kind=ACCOUNT,
                    name=plain_text(login, "name"),
                    skeleton=skeleton(login),
                    login=folded(login),
                    login_skeleton=skeleton(login),
                    password=password,
                )
        except IntegrityError:
            raise Taken("name") from None
        return get_user(db, user)

    @writes
    def rename(self, db: Connection, user: str, name: str) -> User:
        """How the others see them; an account's login stays. No account looks like another."""
        if get_user(db, user).kind == ACCOUNT:
            _refuse_looks_of_others(db, user, name)
        _change(db, user, name=plain_text(name, "name"), skeleton=skeleton(name))
        return get_user(db, user)

    @writes
    def set_password(self, db: Connection, user: str, password: str) -> None:
        """A new hash. Sessions stay; `Sessions.revoke_others` ends them."""
        _change(db, user, password=password)

    @writes
    def set_preferences(self, db: Connection, user: str, preferences: Mapping[str, object]) -> None:
        _change(db, user, preferences=to_json(dict(preferences)))

    @writes
    def saw(self, db: Connection, user: str) -> None:
        _change(db, user, seen=self.now())

    @writes
    def mute(self, db: Connection, user: str, other: str, muted: bool = True) -> None:
        m = schema.mutes.c
        db.execute(delete(schema.mutes).where(m.user_id == user, m.muted_id == other))
        if muted:
            get_user(db, other)
            db.execute(insert(schema.mutes).values(user_id=user, muted_id=other))

    @writes
    def merge(self, db: Connection, guest: str, account: str) -> None:
        """A guest logs in to an account: what was theirs is the account's, even a second seat at a table."""
        _only_guests(get_user(db, guest))
        get_user(db, account)
        for column in (
            schema.seats.c.user_id,
            schema.tables.c.host_id,
            schema.texts.c.author_id,
            schema.chat.c.user_id,
            schema.notes.c.user_id,
        ):
            db.execute(update(column.table).where(column == guest).values({column: account}))
        merge_visits(db, guest, account)
        merge_chat_reads(db, guest, account)
        _merge_mutes(db, guest, account)
        _remove(db, guest)

    @writes
    def delete(self, db: Connection, user: str) -> None:
        """Forget a user: name, sessions, tokens and every word they wrote. Their seats stay, nameless."""
        get_user(db, user)
        redact_all_of(db, user, self.now())
        db.execute(update(schema.seats).where(schema.seats.c.user_id == user).values(word=None, name=None))
        _remove(db, user)
        db.execute(insert(schema.deletions).values(user_id=user, at=self.now()))

    @reads
    def export(self, db: Connection, user: str) -> dict[str, object]:
        """All that is kept about a user, ready for JSON; neither hashes nor what belongs to others."""
        get_user(db, user)
        return {
            "user": _plain(db, schema.users, "id", user, "id kind name login created seen preferences"),
            "sessions": _plain(db, schema.sessions, "user_id", user, "id agent created seen until"),
            "tokens": _plain(db, schema.tokens, "user_id", user, "id name scopes created seen until"),
            "muted": _plain(db, schema.mutes, "user_id", user, "muted_id"),
            "seats": _plain(db, schema.seats, "user_id", user, "table_id seat word joined"),
            "tables": _plain(db, schema.tables, "host_id", user, "id game created status"),
            "texts": _plain(
                db, schema.texts, "author_id", user, "id table_id body auto status created changed"
            ),
            "visits": _plain(db, schema.visits, "user_id", user, "table_id version at"),
            "chat": _plain(
                db, schema.chat, "user_id", user, "table_id number at body status about how version"
            ),
            "chat_reads": _plain(db, schema.chat_reads, "user_id", user, "table_id number"),
            "notes": _plain(db, schema.notes, "user_id", user, "table_id seat kind body"),
        }


# Asked at every request, so put together once (as in rows.py).
_BY_ID: Final = select(schema.users).where(schema.users.c.id == bindparam("user"))
_OTHERS: Final = schema.users.alias("others")
_LOOKED_LIKE: Final = (
    select(_OTHERS.c.id)
    .where(
        _OTHERS.c.kind == ACCOUNT,
        or_(
            _OTHERS.c.skeleton == schema.users.c.skeleton,
            _OTHERS.c.login_skeleton == schema.users.c.skeleton,
        ),
    )
    .exists()
)
_NAMES: Final = select(
    schema.users.c.id,
    schema.users.c.name,
    case((schema.users.c.kind == GUEST, _LOOKED_LIKE), else_=false()).label("is_namesake"),
).where(schema.users.c.id.in_(bindparam("users", expanding=True)))


class Names(dict[str, str]):
    """Names by user."""

    def __init__(self, names: Mapping[str, str] | None = None, namesakes: Collection[str] = ()) -> None:
        super().__init__(names or {})
        self.namesakes = frozenset(namesakes)  # guests who bear the name of an account, or one that looks so


def names_of(db: Connection, users: list[str]) -> Names:
    found = db.execute(_NAMES, {"users": users}).all()
    return Names({row.id: row.name for row in found}, [row.id for row in found if row.is_namesake])


def _refuse_looks_of_others(db: Connection, user: str, name: str) -> None:
    u, looks = schema.users.c, skeleton(name)
    alike = or_(u.login_skeleton == looks, u.skeleton == looks)
    if db.execute(select(u.id).where(u.kind == ACCOUNT, u.id != user, alike).limit(1)).first():
        raise Taken("name")


def hold_user(db: Connection, user: str | None) -> None:
    """To the end of the transaction: two things that one user does at once are done one after the other."""
    u = schema.users.c
    db.execute(select(u.id).where(u.id == user).with_for_update())


def get_user(db: Connection, user: str) -> User:
    row = db.execute(_BY_ID, {"user": user}).first()
    if row is None:
        raise NotFound("user", user)
    return _user(row)


def _user(row: Row[Any]) -> User:
    preferences = from_json(row.preferences)
    assert isinstance(preferences, dict)
    return User(row.id, row.kind, row.name, row.password, preferences, row.created, row.seen)


def _merge_mutes(db: Connection, guest: str, account: str) -> None:
    """Whom the guest didn't want to read, and who didn't want to read the guest."""
    m = schema.mutes.c
    of_both = select(schema.mutes).where(
        or_(m.user_id.in_((guest, account)), m.muted_id.in_((guest, account)))
    )
    known = {(row.user_id, row.muted_id) for row in db.execute(of_both)}
    now = {tuple(account if one == guest else one for one in pair) for pair in known} - known
    fresh = [{"user_id": user, "muted_id": muted} for user, muted in sorted(now) if user != muted]
    if fresh:
        db.execute(insert(schema.mutes), fresh)


def _only_guests(user: User) -> None:
    if user.kind != GUEST:
        raise NotNow("already-registered")


def _change(db: Connection, user: str, **values: Any) -> None:
    if not db.execute(update(schema.users).where(schema.users.c.id == user).values(**values)).rowcount:
        raise NotFound("user", user)


def _remove(db: Connection, user: str) -> None:
    if not db.execute(delete(schema.users).where(schema.users.c.id == user)).rowcount:
        raise NotFound("user", user)


def _plain(db: Connection, table: Table, column: str, user: str, names: str) -> list[dict[str, object]]:
    fields = [table.c[name] for name in names.split()]
    wanted = select(*fields).where(table.c[column] == user).order_by(*fields[:2])
    return [dict(row._mapping) for row in db.execute(wanted)]
