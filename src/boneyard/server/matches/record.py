"""The record of a live match: all of it after the end, before that what the caller knows."""

from collections.abc import Sequence
from typing import Any, cast

from boneyard.core.actions import parse
from boneyard.core.events import Dealt, Event, Played, SetOut, Took
from boneyard.core.fair_shuffle import VERSION_COMMITTED
from boneyard.core.redaction import redact
from boneyard.core.strict_json import JsonObject
from boneyard.games import game_reference
from boneyard.records import write_record
from boneyard.records.read import RECORD_VERSION
from boneyard.rules.dealing import Deal
from boneyard.schemas.log_entries import DEAL
from boneyard.server.matches.clock import CLOCK_ACT_PREFIX, is_clock_act, parse_time_recipient
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry
from boneyard.solitaire.game import Setup


def build_record(live: LiveMatch, seat: int | None) -> JsonObject:
    """The match as a record; before its end with nulls where the seat may not know a tile."""
    about = {"created": live.row.created, "commitment": live.commitment, **_commitment_times(live)}
    about |= _clock_history(live)
    if live.state.over:
        rounds = [
            (
                _restore_deal(live, entries[0].events),
                [(e.seat, parse(e.act, chance=e.seat is None)) for e in entries[1:]],
            )
            for entries in _split_rounds(live)
        ]
        return {**write_record(live.rules, live.names, rounds, live.fair), **about}
    return {
        "boneyard": RECORD_VERSION,
        "game": game_reference(live.rules.game),
        "options": dict(live.rules.options),
        "seats": live.names,
        "fair": live.row.fair,
        "match": live.row.name,
        "partial": True,
        "rounds": [
            {
                "deal": _visible_deal(live, entries[0].events, seat),
                "moves": [[e.seat, _visible_act(e, seat)] for e in entries[1:]],
            }
            for entries in _split_rounds(live)
        ],
        **about,
    }


def _commitment_times(live: LiveMatch) -> JsonObject:
    """When the luck of the match was fixed, as far as it is."""
    if live.row.fair < VERSION_COMMITTED:
        return {}
    when = {
        "sealed": live.row.sealed,
        "seeded": [seat.seeded for seat in live.seats],
        "dealt": live.log.dealt_at,
    }
    return {**when, "seat_seeds": list(live.fair.seeds)} if live.log.entries else when


def _clock_history(live: LiveMatch) -> JsonObject:
    """The clock, and what it did: after how many moves of which round."""
    if live.row.clock is None:
        return {}
    deals = [entry.number for entry in live.log.active if entry.act == DEAL]
    found = []
    for entry in live.log.entries:
        if not is_clock_act(entry.act):
            continue
        began = [number for number in deals if number < entry.number]
        moves = [one for one in live.log.active if began[-1] < one.number < entry.number]
        to = parse_time_recipient(entry.act)
        told = {"round": len(began), "moves": len(moves), "seat": entry.seat, "at": entry.at}
        what = entry.act.removeprefix(CLOCK_ACT_PREFIX) if to is None else "given"
        found.append({**told, "what": what, **({} if to is None else {"to": to})})
    return {"clock": list(live.row.clock), "time": found}


def _split_rounds(live: LiveMatch) -> list[list[Entry]]:
    rounds: list[list[Entry]] = []
    for entry in live.log.active:
        if entry.act == DEAL:
            rounds.append([])
        rounds[-1].append(entry)
    return rounds


def _restore_deal(live: LiveMatch, events: Sequence[Event]) -> Deal | Setup:
    """The deal as it was, from what it brought about: the log hides nothing."""
    first = events[0]
    if isinstance(first, SetOut):
        assert live.rules.alone
        if live.rules.game.logic.deal_key == "row":
            return Setup(cast(Any, first.rows))
        deepest = len(first.rows)
        rows = [tuple(one[at] for one in first.rows if len(one) > at) for at in range(deepest)]
        return Setup(cast(Any, tuple(rows)))
    assert isinstance(first, Dealt)
    start = tuple(e.tile for e in events if isinstance(e, Played) and e.seat is None)
    hands, stock, aside = cast(Any, (first.hands, first.stock, first.aside))
    return Deal(hands, stock, aside, start, first.lead)


def _visible_deal(live: LiveMatch, events: Sequence[Event], seat: int | None) -> JsonObject:
    first = redact(events[0], seat)
    if isinstance(first, SetOut):
        rows = [[None if one is None else f"{one[0]}-{one[1]}" for one in row]
                for row in first.rows]  # fmt: skip
        return {"row": rows[0]} if len(rows) == 1 else {"columns": rows}
    assert isinstance(first, Dealt)
    parts = {"stock": first.stock, "aside": first.aside}
    written: JsonObject = {
        "hands": [[tile and tile.text for tile in hand] for hand in first.hands],
        **{name: [None] * len(row) for name, row in parts.items() if row},
    }
    start = [e.tile.text for e in events if isinstance(e, Played) and e.seat is None]
    if start:
        written["start"] = start
    if first.lead is not None:
        written["lead"] = first.lead
    return written


def _visible_act(entry: Entry, seat: int | None) -> str | None:
    for event in entry.events:
        if isinstance(event, Took) and entry.seat is None:
            known = redact(event, seat)
            assert isinstance(known, Took)
            return known.tile.text if known.tile else None
    return entry.act
