"""Games for one without a connection: the page's own rules, and playing on by them."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Response

from boneyard.core.actions import Pass
from boneyard.core.chance import Seeded
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.games import GAMES
from boneyard.layout import make_board
from boneyard.server.web.static_files import load_static_files
from boneyard.solitaire.game import SoloState, solo_decide, solo_legal
from support.browser.player import STILL, Player

#: How many deals of each game are played, to their end or for so many moves.
DEALS = {"baronet": (1, 900), "knock-out": (40, 28), "domino-solitaire": (8, 60)}

#: Each step by the page's rules: what may be done, what comes of it, and where tiles lie.
FOLLOW = """(steps) => steps.map(({ kind, known, places, move }) => {
    const { legalMoves, applyMove, getResult, needsServer, placeTiles } = $rules;
    const next = applyMove(kind, known, move);
    const lies = placeTiles(kind, known, places)
        .map(({ tile, x, y, angle }) => [...tile, x, y, angle]);
    const over = getResult(kind, next, move);
    return {
        moves: legalMoves(kind, known), next, over, waits: needsServer(kind, next),
        after: over ? [] : legalMoves(kind, next), lies,
    };
})"""


#: So many moves of a table wait, and those of so many tables.
FULL = """({ MAX_MOVES, saveQueue }) => {
    const moves = (count) => ({ seat: 0, number: 1, moves: Array(count).fill('next') });
    const long = [MAX_MOVES, MAX_MOVES + 1].map((count) => saveQueue('a', moves(count)));
    const many = [...'bcdefghi'].map((match) => saveQueue(match, moves(1)));
    return [...long, many.slice(0, -1).every(Boolean), many.at(-1)];
}"""


def steps_of(name: str, deal: int, most: int) -> list[dict[str, Any]]:
    """A game played at random: what a page is told, and what the house says comes of a move."""
    rules, dice = GAMES[name].rules(), random.Random(f"{name} {deal}")
    state: Any = rules.new_match()
    board = make_board(rules, dice.choice(("wide", "tall")))

    def after(state: SoloState, action: Any) -> SoloState:
        for event in solo_decide(state, action):
            state = state.apply_event(event)
            board.add(event)
        return state

    def known() -> Any:
        return state.client_state() | {"lies": board.slot_numbers}

    state = after(state, rules.deal(1, Seeded(str(deal))))
    found: list[dict[str, Any]] = []
    while state.playing and len(found) < most:
        moves = solo_legal(state, 0)
        # Stopping is possible as soon as a game is won: seldom, so that there is more to see.
        move = dice.choice([m for m in moves if m != Pass() or dice.random() < 0.05] or moves)
        step = {
            "kind": rules.game.kind,
            "known": known(),
            "places": [[p.x * UNIT, p.y * UNIT, p.angle] for p in board.slot_poses],
            "moves": [*map(str, moves)],
            "move": str(move),
            "lies": [
                # Which way round a tile of Baronet's lies is nothing to the game.
                [one.tile.a.pips, one.tile.b.pips]
                + [float(fmt(part)) for part in (p.x * UNIT, p.y * UNIT, p.angle)]
                for one in board.placed
                if one.tile is not None
                for p in (one.pose,)
            ],
        }
        before = state.face_down_count
        state = after(state, move)
        step["next"], step["turned"] = known(), before - state.face_down_count
        step["after"] = [*map(str, solo_legal(state, 0))]
        step["over"] = None
        if state.over:
            step["over"] = {"won": bool(state.winners), "left": state.results[-1].left}
        found.append(step)
    return found


#: A house that answers as a busy one does, over a line that loses answers: all moves are made.
BUSY = """async (queue) => {
    const late = [409, { error: 'late' }], entry = { number: 8, act: '1', seat: 0 };
    const answers = [[408, {}], [503, {}], late, [503, {}], late, [200, { entries: [entry] }], [200, { number: 9 }]];
    let asked = 0;
    globalThis.fetch = async () => {
        const [status, said] = answers[asked++];
        return { status, json: async () => said };
    };
    globalThis.setTimeout = (done) => { queueMicrotask(done); };
    queue.saveQueue('m', { seat: 0, number: 7, moves: ['1', '2'] });
    return [await queue.sendQueue('m'), asked, queue.loadQueue('m')];
}"""  # noqa: E501


#: The variable of a bundle that holds what the queue of moves exports.
QUEUE = "$offline_queue"


def test_the_page_knows_the_rules_of_the_games_for_one(browser: Browser) -> None:
    # BA-1 BA-2 BA-3 KO-1 KO-2 KO-3 DS-3 DS-4 DS-5 DS-6
    scripts = {
        k: v.decode() for k, v in load_static_files().items() if k == "js/solitaire/rules.js"
    }
    text = json.dumps(
        [
            step
            for name, (deals, most) in DEALS.items()
            for at in range(deals)
            for step in steps_of(name, at, most)
        ]
    )
    steps = json.loads(text)
    page = browser.new_page()
    rules = scripts["js/solitaire/rules.js"]
    # As one text each way: step by step Playwright would take minutes.
    script = f"(text) => {{ {rules}; return JSON.stringify(({FOLLOW})(JSON.parse(text))); }}"
    answers = json.loads(page.evaluate(script, text))
    waits = load_static_files()["js/solitaire/offline_queue.js"].decode()
    assert page.evaluate(f"() => {{ {waits}; return ({FULL})({QUEUE}); }}") == [True, False] * 2
    busy = page.evaluate(f"async () => {{ {waits}; return ({BUSY})({QUEUE}); }}")
    assert busy == [{}, 7, None], "what a busy house or a slow line says takes no move along"
    page.close()
    turned = ended = 0
    for step, answer in zip(steps, answers, strict=True):
        assert answer["moves"] == step["moves"], step
        lies = [
            [max(one[:2]), min(one[:2]), *map(float, map(fmt, one[2:]))] for one in answer["lies"]
        ]
        assert sorted(lies) == sorted(step["lies"]), step
        assert answer["waits"] is bool(step["turned"]), step
        if step["kind"] == "columns":  # of what lies face down nothing is told
            assert sum(len(one["up"]) for one in step["known"]["columns"]) == len(lies)
            assert {*step["known"]} == {"columns", "lies"}
            assert all({*one} == {"down", "up"} for one in step["known"]["columns"])
        if step["turned"]:
            # What was freed is for the house to turn up; what is done meanwhile is legal there too.
            turned += 1
            assert answer["over"] is None, step
            assert {*answer["after"]} <= {*step["after"]}, step
            continue
        ended += answer["over"] is not None
        assert answer["over"] == step["over"], step
        assert answer["next"] == step["next"], step
    assert turned > 50, turned
    assert ended > 20, ended


#: The tiles as they are drawn, and what may be done, in words and places.
DRAWN = """() => ({
    tiles: [...document.querySelectorAll('[data-region=tiles] > [data-tile]')].map((tile) => [
        tile.dataset.tile, ...['a', 'b', 'c', 'd', 'e', 'f'].map((part) =>
            Math.round(tile.transform.baseVal.consolidate().matrix[part] * 10) / 10),
        ...[...tile.querySelectorAll('use')].flatMap((use) => {
            const { x, y } = use.getBoundingClientRect();
            return [Math.round(x), Math.round(y)];
        })]),
    moves: [...document.querySelectorAll('[data-region=moves] [data-move], [data-choose]')].map(
        (one) => [one.dataset.move ?? one.dataset.choose, one.querySelector('title').textContent]),
    caption: document.querySelector('.caption').textContent,
})"""
WORKER = """async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    while (!await caches.match('/offline')) await new Promise(requestAnimationFrame);
    const isStyle = ({ url }) => url.endsWith('/css/match_page.css');
    while (!(await (await caches.open('tables')).keys()).some(isStyle)) {
        await new Promise(requestAnimationFrame);
    }
}"""
FIRST_MOVE = """() => {
    const hit = document.querySelector('.board [data-move]');
    const of = hit.closest('[data-of]');
    return of ? of.dataset.of : '';
}"""


def make(player: Player) -> None:
    """Make the first move that is offered."""
    tile = player.page.evaluate(FIRST_MOVE)
    if tile:
        player.page.locator(f'[data-choose="{tile}"]').first.dispatch_event("click")
    if player.shown(".place.on [data-move], .joint"):
        player.page.locator(".place.on [data-move], .joint").first.dispatch_event("click")
    elif not tile:
        player.click(player.first('[data-region="ask"] [value="next"]'))


def alone(player: Player) -> None:
    """The connection is cut in the middle of play."""
    player.rest()
    player.context.set_offline(True)
    player.until('main[data-live="no"]')
    player.page.locator("#lost", has_text="Keep playing").wait_for()


def together(player: Player) -> None:
    """It is back, and all that waited has come."""
    player.context.set_offline(False)
    player.until(f'{STILL}[data-waits="0"]')
    # What the browser says of a house that it can't reach is no fault of the page's.
    player.errors = [one for one in player.errors if "ERR_INTERNET_DISCONNECTED" not in one]


@pytest.mark.parametrize("game", ["baronet", "knock-out", "domino-solitaire"])
def test_a_game_for_one_is_played_on_without_a_connection(player: Player, game: str) -> None:
    match = player.start(game)
    page = player.page
    alone(player)
    before = player.number
    for made in range(1, 4):
        make(player)
        player.until(f'main[data-waits="{made}"]')
    keep = page.locator("#lost", has_text="No connection. Keep playing: 3 moves to send.")
    freed = page.locator("#wrong", has_text="No connection. The freed tile will be turned up")
    # A tile that can't be turned up yet is the more urgent thing to say, and there is one line.
    keep.or_(freed).filter(visible=True).wait_for()
    seen = page.evaluate(DRAWN)
    page.locator('[value="undo"]').click()
    player.until('main[data-waits="2"]')
    assert page.evaluate(DRAWN) != seen
    make(player)
    player.until('main[data-waits="3"]')
    assert page.evaluate(DRAWN) == seen
    assert player.number == before
    together(player)
    assert player.number == before + 3
    drawn = page.evaluate(DRAWN)
    if game == "domino-solitaire":  # what was turned up meanwhile is new
        known = {tile[0]: tile[1:7] for tile in drawn["tiles"]}
        assert all(known[tile[0]] == tile[1:7] for tile in seen["tiles"])
        assert {*map(tuple, seen["moves"])} <= {*map(tuple, drawn["moves"])}
    else:
        assert drawn == seen, match


def test_what_waits_outlives_the_page(player: Player) -> None:
    """Reloaded without a connection, the table is there again, with the moves that wait."""
    match, page = player.start("knock-out"), player.page
    page.evaluate(WORKER)
    alone(player)
    before = player.number
    page.wait_for_function("path => caches.match(path)", arg=f"/m/{match}")
    make(player)
    player.until('main[data-waits="1"]')
    seen = page.evaluate(DRAWN)
    page.goto(f"{player.house}/matches")
    page.locator("[data-kept] a", has_text="Knock-Out").click()
    player.until('main[data-kept][data-waits="1"]')
    assert page.evaluate(DRAWN) == seen
    make(player)
    player.until('main[data-waits="2"]')
    together(player)
    assert player.number == before + 2


def test_what_is_refused_takes_the_rest_along(player: Player) -> None:
    """Somebody's other screen has gone on: this one shows how the game stands."""
    # With faces that stand upright however their tile is turned.
    player.context.add_cookies([{"name": "look", "value": "system.numerals", "url": player.house}])
    match, page = player.start("knock-out"), player.page
    alone(player)
    assert player.shown(".upright")
    before = player.number
    make(player)
    make(player)
    seen = page.evaluate(DRAWN)
    # The first move arrives, but not the answer; then a step is taken back elsewhere.
    [first, _] = json.loads(page.evaluate(f"localStorage['waiting {match}']"))["moves"]
    player._ask(f"/{match}/moves", {"seat": 0, "move": first})
    together(player)
    assert player.number == before + 2
    assert page.evaluate(DRAWN) == seen
    alone(player)
    make(player)
    player.until('main[data-waits="1"]')
    player._ask(f"/{match}/undo", {})

    def refused(answer: Response) -> bool:
        return answer.url.endswith("/moves") and answer.status == 409

    with page.expect_response(refused):
        player.context.set_offline(False)
    player.until(f'{STILL}[data-waits="0"]')
    player.page.locator("#wrong", has_text="offline moves don't count").wait_for()
    assert player.number == before + 3
    player.errors.clear()
