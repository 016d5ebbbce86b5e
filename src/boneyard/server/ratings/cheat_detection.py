"""Suspected computer help: players who answer faster and better than people do."""

from statistics import median

from msgspec import Struct

from boneyard.analysis import Analysis
from boneyard.schemas.log_entries import DEAL
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry
from boneyard.server.ratings.store import StoredAnalysis

#: No one plays so: of so many decisions at least, so large a share is the best there was, and half
#: of them took less than so many milliseconds.
MIN_DECISIONS, MIN_BEST_SHARE, MAX_MEDIAN_REPLY_MS = 30, 0.95, 1_000


class Performance(Struct, frozen=True):
    """How a person has played in a match."""

    seat: int
    decisions: int
    best: int
    """How often the best move was made."""
    cost: float
    result: float
    """Points of its side more than the others had."""
    luck: float
    """What deals and draws had to do with that."""
    median_reply_ms: float
    """Milliseconds that half of the decisions took at most."""

    @property
    def is_suspicious(self) -> bool:
        """Say whether replies were faster and better than people's."""
        many = self.decisions >= MIN_DECISIONS
        return (
            many
            and self.best >= MIN_BEST_SHARE * self.decisions
            and self.median_reply_ms < MAX_MEDIAN_REPLY_MS
        )

    @property
    def to_row(self) -> StoredAnalysis:
        """The same as it is kept."""
        cost, result, luck = (round(1000 * one) for one in (self.cost, self.result, self.luck))
        return StoredAnalysis(self.seat, self.decisions, cost, result, luck)


def measure_performance(live: LiveMatch, analysis: Analysis) -> list[Performance]:
    """How each person has played, of players who have decided anything themselves to the end."""
    replies = _reply_times(live, analysis)
    return [
        Performance(
            one.seat, one.decisions, one.best, one.cost,
            sum(round.result[live.rules.side(one.seat)] for round in analysis.luck),
            one.deal + one.draws, median(replies[one.seat]),
        )
        for one in analysis.players
        if live.seats[one.seat].kind == "person" and replies.get(one.seat)
    ]  # fmt: skip


def _reply_times(live: LiveMatch, analysis: Analysis) -> dict[int, list[int]]:
    """How long each decision of a seat took, in milliseconds."""
    rounds: list[list[Entry]] = []
    for entry in live.log.active:
        if entry.act == DEAL:
            rounds.append([])
        rounds[-1].append(entry)
    took: dict[int, list[int]] = {}
    for one in analysis.decisions:
        entries = rounds[one.round - 1]
        took.setdefault(one.seat, []).append(entries[one.number].at - entries[one.number - 1].at)
    return took
