"""Trust check of the code cache: only this user or the system can have written to it.

Code from the cache is run as machine code: a process that can write there can do all that we can.
So every folder on the path must belong to this user or to root, and be writable by no other user.
"""

import os
import stat
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

_OTHERS: Final = stat.S_IWGRP | stat.S_IWOTH


def find_untrusted(place: Path) -> Path | None:
    """Return the first part of a path that another user may change; None if there is none."""
    if os.name != "posix":
        return None  # a user's folders are private there by default
    for one in _list_path(place):
        try:
            found = one.lstat()
        except OSError:
            continue  # missing: we make it, in a folder that was checked
        if stat.S_ISLNK(found.st_mode):
            if not _is_trusted(found.st_uid):
                return one
        elif not is_private(found, shared=one != place and bool(found.st_mode & stat.S_ISVTX)):
            return one
    return None


def _list_path(place: Path) -> Iterator[Path]:
    """List all folders on the path, as written and with links resolved, from the root on."""
    written, real = Path(os.path.abspath(place)), Path(os.path.realpath(place))
    for path in (written, real):
        yield from (*reversed(path.parents), path)


def is_private(found: os.stat_result, shared: bool = False) -> bool:
    """Return whether no other user can write to a file or folder.

    `shared`: others may add files, but not change or remove ours (as in /tmp).
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
    """Return whether a group is this user's alone, as many systems create for each (umask 002)."""
    import grp
    import pwd

    try:
        user, found = pwd.getpwuid(_user()), grp.getgrgid(group)
    except KeyError:
        return False
    own = user.pw_gid == group and found.gr_name == user.pw_name
    return own and set(found.gr_mem) <= {user.pw_name}
