"""The reference: every public name with parameters, results and an example that runs."""

import doctest
import importlib
import importlib.util
import inspect
import re

import pytest
from click import Context

import boneyard
from boneyard.cli import main
from support.paths import DOCS

SPEC = importlib.util.spec_from_file_location("make_reference", DOCS / "make_reference.py")
assert SPEC
assert SPEC.loader
make_reference = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(make_reference)

FUNCTIONS = [name for name in boneyard.__all__ if inspect.isfunction(getattr(boneyard, name))]
#: Classes that programs begin with.
EXAMPLES = ("Bot", "Event", "Fair", "Game", "Match", "Play", "Program", "Record", "Seeded",
            "SoloState", "State", "Tile")  # fmt: skip


#: The other public modules, and what of them only a server can show: docs/client.md does.
MODULES = ("boneyard.client", "boneyard.envs", "boneyard.fast")
SHOWN_WITH_A_SERVER = ("AsyncClient", "AsyncTable", "Client", "News", "Table")
IN_MODULES = [
    (module, name) for module in MODULES for name in importlib.import_module(module).__all__
]


@pytest.mark.parametrize("page", ["reference", "reference-modules"])
def test_the_page_is_what_the_docstrings_say(page: str) -> None:
    """If not: `uv run python docs/make_reference.py`."""
    made = make_reference.render if page == "reference" else make_reference.render_modules
    assert (DOCS / f"{page}.md").read_text("utf-8") == made()


def test_every_name_of_a_module_and_every_command_is_on_the_page() -> None:
    page = (DOCS / "reference-modules.md").read_text("utf-8")
    headings = re.findall(r"^### (.+)$", page, re.M)
    commands = [f"boneyard {name}" for name in main.list_commands(Context(main))]
    assert sorted(headings) == sorted([*(name for _, name in IN_MODULES), *commands])
    assert "help-" not in page
    assert "click-" not in page


@pytest.mark.parametrize(("module", "name"), IN_MODULES)
def test_a_name_of_a_module_is_explained(module: str, name: str) -> None:
    thing = getattr(importlib.import_module(module), name)
    text = inspect.getdoc(thing) or ""
    if inspect.isclass(thing):
        refusal = issubclass(thing, Exception)
        assert refusal or name in SHOWN_WITH_A_SERVER or ">>> " in text
        return
    assert set(inspect.signature(thing).parameters) == set(
        re.findall(r"^    \*{0,2}(\w+): ", text, re.M)
    )
    assert re.search(r"^(Returns|Yields):$", text, re.M)
    assert ">>> " in text


@pytest.mark.slow
@pytest.mark.kernels
@pytest.mark.parametrize(("module", "name"), IN_MODULES)
def test_examples_of_modules_run(module: str, name: str) -> None:
    thing = getattr(importlib.import_module(module), name)
    for one in doctest.DocTestFinder(recurse=False).find(thing):
        assert doctest.DocTestRunner().run(one).failed == 0


def test_every_name_is_on_the_page_once() -> None:
    names = [name for group in make_reference.GROUPS.values() for name in group]
    assert sorted(names) == sorted(boneyard.__all__)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_tells_its_parameters_its_result_and_an_example(name: str) -> None:
    function = getattr(boneyard, name)
    text = inspect.getdoc(function) or ""
    told = set(re.findall(r"^    \*{0,2}(\w+): ", text, re.M))
    assert set(inspect.signature(function).parameters) == told
    assert re.search(r"^(Returns|Yields):$", text, re.M)
    assert ">>> " in text


@pytest.mark.slow
@pytest.mark.parametrize("name", [*FUNCTIONS, *EXAMPLES, "the page"])
def test_examples_run(name: str) -> None:
    """Those of docstrings, and on the page those of what is no function or class."""
    if name == "the page":
        values = [example for _, example in make_reference.VALUES.values()]
        found = [
            doctest.DocTestParser().get_doctest(text, {"boneyard": boneyard}, name, None, 0)
            for text in values
        ]
    else:
        thing = getattr(boneyard, name)
        found = [one for one in doctest.DocTestFinder(recurse=False).find(thing) if one.examples]
    assert found
    for one in found:
        assert doctest.DocTestRunner().run(one).failed == 0


def test_every_field_of_a_move_an_event_or_a_match_is_shown() -> None:
    page = (DOCS / "reference.md").read_text("utf-8")
    for kind in (boneyard.Play, boneyard.Scored, boneyard.RoundEnded, boneyard.Result):
        section = page.split(f"### {kind.__name__}\n")[1].split("\n### ")[0]
        for field in kind.__struct_fields__:
            assert f"| `{field}: " in section
    match = page.split("### Match\n")[1].split("\n### ")[0]
    for method in ("push", "pop", "from_record", "from_position", "play_out", "view"):
        assert f"| `{method}(" in match
