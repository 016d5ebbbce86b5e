"""A whole round of each game, played through the page by clicks alone."""

import pytest

from boneyard.games import GAMES
from browser.player import Player


def options(game: str) -> dict[str, int]:
    """The most players that the game takes."""
    return {"players": max(GAMES[game].players)}


@pytest.mark.parametrize("game", GAMES)
def test_a_round_by_clicks(player: Player, game: str) -> None:
    player.start(game, options=options(game))
    if game == "domino-solitaire":
        # Tiles can go to and fro for ever: a few moves, then it is given up.
        for _ in range(6):
            if player.counted():
                break
            player.step()
        if not player.counted():
            player.click(player.first('[value="resign"]'))
    if game == "baronet":
        # It plays itself: a few counts by hand, the rest by the button that keeps counting.
        for _ in range(8):
            number = player.number
            player.step()
            player.settled(number)
        player.click(player.first("[data-run]"))
        player.until(".counted")
    player.round()
    said = player.page.inner_text(".counted")
    if max(GAMES[game].players) > 1:
        assert "Ann" in said
        assert player.page.locator(".counted .hands li").count() == options(game)["players"]
        assert player.page.locator(".counted tbody tr").count() >= 2
    else:
        assert "left" in said or "Won" in said


def test_a_whole_match_by_clicks(player: Player) -> None:
    player.start("block-draw", options={"target": 60})
    assert player.match() > 1
    assert "The match is over" in player.page.inner_text(".counted")


def test_muggins_and_twists_by_clicks(player: Player) -> None:
    player.start("all-fives", options={"muggins": True})
    assert player.page.locator("[data-call]").all_inner_texts() == ["Claim!", "Muggins!"]
    player.round()
    twists = {"double_back": True, "doubling": True, "perfect_ten": True, "players": 3}
    player.start("fundomino", options=twists)
    calls = player.page.locator("[data-call]").all_inner_texts()
    assert calls[0] == "Domino!"
    assert calls[-1] == "Perfect 10!"
    player.round()
