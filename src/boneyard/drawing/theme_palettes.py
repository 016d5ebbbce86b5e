"""Palettes of the themes (light, dark, high contrast): every colour of drawings and pages."""

from collections.abc import Mapping
from typing import Final

Theme = Mapping[str, str]

#: The values of `data-theme`; without it the picture follows the system.
THEMES: Final = ("light", "dark", "contrast")

#: The colour of each number's pips and numerals, as coloured sets have them; 0 has no pips.
PIP_COLOURS: Final = {
    0: "#5c5850", 1: "#1c6aa3", 2: "#25702d", 3: "#bb2a22", 4: "#7b4a22", 5: "#26408f",
    6: "#865d00", 7: "#a8266f", 8: "#00706f", 9: "#6b3096", 10: "#a64506", 11: "#4b5a6e",
    12: "#5d6a00", 13: "#8c1c44", 14: "#0b5a7d", 15: "#2a2a2c",
}  # fmt: skip

#: Fundomino's colours: 1 red, 2 orange, 3 yellow, 4 green, 5 blue, 6 purple.
FUNDOMINO_COLOURS: Final = {
    1: "#d2342d", 2: "#e8811a", 3: "#f3c623", 4: "#3d9a4b", 5: "#2c6fc2", 6: "#7e469f",
}  # fmt: skip
#: The pattern over each colour: a darker or lighter shade of it.
PATTERN_COLOURS: Final = {
    1: "#b01f1c", 2: "#b35204", 3: "#b38600", 4: "#1f692e", 5: "#124282", 6: "#4b1f69",
}  # fmt: skip

LIGHT: Final[Theme] = {
    "felt": "#3a755d", "felt-edge": "#2b5a47", "line": "#6ea28b",
    "tile": "#fffcf3", "edge": "#b9ad92", "bevel": "#ece4d0", "bar": "#97896b", "rim": "#ffffff",
    "shadow": "#0b1f17", "back": "#6d4030", "back-edge": "#462619", "back-line": "#c79b76",
    "ink": "#2c2a26", "text": "#ffffff", "soft": "#e2efe8",
    "plate": "#2b5a47", "plate-edge": "#2b5a47", "turn": "#ffd45e", "on-turn": "#2c2a26",
    "badge": "#fff8e2", "on-badge": "#2c2a26", "mark": "#ffc42e", "ghost": "#eaf7f0",
    "card": "#fffcf3", "wild": "#33363d", "wild-mark": "#4d525c", "star": "#ffd34d",
    "outline": "#4a3a28",
    **{f"p{number}": colour for number, colour in PIP_COLOURS.items()},
    **{f"c{number}": colour for number, colour in FUNDOMINO_COLOURS.items()},
    **{f"m{number}": colour for number, colour in PATTERN_COLOURS.items()},
}  # fmt: skip

DARK: Final[Theme] = {
    **LIGHT,
    "felt": "#1c3a31", "felt-edge": "#12281f", "line": "#446358",
    "tile": "#ebe4d3", "edge": "#8f8468", "bevel": "#d6ccb4", "bar": "#847959", "rim": "#fffaf0",
    "shadow": "#000000", "back": "#6b4535", "back-edge": "#38211a", "back-line": "#c49a78",
    "text": "#f2f5f3", "soft": "#c4d6cf", "plate": "#12281f", "plate-edge": "#12281f",
    "badge": "#efe7d2", "mark": "#f5b92a", "ghost": "#cfe3da", "card": "#f4eddc",
    "wild": "#2b2e35",
}  # fmt: skip

CONTRAST: Final[Theme] = {
    **LIGHT,
    "felt": "#000000", "felt-edge": "#ffffff", "line": "#ffffff",
    "tile": "#ffffff", "edge": "#000000", "bevel": "#ffffff", "bar": "#000000", "rim": "#ffffff",
    "shadow": "#ffffff", "back": "#303030", "back-edge": "#ffffff", "back-line": "#ffffff",
    "ink": "#000000", "text": "#ffffff", "soft": "#ffffff",
    "plate": "#000000", "plate-edge": "#ffffff", "turn": "#ffff00", "on-turn": "#000000",
    "badge": "#ffff00", "on-badge": "#000000", "mark": "#ff8c00", "ghost": "#ffff00",
    "card": "#ffffff", "wild": "#000000", "wild-mark": "#ffffff", "star": "#ffff00",
    "outline": "#000000",
    **{f"p{number}": "#000000" for number in PIP_COLOURS},
    **{f"m{number}": "#000000" for number in PATTERN_COLOURS},
}  # fmt: skip

PALETTES: Final[Mapping[str, Theme]] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}

#: The cloth of each family of games: for felt, cards, bands and heads of sheets.
FAMILY_CLOTHS: Final[Mapping[str, tuple[str, str]]] = {
    "classic": ("#2a6349", "#234e3b"), "scoring": ("#1d5d6c", "#194a56"),
    "partners": ("#6e2f3b", "#532630"), "trains": ("#2c4a78", "#233a5c"),
    "curved": ("#5a3b78", "#43305a"), "solo": ("#705310", "#594616"),
    "children": ("#a3411e", "#853a20"),
}  # fmt: skip

#: The colours of the page around the drawings. What lies on the felt has the drawings' colours.
#: Brass is what is the player's own now, main (oxblood) the one strong button on paper.
_PAGE_LIGHT: Final[Theme] = {
    "page": "#fbf7ee", "paper": "#fffdf8", "ink": "#24211c", "soft": "#5e574a", "line": "#e4dac4",
    "edge": "#8c8064", "felt": LIGHT["felt"], "felt-edge": LIGHT["felt-edge"],
    "felt-text": LIGHT["text"], "felt-soft": LIGHT["soft"],
    "wood": "#6b4226", "wood-light": "#8a5a37", "wood-edge": "#4a2c18",
    "main": "#8f2a22", "main-light": "#a5352b", "main-edge": "#5d1b16", "on-main": "#fff8ec",
    "main-ink": "#8f2a22", "button": "#f3ecdc",
    "brass": "#ddb04b", "brass-light": "#f0cb74", "brass-edge": "#8f6b1f", "on-brass": "#2a2110",
    "brass-deep": "#a5781e", "brass-wash": "#f8ebc8", "brass-ink": "#76560f",
    "them": "#a9d3e6", "them-ink": "#235e77", "cloth-text": "#fff9ea", "cloth-light": "#ffdba6",
    "turn": LIGHT["turn"], "on-turn": LIGHT["on-turn"],
    "focus": "#1857b8", "bad": "#9c1c12", "good": "#25702d", "shadow": "rgb(60 40 15/18%)",
    **{f"cloth-{name}": two[0] for name, two in FAMILY_CLOTHS.items()},
}  # fmt: skip

_PAGE_DARK: Final[Theme] = {
    "page": "#1d1a16", "paper": "#282420", "ink": "#efe7d6", "soft": "#b9ae9a", "line": "#3f3930",
    "edge": "#8f8369", "felt": DARK["felt"], "felt-edge": DARK["felt-edge"],
    "felt-text": DARK["text"], "felt-soft": DARK["soft"],
    "wood": "#4a2d1b", "wood-light": "#61402a", "wood-edge": "#2c1a0f",
    "main": "#a5382e", "main-light": "#b8453a", "main-edge": "#5d1b16", "on-main": "#fff8ec",
    "main-ink": "#f0a08c", "button": "#37322b",
    "brass": "#d9ae52", "brass-light": "#ebc46b", "brass-edge": "#7d5d1a", "on-brass": "#2a2110",
    "brass-deep": "#d9ae52", "brass-wash": "#3a2f18", "brass-ink": "#e6be66",
    "them": "#9ccbe0", "them-ink": "#9ccbe0", "cloth-text": "#fff9ea", "cloth-light": "#ffdba6",
    "turn": DARK["turn"], "on-turn": DARK["on-turn"],
    "focus": "#8ab8ff", "bad": "#ff9e90", "good": "#8fd19a", "shadow": "rgb(0 0 0/50%)",
    **{f"cloth-{name}": two[1] for name, two in FAMILY_CLOTHS.items()},
}  # fmt: skip

_PAGE_CONTRAST: Final[Theme] = {
    "page": "#000000", "paper": "#000000", "ink": "#ffffff", "soft": "#ffffff", "line": "#ffffff",
    # In a drawing the edge is a white line; on the page it is a surface beside the felt.
    "edge": "#ffffff", "felt": CONTRAST["felt"], "felt-edge": "#202020",
    "felt-text": CONTRAST["text"], "felt-soft": CONTRAST["soft"],
    "wood": "#ffffff", "wood-light": "#000000", "wood-edge": "#000000",
    "main": "#ffff00", "main-light": "#ffff00", "main-edge": "#ffff00", "on-main": "#000000",
    "main-ink": "#ffff00", "button": "#000000",
    "brass": "#ffff00", "brass-light": "#ffff00", "brass-edge": "#ffff00", "on-brass": "#000000",
    "brass-deep": "#ffff00", "brass-wash": "#000000", "brass-ink": "#ffff00",
    "them": "#00ffff", "them-ink": "#00ffff", "cloth-text": "#ffffff", "cloth-light": "#000000",
    "turn": CONTRAST["turn"], "on-turn": CONTRAST["on-turn"],
    "focus": "#00ffff", "bad": "#ff8c00", "good": "#77ff77", "shadow": "#ffffff",
    **{f"cloth-{name}": CONTRAST["felt"] for name in FAMILY_CLOTHS},
}  # fmt: skip

PAGE_PALETTES: Final[Mapping[str, Theme]] = {
    "light": _PAGE_LIGHT, "dark": _PAGE_DARK, "contrast": _PAGE_CONTRAST,
}  # fmt: skip

#: Felts that a player may choose instead of the green one, each for light and dark.
CLOTHS: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "blue": {
        "felt": ("#346a94", "#1d364d"), "felt-edge": ("#244e70", "#142637"),
        "felt-soft": ("#e1edf7", "#c0d3e4"), "wood": ("#8a6844", "#4d3a27"),
        "wood-light": ("#a9835a", "#624b34"), "wood-edge": ("#5b432a", "#2f2317"),
    },
    "oak": {
        "felt": ("#7a5534", "#3b2a1d"), "felt-edge": ("#5b3d24", "#291c12"),
        "felt-soft": ("#f6e8d8", "#dccbb8"), "wood": ("#5a3820", "#2f2015"),
        "wood-light": ("#77502f", "#45301f"), "wood-edge": ("#38210f", "#1c120a"),
    },
}  # fmt: skip

#: Tiles that a player may choose instead of ivory: dark ones, and wooden ones with dark pips.
TILE_DESIGNS: Final[Mapping[str, Theme]] = {
    "ebony": {
        "tile": "#2d2823", "edge": "#0f0d0b", "bevel": "#4a423a", "bar": "#9a8c78",
        "rim": "#5b5147",
        **{
            f"p{number}": colour
            for number, colour in enumerate((
                "#cfc6b6", "#7cc4f2", "#8fd694", "#ff9a8d", "#e0b184", "#a9b8ff", "#f0c860",
                "#ffb0d4", "#7fdccb", "#d9a9f0", "#ffa66b", "#c3cede", "#cbdc74", "#f2a0b5",
                "#9adcf0", "#f5efe2",
            ))
        },
    },
    "maple": {
        "tile": "#ecd3a6", "edge": "#9a7440", "bevel": "#dcbd86", "bar": "#8a6838",
        "rim": "#f8e8c9", **{f"p{number}": "#3b2716" for number in PIP_COLOURS},
    },
}  # fmt: skip

#: Backs that a player may choose instead of the brown one.
TILE_BACKS: Final[Mapping[str, Theme]] = {
    "blue": {"back": "#2c4a78", "back-edge": "#182a48", "back-line": "#a9c2e8"},
    "red": {"back": "#7c2a26", "back-edge": "#451412", "back-line": "#e3ab9f"},
    "black": {"back": "#35312c", "back-edge": "#161412", "back-line": "#c2b598"},
}

#: The colours of players, on paper and on felt: seat, pawn, curve and last move share one.
PLAYERS: Final = (
    ("#c0402a", "#ff9a84"), ("#1f5fae", "#8fc4ff"), ("#25702d", "#9be0a2"), ("#7a4a9c", "#d6b2f5"),
    ("#8f5a00", "#ffc65c"), ("#006d77", "#7fe0e6"), ("#b02a6b", "#ffa3ce"), ("#4d5563", "#c9d2df"),
)  # fmt: skip

#: The same in every theme: the tile of the logo, and the cross on a badge, which is always light.
FIXED: Final[Theme] = {
    "logo-tile": LIGHT["tile"], "logo-edge": LIGHT["back"], "logo-bar": LIGHT["bar"],
    "logo-red": _PAGE_LIGHT["main"], "logo-blue": PIP_COLOURS[5], "badge-cross": _PAGE_LIGHT["bad"],
}  # fmt: skip


def luminance(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`, as WCAG defines it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast_ratio(one: str, two: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)
