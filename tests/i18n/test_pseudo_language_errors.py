"""Errors that a house can be made to tell, in the made-up language: none escapes brackets."""

import json
from html import unescape
from typing import Any, Final

import httpx
import pytest

from boneyard.i18n import message
from boneyard.i18n.locales import PSEUDO_BRACKETS, PSEUDO_LANGUAGE
from boneyard.i18n.translator import get_translator
from boneyard.server.http.connection_limits import build_error_response
from boneyard.server.http.language import negotiate_language
from boneyard.server.http.security_middleware import MAX_CLOSE_REASON_BYTES, truncate_close_reason
from boneyard.server.settings import Rate
from boneyard.server.thinking.pool import WorkerPool, build_worker_error
from support.pseudo_language import escaped, outside
from support.server.pages import pages, run, sit_down
from support.server.serving import HOST, Client, Json, serving

COOKIE: Final = f"language={PSEUDO_LANGUAGE}"
#: A bucket that is empty after one.
ONE: Final = Rate(0.001, 1)
PEOPLE: Final = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
BOT: Final = {"kind": "bot", "bot": "heavy"}


def all_said(error: str) -> bool:
    """Whether a sentence is said by a catalogue, all of it."""
    return error.startswith(PSEUDO_BRACKETS[0]) and not outside(error).strip()


class Guest(Client):
    """A client who reads the made-up language."""

    def __init__(self, app: Any, token: str | None = "new") -> None:
        super().__init__(app, token, cookie=COOKIE, origin=f"http://{HOST}")

    async def hears(self, status: int, path: str, body: Any = None, method: str = "POST") -> None:
        error = await self.refused(status, path, body, method)
        assert all_said(error), f"{path}: {error}"

    async def hears_raw(self, status: int, path: str, **more: Any) -> None:
        response = await self.http.post(path, **more)
        assert response.status_code == status
        assert all_said(response.json()["error"]), response.text


#: Matches that can't be started.
STARTS: Final[list[tuple[int, Json]]] = [
    (400, {"game": "bridge"}),
    (400, {"game": "crss"}),
    (400, {"game": "block-draw", "options": {"players": 9}}),
    (400, {"game": "block-draw", "options": {"players": [9]}}),
    (400, {"game": "block-draw", "options": {"set": 7}}),
    (400, {"game": "block-draw", "options": {"single": 7}}),
    (400, {"game": "block-draw", "options": {"bridge": 7}}),
    (400, {"game": "block-draw", "options": {"teams": True}}),
    (400, {"game": "block-draw", "options": {"hand": 14, "players": 4}}),
    (400, {"game": "block-draw", "name": "x" * 99}),
    (400, {"game": "block-draw", "name": "zero\u200bwidth"}),
    (400, {"game": "block-draw", "seed": "mine"}),
    (400, {"game": 7}),
    (409, {"game": "block-draw", "bot": "nobody"}),
    (409, {"game": "block-draw", "seats": [BOT]}),
    (409, {"game": "block-draw", "seats": [BOT, {"kind": "stranger"}]}),
    (409, {"game": "block-draw", "seats": PEOPLE, "daily": True}),
]
#: Moves of seat 0 in block-draw that can't be made, whatever was dealt.
MOVES: Final = {
    400: ("nonsense", "17-1@1", "6-4@@"),
    409: ("9-9@1", "clockwise", "domino", "catch:1", "flip", "knock 1", "6-4>1", "6-4@1", "draw"),
}


def test_no_error_of_the_api_has_escaped() -> None:
    async def work() -> None:
        async with serving() as app:
            ann, ben = Guest(app), Guest(app)
            for path in ("/api/nothing", "/api/matches/none", "/api/games/bridge"):
                await ann.hears(404, path, method="GET")
            await ann.hears(405, "/api/games", method="DELETE")
            for status, wanted in STARTS:
                await ann.hears(status, "/api/matches", wanted)
            await ann.hears_raw(400, "/api/matches", content=b"{", headers=JSON)
            await ann.hears_raw(415, "/api/matches", content=b"x", headers={"content-type": "a/b"})
            await ann.hears_raw(413, "/api/matches", content=b" " * 70_000, headers=JSON)
            await ann.hears_raw(403, "/api/matches", json={}, headers={"origin": "http://else"})
            await ann.hears_raw(431, "/api/matches", headers={"x-long": "x" * 20_000})
            await Guest(app, "A" * 43).hears(401, "/api/matches", {"game": "block-draw"})
            await _at_a_table(ann, ben)
            await _alone(ann, ben)

    run(work)


JSON: Final = {"content-type": "application/json"}


async def _at_a_table(ann: Guest, ben: Guest) -> None:
    open_seat = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    waiting = (await ann.post("/api/matches", {"game": "block-draw", "seats": open_seat}))["match"]
    at = f"/api/matches/{waiting}"
    await ann.hears(409, f"{at}/moves", {"seat": 0, "move": "draw"})
    await ann.hears(403, f"{at}/moves", {"seat": 1, "move": "draw"})
    await ann.hears(409, f"{at}/moves", {"seat": 7, "move": "draw"})
    await ann.hears(404, f"{at}/seats/x", {"name": "Ann"})
    await ann.hears(409, f"{at}/seats/0", {"name": "Ben"})
    await ann.hears(409, f"{at}/rematch", {})
    look = await ann.start("block-draw", seats=PEOPLE, options={"players": 2})
    at, turn = f"/api/matches/{look['match']}", look["turn"]
    for status, moves in MOVES.items():
        for move in moves:
            await ann.hears(status, f"{at}/moves", {"seat": turn, "move": move})
    error = await ann.refused(409, f"{at}/moves", {"seat": 1 - turn, "move": "pass"})
    assert all_said(error)
    names = ("Ann", "Ben")
    assert f"it is {names[turn]}'s turn, not {names[1 - turn]}'s" in error, "no seats from zero"
    await ann.hears(409, f"{at}/seats/0/seed", {"seed": "late"})
    await ann.hears(400, f"{at}/events?since=x", method="GET")
    await ben.hears(403, f"{at}?seat=0", method="GET")
    for path in ("on", "rematch"):
        await ben.hears(403, f"{at}/{path}", {})
    for path in ("undo", "again", "analysis"):
        await ann.hears(409, f"{at}/{path}", {})
    for path in ("hints?seat=0", "par"):
        await ann.hears(409, f"{at}/{path}", method="GET")


async def _alone(ann: Guest, ben: Guest) -> None:
    look = await ann.start("domino-solitaire")
    at = f"/api/matches/{look['match']}"
    await ben.hears(403, f"{at}/undo", {})
    for path in ("undo", "redo"):
        await ann.hears(409, f"{at}/{path}", {})
    await ann.hears(409, f"{at}/par", method="GET")
    await ann.hears(409, f"{at}/moves", {"seat": 0, "move": "knock 1"})


def test_no_error_of_a_full_house_has_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any, **__: Any) -> Any:
        raise build_worker_error("KeyError", "6-4")

    async def work() -> None:
        async with serving(bot_tables=0, start_rate=ONE, crowd=9, guest_rate=Rate(1, 20)) as app:
            ann = Guest(app)
            await ann.hears(503, "/api/matches", {"game": "block-draw", "seats": [BOT, BOT]})
            await ann.hears(429, "/api/matches", {"game": "block-draw", "seats": PEOPLE})
            ben = Guest(app)
            look = await ben.start("knock-out")
            monkeypatch.setattr(WorkerPool, "submit", fails)
            at = f"/api/matches/{look['match']}"
            await ben.hears(503, f"{at}/par", method="GET")
            response = await ben.ask("POST", f"{at}/undo", {})
            while response.status_code != 429:
                response = await ben.ask("POST", f"{at}/undo", {})
            assert all_said(response.json()["error"])

    run(work)


def test_no_error_of_a_socket_has_escaped() -> None:
    async def work() -> None:
        async with serving() as app:
            ann = Guest(app)
            async with ann.socket("none") as socket:
                assert socket.closed is not None
                assert all_said(socket.closed["reason"])
            look = await ann.start("block-draw", seats=PEOPLE)
            async with ann.socket(look["match"]) as socket:
                await socket.hear()
                for said in ("{", json.dumps({"move": "pass"}), "x" * 3000, None,
                             json.dumps({"look": "7"}),
                             json.dumps({"seat": 7, "move": "pass"})):  # fmt: skip
                    sent = {"bytes": b"x"} if said is None else {"text": said}
                    await socket.inbox.put({"type": "websocket.receive", **sent})
                    assert all_said((await socket.hear())["error"]), said

    run(work)


async def error_of(socket: Any) -> str:
    """The next error that a socket tells; the table may have gone on meanwhile."""
    while "error" not in (said := await socket.hear()):
        pass
    error: str = said["error"]
    return error


def test_a_socket_speaks_the_language_of_its_page() -> None:
    """Whatever was chosen since the page was made."""

    async def work() -> None:
        async with pages() as client:
            client.cookies.set("language", "nl")
            transport: Any = client._transport
            at = await sit_down(client, "block-draw", name="Ann")
            asker = Client(transport.app, None, cookie="language=nl", origin=f"http://{HOST}")
            async with asker.socket(
                at.rpartition("/")[2], draw=f"wide.own.{PSEUDO_LANGUAGE}"
            ) as socket:
                await socket.hear()
                await socket.say(move="pass")
                assert all_said(await error_of(socket))
            async with asker.socket(at.rpartition("/")[2]) as socket:
                await socket.hear()
                await socket.say(move="pass")
                assert await error_of(socket) == "Bij een zet hoort een plaats."

    run(work)


#: Addresses where no page is.
NOWHERE: Final = ("/nowhere", "/games/bridge", "/m/none", "/m/none/replay", "/static/1/none.js")
#: Forms of a game that start nothing.
FORMS: Final[list[tuple[int, dict[str, str]]]] = [
    (400, {"o.players": "9"}),
    (400, {"o.hand": "14", "o.players": "4"}),
    (400, {"name1": "x" * 60, "way": "screen"}),
    (409, {"way": "by magic"}),
]
#: Forms of a table, of the only person there, that do nothing.
ACTS: Final[list[tuple[int, dict[str, str]]]] = [
    (409, {"do": "dance"}),
    (409, {"do": "undo"}),
    (409, {"do": "par"}),
    (409, {"do": "again"}),
    (409, {"tile": "9-9"}),
    (409, {"move": "9-9@1"}),
    (400, {"move": "nonsense"}),
    (403, {"move": "draw", "seat": "1"}),
]


async def _shown(answer: httpx.Response, status: int) -> None:
    assert answer.status_code == status
    assert f'lang="{PSEUDO_LANGUAGE}"' in answer.text
    rules = r'<section class="sheet rules">.*?</section>'
    cards = r'<p class="setup-about">.*?</p>|<div class="setup-facts"><p>.*?</p>'
    assert escaped(answer.text, skip=f"{rules}|{cards}") == set()


@pytest.mark.slow
def test_no_sentence_of_an_error_page_has_escaped() -> None:
    async def work() -> None:
        async with pages() as client:
            client.cookies.set("language", PSEUDO_LANGUAGE)
            for path in NOWHERE:
                await _shown(await client.get(path), 404)
            await _shown(await client.get("/games/bergen?step=x"), 400)
            for status, form in FORMS:
                await _shown(await client.post("/games/block-draw", data=form), status)
            await _shown(await client.post("/games/block-draw", json={}), 415)
            at = await sit_down(client, "block-draw", name="Ann")
            await _shown(await client.post(f"{at}/replay", data={"do": "dance"}), 409)
            for status, form in ACTS:
                await _shown(await client.post(at, data={"seat": "0", **form}), status)
            client.cookies.delete("boneyard")
            await _shown(await client.post(at, data={"do": "on"}), 403)
            scripted = await client.post(
                at, data={"do": "dance"}, headers={"accept": "application/json"}
            )
            assert all_said(scripted.json()["error"].rstrip("."))

    run(work)


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"o.players": "9"}, "Dominó clásico: Jugadores debe ser un número entero de 2 a 4, no 9."),
        ({"o.lead": "me"}, "Dominó clásico: Salida debe ser el doble más alto, el doble más alto "
                           "o, si no hay, la ficha más alta o "
                           "cada cual por turno, con la ficha que quiera, no me."),
    ],
)  # fmt: skip
def test_a_form_is_told_of_options_by_their_names(form: dict[str, str], said: str) -> None:
    async def work() -> None:
        async with pages() as client:
            client.cookies.set("language", "es")
            answer = await client.post("/games/block-draw", data=form)
            assert answer.status_code == 400
            assert said in unescape(answer.text)

    run(work)


def test_the_door_speaks_the_language_of_the_head() -> None:
    headers = [(b"host", b"x"), (b"cookie", COOKIE.encode())]
    said = json.loads(
        build_error_response(408, message("server-slow-body"), headers).rpartition(b"\r\n")[2]
    )
    assert all_said(said["error"])
    assert b"took too long" in build_error_response(408, message("server-slow-head"))


def test_who_says_nothing_is_answered_in_english() -> None:
    assert negotiate_language([]) == "en"
    assert negotiate_language([(b"accept-language", b"es-MX,es;q=0.9")]) == "es"
    asked = [(b"accept-language", b"es"), (b"cookie", b"boneyard=x; language=nl")]
    assert negotiate_language(asked) == "nl"
    assert negotiate_language([(b"cookie", b"language=klingon")]) == "en"


def test_a_reason_for_closing_fits_where_it_is_sent() -> None:
    """RFC 6455 allows 123 bytes, and no half of a letter."""
    is_cut = {}
    for language in ("en", "es", "nl"):
        whole = get_translator(language)("store-gone")
        cut = truncate_close_reason(whole)
        is_cut[language] = cut != whole
        assert len(cut.encode()) <= MAX_CLOSE_REASON_BYTES
        assert is_cut[language] == (len(whole.encode()) > MAX_CLOSE_REASON_BYTES)
        assert whole.startswith(cut)
    assert is_cut == {"en": False, "es": True, "nl": True}
    assert truncate_close_reason("ñ" * 99) == "ñ" * 61
