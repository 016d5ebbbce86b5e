"""Match visibility: who may see a match that belongs to a contest."""

from collections.abc import Sequence
from typing import Protocol

from boneyard.server.matches.live_match import LiveMatch


class VisibilityRule(Protocol):
    """Says which matches of a kind of contest are still hidden: duplicates and tournaments."""

    async def check_visible(self, live: LiveMatch, guest: bytes | None) -> None:
        """Refuse a match that a guest may not see, as if there were none."""
        ...


class MatchVisibility:
    """Who may see a match that is part of a contest."""

    def __init__(self, rules: Sequence[VisibilityRule]) -> None:
        """Each rule knows one kind of contest."""
        self._rules = rules

    async def check(self, live: LiveMatch, guest: bytes | None) -> None:
        """Refuse a match that a guest may not see, as if there were none."""
        if not live.row.contest or (guest is not None and live.is_participant(guest)):
            return
        for rule in self._rules:
            await rule.check_visible(live, guest)
