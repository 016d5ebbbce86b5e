"""The example notebooks run, cell by cell, and what they show can be shown."""

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import boneyard
from boneyard.bots.registry import Hints
from boneyard.i18n.translator import set_language
from support.kit import deal, record
from support.paths import DOCS

NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))


def shown(thing: Any) -> list[str]:
    """What a notebook shows of something: our pictures and tables, which must be whole."""
    told = [getattr(thing, how)() for how in ("_repr_html_", "_repr_svg_") if hasattr(thing, how)]
    for text in told:
        ElementTree.fromstring(f"<div>{text}</div>")
    return told


def run(source: str, known: dict[str, Any]) -> Any:
    """Run a cell; its last line, if that is an expression, is what the cell shows."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), known)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), known)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), known)


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_the_notebook_runs(path: Path) -> None:
    notebook = json.loads(path.read_text("utf-8"))
    assert notebook["nbformat"] == 4
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert not any(cell["outputs"] for cell in cells), "kept without what they showed"
    known: dict[str, Any] = {}
    found = [shown(run("".join(cell["source"]), known)) for cell in cells]
    assert path.stem == "researchers" or any(found)


def test_there_is_one_for_each_audience() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["bot-writers", "players", "researchers"]


def test_a_record_shows_itself_and_so_does_one_that_cant_be_played() -> None:
    played = record("bergen", deal("6-6 2-1|5-4 1-0"), "0 6-6")
    played["seats"] = ["<Ann>", "Bo"]
    (told,) = shown(boneyard.read_record(played))
    assert "&lt;Ann&gt;" in told
    played["rounds"][0]["moves"] = [[0, "5-5"]]
    (told,) = shown(boneyard.read_record(played))
    assert "5-5" in told
    set_language("es")
    try:
        hint = boneyard.Hint(boneyard.move("6-6"), 1.5, 0.25, 0.0, 0.0, ())
        (told,) = shown(Hints([hint]))
    finally:
        set_language("en")
    assert "jugada" in told
    assert "+1,5" in told
