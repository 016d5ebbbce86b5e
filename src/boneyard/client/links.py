"""Match links: server and match."""

import re
from typing import Final

from msgspec import Struct

from boneyard.client.errors import ClientError
from boneyard.core.options import format_value

_LINK: Final = re.compile(
    r"(?P<server>https?://[^/?#\s]+(?:/[^?#\s]*?)?)/(?:m|api/matches)/(?P<match>[\w-]{1,64})"
    r"(?:[/?#]\S*)?",
    re.I,
)


class Link(Struct, frozen=True):
    """A match on a server.

    >>> from boneyard.client import Link
    >>> print(Link("https://dominoes.example", "8Yh2"))
    https://dominoes.example/m/8Yh2
    """

    server_url: str
    """The address of the server, without a slash at its end."""
    match: str
    """The id of the match."""

    def __str__(self) -> str:
        return f"{self.server_url}/m/{self.match}"


def is_link(text: str) -> bool:
    """Return whether a text is an address, valid or not."""
    return isinstance(text, str) and text.lower().startswith(("http://", "https://"))


def quote_value(value: object) -> str:
    """Quote what was given instead of an address."""
    return repr(format_value(value, max_chars=100)) if isinstance(value, str) else repr(value)[:100]


def read_link(text: str) -> Link:
    """Parse a link as the browser shows it.

    Args:
        text: The link.

    Returns:
        The server and the match. ClientError if it doesn't lead to a match.

    >>> from boneyard.client import read_link
    >>> read_link("https://dominoes.example/m/8Yh2").match
    '8Yh2'
    """
    found = _LINK.fullmatch(text.strip()) if isinstance(text, str) else None
    if found is None:
        raise ClientError("client-no-link", link=quote_value(text))
    return Link(found["server"], found["match"])
