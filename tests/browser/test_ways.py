"""Ways to play: by keyboard alone, by ear alone, by touch, at one screen, with a friend by link."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from browser.player import PATIENCE, Player


@pytest.fixture
def phone(house: str, browser: Browser) -> Iterator[Player]:
    made = Player(house, browser, phone=True)
    yield made
    made.leave()
    assert not made.errors


def press_what_is_offered(player: Player) -> None:
    """Choose with a digit or the arrows, answer with the key that stands on the button."""
    keys = player.page.keyboard
    kind = player.offered()
    if kind == "place":
        keys.press("ArrowRight")
        keys.press("Enter")
    elif kind == "tile":
        hand = [
            "playable" in (tile.get_attribute("class") or "")
            for tile in player.page.locator(".hand > *").all()
        ]
        at = hand.index(True) + 1
        keys.press(str(at % 10) if at <= 10 else "ArrowRight")
        if at > 10:
            keys.press("Enter")
    elif kind == "button":
        keys.press(player.first("[data-region=ask] [data-press]").get_attribute("data-press") or "")


def test_a_round_by_keyboard_alone(player: Player) -> None:
    player.start("all-fives", options={"players": 3})
    for _ in range(300):
        if player.counted():
            break
        number = player.number
        press_what_is_offered(player)
        if player.offered() != "place":
            player.settled(number)
    assert player.counted()
    player.page.keyboard.press("Enter")  # the count has the focus, and one key goes on
    player.until(".counted", gone=True)
    player.page.keyboard.press("?")
    assert player.page.is_visible("#keys")


def test_a_game_for_one_by_keyboard(player: Player) -> None:
    player.start("knock-out")
    keys = player.page.keyboard
    before = player.page.inner_text(".caption")
    keys.press("ArrowRight")
    keys.press("Enter")
    player.until('[value="undo"]:not([disabled])')
    assert player.page.inner_text(".caption") != before
    keys.press("u")
    player.until('[value="undo"][disabled]')
    assert player.page.inner_text(".caption") == before
    keys.press("r")
    player.until('[value="redo"][disabled]')
    keys.press("h")
    player.until(".hinted")
    assert "Hint" in player.page.inner_text("#wrong")


def test_a_round_by_ear_alone(player: Player) -> None:
    """Only what the live region says is known, and only keys are pressed."""
    player.start("block-draw")
    keys = player.page.keyboard
    heard: list[str] = []
    for _ in range(400):
        said = player.page.locator("#say").inner_text()
        if not heard or heard[-1] != said:
            heard.append(said)
        if "The round is over" in said or "The match is over" in said:
            break
        if "Arrows change the place" in said:
            keys.press("Enter")
        elif found := re.search(r"You can play (\d+):", said):
            keys.press(found[1])
        elif "D to draw" in said:
            keys.press("d")
        elif "P: Pass" in said:
            keys.press("p")
        player.page.wait_for_timeout(30)
    assert "over" in heard[-1], heard
    assert any(re.search(r"Bones plays .* Your turn\. Open ends: \d and \d\.", one)
               for one in heard), heard  # fmt: skip


def test_a_round_on_a_phone_by_touch(phone: Player) -> None:
    phone.start("bendomino", options={"players": 4})
    felt = phone.page.locator("#felt").bounding_box()
    assert felt is not None
    while not phone.counted():
        number, kind = phone.number, phone.step()
        if kind != "tile":
            phone.settled(number)
        tiles = phone.page.evaluate(
            """() => [...document.querySelectorAll('[data-region=tiles] > g')].map((tile) => {
                const {left, top, right, bottom} = tile.getBoundingClientRect();
                return [left, top, right, bottom];
            })"""
        )
        for left, top, right, bottom in tiles:
            assert left >= felt["x"] - 1
            assert right <= felt["x"] + felt["width"] + 1
            assert top >= felt["y"] - 1
            assert bottom <= felt["y"] + felt["height"] + 1
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390
        assert phone.page.locator("#felt").bounding_box() == felt


def test_a_tile_is_dragged(player: Player) -> None:
    player.start("bendomino")
    for _ in range(60):
        if player.offered() == "tile":
            tile = player.first(".hand .playable")
            box, number = tile.bounding_box(), player.number
            assert box is not None
            mouse = player.page.mouse
            mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            mouse.down()
            mouse.move(box["x"], box["y"] - 100, steps=4)
            ghost = player.page.locator(".place.on").first.bounding_box()
            assert ghost is not None
            mouse.move(ghost["x"] + ghost["width"] / 2, ghost["y"] + ghost["height"] / 2, steps=4)
            assert player.page.locator(".dragged").count() == 1
            mouse.up()
            player.settled(number)
            assert player.number > number
            assert player.page.locator(".dragged").count() == 0
            return
        player.step()
    raise AssertionError("no tile could be played")


def test_nothing_shifts_while_playing(player: Player) -> None:
    player.start("all-fives", options={"players": 4})
    player.round()
    shift = player.page.evaluate(
        """() => new Promise((done) => {
            let sum = 0;
            new PerformanceObserver((list) => {
                for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value;
            }).observe({type: 'layout-shift', buffered: true});
            setTimeout(() => done(sum), 200);
        })"""
    )
    assert shift < 0.02


def test_several_people_at_one_screen(player: Player) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    match = player.start("yourturn", seats=seats)
    curtains = 0
    while not player.counted():
        number, kind = player.number, player.step()
        if kind == "curtain":
            curtains += 1
            player.until("#curtain[hidden]")
        elif kind != "tile":
            player.settled(number)
    assert curtains >= 4
    player.open(match)
    assert player.counted()


def test_a_call_that_is_wrong_costs_nothing_and_domino_is_armed(player: Player) -> None:
    player.start("fundomino")
    while player.offered() not in ("tile", "button"):
        player.page.wait_for_timeout(10)
    number = player.number
    player.click(player.first('[data-call="catch:1"]'))
    player.until("#wrong:not(:empty)")
    assert player.number == number
    player.click(player.first('[data-call="domino"]'))
    player.until('[data-call="domino"][aria-pressed="true"]')
    assert player.number == number
    player.click(player.first('[data-call="domino"]'))
    player.until('[data-call="domino"][aria-pressed="false"]')


class Wire:
    """A connection that can be cut."""

    def __init__(self, player: Player) -> None:
        self.open: list[WebSocketRoute] = []
        player.page.route_web_socket(re.compile("/live"), self._through)

    def _through(self, route: WebSocketRoute) -> None:
        route.connect_to_server()
        self.open.append(route)

    def cut(self) -> None:
        self.open.pop().close()


def test_two_browsers_by_link(player: Player, friend: Player) -> None:
    wire = Wire(friend)
    ann, ben = player, friend
    ann.page.goto(f"{ann.house}/games/block-draw")
    ann.page.fill('[name="name"]', "Ann")
    ann.page.fill('[name="o.target"]', "1")
    ann.click(ann.first('[value="link"]'))
    ann.page.wait_for_selector("#link")
    link = ann.page.input_value("#link")
    ben.page.goto(link)
    ben.page.fill('.join [name="name"]', "Ben <b>")
    ben.click(ben.first('[value="join"]'))
    ben.until('main[data-live="yes"][data-status="playing"]')
    ann.until('main[data-live="yes"][data-status="playing"]')
    assert "Ben <b>" in ann.page.inner_text(".seats")
    turns: dict[Any, int] = {}
    for _ in range(int(PATIENCE * 20)):
        if ann.counted() and ben.counted():
            break
        for one in (ann, ben):
            if one.counted() or not one.offered():
                continue
            number, kind = one.number, one.step()
            if kind != "tile":
                one.settled(number)
                turns[one] = turns.get(one, 0) + 1
            if one is ben and turns.get(ben) == 2:
                turns[ben] += 1
                ben.page.reload()
                ben.until('main[data-live="yes"]')
            if one is ben and turns.get(ben) == 4:
                turns[ben] += 1
                wire.cut()
                ben.until('main[data-live="yes"]')
        ann.page.wait_for_timeout(20)
    assert "Ben <b>" in ann.page.inner_text(".counted")
    tiles = [
        sorted(tile.get_attribute("data-tile") or "" for tile in tiles)
        for tiles in (one.page.locator("[data-region=tiles] > g").all() for one in (ann, ben))
    ]
    assert tiles[0] == tiles[1]
    rematch(ann, ben)


def rematch(ann: Player, ben: Player) -> None:
    while "Rematch" not in ann.page.inner_text(".counted"):
        for one in (ann, ben):
            if one.shown('[value="on"]'):
                one.click(one.first('[value="on"]'))
        ann.page.wait_for_timeout(50)
        for one in (ann, ben):
            if one.offered() and not one.counted():
                one.step()
    old = ann.page.url
    ann.click(ann.first('[value="rematch"]'))
    ann.page.wait_for_url(lambda url: url != old)
    ben.click(ben.page.get_by_text("To the rematch"))
    ben.page.wait_for_url(ann.page.url)
    ben.until('main[data-live="yes"]')
    assert "Ann" in ben.page.inner_text(".seats")
