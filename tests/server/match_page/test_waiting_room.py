"""The invitation: who invites to what, what the link shows elsewhere, and who has opened it."""

import asyncio
import struct
from html import unescape
from pathlib import Path

import pytest

from boneyard.games import GAMES
from boneyard.games.quick_rules import quick_rules, translate_quick_rule
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import get_translator
from boneyard.server.app import create_site
from boneyard.server.matches.room import MAX_LINK_OPENERS, Room
from boneyard.server.matches.seats import Seats
from boneyard.server.web.link_previews import CARD_HEIGHT_PX, CARD_WIDTH_PX
from support.server.absent_players import act
from support.server.serving import Client, services_of, settings, until

OPEN_SEATS = [{"kind": "person", "name": "Anna <i>"}, {"kind": "open"}]


def test_an_invitation_names_the_host_the_game_and_its_length(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            anna, ben = Client(app), Client(app)
            options = {"players": 2, "target": 50}
            started = await anna.start("block-draw", options=options, seats=OPEN_SEATS)
            match = f"/m/{started['match']}"
            shown = (await ben.ask("GET", match)).text
            assert "Anna <i>" not in shown
            text = unescape(shown)
            assert ">Anna <i> invites you to Block & Draw</h1>" in text
            assert "first to 50" in text
            assert "about 5 min" in text
            assert 'og:title" content="Anna <i> invites you to Block & Draw"' in text
            assert f"{match}/invitation.png" in text
            assert "Join Anna <i>" in text
            assert "Invite a friend" not in text
            hosts = (await anna.ask("GET", match)).text
            assert "Invite a friend" in hosts
            assert "No one has opened the link yet." in hosts
            assert 'value="join"' not in hosts
            picture = await ben.ask("GET", f"{match}/invitation.png")
            assert struct.unpack(">II", picture.content[16:24]) == (CARD_WIDTH_PX, CARD_HEIGHT_PX)
            joined = await act(ben, started["match"], do="join", place="1", name="Ben")
            assert joined.status_code == 200
            assert (await ben.ask("GET", f"{match}/invitation.png")).status_code == 404
            assert 'id="board"' in (await anna.ask("GET", match)).text

    asyncio.run(work())


def test_the_host_alone_sees_who_has_opened_the_link(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            anna, ben, eve = Client(app), Client(app), Client(app)
            match = (await anna.start("block-draw", seats=OPEN_SEATS))["match"]
            room = (await services_of(app).registry.get_match(match)).room
            await ben.ask("GET", f"/m/{match}")  # a program that shows links does so too
            assert not room.link_openers
            ben.headers["cookie"] = "called=Ben%20%3Cb%3E"
            async with ben.socket(match, seat="watch") as socket:
                await socket.hear()
                assert list(room.link_openers.values()) == ["Ben <b>"]
                hosts = (await anna.ask("GET", f"/m/{match}")).text
                assert "Link opened by Ben &lt;b&gt;." in hosts
                assert "opened" not in (await eve.ask("GET", f"/m/{match}")).text

    asyncio.run(work())


def test_a_friend_who_sits_down_is_no_spectator_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            anna, ben = Client(app), Client(app, token=None)
            match = (await anna.start("block-draw", seats=OPEN_SEATS))["match"]
            room = (await services_of(app).registry.get_match(match)).room
            async with ben.socket(match, seat="watch") as socket:
                await socket.hear()
                await until(lambda: room.spectator_count == 1)
                assert list(room.link_openers.values()) == [""]
                await act(ben, match, do="join", place="1", name="Ben")
                assert room.spectator_count == 0
                assert not room.link_openers
            assert room.spectator_count == 0

    asyncio.run(work())


def test_only_so_many_visitors_are_remembered() -> None:
    room = Room(Seats([]), 1.0)
    for number in range(MAX_LINK_OPENERS + 5):
        room.note_link_opened(str(number).encode(), "")
    assert len(room.link_openers) == MAX_LINK_OPENERS
    assert not room.note_link_opened(b"0", "")
    assert room.note_link_opened(b"0", "Ann")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_rules_for_thirty_seconds(language: str) -> None:
    translate = get_translator(language).translate
    for game in GAMES.values():
        if game.alone:
            continue
        told = [translate_quick_rule(rule, translate) for rule in quick_rules(game)]
        assert len(told) >= 2, game.name
        # Four words a second.
        assert len(" ".join(told).split()) <= 120, (game.name, told)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("block-draw", "Be the first to play your last tile, and you win the round."),
        ("bendomino-all-five", "A player who plays their last tile goes out, and the round ends."),
        ("hungarian", "A player who has played their last tile takes no more turns."),
        ("fundomino", "Points in the order in which players finish: 40/0 with 2 players"),
    ],
)
def test_who_goes_out_wins_only_where_that_is_so(game: str, told: str) -> None:
    rules = GAMES[game]
    assert not rules.alone
    (award,) = (rule for rule in quick_rules(rules) if rule.picture == "win")
    assert translate_quick_rule(award, get_translator("en").translate).startswith(told)


@pytest.mark.parametrize(("game", "told"), [("cross", "all four"), ("train", "has a train")])
def test_a_table_that_branches_is_among_the_rules_for_thirty_seconds(game: str, told: str) -> None:
    rules, translate = GAMES[game], get_translator("en").translate
    assert not rules.alone
    assert told in " ".join(translate_quick_rule(one, translate) for one in quick_rules(rules))
