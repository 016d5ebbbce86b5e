"""Templates as modules: the build compiles them, as it would take time in a browser."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from jinja2 import ChoiceLoader, ModuleLoader

from boneyard.server.web.render import build_environment

#: Where the modules are in the archive of a browser.
COMPILED_FOLDER: Final = "compiled_templates"


def compile_templates() -> Iterator[tuple[str, bytes]]:
    """The templates as Python, by their files in the package."""
    environment = build_environment()
    assert environment.loader is not None
    for name in environment.list_templates():
        source, _, _ = environment.loader.get_source(environment, name)
        module = environment.compile(source, name, name, raw=True, defer_init=True)
        file = ModuleLoader.get_module_filename(name)
        yield f"boneyard/web/{COMPILED_FOLDER}/{file}", module.encode()


@cache
def use_compiled_templates() -> tuple[str, ...]:
    """Load templates from their modules, if there are any; gives the names of all."""
    environment = build_environment()
    names = tuple(environment.list_templates())
    assert environment.loader is not None
    compiled = ModuleLoader(str(files("boneyard.web") / COMPILED_FOLDER))
    environment.loader = ChoiceLoader([compiled, environment.loader])
    return names
