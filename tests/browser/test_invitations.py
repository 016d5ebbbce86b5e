"""Friends by link: two browsers, one of which reloads and loses its connection; watching."""

import re

from playwright.sync_api import Browser, WebSocketRoute

from support.browser.axe import no_barriers
from support.browser.player import SEATED, STILL, Player
from support.browser.timeouts import PATIENCE


class Wire:
    """A connection that can be cut, and mended."""

    def __init__(self, player: Player) -> None:
        self.whole = True
        self.open: list[WebSocketRoute] = []
        player.page.route_web_socket(re.compile("/live"), self._through)

    def _through(self, route: WebSocketRoute) -> None:
        if not self.whole:
            route.close()
            return
        route.connect_to_server()
        self.open.append(route)

    def cut(self) -> None:
        self.whole = False
        self.open.pop().close()

    def mend(self) -> None:
        self.whole = True


def sit_down(ann: Player, ben: Player, game: str, **options: str) -> None:
    """Ann starts a match from the game's page, and sends Ben the link."""
    ann.page.goto(f"{ann.house}/games/{game}?with=friend")
    ann.page.fill('[name="name"]', "Ann")
    if options:
        ann.click(ann.first(".variants > summary"))
    for name, value in options.items():
        ann.page.fill(f'[name="o.{name}"]', value)
    ann.click(ann.first('[value="link"]'))
    ann.until(STILL)
    no_barriers(ann)
    ben.page.goto(ann.page.input_value("#link"))
    ben.until(STILL)
    no_barriers(ben)
    ann.page.get_by_text("Link opened by one guest.").wait_for()
    ben.page.fill('.join [name="name"]', "Ben <b>")
    ben.click(ben.first('[value="join"]'))
    for one in (ann, ben):
        one.until(SEATED)
        one.forget_shifts()


def whose_turn(*players: Player) -> Player | None:
    """Whoever is to go on, as soon as a page says so; None: the round is counted everywhere."""
    for _ in range(int(PATIENCE * 60)):
        looks = [one.look() for one in players]
        for one, seen in zip(players, looks, strict=True):
            if seen["still"] and seen["awaits"] == "you":
                return one
        if all(seen["still"] and seen["awaits"] in ("count", "nobody") for seen in looks):
            return None
        players[0].frames(1)
    raise AssertionError([one.page.inner_text("main") for one in players])


def play_round(ann: Player, ben: Player, wire: Wire) -> None:
    """Ben reloads at his second turn; at his third his connection is lost for a while."""
    turns, before = 0, None
    while one := whose_turn(ann, ben):
        if one is ben and before is not ben:
            turns += 1
            if turns == 2:
                ben.page.reload()
                ben.until(STILL)
                ben.forget_shifts()
            if turns == 3:
                lose_connection(ben, wire)
        before = one
        one.step()
    assert turns >= 3


def lose_connection(ben: Player, wire: Wire) -> None:
    number = ben.number
    wire.cut()
    ben.until("#lost:not([hidden])")
    ben.until('main[data-live="no"]')
    ben.click(ben.first(".hand .playable"))
    assert "Connection lost" in ben.page.inner_text("#wrong")
    wire.mend()
    ben.until(STILL)
    assert ben.number == number
    assert not ben.page.is_visible("#lost")


def lying(player: Player) -> list[str]:
    tiles = player.page.locator("[data-region=tiles] > g")
    return sorted(tiles.evaluate_all("(all) => all.map((tile) => tile.dataset.tile)"))


def test_two_browsers_by_link(player: Player, friend: Player, house: str, browser: Browser) -> None:
    ann, ben = player, friend
    wire = Wire(ben)
    sit_down(ann, ben, "block-draw", target="1")
    assert "Ben <b>" in ann.page.inner_text(".seats")
    with Player(house, browser) as watcher:
        watcher.page.goto(ann.page.url)
        watcher.until(STILL)
        assert not watcher.shown(".hand .tile, .join")
        play_round(ann, ben, wire)
        assert "Ben <b>" in ann.page.inner_text(".counted")
        watcher.until(f"{STILL}:has(.counted)")
        assert lying(ann) == lying(ben) == lying(watcher) != []
        no_barriers(watcher)
    play_a_rematch(ann, ben)


def play_on(ann: Player, ben: Player) -> None:
    while one := whose_turn(ann, ben):
        one.step()


def play_a_rematch(ann: Player, ben: Player) -> None:
    while not ann.shown('[value="rematch"]'):  # rounds that nobody won
        for one in (ann, ben):
            one.go_on()
        play_on(ann, ben)
    old = ann.page.url
    ann.click(ann.first('[value="rematch"]'))
    ann.page.wait_for_url(lambda url: url != old)
    ben.page.wait_for_url(ann.page.url)
    ben.page.wait_for_selector('[value="accept"]')
    no_barriers(ben)
    assert "hasn't answered yet" in ann.page.inner_text(".places")
    ben.page.click('[value="accept"]')
    for one in (ann, ben):
        one.until(STILL)
        one.forget_shifts()
    assert "Ann" in ben.page.inner_text(".seats")
    play_on(ann, ben)
    assert ann.counted()


def test_a_page_on_its_way_to_a_seat_stays(player: Player, friend: Player) -> None:
    """A reload before the answer is there would lose the cookie that says whose seat it is."""
    ann, ben = player, friend
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    match = ann.start("block-draw", options={"players": 3}, seats=seats)
    ben.open(match)
    # An answer that never comes.
    ben.page.evaluate("""() => {
        window.stayed = true;
        const never = (event) => event.preventDefault();
        document.querySelector('.join').addEventListener('submit', never);
    }""")
    ben.page.fill('.join [name="name"]', "Ben")
    ben.click(ben.first('[value="join"]'))
    ann.click(ann.first(".places summary"))
    ann.click(ann.first('.places [value="bot-beginner"]'))
    ann.until(f"{STILL}:has(.waiting)")
    ann.page.get_by_text("bot", exact=True).wait_for()
    ben.frames(10)  # for what the house has told Ben's page too
    assert ben.page.evaluate("() => window.stayed")


def test_somebody_goes_away_and_comes_back(player: Player, friend: Player) -> None:
    ann, ben = player, friend
    sit_down(ann, ben, "yourturn")
    assert not ann.shown(".plate.away")
    address = ben.page.url
    ben.page.goto(ben.house)
    assert ben.page.locator(f'.going a[href="{address.removeprefix(ben.house)}"]').count() == 1
    ann.until(".seats .plate.away")
    assert "offline" in (ann.first(".seats .plate").get_attribute("aria-label") or "")
    no_barriers(ann)
    ben.click(ben.first(".going a"))
    ben.until(SEATED)
    ann.until(".plate.away", gone=True)


def test_a_match_is_given_up(player: Player) -> None:
    player.start("block-draw")
    page = player.page
    page.click(".more > summary")
    page.click(".leaving > summary")
    no_barriers(player)
    page.click('.leaving [value="resign"]')
    player.until(f'{STILL}[data-awaits="nobody"]')
    assert "You resign" in page.inner_text(".counted")
    no_barriers(player)
