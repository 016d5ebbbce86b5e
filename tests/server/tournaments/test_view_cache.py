"""A big tournament is counted once for each version, and shown a part at a time."""

import asyncio
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from boneyard.server.app import create_site
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.thinking.fair_queue import DEFAULT_TICKET
from boneyard.server.tournaments import view_cache
from boneyard.server.tournaments.pages import ROWS_PER_PAGE
from boneyard.server.tournaments.store import (
    LoadedTournament,
    StoredBoard,
    StoredEntrant,
    StoredTournament,
)
from boneyard.server.tournaments.view_cache import MAX_FRAGMENTS, PublicView, TournamentViews
from boneyard.server.tournaments.visibility import build_view
from boneyard.tournaments.models import Board, Outcome
from boneyard.tournaments.settings import Deals, Plan
from support.server.page_cost import BOTS, ROUNDS, put_tournament
from support.server.serving import Client, settings

ADA, BEN, EVA = (name * 32 for name in (b"a", b"b", b"e"))
ROW = re.compile(r'<tr(?: class="you")?><td class="number">(\d+)</td><th scope="row"><span')


def small(stage: str, deals: Deals, partner: bool = False) -> LoadedTournament:
    """Two rounds of four: the second one has a board that is being played."""
    kept = StoredTournament(
        id="t", host=EVA, title="Cup", game="block-draw", options={"players": 2},
        clock="5-minutes", plan=Plan(deals=deals), secret=bytes(32), made=5, stage=stage,
        rounds=2, version=3,
    )  # fmt: skip
    entrants = [
        StoredEntrant(number=number, kind="person", name=f"P{number}", owner=bytes([number]) * 32)
        for number in range(1, 5)
    ]
    entrants[0] = replace(entrants[0], owner=ADA)
    if partner:
        entrants[0] = replace(entrants[0], partner="person", partner_owner=BEN)
    won = Outcome(2, 0, 5, "")
    boards = [
        StoredBoard(Board(1, 1, 1, 2, outcome=won), "m1", 1),
        StoredBoard(Board(1, 2, 3, 4, outcome=won), "m2", 1),
        StoredBoard(Board(2, 1, 1, 3), "m3", 1),
        StoredBoard(Board(2, 2, 2, 4, outcome=won), "m4", 1),
    ]
    return LoadedTournament(kept, tuple(entrants), tuple(boards))


@pytest.mark.parametrize("stage", ["playing", "over", "off"])
@pytest.mark.parametrize("deals", ["same", "fresh"])
@pytest.mark.parametrize("guest", [None, ADA, BEN, EVA, bytes([2]) * 32])
def test_what_is_kept_for_all_shows_each_what_they_may_know(
    stage: str, deals: Deals, guest: bytes | None
) -> None:
    whole = small(stage, deals, partner=True)
    assert PublicView(whole).view_for(guest) == build_view(whole, guest)


def test_where_deals_are_the_same_only_its_players_know_where_a_board_is() -> None:
    view = PublicView(small("playing", "same"))
    assert [one.match for one in view.view_for(None).boards] == ["m1", "m2", "", ""]
    assert [one.match for one in view.view_for(ADA).boards] == ["m1", "m2", "m3", ""]
    assert view.shown.boards[3].board.outcome is None


@pytest.mark.slow
def test_a_part_of_a_big_tournament_is_shown_at_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            ada, guest = Client(app), Client(app, None)
            assert ada.token is not None
            path = f"/tournaments/{await put_tournament(app, 'over', hash_token(ada.token))}"
            places: list[str] = []
            for page in range(1, BOTS // ROWS_PER_PAGE + 2):
                text = (await guest.ask("GET", f"{path}?page={page}")).text
                found = ROW.findall(text)
                assert len(found) <= ROWS_PER_PAGE
                assert 'class="you"' not in text
                places += found
            assert len(places) == BOTS
            assert places == sorted(places, key=int)
            # What lies beyond the last page is the last one; what is no number is refused.
            assert ROW.findall((await guest.ask("GET", f"{path}?page=99")).text) == found
            assert (await guest.ask("GET", f"{path}?page=x")).status_code == 400
            # Whoever has entered sees their own part first.
            own = (await ada.ask("GET", path)).text
            assert own.count('<tr class="you">') == 2
            assert "Ada" in own
            # The boards of one round at a time, of all of them in turn.
            assert f'data-round="{ROUNDS}"' in own
            earlier = (await guest.ask("GET", f"{path}?round=3")).text
            assert 'data-round="3"' in earlier
            assert f'data-round="{ROUNDS}"' not in earlier
            assert f'href="{path}?round={ROUNDS}"' in earlier
            # Programs and spreadsheets get all of it.
            found_all = await guest.get(f"/api{path}")
            assert len(found_all["boards"]) == BOTS // 2 * ROUNDS
            table = (await guest.ask("GET", f"{path}/table.csv")).text
            assert len(table.splitlines()) == BOTS + 1

    asyncio.run(work())


def test_a_change_is_seen_at_once_and_a_name_that_left_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            host, eve, guest = Client(app), Client(app), Client(app, None)
            wanted = {"game": "block-draw", "clock": "5-minutes", "options": {}}
            id = (await host.post("/api/tournaments", wanted))["tournament"]
            path = f"/tournaments/{id}"
            assert "Evelyn" not in (await guest.ask("GET", path)).text
            await eve.post("/api/me", {"name": "Evelyn"})
            await eve.post(f"/api{path}/enter", {"name": "Evelyn"})
            assert "Evelyn" in (await guest.ask("GET", path)).text
            assert "Evelyn" in (await guest.ask("GET", f"{path}/table.csv")).text
            await eve.post("/api/me/leave", {"sure": True})
            for address in (path, f"{path}/table.csv", f"/api{path}"):
                assert "Evelyn" not in (await guest.ask("GET", address)).text

    asyncio.run(work())


def test_few_tournaments_are_kept_and_few_pieces_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(view_cache, "MAX_TOURNAMENTS", 2)

    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            host = Client(app)
            views: TournamentViews = app.state.services.tournament_views
            for _ in range(4):
                wanted = {"game": "block-draw", "clock": "5-minutes", "options": {}}
                id = (await host.post("/api/tournaments", wanted))["tournament"]
                await host.ask("GET", f"/tournaments/{id}")
            assert len(views.views) == 2
            view = PublicView(small("over", "fresh"))
            before = app.state.services.background_jobs.completed
            for at in range(MAX_FRAGMENTS + 50):
                await views.fragment(view, at, DEFAULT_TICKET, lambda: "x")
            assert len(view.fragments) == MAX_FRAGMENTS
            after = app.state.services.background_jobs.completed
            assert after == before, "a small one is counted at once"

    asyncio.run(work())
