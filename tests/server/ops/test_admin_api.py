"""What the host sees and does: nobody else does, and everybody at the table hears of it."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from boneyard.cli import main
from boneyard.server.accounts.models import Account
from boneyard.server.app import create_site
from boneyard.server.http import blocklist
from boneyard.server.ops import dashboard
from support.server.host import act
from support.server.live_server import opened
from support.server.metrics import asked
from support.server.postgres import Cluster
from support.server.serving import Client, bus_of, services_of, serving, settings, until


def test_a_match_of_two_is_ended_and_everybody_hears_of_it() -> None:
    async def work() -> None:
        async with serving() as app:
            ada = Client(app)
            people = [{"kind": "person", "name": name} for name in ("Ada", "Rude")]
            match = (await ada.start("block-draw", seats=people))["match"]
            async with ada.socket(match, seat="watch") as socket:
                await socket.hear()
                assert (await act(app, act="end", match=match)).json() == {"done": "ended"}
                told = await socket.hear()
                assert told["entries"][-1]["act"] == "abandon"
            assert (await ada.get(f"/api/matches/{match}"))["over"]
            again = await act(app, act="end", match=match)
            assert (again.status_code, again.json()["error"]) == (409, "the match is over")

    asyncio.run(work())


def test_where_more_play_bots_play_to_the_end_and_alone_it_is_given_up() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, house = Client(app), services_of(app)
            people = [{"kind": "person"}] * 3
            three = await ada.start("block-draw", seats=people, options={"players": 3})
            assert (await act(app, act="end", match=three["match"])).json() == {"done": "bots"}
            live = await house.registry.get_match(three["match"])
            assert {seat.kind for seat in live.seats} == {"bot"}
            alone = (await ada.start("domino-solitaire"))["match"]
            await act(app, act="end", match=alone)
            assert (await ada.get(f"/api/matches/{alone}"))["over"]
            waiting = [{"kind": "person"}, {"kind": "open"}]
            unborn = (await ada.start("block-draw", seats=waiting))["match"]
            refused = await act(app, act="end", match=unborn)
            assert refused.status_code == 409
            assert "hasn't started" in refused.json()["error"]

    asyncio.run(work())


def test_a_name_is_taken_from_the_seat_and_from_the_person() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, register = Client(app), services_of(app).store.accounts
            people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Rude"}]
            match = (await ada.start("block-draw", seats=people))["match"]
            owner = (await services_of(app).registry.get_match(match)).seats[1].owner
            assert owner is not None
            await register.save_account(Account(id=owner, since=0, name="Rude"))
            assert (await act(app, act="unname", match=match, seat=1)).json() == {"done": "Guest"}
            seats = (await ada.get(f"/api/matches/{match}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Ada", "Guest"]
            person = await register.find_account(owner)
            assert person is not None
            assert person.name == ""
            assert (await act(app, act="unname", match=match, seat=7)).status_code == 404

    asyncio.run(work())


def test_a_blocked_address_is_kept_out_and_cut() -> None:
    async def work() -> None:
        async with serving(blocked=("198.51.100.7",)) as app:
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            far, near = ada.socket(match), ada.socket(match)
            far.scope["client"] = ("203.0.113.5", 1)
            async with far, near:
                for socket in (far, near):
                    await socket.hear()
                done = await act(app, act="block", address="203.0.113.77/24")
                assert done.json() == {"done": "203.0.113.0/24"}
                while far.closed is None:
                    await far.hear()
            assert near.closed is None
            for address in ("203.0.113.5", "198.51.100.7", "::ffff:203.0.113.5"):
                refused = await asked(app, "/api/bots", address)
                assert refused.status_code == 403
            assert (await asked(app, "/api/bots", "203.0.114.5")).status_code == 200
            await act(app, act="unblock", address="203.0.113.0/24")
            assert (await asked(app, "/api/bots", "203.0.113.5")).status_code == 200
            for odd, why in (
                ("127.0.0.1", "this computer"), ("::/0", "this computer"), ("home", "not an IP"),
            ):  # fmt: skip
                refused = await act(app, act="block", address=odd)
                assert refused.status_code == 400
                assert why in refused.json()["error"]
            assert (await act(app, act="unblock", address="1.2.3.4")).status_code == 400
            named = await act(app, act="unblock", address="198.51.100.7")
            assert "BONEYARD_BLOCKED" in named.json()["error"]
            await act(app, act="block", address="::ffff:203.0.113.9")  # as some proxies write it
            assert (await asked(app, "/api/bots", "203.0.113.9")).status_code == 403
            assert (await act(app, act="dance")).status_code == 400

    asyncio.run(work())


def test_who_is_blocked_stays_so_after_a_restart_and_there_is_an_end(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocklist, "MAX_BLOCKED", 2)

    async def work() -> None:
        async with serving(db=db) as app:
            for address in ("203.0.113.5", "203.0.113.6", "203.0.113.5"):  # again is no more
                assert (await act(app, act="block", address=address)).status_code == 200
            refused = await act(app, act="block", address="203.0.113.7")
            assert (refused.status_code, "2 addresses" in refused.text) == (400, True)
        async with serving(db=db) as app:
            assert (await asked(app, "/api/bots", "203.0.113.5")).status_code == 403
            await act(app, act="unblock", address="203.0.113.5")
            assert (await asked(app, "/api/bots", "203.0.113.5")).status_code == 200

    asyncio.run(work())


def test_who_is_blocked_at_one_worker_is_cut_at_all_of_them(postgres: Cluster) -> None:
    async def work() -> None:
        where = postgres.address()
        async with serving(db=where) as one, serving(db=where) as two:
            await until(lambda: len(bus_of(services_of(one)).members) == 2)
            ada = Client(two)
            far = ada.socket((await ada.start("baronet"))["match"])
            far.scope["client"] = ("203.0.113.5", 1)
            async with far:
                await act(one, act="block", address="203.0.113.0/24")
                while far.closed is None:
                    await far.hear()
            assert (await asked(two, "/api/bots", "203.0.113.5")).status_code == 403
            await act(one, act="unblock", address="203.0.113.0/24")
            await until(lambda: not two.state.blocked.is_blocked("203.0.113.5"))

    asyncio.run(work())


def test_the_host_sees_the_numbers_of_all_houses_together(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        where = postgres.address()
        async with serving(db=where) as one, serving(db=where) as two:
            both = [services_of(app) for app in (one, two)]
            await until(lambda: all(house.bus.process_count == 2 for house in both))
            for app in (one, two):
                await Client(app).start("baronet")
            for app in (one, two):
                app.state.services.counters.requests["/", "2xx"] += 1000
            found = (await asked(one, "/host/numbers")).json()
            assert found["houses"] == 2
            assert found["requests"] > 2000
            # One that answers no more holds nobody up for long.
            bus_of(both[1]).handlers.clear()
            monkeypatch.setattr(dashboard, "REPLY_TIMEOUT_SECONDS", 0.05)
            assert (await asked(one, "/host/numbers")).json()["houses"] == 1

    asyncio.run(work())


def test_averages_are_weighed_and_what_is_everywhere_counts_once() -> None:
    few = {"moves": 1.0, "store_milliseconds": 9.0, "addresses_blocked": 3.0, "houses": 1.0}
    many = {"moves": 3.0, "store_milliseconds": 1.0, "addresses_blocked": 3.0, "houses": 1.0}
    assert dashboard.combine_numbers([few, many]) == {
        "moves": 4.0, "store_milliseconds": 3.0, "addresses_blocked": 3.0, "houses": 2.0,
    }  # fmt: skip


def test_nobody_else_does_anything_and_the_board_is_for_the_machine_itself(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "m.db")))
        async with app.router.lifespan_context(app):
            wish = {"act": "block", "address": "203.0.113.5"}
            for token in (None, "new"):
                refused = await Client(app, token=token).ask("POST", "/host/acts", wish)
                assert refused.status_code == 404, "to be on the machine is not enough"
            assert not len(app.state.blocked)
            for path in ("/host", "/host/numbers"):
                assert (await asked(app, path)).status_code == 200
                for more in ({"peer": "203.0.113.5"}, {"x_forwarded_for": "127.0.0.1"}):
                    assert (await asked(app, path, **more)).status_code == 404
            page = (await asked(app, "/host")).text
            assert 'data-number="sockets">0<' in page
            assert "boneyard admin" in page

    asyncio.run(work())


def test_the_command_asks_a_house_that_is_open(tmp_path: Path) -> None:
    db = str(tmp_path / "m.db")
    run = CliRunner().invoke
    with opened(db=db) as house:
        there = ["--db", db, "--at", house.address]
        told = run(main, ["admin", "counts", *there])
        assert told.exit_code == 0, told.output
        assert "live connections: 0" in told.output
        found = json.loads(run(main, ["admin", "counts", "--json", *there]).output)
        assert found["sockets"] == 0
        done = run(main, ["admin", "block", "203.0.113.5", *there])
        assert "Blocked 203.0.113.5/32" in done.output
        assert house.app.state.blocked.is_blocked("203.0.113.5")
        link = f"{house.address}/m/nobodys"
        refused = run(main, ["admin", "end", link, *there])
        assert (refused.exit_code, refused.output) == (
            2, "Error: the server refused: Match not found.\n",
        )  # fmt: skip
    for wrong, why in (
        (["admin", "counts", *there], "no server responds"),
        (["admin", "end", *there], "end takes one argument"),
        (["admin", "unname", "x", "0", *there], "the first seat is 1"),
        (["admin", "counts", "--db", db, "--at", "http://example.org"], "only sent over https"),
        (["admin", "counts", "--db", str(tmp_path / "none.db")], "can't use"),
    ):
        said = run(main, wrong)
        assert said.exit_code == 2
        assert why in said.output
    assert not (tmp_path / "none.db").exists()
