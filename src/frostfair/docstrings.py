"""One step of the build: docstrings for what is compiled, so that `help` says something.

mypyc writes signatures into the C code and leaves docstrings out. What it writes has a fixed form, so they
are put in before the C compiler runs. If a later mypyc writes another form, nothing is changed and nothing
breaks. This module is never compiled.
"""

import ast
import inspect
import re
from collections.abc import Mapping
from pathlib import Path

# `(PyCFunction)CPyPy_match___Match___submit,`, then its flags and PyDoc_STR("submit($self, …)\n--\n\n").
FUNCTION = re.compile(
    r"\(PyCFunction\)CPyPy_(?P<name>\w+),\s*METH_[A-Z_| ]+,\s*"
    r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n(?P<end>)"\)'
)
# `static PyTypeObject CPyType_match___Match_template_ = {`, and some lines further the same.
TYPE = re.compile(
    r"PyTypeObject CPyType_(?P<name>\w+)_template_ = \{[^}]*?"
    r'\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n(?P<end>)"\)'
)
LONGEST = 4000  # characters: C compilers needn't take longer strings than that


def put_docstrings(folder: Path, sources: Mapping[str, Path]) -> int:
    """Into all C files of the folder; how many."""
    known = {name: doc for module, file in sources.items() for name, doc in docstrings(module, file)}
    done = 0
    for file in folder.rglob("*.c"):
        written = file.read_text(encoding="utf-8")
        changed = written
        for form in (TYPE, FUNCTION):
            changed, times = _filled(form, changed, known)
            done += times
        if changed != written:
            file.write_text(changed, encoding="utf-8")
    return done


def docstrings(module: str, file: Path) -> list[tuple[str, str]]:
    """Every class, method and function of a module that has one, by the name that mypyc gives it."""
    found: list[tuple[str, str]] = []

    def look(within: ast.Module | ast.ClassDef, prefix: str) -> None:
        for node in within.body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                name = f"{prefix}___{node.name}"
                if (doc := ast.get_docstring(node)) is not None:
                    found.append((name, inspect.cleandoc(doc)))
                if isinstance(node, ast.ClassDef):
                    look(node, name)

    look(ast.parse(file.read_bytes()), module.replace(".", "___"))
    return found


def _filled(form: re.Pattern[str], written: str, known: Mapping[str, str]) -> tuple[str, int]:
    done: list[str] = []

    def fill(match: re.Match[str]) -> str:
        doc = _of(match["name"], known)
        if doc is None:
            return match[0]
        done.append(doc)
        at = match.start("end") - match.start()
        return match[0][:at] + _in_c(doc[:LONGEST]) + match[0][at:]

    return form.sub(fill, written), len(done)


def _of(name: str, known: Mapping[str, str]) -> str | None:
    """mypyc drops as much of a module's name as it can, from the left."""
    fits = [full for full in known if full == name or full.endswith(f"___{name}")]
    return known[fits[0]] if len(fits) == 1 else None


def _in_c(text: str) -> str:
    """As part of a string literal: bytes that aren't plain are written as three octal digits."""
    plain = {
        ord(" "),
        *range(ord("#"), ord("?")),
        *range(ord("@"), ord("\\")),
        *range(ord("]"), 127),
        ord("!"),
    }
    return "".join([chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode()])
