"""Names that can't be guessed, and secrets that the database itself doesn't know."""

import hashlib
import secrets
import time
from typing import Final

ID_BYTES: Final = 16  # 128 bits
SECRET_BYTES: Final = 32
SEED_BYTES: Final = 32
CODE_LENGTH: Final = 6
# No letter that could be read as another: no I, L, O, U, 0 or 1.
CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def new_secret() -> str:
    """What a cookie or a bearer token holds; only `hashed` of it is kept."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    # A fast hash is right here: the secret is 256 random bits, not a password.
    return hashlib.sha256(secret.encode()).hexdigest()


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def new_code() -> str:
    """Six characters to say over the table; short-lived, and the server limits how often one may guess."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def now() -> int:
    """Milliseconds since 1970, as everywhere in the store."""
    return time.time_ns() // 1_000_000
