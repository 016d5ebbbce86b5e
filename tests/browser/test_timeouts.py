"""No test waits for the browser without end."""

import pytest
from playwright.sync_api import Error

from support.browser.player import Player
from support.browser.timeouts import answers_in_time


def test_a_script_that_never_comes_to_an_end_is_given_up(player: Player) -> None:
    with answers_in_time(0.5), pytest.raises(AssertionError, match=r"answer Page.evaluate within"):
        player.page.evaluate("() => new Promise(() => {})")
    assert player.page.evaluate("() => 6 + 6") == 12


def test_a_page_that_crashes_holds_nobody_up(player: Player, friend: Player) -> None:
    with pytest.raises(Error):
        player.page.goto("chrome://crash")
    with pytest.raises(Error, match="crashed"):
        player.page.evaluate("() => 6 + 6")
    assert friend.page.evaluate("() => 6 + 6") == 12
