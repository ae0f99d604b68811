"""In which language the terminal speaks: as it was asked to, else as the system does, else English."""

import re
from collections.abc import Mapping

from frostfair.i18n.catalogue import SOURCE, languages

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere


def spoken(asked: str, environ: Mapping[str, str]) -> str:
    """A language that was asked for is taken as it is, and refused later if it isn't there."""
    if asked:
        return _code(asked) if _code(asked) in languages() else asked
    system = next((environ[name] for name in SYSTEM if environ.get(name)), "")
    return _code(system) if _code(system) in languages() else SOURCE


def _code(locale: str) -> str:
    """`hu` of hu_HU.UTF-8."""
    return re.split(r"[-_.@]", locale)[0].lower()
