"""Client for a Boneyard server over HTTP and WebSocket: typed, synchronous and asyncio.

`Client` and `AsyncClient` cover the API; `Table` and `AsyncTable` follow a match, as the holder of
the token may know it. See docs/client.md.
"""

from boneyard.client.async_client import AsyncClient, AsyncTable
from boneyard.client.client import Client, Table
from boneyard.client.errors import ClientError, Refused
from boneyard.client.followed_match import News
from boneyard.client.links import Link, read_link

__all__ = [
    "AsyncClient", "AsyncTable", "Client", "ClientError", "Link", "News", "Refused", "Table",
    "read_link",
]  # fmt: skip
