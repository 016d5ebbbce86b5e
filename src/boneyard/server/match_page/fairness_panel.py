"""Fairness panel: the seal, the seats' seeds and the deal."""

from datetime import UTC, datetime

from msgspec import Struct

from boneyard.server.match_page.scene import Scene
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.web.render import render_fragment


class SeatSeed(Struct, frozen=True):
    """What a seat has added; its seed shows when tiles are dealt."""

    name: str
    at: str
    seed: str


class FairnessTimeline(Struct, frozen=True):
    """When the luck of a match was fixed, as far as it is; a time that isn't known is empty."""

    commitment: str
    sealed: str
    seats: tuple[SeatSeed, ...]
    dealt: str


def format_utc_time(at: int | None) -> str:
    """A time for people, to the millisecond: much may happen in a second."""
    if at is None:
        return ""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%H:%M:%S.%f")[:-3] + " UTC"


def build_fairness_timeline(live: LiveMatch) -> FairnessTimeline:
    """Look at a match."""
    dealt = bool(live.log.entries)
    seats = zip(live.names, live.seats, strict=True)
    return FairnessTimeline(
        live.commitment,
        format_utc_time(live.row.sealed),
        tuple(
            SeatSeed(name, format_utc_time(seat.seeded), seat.seed if dealt else "")
            for name, seat in seats
            if seat.seeded is not None
        ),
        format_utc_time(live.log.dealt_at) if live.row.sealed is not None else "",
    )


def render_commitment(scene: Scene) -> str:
    """In which order, and when, the luck of the match was fixed."""
    live = scene.live
    stamp = live.room.revision, bool(live.log.entries)
    ready = scene.cache.commitment_drawings.get(scene.translator.language)
    if ready is None or ready[0] != stamp:
        # Once a match: after the deal nothing of it changes, however many moves are drawn.
        ready = (
            stamp,
            str(
                render_fragment(
                    "match_page/regions/fairness_panel.html",
                    scene.translator,
                    it=build_fairness_timeline(live),
                )
            ),
        )
        scene.cache.commitment_drawings[scene.translator.language] = ready
    return ready[1]


def own_seats_without_seed(live: LiveMatch, guest: bytes | None) -> list[int]:
    """The seats of a guest that are still to add their seeds."""
    return [seat for seat in live.seats_of(guest) if seat in live.seats_without_seed()]
