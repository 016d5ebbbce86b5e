"""What may be done: plays, draws, passes, answers and calls."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from boneyard.core.actions import Call, Catch, Choose, Draw, Flip, Hit, Move, Pass, Play
from boneyard.core.events import Row
from boneyard.core.position import Position
from boneyard.core.table import Arm
from boneyard.core.tiles import Half, Tile
from boneyard.rules.game import State
from boneyard.solitaire.game import solo_legal

_DRAW, _PASS, _FLIP = Draw(), Pass(), Flip()


#: The last answer of `allowed`: whoever asks what is legal usually acts on that very state next.
_last_asked: tuple[Position | None, int | None, list[Move]] = (None, None, [])


def legal(state: Position, seat: int | None) -> list[Move]:
    """All that a seat may do now, in a stable order; seat None is chance."""
    return list(allowed(state, seat))


def allowed(state: Position, seat: int | None) -> Sequence[Move]:
    """The same as `legal`, not to be changed by the caller."""
    global _last_asked
    asked, by, moves = _last_asked
    if asked is not state or by != seat:
        moves = _legal(state, seat)
        _last_asked = (state, seat, moves)
    return moves


def _legal(state: Position, seat: int | None) -> list[Move]:
    ask: Callable[[Any, int | None], list[Move]] = _at_table
    if state.rules.alone:
        ask = solo_legal
    return ask(state, seat)


def _at_table(state: State, seat: int | None) -> list[Move]:
    if not state.playing:
        return []
    if state.reaching is not None:
        return [] if seat is not None else [Hit(tile) for tile in _within_reach(state)]
    if seat is None or not 0 <= seat < state.rules.players:
        return []
    moves: list[Move] = []
    if seat == state.to_act:
        moves = _answers(state) if state.question else _turn_moves(state, seat)
    if state.pending or state.duties:
        moves += _calls(state, seat)
    return moves


def legal_moves(state: Position) -> list[tuple[int | None, Move]]:
    """Every legal move of every seat, and of chance."""
    seats: Iterable[int | None] = range(state.rules.players)
    if state.reaching is not None:
        seats = [None]
    return [(seat, move) for seat in seats for move in allowed(state, seat)]


def _within_reach(state: State) -> list[Tile]:
    assert state.reaching is not None
    return [tile for tile in state.hands[state.reaching[1]] if tile is not None]


def _answers(state: State) -> list[Move]:
    assert state.question is not None
    return [_PASS if word == "pass" else Choose(word) for word in state.question.words]


def _turn_moves(state: State, seat: int) -> list[Move]:
    game = state.rules.game
    unseen = game.twisted.face_down
    if unseen and state.turned is None:
        return [_FLIP]
    if must_draw(state):
        return [_DRAW]
    moves: list[Move] = list(plays(state, seat))
    if not state.table.tiles and not moves and state.rules.hub(state.round):
        # Nobody was dealt the hub: all search for it (HU-4).
        return [_DRAW]
    if not state.table.tiles or unseen:
        return moves
    if state.may_stop:
        return [*moves, _PASS]
    able = bool(moves)
    if game.draw.may_draw(state, able):
        moves.append(_DRAW)
    if game.draw.may_pass(state, able):
        moves.append(_PASS)
    return moves


def must_draw(state: State) -> bool:
    """Say whether the turn opens with a draw that a plus forces (FD-6)."""
    return state.owes is not None and bool(state.stock or state.hands[state.owes])


def plays(state: State, seat: int) -> list[Play]:
    """The ways in which a seat can lay a tile."""
    hand = onward(state, seat) if state.may_stop else state.hands[seat]
    if state.turned is not None:
        hand = (state.turned,)
    if not state.table.tiles:
        shape = state.rules.game.table
        return [Play(tile, first) for tile in leads(state, hand) for first in shape.leads(tile)]
    if state.rules.game.table.curved:
        return _curved_plays(state, hand)
    touching = state.rules.touching
    ends = [(arm.number, touching(arm.half)) for arm in open_arms(state, seat)]
    return [
        Play(tile, first, number)
        for tile in hand
        for number, matching in ends
        if tile in matching
        for first in matching[tile]
    ]


def leads(state: State, hand: Iterable[Tile | None]) -> Sequence[Tile]:
    """The tiles of a hand that may be led."""
    held = [tile for tile in hand if tile is not None]
    return state.rules.game.opening.leads(held, state.past, state.rules.hub(state.round))


def owed(state: State) -> tuple[Arm, ...]:
    """The arms that must be played on before any other: of several demands, the oldest (MT-12)."""
    arms = [arm for arm in state.table.arms if arm.owed]
    if not arms or not state.rules.game.turns.binds(state):
        return ()
    if state.rules.game.table.lapses:
        arms = [arm for arm in arms if not used_up(state, arm.half)]
    oldest = min((arm.since for arm in arms), default=0)
    return tuple(arm for arm in arms if arm.since == oldest)


def used_up(state: State, half: Half) -> bool:
    """Say whether every tile of the set that bears a number lies on the table (HU-8)."""
    return state.lying(half) >= state.rules.bearing(half)


def open_arms(state: State, seat: int | None) -> tuple[Arm, ...]:
    """The arms that a seat may play on; None: that anybody might, once it is marked (MT-17)."""
    bound = owed(state)
    if bound:
        return bound
    arms = state.table.arms
    if seat is None or not state.rules.game.table.owned:
        return arms
    if state.rules.game.turns.at_home(state):
        return tuple(arm for arm in arms if arm.whose == seat)
    open_to = (None, seat, *state.marked)
    return tuple(arm for arm in arms if arm.whose in open_to)


def onward(state: State, seat: int) -> Row:
    """The tiles with which a seat may go on with a turn that it might stop (KZ-6)."""
    fit = state.rules.game.turns.onward
    return tuple(tile for tile in state.hands[seat] if tile is not None and fit(tile))


def _curved_plays(state: State, hand: Sequence[Tile | None]) -> list[Play]:
    table, turns, touching = state.table, state.rules.game.table.turns, state.rules.touching
    return [
        Play(tile, first, arm.number, turn)
        for tile in hand
        if tile is not None
        for arm in table.arms
        for first in touching(arm.half).get(tile, ())
        for turn in turns(table, arm, tile, first)
    ]


def fits(state: State, tiles: Iterable[Tile | None], seat: int | None = None) -> bool:
    """Say whether one of these tiles can be played on the table as it is, by a seat or anybody."""
    touching = state.rules.touching
    if state.rules.game.table.curved:
        return any(_curved_plays(state, (tile,)) for tile in tiles)
    ends = {arm.half for arm in open_arms(state, seat)}
    matching = [touching(end) for end in ends]
    return any(tile in match for tile in tiles for match in matching)


def _calls(state: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    side = state.rules.side
    for made in state.pending:
        age = state.plays - made.play
        if made.word == "perfect-ten":
            if age == 0:
                moves.append(Call("perfect-ten"))
        elif age == 0 and made.seat == seat:
            moves.append(Call("claim"))
        elif age == 1 and made.seat is not None and side(made.seat) != side(seat):
            moves.append(Call("muggins"))
    if seat in state.duties:
        moves.append(Call("domino"))
    # With the boneyard empty the tile would be the catcher's: who has none can't catch.
    if state.hands[seat] or state.stock:
        moves += [Catch(owing) for owing in state.duties if side(owing) != side(seat)]
    return moves
