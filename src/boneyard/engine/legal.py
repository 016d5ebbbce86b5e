"""Legal move generation: plays, draws, passes, answers and calls."""

from collections.abc import Iterable, Sequence

from boneyard.core.actions import Call, Catch, Choose, Discard, Draw, Flip, Hit, Move, Pass, Play
from boneyard.core.arguments import check_seat
from boneyard.core.events import TileRow
from boneyard.core.position import Position
from boneyard.core.table import Arm
from boneyard.core.tiles import Half, Tile
from boneyard.engine.kinds import unknown_kind
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState, solo_legal

_DRAW, _PASS, _FLIP = Draw(), Pass(), Flip()


#: One-entry cache: the caller usually acts on the same position next.
_last_legal: tuple[Position | None, int | None, list[Move]] = (None, None, [])


def legal(state: Position, seat: int | None) -> list[Move]:
    """List the legal moves of a seat, calls out of turn included, in a stable order.

    Args:
        state: the position, or the seat's view of it.
        seat: the seat; None is chance, which decides random takes.

    Returns:
        The moves; none if it isn't the seat's turn and there is nothing to call.

    >>> import boneyard
    >>> match = boneyard.Match("block-draw", seed="tea")
    >>> [str(move) for move in boneyard.legal(match.state, 0)]
    ['4-4']
    """
    moves = list(legal_cached(state, seat))
    if not moves:
        check_seat(seat, state.rules.players)
    return moves


def legal_cached(state: Position, seat: int | None) -> Sequence[Move]:
    """Return the same as `legal`, from the cache: don't change the list."""
    global _last_legal
    last_state, last_seat, moves = _last_legal
    if last_state is not state or last_seat != seat:
        match state:
            case State():
                moves = _table_legal(state, seat)
            case SoloState():
                moves = solo_legal(state, seat)
            case _:
                raise unknown_kind(state)
        _last_legal = (state, seat, moves)
    return moves


def _table_legal(state: State, seat: int | None) -> list[Move]:
    if not state.playing:
        return []
    if state.reaching is not None:
        return [] if seat is not None else [Hit(tile) for tile in _takeable_tiles(state)]
    try:
        if seat is None or not 0 <= seat < state.rules.players:
            return []
    except TypeError:
        check_seat(seat, state.rules.players)
        raise
    moves: list[Move] = []
    if seat == state.to_act:
        moves = _answers(state) if state.question else _turn_moves(state, seat)
    if state.pending or state.duties:
        moves += _legal_calls(state, seat)
    return moves


def all_legal_moves(state: Position) -> list[tuple[int | None, Move]]:
    """List every legal move of every seat, and of chance."""
    seats: Iterable[int | None] = range(state.rules.players)
    if state.reaching is not None:
        seats = [None]
    elif isinstance(state, State) and not (state.pending or state.duties):
        # Nobody can call: only the player to act has moves, and `act` finds them in the cache.
        seats = [state.to_act]
    return [(seat, move) for seat in seats for move in legal_cached(state, seat)]


def _takeable_tiles(state: State) -> list[Tile]:
    assert state.reaching is not None
    return [tile for tile in state.hands[state.reaching[1]] if tile is not None]


def _answers(state: State) -> list[Move]:
    assert state.question is not None
    return [_PASS if word == "pass" else Choose(word) for word in state.question.words]


def _turn_moves(state: State, seat: int) -> list[Move]:
    game = state.rules.game
    unseen = game.combined_twists.face_down
    if unseen and state.turned is None:
        return [_FLIP]
    if state.owes is not None and must_draw(state):
        return [_DRAW]
    moves: list[Move] = list(legal_plays(state, seat))
    if not state.table.tile_count and not unseen:
        return _lead_moves(state, moves)
    if unseen or (state.turn_continued and not state.may_stop and game.turns.only_plays_continue):
        return moves
    if state.may_stop:
        return [*moves, _PASS]
    able = bool(moves)
    if game.draw.may_draw(state, able):
        moves.append(_DRAW)
    if game.draw.may_pass(state, able):
        if game.combined_twists.discards and not able:
            return [*moves, *(Discard(tile) for tile in state.hands[seat] if tile is not None)]
        moves.append(_PASS)
    return moves


def _lead_moves(state: State, leads: list[Move]) -> list[Move]:
    """List the leads; or a draw to search for one, or a pass that hands the lead over."""
    if not leads and state.rules.game.opening.searches:
        # No player was dealt the hub, or a double: all search for it (HU-4, DB-3).
        return [_DRAW]
    return [*leads, _PASS] if may_hand_over(state) else leads


def may_hand_over(state: State) -> bool:
    """Return whether the leader may pass the lead to the partner (WM-1)."""
    past = state.previous_round
    return (
        state.rules.game.opening.may_hand_over(past)
        and past is not None
        and past.player == state.turn
        and not state.lead_passed
        and find_partner(state) is not None
    )


def find_partner(state: State) -> int | None:
    """Return the partner of the player to move who holds tiles; None: there is none."""
    turn, rules = state.turn, state.rules
    assert turn is not None
    seats = ((turn + step) % rules.players for step in range(1, rules.players))
    return next((s for s in seats if rules.side(s) == rules.side(turn) and state.hands[s]), None)


def must_draw(state: State) -> bool:
    """Return whether the turn opens with a draw that a plus forces (FD-6)."""
    return state.owes is not None and bool(state.stock or state.hands[state.owes])


def legal_plays(state: State, seat: int) -> list[Play]:
    """List the ways in which a seat can lay a tile."""
    hand = continuing_tiles(state, seat) if state.may_stop else state.hands[seat]
    if state.turned is not None:
        hand = (state.turned,)
    if not state.table.tile_count:
        shape = state.rules.game.table
        return [
            Play(tile, first)
            for tile in legal_leads(state, hand)
            for first in shape.lead_halves(tile)
        ]
    if state.rules.game.table.curved:
        return _curved_plays(state, hand)
    rules = state.rules
    arms = open_arms(state, seat)
    if rules.game.table.has_gates:
        ends = [(arm.number, rules.tiles_for(arm)) for arm in arms]
    else:
        ends = [(arm.number, rules.matching_tiles(arm.half)) for arm in arms]
    return [
        Play(tile, first, number)
        for tile in hand
        for number, matching in ends
        if tile in matching
        for first in matching[tile]
    ]


def legal_leads(state: State, hand: Iterable[Tile | None]) -> Sequence[Tile]:
    """List the tiles of a hand that may be led."""
    held = [tile for tile in hand if tile is not None]
    return state.rules.game.opening.legal_leads(
        held, state.previous_round, state.rules.hub(state.round), state.round
    )


def owed_arms(state: State) -> tuple[Arm, ...]:
    """List the arms that must be played on first: of several demands, the oldest (MT-12)."""
    arms = [arm for arm in state.table.arms if arm.owed]
    if not arms or not state.rules.game.turns.is_binding(state):
        return ()
    if state.rules.game.table.waives_exhausted:
        exhausted = {half for half in {arm.half for arm in arms} if is_used_up(state, half)}
        arms = [arm for arm in arms if arm.half not in exhausted]
    oldest = min((arm.since for arm in arms), default=0)
    return tuple(arm for arm in arms if arm.since == oldest)


def is_used_up(state: State, half: Half) -> bool:
    """Return whether every tile of the set with this number lies on the table (HU-8)."""
    return state.count_placed_with(half) >= state.rules.count_tiles_with(half)


def open_arms(state: State, seat: int | None) -> tuple[Arm, ...]:
    """List the arms that a seat may play on; None: any seat, once the train is marked (MT-17)."""
    bound = owed_arms(state)
    if bound:
        return bound
    arms, shape = state.table.arms, state.rules.game.table
    if shape.has_gates and shape.gates_all:
        arms = tuple(arm for arm in arms if arm.gated) or arms
    if state.run_arm and seat is not None:
        arms = tuple(arm for arm in arms if arm.number == state.run_arm)
    if not shape.has_owned_arms:
        return arms
    if seat is None:
        return arms if all(state.hands) else _arms_that_may_open(state)
    if state.rules.game.turns.is_on_own_train(state):
        return tuple(arm for arm in arms if arm.whose == seat)
    open_to = (None, seat, *state.marked)
    return tuple(arm for arm in arms if arm.whose in open_to)


def _arms_that_may_open(state: State) -> tuple[Arm, ...]:
    """List the arms of seats that hold tiles, and those that are open: the others stay closed.

    Who has dropped out can't pass any more, so nothing marks their train (MT-17, WM-3).
    """
    arms = state.table.arms
    return tuple(
        a for a in arms if a.whose is None or a.whose in state.marked or state.hands[a.whose]
    )


def continuing_tiles(state: State, seat: int) -> TileRow:
    """List the tiles with which a seat may continue a turn that it may stop (KZ-6)."""
    fit = state.rules.game.turns.can_continue_with
    return tuple(tile for tile in state.hands[seat] if tile is not None and fit(tile))


def _curved_plays(state: State, hand: Sequence[Tile | None]) -> list[Play]:
    table, turns, touching = (
        state.table,
        state.rules.game.table.fitting_turns,
        state.rules.matching_tiles,
    )
    return [
        Play(tile, first, arm.number, turn)
        for tile in hand
        if tile is not None
        for arm in table.arms
        for first in touching(arm.half).get(tile, ())
        for turn in turns(table, arm, tile, first)
    ]


def can_play_any(state: State, tiles: Iterable[Tile | None], seat: int | None = None) -> bool:
    """Return whether one of these tiles can be played by a seat, or by anyone."""
    if state.rules.game.table.curved:
        return any(_curved_plays(state, (tile,)) for tile in tiles)
    rules, arms = state.rules, open_arms(state, seat)
    if rules.game.table.has_gates:
        matching = [rules.tiles_for(arm) for arm in arms]
    else:
        matching = [rules.matching_tiles(half) for half in {arm.half for arm in arms}]
    # Plain loops: this is asked several times a move.
    for tile in tiles:
        for match in matching:
            if tile in match:
                return True
    return False


def _legal_calls(state: State, seat: int) -> list[Move]:
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
    # With an empty boneyard the tile would come from the catcher: a catcher without tiles can't.
    if state.hands[seat] or state.stock:
        moves += [Catch(owing) for owing in state.duties if side(owing) != side(seat)]
    return moves
