"""Devices of an account: their sessions, how they are named, and signing them out."""

import re
from typing import Final

from msgspec import Struct

from boneyard.server import wall_clock
from boneyard.server.accounts.models import DeviceSession
from boneyard.server.accounts.sessions import DAY_SECONDS, Sessions
from boneyard.server.accounts.store import AccountStore
from boneyard.server.errors import HttpError

#: The most devices of an account; with more, the one that was away longest is signed out.
MAX_SESSIONS: Final = 30


class CallerIdentity(Struct, frozen=True):
    """Who asks, and from which device."""

    guest: bytes | None
    session: bytes | None
    label: str = ""


def new_session(
    token: bytes, account: bytes, label: str, ended: int | None = None
) -> DeviceSession:
    """The session of a device from now on, or one that has ended."""
    now = wall_clock.now_ms()
    return DeviceSession(
        token=token,
        account_id=account,
        label=label,
        since=now,
        last_seen_day=now // 1000 // DAY_SECONDS,
        ended=ended,
    )


class DeviceService:
    """Signs devices out."""

    def __init__(self, store: AccountStore, sessions: Sessions) -> None:
        """`sessions`: those that are open now."""
        self._store, self._sessions = store, sessions

    async def end_session(self, caller: CallerIdentity, handle: str) -> bool:
        """Sign out a device of the caller; says whether it is the one that asks."""
        assert caller.guest is not None, "the caller is a guest"
        for device in await self._store.list_sessions(caller.guest):
            if device.handle == handle:
                if not await self._store.has_sign_in(caller.guest, device.token):
                    raise HttpError(409, "account-last-way")
                await self._end([device])
                return device.token == caller.session
        raise HttpError(404, "account-no-device")

    async def end_other_sessions(self, caller: CallerIdentity) -> None:
        """Sign out all devices but the one that asks."""
        assert caller.guest is not None, "the caller is a guest"
        found = await self._store.list_sessions(caller.guest)
        await self._end([one for one in found if one.token != caller.session])

    async def end_stale_sessions(self, account: bytes, besides: DeviceSession) -> None:
        """Sign out the devices beyond the limit that were away longest."""
        found = await self._store.list_sessions(account)
        if len(found) > MAX_SESSIONS:
            others = sorted(
                (one for one in found if one != besides), key=lambda one: one.last_seen_day
            )
            await self._end(others[: len(found) - MAX_SESSIONS])

    async def _end(self, devices: list[DeviceSession]) -> None:
        if devices:
            await self._store.end_sessions([one.token for one in devices], wall_clock.now_ms())
            for one in devices:
                self._sessions.sign_out(one.token)


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
_PROGRAM_PATTERN: Final = re.compile(r"([A-Za-z][\w.-]{0,23})/")


def build_device_label(user_agent: str) -> str:
    """A browser and its system, or a program; nothing if it doesn't say."""
    browser = next((name for sign, name in _BROWSERS if sign in user_agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in user_agent), "")
    if browser or system:
        return " · ".join(filter(None, (browser, system)))
    program = _PROGRAM_PATTERN.match(user_agent)
    return program[1] if program else ""
