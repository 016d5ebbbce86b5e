"""What was asked for lately: so much of it and no more."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """The things used last, at most so many: what nobody has asked for longest goes first."""

    def __init__(self, most: int) -> None:
        """Say how many are kept."""
        self.most = most
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        """How many there are."""
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        """Say whether something is there, without using it."""
        return key in self._kept

    def get(self, key: K) -> V | None:
        """Find something, and note that it is used."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: K, value: V) -> V:
        """Keep something, in the place of the oldest if there is no room."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return value

    def drop(self, key: K) -> None:
        """Forget something."""
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
