"""Kernel decorators: register functions that numba compiles lazily.

The functions themselves stay plain Python: with compiled code on disk numba is never loaded, and
without it they can be run as they are.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from boneyard.fast.fields import Grid, Row

F = TypeVar("F", bound=Callable[..., object])


class PendingKernel(NamedTuple):
    """A kernel that has not been given to numba yet."""

    function: Callable[..., object]
    inline: bool


#: The kernels to be compiled.
pending_kernels: Final[list[PendingKernel]] = []
#: The namespaces that contain kernels, by id.
namespaces: Final[dict[int, dict[str, object]]] = {}


def _register(function: F, inline: bool) -> F:
    pending_kernels.append(PendingKernel(function, inline))
    return entry_point(function)


def inline_kernel(function: F) -> F:
    """Mark a kernel that is inlined into others."""
    return _register(function, inline=True)


def kernel(function: F) -> F:
    """Mark a kernel that other kernels call."""
    return _register(function, inline=False)


def entry_point(function: F) -> F:
    """Mark a kernel that Python calls, through `code_cache.run`."""
    namespaces[id(function.__globals__)] = function.__globals__
    return function


#: All bits of a number.
_ALL_BITS: Final = (1 << 64) - 1

# Processor intrinsics, inlined where they are called.


def count_bits(bits: int) -> int:
    """Count the set bits of a number."""
    return (int(bits) & _ALL_BITS).bit_count()


def lowest_bit(bits: int) -> int:
    """Return the index of the lowest set bit."""
    return (int(bits) & -int(bits)).bit_length() - 1


def row_pointer(array: Grid, place: int) -> Row:
    """Return a row of a two-dimensional array as kernels take it.

    It is a bare pointer, which costs nothing to pass and to index.
    """
    return array[place]  # type: ignore[return-value]  # what a kernel gets is a pointer
