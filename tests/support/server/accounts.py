"""Accounts in tests: sign in, session keys, rows in the database."""

import sqlite3
from typing import Any

from starlette.applications import Starlette

from support.server.serving import Client, services_of

LINK = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


async def sign_in(app: Starlette, secret: str, by: Client | None = None, **more: Any) -> Client:
    """Sign in by a key, as a program with a secret of its own or with none."""
    client = by or Client(app, token=None)
    said = await client.post("/api/sign-in/key", {"secret": secret, **more})
    return Client(app, token=said["token"])


async def mine(client: Client) -> set[str]:
    return {one["match"] for one in (await client.get("/api/matches"))["matches"]}


def rows(app: Starlette, sql: str) -> list[Any]:
    with sqlite3.connect(services_of(app).settings.db) as file:
        return file.execute(sql).fetchall()


async def key_of(client: Client) -> str:
    secret: str = (await client.post("/api/me/keys"))["secret"]
    return secret
