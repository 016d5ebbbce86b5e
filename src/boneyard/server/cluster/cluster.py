"""Several houses with one database: each hears what the others did, and each does its share.

What happens by itself at a table is done by one house: of all that are there, the one that a hash
of house and match gives most points. Nobody has to agree on that; who is there is in the store
(`Listening`), and a house that dies is missed after seconds. Should two think for a moment that a
table is theirs, the log's key decides who was first, and the other follows.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Any, Final, Protocol

from boneyard.server import broadcast
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.registry import Reopened, revive
from boneyard.server.matches.takeback import Plea
from boneyard.server.stores import Store
from boneyard.server.thinking.pool import Pool

#: Seconds between two looks for tables that nobody sees to.
ROUND: Final = 2.0
#: The pause after each such table: so many times what it took.
HASTE: Final = 0.5
#: How many such tables are taken up together: they stand still, while others are played here.
TOGETHER: Final = 8
#: Seconds that a house which opens beside others may read tables before it counts as one of them.
READY: Final = 2.0


class Hall(Protocol):
    """As much of the hall as is needed."""

    def heard(self) -> None:
        """Tell those who look at the list here that it is another one."""
        ...


class Following(Protocol):
    """Catches up with what was written elsewhere."""

    def heard(self, match: str | None, number: int = 0) -> None:
        """Note that something was written."""
        ...


class Host(Reopened, Protocol):
    """What is needed of the house."""

    store: Store
    bots: Pool

    @property
    def live(self) -> list[LiveMatch]:
        """The matches that are at hand."""
        ...

    @property
    def hall(self) -> Hall:
        """The open tables."""
        ...

    def at_hand(self, id: str) -> LiveMatch | None:
        """A match, if it needn't be read first."""
        ...

    def knows(self, id: str) -> bool:
        """Say whether a match is at hand, or being read."""
        ...

    @property
    def following(self) -> Following:
        """Who catches up with what was written elsewhere."""
        ...

    def wake(self, live: LiveMatch) -> None:
        """Let whoever sees to a match look at it."""
        ...


@lru_cache(maxsize=50_000)
def _points(holder: str, id: str) -> bytes:
    return blake2b(f"{holder} {id}".encode(), digest_size=8).digest()


def _chosen(holders: frozenset[str], id: str) -> str:
    """Which of these houses sees to a table."""
    return max(holders, key=lambda one: _points(one, id))


class Neighbours:
    """What other houses do, and which tables are this one's to see to."""

    def __init__(self, house: Host) -> None:
        """Begin alone, or, if there may be others, knowing nothing of them."""
        self.house, self.others = house, house.store.others
        self._holders: frozenset[str] = frozenset()
        self._until = 0.0
        self._looked = asyncio.Event()
        """There is news of who is there."""
        self._closed = self._began = False
        self.heeds: dict[type[broadcast.Hearsay], Callable[[str, Any], None]] = {}
        """Who else wants to hear of what is said: by which house, and what."""
        self.revived = asyncio.Event()
        """What went on by itself before the house opened has been taken up."""

    async def run(self) -> None:
        """Take up what goes on by itself; where there are others, again and again."""
        if self.others is None:
            await revive(self.house)
            self.revived.set()
            return
        self.others.listen(self)
        # Whether it is waited for or not: a process takes a moment to start, and is needed soon.
        warming = asyncio.create_task(self.house.bots.warm())
        await self._looked.wait()
        if self._holders:
            # Others see to the tables until there is somebody here who can think.
            await warming
            await self._get_ready(self.others.name)
        self.others.enlist()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._looked.wait(), ROUND)
            self._looked.clear()
            counts = time.monotonic() < self._until
            await revive(self.house, self._neglected, HASTE, TOGETHER)
            if counts:
                self.revived.set()

    async def _get_ready(self, name: str) -> None:
        """Read the tables that are going to be this house's: no player waits for that then."""
        soon = self._holders | {name}

        def mine(id: str) -> bool:
            return not self.house.knows(id) and name == _chosen(soon, id)

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(READY):
                await revive(self.house, mine, HASTE, TOGETHER)

    async def close(self) -> None:
        """Leave what is this house's to see to to the others."""
        self._closed = True
        if self.others is not None:
            await self.others.leave()

    @property
    def count(self) -> int:
        """How many houses there are, this one included."""
        return max(1, len(self._holders))

    def tends(self, id: str) -> bool:
        """Say whether what happens by itself at a table is done by this house."""
        if self.others is None:
            return True
        if time.monotonic() >= self._until:
            return False  # the others think that this house is gone
        return self.others.name == _chosen(self._holders, id)

    def _neglected(self, id: str) -> bool:
        return self.tends(id) and not self.house.knows(id)

    # What is heard.

    def listening(self) -> None:
        """Ask who is where, and say who is here: what was said before isn't known."""
        for live in self.house.live:
            self.say(broadcast.Who(live.id))
            for guest in live.presence.own:
                self._announce(live, guest, anew=True)

    def living(self, holders: frozenset[str], until: float) -> None:
        """Look who is there: perhaps other tables are this house's to see to now."""
        now = time.monotonic()
        regained = self._until <= now < until
        self._until = until
        if not self._began:
            self._began = True
            self._looked.set()
        if (regained or holders != self._holders) and not self._closed:
            self._looked.set()
            gone, came = self._holders - holders, holders - self._holders
            self._holders = holders
            for live in self.house.live:
                # Who was away for a moment, or has forgotten this house, is told anew.
                for guest in live.presence.own if came else ():
                    self._announce(live, guest, anew=True)
                live.tempi.forget(gone)
                live.presence.forget(gone)
                self.house.wake(live)

    # What is said.

    def say(self, said: broadcast.Anything) -> None:
        """Say something to the others, if there may be any."""
        if self.others is not None and not self._closed:
            self.others.say(broadcast.written(self.others.name, said))

    def met(self, live: LiveMatch) -> None:
        """Ask who is at a table, and from now on say who is there in this house."""
        if self.others is not None:
            live.presence.told = partial(self._announce, live)
            self.say(broadcast.Who(live.id))

    def hold(self, live: LiveMatch, guest: bytes, on: bool) -> None:
        """Hold the next round for somebody, or let it come."""
        if live.pause is not None:
            live.pause.hold(guest, on)
        self.say(broadcast.Hold(live.id, guest, on))

    def pleaded(self, live: LiveMatch) -> None:
        """Say who asks to take a move back."""
        plea = live.plea
        seat, agreed = (None, ()) if plea is None else (plea.seat, tuple(plea.agreed))
        self.say(broadcast.Plead(live.id, seat, live.number, agreed))

    def _announce(self, live: LiveMatch, guest: bytes, anew: bool = False) -> None:
        """Say how somebody is at a table here, if that is news."""
        now = live.presence.state(guest), live.tempi.of(guest)
        if now != live.announced.get(guest, ("gone", "")) or anew:
            live.announced[guest] = now
            if now[0] == "gone":
                del live.announced[guest]
            self.say(broadcast.Here(live.id, guest, *now))

    def said(self, text: str) -> None:
        """Heed what another house says."""
        words = broadcast.read(text)
        if words is None or self._closed:
            return
        said = words.said
        if (heed := self.heeds.get(type(said))) is not None:
            heed(words.house, said)
        elif isinstance(said, broadcast.Hall):
            self.house.hall.heard()
        elif isinstance(said, broadcast.Part):
            for one in self.house.live:
                if one.has_part(said.who):
                    self.house.following.heard(one.id)
        elif isinstance(said, broadcast.Look):
            self.house.following.heard(said.match)
        elif (live := self.house.at_hand(getattr(said, "match", ""))) is not None:
            self._heed(live, words.house, said)

    def _heed(self, live: LiveMatch, house: str, said: broadcast.Anything) -> None:
        """Heed what is said of a table that is at hand."""
        match said:
            case broadcast.Ready(_, seats):
                live.ready |= set(seats)
                live.stir()
                self.house.wake(live)
            case broadcast.Hold(_, guest, on) if live.pause is not None:
                live.pause.hold(guest, on)
            case broadcast.Said(_, seat, phrase):
                live.talk.say(seat, phrase)
                live.tell()
            case broadcast.Plead(_, seat, number, agreed):
                live.plea = None if seat is None else Plea(seat, number)
                if live.plea is not None:
                    live.plea.agreed.update(agreed)
                live.stir()
            case broadcast.Here(_, guest, state, tempo):
                live.tempi.heard(house, guest, tempo)
                live.presence.heard(house, guest, state)
            case broadcast.Who():
                for guest in live.presence.own:
                    self._announce(live, guest, anew=True)
