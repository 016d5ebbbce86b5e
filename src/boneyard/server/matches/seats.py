"""Seats of a match: who sits where, joining, leaving, names."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from boneyard.bots.characters import character
from boneyard.core.chance import Fair, commitment
from boneyard.core.clocks import Clock
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Say, english
from boneyard.server.matches.models import Found, Kept, StoredMatch, StoredSeat
from boneyard.server.matches.presence import Presence
from boneyard.server.names import distinct_names
from boneyard.server.thinking.fair_queue import Turn

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


class Seated:
    """The seats of a match, and who looks on."""

    def __init__(self, kept: Kept, presence: Presence) -> None:
        """Sit down as it was kept."""
        self.kept: StoredMatch = kept.match
        self.id = kept.match.id
        self.seats: list[StoredSeat] = list(kept.seats)
        self.presence = presence
        self.wakers: set[Callable[[], None]] = set()
        """Called whenever there is something to tell."""
        self.place = ""
        """Where whoever plays here has asked from last."""
        self.announced: dict[bytes, tuple[str, str]] = {}
        """How those are there who are known to be, as other houses have been told."""
        self._called: dict[Say, tuple[list[StoredSeat], list[str]]] = {}
        self._fair: Fair | None = None

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return self.called(english)

    def called(self, say: Say) -> list[str]:
        """What the seats are called, no two alike; one that is open is told in a language."""
        known = self._called.get(say)
        if known is None or known[0] != self.seats:
            named = distinct([say(name) for name in self.known_as])
            known = self._called[say] = list(self.seats), named
        return list(known[1])

    @property
    def known_as(self) -> list[Argument]:
        """What the seats are called, in any language."""
        seats = enumerate(self.seats, 1)
        return [
            message("words-somebody-left") if seat.left
            else seat.name or message("art-seat", number=at)
            for at, seat in seats
        ]  # fmt: skip

    @property
    def commitment(self) -> str:
        """What is shown before the first deal."""
        return commitment(self.kept.secret)

    @property
    def fair(self) -> Fair:
        """Where its luck comes from; the seats' seeds are settled with the first deal."""
        seeds = tuple(seat.seed for seat in self.seats)
        if self._fair is None or self._fair.seeds != seeds:
            self._fair = Fair(self.kept.secret, seeds, self.kept.name, self.kept.fair)
        return self._fair

    def seats_of(self, guest: bytes | None) -> list[int]:
        """The seats that a guest plays."""
        return self._owned(guest, "person")

    def left_by(self, guest: bytes | None) -> list[int]:
        """The seats of a guest in which a bot stands in: they may take them again."""
        return self._owned(guest, "bot")

    def _owned(self, guest: bytes | None, kind: str) -> list[int]:
        if guest is None:
            return []
        seats = enumerate(self.seats)
        return [at for at, seat in seats if seat.owner == guest and seat.kind == kind]

    def has_part(self, guest: bytes) -> bool:
        """Say whether somebody plays here, or started it."""
        return self.kept.host == guest or any(seat.owner == guest for seat in self.seats)

    def hand_over(self, guest: bytes, person: bytes | None) -> None:
        """What was a guest's here is a person's from now on; None: of somebody who has left."""
        for at in [at for at, seat in enumerate(self.seats) if seat.owner == guest]:
            seat = replace(self.seats[at], owner=person)
            kind = "open" if seat.kind == "open" else "person"
            gone = replace(seat, kind=kind, name="", bot="", hue=None)
            self.seats[at] = gone if person is None else seat
        if self.kept.host == guest:
            self.kept = replace(self.kept, host=person)

    @property
    def alone(self) -> bool:
        """Say whether bots play among themselves."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def watched(self) -> bool:
        """Say whether anybody looks at it just now."""
        return bool(self.wakers) or self.presence.anybody

    @property
    def turn(self) -> Turn:
        """How its bots wait for those who think: first where a player waits, then a watcher."""
        players = any(seat.kind == "person" and self.here(at) for at, seat in enumerate(self.seats))
        return Turn(0 if players else 1 if self.watched else 2, self.place, self.kept.host)

    @property
    def over_days(self) -> bool:
        """Say whether players come and go: nobody is expected to sit there."""
        return self.kept.clock is not None and Clock(*self.kept.clock).over_days

    def away(self, seat: int) -> bool:
        """Say whether somebody is missed who should sit there."""
        return self.seats[seat].kind == "person" and not self.here(seat) and not self.over_days

    def here(self, seat: int) -> bool:
        """Say whether somebody sits in a seat just now; a bot always does."""
        one = self.seats[seat]
        return one.kind == "bot" or (one.kind == "person" and self.presence.here(one.owner))
