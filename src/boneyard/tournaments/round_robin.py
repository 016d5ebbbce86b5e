"""Round robin by the circle method: every player meets every other once."""

from collections.abc import Sequence


def count_rounds(entrants: int) -> int:
    """Return how many rounds that takes."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def pair_round(order: Sequence[int], round: int) -> list[tuple[int, int | None]]:
    """Pair a round, counted from 1; a bye last.

    The fixed player of the circle changes seats from round to round; all others do so by rotation.
    """
    ring: list[int | None] = [*order]
    if len(ring) % 2:
        ring.append(None)
    turn = (round - 1) % (len(ring) - 1)
    still, moving = ring[0], ring[1:]
    now = [still, *moving[turn:], *moving[:turn]]
    half = len(now) // 2
    pairs = []
    for at, (one, other) in enumerate(zip(now[:half], reversed(now[half:]), strict=True)):
        swap = round % 2 == 0 if at == 0 else at % 2 == 1
        pair = (other, one) if swap else (one, other)
        pairs.append(pair if pair[0] is not None else pair[::-1])
    complete = [(one, other) for one, other in pairs if one is not None]
    return sorted(complete, key=lambda pair: pair[1] is None)
