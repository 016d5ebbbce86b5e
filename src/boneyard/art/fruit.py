"""Fruit, drawn as simple shapes in a box of about 90 by 90."""

from typing import Final

from boneyard.faces import FRUITS

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
}


def fruit_symbol(count: int) -> str:
    """One fruit of the kind that stands for this number."""
    return f'<g class="by-fruit">{_SHAPES[FRUITS[count]]}</g>'


def fruit_places(count: int) -> tuple[float, list[tuple[float, float]]]:
    """How large the fruit of a half are, and where they lie, upright."""
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
    return 0.32, [(x, y) for y in (-20, 20) for x in (-29, 0, 29)]
