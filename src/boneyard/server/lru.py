"""What was asked for lately: so much of it and no more."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """The things used last, at most so many: what no one has asked for longest goes first."""

    def __init__(self, max_size: int) -> None:
        """Say how many are kept."""
        self.max_size = max_size
        self._items: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        """How many there are."""
        return len(self._items)

    def __contains__(self, key: K) -> bool:
        """Say whether something is there, without using it."""
        return key in self._items

    def get(self, key: K) -> V | None:
        """Find something, and note that it is used."""
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
        return found

    def put(self, key: K, value: V) -> V:
        """Keep something, in the place of the oldest if there is no room."""
        self._items[key] = value
        self._items.move_to_end(key)
        while len(self._items) > self.max_size:
            self._items.popitem(last=False)
        return value

    def remove(self, key: K) -> None:
        """Forget something."""
        self._items.pop(key, None)

    def clear(self) -> None:
        """Forget everything."""
        self._items.clear()
