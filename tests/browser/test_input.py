"""Ways to play: by keyboard alone, by ear alone, by touch, by dragging, at one screen; calls."""

import re

import pytest

from boneyard.layout.arms import LayoutArm, TilePlace
from boneyard.layout.tree_lookahead import LocalGrid
from boneyard.layout.tree_router import TreeRouter
from support.browser.axe import no_barriers
from support.browser.player import STILL, Player

# By keyboard.


def press_what_is_offered(player: Player) -> bool:
    """Choose with a digit or the arrows, answer with the key that stands on the button."""
    keys = player.page.keyboard
    seen = player.rest()
    if seen["awaits"] in ("count", "nobody"):
        return False
    kind = seen["offered"]
    if kind == "place":
        keys.press("ArrowRight")
        keys.press("Enter")
    elif kind == "tile":
        places = player.page.locator(".hand > *").evaluate_all(
            "(tiles) => tiles.map((tile) => tile.classList.contains('playable'))"
        )
        at = places.index(True) + 1
        keys.press(str(at % 10) if at <= 10 else "ArrowRight")
        if at > 10:
            keys.press("Enter")
    else:
        keys.press(player.first("[data-region=ask] [data-press]").get_attribute("data-press") or "")
    return True


def tab_to(player: Player, label: str) -> None:
    """Go on with Tab until something of this name has the focus."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        named = player.page.evaluate(
            "() => (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()"
        )
        if named == label:
            return
    raise AssertionError(f"Tab never comes to {label}")


@pytest.mark.usefixtures("plain_bots")
def test_a_match_by_keyboard_alone(player: Player) -> None:
    """From the first page to the next round, without a mouse."""
    keys = player.page.keyboard
    player.page.goto(player.house)
    tab_to(player, "Play now")
    keys.press("Enter")
    player.until(STILL)
    for _ in range(300):
        if not press_what_is_offered(player):
            break
    assert player.counted()
    keys.press("Enter")  # the count has the focus, and one key goes on
    player.until(f'{STILL}:not([data-awaits="count"])')
    keys.press("?")
    assert player.page.is_visible("#keys")
    no_barriers(player)


def test_a_game_for_one_by_keyboard(player: Player) -> None:
    player.start("knock-out")
    keys = player.page.keyboard
    before = player.page.inner_text(".caption")
    keys.press("ArrowRight")
    keys.press("Enter")
    player.until('[value="undo"]:not([disabled])')
    assert player.page.inner_text(".caption") != before
    keys.press("u")
    player.until(f'{STILL}:has([value="undo"][disabled])')
    assert player.page.inner_text(".caption") == before
    keys.press("r")
    player.until(f'{STILL}:has([value="redo"][disabled])')
    keys.press("h")
    player.until(".hinted")
    assert "Remove" in player.page.inner_text(".hints h2")


# By ear.


def answer(said: str) -> str:
    """The key that what was said asks for."""
    if "Arrow keys change the place" in said:
        return "Enter"
    if found := re.search(r"You can play (\d+):", said):
        return found[1]
    if "D to draw" in said:
        return "d"
    assert "P for Pass" in said, said
    return "p"


def test_a_round_by_ear_alone(player: Player) -> None:
    """Only what the live region says is known, and only keys are pressed."""
    player.start("block-draw")
    player.until('main:not([data-status="shuffling"])')
    heard: list[str] = []
    for _ in range(200):
        player.rest()
        heard.append(player.page.inner_text("#say"))
        if "The round is over" in heard[-1]:
            break
        player.page.keyboard.press(answer(heard[-1]))
    assert "The round is over" in heard[-1], heard
    assert any(
        re.search(r"Bones plays .* end\. Your turn! Open ends: \d and \d\.", one) for one in heard
    ), heard


# By touch, and by dragging.


def test_a_round_on_a_phone_by_touch(phone: Player) -> None:
    phone.start("bendomino", options={"players": 4})
    felt = phone.rest()["felt"]
    while phone.step():
        seen = phone.look()
        if seen["awaits"] not in ("count", "nobody"):  # the count takes its room from the felt
            assert seen["felt"] == felt
    assert phone.counted()
    no_barriers(phone)


def middle(player: Player, selector: str) -> tuple[float, float]:
    box = player.first(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def until_a_tile(player: Player) -> int:
    """Play until a tile may be played; gives the entry that shows."""
    for _ in range(60):
        seen = player.rest()
        if seen["offered"] == "tile":
            return int(seen["number"])
        player.step()
    raise AssertionError("no tile could be played")


def test_a_tile_is_dragged(player: Player) -> None:
    player.start("bendomino")
    number = until_a_tile(player)
    x, y = middle(player, ".hand .playable")
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 100, steps=4)
    mouse.move(*middle(player, ".place.on"), steps=4)
    assert player.page.locator(".dragged").count() == 1
    assert player.page.locator(".place.near").count() == 1
    mouse.up()
    player.until(STILL)
    assert player.number > number
    assert player.page.locator(".dragged").count() == 0


def test_a_tile_that_is_dropped_elsewhere_goes_back(player: Player) -> None:
    player.start("bendomino")
    number = until_a_tile(player)
    x, y = middle(player, ".hand .playable")
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y + 10, steps=4)
    mouse.up()
    player.until(STILL)
    assert player.number == number
    assert not player.shown(".dragged, .place.on, .hand .chosen")


def test_a_tile_is_dragged_by_a_finger(phone: Player) -> None:
    """The tile floats above the finger: it is dropped where it is seen, not where it is held."""
    phone.start("bendomino")
    number = until_a_tile(phone)
    session = phone.context.new_cdp_session(phone.page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(phone, ".hand .playable")
    touch("touchStart", x, y)
    for up in (10, 30, 60):
        touch("touchMove", x, y - up)
    phone.frames(2)
    x, y = middle(phone, ".place.on")
    touch("touchMove", x, y + 72)
    phone.frames(2)  # a finger is followed from frame to frame
    above = middle(phone, ".dragged")
    assert abs(above[0] - x) < 2
    assert abs(above[1] - y) < 2
    assert phone.page.locator(".place.near").count() == 1
    touch("touchEnd")
    phone.until(STILL)
    assert phone.number > number
    assert not phone.shown(".dragged")


# Several people at one screen.


def test_several_people_at_one_screen(player: Player) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    match = player.start("yourturn", seats=seats)
    curtains, looked = 0, False
    while kind := player.step():
        if kind == "curtain":
            curtains += 1
            player.until(f"{STILL}:has(#curtain[hidden])")
            me = player.page.inner_text('[data-region="me"]')
            assert ("Ann" if player.shown('main[data-seat="0"]') else "Ben") in me
        elif not looked and player.rest()["offered"] == "curtain":
            no_barriers(player)
            looked = True
    assert curtains >= 4
    assert looked
    player.open(match)
    assert player.counted()


# Calls.


def test_a_call_that_is_wrong_costs_nothing(player: Player) -> None:
    player.start("fundomino")
    number = player.rest()["number"]
    player.press('[data-call="catch:1"]')
    assert player.page.inner_text("#wrong") == "There is nothing to catch now."
    player.press('[data-call="domino"]')
    player.until('[data-call="domino"][aria-pressed="true"]')
    player.press('[data-call="domino"]')
    player.until('[data-call="domino"][aria-pressed="false"]')
    assert player.number == number


def test_domino_is_said_with_the_tile_it_was_armed_for(player: Player) -> None:
    """The last tile but one goes, and "Domino!" is said before anybody else can notice."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    for _ in range(8):
        player.start("fundomino", seats=seats)
        while (seen := player.rest())["awaits"] == "you":
            if seen["offered"] == "tile" and player.page.locator(".hand .tile").count() == 2:
                break
            player.step()
        else:
            continue
        player.press('[data-call="domino"]')
        player.until('[data-call="domino"][aria-pressed="true"]')
        while player.number == seen["number"]:
            player.step()
            player.until(STILL)
        lines = player.page.locator("#log li").all_text_contents()
        said = [at for at, line in enumerate(lines) if "You call “domino”" in line]
        assert said, lines
        assert re.match(r"You play", lines[said[-1] - 1])
        assert player.shown('[data-call="domino"][aria-pressed="false"]')
        return
    raise AssertionError("in no match did two tiles stay")


# To a place that an arm leaps to.


def until_a_leap(player: Player) -> tuple[int, str]:
    """Play until a tile may leap; gives the entry that shows, and the tile."""
    leaping = player.page.locator(".place[data-of]:has(.by-leap)")
    for _ in range(60):
        number = until_a_tile(player)
        if leaping.count():
            return number, leaping.first.get_attribute("data-of") or ""
        player.step()
    raise AssertionError("no arm was shut in")


@pytest.mark.parametrize("way", ["by clicks", "by dragging"])
def test_a_tile_leaps_to_where_there_is_room(
    player: Player, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = TreeRouter._best_single

    def shut_in(tree: TreeRouter, arm: LayoutArm, patch: LocalGrid) -> TilePlace | None:
        return usual(tree, arm, patch) if arm.number == 1 else None

    monkeypatch.setattr(TreeRouter, "_best_single", shut_in)
    player.start("five-up")
    lines = player.page.locator("[data-region=leaps] .by-leap")
    number, tile = until_a_leap(player)
    before = lines.count()
    place = f'.place.on[data-of="{tile}"]:has(.by-leap) [data-move]'
    x, y = middle(player, f'.hand [data-tile="{tile}"]')
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    if way == "by dragging":
        mouse.move(x, y - 100, steps=4)
        mouse.move(*middle(player, place), steps=4)
        assert player.page.locator(".place.near").count() == 1
    mouse.up()
    if way == "by clicks" and player.shown(place):
        player.click(player.first(place))
    player.until(STILL)
    assert player.number > number
    assert lines.count() > before
    player.look()
