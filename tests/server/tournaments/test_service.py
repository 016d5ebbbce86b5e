"""Tournaments at the house: entered, played by themselves, across a restart, counted anew."""

import asyncio
import csv
import io
from collections import Counter, defaultdict
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.core.fair_shuffle import compute_commitment
from boneyard.core.time_controls import DAY, HOUR, MINUTE
from boneyard.i18n.translator import get_translator
from boneyard.records import parse_record, verify
from boneyard.server.tournaments.pages import format_tie_break
from boneyard.tournaments.models import derive_board_secret
from boneyard.tournaments.standings import BUCHHOLZ, FIELD_SCORE, SONNEBORN_BERGER
from support.server.clock import AdvanceClock
from support.server.pages import pages
from support.server.serving import PATIENCE, Client, Json, services_of, serving
from support.server.tournaments import SHORT, entered, legal, look, made, settled, tend, unplayed


def recounted(found: Json) -> None:
    """Count standings anew from the boards alone, in another way than the house does."""
    points: dict[int, float] = defaultdict(float)
    met: dict[int, list[int]] = defaultdict(list)
    for board in found["boards"]:
        seats = [board["first"], *([board["second"]] if board["second"] else [])]
        same = [one["margin"] for one in found["boards"]
                if one["round"] == board["round"] and not one["end"]]  # fmt: skip
        if not board["end"] and len(same) > 1:
            ahead = board["margin"] - median(same)
            assert board["points"][0] == (0.5 if not ahead else float(ahead > 0))
        assert sum(board["points"]) == 1
        for who, got in zip(seats, board["points"], strict=False):
            points[who] += got
            met[who] += [one for one in seats if one != who]
    keys = {}
    at = found["ties"].index("met")
    for line in found["standings"]:
        assert line["points"] == points[line["number"]]
        assert line["ties"][at] == sum(points[one] for one in met[line["number"]])
        keys[line["number"]] = (line["points"], *line["ties"])
    for line in found["standings"]:
        ahead = sum(key > keys[line["number"]] for key in keys.values())
        assert line["place"] == 1 + ahead


@pytest.mark.slow
def test_a_swiss_runs_to_its_end_with_an_absence_and_a_restart(
    tmp_path: Path, forward: AdvanceClock
) -> None:
    async def begin() -> tuple[str, str | None, str]:
        async with serving(tmp_path) as app:
            host = Client(app)
            id = await made(host, rounds=4, title="Club night")
            path = f"/api/tournaments/{id}"
            await host.post(f"{path}/bots", {"bot": "random", "count": 11})
            (absent,) = await entered(app, id, 1)
            sealed = (await look(host, id))["commitment"]
            await host.post(f"{path}/begin")
            # All but one board are over; the results of the round stay secret until then.
            found = await settled(app, host, id, lambda now: unplayed(now) == 1)
            assert [b["points"] for b in found["boards"] if b["second"]] == [None] * 6
            assert {b["match"] for b in found["boards"]} == {""}
            assert found["secret"] == ""
            mine = [b["match"] for b in (await look(absent, id))["boards"] if b["match"]]
            assert len(mine) == 1
            return id, host.token, sealed

    async def end(id: str, token: str | None, sealed: str) -> None:
        async with serving(tmp_path) as app:
            host = Client(app, token)
            for round in (1, 2):  # not to come twice in a row is to be out
                found = await settled(
                    app, host, id, lambda now, at=round: now["round"] == at and unplayed(now) == 1
                )
                forward(11 * MINUTE)
            found = await settled(app, host, id, lambda now: now["stage"] == "over")
            assert found["round"] == 4
            assert (
                compute_commitment(bytes.fromhex(found["secret"])) == sealed == found["commitment"]
            )
            (gone,) = [one for one in found["entrants"] if one["until"] is not None]
            assert (gone["name"], gone["until"]) == ("P0", 2)
            absent = [b for b in found["boards"] if b["end"] == "absent"]
            assert [b["round"] for b in absent] == [1, 2]
            assert {len([b for b in found["boards"] if b["round"] == at]) for at in (1, 2)} == {6}
            legal(found)
            recounted(found)
            await _proved(host, found)
            await _exported(app, found)

    id, token, sealed = asyncio.run(begin())
    asyncio.run(end(id, token, sealed))


async def _proved(client: Client, found: Json) -> None:
    """All boards of a round have the same deal, which follows from the secret."""
    secret, deals = bytes.fromhex(found["secret"]), defaultdict(list)
    for board in found["boards"]:
        if board["match"]:
            record = await client.get(f"/api/matches/{board['match']}/record")
            assert record["seed"] == derive_board_secret(secret, board["round"]).hex()
            verify(parse_record(record))
            deals[board["round"]].append(record["rounds"][0]["deal"])
    assert all(deal == same[0] for same in deals.values() for deal in same)


async def _exported(app: Starlette, found: Json) -> None:
    """The same standings as a table for programs."""
    from boneyard.server.tournaments.visibility import build_view, render_csv

    whole = await services_of(app).tournaments.find(found["tournament"])
    rows = list(csv.DictReader(io.StringIO(render_csv(build_view(whole, None), "?"))))
    told = [(line["place"], line["number"], line["points"]) for line in found["standings"]]
    assert [(int(r["place"]), int(r["number"]), float(r["points"])) for r in rows] == told


def test_people_enter_play_leave_and_only_see_what_they_may() -> None:
    async def play() -> None:
        async with serving() as app:
            host, stranger = Client(app), Client(app)
            id = await made(host, rounds=2)
            path = f"/api/tournaments/{id}"
            people = await entered(app, id, 4)
            await people[0].post(f"{path}/enter", {"name": "Again"})  # once is enough
            await stranger.refused(403, f"{path}/begin")
            await stranger.refused(403, f"{path}/leave", {"number": 1})
            await stranger.refused(400, f"{path}/enter")
            await stranger.refused(404, "/api/tournaments/nothing/enter", {"name": "x"})
            await host.post(f"{path}/begin")
            found = await settled(
                app, host, id, lambda now: len(services_of(app).registry.live_matches) == 2
            )
            assert {b["match"] for b in found["boards"]} == {""}
            seen = [b["match"] for b in (await look(people[0], id))["boards"] if b["match"]]
            assert len(seen) == 1
            board = await people[0].get(f"/api/matches/{seen[0]}")
            assert sorted(seat["name"] for seat in board["seats"]) == ["P0", "P3"]
            assert board["mode"] == "link"
            own = f"/api/matches/{seen[0]}/seats/{board['yours'][0]}/bot"
            assert "Leave the tournament" in await people[0].refused(409, own, {"bot": "heavy"})
            late = Client(app)
            await late.post(f"{path}/enter", {"name": "Late"})
            # Who leaves gives up the board that they play.
            await people[0].post(f"{path}/leave")
            await host.post(f"{path}/leave", {"number": 2})
            found = await settled(app, host, id, lambda now: now["round"] == 2)
            ends = [b["points"] for b in found["boards"] if b["round"] == 1]
            assert sorted(map(sorted, ends)) == [[0, 1], [0, 1]]
            assert [one["since"] for one in found["entrants"]][-1] == 2
            there = [b["first"] for b in found["boards"] if b["round"] == 2]
            assert len(there) == 2  # three are left: a board and a bye
            await host.post(f"{path}/off")
            assert (await look(host, id))["secret"] == ""  # these tiles may still be played
            assert "over" in await stranger.refused(409, f"{path}/enter", {"name": "x"})
            mine = (await host.get("/api/tournaments"))["tournaments"]
            assert [one["stage"] for one in mine] == ["off"]

    asyncio.run(play())


@pytest.mark.slow
def test_two_houses_that_see_to_it_at_once_do_everything_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as one, serving(tmp_path) as other:
            host = Client(one)
            id = await made(host, format="round-robin", deals="fresh")
            path = f"/api/tournaments/{id}"
            await host.post(f"{path}/bots", {"bot": "heavy", "count": 5})
            await host.post(f"{path}/begin")
            async with asyncio.timeout(PATIENCE):
                while (found := await look(host, id))["stage"] != "over":
                    await asyncio.gather(tend(one), tend(other))
                    await asyncio.sleep(0.01)
            pairs = Counter(frozenset((b["first"], b["second"])) for b in found["boards"])
            assert len(found["boards"]) == 5 * 3
            assert set(pairs.values()) == {1}
            assert sum(line["points"] for line in found["standings"]) == 15
            # With tiles of its own a board may be watched; each had other ones.
            assert all(b["match"] for b in found["boards"] if b["second"])

    asyncio.run(play())


@pytest.mark.slow
def test_a_knock_out_and_an_arena_come_to_their_ends(forward: AdvanceClock) -> None:
    async def play() -> None:
        async with serving() as app:
            host = Client(app)
            knock = await made(host, format="knock-out", best_of=3)
            arena = await made(host, format="arena", minutes=5, begins=_soon())
            for id in (knock, arena):
                await host.post(f"/api/tournaments/{id}/bots", {"bot": "random", "count": 3})
            await host.post(f"/api/tournaments/{knock}/begin")
            found = await settled(app, host, knock, lambda now: now["stage"] == "over")
            assert [line["place"] for line in found["standings"]] == [1, 2, 3]
            assert max(b["leg"] for b in found["boards"]) >= 2
            forward(2 * MINUTE)  # it begins by itself
            found = await settled(app, host, arena, lambda now: now["round"] >= 3)
            assert found["stage"] == "playing"
            forward(HOUR)
            found = await settled(app, host, arena, lambda now: now["stage"] == "over")
            assert all(b["over"] for b in found["boards"])

    asyncio.run(play())


def test_where_nothing_has_happened_nothing_is_read(
    monkeypatch: pytest.MonkeyPatch, forward: AdvanceClock
) -> None:
    """A house with many tournaments over days looks at those only in which something is new."""

    async def play() -> None:
        async with serving() as app:
            host = Client(app)
            id = await made(host, clock="3-days")
            await entered(app, id, 2)
            await host.post(f"/api/tournaments/{id}/begin")
            await settled(
                app, host, id, lambda now: len(services_of(app).registry.live_matches) == 1
            )
            await tend(app)
            kept, read = services_of(app).store.tournaments, []
            whole = kept.load

            async def noted(id: str) -> Any:
                read.append(id)
                return await whole(id)

            monkeypatch.setattr(kept, "load", noted)
            await tend(app)
            assert read == []
            forward(MINUTE)  # somebody's time may have run out meanwhile
            await tend(app)
            assert read

    asyncio.run(play())


def _soon() -> int:
    from boneyard.server import wall_clock

    return wall_clock.now_ms() + MINUTE


def test_what_can_t_be_a_tournament_is_refused(
    monkeypatch: pytest.MonkeyPatch, forward: AdvanceClock
) -> None:
    async def ask() -> None:
        async with serving() as app:
            host, path = Client(app), "/api/tournaments"
            await host.refused(400, path, {**SHORT, "options": {"nothing": 1}})
            await host.refused(409, path, {**SHORT, "options": {"players": 3}})
            await host.refused(409, path, {**SHORT, "game": "baronet", "options": {}})
            await host.refused(409, path, {**SHORT, "clock": ""})
            await host.refused(409, path, {**SHORT, "format": "arena", "clock": "3-days"})
            await host.refused(400, path, {**SHORT, "format": "chess"})
            await host.refused(400, path, {**SHORT, "rounds": 99})
            await host.refused(409, path, {**SHORT, "begins": 5})
            await host.refused(400, path, {**SHORT, "title": "x" * 100})
            id = await made(host)
            await host.refused(409, f"{path}/{id}/begin")  # nobody is there
            await host.refused(409, f"{path}/{id}/bots", {"bot": "nobody", "count": 1})
            await host.refused(409, f"{path}/{id}/bots", {"bot": "random", "count": 257})
            await host.refused(409, f"{path}/{id}/bots", {"bot": "random", "count": 0})
            for _ in range(19):
                await made(host)
            assert "20" in await host.refused(409, path, SHORT)
            # Those that are over take no room, nor those that their host has forgotten.
            monkeypatch.setattr(type(services_of(app).store.tournaments), "max_total", 20)
            await Client(app).refused(409, path, SHORT)
            await host.post(f"{path}/{id}/off")
            await made(Client(app))
            forward(91 * DAY)
            await tend(app)
            stages = [one["stage"] for one in (await host.get(path))["tournaments"]]
            assert stages == ["off"] * 20

    asyncio.run(ask())


def test_the_pages_make_enter_and_show_one() -> None:
    async def play() -> None:
        async with pages() as http:
            app = http._transport.app  # type: ignore[attr-defined]
            form = {"game": "block-draw", "format": "swiss", "clock": "5-minutes",
                    "deals": "fresh", "title": "<b>Night</b>"}  # fmt: skip
            response = await http.post("/tournaments/new", data=form)
            assert response.status_code == 303, response.text
            path = response.headers["location"]
            bots = {"do": "bots", "bot": "random", "count": "3"}
            for said in ({"do": "enter", "name": "Ada"}, bots, {"do": "begin"}):
                assert (await http.post(path, data=said)).status_code == 303
            id = path.removeprefix("/tournaments/")
            await tend(app)
            text = (await http.get(path)).text
            assert "&lt;b&gt;Night&lt;/b&gt;" in text
            assert "Your match is ready" in text
            assert "Ada" in text
            board = text.partition('class="button main big" href="')[2].partition('"')[0]
            for seat in ("0", "1"):  # one of them is Ada's
                await http.post(board, data={"do": "resign", "seat": seat})
            assert f'href="{path}"' in (await http.get(board)).text  # back to the tournament
            version = (await http.get(f"{path}/version")).json()["version"]
            assert version >= 3
            assert (await http.get(f"{path}/table.csv")).text.startswith("place,number,name,points")
            assert id in (await http.get("/tournaments")).text
            wrong = await http.post(path, data={"do": "begin-again"})
            assert wrong.status_code == 400
            assert (await http.get("/tournaments/none")).status_code == 404
            bad = await http.post("/tournaments/new", data={**form, "rounds": "99"})
            assert bad.status_code == 400
            assert 'role="alert"' in bad.text

    asyncio.run(play())


def test_who_leaves_the_house_is_out_and_nobody_any_more() -> None:
    async def play() -> None:
        async with serving() as app:
            host = Client(app)
            id = await made(host, deals="fresh")
            people = await entered(app, id, 3)
            await host.post(f"/api/tournaments/{id}/begin")
            await settled(app, host, id, lambda now: now["round"] == 1)
            await people[2].post("/api/me/leave", {"sure": True})
            found = await settled(
                app, host, id, lambda now: [one["until"] for one in now["entrants"]][2] is not None
            )
            assert [one["name"] for one in found["entrants"]] == ["P0", "P1", ""]

    asyncio.run(play())


def test_what_breaks_ties_is_written_as_the_reader_writes_numbers() -> None:
    speak = get_translator("nl")
    said = [
        format_tie_break(*one, speak)
        for one in (
            (FIELD_SCORE, 1000),
            (SONNEBORN_BERGER, 5),
            (SONNEBORN_BERGER, 6),
            (BUCHHOLZ, 3),
        )
    ]
    assert said == ["100,0", "1,25", "1,5", "1½"]
