"""Types of the hot path: packed arrays (`vec`), machine integers (`i64`) and a class decorator.

To the type checker and to mypyc these are the real librt and mypy_extensions types. While the sources
run uncompiled they are lists and ints: faster there and nicer in a debugger. This module itself is
never compiled, and it is the only door to both packages.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import frostfair

if TYPE_CHECKING or frostfair.COMPILED:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_names: str, **_settings: object) -> Callable[[Any], Any]:
        return lambda cls: cls

    class _Vec:
        def __getitem__(self, _item_type: object) -> Callable[[Iterable[int]], list[int]]:
            return list

    vec = _Vec()
