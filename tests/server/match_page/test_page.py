"""The pages: names are escaped, nothing hidden is in them, and they are small."""

import random
import re
import time
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from boneyard.games import GAMES
from boneyard.server.lru import LruCache
from boneyard.server.match_page.drawing_cache import drawing_cache_of
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import StoredDeal
from boneyard.server.pages.fairness import count_luck
from boneyard.server.settings import Pace
from boneyard.server.web.static_files import FORMER_NAMES
from support.server.leaks import Rights
from support.server.page_updates import Shown, shown
from support.server.pages import nothing_more, pages, run, sit_down, step, table, tiles_in

EVIL = '<img src=x onerror="alert(1)">'[:24]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_drawn(name: str) -> None:
    dice = random.Random(name)
    live = table(name, dice)
    painter = MatchPageRenderer()
    eyes: list[int | None] = [None, *range(live.rules.players)]
    told = dict.fromkeys(eyes, live.number)
    screens = {seat: Shown() for seat in eyes}
    for _ in range(30):
        if live.state.over:
            break
        step(live, dice)
        for seat in eyes:
            rights = Rights(live, seat)
            often = dice.random()
            news = None if often < 0.1 else live.log.entries[told[seat] :]
            if often > 0.7:
                continue  # somebody slow
            drawn = painter.draw(live, seat, "tall.pips", news)
            told[seat] = live.number
            screens[seat] = shown(screens[seat], drawn)
            assert tiles_in(screens[seat]) <= rights.after[-1], seat
            log = {"log": drawn.pop("log", []), "say": drawn.pop("say", "")}
            assert tiles_in(log) <= set().union(*rights.rounds)
            assert tiles_in(drawn.pop("flights", [])) <= set().union(*rights.rounds)
            assert tiles_in(drawn) <= rights.after[-1], seat
            assert "pending" not in str(drawn)


def calls_shown(drawn: Any) -> str:
    regions = drawn["regions"]
    against = re.findall(r'<button class="catch".*?</button>', regions["seats"])
    assert against
    return str(regions["calls"]) + "".join(against)


def test_nothing_tells_what_there_is_to_call() -> None:
    dice = random.Random(5)
    live = table("fundomino", dice, calls=True, perfect_ten=True)
    painter, seen = MatchPageRenderer(), set()
    for _ in range(80):
        if live.state.over or not live.state.playing:
            break
        seen.add(calls_shown(painter.draw(live, 0, "wide.own", None)))
        step(live, dice)
    assert len(seen) == 1


def drawn_afresh(live: LiveMatch, seat: int | None, style: str) -> Any:
    """What a reload shows; what is known of the browser of another test stays as it is."""
    cache = drawing_cache_of(live)
    held, cache.sent = cache.sent, LruCache(1)
    fresh = MatchPageRenderer().draw(live, seat, style, None)
    cache.sent = held
    return fresh


def with_lines(lines: list[str], new: list[str]) -> list[str]:
    """The game log after some new lines; draws in a row share one."""
    for line in new:
        entry = int(re.findall(r'data-entry="(\d+)"', line)[0])
        since = int((re.findall(r'data-from="(\d+)"', line) or [entry])[0])
        kept = [one for one in lines if int(re.findall(r'data-entry="(\d+)"', one)[0]) < since]
        lines = [*kept, line]
    return lines


def test_what_is_added_makes_the_same_table() -> None:
    """A browser that gets only what is new shows what a reload shows."""
    dice = random.Random(3)
    for name in ("five-up", "fruitominoes", "bendomino", "block-draw", "knock-out"):
        live = table(name, dice)
        painter = MatchPageRenderer()
        first = painter.draw(live, 0, "wide.own", None)
        tiles, regions, at = first["tiles"], shown({}, first), live.number
        box, lines = first["box"], list(first["log"])
        for _ in range(40):
            if live.state.over:
                break
            step(live, dice)
            if dice.random() < 0.3:
                continue
            news = painter.draw(live, 0, "wide.own", live.log.entries[at:])
            regions, box = shown(regions, news), news.get("box", box)
            tiles = news["tiles"] if "tiles" in news else tiles + "".join(regions.added)
            lines = with_lines(lines, regions.lines)
            at = live.number
            fresh = drawn_afresh(live, 0, "wide.own")
            assert tiles == fresh["tiles"]
            assert regions == fresh["regions"]
            assert box == fresh["box"]
            assert lines == fresh["log"]


def test_a_move_costs_the_same_however_many_tiles_lie() -> None:
    """What is sent for a played tile doesn't grow with those that lie already."""
    dice = random.Random(1)
    live = table("block-draw", dice, set=15, players=2, hand=20, lead="any")
    painter, sizes, at = MatchPageRenderer(), [], live.number
    painter.draw(live, None, "wide.own", None)
    while live.state.playing:
        step(live, dice)
        drawn = painter.draw(live, None, "wide.own", live.log.entries[at:])
        at = live.number
        if drawn.get("add"):
            sizes.append(len(str(drawn)))
    assert len(sizes) > 20
    assert max(sizes[-8:-1]) < 1.6 * max(sizes[1:8])


def test_names_are_escaped() -> None:
    async def work() -> None:
        async with pages() as client:
            form = {"way": "screen", "name": EVIL, "name1": EVIL}
            started = await client.post("/games/block-draw", data=form)
            assert started.status_code == 303
            for more in ("", "?seat=1", "?seat=watch", "/replay"):
                page = (await client.get(started.headers["location"] + more)).text
                assert "<img" not in page
                assert "&lt;img" in page

    run(work)


def linked(page: str) -> Iterator[str]:
    yield from re.findall(r'(?:href|src)="(/static/[^"]+)"', page)


def test_a_page_that_is_shown_holds_its_styles_and_allows_no_others() -> None:
    async def work() -> None:
        async with pages() as client:
            plain = await client.get("/fair")
            assert "<style" not in plain.text
            asked = {"sec-fetch-dest": "document", "accept-encoding": "gzip"}
            page = await client.get("/fair", headers=asked)
            assert page.headers["content-encoding"] == "gzip"
            styles = re.findall(r"<style [^>]*>(.*?)</style>", page.text, re.DOTALL)
            link = re.compile(r'<link rel="stylesheet"[^>]*>')
            assert len(styles) == len(link.findall(plain.text)) > 1
            hashes = [b64encode(sha256(text.encode()).digest()).decode() for text in styles]
            sources = " ".join(f"'sha256-{one}'" for one in hashes)
            policy = page.headers.get_list("content-security-policy")
            assert f"style-src 'self' {sources};" in policy[0]
            assert len(policy) == 1
            assert "unsafe" not in policy[0]
            # All else is the same page, whatever it is packed in.
            rest = re.sub(r"<style .*?</style>", "", page.text, flags=re.DOTALL)
            assert rest == link.sub("", plain.text)

    run(work)


def test_pages_are_small() -> None:
    async def work() -> None:
        async with pages() as client:
            began = time.process_time()
            home = await client.get("/", headers={"accept-encoding": "gzip"})
            assert time.process_time() - began < 5
            assert home.text.count('class="game-card"') == len(GAMES)
            started = await client.post("/games/fundomino", data={"o.players": "4"})
            table = await client.get(started.headers["location"])
            for page in (home, table):
                # The page, what it links to, and for a table its socket; before they are packed.
                addresses = set(linked(page.text))
                assert len(addresses) + 2 <= 10
                whole = len(page.content)
                for address in addresses:
                    whole += len((await client.get(address)).content)
                assert whole < (210_000 if page is table else 400_000), whole
                wire = int(page.headers["content-length"])
                for address in addresses:
                    wire += int((await client.get(address)).headers["content-length"])
                assert wire < (90_000 if page is table else 60_000), wire

    run(work)


def test_a_page_from_before_an_update_gets_its_styles() -> None:
    async def work() -> None:
        async with pages() as client:
            for former in FORMER_NAMES:
                answer = await client.get(f"/static/0123456789ab/{former}")
                assert answer.status_code == 200, former
                assert answer.headers["cache-control"] == "no-cache"
                assert answer.headers["content-type"].startswith("text/css")

    run(work)


def test_no_page_has_script_or_style_of_its_own() -> None:
    async def work() -> None:
        async with pages() as client:
            started = await client.post("/games/all-fives", data={"o.players": "3"})
            at = started.headers["location"]
            for path in ("/", "/games/all-fives", "/fair", "/told", at, f"{at}/replay", "/nothing"):
                page = (await client.get(path)).text
                assert not re.search(
                    r"<script(?! type=\"module\" src=)|<style| style=| on\w+=", page
                )

    run(work)


def test_errors_are_pages_with_a_sentence() -> None:
    async def work() -> None:
        async with pages() as client:
            for path in ("/games/chess", "/m/nobody", "/m/nobody/replay", "/elsewhere"):
                answer = await client.get(path)
                assert answer.status_code == 404
                assert "<h1>Page not found</h1>" in answer.text
                assert "If you followed a link" in answer.text
            refused = await client.post("/games/block-draw", data={"o.target": "0"})
            assert refused.status_code == 400
            assert "target" in refused.text
            strange = await client.post("/games/block-draw", data={"way": "sideways"})
            assert strange.status_code == 409

    run(work)


def test_rules_and_variants_are_folded_away_until_one_is_wrong() -> None:
    async def work() -> None:
        folded, open = '<details class="variants"><summary>', '<details class="variants" open>'
        async with pages() as client:
            page = (await client.get("/games/block-draw")).text
            assert 'name="o.players"' in page.partition(folded)[0]
            assert 'name="o.next_lead"' in page.partition(folded)[2].partition("</details>")[0]
            assert open not in page
            refused = await client.post("/games/block-draw", data={"o.next_lead": "loser"})
            assert open in refused.text
            assert refused.text.count(open) == 1

    run(work)


def test_the_look_goes_back_to_this_house_only() -> None:
    async def work() -> None:
        async with pages() as client:
            for back in ("//evil.test/", "https://evil.test/", "/\\evil.test", "javascript:1"):
                answer = await client.post("/look", data={"back": back, "theme": "dark"})
                assert answer.headers["location"] == "/"
            answer = await client.post("/look", data={"back": "/fair", "theme": "nonsense"})
            assert answer.headers["location"] == "/fair"
            assert "nonsense" not in answer.headers["set-cookie"]

    run(work)


def test_the_luck_of_a_round_that_is_played_shows_nowhere() -> None:
    async def work() -> None:
        async with pages() as client:
            started = await client.post("/games/block-draw", data={"way": "bots"})
            assert started.status_code == 303
            await nothing_more(client, started.headers["location"])
            assert "No round has been finished" in (await client.get("/fair")).text

    run(work)


def test_whoever_wishes_for_fruit_sees_it_in_every_set() -> None:
    async def work() -> None:
        async with pages(pace=Pace(bot=99, forced=99, deal=99)) as client:
            for largest in ("6", "9", "15"):
                started = await client.post(
                    "/games/block-draw", data={"way": "screen", "o.set": largest}
                )
                at = started.headers["location"]
                client.cookies.set("look", "dark.fruit.usual")
                for path in (at, f"{at}/replay"):
                    page = await client.get(path)
                    assert page.status_code == 200
                    assert "by-fruit" in page.text

    run(work)


def test_giving_up_and_leaving_a_seat_are_forms_that_ask_first() -> None:
    async def work() -> None:
        async with pages(pace=Pace(bot=99, forced=99, deal=99)) as client:
            at = await sit_down(client, "block-draw", way="bots")
            page = (await client.get(at)).text
            asked = page.partition('class="leaving"')[2].partition("</details>")[0]
            assert 'value="resign"' in asked
            assert "lose" in asked
            await client.post(at, data={"do": "resign", "seat": "0"})
            page = (await client.get(at)).text
            assert "You resign" in page
            assert "leaving" not in page
            at = await sit_down(client, "block-draw", **{"o.players": "3"})
            asked = (await client.get(at)).text.partition('class="leaving"')[2]
            assert 'value="resign"' not in asked
            refused = await client.post(at, data={"do": "resign", "seat": "0"})
            assert "a bot can take your seat" in refused.text
            left = await client.post(at, data={"do": "bot-heavy", "seat": "0", "place": "0"})
            page = (await client.get(left.headers["location"])).text
            assert '"yours": []' in page
            assert "leaving" not in page

    run(work)


def test_luck_is_counted_for_people_and_bots_apart() -> None:
    def old(game: str, kinds: tuple[str, ...], *hands: str, **options: Any) -> StoredDeal:
        return StoredDeal(game, options, kinds, tuple(tuple(hand.split()) for hand in hands))

    luck = count_luck(
        [
            old("block-draw", ("person", "bot"), "6-6 5-5", "1-0 2-0", players=2),
            old("block-draw", ("bot", "bot"), "6-5", "4-4", players=2),
            old("a game of long ago", ("bot", "bot"), "6-5", "4-4"),
        ]
    )
    assert luck.rounds == 2
    assert (luck.people.hands, luck.people.tiles, luck.people.pips) == (1, 2, 22)
    assert (luck.people.doubles, luck.people.weight) == (2, 100 * 22 / 12)
    assert (luck.bots.hands, luck.bots.pips, luck.bots.doubles) == (3, 22, 1)
    assert luck.bots.double_rate == pytest.approx(100)


def test_a_replay_before_the_end_shows_what_the_seat_may_know() -> None:
    async def work() -> None:
        async with pages() as client:
            at = await sit_down(client, "yourturn", way="screen", name="Ann", name1="Ben")
            match = at.rpartition("/")[2]
            await nothing_more(client, at)
            for seat in ("0", "1", "watch"):
                told = (await client.get(f"/api/matches/{match}/events?seat={seat}")).json()
                known = tiles_in([entry["events"] for entry in told["entries"]])
                page = (await client.get(f"{at}/replay?seat={seat}")).text
                assert "data-secret" not in page
                page = page.partition('id="replay"')[2].partition('id="check"')[0]
                assert tiles_in(page) <= known
                assert known

    run(work)
