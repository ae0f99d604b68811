"""Messages in a language."""

from collections.abc import Sequence

from frostfair.i18n.catalogue import Catalogue
from frostfair.i18n.catalogue import Value as Shown
from frostfair.wording.message import Listed, Message, Name, Seat, Value


def show(message: Message, catalogue: Catalogue, names: Sequence[str]) -> str:
    """The sentence; `names` are those of the players, by seat."""
    values = {name: _filled_in(value, catalogue, names) for name, value in message.values.items()}
    return catalogue.say(message.key, **values)


def show_value(value: Value, catalogue: Catalogue, names: Sequence[str] = ()) -> str:
    """Whatever may stand in a message, alone: a name in its base form."""
    return str(_alone(value, catalogue, names))


def _filled_in(value: Value, catalogue: Catalogue, names: Sequence[str]) -> Shown:
    """As the catalogue takes it: a name stays a key there, because the sentence inflects it."""
    return value.name if isinstance(value, Name) else _alone(value, catalogue, names)


def _alone(value: Value, catalogue: Catalogue, names: Sequence[str]) -> Shown:
    match value:
        case Name(name=key):
            return catalogue.form(key)
        case Seat(seat=seat):
            return names[seat]
        case Message():
            return show(value, catalogue, names)
        case Listed(list=items, apart=apart):
            shown = [str(_alone(item, catalogue, names)) for item in items]
            return ", ".join(shown) if apart else catalogue.join(shown)
        case _:
            return value
