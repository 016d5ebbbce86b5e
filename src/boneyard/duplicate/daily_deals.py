"""Duplicate of the day: the same deals for everyone, a game that changes from day to day."""

import hmac
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Final

from boneyard.duplicate.deal_sets import (
    DEFAULT_BOT_LEVEL,
    DEFAULT_DEALS,
    DealSet,
    prepare_options,
    validate_rules,
)
from boneyard.games import GAMES

#: The day of the week whose game is always the same: Sunday, and in pairs.
FIXED_WEEKDAY_GAME: Final = (6, "latin")


#: The day of the first duplicate: from here on games rotate.
FIRST_DAY: Final = date(2026, 1, 1)


@cache
def daily_rotation() -> tuple[str, ...]:
    """The games that rotate from day to day; similar ones are far apart."""
    able = [
        n for n, game in GAMES.items() if not game.alone and validate_rules(game.rules()) is None
    ]
    # Ordered by a hash of the name: a new game doesn't reorder the others.
    return tuple(sorted(able, key=lambda name: sha256(name.encode()).digest()))


def game_of_day(day: date) -> str:
    """Return the game of a day."""
    weekday, fixed = FIXED_WEEKDAY_GAME
    if day.weekday() == weekday:
        return fixed
    games = [name for name in daily_rotation() if name != fixed]
    weeks, rest = divmod((day - FIRST_DAY).days, 7)
    # Sundays don't count, wherever in the week the first day was.
    before = (rest + FIRST_DAY.weekday()) // 7
    return games[(weeks * 6 + rest - before) % len(games)]


def daily_set(key: bytes, day: date) -> DealSet:
    """Return the deals of a day: derived from a key of the server, so they are fixed long
    before.
    """
    text = day.isoformat()
    game = game_of_day(day)
    secret = hmac.digest(key, f"boneyard duplicate of the day {text}".encode(), "sha256")
    opens = _midnight(day)
    return DealSet(
        id=text,
        game=game,
        options=prepare_options(game, {}, DEFAULT_DEALS),
        secret=secret,
        level=DEFAULT_BOT_LEVEL,
        opens=opens,
        closes=_midnight(day + timedelta(days=1)),
    )


def utc_day(now: int) -> date:
    """Return the UTC day of a moment in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def parse_day(text: str) -> date | None:
    """Return the day of an id, or None."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text and day >= FIRST_DAY else None


def _midnight(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000
