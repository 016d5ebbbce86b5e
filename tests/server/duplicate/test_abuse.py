"""Duplicate together that somebody tries to break: leaving, being two, places that nobody has."""

import logging
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.server.http.session_cookie import hash_token
from support.server.duplicate import BOT, at_a_house, made, played
from support.server.duplicate_pairs import GAME, begun, one_person, paired, seated, through
from support.server.serving import Client, services_of, until


@pytest.mark.slow
def test_a_room_of_bots_plays_too(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        host = Client(app)
        wanted = {"game": GAME, "deals": 2, "level": BOT, "teams": True}
        session = (await host.post("/api/duplicate", wanted))["id"]
        at = f"/api/duplicate/{session}"
        await host.post(f"{at}/rooms/1/0", {"name": "Ann"})
        await host.post(f"{at}/bots")
        await begun(host, session, 1)
        rounds = await services_of(app).duplicates._store.parties.list_begun_deals(session)
        (other,) = [one.match for one in rounds if one.party.endswith("/2")]
        live = await services_of(app).registry.get_match(other)
        assert {seat.kind for seat in live.seats} == {"bot"}
        # Who has begun it has no part in what bots do in the other room.
        await host.refused(404, f"/api/matches/{other}", method="GET")
        await until(lambda: live.state.over)
        await host.refused(404, f"/api/matches/{other}/record", method="GET")
        await played(host, session, 1)
        told = (await host.get(at))["teams"]
        assert told["deals"][0]["matches"][1] == other
        assert told["deals"][0]["result"] is not None

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_a_set_stays_for_the_others_when_who_made_it_has_left(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        host = Client(app)
        wanted = {"game": GAME, "deals": 1, "level": BOT}
        sets = [(await host.post("/api/duplicate", {**wanted, "teams": teams}))["id"]
                for teams in (True, False, False)]  # fmt: skip
        teams, alone, unused = sets
        ann, cat = Client(app), Client(app)
        await ann.post(f"/api/duplicate/{teams}/rooms/1/0", {"name": "Ann"})
        await played(cat, alone, 1)
        await host.post("/api/me/leave", {"sure": True})
        assert (await cat.get(f"/api/duplicate/{alone}"))["deals"][0]["over"]
        await cat.refused(404, f"/api/duplicate/{unused}", method="GET")
        # Nobody decides about places any more, so whoever has one may.
        await cat.refused(403, f"/api/duplicate/{teams}/bots", {})
        assert (await ann.post(f"/api/duplicate/{teams}/bots"))["teams"]["ready"]
        await played(ann, teams, 1)

    at_a_house(tmp_path, do)


def test_who_has_become_one_person_keeps_one_place_and_nobody_waits(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app, game=GAME, teams=True)
        people = await seated(app, session)
        first = await begun(people[1, 2], session, 1)
        match = await begun(people[2, 3], session, 1)
        await one_person(people[1, 0], people[2, 1])
        told = (await people[1, 0].get(f"/api/duplicate/{session}"))["teams"]
        assert told["ready"]
        assert [(one["room"], one["seat"]) for one in told["seats"] if one["own"]] == [(1, 0)]
        await through(app, match)
        # A bot plays the deals that come in the place that was given up.
        second = await services_of(app).registry.get_match(await begun(people[2, 0], session, 2))
        assert [seat.kind for seat in second.seats] == ["person", "bot", "person", "person"]
        assert await begun(people[1, 0], session, 1) == first

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_who_has_begun_alone_and_in_a_pair_keeps_what_was_first(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app, game=GAME)
        alone, later = Client(app), Client(app)
        await played(alone, session, 1)
        ann, ben = await paired(app, session, "Ann", "Ben")
        eva, fay = await paired(app, session, "Eva", "Fay")
        await through(app, await begun(ann, session, 1))
        await played(later, session, 2)
        # First alone, then in a pair: from now on a bot plays in the pair.
        await one_person(alone, ann)
        assert (await alone.get(f"/api/duplicate/{session}"))["pair"] is None
        live = await services_of(app).registry.get_match(await begun(ben, session, 2))
        assert live.seats_of(hash_token(alone.token or "")) == []
        # First in a pair: what was begun alone afterwards counts no more.
        await one_person(ben, later)
        told = await ben.get(f"/api/duplicate/{session}")
        assert told["pair"]["names"] == ["", "Ben"]
        assert told["players"] == 2
        # Where nothing was begun the place is free again.
        await one_person(alone, eva)
        assert (await fay.get(f"/api/duplicate/{session}"))["pair"]["names"] == ["Fay"]
        await fay.refused(409, f"/api/duplicate/{session}/1", {})

    at_a_house(tmp_path, do)


def test_nobody_keeps_a_room_waiting_by_standing_up_in_the_other(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app, game=GAME, teams=True)
        people = await seated(app, session)
        await begun(people[1, 0], session, 1)
        await people[2, 0].post(f"/api/duplicate/{session}/stand")
        await begun(people[1, 1], session, 1)
        await begun(people[1, 1], session, 2)
        await people[2, 1].refused(409, f"/api/duplicate/{session}/1", {})

    at_a_house(tmp_path, do)


def test_who_stands_up_while_the_other_begins_sits_nowhere(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app, game=GAME)
        ann, _ = await paired(app, session, "Ann", "Ben")
        parties = services_of(app).duplicates._store.parties
        was = await parties.find_party_of(session, hash_token(ann.token or ""))
        assert was is not None
        await ann.post(f"/api/duplicate/{session}/stand")
        assert await parties.begin_deal(was, 0, "late") is None
        assert await parties.list_begun_deals(session) == []

    at_a_house(tmp_path, do)


#: What the button of a form may say, and what a form may say besides.
DONE = ("sit", "sit--", "sit-9-9", "sit-²-1", "sit-" + "9" * 5000, "fill", "stand", "pair", "zzz")
ODD = ({"deal": "9" * 5000}, {"deal": "²", "name": "\x00"}, {"name": "x" * 500})


@pytest.mark.slow
def test_odd_forms_are_refused_in_a_sentence(tmp_path: Any, caplog: Any) -> None:
    async def do(app: Starlette) -> None:
        plain, teams = await made(app), await made(app, game=GAME, teams=True)
        asked = [{"do": one, "session": id} for one in DONE for id in (plain, teams)]
        asked += [{"do": "play", "session": plain, **odd} for odd in ODD]
        who = Client(app)
        for form in asked:
            page = await who.http.post("/duplicate", data=form)
            assert page.status_code in (303, 400, 403, 404, 409), form["do"][:20]
        away = await who.http.post("/duplicate", data={"do": "stand", "session": "nowhere"})
        assert away.status_code == 404
        for link in ("x" * 500, "%00", teams + "%2F1", f"{teams}/1"):
            assert (await who.http.get(f"/pairs/{link}")).status_code == 404

    at_a_house(tmp_path, do)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
