"""Random numbers: one SplitMix64 stream for each round, from its seed and number alone."""

from typing import Any

import numpy as np

from boneyard.fast.fields import (
    DECK,
    RNG_STATE,
    Row,
)
from boneyard.fast.jit import inline_kernel, kernel

# SplitMix64: a counter and a mixer, so that any round's stream starts at once.
_INCREMENT = np.uint64(0x9E3779B97F4A7C15)
_MULTIPLIER_1 = np.uint64(0xBF58476D1CE4E5B9)
_MULTIPLIER_2 = np.uint64(0x94D049BB133111EB)
_SHIFT_1, _SHIFT_2, _SHIFT_3, _HALF_BITS = (
    np.uint64(30),
    np.uint64(27),
    np.uint64(31),
    np.uint64(32),
)
_LOW_MASK = np.uint64(0xFFFFFFFF)


@inline_kernel
def mix_bits(z: np.uint64) -> np.uint64:
    """Mix the bits of a number thoroughly."""
    z = (z ^ (z >> _SHIFT_1)) * _MULTIPLIER_1
    z = (z ^ (z >> _SHIFT_2)) * _MULTIPLIER_2
    return z ^ (z >> _SHIFT_3)


@kernel
def start_stream(s: Row, seed: int, number: int) -> None:
    """Start the stream of a round: seed and number are mixed one after the other."""
    luck: Any = np.int64(
        mix_bits(mix_bits(np.uint64(seed) + _INCREMENT) + np.uint64(number) * _INCREMENT)
    )
    s[RNG_STATE] = luck


@inline_kernel
def next_bits(s: Row) -> np.uint64:
    """Return the next 64 random bits."""
    luck = np.uint64(s[RNG_STATE]) + _INCREMENT
    s[RNG_STATE] = np.int64(luck)  # type: ignore[call-overload]  # a row of numba's holds these
    return mix_bits(luck)


@inline_kernel
def scale_bits(bits: np.uint64, count: int) -> int:
    """Scale 32 random bits to a number from 0 to count - 1.

    The bias is at most count / 2**32: far below what can be noticed.
    """
    # In compiled code an int64 is the int that numba works with.
    return np.int64((bits * np.uint64(count)) >> _HALF_BITS)  # type: ignore[return-value]


@inline_kernel
def random_below(s: Row, count: int) -> int:
    """Return a random number from 0 to count - 1."""
    bits = next_bits(s)
    return scale_bits(bits >> _HALF_BITS, count)


@inline_kernel
def shuffle(s: Row, count: int) -> None:
    """Shuffle the first tiles of the deck, two per random number."""
    for last in range(count - 1, 0, -2):
        bits = next_bits(s)
        _swap(s, last, scale_bits(bits >> _HALF_BITS, last + 1))
        _swap(s, last - 1, scale_bits(bits & _LOW_MASK, last))


@inline_kernel
def _swap(s: Row, one: int, two: int) -> None:
    tile = s[DECK + two]
    s[DECK + two] = s[DECK + one]
    s[DECK + one] = tile
