"""The record of a live match: all of it after the end, before that what the asker knows."""

from collections.abc import Sequence
from typing import Any, cast

from boneyard.core.actions import parse
from boneyard.core.chance import SEALED_FIRST
from boneyard.core.events import Dealt, Event, Played, SetOut, Took
from boneyard.core.redaction import seen_by
from boneyard.games import as_written
from boneyard.records import write_record
from boneyard.records.read import VERSION
from boneyard.rules.dealing import Deal
from boneyard.schemas.log import DEAL
from boneyard.server.matches.clock import TIME, given_to, is_time
from boneyard.server.matches.log import Entry
from boneyard.server.matches.match import LiveMatch
from boneyard.solitaire.game import Setup


def record(live: LiveMatch, seat: int | None) -> dict[str, Any]:
    """The match as a record; before its end with nulls where the seat may not know a tile."""
    about = {"created": live.kept.created, "commitment": live.commitment, **_order(live)}
    about |= _time(live)
    if live.state.over:
        rounds = [
            (
                _deal(live, entries[0].events),
                [(e.seat, parse(e.act, chance=e.seat is None)) for e in entries[1:]],
            )
            for entries in _rounds(live)
        ]
        return {**write_record(live.rules, live.names, rounds, live.fair), **about}
    return {
        "boneyard": VERSION,
        "game": as_written(live.rules.game),
        "options": dict(live.rules.options),
        "seats": live.names,
        "fair": live.kept.fair,
        "match": live.kept.name,
        "partial": True,
        "rounds": [
            {
                "deal": _known_deal(live, entries[0].events, seat),
                "moves": [[e.seat, _known_act(e, seat)] for e in entries[1:]],
            }
            for entries in _rounds(live)
        ],
        **about,
    }


def _order(live: LiveMatch) -> dict[str, Any]:
    """When the luck of the match was fixed, as far as it is."""
    if live.kept.fair < SEALED_FIRST:
        return {}
    when = {
        "sealed": live.kept.sealed,
        "seeded": [seat.seeded for seat in live.seats],
        "dealt": live.dealt_at,
    }
    return {**when, "seat_seeds": list(live.fair.seeds)} if live.log else when


def _time(live: LiveMatch) -> dict[str, Any]:
    """The clock, and what it did: after how many moves of which round."""
    if live.kept.clock is None:
        return {}
    deals = [entry.number for entry in live.line if entry.act == DEAL]
    found = []
    for entry in live.log:
        if not is_time(entry.act):
            continue
        began = [number for number in deals if number < entry.number]
        moves = [one for one in live.line if began[-1] < one.number < entry.number]
        to = given_to(entry.act)
        told = {"round": len(began), "moves": len(moves), "seat": entry.seat, "at": entry.at}
        what = entry.act.removeprefix(TIME) if to is None else "given"
        found.append({**told, "what": what, **({} if to is None else {"to": to})})
    return {"clock": list(live.kept.clock), "time": found}


def _rounds(live: LiveMatch) -> list[list[Entry]]:
    rounds: list[list[Entry]] = []
    for entry in live.line:
        if entry.act == DEAL:
            rounds.append([])
        rounds[-1].append(entry)
    return rounds


def _deal(live: LiveMatch, events: Sequence[Event]) -> Deal | Setup:
    """The deal as it was, from what it brought about: the log hides nothing."""
    first = events[0]
    if isinstance(first, SetOut):
        assert live.rules.alone
        if live.rules.game.conduct.part == "row":
            return Setup(cast(Any, first.rows))
        deepest = len(first.rows)
        rows = [tuple(one[at] for one in first.rows if len(one) > at) for at in range(deepest)]
        return Setup(cast(Any, tuple(rows)))
    assert isinstance(first, Dealt)
    start = tuple(e.tile for e in events if isinstance(e, Played) and e.seat is None)
    hands, stock, aside = cast(Any, (first.hands, first.stock, first.aside))
    return Deal(hands, stock, aside, start, first.lead)


def _known_deal(live: LiveMatch, events: Sequence[Event], seat: int | None) -> dict[str, Any]:
    first = seen_by(events[0], seat)
    if isinstance(first, SetOut):
        rows = [[None if one is None else f"{one[0]}-{one[1]}" for one in row]
                for row in first.rows]  # fmt: skip
        return {"row": rows[0]} if len(rows) == 1 else {"columns": rows}
    assert isinstance(first, Dealt)
    parts = {"stock": first.stock, "aside": first.aside}
    written: dict[str, Any] = {
        "hands": [[tile and tile.text for tile in hand] for hand in first.hands],
        **{name: [None] * len(row) for name, row in parts.items() if row},
    }
    start = [e.tile.text for e in events if isinstance(e, Played) and e.seat is None]
    if start:
        written["start"] = start
    if first.lead is not None:
        written["lead"] = first.lead
    return written


def _known_act(entry: Entry, seat: int | None) -> str | None:
    for event in entry.events:
        if isinstance(event, Took) and entry.seat is None:
            known = seen_by(event, seat)
            assert isinstance(known, Took)
            return known.tile.text if known.tile else None
    return entry.act
