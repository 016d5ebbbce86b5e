"""Conversion of foreign plays, a tile and the pips it touches, to moves of the notation.

Passes, which other programs leave out, are moves here; ends, which they name by pips, are arms.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boneyard.core.actions import Move, Pass, Play
from boneyard.core.tiles import Tile
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.i18n import TranslatedError
from boneyard.records import Record, parse_record, play_record, write_record
from boneyard.records.read import parse_deal
from boneyard.rules.dealing import Deal
from boneyard.rules.game import Rules, State


class ConvertError(TranslatedError, ValueError):
    """A text that is not a match, or a match that the format can't hold; the message says why."""


class ForeignPlay(NamedTuple):
    """A play as other programs write it."""

    seat: int | None
    """None: not stated."""
    tile: Tile
    end: int | None
    """The pips that it touches; None: the lead."""


class RecordedPlay(NamedTuple):
    """A play of a record, with the state before it."""

    before: State
    seat: int
    move: Play


#: A round: the hands that were dealt, and the plays.
ForeignRound = tuple[Sequence[Sequence[Tile]], Sequence[ForeignPlay]]


def legal_plays_by_end(state: State) -> dict[tuple[Tile, int | None], Move]:
    """Return the legal plays by tile and pips; of two equal ends only one is known to others."""
    found: dict[tuple[Tile, int | None], Move] = {}
    for move in legal(state, state.turn):
        if isinstance(move, Play):
            found.setdefault((move.tile, move.first.pips if move.arm else None), move)
    return found


def build_record(rules: Rules, rounds: Sequence[ForeignRound]) -> Record:
    """Build a record of foreign rounds: every play must be legal."""
    state = rules.new_match()
    written: list[tuple[Deal, list[tuple[int | None, Move]]]] = []
    for hands, plays in rounds:
        deal = Deal(tuple(map(tuple, hands)))
        objection = rules.validate_deal(deal, state.round + 1)
        if objection is not None:
            raise ConvertError(objection)
        if state.over:
            raise ConvertError("convert-over", round=str(state.round))
        _, state = act(state, None, deal)
        moves: list[tuple[int | None, Move]] = []
        for number, play in enumerate(plays, 1):
            state = _apply_passes(state, moves)
            state = _apply_play(state, play, number, moves)
        state = _apply_passes(state, moves)
        written.append((deal, moves))
    names = [str(seat) for seat in range(rules.players)]
    return parse_record(write_record(rules, names, written))


def _apply_passes(state: State, moves: list[tuple[int | None, Move]]) -> State:
    while state.playing and legal(state, state.turn) == [Pass()]:
        moves.append((state.turn, Pass()))
        _, state = act(state, state.turn, Pass())
    return state


def _apply_play(
    state: State, play: ForeignPlay, number: int, moves: list[tuple[int | None, Move]]
) -> State:
    where = {"number": str(number), "round": str(state.round), "tile": str(play.tile)}
    if not state.playing:
        raise ConvertError("convert-after-end", **where)
    if play.seat not in (None, state.turn):
        raise ConvertError("convert-not-turn", seat=str(play.seat), turn=str(state.turn), **where)
    move = legal_plays_by_end(state).get((play.tile, play.end))
    if move is None:
        raise ConvertError("convert-not-legal", seat=str(state.turn), **where)
    moves.append((state.turn, move))
    return act(state, state.turn, move)[1]


def iter_round_plays(record: Record) -> Iterator[tuple[Deal, list[RecordedPlay]]]:
    """Yield the plays of each round of a multiplayer match, in order."""
    play_record(record)  # an illegal move raises RecordError
    rules = record.rules
    assert not rules.alone
    state: State = rules.new_match()
    for number, one in enumerate(record.rounds, 1):
        if one.deal is not None:
            deal = parse_deal(rules, one.deal, number)
        else:
            assert record.chance is not None
            deal = rules.deal(number, record.chance)
        assert isinstance(deal, Deal)
        _, state = act(state, None, deal)
        found = []
        for seat, text in one.moves:
            move = next((move for move in legal(state, seat) if str(move) == text), None)
            if move is None:
                raise ConvertError("convert-no-play", round=str(number), move=text)
            if isinstance(move, Play) and seat is not None:
                found.append(RecordedPlay(state, seat, move))
            _, state = act(state, seat, move)
        yield deal, found


def require_rules(record: Record, known: Sequence[Rules], form: str) -> Rules:
    """Return the foreign rules that a record was played by; refuse it if options differ."""
    rules = record.rules
    same = [one for one in known if one.base_game is rules.base_game]
    if not same:
        games = ", ".join(dict.fromkeys(one.game.name for one in known))
        raise ConvertError("convert-other-game", form=form, games=games, game=rules.game.name)
    near = next((one for one in same if one.players == rules.players), same[0])
    for name, value in near.options.items():
        here = rules.options.get(name)
        if here != value:
            raise ConvertError(
                "convert-other-option",
                form=form, option=name, wanted=_text(value), here=_text(here),
            )  # fmt: skip
    return near


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
