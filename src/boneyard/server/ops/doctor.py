"""Looks at a house from outside, open or not, and says what is wrong with it and what to do."""

import contextlib
import os
import shutil
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from boneyard.i18n import message
from boneyard.server.db import is_postgres
from boneyard.server.db.migrate import migrations
from boneyard.server.db.place import opened_by
from boneyard.server.errors import SettingError
from boneyard.server.http.network import is_loopback
from boneyard.server.notifications.mail import Smtp
from boneyard.server.ops import doctor_postgres
from boneyard.server.ops.admin_auth import Gate
from boneyard.server.ops.findings import Finding, good, note, of_version, wrong
from boneyard.server.settings import Settings

#: Bytes that a disk should have left.
ROOM: Final = 200 * 2**20
#: Seconds that a clock may be behind the newest file, and the time before which no clock is right.
BEHIND, RELEASED = 300.0, 1_790_000_000
#: Descriptors that a house needs beside its connections.
BESIDE: Final = 100
#: Seconds until somebody who doesn't answer is taken to be unreachable.
PATIENCE: Final = 5.0


def looked(settings: Settings) -> Iterator[Finding]:
    """Look at everything, one thing after the other."""
    if is_postgres(settings.db):
        yield from doctor_postgres.looked(settings.db, PATIENCE)
    else:
        yield from _file(Path(settings.db), settings)
    yield _clock(Path(settings.db))
    yield _descriptors(settings)
    yield from _kernels()
    yield from _names(settings)
    yield from _mail(settings)


# The file of matches.


def _file(path: Path, settings: Settings) -> Iterator[Finding]:
    folder = path.parent if path.parent.exists() else path.parent.parent
    yield _disk(folder)
    if not path.exists():
        usable = os.access(folder, os.W_OK)
        what = "doctor-no-file" if usable else "doctor-no-folder"
        yield Finding("note" if usable else "wrong", message(what, path=str(path)))
        return
    yield _rights(path)
    yield from _inside(path, settings.busy)
    yield _opened_by(path)


def _disk(folder: Path) -> Finding:
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return wrong(message("doctor-no-disk", path=str(folder), why=error.strerror or ""))
    told = message("doctor-disk" if free >= ROOM else "doctor-disk-full", free=free // 2**20)
    return Finding("good" if free >= ROOM else "wrong", told)


def _rights(path: Path) -> Finding:
    """Whether the file is ours to write, and nobody else's to read."""
    if not os.access(path, os.R_OK | os.W_OK) or not os.access(path.parent, os.W_OK):
        return wrong(message("doctor-not-writable", path=str(path)))
    if os.name == "posix" and path.stat().st_mode & 0o077:
        return wrong(message("doctor-readable", path=str(path)))
    return good(message("doctor-private"))


def _inside(path: Path, patience: float) -> Iterator[Finding]:
    """What the database says of itself: its version, whether it is whole, whether it is locked."""
    newest = migrations()[-1][0]
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=patience)) as file:
            (version,) = file.execute("pragma user_version").fetchone()
            (whole,) = file.execute("pragma quick_check(1)").fetchone()
            yield of_version(version, newest)
            if whole == "ok":
                yield good(message("doctor-whole"))
            else:
                yield wrong(message("doctor-broken", path=str(path), why=str(whole)))
            file.execute("begin immediate")
            file.rollback()
            yield good(message("doctor-unlocked"))
    except sqlite3.DatabaseError as error:
        locked = "locked" in str(error)
        what = "doctor-locked" if locked else "doctor-broken"
        yield wrong(message(what, path=str(path), why=str(error)))


def _opened_by(path: Path) -> Finding:
    """Who has the file open; several houses on one file are all right, but should be meant."""
    found = tuple(map(str, opened_by(path)))
    if not found:
        return good(message("doctor-nobody"))
    return note(message("doctor-opened", programs=len(found), numbers=found))


# The machine.


def _clock(path: Path) -> Finding:
    now, newest = time.time(), 0.0
    for name in (path, path.with_name(f"{path.name}-wal")):
        with contextlib.suppress(OSError):
            newest = max(newest, name.stat().st_mtime)
    off = now < RELEASED or newest > now + BEHIND
    return wrong(message("doctor-clock-wrong")) if off else good(message("doctor-clock"))


def _descriptors(settings: Settings) -> Finding:
    try:
        import resource
    except ImportError:  # where there is no such limit
        return good(message("doctor-descriptors", count=0))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = settings.most_connections + BESIDE
    if 0 <= allowed < needed:
        return note(message("doctor-few-descriptors", count=allowed, needed=needed))
    return good(message("doctor-descriptors", count=allowed))


def _kernels() -> Iterator[Finding]:
    """Compiled code: whether it can be kept, is there, and how much there is of other versions."""
    from boneyard.fast.code_cache import folder
    from boneyard.fast.code_cache import place as belongs
    from boneyard.fast.trust import exposed

    found = exposed(belongs())
    if found is not None:
        yield wrong(message("doctor-cache-exposed", path=str(found)))
        return
    place = folder()
    if place is None:
        yield wrong(message("doctor-no-cache"))
        return
    made = sum(1 for file in place.iterdir() if file.name != "lock")
    yield good(message("doctor-kernels" if made else "doctor-no-kernels", path=str(place)))
    old = [one for one in place.parent.glob("fast-*") if one != place]
    if old:
        yield note(message("doctor-old-kernels", count=len(old), path=str(place.parent)))


# The settings.


def _names(settings: Settings) -> Iterator[Finding]:
    """The house's name: passkeys and push need TLS, limits need to know the proxy."""
    try:
        Gate(settings)
    except SettingError as error:
        yield wrong(error.message)
    public = [name for name in settings.hosts if not is_loopback(name)]
    if not public:
        yield note(message("doctor-no-name"))
        return
    secure = {urlsplit(one).hostname for one in settings.network if one.startswith("https://")}
    missing = sorted(name for name in public if name not in secure)
    if missing:
        yield note(message("doctor-no-tls", names=tuple(missing)))
    else:
        yield good(message("doctor-tls", names=tuple(public)))
    if not settings.proxies:
        yield note(message("doctor-no-proxy"))


def _mail(settings: Settings) -> Iterator[Finding]:
    """The mail server, if there is one, and whom push services write to."""
    if not settings.smtp:
        yield note(message("doctor-no-mail"))
    else:
        try:
            host, port = Smtp(settings.smtp).where
            socket.create_connection((host, port), PATIENCE).close()
            yield good(message("doctor-mail", host=host, port=str(port)))
        except SettingError as error:
            yield wrong(error.message)
        except OSError as error:
            gaps = {"host": host, "port": str(port), "why": error.strerror or str(error)}
            yield wrong(message("doctor-mail-unreached", **gaps))
    right = settings.contact.startswith(("mailto:", "https://"))
    if not settings.contact:
        yield note(message("doctor-no-contact"))
    else:
        told = message("doctor-contact" if right else "doctor-bad-contact")
        yield Finding("good" if right else "wrong", told)
