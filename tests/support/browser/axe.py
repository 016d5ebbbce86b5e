"""Barriers: what axe finds on a page, in light, dark and high contrast."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # it has none

from support.browser.player import Player

#: The parts of a page to look at, and axe's options.
How = tuple[dict[str, Any], dict[str, Any]]

AXE = """([parts, options]) => axe.run(parts, { ...options, resultTypes: ['violations'] }).then(
    (found) => found.violations.flatMap(({ id, help, nodes }) => nodes.slice(0, 2).map(
        ({ html, failureSummary: why }) => `${id}: ${help}: ${html.slice(0, 160)} ${why}`)))"""
#: All of the page, and every rule.
ALL: How = ({"include": ["html"]}, {})
#: Only what colours decide differs from one theme to the next, and axe sees none in drawings.
COLOURS: How = ({"exclude": ["svg"]}, {"runOnly": ["color-contrast"]})
THEME = """(theme) => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
}"""


def look(player: Player, how: How) -> None:
    found: list[str] = player.page.evaluate(AXE, how)
    assert not found, found


def no_barriers(player: Player) -> None:
    """Look at the page as it is, in every theme; it is light again afterwards."""
    page = player.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE_SCRIPT} }}")
    look(player, ALL)
    page.emulate_media(color_scheme="dark")
    look(player, COLOURS)
    page.emulate_media(color_scheme="light")
    page.evaluate(THEME, "contrast")
    look(player, COLOURS)
    page.evaluate(THEME, "")
