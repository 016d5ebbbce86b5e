"""Taking a move back at a table of several: bots let it happen, people are asked."""

from collections.abc import Callable

from boneyard.server.errors import MatchError, MovedOn, NotYours
from boneyard.server.matches.match import LiveMatch, Step
from boneyard.server.matches.people import others
from boneyard.server.matches.takeback import Plea, takeable


class Pleas:
    """What a house does with whoever wants to take a move back."""

    async def do(self, live: LiveMatch, decide: Callable[[], Step | None]) -> int:
        """Decide something at a table, write it, and tell it; None: nothing is to be done."""
        raise NotImplementedError

    def pleaded(self, live: LiveMatch) -> None:
        """Let other houses know who asks to take a move back here."""
        raise NotImplementedError

    async def take_back(self, live: LiveMatch, seat: int) -> bool:
        """Take a seat's last choice back, or ask the other people; says whether it is done."""

        def decide() -> Step:
            to = takeable(live.line, seat) if live.state.playing else None
            if live.solo or to is None:
                raise MatchError("house-nothing-to-take-back")
            if live.kept.contest:
                raise MatchError("house-contest-no-help")
            return live.prepare_back(seat, to)

        if others(live.seats, seat) and not _agreed(live, seat):
            decide()
            live.plea = Plea(seat, live.number)
            live.stir()
            self.pleaded(live)
            return False
        await self.do(live, decide)
        return True

    async def answer(self, live: LiveMatch, guest: bytes | None, agree: bool) -> None:
        """Agree that somebody takes a move back, or don't."""
        plea = live.plea
        if plea is None or plea.number != live.number or guest is None:
            raise MovedOn("house-no-plea")
        if guest not in others(live.seats, plea.seat):
            raise NotYours("house-own-plea")
        if not agree:
            live.plea = None
        else:
            plea.agreed.add(guest)
            if _agreed(live, plea.seat):
                await self.take_back(live, plea.seat)
                return
        live.stir()
        self.pleaded(live)


def _agreed(live: LiveMatch, seat: int) -> bool:
    """Say whether everybody else has agreed, at this table as it is."""
    plea = live.plea
    if plea is None or (plea.seat, plea.number) != (seat, live.number):
        return False
    return others(live.seats, seat) <= plea.agreed
