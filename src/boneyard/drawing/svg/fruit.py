"""Fruit, drawn as simple shapes in a box of about 90 by 90."""

from typing import Final

from boneyard.core.faces import FRUITS

_SHINE: Final = "#fff"
_LEAF: Final = "#4c9a3f"
_STEM: Final = "#7a5230"

_SHAPES: Final = {
    "banana": (
        '<path fill="#f7cf2d" d="M-33-39C-42 4-14 42 37 34C43 33 45 24 40 20'
        'C14 22-12 2-21-38C-23-44-32-45-33-39Z"/>'
        '<path fill="none" stroke="#c9971a" stroke-width="2.5" d="M-28-34C-31 0-8 30 36 27"/>'
        '<path fill="#8a6a2c" d="M-33-39C-35-46-33-47-28-48C-23-49-22-44-21-38C-25-35-30-36-33-39Z'
        'M37 34C43 33 45 24 40 20C37 24 36 29 37 34Z"/>'
    ),
    "pear": (
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M0-32C0-40 3-44 7-47"/>'
        f'<path fill="{_LEAF}" d="M5-38C12-50 27-48 33-42C26-33 13-31 5-38Z"/>'
        '<path fill="#b9cf4a" d="M0-35C-12-35-14-23-16-12C-19 3-35 8-35 25C-35 41-18 46 0 46'
        'C18 46 35 41 35 25C35 8 19 3 16-12C14-23 12-35 0-35Z"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-24 26C-24 18-19 13-14 9"/>'
    ),
    "apple": (
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M0-20C0-32 3-38 7-43"/>'
        f'<path fill="{_LEAF}" d="M5-30C12-45 27-45 35-41C29-28 16-23 5-30Z"/>'
        '<path fill="#d93a32" d="M0-20C-11-31-41-31-41 2C-41 28-22 46-9 44C-3 43 3 43 9 44'
        'C22 46 41 28 41 2C41-31 11-31 0-20Z"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-29 4C-29-6-24-12-18-14"/>'
    ),
    "orange": (
        '<circle fill="#f28c1c" cy="5" r="40"/>'
        '<path fill="none" stroke="#bf6206" stroke-width="4.5" '
        'd="M-6-2h0M12-6h0M22 10h0M4 14h0M-16 16h0M-4 32h0M16 29h0M-25 2h0"/>'
        f'<path fill="{_LEAF}" d="M0-31C4-46 20-50 32-43C28-31 14-25 0-31Z"/>'
        f'<path fill="none" stroke="{_STEM}" stroke-width="6" d="M0-31V-33"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-29-4C-27-12-22-18-16-21"/>'
    ),
    "strawberry": (
        '<path fill="#e23b46" d="M0 47C-16 41-42 8-39-12C-36-28-14-28 0-24'
        'C14-28 36-28 39-12C42 8 16 41 0 47Z"/>'
        '<path fill="none" stroke="#ffe08a" stroke-width="4.5" '
        'd="M-24-5v3M-8 2v3M8 2v3M24-5v3M-16 14v3M0 18v3M16 14v3M-7 31v3M8 31v3"/>'
        f'<path fill="{_LEAF}" d="M0-27C-8-16-17-14-25-16C-23-22-22-26-28-32C-18-35-10-34-4-31'
        'L-3-44H3L4-31C10-34 18-35 28-32C22-26 23-22 25-16C17-14 8-16 0-27Z"/>'
    ),
    "cherry": (
        f'<path fill="none" stroke="#5e7a33" stroke-width="5" '
        'd="M6-41C-4-24-15-10-18 10M6-41C12-24 18-8 20 10"/>'
        f'<path fill="{_LEAF}" d="M6-41C-6-50-24-48-33-38C-22-28-4-28 6-41Z"/>'
        '<circle fill="#b5123a" cx="-20" cy="24" r="20"/>'
        '<circle fill="#b5123a" cx="22" cy="26" r="20"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="5" '
        'd="M-29 20C-28 16-25 14-22 13M13 22C14 18 17 16 20 15"/>'
    ),
    "plum": (
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M4-30C4-38 7-43 11-46"/>'
        f'<path fill="{_LEAF}" d="M4-34C-4-48-21-48-31-40C-24-29-8-25 4-34Z"/>'
        '<path fill="#6b3fa0" d="M4-32C34-36 42-12 38 10C34 34 14 46-4 45C-26 44-40 24-37 2'
        'C-34-18-18-30 4-32Z"/>'
        '<path fill="none" stroke="#4a2775" stroke-width="4" d="M4-32C20-16 24 14 10 38"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-26 10C-27 0-23-9-16-14"/>'
    ),
    "lemon": (
        '<path fill="#f5e04a" d="M-46 4C-40 2-38-4-34-10C-18-32 18-32 34-10C38-4 40 2 46 4'
        'C46 10 40 12 35 18C19 40-19 40-35 18C-40 12-46 10-46 4Z"/>'
        f'<path fill="{_LEAF}" d="M4-26C8-42 24-46 36-39C32-27 18-21 4-26Z"/>'
        '<path fill="none" stroke="#cdb413" stroke-width="4" '
        'd="M-6 6h0M10 2h0M20 12h0M2 20h0M-16 18h0M-20 2h0"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".75" stroke-width="6" '
        'd="M-27-4C-22-11-16-15-9-17"/>'
    ),
    "grape": (
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M0-26C0-36 2-42 5-47"/>'
        f'<path fill="{_LEAF}" d="M2-32C12-48 30-46 37-36C28-24 12-24 2-32Z"/>'
        '<g fill="#8fbf3f"><circle cx="-24" cy="-14" r="14"/><circle cx="0" cy="-16" r="14"/>'
        '<circle cx="24" cy="-14" r="14"/><circle cx="-13" cy="8" r="14"/>'
        '<circle cx="13" cy="8" r="14"/><circle cy="31" r="14"/></g>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="5" '
        'd="M-30-18h0M-6-20h0M18-18h0M-19 4h0M7 4h0M-6 27h0"/>'
    ),
    "kiwi": (
        '<ellipse fill="#8a6237" rx="43" ry="40"/>'
        '<ellipse fill="#8cc63f" rx="35" ry="32"/><ellipse fill="#f1f4c8" rx="12" ry="10"/>'
        '<path fill="none" stroke="#2c2c22" stroke-width="5" '
        'd="M20 0h0M14 14h0M0 19h0M-14 14h0M-20 0h0M-14-14h0M0-19h0M14-14h0"/>'
    ),
    "peach": (
        f'<path fill="{_LEAF}" d="M2-30C12-48 30-48 38-39C30-25 15-21 2-30Z"/>'
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M2-28V-38"/>'
        '<path fill="#fba56b" d="M2-28C-22-40-43-16-40 8C-37 32-16 46 0 45C18 46 38 32 41 8'
        'C43-16 24-38 2-28Z"/>'
        '<path fill="#ee6c5a" stroke="none" d="M10-24C28-30 42-12 38 8C35 28 22 40 8 42'
        'C24 22 24-4 10-24Z"/>'
        '<path fill="none" stroke="#c9553c" stroke-width="4" d="M2-28C-8-10-8 12 0 30"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-28 10C-29 0-25-9-19-14"/>'
    ),
    "blueberry": (
        '<circle fill="#3f5fb5" r="41"/>'
        '<path fill="#24377a" d="M0-27L7-15L20-20L16-7L28 0L16 7L20 20L7 15L0 27L-7 15L-20 20'
        'L-16 7L-28 0L-16-7L-20-20L-7-15Z"/><circle fill="#1a2657" r="9"/>'
    ),
    "melon": (
        '<path fill="#3c8d40" d="M-46-16C-42 24-22 42 0 42C22 42 42 24 46-16Z"/>'
        '<path fill="#eaf4d0" stroke="none" d="M-38-16C-34 17-18 33 0 33C18 33 34 17 38-16Z"/>'
        '<path fill="#ef4f5f" stroke="none" d="M-33-16C-29 13-15 27 0 27C15 27 29 13 33-16Z"/>'
        '<path fill="none" stroke="#2b1b18" stroke-width="6" '
        'd="M-16-6v2M0-6v2M16-6v2M-9 9v2M9 9v2"/>'
    ),
    "pineapple": (
        f'<path fill="{_LEAF}" d="M0-8L-24-22L-13-25L-20-42L-6-33L0-48L6-33L20-42L13-25L24-22Z"/>'
        '<path fill="#f2b63a" d="M0-12C20-12 28 2 28 17C28 34 17 46 0 46C-17 46-28 34-28 17'
        'C-28 2-20-12 0-12Z"/>'
        '<path fill="none" stroke="#b9761a" stroke-width="4" '
        'd="M-25 6L8 43M-14-8L24 34M6-11L27 14M25 6L-8 43M14-8L-24 34M-6-11L-27 14"/>'
    ),
    "raspberry": (
        '<g fill="#d6336c"><circle cx="-23" cy="-10" r="14"/><circle cy="-10" r="14"/>'
        '<circle cx="23" cy="-10" r="14"/><circle cx="-16" cy="10" r="14"/>'
        '<circle cx="16" cy="10" r="14"/><circle cy="14" r="14"/><circle cx="-8" cy="30" r="13"/>'
        '<circle cx="8" cy="30" r="13"/></g>'
        f'<path fill="{_LEAF}" d="M0-14C-8-20-20-18-30-24C-20-28-14-30-8-30L0-46L8-30'
        'C14-30 20-28 30-24C20-18 8-20 0-14Z"/>'
    ),
}


def fruit_symbol(count: int) -> str:
    """Draw one fruit of the kind for this number."""
    return f'<g class="by-fruit">{_SHAPES[FRUITS[count]]}</g>'


def fruit_places(count: int) -> tuple[float, list[tuple[float, float]]]:
    """Return the scale of the fruit of a half, and where they lie, upright."""
    if count == 1:
        return 0.84, [(0, 1)]
    if count == 2:
        return 0.51, [(-20, -18), (20, 19)]
    if count == 3:
        return 0.43, [(-21, -19), (21, -19), (0, 21)]
    if count == 4:
        return 0.42, [(-21, -20), (21, -20), (-21, 20), (21, 20)]
    if count == 5:
        return 0.35, [(-25, -25), (25, -25), (0, 0), (-25, 25), (25, 25)]
    if count == 6:
        return 0.32, [(x, y) for y in (-20, 20) for x in (-29, 0, 29)]
    return _row_places(*_ROW_SIZES[count])


#: The scale of the fruit of larger sets, and how many lie in each row.
_ROW_SIZES: Final[dict[int, tuple[float, tuple[int, ...]]]] = {
    7: (0.3, (2, 3, 2)), 8: (0.29, (3, 2, 3)), 9: (0.28, (3, 3, 3)), 10: (0.23, (3, 4, 3)),
    11: (0.23, (4, 3, 4)), 12: (0.23, (4, 4, 4)), 13: (0.21, (3, 3, 4, 3)),
    14: (0.21, (3, 4, 4, 3)), 15: (0.21, (4, 4, 4, 3)),
}  # fmt: skip


def _row_places(scale: float, rows: tuple[int, ...]) -> tuple[float, list[tuple[float, float]]]:
    """Return rows of fruit, each row centred, evenly spaced."""
    across, down = 94 * scale + 1, 88 / len(rows)
    return scale, [
        ((at - (row - 1) / 2) * across, (number - (len(rows) - 1) / 2) * down)
        for number, row in enumerate(rows)
        for at in range(row)
    ]
