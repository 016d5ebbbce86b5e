"""A whole round of a game of each kind, played through the page by clicks alone.

At every step `Player.look` asks that no tile lies outside the view, that nothing on the page
shifted, and that it isn't wider than the screen; a player who leaves asks for a clean console.
"""

import pytest

from boneyard.games import GAMES
from support.browser.axe import no_barriers
from support.browser.player import PHONE, STILL, Player


def kind(name: str) -> tuple[object, ...]:
    """What a table looks like and asks for: two games of one kind have the same page."""
    game = GAMES[name]
    if game.alone:
        return (name,)
    return type(game.table), game.tiles.faces, bool(game.twists)


#: The first game of each kind. What all games must do is asked without a browser, of all of them.
OF_EACH_KIND = list({kind(name): name for name in reversed(list(GAMES))}.values())[::-1]


def most(game: str) -> int:
    """The most players that the game takes, up to five: with more a round takes minutes."""
    return min(5, max(GAMES[game].players))


def finish(player: Player, game: str) -> None:
    """Play on to the count."""
    if game == "domino-solitaire":
        # Tiles can go to and fro for ever: a few moves, then it is given up.
        assert {player.step() for _ in range(6)} <= {"choose", "place", "button", ""}
        if not player.counted():
            player.press('[value="resign"]')
    if game == "baronet":
        # It plays itself: a few counts by hand, some by the button that keeps counting.
        for _ in range(4):
            player.step()
        by_hand = player.number
        player.click(player.first("[data-run]"))
        player.until(f'main:not([data-number="{by_hand}"])')
        player.give_up(player.page.url.rpartition("/")[2])
    player.round()


@pytest.mark.parametrize("game", OF_EACH_KIND)
def test_a_round_by_clicks(player: Player, game: str) -> None:
    player.start(game, options={"players": most(game)})
    for _ in range(3):
        player.step()
    # Looking for barriers takes as long as playing: at every other table now, at the rest later.
    early = OF_EACH_KIND.index(game) % 2 == 0
    if early:
        no_barriers(player)
    finish(player, game)
    said = player.page.inner_text(".counted")
    if most(game) > 1:
        assert "You" in said
        assert player.page.locator(".counted .hands li").count() == most(game)
        assert player.page.locator(".counted tbody tr").count() >= 2
    else:
        assert "left" in said or "Solved" in said
    fits_a_phone(player)
    if not early:
        no_barriers(player)


def fits_a_phone(player: Player) -> None:
    """The same table at a small screen: it is drawn anew, and all of it is to be seen."""
    shape = player.page.locator("main").get_attribute("data-shape")
    player.page.set_viewport_size(PHONE)
    player.until(f'{STILL}:not([data-shape="{shape}"])')
    player.click(player.first("[data-fold]"))
    player.forget_shifts()
    seen = player.look()
    assert seen["felt"][3] > 350


def test_the_tile_that_is_chosen_is_the_one_that_moves(player: Player) -> None:
    player.start("domino-solitaire")
    sources = player.page.locator(".board [data-choose]")
    assert sources.count() > 1
    tiles = sources.evaluate_all("(all) => all.map((one) => one.dataset.choose)")
    for at, tile in enumerate(tiles):
        if player.page.locator(f'.place[data-of="{tile}"]').count() > 1:
            player.click(sources.nth(at))
            player.until(f'.place.on[data-of="{tile}"]')
            player.press(f'.place.on[data-of="{tile}"] [data-move^="{tile}>"]')
            assert player.shown('[value="undo"]:not([disabled])')
            return
    raise AssertionError("no tile goes in two places")


def test_a_whole_match_by_clicks(player: Player) -> None:
    player.start("block-draw", options={"target": 40})
    assert player.match() > 1
    assert "the match" in player.page.inner_text(".counted")


def test_muggins_and_twists_by_clicks(player: Player) -> None:
    player.start("all-fives", options={"muggins": True})
    assert player.page.locator("[data-call]").all_inner_texts() == ["Claim!", "Muggins!"]
    player.round()
    twists = {"double_back": True, "doubling": True, "perfect_ten": True, "players": 3}
    player.start("fundomino", options=twists)
    own = player.page.locator("[data-region=calls] [data-call]").all_inner_texts()
    assert own == ["Domino!", "Perfect 10!"]
    # A call against somebody stands at their seat.
    for seat in (1, 2):
        call = player.page.locator(f'[data-sits="{seat}"] [data-call="catch:{seat}"]')
        assert (call.get_attribute("aria-label") or "").startswith("Catch Bones")
    player.round()


def test_the_report_speaks_of_ends_as_people_do(player: Player) -> None:
    player.start("block-draw")
    player.round()
    report = player.page.locator("#log").text_content() or ""
    assert "on the left end" in report
    assert "on the right end" in report
    assert "arm" not in report
