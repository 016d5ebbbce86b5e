"""Duplicate at a house: the same luck for all, one attempt each, and nothing told too early."""

from hashlib import sha256
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.arena.duel import play_reference
from boneyard.core.actions import Abandon
from boneyard.duplicate import daily_deals, match_points
from boneyard.server import wall_clock
from boneyard.server.duplicate import score_sheets
from boneyard.server.errors import NotFound
from boneyard.server.http.session_cookie import hash_token
from support.server.duplicate import BOT, acts, at_a_house, made, played, with_mail
from support.server.serving import Client, at_rest, services_of, until

DAY = 24 * 3600 * 1000


@pytest.mark.slow
def test_who_does_the_same_meets_the_same_and_is_compared(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app)
        one, two, other = Client(app), Client(app), Client(app)
        first, second = await played(one, session, 2), await played(two, session, 2)
        assert first != second
        assert await acts(one, first) == await acts(two, second)
        third = await played(other, session, 2, last=True)
        assert await acts(one, first) != await acts(other, third)
        # Everybody sits where the deal says.
        assert (await one.get(f"/api/matches/{first}"))["yours"] == [1]
        duplicates = services_of(app).duplicates
        told = await one.get(f"/api/duplicate/{session}")
        await until(lambda: not duplicates._reference_tasks)
        told = await one.get(f"/api/duplicate/{session}")
        assert told["deals"][1]["field"] == 3
        seen = [await who.get(f"/api/duplicate/{session}/2") for who in (one, two, other)]
        shares = [
            (await who.get(f"/api/duplicate/{session}"))["deals"][1]["share"]
            for who in (one, two, other)
        ]
        # The house's own play is what somebody gets who does the same.
        found = await duplicates.find_set(session)
        house = play_reference(found, 1, "heavy")
        same = Client(app)
        await played(same, session, 2, acts=list(house.acts))
        alike = await same.get(f"/api/duplicate/{session}/2")
        assert alike["margin"] == alike["master"] == house.margin
        assert not any(c["house"] != c["own"] for p in alike["partings"] for c in p["choices"])
        assert shares == match_points.compute_match_points([one["margin"] for one in seen])
        assert told["deals"][1]["master"] == house.margin
        parting = seen[0]["partings"][0]["choices"]
        assert sum(choice["count"] for choice in parting) == 3
        assert [choice["count"] for choice in parting if choice["own"]] == [2]
        # Who hasn't played all of it learns nothing of how the others stand.
        assert told["standings"] is None
        await played(one, session, 1)
        ranked = (await one.get(f"/api/duplicate/{session}"))["standings"]
        assert [line["played"] for line in ranked if line["own"]] == [2]
        assert len(ranked) == 4

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_nothing_of_a_deal_is_told_before_one_has_played_it(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app)
        player, stranger = Client(app), Client(app)
        nobody = "0123456789abcdefghijkl"
        begun = (await player.post(f"/api/duplicate/{session}/1", {}))["match"]
        await at_rest(app, begun)
        before = await stranger.get(f"/api/duplicate/{session}")

        async def answers(match: str) -> list[Any]:
            found: list[Any] = []
            paths = ("", "/legal", "/events", "/record", "/analysis", "/hints", "/par")
            for path in paths:
                answer = await stranger.ask("GET", f"/api/matches/{match}{path}")
                found.append((answer.status_code, answer.json()))
            posts = ("/moves", "/analysis", "/rematch", "/seats/0/bot", "/seats/1", "/on")
            for path in posts:
                body = {"seat": 0, "move": "pass"} if path == "/moves" else {}
                answer = await stranger.ask("POST", f"/api/matches/{match}{path}", body)
                found.append((answer.status_code, answer.json()))
            for path in ("", "/replay", "/rules"):
                page = await stranger.http.get(f"/m/{match}{path}")
                found.append((page.status_code, page.text.replace(match, "")))
            socket = stranger.socket(match)
            async with socket as opened:
                found.append(opened.closed)
            return found

        closed = await answers(begun)
        assert closed == await answers(nobody)
        assert {one[0] for one in closed[:-1]} == {404}
        await played(player, session, 1)
        assert closed == await answers(begun)
        after = await stranger.get(f"/api/duplicate/{session}")
        assert {**after, "players": 0} == {**before, "players": 0}
        assert (before["players"], after["players"]) == (0, 1)
        assert after["secret"] == ""
        await stranger.refused(404, f"/api/duplicate/{session}/1", method="GET")
        assert await services_of(app).store.notifications.list_due(1 << 62, 9) == []
        # With other tiles, and played otherwise, a set looks the same to whoever hasn't played.
        other = await made(app)
        await played(player, other, 1, last=True)

        async def seen(session: str) -> tuple[str, str]:
            told = (await stranger.http.get(f"/api/duplicate/{session}")).text
            page = (await stranger.http.get(f"/duplicate/{session}")).text
            found = await services_of(app).duplicates.find_set(session)
            assert found.secret.hex() not in told + page
            known = (session, found.commitment)
            for one in known:
                told, page = told.replace(one, ""), page.replace(one, "")
            return told, page

        assert await seen(session) == await seen(other)
        assert (await stranger.http.get(f"/duplicate/{session}/1")).status_code == 404
        # Whoever has played it may see how others did.
        await played(stranger, session, 1)
        assert (await stranger.get(f"/api/matches/{begun}/record"))["game"] == "block-draw"
        await stranger.get(f"/api/duplicate/{session}/1")
        assert (await stranger.http.get(f"/duplicate/{session}/1")).status_code == 200

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_the_first_attempt_counts_and_is_played_by_oneself(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app)
        player = Client(app)
        match = (await player.post(f"/api/duplicate/{session}/1", {}))["match"]
        assert (await player.post(f"/api/duplicate/{session}/1", {}))["match"] == match
        await at_rest(app, match)
        await player.refused(409, f"/api/matches/{match}/moves", {"seat": 0, "move": "resign"})
        await player.refused(409, f"/api/matches/{match}/seats/0/bot", {"bot": "master"})
        await player.refused(409, f"/api/matches/{match}/hints", method="GET")
        await player.refused(404, f"/api/duplicate/{session}/3", {})
        await player.refused(404, f"/api/duplicate/{session}/0", {})
        await player.refused(404, "/api/duplicate/2020-01-01/1", {})
        await player.refused(400, "/api/duplicate", {"game": "baronet"})
        assert match == await played(player, session, 1)
        assert (await player.post(f"/api/duplicate/{session}/1", {}))["match"] == match
        # A match that the host ends counts for nobody.
        ended = Client(app)
        match = (await ended.post(f"/api/duplicate/{session}/1", {}))["match"]
        await at_rest(app, match)
        live = await services_of(app).registry.get_match(match)
        await services_of(app).matches.execute(
            live, lambda: live.prepare_move(live.state.to_act or 0, Abandon())
        )
        told = await ended.get(f"/api/duplicate/{session}")
        assert told["players"] == 1
        assert (told["deals"][0]["over"], told["deals"][0]["counts"]) == (True, False)
        # A house that was killed after it had noted the attempt begins it now.
        kept = services_of(app).store.duplicates
        token = player.token or ""
        await kept.begin_deal(session, 1, hash_token(token), "noted")
        assert (await player.post(f"/api/duplicate/{session}/2", {}))["match"] == "noted"

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_of_two_guests_who_become_one_person_the_first_attempt_stays(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = await made(app)
        first, second = Client(app), Client(app)
        begun = [await played(first, session, 1), await played(second, session, 1, last=True)]
        begun += [await played(second, session, 2), await played(first, session, 2, last=True)]
        key = (await second.post("/api/me/keys"))["secret"]
        await first.post("/api/sign-in/key", {"secret": key, "bring": True})
        told = await second.get(f"/api/duplicate/{session}")
        assert [row["match"] for row in told["deals"]] == [begun[0], begun[2]]
        assert told["players"] == 1

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_a_day_opens_when_it_is_over(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(app: Starlette) -> None:
        monkeypatch.setattr(daily_deals, "DEFAULT_BOT_LEVEL", BOT)
        monkeypatch.setattr(daily_deals, "FIXED_WEEKDAY_GAME", (6, "block-draw"))
        monkeypatch.setattr(daily_deals, "daily_rotation", lambda: ("block-draw", "cross"))
        player, late, stranger = Client(app), Client(app), Client(app)
        days = await stranger.get("/api/duplicate")
        today, tomorrow = days["today"], days["coming"][0]
        assert today["secret"] == ""
        assert len(today["deals"]) == 10
        await stranger.refused(404, f"/api/duplicate/{tomorrow['id']}", method="GET")
        match = await played(await with_mail(player), today["id"], 1)
        begun = (await late.post(f"/api/duplicate/{today['id']}/1", {}))["match"]
        await stranger.refused(404, f"/api/matches/{match}", method="GET")
        monkeypatch.setattr(wall_clock, "offset_ms", wall_clock.offset_ms + DAY)
        days = await stranger.get("/api/duplicate")
        assert days["today"]["commitment"] == tomorrow["commitment"]
        assert days["past"][0] == today["id"]
        # The house doesn't think about what nobody has played, whoever asks.
        quiet = days["past"][3]
        await stranger.refused(404, f"/api/duplicate/{quiet}/1", method="GET")
        assert not services_of(app).duplicates._reference_tasks
        # What is begun may be played on, and counts no more; nothing new is begun.
        await played(late, today["id"], 1)
        over = await stranger.get(f"/api/duplicate/{today['id']}")
        assert sha256(bytes.fromhex(over["secret"])).hexdigest() == today["commitment"]
        assert [line["name"] for line in over["standings"]] == ["Ann"]
        week = (await stranger.http.get("/duplicate/week")).text
        assert "Ann" in week
        await services_of(app).store.ratings.set_unlisted(hash_token(player.token or ""), True, 1)
        assert "Ann" not in (await stranger.http.get("/duplicate/week")).text
        await stranger.refused(409, f"/api/duplicate/{today['id']}/1", {})
        assert (await stranger.get(f"/api/matches/{match}"))["status"] == "over"
        assert (await stranger.get(f"/api/matches/{begun}"))["status"] == "over"
        assert (await stranger.get(f"/api/duplicate/{today['id']}/1"))["own"] is False
        assert (await late.get(f"/api/duplicate/{today['id']}"))["deals"][0]["counts"] is False

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_results_are_read_again_only_when_there_are_others(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(app: Starlette) -> None:
        kept, read = services_of(app).store.duplicates, list[str]()
        whole = kept.load_solo_results

        async def field(session: str, before: int | None, known: int | None = None) -> Any:
            read.append(session)
            return await whole(session, before, known)

        monkeypatch.setattr(kept, "load_solo_results", field)
        session, one, other = await made(app, deals=1), Client(app), Client(app)
        await played(one, session, 1)
        read.clear()
        for _ in range(3):
            assert (await one.get(f"/api/duplicate/{session}"))["players"] == 1
        assert len(read) == 1
        await played(other, session, 1)
        told = await one.get(f"/api/duplicate/{session}")
        assert (told["players"], len(read)) == (2, 2)
        # Whoever stays off is without a name at once.
        assert {line["name"] for line in told["standings"]} == {"Ann"}
        await services_of(app).store.ratings.set_unlisted(hash_token(one.token or ""), True, 1)
        names = [line["name"] for line in (await one.get(f"/api/duplicate/{session}"))["standings"]]
        assert sorted(names) == ["", "Ann"]
        # No more is remembered than there is room for.
        monkeypatch.setattr(score_sheets, "MAX_CACHED_RESULTS", 3)
        for _ in range(3):
            await one.get(f"/api/duplicate/{await made(app, deals=1)}")
        assert len(services_of(app).duplicates._results_cache) == 3

    at_a_house(tmp_path, do)


def test_sets_have_a_limit(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(app: Starlette) -> None:
        house = services_of(app)
        monkeypatch.setattr(type(house.store.duplicates), "max_sets_per_account", 1)
        who = Client(app)
        await who.post("/api/duplicate", {"game": "cross", "deals": 1, "level": BOT})
        await who.refused(409, "/api/duplicate", {"game": "cross", "deals": 1, "level": BOT})
        # Not for ever: a limit that never ends would close a house that is well liked.
        monkeypatch.setattr(wall_clock, "offset_ms", wall_clock.offset_ms + 31 * DAY)
        await who.post("/api/duplicate", {"game": "cross", "deals": 1, "level": BOT})
        with pytest.raises(NotFound):
            await house.duplicates.find_set("nothing")

    at_a_house(tmp_path, do)
