"""Whoever raises an error of ours, or tells anything, names a message and fills its gaps.

Read from the source itself: an error that is hardly ever raised would else be told in English, or
break when it is told at last.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import boneyard
from support.catalogues import catalogue, gaps

PACKAGE: Final = Path(boneyard.__file__).parent
#: Errors of ours that nobody is told of in a language: those of the catalogues themselves, of
#: scripts that can't be bundled, one that only ends a search; and click's, whose sentence has been
#: made when it is raised.
NOT_WORDED: Final = {
    "UnknownMessage", "UnsupportedMessage", "BundleError", "_OutOfTime", "Failure", "Unreachable",
    "DuplicateKey",
}  # fmt: skip
#: What a status or another number stands before the message in.
AFTER_A_NUMBER: Final = {"HttpError", "Forfeit"}


class Told(NamedTuple):
    """A place in the source where something is told."""

    where: str
    who: str
    first: ast.expr | None
    names: frozenset[str]
    open: bool
    """More gaps may be filled than are written there (`**gaps`)."""


@cache
def trees() -> dict[str, ast.Module]:
    found = sorted(PACKAGE.rglob("*.py"))
    return {str(file.relative_to(PACKAGE)): ast.parse(file.read_text("utf-8")) for file in found}


def last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@cache
def errors() -> dict[str, bool]:
    """All error classes of the package by name, and whether they carry a message."""
    bases = {
        node.name: [last_name(base) for base in node.bases]
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }

    def above(name: str) -> set[str]:
        found = set(bases.get(name, ()))
        return found.union(*map(above, found))

    def is_error(name: str) -> bool:
        return name.endswith(("Error", "Exception"))

    ours = {name for name in bases if any(map(is_error, above(name)))} - {"TranslatedError"}
    return {name: "TranslatedError" in above(name) for name in ours}


def calls(who: set[str]) -> Iterator[Told]:
    for file, tree in trees().items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or last_name(node.func) not in who:
                continue
            name = last_name(node.func)
            args = node.args[1:] if name in AFTER_A_NUMBER else node.args
            names = frozenset(one.arg for one in node.keywords if one.arg)
            open = any(one.arg is None for one in node.keywords)
            where = f"{file}:{node.lineno}"
            yield Told(where, name, args[0] if args else None, names, open)


def literals(node: ast.expr | None) -> list[str] | None:
    """The texts that stand there: one, or either of two; None where the source doesn't say."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp():
            both = literals(node.body), literals(node.orelse)
            return None if None in both else [text for one in both for text in one or ()]
        case ast.JoinedStr() | ast.BinOp():
            return ["a sentence that is put together"]
        case ast.Call() if last_name(node.func) in ("str", "format", "repr"):
            return ["a sentence that is made from a value"]
    return None


@pytest.mark.slow
def test_every_error_of_ours_carries_a_message() -> None:
    plain = {name for name, worded in errors().items() if not worded}
    assert plain <= NOT_WORDED
    assert {
        "IllegalMove",
        "RecordError",
        "PoolError",
        "HttpError",
        "Conflict",
    } <= errors().keys() - plain


@pytest.mark.slow
def test_no_error_is_raised_with_a_sentence() -> None:
    worded = {name for name, worded in errors().items() if worded}
    found = list(calls(worded | {"Failure"}))
    assert len(found) > 100
    for one in found:
        for text in literals(one.first) or ():
            assert text in catalogue("en"), f"{one.where}: {one.who} says {text!r} in no catalogue"


@pytest.mark.slow
def test_every_gap_of_a_message_is_filled_where_it_is_told() -> None:
    worded = {name for name, worded in errors().items() if worded}
    for one in calls({"message", "speak", "say", "echo", "Failure", *worded}):
        for id in literals(one.first) or ():
            if id in catalogue("en") and not one.open:
                missing = gaps("en", id) - one.names
                assert not missing, f"{one.where}: {id} needs {', '.join(sorted(missing))}"


def test_the_search_finds_sentences() -> None:
    def first(text: str) -> list[str] | None:
        call = ast.parse(text, mode="eval").body
        assert isinstance(call, ast.Call)
        return literals(call.args[0])

    assert first('E("there is no such seat")') == ["there is no such seat"]
    assert first('E("server-no-seat" if seat else "no seat")') == ["server-no-seat", "no seat"]
    assert first('E(f"there is no seat {seat}")')
    assert first("E(str(error))")
    assert first("E(error.message)") is None
