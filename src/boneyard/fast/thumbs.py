"""The weights of the rule of thumb, for each game."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from boneyard.fast.compiling import Compiled
from boneyard.fast.kernels.thumb import W_NAMES
from boneyard.fast.records import Numbers

Floats = np.ndarray[Any, np.dtype[np.float64]]

_USUAL: Mapping[str, int] = {
    "points": 1000, "pips": 300, "double": 2000, "fits": 1000, "none": -2000, "block": 4000,
    "partner": -3000,
    "variety": 700, "out": 50000, "more": 1500, "burden": 1500, "risk": -300,
}  # fmt: skip


def row_of_weights(weights: Mapping[str, int]) -> Numbers:
    """Weights by their names, as the kernels read them."""
    return np.array([[weights.get(name, 0) for name in W_NAMES]], np.int64)


def usual_weights(game: Compiled) -> Mapping[str, int]:
    """The weights for a game, by their names."""
    return _USUAL


@cache
def thumb_of(game: Compiled, noise: int = 0) -> Numbers:
    """The weights for a game as kernels read them; noise lets chance sway the choice."""
    return row_of_weights({**usual_weights(game), "noise": noise})
