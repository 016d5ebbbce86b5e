"""Leaks in drawings: every face that is drawn, whatever is named, is one its viewer may see."""

import random
import re
from typing import Any

import pytest

from boneyard.core.tile_faces import FACES, Faces
from boneyard.core.tiles import Tile, tile
from boneyard.games import GAMES
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.web import tile_pictures
from support.server.leaks import Rights, tiles_named
from support.server.pages import pages, run, sit_down, step, table

#: A tile face up: its body, and then what lies on its halves; a blank half has nothing on it.
FRONT = re.compile(r'<use href="#by-[tu]"/>((?:<use href="#by-[pqfncg][^"]+"[^>]*/>)*)')
HALF = re.compile(r'href="#by-[pqfnc]([AP]?\d+|S)"')
BACK = re.compile(r'<use href="#by-[tu]b"/>')


def texts(drawn: Any) -> list[str]:
    if isinstance(drawn, dict):
        drawn = list(drawn.values())
    if isinstance(drawn, list | tuple):
        return [text for one in drawn for text in texts(one)]
    return [drawn] if isinstance(drawn, str) else []


def faces_in(drawn: Any) -> list[Tile]:
    """The tiles that are drawn face up, read from their halves."""
    found = []
    for text in texts(drawn):
        for halves in FRONT.findall(text):
            a, b = [*HALF.findall(halves), "0", "0"][:2]
            found.append(tile(f"{a}-{b}"))
    return found


@pytest.mark.parametrize("faces", FACES)
def test_the_scan_reads_every_face(faces: Faces) -> None:
    games = ("fundomino",) if faces == "colours" else ("block-draw", "bendomino")
    for game in games:
        for one in GAMES[game].rules().tiles:
            drawn = tile_pictures.standing_tile_svg(one, faces, game != "block-draw", "")
            assert faces_in(drawn) == [one]
    back = tile_pictures.standing_tile_svg(None, faces, False, "")
    assert not faces_in(back)
    assert BACK.search(back)


def hand_of(live: LiveMatch, seat: int | None) -> list[Tile]:
    view = live.view(seat)
    hands = getattr(view, "hands", ())
    return [] if seat is None or not hands else [one for one in hands[seat] if one is not None]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_face_is_drawn_that_its_viewer_may_not_see(name: str) -> None:
    dice = random.Random(f"faces of {name}")
    live = table(name, dice)
    painter = MatchPageRenderer()
    hows = ("tall.own",) if name.startswith("fundomino") else ("tall.own", "wide.numerals")
    for _ in range(25):
        if live.state.over:
            break
        step(live, dice)
        how = dice.choice(hows)
        for seat in (None, *range(live.rules.players)):
            drawn = painter.draw(live, seat, how, None)
            regions = drawn["regions"]
            assert set(faces_in(drawn)) <= Rights(live, seat).after[-1], seat
            assert not faces_in([regions["seats"], regions["stock"]])
            assert faces_in(regions["hand"]) == hand_of(live, seat)


@pytest.mark.parametrize("name", ["block-draw", "blind", "yourturn", "fundomino"])
def test_no_page_draws_a_face_that_its_viewer_may_not_see(name: str) -> None:
    async def work() -> None:
        async with pages() as client:
            form = {"way": "screen", "name": "Ann", "o.players": str(min(GAMES[name].players))}
            at = await sit_down(client, name, **form)
            match = at.rpartition("/")[2]
            seen: dict[str, set[Tile]] = {}
            for seat in ("0", "1", "watch"):
                paths = (f"{at}?seat={seat}", f"{at}/replay?seat={seat}")
                drawn = [(await client.get(path)).text for path in paths]
                told = (await client.get(f"/api/matches/{match}/events?seat={seat}")).json()
                seen[seat] = set(faces_in(drawn))
                assert seen[seat] <= tiles_named(told)
            if name != "blind":
                assert seen["0"] - seen["watch"]
                assert not (seen["0"] - seen["watch"]) & seen["1"]

    run(work)
