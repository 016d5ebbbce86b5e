"""Style sheets of drawings and pages: a colour is a CSS custom property after a plain fallback.

The fallback is for renderers that don't support custom properties and ignore them (rsvg, some
viewers). Others paint them black (resvg): the sheet of a named theme has plain values only.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boneyard.drawing.theme_palettes import (
    CLOTHS,
    CONTRAST,
    DARK,
    FAMILY_CLOTHS,
    FIXED,
    FUNDOMINO_COLOURS,
    LIGHT,
    PAGE_PALETTES,
    PALETTES,
    PIP_COLOURS,
    PLAYERS,
    TILE_BACKS,
    TILE_DESIGNS,
    Theme,
)

FONT: Final = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

#: The style of each class; a value that starts with $ is a colour of the theme.
_CSS_RULES: Final = (
    (".by", "font-family:%FONT%;-webkit-tap-highlight-color:transparent"),
    (".by-felt", "fill:$felt;stroke:$felt-edge;stroke-width:6"),
    (".by-body", "fill:$tile;stroke:$edge;stroke-width:2"),
    (".by-bevel", "fill:none;stroke:$bevel;stroke-width:3"),
    (".by-bar", "fill:none;stroke:$bar;stroke-width:2.5;stroke-linecap:round"),
    (".by-shade", "fill:$shadow;fill-opacity:.17"),
    (".by-rim", "fill:$rim"),
    (".by-back", "fill:$back;stroke:$back-edge;stroke-width:2"),
    (".by-bone", "fill:none;stroke:$back-line;stroke-width:2.5"),
    (".by-num", "font-weight:700;font-size:66px;text-anchor:middle"),
    (".by-two", "font-weight:700;font-size:50px;text-anchor:middle"),
    (".by-dig", "fill:$ink;font-weight:700;text-anchor:middle"),
    (".by-card", "fill:$card;stroke:$ink;stroke-width:2.5;stroke-linejoin:round"),
    (".by-wild", "fill:$wild"),
    (".by-star", "fill:$star"),
    (".by-wm", "fill:none;stroke:$wild-mark;stroke-width:3"),
    (".by-fruit", "stroke:$outline;stroke-width:3;stroke-linejoin:round;stroke-linecap:round"),
    (".by-text", "fill:$text"),
    (".by-soft", "fill:$soft"),
    (".by-name", "font-weight:600"),
    (".by-mid", "text-anchor:middle"),
    (".by-end", "text-anchor:end"),
    (".by-plate", "fill:$plate;stroke:$plate-edge;stroke-width:2"),
    (".by-turn", "fill:$turn"),
    (".by-on-turn", "fill:$on-turn"),
    (".by-badge", "fill:$badge;stroke:$on-badge;stroke-width:2"),
    (".by-on-badge", "fill:$on-badge;font-weight:700;text-anchor:middle"),
    (".by-last", "fill:none;stroke:$mark;stroke-width:8"),
    (".by-place", "fill:none;stroke:$line;stroke-width:3;stroke-dasharray:10 8"),
    (".by-ghost", "fill:$ghost;fill-opacity:.16;stroke:$ghost;stroke-width:4;"
                  "stroke-dasharray:12 8"),
    (".by-pick", "fill:#fff;fill-opacity:0;stroke:$turn;stroke-width:7;stroke-dasharray:14 8"),
    (".by-move", "cursor:pointer"),
    (".by-move>.by-face", "opacity:.45"),
)  # fmt: skip

#: The connectors, which hardly any table has.
_CONNECTOR_CSS_RULES: Final = (
    (".by-leap", "fill:none;stroke-linecap:round;pointer-events:none"),
    (".by-seam", "stroke:$on-turn;stroke-width:22"),
    (".by-bond", "stroke:$turn;stroke-width:11;stroke-dasharray:16 20"),
    (".by-knot", "fill:$turn;stroke:$on-turn;stroke-width:6"),
)

#: What stands around a hub, which few tables have.
_HUB_CSS_RULES: Final = (
    (".by-spoke", "fill:none;stroke:$line;stroke-width:9;stroke-linecap:round;pointer-events:none"),
    (".by-sign", "stroke-width:5"),
    (".by-owed", "fill:none;stroke:$turn;stroke-width:8"),
)

#: Interaction states; not needed on paper.
_INTERACTION_CSS: Final = (
    ".by-move:hover>.by-face,.by-move:focus>.by-face{opacity:1}"
    ".by-move:focus{outline:none}.by-move:focus>.by-ghost,.by-move:hover>.by-ghost,"
    ".by-move:focus>.by-pick,.by-move:hover>.by-pick{stroke-dasharray:none;stroke-width:7}"
)


def _declarations(text: str, theme: Theme, plain: bool) -> Iterator[str]:
    for part in text.split(";"):
        name, _, value = part.partition(":")
        if not value.startswith("$"):
            yield f"{name}:{value.replace('%FONT%', FONT)}"
            continue
        yield f"{name}:{theme[value[1:]]}"
        if not plain:
            yield f"{name}:var(--by-{value[1:]})"


def _colour_rules() -> Iterator[tuple[str, str]]:
    for number in PIP_COLOURS:
        yield f".by-p{number}", f"fill:$p{number}"
    for number in FUNDOMINO_COLOURS:
        yield f".by-c{number}", f"fill:$c{number}"
        yield f".by-s{number}", f"stroke:$c{number};stroke-width:9"
        # The dots of yellow are lines without length and with round ends.
        line = "10;stroke-linecap:round" if number == 3 else "4"
        yield f".by-m{number}", f"fill:none;stroke:$m{number};stroke-width:{line}"


def _properties(theme: Theme, base: Theme | None = None) -> str:
    """Return the custom properties of a theme, or those in which it differs from another."""
    return ";".join(
        f"--by-{name}:{colour}"
        for name, colour in theme.items()
        if base is None or colour != base[name]
    )


@cache
def stylesheet(
    theme: str | None = None, standalone: bool = False, connectors: bool = True, hub: bool = True
) -> str:
    """Return the style sheet of all drawings, for one theme or for all of them.

    Without a theme it follows the system (dark, more contrast), unless `data-theme` on the picture
    or on an element around it is `light`, `dark` or `contrast`; a `standalone` picture has no
    element around it. Without `connectors` it is for a table without detached tiles; without `hub`,
    for one that has none.
    """
    first = PALETTES[theme or "light"]
    css = []
    if theme is None:
        css.append(f".by{{{_properties(first)}}}")
        # A named theme must override the one of the system.
        changing = {name for name in LIGHT if len({p[name] for p in PALETTES.values()}) > 1}
        dark = _properties(DARK, LIGHT)
        contrast = _properties(CONTRAST, LIGHT)
        css += [
            f"@media (prefers-color-scheme:dark){{.by{{{dark}}}}}",
            f"@media (prefers-contrast:more),(forced-colors:active){{.by{{{contrast};"
            "forced-color-adjust:none}}",
        ]
        for name, palette in PALETTES.items() if not standalone else ():
            here = _properties({key: palette[key] for key in palette if key in changing})
            css.append(f"[data-theme={name}] .by,.by.by[data-theme={name}]{{{here}}}")
    some = (*(_CONNECTOR_CSS_RULES if connectors else ()), *(_HUB_CSS_RULES if hub else ()))
    for selector, text in (*_CSS_RULES, *some, *_colour_rules()):
        css.append(f"{selector}{{{';'.join(_declarations(text, first, theme is not None))}}}")
    return "".join(css) + _INTERACTION_CSS


def page_stylesheet() -> str:
    """Return the custom properties of the site: themes, felts, and the colours of players."""
    light, dark, contrast = (
        _page_properties(PAGE_PALETTES[name], scheme)
        for name, scheme in (("light", "light"), ("dark", "dark"), ("contrast", "dark"))
    )
    css = [
        f":root{{{_page_properties(FIXED)};{light}}}",
        f"@media (prefers-color-scheme:dark){{:root{{{dark}}}}}",
        f"[data-theme=light]{{{light}}}[data-theme=dark]{{{dark}}}",
        f"[data-theme=contrast]{{{contrast}}}",
        f"@media (prefers-contrast:more){{:root:not([data-theme]){{{contrast}}}}}",
    ]
    for family in FAMILY_CLOTHS:
        css.append(f"[data-family={family}]{{--cloth:var(--cloth-{family})}}")
    css += [
        "@media not (prefers-contrast:more){",
        "[data-cloth=family][data-family]:not([data-theme=contrast]){--felt:var(--cloth);"
        "--felt-edge:color-mix(in srgb,var(--cloth),black 26%);--felt-soft:var(--cloth-text)}",
    ]
    for name, cloth in CLOTHS.items():
        felt = ";".join(f"--{key}:light-dark({','.join(two)})" for key, two in cloth.items())
        css.append(f"[data-cloth={name}]:not([data-theme=contrast]){{{felt}}}")
    chosen = (("tiles", TILE_DESIGNS), ("backs", TILE_BACKS))
    for attribute, choices in chosen:
        for name, theme in choices.items():
            here = f"[data-{attribute}={name}]"
            where = f"{here}:not([data-theme=contrast]) .by,.by.by.by{here}"
            css.append(f"{where}{{{_properties(theme)}}}")
    # What is usual, where it is offered beside the others.
    for here, others in (("[data-tiles=ivory]", TILE_DESIGNS), ("[data-backs=wood]", TILE_BACKS)):
        usual = {name: LIGHT[name] for name in next(iter(others.values()))}
        css.append(f".by.by.by{here}{{{_properties(usual)}}}")
    css.append("}")
    for number, (paper, felt) in enumerate(PLAYERS):
        css.append(f".hue{number}{{--hue:{paper};--hue-bright:{felt}}}")
    return "".join(css)


def _page_properties(theme: Theme, scheme: str = "") -> str:
    """Return the custom properties of a page's theme."""
    written = [f"--{name}:{colour}" for name, colour in theme.items()]
    return ";".join([*written, f"color-scheme:{scheme}"] if scheme else written)
