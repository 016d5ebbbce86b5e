"""What `fast` uses of numba and llvmlite that they don't promise: if a release changes it, this
file says what. `pyproject.toml` lets no release in that was not tried here.
"""

from importlib import metadata
from typing import Any

import numpy as np
import pytest

from boneyard.fast import jit, numba_compiler
from boneyard.fast.code_cache import NativeFunction, flatten_arguments


@jit.entry_point
def doubled(k: tuple[int, ...], numbers: Any) -> None:
    """Double each number, and add how many `k` has."""
    for at in range(len(numbers)):
        numbers[at] = 2 * numbers[at] + len(k)


VERSIONS = {name: metadata.version(name) for name in ("numba", "llvmlite")}


@pytest.fixture(scope="module")
def made() -> Any:
    """A function that numba has compiled, as `forge` lets it."""
    import numba

    found: Any = numba.njit(**numba_compiler._NUMBA_OPTIONS)(lambda number: number)
    found.compile((numba.int64,))
    return found


@pytest.mark.parametrize(
    "name", ["get_call_template", "overloads", "fndesc.llvm_func_name", "library._compiled_object"]
)
def test_numba_s_functions_still_have(name: str, made: Any) -> None:
    thing = made
    if "." in name:
        (thing,) = made.overloads.values()
    for part in name.split("."):
        assert hasattr(thing, part), f"{VERSIONS}: no {name} any more (fast/numba_compiler.py)"
        thing = getattr(thing, part)


@pytest.mark.parametrize("name", ["unliteral", "UniTuple", "Array", "CPointer"])
def test_numba_s_types_still_have(name: str) -> None:
    from numba import types

    assert hasattr(types, name), (
        f"{VERSIONS}: no numba.types.{name} any more (fast/numba_compiler.py)"
    )


@pytest.mark.parametrize(
    "name", ["create_mcjit_compiler", "ObjectFileRef", "add_symbol", "get_host_cpu_features"]
)
def test_llvmlite_still_has(name: str) -> None:
    import llvmlite.binding

    assert hasattr(llvmlite.binding, name), f"{VERSIONS}: no {name} any more (fast/code_cache.py)"


def test_arguments_still_go_in_the_same_parts() -> None:
    numbers = np.arange(5, dtype=np.int64)
    kinds, parts = flatten_arguments(((0, 0, 0), numbers))
    NativeFunction(*numba_compiler.compile_entry(doubled, kinds), parts)(parts)
    assert numbers.tolist() == [3, 5, 7, 9, 11], (
        f"{VERSIONS}: called otherwise (fast/code_cache.py)"
    )
