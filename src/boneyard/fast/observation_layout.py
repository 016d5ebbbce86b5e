"""Observation layout for learning: the same numbers from kernels and engine."""

from boneyard.fast import fields
from boneyard.rules.game import Rules


def observation_layout(rules: Rules) -> dict[str, slice]:
    """Return the offset of each part of an observation."""
    tiles, arms = len(rules.tiles), rules.max_arms
    halves = len({half for tile in rules.tiles for half in tile.halves})
    sizes = {
        "hand": tiles,
        "laid": tiles,
        "turned": tiles,
        "ends": arms * halves,
        "arms": arms * 4,
        "counts": rules.players,
        "stock": 1,
        "scores": rules.sides,
        "to_act": rules.players,
        "question": len(fields.QUESTIONS),
        "way": 1,
    }
    if rules.game.table.has_owned_arms:
        sizes |= {"mine": arms, "marked": rules.players}
    parts, at = {}, 0
    for name, size in sizes.items():
        parts[name] = slice(at, at + size)
        at += size
    return parts


def observation_size(parts: dict[str, slice]) -> int:
    """Return the size of an observation."""
    return max(int(part.stop) for part in parts.values())
