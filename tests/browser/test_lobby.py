"""Open tables: somebody waits for anybody, and somebody else sees that and sits down at a tap."""

from support.browser.axe import no_barriers
from support.browser.player import SEATED, STILL, Player


def test_a_table_appears_while_one_looks_and_is_sat_down_at_with_a_tap(
    player: Player, phone: Player
) -> None:
    phone.page.goto(f"{phone.house}/tables")
    phone.page.wait_for_selector(".nobody")
    player.page.goto(f"{player.house}/tables")
    player.click(player.first('[value="anyone"]'))
    player.until(STILL)
    no_barriers(player)
    # Nothing is pressed: the house has said that there is something new.
    phone.page.wait_for_selector("[data-table]")
    no_barriers(phone)
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.click(phone.first('[data-table] [value="sit"]'))
    for one in (phone, player):
        one.until(SEATED)
    assert phone.page.url == player.page.url
