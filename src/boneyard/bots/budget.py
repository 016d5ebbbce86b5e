"""How hard a bot thinks: light, for those who only say so."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchBudget:
    """How hard to think."""

    worlds: int = 100
    """Worlds tried for each move; more for those that are left when others are clearly worse."""
    use_likelihoods: bool = False
    """Whether worlds are weighed by how likely the others were to play as they did."""
    proposals: int = 1
    """Worlds imagined for each one that is tried."""
    trained_weights: bool = False
    """Whether moves are tried out with the weights that self-play found."""
    exact: bool = False
    """Whether to search to the end where nothing is hidden."""
    round_win_bonus: float = 0.0
    """What a round won counts besides its points, in standard deviations of the points; where
    chances to win the match are counted, nothing."""
    maximize_match: bool = False
    """Whether to count chances to win the match instead of points."""
    seconds: float | None = None
    """How long to think at most; None: as long as the worlds take."""
    all_moves_equally: bool = False
    """Whether every move is tried on every world, for one who wants to know them all."""
    simulations: int = 0
    """Trials for the moves that look best, in a tree that learns from them; a trial is one move in
    one world. It counts chances to win the match, so it is for those who do (`match`); and for
    curved tiles: with straight ones it brought nothing, and more worlds do (docs/strength.md)."""
