"""Requests of the host to the admin API."""

from typing import Any

import httpx
from starlette.applications import Starlette

from boneyard.server.ops.admin_auth import read_host_secret
from support.server.serving import Client


async def act(app: Starlette, **wish: Any) -> httpx.Response:
    """Ask for something as who may read the database does."""
    secret = await read_host_secret(app.state.settings.db, 1.0)
    client = Client(app, token=None, authorization=f"Bearer {secret}")
    return await client.ask("POST", "/host/acts", wish)
