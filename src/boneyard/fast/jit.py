"""The one door to numba: typed decorators, and what processors can do with the bits of a number."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])


#: Kernels hold no lock, check no index, and raise nothing.
_HOW: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "boundscheck": False}


_INSIDE: Final[dict[str, Any]] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def hot(function: F) -> F:
    """Compile a function that other kernels call often: it becomes a part of them."""
    return cast(F, numba.njit(**_HOW, **_INSIDE, forceinline=True)(function))


def kernel(function: F) -> F:
    """Compile a function that other kernels call."""
    return cast(F, numba.njit(**_HOW, **_INSIDE)(function))


def entry(function: F) -> F:
    """Compile a function that Python calls."""
    return cast(F, numba.njit(**_HOW)(function))


@intrinsic
def _count(_typing: Any, bits: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), emit


@intrinsic
def _lowest(_typing: Any, bits: Any) -> Any:
    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), emit


#: How many bits of a number are set.
count_bits: Callable[[int], int] = cast(Any, _count)
#: The place of the lowest bit that is set.
lowest_bit: Callable[[int], int] = cast(Any, _lowest)


@intrinsic
def _row(_typing: Any, array: Any, place: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        rows = context.make_array(signature.args[0])(context, builder, arguments[0])
        width = builder.extract_value(rows.shape, 1)
        return builder.gep(rows.data, [builder.mul(arguments[1], width)])

    pointer: Any = types.CPointer(types.int64)  # type: ignore[no-untyped-call]
    return pointer(array, types.int64), emit


#: A row of a two-dimensional array, as kernels take it: a bare pointer, which costs nothing to
#: hand on and nothing to index.
row_of: Callable[[Any, int], list[int]] = cast(Any, _row)
