"""Somebody at a screen who plays with what the page offers, and knows no rules.

Nothing here sleeps: the page itself says what it shows (`data-number`), whether it is up to date
(`data-live`), whether an answer of the house is still to come (`data-busy`), and whom the match
waits for (`data-awaits`).
"""

import json
import time
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, Locator, Page, TimeoutError, ViewportSize

from support.browser.timeouts import PATIENCE

WIDE: ViewportSize = {"width": 1400, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

#: The selector of the first thing that may be done, in this order.
OFFERED = {
    "curtain": "#curtain:not([hidden]) a",
    "either": "[data-either]:not([hidden]) button",
    "place": ".place.on [data-move]",
    "tile": ".hand .playable",
    "button": '[data-region="ask"] .buttons:not(.alone) button[name="move"]',
    "joint": ".board .joint .hit",
    "choose": ".board [data-choose]",
}
#: The page shows all that has happened, and has nothing more to wait for.
STILL = 'main[data-live="yes"][data-busy="no"]'
#: The same, and it is for this screen to go on.
WANTED = f"""{STILL}:is([data-awaits="you"], [data-awaits="count"], [data-awaits="nobody"],
    :has(#curtain:not([hidden])))"""

#: The same seeds in every run: deals come of them. All else stays as random as it was: what stands
#: between page and house in some tests tells sockets apart by such numbers.
SAME_SEEDS = """{
    const random = crypto.getRandomValues.bind(crypto);
    Crypto.prototype.getRandomValues = (bytes) =>
        new Error().stack.includes('startSeeds') ? bytes.fill(7) : random(bytes);
}"""

#: Whoever has played before is not shown round again.
PLAYED_BEFORE = """for (const kind of ['straight', 'curved', 'trains', 'counting', 'partners']) {
    localStorage[`guided ${kind}`] = 'yes';
}"""

#: What shifted since the page came. The hand closes up when a tile leaves it, as a hand does; what
#: comes up now and then has a row of its own; and a long sentence's foot stays where it is.
WATCH_SHIFTS = """() => {
    window.shifts = [];
    const note = (entries) => {
        for (const { sources } of entries) {
            for (const { node, previousRect: was, currentRect: is } of sources) {
                const shifted = node instanceof Element ? node : node?.parentElement;
                if (!shifted || shifted.closest('.hand, .asides')) continue;
                const stands = Math.abs(was.bottom - is.bottom) < 1;
                if (stands && shifted.closest('.status, .latest')) continue;
                const name = shifted.cloneNode().outerHTML;
                window.shifts.push(`${name} ${was.x},${was.y} to ${is.x},${is.y}`);
            }
        }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.forgetShifts = async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        observer.takeRecords();
        window.shifts = [];
    };
}"""

#: One look at the table.
LOOK = """(offered) => {
    const main = document.querySelector('main.table');
    // The part of the felt that nothing covers.
    const felt = document.getElementById('board').getBoundingClientRect();
    // The box of a curved tile, which lies askew, is larger than the tile.
    const within = (tile) => {
        const box = tile.getBoundingClientRect();
        const askew = tile.outerHTML.includes('scale(');
        const by = askew ? Math.min(box.width, box.height) / 4 : 1;
        return box.left + by >= felt.left && box.right - by <= felt.right
            && box.top + by >= felt.top && box.bottom - by <= felt.bottom;
    };
    const tiles = [...document.querySelectorAll('[data-region=tiles] > g, .place.on')];
    return {
        offered: Object.keys(offered).find((kind) => document.querySelector(offered[kind])) ?? '',
        number: Number(main.dataset.number),
        still: main.dataset.live === 'yes' && main.dataset.busy === 'no',
        awaits: main.dataset.awaits,
        outside: tiles.filter((tile) => !within(tile))
            .map((tile) => tile.outerHTML.slice(0, 200)),
        shifts: window.shifts,
        wide: document.documentElement.scrollWidth <= innerWidth ? []
            : [...document.querySelectorAll('main *')].filter(
                (one) => one.getBoundingClientRect().right > innerWidth + 1)
                .map((one) => one.outerHTML.slice(0, 200)),
        felt: [felt.x, felt.y, felt.width, felt.height],
    };
}"""


class Player:
    """A browser of one's own: cookies, a page, and what went wrong in it."""

    def __init__(
        self, house: str, browser: Browser, phone: bool = False, new: bool = False, **more: Any
    ) -> None:
        self.house = house
        if phone:
            more |= {"has_touch": True, "is_mobile": True}
        self.context = browser.new_context(
            viewport=PHONE if phone else WIDE, reduced_motion="reduce", **more
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.phone = phone
        self.page: Page = self.context.new_page()
        self.page.add_init_script(f"({WATCH_SHIFTS})()")
        self.page.add_init_script(SAME_SEEDS)
        if not new:
            self.page.add_init_script(PLAYED_BEFORE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.context.close()
        assert error or not self.errors, self.errors

    # To a table.

    def start(self, game: str, **more: Any) -> str:
        """Start a match as a program would, and sit down at its table."""
        match: str = self._ask("", {"game": game, "name": "Ann", "bot": "heavy", **more})["match"]
        self.open(match)
        return match

    def give_up(self, match: str) -> None:
        """End a match of two as a program would, before it is played."""
        self._ask(f"/{match}/moves", {"seat": 0, "move": "resign"})
        self.until('main[data-awaits="nobody"]')

    def _ask(self, path: str, body: Any) -> Any:
        headers = {"origin": self.house, "content-type": "application/json"}
        done = self.context.request.post(
            f"{self.house}/api/matches{path}", data=json.dumps(body), headers=headers
        )
        assert done.ok, done.text()
        return done.json()

    def open(self, match: str) -> None:
        """Sit down at a table, and wait until it is live."""
        self.page.goto(f"{self.house}/m/{match}")
        self.until(STILL)
        self.forget_shifts()  # a page that comes in pieces is put together before one plays

    # Looking.

    def first(self, selector: str) -> Locator:
        return self.page.locator(selector).first

    def shown(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def until(self, selector: str, gone: bool = False) -> None:
        """Wait until something is there, or is there no more."""
        self.page.wait_for_selector(selector, state="detached" if gone else "attached")

    def look(self) -> Any:
        """See what may be done, at once; nothing may have moved or be out of view."""
        seen = self.page.evaluate(LOOK, OFFERED)
        assert not seen["outside"], seen
        assert not seen["shifts"], seen
        assert not seen["wide"], seen
        return seen

    def frames(self, count: int) -> None:
        """Let the browser draw."""
        self.page.evaluate(
            "async (count) => { while (count--) await new Promise(requestAnimationFrame); }", count
        )

    def forget_shifts(self) -> None:
        """Something was meant to move."""
        self.page.evaluate("() => window.forgetShifts()")

    def rest(self) -> Any:
        """Wait until it is for this screen to go on, and look."""
        self.until(WANTED)
        return self.look()

    @property
    def number(self) -> int:
        """The last entry that the page shows."""
        return int(self.page.locator("main").get_attribute("data-number") or 0)

    def counted(self) -> bool:
        """Say whether the count of a round shows, once it is for this screen to go on."""
        return self.rest()["awaits"] in ("count", "nobody")

    # Doing.

    def click(self, locator: Locator, timeout: float | None = None) -> None:
        """Press, once it lies still and nothing covers it."""
        if self.phone:
            locator.tap(timeout=timeout)
        else:
            locator.click(timeout=timeout)

    def press(self, selector: str) -> None:
        """Press what is there, and wait until the house has answered."""
        self.click(self.first(selector))
        self.until(STILL)

    def step(self) -> str:
        """Do the first thing that is offered; gives its kind, or nothing if nothing is."""
        seen = self.rest()
        kind: str = seen["offered"]
        if not kind or seen["awaits"] in ("count", "nobody"):
            return ""
        try:
            self.click(self.first(OFFERED[kind]), PATIENCE * 50)
        except TimeoutError:
            # Somebody's call may change the table under the hand: then one looks again.
            if self.look()["number"] == seen["number"]:
                raise
        return kind

    def round(self, most: int = 2000) -> None:
        """Play until a round is counted."""
        until = time.monotonic() + PATIENCE
        for _ in range(most):
            if not self.step():
                assert self.counted(), self.page.inner_text("main")
                return
            assert time.monotonic() < until, self.page.inner_text("main")
        raise AssertionError("the round doesn't end")

    def go_on(self) -> None:
        """Go on to the next round."""
        self.click(self.first('[value="on"]'))
        self.until(f'{STILL}:not([data-awaits="count"])')

    def match(self, most: int = 40) -> int:
        """Play until the match is over; gives the number of rounds."""
        for rounds in range(1, most):
            self.round()
            if self.rest()["awaits"] == "nobody":
                return rounds
            self.go_on()
        raise AssertionError("the match doesn't end")


#: The match goes on, and this page is a player's.
SEATED = f"""{STILL}[data-status="playing"]:not([data-seat=""])"""
