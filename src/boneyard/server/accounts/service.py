"""Accounts: keeping a guest, devices, sign-in links, sign-out."""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from boneyard.server import wall_clock
from boneyard.server.accounts.models import Device, Key, Merge, Person, Register
from boneyard.server.accounts.sessions import DAY, Guests
from boneyard.server.errors import Refused, Taken
from boneyard.server.http.session_cookie import hashed

#: What somebody can have at most; of devices, the one that was away longest is signed out.
MOST_KEYS: Final = 10

MOST_DEVICES: Final = 30

#: Letters of a key link's secret: 256 bits.
KEY_BYTES: Final = 32


class AtHand(Protocol):
    """The matches that are at hand."""

    async def hand_over(
        self, guest: bytes, person: bytes | None, write: Callable[[], Awaitable[None]]
    ) -> None:
        """Let all that is a guest's become a person's: in the store by `write`, and at hand."""
        ...

    def recolour(self, person: bytes, hue: int | None) -> None:
        """Somebody wishes for another colour."""
        ...


class Caller(Struct, frozen=True):
    """Who asks, and from which device."""

    guest: bytes | None
    device: bytes | None
    label: str = ""


class Signed(Struct, frozen=True):
    """Somebody who has signed in: their new secret."""

    token: str
    person: Person


class Persons:
    """Keeps people, and knows them again."""

    def __init__(self, register: Register, guests: Guests, tables: AtHand) -> None:
        """Take whoever keeps people, and the matches that are at hand."""
        self.register, self.guests, self._tables = register, guests, tables

    @property
    def now(self) -> int:
        """The time, in milliseconds since 1970."""
        return wall_clock.now()

    # Who somebody is.

    async def about(self, person: bytes) -> Person:
        """Somebody, kept or not."""
        found = await self.register.person(person) or None
        return found or Person(person=person, since=self.now)

    async def hue(self, person: bytes) -> int | None:
        """The colour that somebody wishes for."""
        return (await self.about(person)).hue

    async def change(self, caller: Caller, **changes: str | int | None) -> Person:
        """Keep what somebody says of themselves."""
        person = await self.keep(caller)
        person = replace(person, **changes)
        await self.register.put_person(person)
        if "hue" in changes:
            self._tables.recolour(person.person, person.hue)
        return person

    async def forget_mail(self, caller: Caller) -> None:
        """Forget somebody's mail address; nobody is kept from now on by it."""
        assert caller.guest is not None, "whoever has an address is somebody"
        if (await self.about(caller.guest)).mail is not None:
            await self.change(caller, mail=None)

    async def keep(self, caller: Caller) -> Person:
        """Keep somebody from now on, with the device that they ask from."""
        assert caller.guest is not None, "whoever is kept is somebody"
        person = await self.register.person(caller.guest)
        if person is None:
            person = Person(person=caller.guest, since=self.now)
            await self.register.put_person(person)
        if caller.device is not None:
            await self.register.add_device(self._device(caller.device, caller.guest, caller.label))
            self.guests.changed(caller.device)
        return person

    def _device(self, token: bytes, person: bytes, label: str, ended: int | None = None) -> Device:
        now = self.now
        return Device(
            token=token, person=person, label=label, since=now, seen=now // 1000 // DAY, ended=ended
        )  # fmt: skip

    # Keys.

    async def new_key(self, caller: Caller) -> str:
        """A secret for a key link: it is shown once, and only its hash is kept."""
        assert caller.guest is not None, "whoever is kept is somebody"
        person = await self.keep(caller)
        secret = secrets.token_urlsafe(KEY_BYTES)
        try:
            await self.register.add_key(Key(hashed(secret), person.person, self.now), MOST_KEYS)
        except Taken:
            raise Refused(409, "me-many-keys", most=MOST_KEYS) from None
        return secret

    async def revoke(self, person: bytes, handle: str) -> None:
        """Take a key link's power away."""
        for key in await self.register.keys(person):
            if key.handle == handle:
                await self.register.drop_key(person, key.secret)
                return
        raise Refused(404, "me-no-key")

    async def by_key(self, caller: Caller, secret: str, bring: bool) -> Signed:
        """Sign in by a key link."""
        key = await self.register.key(hashed(secret))
        if key is None:
            raise Refused(403, "me-opens-nothing")
        return await self.sign_in(caller, key.person, bring)

    # Devices.

    async def sign_in(self, caller: Caller, person: bytes, bring: bool) -> Signed:
        """Make a device somebody's: with a new secret, the old one is nobody's any more.

        A guest's matches come along if they wish (`bring`), unless they could still be reached as
        the one who they have been.
        """
        token, old, merge = self.guests.issue(), None, None
        guest, now = caller.guest, self.now
        if guest is not None and caller.device is not None:
            old = self._device(caller.device, guest, caller.label, ended=now)
            if bring and guest != person and not await self.register.kept(guest, caller.device):
                merge = Merge(guest, person)
        device = self._device(hashed(token), person, caller.label)

        async def write() -> None:
            await self.register.sign_in(device, old, merge)

        if merge is None:
            await write()
        else:
            # Who goes away in the middle must not leave tables unsure of whose they are.
            over = self._tables.hand_over(merge.guest, merge.person, write)
            await asyncio.shield(asyncio.ensure_future(over))
        if caller.device is not None:
            self.guests.ended(caller.device)
        await self._end_those_away(person, device)
        return Signed(token, await self.about(person))

    async def _end_those_away(self, person: bytes, besides: Device) -> None:
        found = await self.register.devices(person)
        if len(found) > MOST_DEVICES:
            others = sorted((one for one in found if one != besides), key=lambda one: one.seen)
            await self._end(others[: len(found) - MOST_DEVICES])

    async def _end(self, devices: list[Device]) -> None:
        if devices:
            await self.register.end_devices([one.token for one in devices], self.now)
            for one in devices:
                self.guests.ended(one.token)

    async def end_device(self, caller: Caller, handle: str) -> bool:
        """Sign a device of one's own out; says whether it is the one that asks."""
        assert caller.guest is not None, "whoever has devices is somebody"
        for device in await self.register.devices(caller.guest):
            if device.handle == handle:
                if not await self.register.kept(caller.guest, device.token):
                    raise Refused(409, "me-last-way")
                await self._end([device])
                return device.token == caller.device
        raise Refused(404, "me-no-device")

    async def end_others(self, caller: Caller) -> None:
        """Sign all devices out but the one that asks."""
        assert caller.guest is not None, "whoever has devices is somebody"
        found = await self.register.devices(caller.guest)
        await self._end([one for one in found if one.token != caller.device])


#: Names by what stands in the header; the first that is found counts, for many say several.
_BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"), ("Firefox/", "Firefox"), ("CriOS", "Chrome"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)  # fmt: skip

_SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip

#: A program names itself before a slash.
_PROGRAM: Final = re.compile(r"([A-Za-z][\w.-]{0,23})/")


def label_of(agent: str) -> str:
    """A browser and its system, or a program; nothing if it doesn't say."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in agent), "")
    if browser or system:
        return " · ".join(filter(None, (browser, system)))
    program = _PROGRAM.match(agent)
    return program[1] if program else ""
