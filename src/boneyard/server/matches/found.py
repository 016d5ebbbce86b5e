"""A match as a list shows it."""

from msgspec import Struct


class Found(Struct, frozen=True, kw_only=True):
    """One of one's own matches, as a list shows it."""

    match: str
    game: str
    stage: str
    at: int
    won: bool | None
    score: int | None
    against: int | None
    mode: str
    created: int
    daily: str | None
    others: tuple[tuple[str, str, str], ...]
    """Who else sits there: kind, name and bot of each seat."""
