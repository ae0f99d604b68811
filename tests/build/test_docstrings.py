"""Docstrings are put into what mypyc writes, and where its form is another nothing is touched."""

from pathlib import Path

from frostfair.docstrings import docstrings, put_docstrings

SOURCE = '''
class Lamp:
    """Gives "light".

    Or none.
    """

    def switch(self, on: bool) -> None:
        """On, or off: 50 %."""

    def silent(self) -> None:
        pass


def lit() -> bool:
    """Whether it is – now."""
    return True
'''
WRITTEN = r"""
static PyMethodDef methods[] = {
{"switch",
 (PyCFunction)CPyPy_rooms___lamp___Lamp___switch,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("switch($self, on)\n--\n\n")},
{"silent",
 (PyCFunction)CPyPy_rooms___lamp___Lamp___silent,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("silent($self)\n--\n\n")},
};
static PyTypeObject CPyType_rooms___lamp___Lamp_template_ = {
    .tp_name = "Lamp",
    .tp_doc = PyDoc_STR("Lamp()\n--\n\n"),
};
{"lit", (PyCFunction)CPyPy_lamp___lit, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lit()\n--\n\n")},
"""


def put(tmp_path: Path, written: str) -> tuple[int, str]:
    source, c = tmp_path / "lamp.py", tmp_path / "c" / "group.c"
    c.parent.mkdir()
    source.write_text(SOURCE, encoding="utf-8")
    c.write_text(written, encoding="utf-8")
    done = put_docstrings(c.parent, {"house.rooms.lamp": source})
    return done, c.read_text(encoding="utf-8")


def test_what_has_a_docstring_gets_it(tmp_path: Path) -> None:
    done, written = put(tmp_path, WRITTEN)
    assert done == 3
    assert r'PyDoc_STR("switch($self, on)\n--\n\nOn, or off: 50 %.")' in written
    assert r'PyDoc_STR("silent($self)\n--\n\n")' in written
    assert r'PyDoc_STR("Lamp()\n--\n\nGives \042light\042.\012\012Or none.")' in written
    assert r'PyDoc_STR("lit()\n--\n\nWhether it is \342\200\223 now.")' in written


def test_another_form_is_left_alone(tmp_path: Path) -> None:
    other = WRITTEN.replace("PyDoc_STR", "PyDoc_TEXT")
    assert put(tmp_path, other) == (0, other)


def test_names_are_those_of_mypyc(tmp_path: Path) -> None:
    source = tmp_path / "lamp.py"
    source.write_text(SOURCE, encoding="utf-8")
    names = [name for name, _ in docstrings("house.lamp", source)]
    assert names == ["house___lamp___Lamp", "house___lamp___Lamp___switch", "house___lamp___lit"]
