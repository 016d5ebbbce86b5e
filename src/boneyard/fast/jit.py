"""What the kernels are written in: functions that numba gets when one is compiled.

They stay as they are: whoever finds compiled code on disk never loads numba, and whoever can't wait
for it runs them as plain Python.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class PendingKernel(NamedTuple):
    """A kernel that numba hasn't seen yet."""

    function: Callable[..., Any]
    inline: bool


#: The kernels that wait to be compiled.
pending_kernels: Final[list[PendingKernel]] = []
#: The namespaces that name kernels, by their identity.
namespaces: Final[dict[int, dict[str, Any]]] = {}


def _register(function: F, inline: bool) -> F:
    pending_kernels.append(PendingKernel(function, inline))
    return entry_point(function)


def inline_kernel(function: F) -> F:
    """A function that other kernels call often: it becomes a part of them."""
    return _register(function, inline=True)


def kernel(function: F) -> F:
    """A function that other kernels call."""
    return _register(function, inline=False)


def entry_point(function: F) -> F:
    """A function that Python calls, through `code_cache.run`."""
    namespaces[id(function.__globals__)] = function.__globals__
    return function


#: All the bits of a number.
_ALL_BITS: Final = (1 << 64) - 1

# What processors can do by themselves. Their instructions are put where these are called.


def count_bits(bits: int) -> int:
    """How many bits of a number are set."""
    return (int(bits) & _ALL_BITS).bit_count()


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit that is set."""
    return (int(bits) & -int(bits)).bit_length() - 1


def row_pointer(array: Any, place: int) -> list[int]:
    """A row of a two-dimensional array, as kernels take it.

    It is a bare pointer, which costs nothing to hand on and nothing to index.
    """
    row: list[int] = array[place]
    return row
