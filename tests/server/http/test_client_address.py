"""Who asks, behind proxies and in front of them; and what the house is called."""

import asyncio
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from starlette.types import Scope

from boneyard.cli import serve as command
from boneyard.server.http.client_address import TrustedProxies, address_of, network_key
from boneyard.server.settings import Settings
from support.server.live_server import PATIENCE, opened
from support.server.serving import Client, serving


def seen(proxies: tuple[str, ...], peer: str, *forwarded: str, proto: str = "") -> tuple[str, str]:
    """Who asks and how, as the house believes it."""
    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    scope: Scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers}
    TrustedProxies(proxies).apply_forwarded_headers(scope)
    return address_of(scope), scope["scheme"]


def test_nobody_is_believed_unless_named() -> None:
    assert seen((), "127.0.0.1", "6.6.6.6", proto="https") == ("127.0.0.1", "http")
    assert seen(("10.0.0.1",), "127.0.0.1", "6.6.6.6", proto="https") == ("127.0.0.1", "http")


@pytest.mark.parametrize(
    ("forwarded", "asker"),
    [
        (["1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4, 10.0.0.9"], "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4:5678"], "1.2.3.4"),
        (["nonsense, 10.0.0.9"], "10.0.0.9"),
        (["nonsense"], "10.0.0.1"),
        (["1.2.3.4,"], "10.0.0.1"),
        (['"[2001:db8::1]:80"'], "2001:db8::/64"),
        (["::ffff:1.2.3.4"], "1.2.3.4"),
        ([], "10.0.0.1"),
    ],
)
def test_the_last_that_is_no_proxy_of_ours_asks(forwarded: list[str], asker: str) -> None:
    assert seen(("10.0.0.0/8",), "10.0.0.1", *forwarded, proto="https") == (asker, "https")


def test_one_network_of_ipv6_is_one_place() -> None:
    assert (
        network_key("2001:db8::1")
        == network_key("2001:db8::ffff:2")
        != network_key("2001:db8:0:1::1")
    )
    assert network_key("what") == "what"


def test_limits_count_who_asks_behind_a_trusted_proxy_only() -> None:
    async def statuses(**changes: Any) -> list[int]:
        rate = {"a_second": 0.001, "at_once": 2}
        from boneyard.server.settings import Rate

        async with serving(address_rate=Rate(**rate), **changes) as app:
            return [
                (
                    await Client(app, **{"x-forwarded-for": f"9.9.9.{at}"}).ask("GET", "/api/bots")
                ).status_code
                for at in range(4)
            ]

    assert asyncio.run(statuses()) == [200, 200, 429, 429], "a header that anyone can send"
    assert asyncio.run(statuses(proxies=("127.0.0.1",))) == [200] * 4


@pytest.mark.slow
def test_a_served_house_believes_nobody_by_itself_either() -> None:
    headers = {"x-forwarded-for": "6.6.6.6", "x-forwarded-proto": "https"}
    for proxies, secure in (((), False), (("127.0.0.1",), True)):
        with opened(proxies=proxies) as house:
            answer = httpx.get(f"{house.address}/api/bots", headers=headers, timeout=PATIENCE)
            assert ("strict-transport-security" in answer.headers) is secure


def test_a_proxy_that_is_no_address_is_refused() -> None:
    with pytest.raises(ValueError, match="not an IP address"):
        TrustedProxies(["example.org"])
    done = CliRunner().invoke(command.serve, ["--port", "0", "--proxy", "example.org"])
    assert done.exit_code == 2
    assert "example.org" in done.output


def served_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Any, *arguments: str) -> Settings:
    """The settings with which the command would serve."""
    found: list[Settings] = []
    monkeypatch.setattr(command, "_run", lambda app, settings, listening: found.append(settings))
    db = str(tmp_path / "m.db")
    done = CliRunner().invoke(command.serve, ["--port", "0", "--db", db, *arguments])
    assert done.exit_code == 0, done.output
    return found[0]


def test_names_of_the_house_work_with_the_usual_host(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setenv("BONEYARD_HOSTS", '["tables.example.org"]')
    hosts = served_with(monkeypatch, tmp_path).hosts
    assert {"tables.example.org", "localhost", "127.0.0.1"} <= set(hosts)
    assert served_with(monkeypatch, tmp_path, "--host", "0.0.0.0").hosts == ("tables.example.org",)
    monkeypatch.delenv("BONEYARD_HOSTS")
    assert "localhost" in served_with(monkeypatch, tmp_path).hosts
    assert served_with(monkeypatch, tmp_path, "--proxy", "10.0.0.0/8").proxies == ("10.0.0.0/8",)


def test_a_house_is_called_by_its_names_in_any_letters() -> None:
    async def work() -> None:
        async with serving(hosts=("tables.example.org",)) as app:
            for host, status in (("Tables.Example.org:443", 200), ("elsewhere.test", 400)):
                answer = await Client(app, host=host).ask("GET", "/api/bots")
                assert answer.status_code == status

    asyncio.run(work())
