"""A live match without a server."""

from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import LoadedMatch
from boneyard.server.matches.setup import MatchPlan, SeatRequest, plan_match


def match(places: list[SeatRequest], game: str = "block-draw", **options: int | str) -> LiveMatch:
    """A match in which the tiles have been dealt."""
    plan = MatchPlan(game, {"players": len(places), **options}, places)
    kept, seats = plan_match(plan, b"guest")
    live = LiveMatch(LoadedMatch(kept, tuple(seats), (), None))
    live.apply(live.prepare_deal())
    return live
