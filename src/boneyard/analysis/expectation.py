"""How a match stands with all hands open: what every side may expect if all go on by rule."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from msgspec.structs import replace

from boneyard import fast
from boneyard.analysis.findings import Moment
from boneyard.analysis.steps import Step
from boneyard.bots.search import Outlook
from boneyard.fast.fields import Numbers
from boneyard.fast.rollouts import counted, points_in, sign_of, tried
from boneyard.fast.rows import Rows
from boneyard.fast.weights import Floats
from boneyard.rules.game import State

#: No move of anybody's: a round is just played on.
PLAYED_ON: Final = np.array([-1], np.int64)


@dataclass(frozen=True)
class Standing:
    """What may be expected at a moment, for each side."""

    chances: tuple[float, ...]
    """Chances to win the match."""
    margins: tuple[float, ...]
    """Points more than the others in this round, those made already included."""
    error: float
    """The standard error of the first chance."""


class Reckoner:
    """Reckons how a match stands, with the same luck for all moments of a round."""

    def __init__(self, worlds: int, seed: int) -> None:
        """Say in how many ways rounds are played on."""
        self.worlds, self.seed = worlds, seed
        self._outlook: tuple[int, Outlook] | None = None

    def standing(self, state: State) -> Standing:
        """How a match stands at a moment when a player is to move, or the round is over."""
        if state.over:
            shares = [float(side in state.winners) for side in range(len(state.scores))]
            total = sum(shares) or len(shares)
            chances = np.array([[share / total for share in shares]])
            if not state.winners:
                chances = np.full((1, len(shares)), 1 / len(shares))
            return self._told(state, np.array([state.points]), chances)
        if state.playing:
            return self._told(state, *self._ends(state))
        # The match goes on: where one round is the match (G-19), nobody has won this one.
        points = np.array([state.points])
        counts = points * (not state.rules.game.goal.single)
        return self._told(state, points, self._chances(state, counts))

    def _told(self, state: State, points: Numbers, chances: Floats) -> Standing:
        signed = sign_of(fast.compile(state.rules)) * points.astype(np.float64)
        others = (signed.sum(axis=1, keepdims=True) - signed) / (signed.shape[1] - 1)
        error = float(chances[:, 0].std() / np.sqrt(len(chances)))
        means = chances.mean(axis=0).tolist()
        return Standing(tuple(means), tuple((signed - others).mean(axis=0).tolist()), error)

    def _chances(self, state: State, counts: Numbers) -> Floats:
        """Each side's chance to win the match, for each way in which the round may end."""
        return self._outlook_of(state).chances(counts)

    def _outlook_of(self, state: State) -> Outlook:
        if self._outlook is None or self._outlook[0] != state.round or not state.playing:
            shown = state
            if not state.playing:  # the round that is over is no longer to come
                shown = replace(state, results=state.results[:-1])
            self._outlook = state.round, Outlook(fast.compile(state.rules), shown)
        return self._outlook[1]

    def _ends(self, state: State) -> tuple[Numbers, Floats]:
        """What the round brings each side, and the chances to win the match, in many ways on."""
        game = fast.compile(state.rules)
        rows = np.repeat(fast.pack(game, state)[None], self.worlds, axis=0)
        worlds = Rows(game, rows)
        worlds.drop_claims()  # whoever made them is taken to claim them still
        # Nobody knows the order of the boneyard: which tile is drawn is luck of its own.
        worlds.shuffle_stock(np.random.default_rng(self.seed))
        report = tried(game, rows, PLAYED_ON, self.seed, trained=True)[:, 0]
        points = points_in(report)
        points += np.array(_unclaimed(state), np.int64)
        return points, self._chances(state, counted(game, report))


def _unclaimed(state: State) -> tuple[int, ...]:
    """Points that were made and can still be claimed: they count for whoever made them."""
    points = [0] * len(state.scores)
    for made in state.pending:
        if made.seat is not None and made.play == state.plays:
            points[state.rules.side(made.seat)] += made.points
    return tuple(points)


def moment_of(step: Step, standing: Standing) -> Moment:
    """A step and how the match stood after it."""
    return Moment(
        step.round,
        step.number,
        step.seat,
        step.text,
        step.kind,
        standing.chances,
        standing.margins,
        standing.error,
    )
