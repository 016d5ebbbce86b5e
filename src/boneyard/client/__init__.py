"""Play at a house over the network: typed, for programs that wait and for those that don't.

`Client` and `AsyncClient` know the API; `Table` and `AsyncTable` are a match that is followed, as
whoever holds the token may know it. docs/client.md tells more.
"""

from boneyard.client.async_client import AsyncClient, AsyncTable
from boneyard.client.client import Client, Table
from boneyard.client.errors import ClientError, Refused
from boneyard.client.links import Link, read_link
from boneyard.client.match import News

__all__ = [
    "AsyncClient", "AsyncTable", "Client", "ClientError", "Link", "News", "Refused", "Table",
    "read_link",
]  # fmt: skip
