"""Analysis results as plain data, for pages and programs."""

from msgspec import Struct

from boneyard.core.ids import Side


class Choice(Struct, frozen=True):
    """A legal move and its value, given what the player knew."""

    move: str
    points: float
    """Points over the others in the rest of the round."""
    wins: float
    """The chance to win the round."""
    cost: float
    """How far below the best move, in the unit of the analysis."""
    error: float
    """The standard error of that; of the best move, that of its chance."""
    match: float = 0.0
    """The chance to win the match."""


class Decision(Struct, frozen=True):
    """A move that was chosen among several."""

    round: int
    number: int
    """The number of the move in its round's list of moves, from 1."""
    seat: int
    move: str
    best: str
    cost: float
    """How far below the best move, given what the player knew, in the analysis's unit."""
    error: float
    """The standard error of the cost."""
    win_cost: float
    """How far the chance to win the round was below that of the best move."""
    win_error: float
    quality: str
    """One of `QUALITIES`."""
    choices: tuple[Choice, ...]
    """All legal moves, the best first."""
    habit: str = ""
    """What the player overlooked, where the move clearly cost something: `HABIT_MESSAGES`."""
    points_cost: float = 0.0
    """Points below the best move in the rest of the round; negative, if it brings more."""
    points_error: float = 0.0


class Missed(Struct, frozen=True):
    """A call that could have been made, and was not."""

    round: int
    number: int
    """The number of the move with which it was too late."""
    seat: int
    call: str
    points: int
    """What it would have brought."""
    cost: float
    """The chance to win the match that it would have brought, given what the player knew."""


class Moment(Struct, frozen=True):
    """The state of a match after a move, with all hands open."""

    round: int
    number: int
    """The number of the move; 0: after the deal."""
    seat: int | None
    move: str
    kind: str
    """What made the difference: deal, draw (a tile that chance gave) or play."""
    chances: tuple[float, ...]
    """Each side's chance to win the match."""
    margins: tuple[float, ...]
    """What each side would get over the others in this round, if all played on by heuristic."""
    error: float
    """The standard error of the first side's chance."""


class Swing(Struct, frozen=True):
    """A moment that changed the match."""

    round: int
    number: int
    seat: int | None
    move: str
    kind: str
    side: Side
    """The side that it helped most."""
    gain: float
    """How much its chance to win the match grew."""
    error: float


class Luck(Struct, frozen=True):
    """Where a round's result for each side came from, in points over the others."""

    round: int
    deal: tuple[float, ...]
    """What the hands dealt were worth."""
    draws: tuple[float, ...]
    """What later tiles from chance brought."""
    play: tuple[float, ...]
    """What the moves of all players brought, compared with the heuristic."""
    result: tuple[float, ...]
    """The result: the sum of the three."""


class Player(Struct, frozen=True):
    """One seat's play in the whole match."""

    seat: int
    name: str
    decisions: int
    best: int
    """How often the best move was made."""
    cost: float
    """What was given away, in the analysis's unit: summed over the decisions where it
    exceeds its error, and over missed calls.
    """
    mean_cost: float
    win_cost: float
    """Round win chances given away, summed likewise."""
    qualities: dict[str, int]
    """How many moves of each quality."""
    deal: float
    """Luck with the deals, in points: what its side's hands were worth."""
    draws: float
    """Luck with tiles drawn later, by any player."""
    points_cost: float = 0.0
    """Points that the same decisions gave away."""


class Analysis(Struct, frozen=True):
    """The analysis of a match, move by move."""

    game: str
    title: str
    seats: tuple[str, ...]
    sides: int
    over: bool
    winners: tuple[Side, ...]
    scores: tuple[int, ...]
    worlds: int
    """Worlds on which each move was tried."""
    seed: int
    unit: str
    """The unit of costs: chances to win the match ("match"), or tiles in a solitaire."""
    decisions: tuple[Decision, ...]
    curve: tuple[Moment, ...]
    swings: tuple[Swing, ...]
    """The turning points, the largest first."""
    luck: tuple[Luck, ...]
    players: tuple[Player, ...]
    missed: tuple[Missed, ...] = ()
    """Calls that were forgotten."""

    def _repr_html_(self) -> str:
        # Imported lazily: only notebooks need it.
        from html import escape

        from boneyard.analysis.report import describe_result, player_rows, render_chart
        from boneyard.drawing.notebook import table_html
        from boneyard.i18n.translator import current_translator

        translator = current_translator()
        title = translator("analysis-of", game=self.title, result=describe_result(self))
        heads, *rows = player_rows(self, translator)
        return (
            f"<p><strong>{escape(title)}</strong></p>{table_html(heads, rows)}"
            f"{render_chart(self, translator)}"
        )
