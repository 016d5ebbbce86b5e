"""Solver for Knock-Out: the best result of a line, by interval dynamic programming.

Two tiles can only be knocked together once everything between them is gone, and what lies between
them can only have gone among itself. So a stretch of the line can vanish if its first tile goes
with a later one that fits it, and both what lies between the two and what lies after the later one
can vanish (KO-2). The best result keeps the tiles outside the largest set of disjoint stretches
that vanish.
"""

from collections.abc import Sequence

Tile = tuple[int, int]


def solve(line: Sequence[Tile]) -> tuple[int, list[int]]:
    """Find the fewest tiles that can be left, and the joints to knock, numbered at that time."""
    partner = _partners(line)
    length = len(line)
    left = [0] * (length + 1)
    stretch = [0] * (length + 1)  # the end of the stretch that vanishes from here, 0 for none
    for start in range(length - 1, -1, -1):
        left[start] = left[start + 1] + 1
        for end in range(start + 2, length + 1, 2):
            if partner[start][end] and left[end] < left[start]:
                left[start], stretch[start] = left[end], end
    pairs: list[tuple[int, int]] = []
    place = 0
    while place < length:
        if stretch[place]:
            pairs += _order_pairs(partner, place, stretch[place])
        place = stretch[place] or place + 1
    return left[0], _to_joints(length, pairs)


def _partners(line: Sequence[Tile]) -> list[list[int]]:
    """Return with which tile the first of `line[start:end]` goes if all of it vanishes, else 0."""
    length = len(line)
    partner = [[0] * (length + 1) for _ in range(length + 1)]
    for start in range(length - 2, -1, -1):
        half = line[start][1]
        # An even number of tiles must lie between the two, and after the later one.
        fits = [
            other
            for other in range(start + 1, length, 2)
            if line[other][0] == half and (other == start + 1 or partner[start + 1][other])
        ]
        row = partner[start]
        for end in range(start + 2, length + 1, 2):
            for other in fits:
                if other + 1 == end or (other + 1 < end and partner[other + 1][end]):
                    row[end] = other
                    break
    return partner


def _order_pairs(partner: list[list[int]], start: int, end: int) -> list[tuple[int, int]]:
    """List the pairs of a stretch that vanishes, each after those between its tiles."""
    pairs: list[tuple[int, int]] = []
    while start < end:
        other = partner[start][end]
        pairs += _order_pairs(partner, start + 1, other)
        pairs.append((start, other))
        start = other + 1
    return pairs


def _to_joints(length: int, pairs: list[tuple[int, int]]) -> list[int]:
    """Convert pairs of indices in the first line to joints of the line as it closes up."""
    line = list(range(length))
    joints = []
    for first, second in pairs:
        joint = line.index(first)
        joints.append(joint + 1)
        line.remove(first)
        line.remove(second)
    return joints


def solve_runs(line: Sequence[Tile]) -> tuple[int, list[int]]:
    """Find the same where a knock takes a whole run (KO-4): few lines follow, so try them all."""
    known: dict[tuple[Tile, ...], tuple[int, list[int]]] = {}
    return _best_after_runs(tuple(line), known)


def _best_after_runs(
    line: tuple[Tile, ...], known: dict[tuple[Tile, ...], tuple[int, list[int]]]
) -> tuple[int, list[int]]:
    found = known.get(line)
    if found is None:
        found = len(line), []
        at = 0
        while at < len(line):
            end = at + 1
            while end < len(line) and line[end - 1][1] == line[end][0]:
                end += 1
            if end - at > 1 and found[0]:
                left, joints = _best_after_runs(line[:at] + line[end:], known)
                found = min(found, (left, [at + 1, *joints]), key=lambda one: one[0])
            at = end
        known[line] = found
    return found
