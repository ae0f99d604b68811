"""What an answer marks on the board of Winter Queen, beside the spaces that count."""

from msgspec import Struct


class CountedPage(Struct, frozen=True, omit_defaults=True):
    """A crystal on a book that counts."""

    seat: int
    page: str
    depicted: bool = False


class PageChange(Struct, frozen=True):
    """What a charged page is worth before and after; null: it has no crystal then."""

    page: str
    before: int | None
    after: int | None


class Marks(Struct, frozen=True, omit_defaults=True):
    """Whatever doesn't apply is left out."""

    pages_counted: list[CountedPage] = []
    chosen: str | None = None  # the space that was chosen for the best value
    opponent: int | None = None  # … or the seat
    if_colours: dict[str, dict[str, int]] = {}  # `if` of the answer, for each crystal that could be placed
    by_colour: dict[str, int] = {}
    pages: list[PageChange] = []
