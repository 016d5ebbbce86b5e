"""The duplicate of the day and guests: anybody can be one twice, so rankings are for accounts."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.applications import Starlette

from boneyard.duplicate import daily_deals, deal_sets
from boneyard.server import wall_clock
from boneyard.server.http.session_cookie import hash_token
from support.server.duplicate import BOT, at_a_house, made, played, with_mail
from support.server.serving import Client, services_of

DAY = 24 * 3600 * 1000
DEALS = 3


@pytest.fixture(autouse=True)
def short_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day of three deals against bots that need no kernels."""
    monkeypatch.setattr(daily_deals, "DEFAULT_BOT_LEVEL", BOT)
    monkeypatch.setattr(daily_deals, "FIXED_WEEKDAY_GAME", (6, "block-draw"))
    monkeypatch.setattr(daily_deals, "daily_rotation", lambda: ("block-draw", "cross"))
    whole = daily_deals.daily_set

    def of_the_day(*day: Any) -> deal_sets.DealSet:
        return replace(whole(*day), deals=DEALS)

    monkeypatch.setattr(daily_deals, "daily_set", of_the_day)


async def play_day(who: Client, session: str, last: bool = False) -> list[str]:
    return [await played(who, session, deal, last) for deal in range(1, DEALS + 1)]


@pytest.mark.slow
def test_a_second_guest_sees_no_deal_without_playing_the_one_before(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        guest, session = Client(app), services_of(app).duplicates.get_today().id
        at = f"/api/duplicate/{session}"
        seen = [await guest.ask("POST", f"{at}/{deal}", {}) for deal in range(1, DEALS + 1)]
        assert [one.status_code for one in seen] == [200, 409, 409]
        assert "in order" in seen[1].json()["error"]
        await played(guest, session, 1)
        await guest.refused(409, f"{at}/3", {})
        # The form of the page is refused in the same way, and at once is no way around it.
        form = {"session": session, "deal": "3", "do": "play", "name": "G"}
        assert (await guest.http.post("/duplicate", data=form)).status_code == 409
        both = await asyncio.gather(*(guest.ask("POST", f"{at}/{n}", {}) for n in (2, 3)))
        assert [one.status_code for one in both] == [200, 409]
        # Accounts play in any order, and so does everybody who has a set's link.
        account = await with_mail(Client(app))
        for deal in (3, 1, 2):
            await account.post(f"{at}/{deal}", {})
        link = await made(app)
        await Client(app).post(f"/api/duplicate/{link}/2", {})

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_guests_see_their_own_result_and_nothing_of_others(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = services_of(app).duplicates.get_today().id
        at, page = f"/api/duplicate/{session}", f"/duplicate/{session}"
        one = await with_mail(Client(app), "one@example.org")
        two = await with_mail(Client(app), "two@example.org")
        theirs = await play_day(one, session)
        await play_day(two, session, last=True)
        ranked = await one.get(at)
        assert (ranked["ranked"], len(ranked["standings"])) == (True, 2)
        shares = [row["share"] for row in ranked["deals"]]
        assert None not in shares
        # Guests who lose on purpose lift nobody: match points are among accounts.
        guest = Client(app)
        own = await play_day(guest, session, last=True)
        after = await one.get(at)
        assert [row["share"] for row in after["deals"]] == shares
        assert [row["field"] for row in after["deals"]] == [2] * DEALS
        assert after["standings"] == ranked["standings"]
        assert after["players"] == 3
        # The guest sees points, and where they were played, but neither match points nor ranks.
        told = await guest.get(at)
        assert (told["ranked"], told["standings"], told["pairs"]) == (False, None, None)
        for row, match in zip(told["deals"], own, strict=True):
            assert (row["match"], row["over"], row["share"], row["field"]) == (
                match, True, None, None,
            )  # fmt: skip
            assert row["margin"] is not None
        shown = (await guest.http.get(page)).text
        assert "To be ranked and to see how others did" in shown
        assert "Ann" not in shown.partition('id="standings"')[2].partition("</section>")[0]
        assert f"/m/{own[0]}/replay" in shown
        assert "To be ranked and to see how others did" not in (await one.http.get(page)).text
        # Nothing of what others did: their matches, records, and where the field parted.
        for path in ("", "/events", "/record", "/analysis"):
            await guest.refused(404, f"/api/matches/{theirs[0]}{path}", method="GET")
        for path in (f"/m/{theirs[0]}", f"/m/{theirs[0]}/replay", f"{page}/1"):
            assert (await guest.http.get(path)).status_code == 404
        async with guest.socket(theirs[0]) as socket:
            assert socket.closed
        await guest.refused(404, f"{at}/1", method="GET")
        await guest.get(f"/api/matches/{own[0]}/record")
        # Accounts see each other's, and no guest's in what is compared.
        await two.get(f"/api/matches/{theirs[0]}/record")
        assert len((await two.get(f"{at}/1"))["field"]) == 2

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_who_saves_their_progress_is_ranked_at_once(tmp_path: Any) -> None:
    async def do(app: Starlette) -> None:
        session = services_of(app).duplicates.get_today().id
        one, other = await with_mail(Client(app)), Client(app)
        await play_day(one, session)
        await play_day(other, session, last=True)
        assert len((await one.get(f"/api/duplicate/{session}"))["standings"]) == 1
        assert (await other.get(f"/api/duplicate/{session}"))["standings"] is None
        await with_mail(other, "other@example.org")
        told = await other.get(f"/api/duplicate/{session}")
        assert [line["own"] for line in told["standings"]].count(True) == 1
        assert len(told["standings"]) == 2
        assert len((await one.get(f"/api/duplicate/{session}"))["standings"]) == 2
        await other.get(f"/api/duplicate/{session}/1")

    at_a_house(tmp_path, do)


@pytest.mark.slow
def test_a_week_of_play_is_as_good_as_an_account(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(app: Starlette) -> None:
        old, new = Client(app), Client(app)
        first = services_of(app).duplicates.get_today().id
        await played(old, first, 1)
        monkeypatch.setattr(wall_clock, "offset_ms", wall_clock.offset_ms + 7 * DAY)
        kept, today = services_of(app).store.duplicates, services_of(app).duplicates.get_today()
        assert not await kept.is_ranked(hash_token(old.token or ""), today.opens - 7 * DAY)
        monkeypatch.setattr(wall_clock, "offset_ms", wall_clock.offset_ms + DAY)
        today = services_of(app).duplicates.get_today()
        assert await kept.is_ranked(hash_token(old.token or ""), today.opens - 7 * DAY)
        for who in (old, new):
            await play_day(who, today.id)
        told = await old.get(f"/api/duplicate/{today.id}")
        assert [line["own"] for line in told["standings"]] == [True]
        assert (await new.get(f"/api/duplicate/{today.id}"))["standings"] is None
        # When the day is over everybody sees the ranking; guests have no line in it.
        monkeypatch.setattr(wall_clock, "offset_ms", wall_clock.offset_ms + DAY)
        over = await new.get(f"/api/duplicate/{today.id}")
        assert [line["own"] for line in over["standings"]] == [False]
        assert over["deals"][0]["share"] is None
        await new.get(f"/api/duplicate/{today.id}/1")
        week = await services_of(app).duplicates.load_week(hash_token(new.token or ""))
        assert [one.own for one in week] == [False]

    at_a_house(tmp_path, do)
