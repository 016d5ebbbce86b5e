"""What comes of a move: the same order of things as in `engine.decide`."""

from boneyard.fast.fields import (
    ARM_AT,
    ARM_BITS,
    ARM_HALF,
    ARM_IS,
    COUNT,
    CURVED,
    DECK,
    DRAW,
    DRAWN,
    END,
    ENDS_GO_INTO,
    ENDS_MULTIPLE_OF,
    FIT,
    FLIP,
    G_BURDENS,
    G_COVERS,
    G_DOUBLE,
    G_DRAW_ENDS,
    G_DULL_SINGLE,
    G_GOES,
    G_HALVES,
    G_LAST_ONE_ENDS,
    G_MOVER_BLOCKS,
    G_ONE_PLAY,
    G_OWNED,
    G_PASS,
    G_PASS_TARGET,
    G_PERFECT_TEN,
    G_PLAYERS,
    G_REMEMBERS,
    G_SCORE_ONE,
    G_SCORE_TWO,
    G_SCORING,
    G_SIDE,
    G_STEPS,
    G_TARGET,
    GONE_ON,
    HANDS,
    IS_DOUBLE,
    LAST,
    LAST_BY,
    LEAD,
    LOCKER,
    LYING,
    MARKED,
    MAY,
    MAY_STOP,
    MOVES,
    MUST,
    NO_PLAY_SCORE,
    OVER,
    OWES,
    PASSES,
    PLAYING,
    PLAYS,
    POINTS,
    QUESTION,
    ROW_AT,
    ROW_FROM,
    SCORES,
    STEPS,
    STOCK_AT,
    STOCK_END,
    TARGET,
    TILE_AT,
    TILE_BITS,
    TOOK,
    TURN,
    TURNED,
    TURNS,
    UNCLAIMED,
    UNCLAIMED_BY,
    WIDE,
    WINNERS,
    WORD_AT,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import hot, kernel
from boneyard.fast.kernels.arms import ends_total, lay_lead, lay_on
from boneyard.fast.kernels.awards import award
from boneyard.fast.kernels.hands import can_go_on, can_play, flip_bit, has, next_seat, row_size
from boneyard.fast.kernels.round_end import draw_tile, end_blocked, is_stuck, stock_class, went_out
from boneyard.fast.kernels.trains import covering, hub_of, look
from boneyard.fast.kernels.twists import answer, ask, random_take


@hot
def apply(k: Family, g: Row, s: Row, code: int) -> None:
    """Make a move."""
    word = code >> WORD_AT
    s[MOVES] += 1
    if len(k) == CURVED:
        s[TOOK] = -1
    tile = code >> TILE_AT & TILE_BITS
    if word == FLIP:
        tile = _flip(k, g, s)
        if tile < 0:
            return
        word = 0
    if word == 0:
        play(k, g, s, code >> ARM_AT & ARM_BITS, tile, code & 3)
    elif word == DRAW:
        _draw(k, g, s)
    elif (len(k) == CURVED or len(k) == WIDE) and s[QUESTION] != 0:
        if answer(k, g, s, word):
            begin_turn(k, g, s, next_seat(g, s, s[TURN]), -1)
    else:
        if g[G_REMEMBERS]:
            s[PASSES] += 1
            if not s[MAY_STOP]:
                _score_pass(g, s)
        if len(k) == WIDE and g[G_OWNED] and not s[MAY_STOP]:
            s[MARKED] |= 1 << s[TURN]
        begin_turn(k, g, s, next_seat(g, s, s[TURN]), -1)
        looks = g[G_MOVER_BLOCKS] or (len(k) == WIDE and g[G_COVERS])
        if looks and is_stuck(k, g, s, s[TURN]):
            end_blocked(k, g, s, s[TURN])


@kernel
def _score_pass(g: Row, s: Row) -> None:
    """Points for a lead that the next must pass on, or a play that all must (LA-10, LA-11)."""
    times = 0
    if s[PLAYS] == 1 and s[PASSES] == 1:
        times = 1 if g[G_DOUBLE + s[LAST]] else 2
    if s[PASSES] == g[G_PLAYERS] - 1:
        times += 1
    if times * g[G_PASS] == 0 or s[LAST_BY] < 0:
        return
    side, points = g[G_SIDE + s[LAST_BY]], times * g[G_PASS]
    if g[G_PASS_TARGET] < 0 or s[SCORES + side] + points < g[G_PASS_TARGET]:
        s[SCORES + side] += points
        s[POINTS + side] += points


@hot
def begin_turn(k: Family, g: Row, s: Row, seat: int, owes: int) -> None:
    """Give the turn to a seat; a plus may make it draw first."""
    s[TURN] = seat
    if len(k) == CURVED:
        if owes >= 0 and s[STOCK_AT] == s[STOCK_END] and s[COUNT + owes] == 0:
            owes = -1
        s[OWES] = owes
    s[DRAWN] = 0
    s[MAY_STOP] = 0
    if len(k) == WIDE:
        s[TURNS] += s[LYING] > 0
        s[GONE_ON] = 0
        look(g, s)


@hot
def play(k: Family, g: Row, s: Row, arm: int, tile: int, way: int) -> None:
    """Lay a tile, on an arm counted from 1 or as the lead (0), and see what follows."""
    seat = s[TURN]
    goes = lay_tile(k, g, s, arm, tile, way)
    _after_play(k, g, s, seat, goes & 3, goes >> 2)


@hot
def lay_tile(k: Family, g: Row, s: Row, arm: int, tile: int, way: int) -> int:
    """Lay a tile of the player, and nothing more.

    The answer is how the turn goes on, and in its third bit whether the next player must draw.
    """
    seat, side = s[TURN], way & 1
    goes = OVER
    if not g[G_ONE_PLAY]:
        situation = 4 if arm == 0 else (s[ARM_IS + arm - 1] & IS_DOUBLE) * 2
        goes = g[G_GOES + (tile * 2 + side) * 8 + situation + s[MAY_STOP]]
        goes |= g[G_BURDENS + (tile * 2 + side) * 2 + (arm == 0)] << 2
    if len(k) == WIDE and g[G_COVERS]:
        goes = covering(g, s, arm, g[G_DOUBLE + tile], g[G_HALVES + tile])
    if arm == 0:
        lay_lead(k, g, s, tile, side)
    else:
        lay_on(k, g, s, arm - 1, tile, way)
    flip_bit(k, s, HANDS + seat * WORDS, tile)
    s[COUNT + seat] -= 1
    s[PLAYS] += 1
    s[LAST] = tile
    if g[G_REMEMBERS]:
        s[LOCKER] = s[LAST_BY] = seat
        s[PASSES] = 0
    if s[TURNED] >= 0:
        s[TURNED] = -1
        s[ROW_AT + seat] = (s[ROW_AT + seat] + 1) % row_size(s, seat)
    if len(k) == WIDE:
        if g[G_OWNED] and arm == seat + 1:
            s[MARKED] &= ~(1 << seat)
        # Whoever leads is in their first turn.
        s[TURNS] = max(s[TURNS], 1)
        look(g, s)
    return goes


@hot
def _after_play(k: Family, g: Row, s: Row, seat: int, goes: int, burden: int) -> None:
    empty = s[COUNT + seat] == 0
    out = empty
    if empty:
        goes = OVER
    mover = next_seat(g, s, seat) if goes == OVER else seat
    if (len(k) == CURVED or len(k) == WIDE) and empty and g[G_LAST_ONE_ENDS]:
        out = next_seat(g, s, mover) == mover
    if len(k) == WIDE and g[G_COVERS]:
        stuck = not out and _stuck_ahead(k, g, s, seat, goes, mover)
    else:
        stuck = not out and is_stuck(k, g, s, mover)
    if g[G_SCORING] != NO_PLAY_SCORE:
        score_play(g, s, seat)
        if s[END] != PLAYING:
            return
        if s[UNCLAIMED] > 0:
            _take_unclaimed(g, s, g[G_SIDE + seat])
    if (len(k) == CURVED or len(k) == WIDE) and g[G_PERFECT_TEN]:
        total = ends_total(g, s)
        if total % g[G_PERFECT_TEN] == 0:
            award(g, s, g[G_SIDE + seat], total)
    if empty:
        went_out(k, g, s, seat)
        if s[END] != PLAYING:
            return
    if stuck:
        end_blocked(k, g, s, mover)
        return
    if (len(k) == CURVED or len(k) == WIDE) and ask(g, s, 0):
        return
    if goes == MUST or (goes == MAY and can_go_on(k, g, s, seat)):
        s[MAY_STOP] = goes == MAY
        s[DRAWN] = 0
        if len(k) == WIDE:
            s[GONE_ON] = 1
            look(g, s)
    else:
        # Only who may go on, and can't, was looked upon as the next to move.
        following = next_seat(g, s, seat) if goes == MAY else mover
        begin_turn(k, g, s, following, seat if burden else -1)


@kernel
def _stuck_ahead(k: Family, g: Row, s: Row, seat: int, goes: int, mover: int) -> bool:
    """Say whether the round is blocked, as whoever moves next will find it (MT-17)."""
    turns, gone_on = s[TURNS], s[GONE_ON]
    s[GONE_ON] = goes == MUST or (goes == MAY and can_go_on(k, g, s, seat))
    s[TURNS] += 1 - s[GONE_ON]
    stuck = is_stuck(k, g, s, mover)
    s[TURNS], s[GONE_ON] = turns, gone_on
    return stuck


@kernel
def score_play(g: Row, s: Row, seat: int) -> None:
    """Give the points that a play makes; they may make the target at once (FU-6)."""
    points = 0
    if g[G_SCORING] == ENDS_MULTIPLE_OF:
        total = ends_total(g, s)
        dull = g[G_DULL_SINGLE] and s[LYING] == 1 and not g[G_DOUBLE + s[LEAD]]
        if total % g[G_SCORE_ONE] == 0 and not dull:
            points = total // g[G_SCORE_TWO]
    elif g[G_SCORING] == ENDS_GO_INTO:
        total = ends_total(g, s)
        for step in range(STEPS):
            if g[G_STEPS + step] > 0 and total % g[G_STEPS + step] == 0:
                points += total // g[G_STEPS + step]
    elif s[ARM_HALF] == s[ARM_HALF + 1]:
        points = g[G_SCORE_TWO] if g[G_DOUBLE + s[LAST]] and s[PLAYS] > 1 else g[G_SCORE_ONE]
    if points > 0:
        side = g[G_SIDE + seat]
        award(g, s, side, points)
        if s[SCORES + side] == g[G_TARGET]:
            s[END] = TARGET
            s[WINNERS] = 1 << side


@kernel
def _take_unclaimed(g: Row, s: Row, side: int) -> None:
    """Give an opponent's play what the play before it left: it is called, or ends the round (AF-4).

    Calls count as made, so only the position that a round goes on from can have left something.
    """
    if side != s[UNCLAIMED_BY]:
        award(g, s, side, s[UNCLAIMED])
    s[UNCLAIMED] = 0


@hot
def _draw(k: Family, g: Row, s: Row) -> None:
    seat = s[TURN]
    forced = False
    if len(k) == CURVED and s[OWES] >= 0:
        if s[STOCK_AT] == s[STOCK_END]:
            random_take(k, g, s)
            return
        forced = True
        s[OWES] = -1
    was_able = can_play(k, s, seat)
    draw_tile(k, s, seat)
    s[DRAWN] += 1
    s[LOCKER] = seat
    if len(k) == WIDE and s[LYING] == 0:
        # The search for the hub goes on, until somebody has it (HU-4).
        if not has(k, s, HANDS + seat * WORDS, hub_of(g, s)):
            begin_turn(k, g, s, next_seat(g, s, seat), -1)
        return
    able = can_play(k, s, seat)
    over = False
    if not forced:
        over = g[G_DRAW_ENDS + stock_class(k, s) + 2 * able + was_able] != 0
    if able and not over:
        return
    mover = next_seat(g, s, seat) if over else seat
    if is_stuck(k, g, s, mover):
        end_blocked(k, g, s, mover)
    elif over:
        begin_turn(k, g, s, mover, -1)


@kernel
def _flip(k: Family, g: Row, s: Row) -> int:
    """Turn over the first tile of the row; give the tile if it must be led, or -1."""
    seat = s[TURN]
    row, at, size = DECK + s[ROW_FROM + seat], s[ROW_AT + seat], row_size(s, seat)
    tile = s[row + at]
    if s[LYING] == 0 or has(k, s, FIT, tile):
        s[TURNED] = tile
    else:
        # The row goes round in its part of the deck.
        s[row + (at + s[COUNT + seat]) % size] = tile
        s[ROW_AT + seat] = (at + 1) % size
        begin_turn(k, g, s, next_seat(g, s, seat), -1)
    return tile if s[LYING] == 0 else -1
