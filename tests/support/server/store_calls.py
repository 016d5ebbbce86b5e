"""Questions to a store, noted with their answers: so that two stores can be compared."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from boneyard.server.errors import StoreError
from boneyard.server.notifications.store import Channel, Notification


class Asked:
    """Asks a store, and notes the question with the answer, or how it was refused."""

    def __init__(
        self,
        thing: Any,
        parts: Sequence[str],
        noted: list[Any],
        questions: set[str],
        part: str = "",
    ) -> None:
        self._thing, self._parts, self._part = thing, parts, part
        self._noted, self._questions = noted, questions

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._thing, name)
        if name in self._parts:
            return Asked(found, self._parts, self._noted, self._questions, name)

        async def ask(*given: Any, **more: Any) -> Any:
            answer: Any
            try:
                answer = await found(*given, **more)
            except StoreError as error:
                answer = type(error)
            self._questions.add(f"{self._part}.{name}")
            self._noted.append((f"{self._part}.{name}", unnumbered(answer)))
            return answer

        return ask


def unnumbered(answer: Any) -> Any:
    """An answer without the numbers of ways, which each database gives as it likes."""
    if isinstance(answer, dict):  # of everything the order doesn't matter
        return {key: sorted(rows, key=repr) if isinstance(rows, list) else rows
                for key, rows in answer.items()}  # fmt: skip
    if isinstance(answer, list):
        return [unnumbered(one) for one in answer]
    if isinstance(answer, Notification):
        return replace(answer, channel=unnumbered(answer.channel))
    return replace(answer, id=0) if isinstance(answer, Channel) else answer
