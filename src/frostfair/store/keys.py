"""Sessions of people and tokens of programs. Only hashes are kept: a stolen database opens no door."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, or_, select, update

from frostfair.kernel.codec import from_json, to_json
from frostfair.store import schema
from frostfair.store.checks import plain_text
from frostfair.store.database import Part, reads, writes
from frostfair.store.errors import NotFound, NotNow
from frostfair.store.ids import hashed, new_id, new_secret
from frostfair.store.people import User, get_user, hold_user

SESSION_LIVES: Final = 90 * 24 * 3600 * 1000
# Asked at every request, so put together once (as in rows.py).
_BY_SECRET: Final = select(schema.sessions).where(
    schema.sessions.c.hash == bindparam("hash"), schema.sessions.c.until > bindparam("now")
)


@dataclass(frozen=True, slots=True)
class Session:
    id: str
    user: str
    agent: str
    created: int
    seen: int
    until: int


@dataclass(frozen=True, slots=True)
class Token:
    id: str
    user: str
    name: str
    scopes: frozenset[str]
    created: int
    seen: int | None
    until: int | None


class Sessions(Part):
    @writes
    def open(
        self, db: Connection, user: str, agent: str = "", lives: int = SESSION_LIVES
    ) -> tuple[Session, str]:
        """A session and its secret, which is told this once and not kept."""
        secret, at = new_secret(), self.now()
        session = Session(new_id(), user, plain_text(agent, "agent"), at, at, at + lives)
        db.execute(
            insert(schema.sessions).values(
                id=session.id,
                user_id=user,
                hash=hashed(secret),
                agent=agent,
                created=at,
                seen=at,
                until=session.until,
            )
        )
        return session, secret

    @reads
    def find(self, db: Connection, secret: str) -> Session | None:
        """The user of this secret; None if there is none, or no longer."""
        return self._find(db, secret)

    @reads
    def find_user(self, db: Connection, secret: str) -> tuple[Session, User] | None:
        """The same and the user, at one go: it is asked at every request."""
        session = self._find(db, secret)
        return None if session is None else (session, get_user(db, session.user))

    def _find(self, db: Connection, secret: str) -> Session | None:
        row = db.execute(_BY_SECRET, {"hash": hashed(secret), "now": self.now()}).first()
        return None if row is None else _session(row)

    @writes
    def saw(self, db: Connection, session: str, lives: int = SESSION_LIVES) -> None:
        """In use: lives on."""
        at = self.now()
        db.execute(
            update(schema.sessions).where(schema.sessions.c.id == session).values(seen=at, until=at + lives)
        )

    @reads
    def of_user(self, db: Connection, user: str) -> list[Session]:
        s = schema.sessions.c
        wanted = select(schema.sessions).where(s.user_id == user, s.until > self.now())
        return [_session(row) for row in db.execute(wanted.order_by(s.seen.desc(), s.id))]

    @writes
    def revoke(self, db: Connection, user: str, session: str) -> None:
        s = schema.sessions.c
        if not db.execute(delete(schema.sessions).where(s.id == session, s.user_id == user)).rowcount:
            raise NotFound("session", session)

    @writes
    def revoke_others(self, db: Connection, user: str, but: str | None = None) -> int:
        """All but one, or all; how many."""
        s = schema.sessions.c
        others = delete(schema.sessions).where(s.user_id == user)
        return db.execute(others if but is None else others.where(s.id != but)).rowcount

    @writes
    def sweep(self, db: Connection) -> int:
        """Throw away what has run out; how many."""
        return db.execute(delete(schema.sessions).where(schema.sessions.c.until <= self.now())).rowcount


class Tokens(Part):
    @writes
    def issue(
        self,
        db: Connection,
        user: str,
        name: str,
        scopes: Iterable[str],
        lives: int | None = None,
        most: int | None = None,
        session: str | None = None,
    ) -> tuple[Token, str]:
        """A token and its secret, which is told this once and not kept. A user has at most `most`.

        `session` is the one that makes it.
        """
        if most is not None:
            hold_user(db, user)
            if _tokens(db, user) >= most:
                raise NotNow("too-many-tokens")
        secret, at = new_secret(), self.now()
        until = None if lives is None else at + lives
        token = Token(new_id(), user, plain_text(name, "name"), frozenset(scopes), at, None, until)
        db.execute(
            insert(schema.tokens).values(
                id=token.id,
                user_id=user,
                hash=hashed(secret),
                name=name,
                scopes=to_json(sorted(token.scopes)),
                created=at,
                until=until,
                session_id=session,
            )
        )
        return token, secret

    @reads
    def find(self, db: Connection, secret: str) -> Token | None:
        t = schema.tokens.c
        alive = or_(t.until.is_(None), t.until > self.now())
        row = db.execute(select(schema.tokens).where(t.hash == hashed(secret), alive)).first()
        return None if row is None else _token(row)

    @writes
    def saw(self, db: Connection, token: str) -> None:
        db.execute(update(schema.tokens).where(schema.tokens.c.id == token).values(seen=self.now()))

    @reads
    def of_user(self, db: Connection, user: str) -> list[Token]:
        t = schema.tokens.c
        wanted = select(schema.tokens).where(t.user_id == user).order_by(t.created, t.id)
        return [_token(row) for row in db.execute(wanted)]

    @writes
    def revoke(self, db: Connection, user: str, token: str) -> None:
        t = schema.tokens.c
        if not db.execute(delete(schema.tokens).where(t.id == token, t.user_id == user)).rowcount:
            raise NotFound("token", token)

    @writes
    def revoke_all(self, db: Connection, user: str, session: str | None = None) -> int:
        """All of a user, or all that one session has made; how many."""
        t = schema.tokens.c
        theirs = delete(schema.tokens).where(t.user_id == user)
        return db.execute(theirs if session is None else theirs.where(t.session_id == session)).rowcount


def _tokens(db: Connection, user: str) -> int:
    return db.scalar(select(func.count()).where(schema.tokens.c.user_id == user)) or 0


def _session(row: Row[Any]) -> Session:
    return Session(row.id, row.user_id, row.agent, row.created, row.seen, row.until)


def _token(row: Row[Any]) -> Token:
    scopes = from_json(row.scopes)
    assert isinstance(scopes, list)
    return Token(row.id, row.user_id, row.name, frozenset(scopes), row.created, row.seen, row.until)
