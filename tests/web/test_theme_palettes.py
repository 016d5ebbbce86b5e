"""Colours are defined once, in drawing/theme_palettes.py: the site and the drawings share them."""

import re
from pathlib import Path

import pytest

from boneyard.drawing.stylesheets import page_stylesheet, stylesheet
from boneyard.drawing.theme_palettes import (
    CLOTHS,
    FAMILY_CLOTHS,
    FIXED,
    PAGE_PALETTES,
    PALETTES,
    PLAYERS,
    contrast_ratio,
)
from boneyard.server.matches.seats import HUE_COUNT
from boneyard.server.web.static_files import load_static_files
from support.paths import STATIC

HEX = re.compile(r"#[0-9a-fA-F]{3,8}\b")
#: Colours of the avatars are used nowhere else.
SHEETS = sorted({*STATIC.rglob("*.css")} - {STATIC / "css" / "avatars.css"})


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_a_style_sheet_names_no_colours_of_its_own(sheet: Path) -> None:
    assert not re.findall(rf":[^;{{}}]*{HEX.pattern}", sheet.read_text("utf-8"))


def test_icons_have_colours_of_the_palette() -> None:
    known = {colour for theme in PALETTES.values() for colour in theme.values()}
    for name in ("icon.svg", "js/table/turn_indicator.js"):
        used = set(HEX.findall((STATIC / name).read_text("utf-8")))
        assert used
        assert used <= known | {"#ffb300"}, name  # the bright spot of the tab's icon


@pytest.mark.parametrize("name", PAGE_PALETTES)
def test_the_felt_is_the_same_on_the_page_and_in_drawings(name: str) -> None:
    page, drawing = PAGE_PALETTES[name], PALETTES[name]
    assert page["felt"] == drawing["felt"]
    css = load_static_files()["css/site.css"].decode()
    assert f"--felt:{page['felt']}" in css
    assert f"--by-felt:{drawing['felt']}" in stylesheet()


@pytest.mark.parametrize("theme", PAGE_PALETTES.values(), ids=PAGE_PALETTES)
def test_text_of_the_site_can_be_read(theme: dict[str, str]) -> None:
    pairs = [
        ("ink", "page"), ("ink", "paper"), ("soft", "page"), ("soft", "paper"), ("ink", "button"),
        ("on-main", "main"), ("on-turn", "turn"), ("felt-text", "felt"), ("felt-soft", "felt"),
        ("bad", "paper"), ("good", "paper"), ("on-brass", "brass"), ("on-brass", "brass-light"),
        ("brass-ink", "brass-wash"), ("brass-ink", "page"), ("them-ink", "page"),
        ("main-ink", "page"), ("main-ink", "paper"), ("on-main", "main-light"), ("soft", "button"),
        *(("cloth-text", f"cloth-{family}") for family in FAMILY_CLOTHS),
    ]  # fmt: skip
    for one, two in pairs:
        assert contrast_ratio(theme[one], theme[two]) >= 4.5, (one, two)


def mix(one: str, two: str, share: float) -> str:
    """What `color-mix(in srgb, one, two share)` gives."""
    parts = ((int(one[at : at + 2], 16), int(two[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02x}" for a, b in parts)


@pytest.mark.parametrize("theme", PAGE_PALETTES.values(), ids=PAGE_PALETTES)
def test_text_can_be_read_where_the_cloth_is_lightest(theme: dict[str, str]) -> None:
    css = (STATIC / "css" / "cloth.css").read_text("utf-8")
    assert "color-mix(in srgb, var(--cloth), var(--cloth-light) 11%)" in css
    for family in FAMILY_CLOTHS:
        lit = mix(theme[f"cloth-{family}"], theme["cloth-light"], 0.11)
        assert contrast_ratio(theme["cloth-text"], lit) >= 4.5, family


@pytest.mark.parametrize("theme", PAGE_PALETTES.values(), ids=PAGE_PALETTES)
def test_borders_of_controls_can_be_seen(theme: dict[str, str]) -> None:
    assert contrast_ratio(theme["edge"], theme["paper"]) >= 3
    assert contrast_ratio(theme["focus"], theme["page"]) >= 3


def test_every_variable_that_is_used_is_defined() -> None:
    defined = set(re.findall(r"(--[\w-]+):", page_stylesheet()))
    assert {f"--{name}" for theme in (*PAGE_PALETTES.values(), FIXED) for name in theme} <= defined
    sheets = {path.name: path.read_text("utf-8") for path in STATIC.rglob("*.css")}
    defined |= {name for text in sheets.values() for name in re.findall(r"(--[\w-]+):", text)}
    defined |= set(re.findall(r"(--[\w-]+):", stylesheet()))
    for name, text in sheets.items():
        assert set(re.findall(r"var\((--[\w-]+)\)", text)) <= defined, name


def test_every_theme_has_the_same_names() -> None:
    light, *others = PAGE_PALETTES.values()
    assert all(theme.keys() == light.keys() for theme in others)
    assert all(cloth.keys() <= light.keys() for cloth in CLOTHS.values())
    assert len(PLAYERS) == HUE_COUNT
