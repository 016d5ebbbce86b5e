"""Who sits at a table: their names, their seeds, and whether they are there."""

from collections.abc import Callable

from msgspec.structs import replace

from boneyard.core.chance import Fair, commitment
from boneyard.core.clocks import Clock
from boneyard.i18n import Argument, message
from boneyard.i18n.saying import Say, english
from boneyard.server.matches.models import Kept, StoredMatch, StoredSeat
from boneyard.server.matches.people import distinct
from boneyard.server.matches.presence import Presence
from boneyard.server.thinking.fair_queue import Turn


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
