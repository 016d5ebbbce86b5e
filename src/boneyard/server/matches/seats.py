"""Seats of a match: who sits where, joining, leaving, names."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from boneyard.bots.characters import find_character
from boneyard.core.chance import Fair, compute_commitment
from boneyard.core.clocks import Clock
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate, english
from boneyard.server.matches.models import LoadedMatch, MyMatch, StoredMatch, StoredSeat
from boneyard.server.matches.presence import Presence
from boneyard.server.names import disambiguate_names
from boneyard.server.thinking.fair_queue import Ticket

#: How many colours there are.
HUE_COUNT: Final = 8

#: The colours that people get, in this order, as far as no bot at the table has them.
_PLAYER_HUE_ORDER: Final = (1, 0, 2, 3, 4, 5, 6, 7)


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


def find_owners(seats: Sequence[StoredSeat]) -> set[bytes | None]:
    """The players at a table, each at a screen of their own; also those who are stood in for."""
    return {seat.owner for seat in seats if is_player_seat(seat)}


def find_other_owners(seats: Sequence[StoredSeat], seat: int) -> set[bytes | None]:
    """The people at a table beside whoever plays a seat."""
    return find_owners(seats) - {seats[seat].owner}


def disambiguate(names: Sequence[str]) -> list[str]:
    """The same names, of which no two look alike: the second Ann is `Ann 2`."""
    return disambiguate_names(names)


def build_initials(names: Sequence[str]) -> list[str]:
    """One or two letters for each, which tell them apart as far as letters do."""
    one = [_first_letter(name) for name in names]
    return [
        letter if one.count(letter) == 1 else _two_letters(name)
        for letter, name in zip(one, names, strict=True)
    ]


def _first_letter(name: str) -> str:
    return (name.strip() or "?")[0].upper()


def _two_letters(name: str) -> str:
    """First letters of the first and the last word, or the first two of the only one."""
    words = name.split() or ["?"]
    second = words[-1][0] if len(words) > 1 else words[0][1:2]
    return _first_letter(name) + second


def assign_hues(seats: Sequence[StoredSeat]) -> list[int]:
    """A colour for each seat: one's own, as far as it is free; the rest get the others.

    People's wishes come first, then characters'.
    """
    found: list[int | None] = [None] * len(seats)
    for at, seat in enumerate(seats):
        # Who plays several seats at one screen has the colour in the first of them.
        alike = any(one.owner == seat.owner for one in seats[:at] if one.hue == seat.hue)
        if seat.kind == "person" and seat.hue is not None and not alike:
            found[at] = _nearest_free_hue(seat.hue % HUE_COUNT, found)
    for at, seat in enumerate(seats):
        who = find_character(seat.bot, seat.name) if seat.kind == "bot" else None
        if who is not None:
            found[at] = _nearest_free_hue(who.hue, found)
    for at in range(len(seats)):
        if found[at] is None:
            wish = next((one for one in _PLAYER_HUE_ORDER if one not in found), at % HUE_COUNT)
            found[at] = wish
    return [hue or 0 for hue in found]


def _nearest_free_hue(wish: int, taken: Sequence[int | None]) -> int:
    """The colour wished for, or the next one that nobody has."""
    round_about = ((wish + step) % HUE_COUNT for step in range(HUE_COUNT))
    return next((one for one in round_about if one not in taken), wish)


def describe_others(found: MyMatch, translate: Translate) -> str:
    """Who else plays in a match."""
    gone = message("words-somebody-left")
    names = tuple(
        message("table-open-seat") if kind == "open" else name or gone
        for kind, name, _ in found.others
    )
    return translate(names) if names else translate(message("about-alone"))


class MatchSeats:
    """The seats of a match, and who looks on."""

    def __init__(self, loaded: LoadedMatch, presence: Presence) -> None:
        """Sit down as it was kept."""
        self.row: StoredMatch = loaded.match
        self.id = loaded.match.id
        self.seats: list[StoredSeat] = list(loaded.seats)
        self.presence = presence
        self.subscribers: set[Callable[[], None]] = set()
        """Called whenever there is something to tell."""
        self.player_address = ""
        """Where whoever plays here has asked from last."""
        self.announced_presence: dict[bytes, tuple[str, str]] = {}
        """How those are there who are known to be, as other houses have been told."""
        self._translated_names: dict[Translate, tuple[list[StoredSeat], list[str]]] = {}
        self._fair: Fair | None = None

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return self.translate_names(english)

    def translate_names(self, translate: Translate) -> list[str]:
        """What the seats are called, no two alike; one that is open is told in a language."""
        known = self._translated_names.get(translate)
        if known is None or known[0] != self.seats:
            named = disambiguate([translate(name) for name in self.name_messages])
            known = self._translated_names[translate] = list(self.seats), named
        return list(known[1])

    @property
    def name_messages(self) -> list[Argument]:
        """What the seats are called, in any language."""
        seats = enumerate(self.seats, 1)
        return [
            message("words-somebody-left") if seat.has_left
            else seat.name or message("art-seat", number=at)
            for at, seat in seats
        ]  # fmt: skip

    @property
    def commitment(self) -> str:
        """What is shown before the first deal."""
        return compute_commitment(self.row.secret)

    @property
    def fair(self) -> Fair:
        """Where its luck comes from; the seats' seeds are settled with the first deal."""
        seeds = tuple(seat.seed for seat in self.seats)
        if self._fair is None or self._fair.seeds != seeds:
            self._fair = Fair(self.row.secret, seeds, self.row.name, self.row.fair)
        return self._fair

    def seats_of(self, guest: bytes | None) -> list[int]:
        """The seats that a guest plays."""
        return self._seats_owned_by(guest, "person")

    def stand_in_seats_of(self, guest: bytes | None) -> list[int]:
        """The seats of a guest in which a bot stands in: they may take them again."""
        return self._seats_owned_by(guest, "bot")

    def _seats_owned_by(self, guest: bytes | None, kind: str) -> list[int]:
        if guest is None:
            return []
        seats = enumerate(self.seats)
        return [at for at, seat in seats if seat.owner == guest and seat.kind == kind]

    def is_participant(self, guest: bytes) -> bool:
        """Say whether somebody plays here, or started it."""
        return self.row.host == guest or any(seat.owner == guest for seat in self.seats)

    def transfer_owner(self, guest: bytes, account: bytes | None) -> None:
        """What was a guest's here is a person's from now on; None: of somebody who has left."""
        for at in [at for at, seat in enumerate(self.seats) if seat.owner == guest]:
            seat = replace(self.seats[at], owner=account)
            kind = "open" if seat.kind == "open" else "person"
            gone = replace(seat, kind=kind, name="", bot="", hue=None)
            self.seats[at] = gone if account is None else seat
        if self.row.host == guest:
            self.row = replace(self.row, host=account)

    @property
    def is_bots_only(self) -> bool:
        """Say whether bots play among themselves."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def is_watched(self) -> bool:
        """Say whether anybody looks at it just now."""
        return bool(self.subscribers) or self.presence.is_anyone_present

    @property
    def queue_ticket(self) -> Ticket:
        """How its bots wait for those who think: first where a player waits, then a watcher."""
        players = any(
            seat.kind == "person" and self.is_present(at) for at, seat in enumerate(self.seats)
        )
        return Ticket(
            0 if players else 1 if self.is_watched else 2, self.player_address, self.row.host
        )

    @property
    def is_correspondence(self) -> bool:
        """Say whether players come and go: nobody is expected to sit there."""
        return self.row.clock is not None and Clock(*self.row.clock).is_correspondence

    def is_away(self, seat: int) -> bool:
        """Say whether somebody is missed who should sit there."""
        return (
            self.seats[seat].kind == "person"
            and not self.is_present(seat)
            and not self.is_correspondence
        )

    def is_present(self, seat: int) -> bool:
        """Say whether somebody sits in a seat just now; a bot always does."""
        one = self.seats[seat]
        return one.kind == "bot" or (one.kind == "person" and self.presence.is_present(one.owner))
