"""What is declared about the texts of Nim."""

from tests.i18n.declared import Texts

NAME = frozenset({"nim"})  # is called so everywhere
TEXTS = Texts(alike={"hu": NAME, "pl": NAME})
