"""Random numbers: one stream for each round, from its seed and number alone."""

from typing import Any

import numpy as np

from boneyard.fast.fields import (
    DECK,
    LUCK,
    Row,
)
from boneyard.fast.jit import hot, kernel

# SplitMix64: a counter and a mixer, so that any round's stream is had at once.
_STEP = np.uint64(0x9E3779B97F4A7C15)
_ONE = np.uint64(0xBF58476D1CE4E5B9)
_TWO = np.uint64(0x94D049BB133111EB)
_A, _B, _C, _HALF = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@hot
def mixed(z: Any) -> Any:
    """Mix the bits of a number thoroughly."""
    z = (z ^ (z >> _A)) * _ONE
    z = (z ^ (z >> _B)) * _TWO
    return z ^ (z >> _C)


@kernel
def start_stream(s: Row, seed: int, number: int) -> None:
    """Begin the stream of a round: seed and number are mixed one after the other."""
    luck: Any = np.int64(mixed(mixed(np.uint64(seed) + _STEP) + np.uint64(number) * _STEP))
    s[LUCK] = luck


@hot
def drawn(s: Row) -> Any:
    """The next 64 random bits."""
    luck: Any = np.uint64(s[LUCK]) + _STEP
    s[LUCK] = np.int64(luck)  # type: ignore[call-overload]  # a row of numba's holds these
    return mixed(luck)


@hot
def scaled(bits: Any, count: int) -> int:
    """A number from 0 to count - 1 from 32 random bits.

    That favours no number by more than count / 2**32: far below what can be seen.
    """
    # In compiled code an int64 is the int that numba works with.
    return np.int64((bits * np.uint64(count)) >> _HALF)  # type: ignore[return-value]


@hot
def below(s: Row, count: int) -> int:
    """A random number from 0 to count - 1."""
    bits: Any = drawn(s)
    return scaled(bits >> _HALF, count)


@hot
def shuffle(s: Row, count: int) -> None:
    """Shuffle the first tiles of the deck, two at each draw of luck."""
    for last in range(count - 1, 0, -2):
        bits = drawn(s)
        _swap(s, last, scaled(bits >> _HALF, last + 1))
        _swap(s, last - 1, scaled(bits & _LOW, last))


@hot
def _swap(s: Row, one: int, two: int) -> None:
    tile = s[DECK + two]
    s[DECK + two] = s[DECK + one]
    s[DECK + one] = tile
