"""Who sits at a table, as others tell them apart: names, initials and colours."""

from collections.abc import Sequence
from typing import Final

from boneyard.bots.characters import character
from boneyard.i18n import message
from boneyard.i18n.saying import Say
from boneyard.server.matches.found import Found
from boneyard.server.matches.models import StoredSeat
from boneyard.server.names import distinct_names

#: How many colours there are.
HUES: Final = 8
#: The colours that people get, in this order, as far as no bot at the table has them.
_PEOPLE: Final = (1, 0, 2, 3, 4, 5, 6, 7)


def is_player_seat(seat: StoredSeat) -> bool:
    """Whether a seat is a player's, whoever makes its moves at the moment.

    A bot that stands in plays for somebody who may return: the seat still has an owner, and its
    hand is still theirs. Whoever asks "do other people play here?" asks this, never `kind`. A seat
    that its player has left for good to a bot has no owner any more.
    """
    return seat.kind == "person" or is_stood_in(seat)


def is_stood_in(seat: StoredSeat) -> bool:
    """Whether a bot makes the moves of a player who may return."""
    return seat.kind == "bot" and seat.owner is not None


def owners(seats: Sequence[StoredSeat]) -> set[bytes | None]:
    """The players at a table, each at a screen of their own; also those who are stood in for."""
    return {seat.owner for seat in seats if is_player_seat(seat)}


def others(seats: Sequence[StoredSeat], seat: int) -> set[bytes | None]:
    """The people at a table beside whoever plays a seat."""
    return owners(seats) - {seats[seat].owner}


def distinct(names: Sequence[str]) -> list[str]:
    """The same names, of which no two look alike: the second Ann is `Ann 2`."""
    return distinct_names(names)


def initials(names: Sequence[str]) -> list[str]:
    """One or two letters for each, which tell them apart as far as letters do."""
    one = [_first(name) for name in names]
    return [
        letter if one.count(letter) == 1 else _two(name)
        for letter, name in zip(one, names, strict=True)
    ]


def _first(name: str) -> str:
    return (name.strip() or "?")[0].upper()


def _two(name: str) -> str:
    """First letters of the first and the last word, or the first two of the only one."""
    words = name.split() or ["?"]
    second = words[-1][0] if len(words) > 1 else words[0][1:2]
    return _first(name) + second


def hues(seats: Sequence[StoredSeat]) -> list[int]:
    """A colour for each seat: one's own, as far as it is free; the rest get the others.

    People's wishes come first, then characters'.
    """
    found: list[int | None] = [None] * len(seats)
    for at, seat in enumerate(seats):
        # Who plays several seats at one screen has the colour in the first of them.
        alike = any(one.owner == seat.owner for one in seats[:at] if one.hue == seat.hue)
        if seat.kind == "person" and seat.hue is not None and not alike:
            found[at] = _free(seat.hue % HUES, found)
    for at, seat in enumerate(seats):
        who = character(seat.bot, seat.name) if seat.kind == "bot" else None
        if who is not None:
            found[at] = _free(who.hue, found)
    for at in range(len(seats)):
        if found[at] is None:
            wish = next((one for one in _PEOPLE if one not in found), at % HUES)
            found[at] = wish
    return [hue or 0 for hue in found]


def _free(wish: int, taken: Sequence[int | None]) -> int:
    """The colour wished for, or the next one that nobody has."""
    round_about = ((wish + step) % HUES for step in range(HUES))
    return next((one for one in round_about if one not in taken), wish)


def with_whom(found: Found, say: Say) -> str:
    """Who else plays in a match."""
    gone = message("words-somebody-left")
    names = tuple(
        message("table-open-seat") if kind == "open" else name or gone
        for kind, name, _ in found.others
    )
    return say(names) if names else say(message("about-alone"))
