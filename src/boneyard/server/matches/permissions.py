"""Who may do something: each right refuses whoever hasn't got it, before anything is computed.

What a right looks at is known to everybody: who sits where.
"""

from boneyard.server.commands import Asking
from boneyard.server.errors import MatchError, NotYours
from boneyard.server.matches.reserved_seats import reserved_seats


def anybody(asking: Asking) -> None:
    """Whoever has the link."""


def a_seat(asking: Asking) -> None:
    """Whoever has the link, for a seat that exists."""
    if asking.chosen is None or not 0 <= asking.chosen < len(asking.live.seats):
        raise MatchError("house-no-seat")


def own_seat(asking: Asking) -> None:
    """Whoever plays in that seat."""
    if asking.chosen is None:
        raise NotYours("house-only-players")
    a_seat(asking)
    if asking.chosen not in asking.live.seats_of(asking.guest):
        raise NotYours("house-not-your-seat")


def own_game(asking: Asking) -> None:
    """Whoever plays a game for one: its only seat is theirs."""
    if 0 not in asking.live.seats_of(asking.guest):
        raise NotYours("house-not-your-game")


def at_table(asking: Asking) -> None:
    """Whoever plays in this match, or started it."""
    live, guest = asking.live, asking.guest
    if guest is None or not (live.seats_of(guest) or live.kept.host == guest):
        raise NotYours("house-only-those-here")


def had_a_seat(asking: Asking) -> None:
    """Whoever plays in this match or started it, also if a bot stands in for them."""
    if not asking.live.left_by(asking.guest):
        at_table(asking)


def is_offered_rematch(asking: Asking) -> None:
    """Whoever a seat of a rematch is kept for."""
    if not reserved_seats(asking.live, asking.guest):
        raise NotYours("house-not-your-seat")


def open_or_own_seat(asking: Asking) -> None:
    """Whoever is at the table, for a seat that is open or theirs."""
    at_table(asking)
    a_seat(asking)
    if asking.live.seats[asking.seat].kind != "open":
        own_seat(asking)


def plays(asking: Asking) -> None:
    """Whoever plays in this match."""
    if not asking.live.seats_of(asking.guest):
        raise NotYours("house-only-players")


def player_for_a_seat(asking: Asking) -> None:
    """Whoever plays in this match, for any seat of it."""
    plays(asking)
    a_seat(asking)


def left_seat(asking: Asking) -> None:
    """Whoever a seat belongs to in which a bot stands in."""
    a_seat(asking)
    if asking.chosen not in asking.live.left_by(asking.guest):
        raise NotYours("house-not-your-seat")
