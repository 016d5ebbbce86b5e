"""A house asked over the network: by programs that wait, and by those that don't."""

import asyncio
import json
import queue
import random
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import boneyard
from boneyard.bots.registry import BOTS
from boneyard.cli import main
from boneyard.client import AsyncClient, Client, ClientError, Link, Refused, read_link
from boneyard.client import api_requests as questions
from boneyard.client.followed_match import parse_news
from boneyard.client.play import keep_seat
from boneyard.client.reconnect import Backoff
from boneyard.i18n.translator import get_translator
from boneyard.schemas import matches as wire
from boneyard.tui.full_screen_app import STOP, GameThread, MatchApp, ScreenCallbacks
from boneyard.tui.remote_match import RemoteMatch

HEAVY = BOTS["heavy"].bot


def open_match(house: str, game: str = "block-draw") -> str:
    """Start a match of two open seats, and give its link."""
    with Client(house) as client:
        client.sign_in()
        seats = [wire.Seating("open"), wire.Seating("bot", bot="heavy")]
        request = wire.Start(game, {"single": True, "players": 2}, seats)
        return str(Link(house, client.ask(questions.start(request)).match))


def test_a_link_says_house_and_match() -> None:
    for text in ("https://dominoes.example/m/aB3-x", "https://dominoes.example/m/aB3-x?seat=1",
                 "https://dominoes.example/api/matches/aB3-x/live"):  # fmt: skip
        assert read_link(text) == Link("https://dominoes.example", "aB3-x")
    assert read_link("http://h:80/under/m/x").server_url == "http://h:80/under"
    for wrong in ("block-draw", "https://dominoes.example", "ftp://h/m/x", "http:///m/x"):
        with pytest.raises(ClientError, match="not a match link"):
            read_link(wrong)
    for address in ("https://h/under/m/aB3-x?seat=1", "https://h/under/"):
        with Client(address) as client:
            assert client.server_url == "https://h/under"


@pytest.mark.slow
def test_a_program_that_waits_plays_a_match_to_its_end(house: str) -> None:
    link = open_match(house)
    with Client(house) as client:
        table = client.join(link, "Ann")
        assert table.seat == 0
        assert client.token
        keep_seat(table, HEAVY, random.Random(1))
        assert table.view.over
        assert table.names == ["Ann", "Bones"]
        looked = client.ask(questions.look(table.match, 0))
        assert list(table.view.scores) == looked.scores
        assert table.number == looked.number
        assert table.record().seats == ["Ann", "Bones"]
        replayed = boneyard.Match.from_record(table.finished_record())
        assert (replayed.scores, replayed.is_over) == (table.view.scores, True)
        with pytest.raises(boneyard.RecordError, match=r"boneyard\.Record, not RecordOut"):
            boneyard.Match.from_record(table.record())  # type: ignore[arg-type]
        # Whoever holds the token sits there still; nobody else gets a seat.
        assert client.join(link, "Ann").seat == 0
    with Client(house) as other, pytest.raises(ClientError, match="no open seat"):
        other.join(link, "Ben")


def test_a_seat_that_another_was_faster_to_take_is_no_error(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Client(house) as ann, Client(house) as ben, Client(house) as cleo:
        seats = ["me", "open", "open"]
        link = ann.create_match("block-draw", seats=seats, name="Ann", players=3).invite_link
        with Client(house) as fay, pytest.raises(ClientError, match="that seat isn't open"):
            fay.join(link, "Fay", seat=0)
        ask, faster = ben.ask, [cleo.join]

        def late(request: Any) -> Any:
            if request.path.endswith("/seats/1") and faster:
                faster.pop()(link, "Cleo")  # between Ben's look at the table and his seat
            return ask(request)

        monkeypatch.setattr(ben, "ask", late)
        assert ben.join(link, "Ben").seat == 2
        assert not faster
        # With no seat left it is one sentence, whichever was asked for.
        with Client(house) as dora, pytest.raises(ClientError, match="no open seat"):
            dora.join(link, "Dora")
        with Client(house) as eve, pytest.raises(ClientError, match="no open seat"):
            eve.join(link, "Eve", seat=1)


def test_a_program_that_doesnt_wait_plays_too(house: str) -> None:
    async def play() -> None:
        async with AsyncClient(house) as client:
            table = await client.start("knock-out")
            while not table.moves:  # there are such deals
                table = await client.start("knock-out")
            await table.refresh()
            before = table.view
            await table.act(table.moves[0])
            await table.undo()
            await table.refresh()
            assert table.view == before
            await table.act("resign")
            async for _ in table.follow_live():
                pass
            assert table.view.over
            assert (await client.games()).games

    asyncio.run(play())


def test_a_connection_that_breaks_is_made_again(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first connections lead nowhere, or end at once; nothing is lost or told twice."""
    from websockets.sync import client as sockets

    real: Any = sockets.connect
    tried = [0]

    def connect(address: str, **more: object) -> Any:
        tried[0] += 1
        if tried[0] == 1:
            raise OSError
        socket = real(address, **more)
        if tried[0] == 2:
            socket.__enter__().close()
        return socket

    monkeypatch.setattr(sockets, "connect", connect)
    with Client(house) as client:
        table = client.join(open_match(house), "Ann")
        keep_seat(table, HEAVY, random.Random(1), Backoff(0.001, 0.002))
        assert tried[0] == 3
        assert table.view.over
        numbers = [entry.number for entry in table.log]
        assert numbers == sorted({*numbers})


def test_pauses_grow_and_have_an_end() -> None:
    waits = Backoff(1, 8)
    pauses = [waits.next_delay() for _ in range(6)]
    assert all(1 * 2**at / 2 <= one <= 2**at for at, one in enumerate(pauses[:4]))
    assert max(pauses) <= 8
    waits.reset()
    assert waits.next_delay() <= 1


def test_what_is_refused_is_said_with_its_status(house: str) -> None:
    with Client(house) as client:
        with pytest.raises(Refused) as refused:
            client.table("nowhere")
        assert refused.value.status == 404
        table = client.start("block-draw", single=True, players=2)
        with pytest.raises(Refused, match="the server refused: ") as refused:
            table.act("6-6@9")
        assert refused.value.status == 409
    with Client("http://127.0.0.1:9") as nobody, pytest.raises(ClientError, match="can't reach"):
        nobody.games()
    with pytest.raises(ClientError, match="can't read"):
        parse_news('{"number": "x"}')


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(main, list(words), input=typed, prog_name="boneyard")
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return f"{result.exit_code} {result.output}"


FIRST = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["moves"][0]}), flush=True)
"""


def test_a_program_of_ones_own_takes_a_seat(house: str, tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(FIRST)
    link, token = open_match(house), tmp_path / "token"
    program = f"{sys.executable} {tmp_path / 'mybot.py'}"
    told = run("bot", "--connect", link, "--program", program, "--token", str(token))
    assert told.startswith("0 mybot takes seat 1 in Block & Draw.")
    assert "Scores: you " in told
    assert token.stat().st_mode & 0o077 == 0
    # The match is over: whoever watches is told all of it.
    watched = run("watch", link)
    assert watched.startswith("0 Watching Block & Draw: mybot and Bones.")
    assert "mybot" in watched.partition("\n")[2]
    assert " wins the match." in watched


def test_somebody_plays_at_a_house_in_the_terminal(house: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    told = run("play", open_match(house), "--names", "Ann", "-o", str(file), typed="1\n" * 80)
    assert told.startswith("0 ")
    assert "Your hand: " in told
    assert json.loads(file.read_text())["seats"] == ["Ann", "Bones"]


@pytest.mark.parametrize(
    ("words", "why"),
    [("bot --connect x --level club", "not a match link"),
     ("bot --connect http://127.0.0.1:9/m/x", "either --program or --level"),
     ("watch http://127.0.0.1:9/m/x", "can't reach"),
     ("play http://127.0.0.1:9/m/x", "can't reach"),
     ("play http://127.0.0.1:9/m/x --muggins", "'--muggins' is not an option")],
)  # fmt: skip
def test_what_is_wrong_is_said(words: str, why: str) -> None:
    told = run(*words.split())
    assert told.startswith("2 ")
    assert why in told
    assert len(told.splitlines()) <= 4


@pytest.mark.slow
def test_the_page_tells_the_truth(house: str) -> None:
    from support.docs import blocks
    from support.paths import ROOT

    examples = blocks(ROOT / "docs" / "client.md", "python")
    assert len(examples) == 4
    for example in examples:
        names = {"SERVER": house, "LINK": open_match(house), "print": lambda *_: None}
        exec(compile(example, "client.md", "exec"), names)


@pytest.mark.slow
def test_a_match_at_a_house_is_played_on_the_screen(house: str) -> None:
    from support.tui import ready, until

    async def play() -> None:
        with Client(house) as client:
            match = RemoteMatch(client.join(open_match(house), "Ann"))
            app = MatchApp(match, get_translator("en"), pace=0)
            async with app.run_test(size=(80, 24)) as pilot:
                before = None
                while not (app.scene and app.scene.over):
                    await until(pilot, lambda before=before: ready(app, before=before))  # type: ignore[misc]
                    before = app.scene
                    await pilot.press("enter")
            assert match.over

    asyncio.run(play())


def test_something_is_called_at_a_house_while_others_are_waited_for(house: str) -> None:
    said: queue.Queue[str] = queue.Queue()
    with Client(house) as ann, Client(house) as ben:
        ann.sign_in()
        request = wire.Start("all-fives", {"muggins": True, "players": 2},
                             [wire.Seating("open"), wire.Seating("open")])  # fmt: skip
        link = str(Link(house, ann.ask(questions.start(request)).match))
        match = RemoteMatch(ann.join(link, "Ann"))
        ben.join(link, "Ben")
        dealer = GameThread(
            match,
            get_translator("en"),
            ScreenCallbacks(lambda _: None, said.put, lambda _: None),
            pace=0,
        )
        thread = threading.Thread(target=dealer.run, daemon=True)
        thread.start()
        while not dealer._listening:
            if match.playing and match.awaited_seat == 0 and dealer.requests.empty():
                dealer.request(str(match.moves(0)[0]))
            thread.join(0.01)
        dealer.request("muggins")
        # Ben thinks and thinks; the house has answered all the same.
        while "there is nothing to call now" not in said.get(timeout=30):
            pass  # a move that was asked for twice, before the first was seen, is refused
        assert dealer._listening
        ben.join(link, "Ben").act("resign")
        dealer.request(STOP)
        thread.join(30)
