"""Data of tournaments: boards, results and the seeds of deals."""

import hmac
from typing import Final

from msgspec import Struct

#: What a board is worth, in half points: won, drawn, lost.
WON, DRAWN, LOST = 2, 1, 0

#: How a board may end without having been played out.
BYE, ABSENT, CLOSED, CUT_SHORT = "bye", "absent", "closed", "short"

#: Those that were not played at all.
UNPLAYED: Final = (BYE, ABSENT, CLOSED)


class Entrant(Struct, frozen=True):
    """A participant: from which round on, and until which."""

    number: int
    """In the order of entry, from 1, which is also the seeding."""
    since: int = 1
    until: int | None = None
    """The last round before they left; None: still present."""

    def plays_in(self, round: int) -> bool:
        """Return whether they are paired in a round."""
        return self.since <= round and (self.until is None or round <= self.until)


class Outcome(Struct, frozen=True):
    """How a board ended."""

    first: int
    """Half points of the first seat; and of the other."""
    second: int
    margin: int = 0
    """The first seat's margin in points of the game."""
    end: str = ""
    """'' if played out; else bye, absent (lost by a no-show), closed (both were no-shows),
    short (resigned, or out of time).
    """

    def points_of(self, seat: int) -> int:
        """Return the half points of a seat."""
        return self.second if seat else self.first


#: The outcome of a board without an opponent.
BYE_OUTCOME: Final = Outcome(WON, LOST, end=BYE)


class Board(Struct, frozen=True):
    """A pairing of two; or a bye."""

    round: int
    number: int
    first: int
    second: int | None = None
    leg: int = 1
    """Its number among the boards of a knockout meeting."""
    outcome: Outcome | None = None

    @property
    def players(self) -> tuple[int, ...]:
        """The players."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def opponent_of(self, number: int) -> int | None:
        """Return a player's opponent."""
        return self.second if number == self.first else self.first

    def points_of(self, number: int) -> int:
        """Return a player's half points."""
        if self.outcome is None:
            return 0
        return self.outcome.first if number == self.first else self.outcome.second


def first_seat_balance(boards: list[Board] | tuple[Board, ...], number: int) -> int:
    """Return how often a player sat first, minus how often second."""
    shown = [one for one in boards if one.second is not None and number in one.players]
    return sum(1 if one.first == number else -1 for one in shown)


def assign_seats(boards: list[Board] | tuple[Board, ...], one: int, other: int) -> tuple[int, int]:
    """Return two opponents in the order of their seats: who sat first less often does so now.

    On a tie, they exchange seats since they last met; then the later entrant sits first.
    """
    mine, theirs = first_seat_balance(boards, one), first_seat_balance(boards, other)
    if mine != theirs:
        return (one, other) if mine < theirs else (other, one)
    last = next((b for b in reversed(boards) if {one, other} == set(b.players)), None)
    if last is not None and last.second is not None:
        return last.second, last.first
    return max(one, other), min(one, other)


#: The prefix of everything that is hashed.
_DOMAIN = "boneyard tournament 1"


def derive_board_secret(secret: bytes, round: int, leg: int = 1, board: int | None = None) -> bytes:
    """Derive the secret of a board; with board 0, the one that all boards of a round share.

    It is HMAC-SHA256, keyed with the tournament's secret, of the words `boneyard tournament 1`, the
    round, the leg and the board's number (0: of all), with a space between.
    """
    message = f"{_DOMAIN} {round} {leg} {board or 0}"
    return hmac.digest(secret, message.encode(), "sha256")
