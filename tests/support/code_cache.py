"""A compiled function in a code cache of its own, run in other processes."""

from typing import Any

import numpy as np

from boneyard.fast import code_cache
from boneyard.fast.jit import count_bits, entry_point


@entry_point
def doubled(k: Any, numbers: Any, times: float, really: Any) -> None:
    """Something small to compile."""
    for place in range(numbers.shape[0]):
        if really[place]:
            numbers[place] = int(numbers[place] * times) + count_bits(numbers[place])


def run_doubled() -> list[int]:
    numbers = np.array([1, 2, 6], np.int64)
    code_cache.run(doubled, (0,), numbers, 2.0, np.array([True, False, True]))
    found: list[int] = numbers.tolist()
    return found
