"""A match over days, over real HTTP with real browsers, and a clock that the test sets forward."""

import pytest

from boneyard.core.time_controls import CLOCKS, HOUR
from boneyard.server import wall_clock
from support.browser.axe import no_barriers
from support.browser.player import STILL, Player


def test_over_days_a_tile_is_asked_for_and_an_empty_bank_claimed(
    player: Player, phone: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wall_clock, "offset_ms", 0)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    more = {"seats": seats, "clock": "3-days", "options": {"players": 2}}
    match = player.start("yourturn", **more)
    phone.page.goto(f"{player.house}/m/{match}")
    assert "3 days + 1 day/turn" in phone.page.inner_text(".waiting")
    phone.page.fill(".join [name=name]", "Ben")
    phone.page.click(".join button")
    for one in (player, phone):
        one.until(f'{STILL}:is([data-awaits="you"], [data-awaits="others"])')
    mover, other = (player, phone) if player.shown('[data-awaits="you"]') else (phone, player)
    clock = mover.page.locator(".me .clock")
    assert clock.inner_text() == "2 d"
    before = mover.number
    # The tile is asked for: no, then yes.
    for answer in ("no", "yes"):
        mover.page.locator(".hand .playable").first.click()
        if not mover.shown("#sure[open]"):
            mover.page.locator(".place.on").first.click()
        mover.until("#sure[open]")
        mover.page.click(f'#sure [value="{answer}"]')
        mover.until("#sure[open]", gone=True)
        if answer == "no":
            assert mover.number == before
    other.until(f'{STILL}[data-awaits="you"]')
    assert not other.shown(".plate.away")
    # Plays can be left for later; nothing of it stands in the way.
    mover.page.click(".later summary")
    # Somebody who thinks too long has lost, if the other says so.
    monkeypatch.setattr(wall_clock, "offset_ms", CLOCKS["3-days"].bank + HOUR)
    mover.until("[value=claim]")
    no_barriers(mover)
    other.until('.status:has-text("Your time is up")')
    mover.page.click("[value=claim]")
    for one in (mover, other):
        one.until(f'{STILL}[data-awaits="nobody"]')
