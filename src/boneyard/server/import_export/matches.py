"""Imported matches: verified by replay, and seen by no one but their owner.

They are part of a contest of their own kind, which counts for nothing: no result is written, and
neither ratings, leaderboards, contests nor statistics of deals take them in.
"""

import base64
import hashlib
from typing import Final

from msgspec.structs import replace

from boneyard.bots.registry import BOTS, DEFAULT_BOT
from boneyard.core.actions import parse
from boneyard.records import Record, RecordError, parse_record, verify
from boneyard.records.replay import iter_replay
from boneyard.schemas.log_entries import DEAL
from boneyard.server.errors import HttpError, NotFound
from boneyard.server.import_export.models import MAX_MOVES, MatchData, SeatData
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry, to_row
from boneyard.server.matches.models import (
    LoadedMatch,
    MatchUpdate,
    StoredEntry,
    StoredMatch,
    StoredSeat,
)
from boneyard.server.matches.my_matches import build_list_rows
from boneyard.server.matches.record import build_record
from boneyard.server.matches.setup import mode_of
from boneyard.server.player_names import clean_text

#: The kind of contest that imported matches are part of; its id is that of the match it was.
IMPORTED: Final = "imported"


class ImportedVisibility:
    """Imported matches are their owner's: others could be told anything by them."""

    async def check_visible(self, live: LiveMatch, guest: bytes | None) -> None:
        """Refuse another player's imported match, as if there were none; players never ask."""
        if live.row.part_of.kind == IMPORTED:
            raise NotFound("server-no-match")


def export_match(loaded: LoadedMatch, owner: bytes, at: int) -> MatchData | None:
    """A match that is over; None: a duplicate's or tournament's, whose deals others may play."""
    live, contest = LiveMatch(loaded), loaded.match.part_of
    if not live.state.over or contest.kind not in ("", IMPORTED):
        return None
    seats = tuple(
        SeatData("bot" if seat.kind == "bot" else "person", seat.name, seat.bot,
                 seat.owner == owner)
        for seat in live.seats
    )  # fmt: skip
    return MatchData(contest.id or live.id, at, seats, dict(build_record(live, None)))


def build_match_id(owner: bytes, source: str) -> str:
    """The id of an imported match: the same for the same match of the same player."""
    digest = hashlib.sha256(owner + b"/" + source.encode()).digest()[:16]
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def import_match(one: MatchData, owner: bytes, now: int, max_name: int) -> LoadedMatch:
    """Replay a record from its seed, and give the match as it is stored; or `RecordError`."""
    record = parse_record(one.record)
    if sum(len(part.moves) for part in record.rounds) > MAX_MOVES:
        raise RecordError("record-no-object")
    verify(record)
    chance, players = record.chance, record.rules.players
    assert chance is not None, "it was verified"
    if record.first != 1 or len(one.seats) != players or len(chance.seeds) != players:
        raise RecordError("record-seeds-count")
    seeded = record.order.seeded if record.order else (None,) * players
    seats = tuple(
        _build_seat(seat, owner, seed, then, max_name)
        for seat, seed, then in zip(one.seats, chance.seeds, seeded, strict=True)
    )
    at = min(one.at, now)
    entries = _replay_entries(record, record.order.dealt if record.order else at, at)
    created = record.written.get("created")
    own = [seat for seat in seats if seat.owner == owner]
    others = any(seat.kind == "person" and seat.owner is None for seat in seats)
    match = StoredMatch(
        id=build_match_id(owner, one.id),
        game=record.rules.game.lookup_key,
        options=dict(record.rules.options),
        mode="link" if own and others else mode_of(seats),
        secret=chance.secret,
        name=chance.match,
        host=owner,
        created=min(created, now) if type(created) is int and created >= 0 else at,
        fair=chance.version,
        sealed=record.order.sealed if record.order else None,
        contest=f"{IMPORTED}/{one.id}",
    )
    return LoadedMatch(match, seats, entries, None)


def _build_seat(
    seat: SeatData, owner: bytes, seed: str, seeded: int | None, max_name: int
) -> StoredSeat:
    name = _clean_name(seat.name, max_name)
    if seat.kind == "bot":
        bot = seat.bot if seat.bot in BOTS else DEFAULT_BOT
        name = name or BOTS[bot].title
        return StoredSeat(kind="bot", name=name, bot=bot, seed=seed, seeded=seeded)
    own = owner if seat.own else None
    return StoredSeat(kind="person", name=name, owner=own, seed=seed, seeded=seeded)


def _clean_name(name: str, max_chars: int) -> str:
    try:
        return clean_text(name, max_chars, "name")
    except HttpError:
        return ""


def _replay_entries(record: Record, dealt: int, at: int) -> tuple[StoredEntry, ...]:
    """The log as a server writes it: all luck from the seed, which has just been verified."""
    dealt_again = replace(record, rounds=tuple(replace(one, deal=None) for one in record.rounds))
    acts = list[tuple[int | None, str]]()
    for one in record.rounds:
        acts.append((None, DEAL))
        acts += [(seat, str(parse(text, chance=seat is None))) for seat, text in one.moves]
    entries, over = list[StoredEntry](), False
    for (seat, act), (events, state) in zip(acts, iter_replay(dealt_again), strict=True):
        number, over = len(entries) + 1, state.over
        then = dealt if number == 1 else max(dealt, at)
        entries.append(to_row(Entry(number, seat, act, tuple(events), then)))
    if not over:
        raise RecordError("record-unfinished", round=str(len(record.rounds)))
    return tuple(entries)


def build_update(loaded: LoadedMatch, at: int) -> MatchUpdate:
    """What is written with the match: its log, and its row in the owner's list."""
    live = LiveMatch(loaded)
    rows = [replace(row, at=at) for row in build_list_rows(live, live.state)]
    return MatchUpdate(entries=loaded.log, list_rows=rows)
