"""What people may call themselves and say: any language, but nothing that isn't to be read.

Texts are kept and sent as they are and never as markup; clients must show them as text.
"""

import unicodedata

from frostfair.kernel.errors import Malformed
from frostfair.wire import limits

# Controls, directions that turn the text beside them around, halves of characters, lines of their own.
_UNREADABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS = "\u200c\u200d"  # needed by some scripts and by families of emoji
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # fillers: letters and signs that show nothing


def clean_name(name: str) -> str:
    """One line, without spaces around it and of a sane length."""
    cleaned = " ".join(_readable(name, "", "name").split())
    if any(letter in _BLANKS for letter in cleaned) or (cleaned and not _is_seen(cleaned)):
        raise Malformed("name: contains an invisible character")
    if not 1 <= len(cleaned) <= limits.NAME_LENGTH:
        raise Malformed(f"a name has 1 to {limits.NAME_LENGTH} characters")
    return cleaned


def _is_seen(name: str) -> bool:
    """Something of it can be seen, and nothing unseen stands at its ends."""
    is_anything = any(unicodedata.category(letter)[0] in "LNPS" for letter in name)
    return is_anything and name[0] not in _JOINERS and name[-1] not in _JOINERS


def clean_line(text: str, what: str) -> str:
    """What a user says: may have several lines."""
    return _readable(text, "\n", what).strip()


def _readable(text: str, allowed: str, what: str) -> str:
    normal = unicodedata.normalize("NFC", text)
    for letter in normal:
        if unicodedata.category(letter) in _UNREADABLE and letter not in allowed and letter not in _JOINERS:
            raise Malformed(f"{what}: contains an unreadable character")
    return normal
