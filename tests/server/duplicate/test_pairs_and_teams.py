"""Duplicate together: pairs by a link, teams in two rooms, and nothing told too early."""

from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.duplicate import daily_deals
from boneyard.duplicate.teams import (
    ROOMS,
    SEATS_PER_ROOM,
    Swing,
    team_at,
    team_margin,
    team_total,
)
from boneyard.server import wall_clock
from boneyard.server.http.session_cookie import hash_token
from support.server.duplicate import BOT, at_a_house, made, played, with_mail
from support.server.duplicate_pairs import GAME, begun, paired, seated, through
from support.server.serving import Client, services_of, until

DAY = 24 * 3600 * 1000
#: Every address of a match that answers a question.
ASKED = ("", "/legal", "/events", "/record", "/analysis", "/hints", "/par")


@pytest.mark.slow
def test_a_pair_sits_at_one_table_and_stands_among_pairs(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app, game=GAME)
        ann, ben = await paired(app, session, "Ann", "Ben")
        eva, fay = await paired(app, session, "Eva", "Fay")
        alone = Client(app)
        for deal in (1, 2):
            match = await begun(ben, session, deal)
            assert await begun(ann, session, deal) == match
            live = await services_of(app).registry.get_match(match)
            own = [(deal - 1) % 4, (deal + 1) % 4]
            assert [live.seats_of(hash_token(one.token or "")) for one in (ann, ben)] == [
                [seat] for seat in own
            ]
            assert sum(seat.kind == "bot" for seat in live.seats) == 2
            await through(app, match)
            await through(app, await begun(eva, session, deal), last=True)
            await played(alone, session, deal)
        # Pairs are compared with pairs, and who plays alone with those who do.
        told = await ann.get(f"/api/duplicate/{session}")
        assert [row["field"] for row in told["deals"]] == [2, 2]
        ranked = {(line["name"], line["partner"]): line["own"] for line in told["pairs"]}
        assert ranked == {("Ann", "Ben"): True, ("Eva", "Fay"): False}
        assert len(told["standings"]) == 1
        assert (await alone.get(f"/api/duplicate/{session}"))["deals"][0]["field"] == 1
        # The house plays both seats of a pair, and is compared with them.
        duplicates = services_of(app).duplicates
        await until(lambda: not duplicates._reference_tasks)
        sheets = [(await one.get(f"/api/duplicate/{session}"))["deals"] for one in (ann, ben)]
        assert sheets[0] == sheets[1]
        looked = await ann.get(f"/api/duplicate/{session}/1")
        assert looked["master"] is not None
        assert len(looked["field"]) == 2
        assert (await fay.http.get(f"/duplicate/{session}/1")).status_code == 200
        page = (await ann.http.get(f"/duplicate/{session}")).text
        assert "Ann and Ben" in page
        assert "Eva and Fay" in page

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_who_plays_with_a_partner_plays_nothing_alone(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app, game=GAME)
        one, other, third = Client(app), Client(app), Client(app)
        at = f"/api/duplicate/{session}"
        await one.refused(400, f"{at}/pair", {})
        link = (await one.post(f"{at}/pair", {"name": "Ann"}))["pair"]["id"]
        assert (await one.post(f"{at}/pair", {"name": "Ann"}))["pair"]["id"] == link
        await one.refused(409, f"{at}/1", {})  # the partner isn't there
        join = f"/api/duplicate/pairs/{link}"
        await begun(third, session, 1)
        await third.refused(409, join, {"name": "Cat"})
        await third.refused(409, f"{at}/pair", {"name": "Cat"})
        await third.refused(403, f"{at}/stand", {})
        await other.post(join, {"name": "Ben"})
        await other.post(join, {"name": "Ben"})  # whoever hasn't heard the answer
        await Client(app).refused(409, join, {"name": "Dan"})
        await Client(app).refused(404, "/api/duplicate/pairs/nothing", {"name": "Dan"})
        # As long as nothing has been begun, one may leave it; and come back.
        await other.post(f"{at}/stand")
        assert (await other.get(at))["pair"] is None
        await other.post(join, {"name": "Ben"})
        match = await begun(one, session, 2)
        await one.refused(409, f"{at}/stand", {})
        # A deal of a pair is closed to everybody else, and opens to who has played it.
        await third.refused(404, f"/api/matches/{match}", method="GET")
        await through(app, match)
        await third.refused(404, f"/api/matches/{match}/record", method="GET")
        await played(third, session, 2)
        await third.get(f"/api/matches/{match}/record")
        # Nobody has a partner in a game of two.
        plain = await made(app)
        await one.refused(409, f"/api/duplicate/{plain}/pair", {"name": "Ann"})

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_a_pair_plays_the_day_and_no_longer(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(app: Starlette) -> None:
        monkeypatch.setattr(daily_deals, "DEFAULT_BOT_LEVEL", BOT)
        monkeypatch.setattr(daily_deals, "game_of_day", lambda day: GAME)
        today = (await Client(app).get("/api/duplicate"))["today"]["id"]
        ann, ben = await paired(app, today, "Ann", "Ben")
        await through(app, await begun(ann, today, 1))
        await with_mail(ben)  # one of the two is enough
        half = Client(app)
        link = (await half.post(f"/api/duplicate/{today}/pair", {"name": "Cat"}))["pair"]["id"]
        assert "Cat" in (await Client(app).http.get(f"/pairs/{link}")).text
        monkeypatch.setattr(wall_clock, "offset_ms", wall_clock.offset_ms + DAY)
        late = Client(app)
        await late.refused(409, f"/api/duplicate/pairs/{link}", {"name": "Dan"})
        await late.refused(409, f"/api/duplicate/{today}/pair", {"name": "Dan"})
        over = await late.get(f"/api/duplicate/{today}")
        assert [(one["name"], one["partner"]) for one in over["pairs"]] == [("Ann", "Ben")]
        assert (await late.get(f"/api/duplicate/{today}/1"))["own"] is False

    at_a_house(tmp_path, do)


def test_each_team_holds_every_hand_once() -> None:
    for seat in range(SEATS_PER_ROOM):
        assert {team_at(room, seat) for room in ROOMS} == {0, 1}
    # Whatever luck gives to the seats, it is nobody's in the end.
    for luck in (-30, 0, 25):
        assert team_total([Swing(0, team_margin(1, luck), team_margin(2, luck))]) == 0
    assert team_total([Swing(0, team_margin(1, 30), team_margin(2, 10)), Swing(1, 0, -5)]) == 15


async def told_of(who: Client, match: str, rest: str) -> list[Any]:
    """All that somebody is told of a match, without its address."""
    found: list[Any] = []
    for path in ASKED:
        answer = await who.ask("GET", f"/api/matches/{match}{path}")
        found.append((answer.status_code, answer.json()))
    for path in ("/moves", "/analysis", "/rematch", "/seats/0/bot", "/seats/1"):
        body = {"seat": 0, "move": "pass"} if path == "/moves" else {}
        answer = await who.ask("POST", f"/api/matches/{match}{path}", body)
        found.append((answer.status_code, answer.json()))
    for path in ("", "/replay", "/rules"):
        page = await who.http.get(f"/m/{match}{path}")
        found.append((page.status_code, page.text.replace(match, "")))
    async with who.socket(match) as socket:
        found.append(socket.closed)
    for path in (rest, f"/api{rest}", "/api/me/matches", "/api/matches", "/matches"):
        found.append((await who.http.get(path)).text)
    return found


def test_teams_play_the_same_deals_and_learn_nothing_of_the_other_room(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app, game=GAME, teams=True)
        people = await seated(app, session)
        here, there, stranger = people[1, 0], people[2, 1], Client(app)
        page = f"/duplicate/{session}"
        told = await here.get(f"/api{page}")
        assert told["teams"]["ready"]
        assert [(one["room"], one["seat"], one["team"]) for one in told["teams"]["seats"]] == [
            (room, seat, (seat + room - 1) % 2) for room in ROOMS for seat in range(SEATS_PER_ROOM)
        ]
        nobody = "0123456789abcdefghijkl"
        before = [await told_of(who, nobody, page) for who in (there, stranger)]
        match = await begun(here, session, 1)
        assert await begun(people[1, 3], session, 1) == match
        live = await services_of(app).registry.get_match(match)
        assert [seat.owner for seat in live.seats] == [
            hash_token(people[1, seat].token or "") for seat in range(SEATS_PER_ROOM)
        ]
        assert [await told_of(who, match, page) for who in (there, stranger)] == before
        await through(app, match)
        # The first room has played it: the second, and everybody else, know as much as before.
        assert [await told_of(who, match, page) for who in (there, stranger)] == before
        # What is told of a match goes by the lists of those in whose it stands.
        listed = await services_of(app).store.duplicates._fetch_all(
            "select owner from mine where match = ?", match
        )
        room = {hash_token(people[1, seat].token or "") for seat in range(SEATS_PER_ROOM)}
        assert {bytes(owner) for (owner,) in listed} == room
        mine = (await here.get(f"/api{page}"))["teams"]["deals"][0]
        assert (mine["over"], mine["result"], mine["matches"]) == (True, None, [])
        other = await begun(there, session, 1)
        # Who has played it sees nothing of the other room while that plays.
        await here.refused(404, f"/api/matches/{other}", method="GET")
        dealt = [
            (await services_of(app).registry.get_match(one)).log.entries[0].events
            for one in (match, other)
        ]
        assert dealt[0] == dealt[1]
        await through(app, other, last=True)
        swing = (await stranger.get(f"/api{page}"))["teams"]
        assert swing["deals"][0]["matches"] == [match, other]
        scores = [
            (await services_of(app).registry.get_match(one)).state.scores for one in (match, other)
        ]
        rooms = [scores[0][0] - scores[0][1], scores[1][1] - scores[1][0]]
        assert swing["deals"][0]["rooms"] == rooms
        assert swing["total"] == swing["deals"][0]["result"] == sum(rooms)
        for who in (here, there, stranger):
            await who.get(f"/api/matches/{match}/record")
            await who.get(f"/api/matches/{other}/record")
            assert (await who.http.get(page)).status_code == 200
        assert (await stranger.http.get(f"{page}/1")).status_code == 404

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_places_of_teams_are_taken_once_and_bots_take_the_rest(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        host = Client(app)
        wanted = {"game": GAME, "deals": 1, "level": BOT, "teams": True}
        session = (await host.post("/api/duplicate", wanted))["id"]
        at = f"/api/duplicate/{session}"
        await host.post(f"{at}/rooms/1/0", {"name": "Ann"})
        await host.post(f"{at}/rooms/1/0", {"name": "Ann"})
        await host.refused(409, f"{at}/rooms/2/1", {"name": "Ann"})
        await Client(app).refused(409, f"{at}/rooms/1/0", {"name": "Ben"})
        for room, seat in ((3, 0), (0, 0), (1, 4)):
            await Client(app).refused(404, f"{at}/rooms/{room}/{seat}", {"name": "Ben"})
        ben = Client(app)
        await ben.post(f"{at}/rooms/2/1", {"name": "Ben"})
        await ben.post(f"{at}/stand")
        await ben.post(f"{at}/rooms/2/0", {"name": "Ben"})
        await host.refused(409, f"{at}/1", {})  # places are free
        await ben.refused(403, f"{at}/bots", {})
        await Client(app).refused(409, f"{at}/1", {})
        assert (await host.post(f"{at}/bots"))["teams"]["ready"]
        await Client(app).refused(409, f"{at}/rooms/2/2", {"name": "Cat"})
        await played(host, session, 1)
        await host.refused(409, f"{at}/stand", {})
        # A room in which somebody has left the house is played on by a bot.
        await ben.post("/api/me/leave", {"sure": True})
        told = (await host.get(at))["teams"]
        assert told["ready"]
        assert "Ben" not in str(told)
        # Teams are for games of two pairs.
        await host.refused(400, "/api/duplicate", {**wanted, "game": "cross"})

    at_a_house(tmp_path, do)
