"""Luck: the result of each round split into deal, draws and play."""

from collections.abc import Sequence
from itertools import pairwise

from boneyard.analysis.findings import Luck, Moment
from boneyard.analysis.steps import Step


def split_luck(curve: Sequence[Moment], steps: Sequence[Step]) -> tuple[Luck, ...]:
    """Split the result of each finished round into deal, draws and play."""
    found = []
    over = {step.round for step in steps if not step.after.playing}
    for number in sorted(over):
        moments = [one for one in curve if one.round == number]
        sides = range(len(moments[0].margins))
        draws, play = [0.0] * len(sides), [0.0] * len(sides)
        for before, after in pairwise(moments):
            part = draws if after.kind == "draw" else play
            for side in sides:
                part[side] += after.margins[side] - before.margins[side]
        first, last = moments[0].margins, moments[-1].margins
        found.append(Luck(number, first, tuple(draws), tuple(play), last))
    return tuple(found)
