"""Seats of a match: who sits where, joining, leaving, names."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from boneyard.bots.characters import find_character
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate, english
from boneyard.server.matches.models import MyMatch, StoredSeat
from boneyard.server.player_names import disambiguate_names

#: How many colours there are.
HUE_COUNT: Final = 8

#: The colours that people get, in this order, as far as no bot at the table has them.
_PLAYER_HUE_ORDER: Final = (1, 0, 2, 3, 4, 5, 6, 7)


def is_player_seat(seat: StoredSeat) -> bool:
    """Whether a seat is a player's, even if a bot makes its moves at the moment.

    A bot that stands in plays for a player who may return: the seat still has an owner, and its
    hand is still theirs. Code that asks "do other people play here?" asks this, never `kind`. A
    seat that its player has left for good to a bot has no owner any more.
    """
    return seat.kind == "person" or (seat.kind == "bot" and seat.owner is not None)


def is_stood_in(seat: StoredSeat) -> bool:
    """Whether a bot makes the moves of a player who may return."""
    return seat.kind == "bot" and seat.owner is not None


def find_owners(seats: Sequence[StoredSeat]) -> set[bytes | None]:
    """The players at a table, each at a screen of their own; also players who are stood in for."""
    return {seat.owner for seat in seats if is_player_seat(seat)}


def find_other_owners(seats: Sequence[StoredSeat], seat: int) -> set[bytes | None]:
    """The people at a table beside the player who plays a seat."""
    return find_owners(seats) - {seats[seat].owner}


def find_reader(seats: Sequence[StoredSeat], seat: int | None) -> int | None:
    """The seat that texts speak to as `you`.

    None for spectators, and where a player has several seats at one screen: all who pass it on
    read the same lines, so these name everybody and tell nobody's drawn tiles.
    """
    if seat is None:
        return None
    own = seats[seat].owner
    shares = sum(one.kind == "person" and one.owner == own for one in seats) > 1
    return None if shares and own is not None else seat


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
    """The colour wished for, or the next one that no one has."""
    round_about = ((wish + step) % HUE_COUNT for step in range(HUE_COUNT))
    return next((one for one in round_about if one not in taken), wish)


def describe_others(found: MyMatch, translate: Translate) -> str:
    """Who else plays in a match."""
    gone = message("common-somebody-left")
    names = tuple(
        message("table-open-seat") if kind == "open" else name or gone
        for kind, name, _ in found.others
    )
    return translate(names) if names else translate(message("about-alone"))


class Seats(list[StoredSeat]):
    """The seats of a match in their order."""

    __slots__ = ("_translated_names",)

    def __init__(self, seats: Iterable[StoredSeat]) -> None:
        """Seat everybody as it was stored."""
        super().__init__(seats)
        self._translated_names: dict[Translate, tuple[tuple[StoredSeat, ...], list[str]]] = {}

    @property
    def names(self) -> list[str]:
        """The names of the seats in English."""
        return self.translate_names(english)

    def translate_names(self, translate: Translate) -> list[str]:
        """The names of the seats, no two alike; the word for a seat without one is translated."""
        seats, known = tuple(self), self._translated_names.get(translate)
        if known is None or known[0] != seats:
            names = disambiguate_names([translate(name) for name in self.name_messages])
            known = self._translated_names[translate] = seats, names
        return list(known[1])

    @property
    def name_messages(self) -> list[Argument]:
        """The names of the seats, to be translated."""
        return [
            message("common-somebody-left") if seat.has_left
            else seat.name or message("art-seat", number=at)
            for at, seat in enumerate(self, 1)
        ]  # fmt: skip

    @property
    def is_bots_only(self) -> bool:
        """Whether bots play among themselves."""
        return all(seat.kind == "bot" for seat in self)

    def of(self, guest: bytes | None) -> list[int]:
        """The seats that a guest plays."""
        if guest is None:
            return []
        return [
            at for at, seat in enumerate(self)
            if seat.owner == guest and seat.kind == "person"
        ]  # fmt: skip

    def stand_ins_of(self, guest: bytes | None) -> list[int]:
        """The seats of a guest in which a bot stands in: they may take them again."""
        if guest is None:
            return []
        return [
            at for at, seat in enumerate(self)
            if seat.owner == guest and seat.kind == "bot"
        ]  # fmt: skip

    def transfer_owner(self, guest: bytes, account: bytes | None) -> None:
        """Let a guest's seats become an account's; None: of a player who has left."""
        for at, seat in enumerate(self):
            if seat.owner != guest:
                continue
            if account is None:
                kind = "open" if seat.kind == "open" else "person"
                self[at] = replace(
                    seat, owner=None, kind=kind, name="", bot="", hue=None, avatar=""
                )
            else:
                self[at] = replace(seat, owner=account)
