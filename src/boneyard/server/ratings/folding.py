"""All results of a house folded into ratings, and places on the way to which one can go back.

What is kept of a player is never changed, only replaced, so a place on the way costs no more than
the lists of who there is.
"""

import time
from collections.abc import Callable, Sequence
from typing import Final

from boneyard.ratings import Book, Curves, Result, anchors
from boneyard.ratings.exclusions import MOVES
from boneyard.ratings.results import BOT
from boneyard.server.matches.eligibility import pool_in
from boneyard.server.matches.results import Outcome, StoredResult
from boneyard.server.ratings.store import GONE, Marks

#: Results that don't count which are remembered, for the host to see: the latest.
REMEMBERED: Final = 200
#: Places on the way that are kept: few of long ago, more of what is recent.
PLACES: Final = 12
#: Results between two places, at least.
APART: Final = 250
#: Results that are folded before others are let in, and for how many seconds. They take the same
#: lock of the interpreter as the house's own loop, which would wait for it again and again.
AT_ONCE, PAUSE = 20, 0.001
#: Somebody who has left and of whom nothing else is known.
_NOBODY: Final = "nobody"


def player_in(result: StoredResult, seat: int, marks: Marks) -> str:
    """Whom a seat's result counts for: a person, a bot, or somebody who has gone."""
    one = result.players[seat]
    if one.owner is not None:
        return one.owner.hex()
    if one.bot:
        return BOT + one.bot
    return marks.gone.get((result.match, seat), f"{GONE}{_NOBODY}:{result.match}:{seat}")


def quitters(made: Outcome) -> tuple[int, ...]:
    """The seats whose time ran out, or which resigned before the match counted.

    Whoever does that again and again, to get rid of bad deals, is rated no more for a while.
    """
    if made.end != "resigned" or not made.moves or min(made.moves) >= MOVES:
        return made.late
    best = min(made.ranks)
    lost = (seat for side, rank in zip(made.sides, made.ranks, strict=True) if rank > best
            for seat in side)  # fmt: skip
    return tuple(sorted({*made.late, *lost}))


def rated(results: Sequence[StoredResult], marks: Marks) -> list[Result]:
    """The results that ratings are made of, as the log has them."""
    found = []
    for one in results:
        pool, made = pool_in(one.contest), one.outcome
        if pool is None:
            continue
        out = marks.left_out.get(one.match, "")
        if not out:
            out = made.ended_by or ("abandoned" if made.end == "abandoned" else "")
        found.append(
            Result(
                match=one.match, at=one.at, pool=pool, ranks=made.ranks, rounds=max(1, made.rounds),
                sides=tuple(
                    tuple(player_in(one, seat, marks) for seat in side) for side in made.sides
                ),
                late=tuple(player_in(one, seat, marks) for seat in quitters(made)), left_out=out,
                moves=made.moves,
            )
        )  # fmt: skip
    return found


class Folded:
    """All results up to one of them, folded."""

    def __init__(self, turn: int, handle: Callable[[str], str]) -> None:
        """Begin with none, in a turn of the results; `handle` names people in addresses."""
        self.turn, self.count, self._handle = turn, 0, handle
        self.mark: tuple[int, str] = (-1, "")
        """The last result: when, and the match."""
        self.curves = Curves()
        self.book = Book(anchors(), self.curves.add, REMEMBERED)
        self.people: dict[str, str] = {}
        """Everybody who has a rated result, by what they are called in addresses."""
        self.places: list[Folded] = []
        """The same at some results before, the earliest first."""

    def copy(self, turn: int) -> "Folded":
        """The same once more, in a turn, to go on from."""
        other = Folded(turn, self._handle)
        other.count, other.mark = self.count, self.mark
        other.curves = self.curves.copy()
        other.book = self.book.copy(other.curves.add)
        other.people, other.places = dict(self.people), list(self.places)
        return other

    def back_to(self, place: "Folded", turn: int) -> "Folded":
        """Go on from a place on the way, with those before it."""
        other = place.copy(turn)
        other.places = [one for one in self.places if one.count <= place.count]
        return other

    def add(self, results: Sequence[StoredResult], marks: Marks) -> None:
        """Fold the next ones; the loop of the house is let in between."""
        made = rated(results, marks)
        for at in range(0, len(made), AT_ONCE):
            self.book.add(made[at : at + AT_ONCE])
            if at + AT_ONCE < len(made):
                time.sleep(PAUSE)
        for one in made:
            self.people |= {self._handle(who): who for who in one.players if is_person(who)}
        self.count += len(results)
        self.mark = results[-1].at, results[-1].match
        if self.count - (self.places[-1].count if self.places else 0) >= APART:
            self._keep_place()

    def _keep_place(self) -> None:
        place = self.copy(self.turn)
        place.places = []
        self.places.append(place)
        if len(self.places) > PLACES:
            # Without which one least is lost, for how long ago it was.
            counts = [0, *(one.count for one in self.places)]
            least = min(
                range(1, len(counts) - 1),
                key=lambda at: (counts[at + 1] - counts[at - 1]) / (self.count - counts[at] + 1),
            )
            del self.places[least - 1]


def is_person(player: str) -> bool:
    """Say whether a player of a result is somebody whom the house knows."""
    return ":" not in player
