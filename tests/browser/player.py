"""Somebody at a screen who plays with what the page offers, and knows no rules."""

import json
import time
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize

#: Seconds after which nothing more is expected to happen.
PATIENCE = 30.0
WIDE: ViewportSize = {"width": 1400, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

#: The selector of the first thing that may be done, in this order.
OFFERED = {
    "curtain": "#curtain:not([hidden]) a",
    "either": "[data-either]:not([hidden]) button",
    "place": ".place.on [data-move]",
    "tile": ".hand .playable",
    "button": '[data-region="ask"] .buttons:not(.alone) button[name="move"]',
    "joint": ".board .joint",
    "choose": ".board [data-choose]",
}


class Player:
    """A browser of one's own: cookies, a page, and what went wrong in it."""

    def __init__(self, house: str, browser: Browser, phone: bool = False, **more: Any) -> None:
        self.house = house
        if phone:
            more |= {"has_touch": True, "is_mobile": True}
        self.context = browser.new_context(
            viewport=PHONE if phone else WIDE,
            reduced_motion="reduce",
            **more,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.phone = phone
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def leave(self) -> None:
        self.context.close()

    def start(self, game: str, **more: Any) -> str:
        """Start a match as a program would, and sit down at its table."""
        body = json.dumps({"game": game, "name": "Ann", **more})
        headers = {"origin": self.house, "content-type": "application/json"}
        done = self.context.request.post(f"{self.house}/api/matches", data=body, headers=headers)
        assert done.ok, done.text()
        match: str = done.json()["match"]
        self.open(match)
        return match

    def open(self, match: str) -> None:
        """Sit down at a table, and wait until it is live."""
        self.page.goto(f"{self.house}/m/{match}")
        self.page.wait_for_selector('main[data-live="yes"]')

    def first(self, selector: str) -> Locator:
        return self.page.locator(selector).first

    def shown(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def counted(self) -> bool:
        """Say whether the count of a round shows."""
        return self.shown(".counted")

    def offered(self) -> str:
        """The kind of the first thing that may be done, or nothing."""
        return next((kind for kind, selector in OFFERED.items() if self.shown(selector)), "")

    @property
    def number(self) -> int:
        """The last entry that the page has seen."""
        return int(self.page.locator('#play [name="after"]').input_value())

    def click(self, locator: Locator) -> None:
        # What the house sends may take a button away under the hand: the next look will tell.
        if self.phone:
            locator.tap(timeout=2000, force=True)
        else:
            locator.click(timeout=2000, force=True)

    def step(self) -> str:
        """Do the first thing that is offered; gives its kind, or nothing."""
        kind = self.offered()
        if not kind:
            return ""
        number = self.number
        try:
            self.click(self.first(OFFERED[kind]))
        except Exception:
            if self.number == number and not self.counted():
                raise
        return kind

    def round(self, most: int = 2000) -> None:
        """Play until a round is counted."""
        until = time.monotonic() + PATIENCE * 4
        for _ in range(most):
            if self.counted():
                return
            number, kind = self.number, self.step()
            if kind in ("place", "button", "joint", "either", ""):
                self.settled(number)
            assert time.monotonic() < until, self.page.inner_text("main")
        raise AssertionError("the round doesn't end")

    def match(self, most: int = 40) -> int:
        """Play until the match is over; gives the number of rounds."""
        for rounds in range(1, most):
            self.round()
            if self.shown('[value="rematch"]'):
                return rounds
            self.click(self.first('[value="on"]'))
            self.until(".counted", gone=True)
        raise AssertionError("the match doesn't end")

    def settled(self, number: int) -> None:
        """Wait a moment for something new; the policy of the pages allows no other way."""
        for _ in range(60):
            if self.number > number or self.counted():
                return
            self.page.wait_for_timeout(5)

    def until(self, selector: str, gone: bool = False) -> None:
        """Wait until something is there, or is there no more."""
        self.page.wait_for_selector(selector, state="detached" if gone else "attached")
