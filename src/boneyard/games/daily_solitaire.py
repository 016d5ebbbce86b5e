"""The solitaire of the day: the same game and the same deal for everyone."""

from datetime import date

from boneyard.games.registry import GAMES


def daily_solitaire(day: date) -> str:
    """Return the game of a day: the solitaires take turns."""
    solitaires = [name for name, game in GAMES.items() if game.alone]
    return solitaires[day.toordinal() % len(solitaires)]
