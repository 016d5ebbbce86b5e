"""The addresses under which other machines on the network reach this one."""

import contextlib
import socket
from ipaddress import ip_address
from typing import Final

#: Somewhere on each kind of network. Nothing is sent there: only the way to it is looked up.
_SOMEWHERE: Final = (
    (socket.AF_INET, "192.0.2.1"), (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "10.255.255.254"), (socket.AF_INET, "172.31.255.254"),
    (socket.AF_INET6, "2001:db8::1"),
)  # fmt: skip
#: What a house that listens everywhere is told.
EVERYWHERE: Final = ("0.0.0.0", "::")


def own_addresses() -> list[str]:
    """The machine's addresses, the one that most would use first; none without a network."""
    found: dict[str, None] = {}
    for family, there in _SOMEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((there, 9))
            found[asked.getsockname()[0]] = None
    return [one for one in found if _reached(one)]


def _reached(text: str) -> bool:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def is_loopback(host: str) -> bool:
    """Say whether a name or address is only ever this very machine."""
    name = host.lower().strip("[]")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def origins(host: str, port: int) -> tuple[str, ...]:
    """Where others find a house that listens on an address; none if they don't."""
    if host not in EVERYWHERE:
        return () if is_loopback(host) else (f"http://{_written(host)}:{port}",)
    mine = [one for one in own_addresses() if host == "::" or ":" not in one]
    return tuple(f"http://{_written(one)}:{port}" for one in mine)


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
