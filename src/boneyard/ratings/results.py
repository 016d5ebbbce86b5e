"""Results log: players, ranks, length, and whether a match counts."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from boneyard.i18n import TranslatedError, error_text
from boneyard.ratings.pools import Pool

#: The prefix of a bot's name, which no person's id has.
BOT_PREFIX = "bot:"

Player = Annotated[str, Meta(min_length=1, max_length=80)]
Rank = Annotated[int, Meta(ge=1, le=16)]


class ResultError(TranslatedError, ValueError):
    """A line that is not a result."""


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result of a rated match."""

    match: str
    at: int
    """When it ended, in milliseconds since 1970."""
    pool: Pool
    sides: tuple[tuple[Player, ...], ...]
    """The players of each side."""
    ranks: tuple[Rank, ...]
    """Each side's rank, 1 the best; tied sides share one."""
    rounds: Annotated[int, Meta(ge=1)] = 1
    late: tuple[Player, ...] = ()
    """The players whose time had run out."""
    left_out: str = ""
    """Why it doesn't count, if the server excluded it."""
    moves: tuple[Annotated[int, Meta(ge=0)], ...] = ()
    """How many moves each side made; empty in results from before that was counted."""

    @property
    def players(self) -> frozenset[str]:
        """All players."""
        return frozenset(chain.from_iterable(self.sides))

    @property
    def is_valid(self) -> bool:
        """Whether it is valid: two sides or more, each with its rank."""
        counted = not self.moves or len(self.moves) == len(self.sides)
        return len(self.sides) == len(self.ranks) >= 2 and all(self.sides) and counted


_result_decoder = msgspec.json.Decoder(Result)


def read_results(lines: Iterable[str | bytes]) -> Iterator[Result]:
    """Parse stored results: one line of JSON each, in any order."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            read = _result_decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ResultError("ratings-unread", line=number, why=error_text(error)) from None
        if not read.is_valid:
            raise ResultError("ratings-no-result", line=number)
        yield read


def sort_results(results: Iterable[Result]) -> Sequence[Result]:
    """Sort results by time, then by match."""
    return sorted(results, key=lambda result: (result.at, result.match))
