"""Whether compiled code on disk can only have been put there by ourselves or by the system.

What is loaded from the cache is run as machine code: whoever can write there can do all that we
can. So every folder on the way must belong to this user or to root, and be writable by nobody else.
"""

import os
import stat
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

_OTHERS: Final = stat.S_IWGRP | stat.S_IWOTH


def exposed(place: Path) -> Path | None:
    """The first part of a path that somebody else may write to or change; None: there is none."""
    if os.name != "posix":
        return None  # folders of a user are private there unless somebody changes that
    for one in _way_to(place):
        try:
            found = one.lstat()
        except OSError:
            continue  # not there yet: it is made by us, in a folder that was looked at
        if stat.S_ISLNK(found.st_mode):
            if not _is_trusted(found.st_uid):
                return one
        elif not is_ours(found, shared=one != place and bool(found.st_mode & stat.S_ISVTX)):
            return one
    return None


def _way_to(place: Path) -> Iterator[Path]:
    """All folders on the way, as the path is written and as links lead, from the root on."""
    written, real = Path(os.path.abspath(place)), Path(os.path.realpath(place))
    for path in (written, real):
        yield from (*reversed(path.parents), path)


def is_ours(found: os.stat_result, shared: bool = False) -> bool:
    """Return whether nobody else can write to a file or folder.

    `shared`: others may put something in, but not change or remove what is ours (as in /tmp).
    """
    if os.name != "posix":
        return True
    writable = found.st_mode & _OTHERS
    if writable == stat.S_IWGRP and _is_own_group(found.st_gid):
        writable = 0
    return _is_trusted(found.st_uid) and (shared or not writable)


def _is_trusted(user: int) -> bool:
    return user in (0, _user())


def _user() -> int:
    return os.geteuid()


@cache
def _is_own_group(group: int) -> bool:
    """Return whether a group is this user's alone, as many systems give one to each (umask 002)."""
    import grp
    import pwd

    try:
        user, found = pwd.getpwuid(_user()), grp.getgrgid(group)
    except KeyError:
        return False
    own = user.pw_gid == group and found.gr_name == user.pw_name
    return own and set(found.gr_mem) <= {user.pw_name}
