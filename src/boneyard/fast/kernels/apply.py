"""Apply a move: the same order as in `engine.decide`; the questions of Fundomino's twists."""

from boneyard.fast.fields import (
    ANSWER_ACCEPT,
    ANSWER_DOUBLE,
    ANSWER_REFUSE,
    ANSWER_REVERSE,
    ARM_COUNT,
    ARM_HALF,
    ARM_IS,
    ARM_MASK,
    ARM_SHIFT,
    ASK_ACCEPT,
    ASK_DIRECTION,
    ASK_DOUBLE,
    ASK_REVERSE,
    ASKED,
    CLOCKWISE,
    COUNT,
    COUNTERCLOCKWISE,
    CURVED,
    DEAD,
    DECK,
    DISCARD,
    DRAW,
    DRAWN,
    END,
    ENDS_GO_INTO,
    ENDS_MATCHING,
    ENDS_MULTIPLE_OF,
    FIT,
    FLIP,
    FREE,
    G_CHALLENGE_TILE,
    G_CONTINUES,
    G_COVERS_DOUBLES,
    G_DIRECTION,
    G_DISCARDS,
    G_DOUBLE,
    G_DOUBLE_BACK,
    G_DRAW_ENDS,
    G_HALVES,
    G_MOVER_BLOCKS,
    G_NEXT_DRAWS,
    G_ONE_PLAY,
    G_OWNED,
    G_PASS_ON_DOUBLE,
    G_PASS_POINTS,
    G_PASS_TARGET,
    G_PERFECT_TEN,
    G_PLAYERS,
    G_SAME_ARM,
    G_SCORE_ARG1,
    G_SCORE_ARG2,
    G_SCORE_ARG3,
    G_SCORING,
    G_SIDE,
    G_SINGLE_LEAD_SCORES_NOTHING,
    G_STEPS,
    G_TARGET,
    G_TOGETHER,
    G_TRACKS_LAST_PLAY,
    HAND_OVER,
    HANDS,
    IS_DOUBLE,
    IS_IDLE,
    IS_OWED,
    LAST,
    LAST_ARM,
    LAST_PLAYER,
    LEAD,
    LEADER,
    LOCKER,
    MADE,
    MARKED,
    MAX_STEPS,
    MAY_CONTINUE,
    MAY_STOP,
    MOVES,
    MUST_CONTINUE,
    MUST_IF_ABLE,
    NO_PLAY_SCORE,
    OWES,
    PASSES,
    PLACED_COUNT,
    PLAYING,
    PLAYS,
    POINTS,
    QUESTION,
    REFUSED,
    ROW_AT,
    ROW_FROM,
    RUN_ARM,
    SCORES,
    STAKES,
    STOCK_END,
    STOCK_START,
    TARGET,
    TILE_MASK,
    TILE_SHIFT,
    TOOK,
    TURN,
    TURN_CONTINUED,
    TURN_OVER,
    TURNED,
    TURNS,
    UNCLAIMED,
    UNCLAIMED_BY,
    WAY,
    WIDE,
    WINNERS,
    WORD_SHIFT,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import inline_kernel, kernel
from boneyard.fast.kernels.arms import place_lead, place_on_arm, sum_ends
from boneyard.fast.kernels.awards import add_points
from boneyard.fast.kernels.hands import (
    can_continue,
    can_play,
    flip_bit,
    give_tile,
    has_tile,
    next_seat,
    nth_tile,
    row_size,
    seats_with_tiles,
)
from boneyard.fast.kernels.rng import random_below
from boneyard.fast.kernels.round_end import (
    draw_tile,
    drawing_offset,
    end_blocked_round,
    ends_round,
    go_out,
    is_blocked,
)
from boneyard.fast.kernels.trains import cover_continuation, searches_lead, update_open_arms


@kernel
def take_random_tile(k: Family, g: Row, s: Row) -> None:
    """Take a random tile of the player of the plus (FD-6)."""
    taker, source = s[TURN], s[OWES]
    tile = nth_tile(k, s, source, random_below(s, s[COUNT + source]))
    flip_bit(k, s, HANDS + source * WORDS, tile)
    s[COUNT + source] -= 1
    give_tile(k, s, taker, tile)
    s[TOOK] = tile
    s[OWES] = -1
    if s[COUNT + source] == 0:
        go_out(k, g, s, source)
    if s[END] == PLAYING and is_blocked(k, g, s, taker):
        end_blocked_round(k, g, s, taker)


@kernel
def ask_next(g: Row, s: Row, after: int) -> bool:
    """Ask the next question that the last play causes; return whether there is one."""
    last, lead = s[LAST], s[PLAYS] == 1
    about = 0
    if after < ASK_DIRECTION and g[G_DIRECTION] and lead and g[G_PLAYERS] > 2:
        about = ASK_DIRECTION
    elif (
        after < ASK_REVERSE
        and g[G_DOUBLE_BACK]
        and g[G_DOUBLE + last]
        and not lead
        and seats_with_tiles(g, s) > 2
    ):
        about = ASK_REVERSE
    elif after < ASK_DOUBLE and last == g[G_CHALLENGE_TILE]:
        about = ASK_DOUBLE
    if about == 0:
        return False
    s[QUESTION] = about
    s[ASKED] = s[TURN]
    return True


@kernel
def _next_challenged(g: Row, s: Row, seat: int) -> int:
    """Return the next seat after this one that must answer a challenge; -1: none is left
    (FD-18).
    """
    while True:
        seat = (seat + s[WAY] + g[G_PLAYERS]) % g[G_PLAYERS]
        if seat == s[TURN]:
            return -1
        if g[G_SIDE + seat] != g[G_SIDE + s[TURN]]:
            return seat


@kernel
def apply_answer(k: Family, g: Row, s: Row, word: int) -> bool:
    """Apply an answer; return whether the next turn may begin, with nothing more to ask."""
    about = s[QUESTION]
    s[QUESTION] = 0
    if word == ANSWER_REFUSE:
        s[END] = REFUSED
        return False
    if word == CLOCKWISE:
        s[WAY] = 1
    elif word == COUNTERCLOCKWISE:
        s[WAY] = -1
    elif word == ANSWER_REVERSE:
        s[WAY] = -s[WAY]
    elif word in (ANSWER_DOUBLE, ANSWER_ACCEPT):
        waiting = _next_challenged(g, s, s[ASKED])
        if waiting >= 0:
            s[QUESTION] = ASK_ACCEPT
            s[ASKED] = waiting
            return False
        s[STAKES] = 2
    return not ask_next(g, s, ASK_DOUBLE if about == ASK_ACCEPT else about)


@inline_kernel
def apply(k: Family, g: Row, s: Row, code: int) -> None:
    """Make a move."""
    word = code >> WORD_SHIFT
    s[MOVES] += 1
    if len(k) == CURVED:
        s[TOOK] = -1
    tile = code >> TILE_SHIFT & TILE_MASK
    if word == FLIP:
        tile = _flip(k, g, s)
        if tile < 0:
            return
        word = 0
    if word == 0:
        play(k, g, s, code >> ARM_SHIFT & ARM_MASK, tile, code & 3)
    elif word == DRAW:
        _draw(k, g, s)
    elif len(k) == FREE and word == DISCARD:
        _discard(k, g, s, tile)
    elif len(k) == FREE and s[PLACED_COUNT] == 0:
        _hand_over(k, g, s)
    elif (len(k) == CURVED or len(k) >= WIDE) and s[QUESTION] != 0:
        if apply_answer(k, g, s, word):
            begin_turn(k, g, s, next_seat(g, s, s[TURN]), -1)
    else:
        # Only passes of others score; who stops a turn has played last (LA-11).
        if g[G_TRACKS_LAST_PLAY] and s[TURN] != s[LAST_PLAYER]:
            s[PASSES] += 1
            _score_pass(g, s)
            if s[END] != PLAYING:
                return
        if len(k) >= WIDE and g[G_OWNED] and not s[MAY_STOP]:
            s[MARKED] |= 1 << s[TURN]
        begin_turn(k, g, s, next_seat(g, s, s[TURN]), -1)
        looks = g[G_MOVER_BLOCKS] or (len(k) >= WIDE and g[G_COVERS_DOUBLES])
        if len(k) == FREE:
            looks = looks or g[G_DISCARDS]
        if looks and is_blocked(k, g, s, s[TURN]):
            end_blocked_round(k, g, s, s[TURN])


@kernel
def _hand_over(k: Family, g: Row, s: Row) -> None:
    """Pass the lead to the partner (WM-1)."""
    seat = s[TURN]
    partner = (seat + 1) % g[G_PLAYERS]
    while g[G_SIDE + partner] != g[G_SIDE + seat] or s[COUNT + partner] == 0:
        partner = (partner + 1) % g[G_PLAYERS]
    s[HAND_OVER] = 0
    s[LEADER] = partner
    begin_turn(k, g, s, partner, -1)


@kernel
def _discard(k: Family, g: Row, s: Row, tile: int) -> None:
    """Lay a tile aside: it is dead, but counts with its hand (GA-11)."""
    seat = s[TURN]
    flip_bit(k, s, HANDS + seat * WORDS, tile)
    flip_bit(k, s, DEAD + seat * WORDS, tile)
    s[COUNT + seat] -= 1
    if s[COUNT + seat] == 0:
        go_out(k, g, s, seat)
    if g[G_OWNED]:
        s[MARKED] |= 1 << seat
    begin_turn(k, g, s, next_seat(g, s, seat), -1)
    if is_blocked(k, g, s, s[TURN]):
        end_blocked_round(k, g, s, s[TURN])


@kernel
def _score_pass(g: Row, s: Row) -> None:
    """Score a lead that the next player must pass on, or a play that all must (LA-10, LA-11)."""
    if g[G_PASS_ON_DOUBLE] > 0:
        _score_pass_on_double(g, s)
        return
    if g[G_PASS_POINTS] == 0 or s[LAST_PLAYER] < 0:
        return
    times = 0
    if s[PLAYS] == 1 and s[PASSES] == 1:
        times = 1 if g[G_DOUBLE + s[LAST]] else 2
    if s[PASSES] == seats_with_tiles(g, s) - (s[COUNT + s[LAST_PLAYER]] > 0):
        # Who has dropped out has no turn, and so can't pass (WM-3).
        times += 1
    if times == 0:
        return
    side, points = g[G_SIDE + s[LAST_PLAYER]], times * g[G_PASS_POINTS]
    if g[G_PASS_TARGET] < 0 or s[SCORES + side] + points < g[G_PASS_TARGET]:
        s[SCORES + side] += points
        s[POINTS + side] += points


@kernel
def _score_pass_on_double(g: Row, s: Row) -> None:
    """Score a double that was led and that the next player must pass on; it may win (CU-4)."""
    if s[PLAYS] != 1 or s[PASSES] != 1 or s[LAST_PLAYER] < 0 or not g[G_DOUBLE + s[LAST]]:
        return
    side = g[G_SIDE + s[LAST_PLAYER]]
    add_points(g, s, side, g[G_PASS_ON_DOUBLE])
    if 0 <= g[G_PASS_TARGET] <= s[SCORES + side]:
        s[END] = TARGET
        s[WINNERS] = 1 << side


@inline_kernel
def begin_turn(k: Family, g: Row, s: Row, seat: int, owes: int) -> None:
    """Give the turn to a seat; a plus may make it draw first."""
    s[TURN] = seat
    if len(k) == CURVED:
        if owes >= 0 and s[STOCK_START] == s[STOCK_END] and s[COUNT + owes] == 0:
            owes = -1
        s[OWES] = owes
    s[DRAWN] = 0
    s[MAY_STOP] = 0
    if len(k) >= WIDE:
        s[TURNS] += s[PLACED_COUNT] > 0
        s[TURN_CONTINUED] = 0
        if len(k) == FREE:
            s[RUN_ARM] = 0
        update_open_arms(k, g, s)


@inline_kernel
def play(k: Family, g: Row, s: Row, arm: int, tile: int, way: int) -> None:
    """Lay a tile, on an arm counted from 1 or as the lead (0), and continue."""
    seat = s[TURN]
    goes = place_tile(k, g, s, arm, tile, way)
    _after_play(k, g, s, seat, goes & 3, goes >> 2)


@inline_kernel
def place_tile(k: Family, g: Row, s: Row, arm: int, tile: int, way: int) -> int:
    """Lay a tile of the player, and nothing more.

    Returns how the turn continues, and in the third bit whether the next player must draw.
    """
    seat, side = s[TURN], way & 1
    goes = TURN_OVER
    if not g[G_ONE_PLAY]:
        situation = 4 if arm == 0 else (s[ARM_IS + arm - 1] & IS_DOUBLE) * 2
        if len(k) == FREE:
            gone_on = s[MAY_STOP] | s[TURN_CONTINUED]
            goes = g[G_CONTINUES + (tile * 2 + side) * 8 + situation + gone_on]
        else:
            goes = g[G_CONTINUES + (tile * 2 + side) * 8 + situation + s[MAY_STOP]]
        goes |= g[G_NEXT_DRAWS + (tile * 2 + side) * 2 + (arm == 0)] << 2
    if len(k) >= WIDE and g[G_COVERS_DOUBLES]:
        goes = cover_continuation(g, s, arm, g[G_DOUBLE + tile], g[G_HALVES + tile])
    if arm == 0:
        place_lead(k, g, s, tile, side)
    else:
        place_on_arm(k, g, s, arm - 1, tile, way)
    flip_bit(k, s, HANDS + seat * WORDS, tile)
    s[COUNT + seat] -= 1
    s[PLAYS] += 1
    s[LAST] = tile
    if g[G_TRACKS_LAST_PLAY]:
        s[LOCKER] = s[LAST_PLAYER] = seat
        s[PASSES] = 0
    if s[TURNED] >= 0:
        s[TURNED] = -1
        s[ROW_AT + seat] = (s[ROW_AT + seat] + 1) % row_size(s, seat)
    if len(k) >= WIDE:
        if g[G_OWNED] and arm == seat + 1:
            s[MARKED] &= ~(1 << seat)
        # The leader is in their first turn.
        s[TURNS] = max(s[TURNS], 1)
        if len(k) == FREE:
            s[LAST_ARM] = arm
            s[HAND_OVER] = 0
            if g[G_SAME_ARM] and not (s[TURN_CONTINUED] and s[RUN_ARM] == 0):
                # A turn that began with the lead is not bound (HN-3).
                s[RUN_ARM] = s[RUN_ARM] if s[RUN_ARM] > 0 else arm
        update_open_arms(k, g, s)
    return goes


@inline_kernel
def _after_play(k: Family, g: Row, s: Row, seat: int, goes: int, burden: int) -> None:
    empty = s[COUNT + seat] == 0
    out = empty
    if empty:
        goes = TURN_OVER
    mover = next_seat(g, s, seat) if goes == TURN_OVER else seat
    if (len(k) == CURVED or len(k) >= WIDE) and empty:
        out = ends_round(k, g, s, seat)
    if len(k) >= WIDE and g[G_COVERS_DOUBLES]:
        stuck = not out and _is_blocked_ahead(k, g, s, seat, goes, mover)
    else:
        stuck = not out and is_blocked(k, g, s, mover)
    if g[G_SCORING] != NO_PLAY_SCORE:
        score_play(k, g, s, seat, out)
        if s[END] != PLAYING:
            return
        if s[UNCLAIMED] > 0:
            _award_unclaimed(g, s, g[G_SIDE + seat])
    if (len(k) == CURVED or len(k) >= WIDE) and g[G_PERFECT_TEN]:
        total = sum_ends(g, s)
        if total % g[G_PERFECT_TEN] == 0:
            add_points(g, s, g[G_SIDE + seat], total)
    if empty:
        go_out(k, g, s, seat)
        if s[END] != PLAYING:
            return
    if stuck:
        end_blocked_round(k, g, s, mover)
        return
    if (len(k) == CURVED or len(k) >= WIDE) and ask_next(g, s, 0):
        return
    goes_on = goes == MUST_CONTINUE or (goes == MAY_CONTINUE and can_continue(k, g, s, seat))
    if len(k) == FREE and goes == MUST_IF_ABLE:
        goes_on = can_continue(k, g, s, seat)
    if goes_on:
        s[MAY_STOP] = goes == MAY_CONTINUE
        s[DRAWN] = 0
        if len(k) >= WIDE:
            s[TURN_CONTINUED] = 1
            update_open_arms(k, g, s)
    else:
        # The next to move was only assumed where a player may continue and can't.
        following = next_seat(g, s, seat) if goes != TURN_OVER else mover
        bound = len(k) == FREE and s[RUN_ARM] > 0 and goes != TURN_OVER
        begin_turn(k, g, s, following, seat if burden else -1)
        if bound and g[G_MOVER_BLOCKS] and is_blocked(k, g, s, following):
            end_blocked_round(k, g, s, following)


@kernel
def _is_blocked_ahead(k: Family, g: Row, s: Row, seat: int, goes: int, mover: int) -> bool:
    """Return whether the round is blocked, as the next mover will find it (MT-17)."""
    turns, gone_on = s[TURNS], s[TURN_CONTINUED]
    s[TURN_CONTINUED] = goes == MUST_CONTINUE or (
        goes == MAY_CONTINUE and can_continue(k, g, s, seat)
    )
    s[TURNS] += 1 - s[TURN_CONTINUED]
    stuck = is_blocked(k, g, s, mover)
    s[TURNS], s[TURN_CONTINUED] = turns, gone_on
    return stuck


@inline_kernel
def play_points(k: Family, g: Row, s: Row) -> int:
    """Return the points that a play makes."""
    points = 0
    if g[G_SCORING] == ENDS_MULTIPLE_OF:
        total = sum_ends(g, s)
        dull = (
            g[G_SINGLE_LEAD_SCORES_NOTHING] and s[PLACED_COUNT] == 1 and not g[G_DOUBLE + s[LEAD]]
        )
        if total % g[G_SCORE_ARG1] == 0 and not dull:
            points = total // g[G_SCORE_ARG2]
    elif g[G_SCORING] == ENDS_GO_INTO:
        total = sum_ends(g, s)
        for step in range(MAX_STEPS):
            if g[G_STEPS + step] > 0 and total % g[G_STEPS + step] == 0:
                points += total // g[G_STEPS + step]
    elif len(k) == FREE and g[G_SCORING] == ENDS_MATCHING:
        points = _count_matching_ends(g, s)
    elif s[ARM_HALF] == s[ARM_HALF + 1]:
        points = g[G_SCORE_ARG1]
        if not g[G_DOUBLE + s[LAST]]:
            if (s[ARM_IS] | s[ARM_IS + 1]) & IS_DOUBLE:
                points = g[G_SCORE_ARG3]
        elif s[PLAYS] > 1:
            points = g[G_SCORE_ARG2]
    return points


@kernel
def _count_matching_ends(g: Row, s: Row) -> int:
    """Return the points for the ends that show the number just played (DB-6)."""
    if s[LAST_ARM] == 0:
        return g[G_SCORE_ARG2] if g[G_DOUBLE + s[LAST]] else 0
    count, half = 0, s[ARM_HALF + s[LAST_ARM] - 1]
    for arm in range(s[ARM_COUNT]):
        if s[ARM_HALF + arm] == half and s[ARM_IS + arm] & (IS_OWED | IS_IDLE) == 0:
            count += g[G_SCORE_ARG1] if s[ARM_IS + arm] & IS_DOUBLE else 1
    return count if count > 1 else 0


@kernel
def score_play(k: Family, g: Row, s: Row, seat: int, out: bool) -> None:
    """Award the points that a play makes; they may reach the target at once (FU-6).

    If they are one award with those for going out, that award is made later (FT-8).
    """
    points = play_points(k, g, s)
    if out and g[G_TOGETHER]:
        s[MADE] = points
    elif points > 0:
        side = g[G_SIDE + seat]
        add_points(g, s, side, points)
        if s[SCORES + side] == g[G_TARGET]:
            s[END] = TARGET
            s[WINNERS] = 1 << side


@kernel
def _award_unclaimed(g: Row, s: Row, side: int) -> None:
    """Award what the play before left to an opponent's play: it is called, or ends the round
    (AF-4).

    Calls count as made, so only the start position can have left something.
    """
    if side != s[UNCLAIMED_BY]:
        add_points(g, s, side, s[UNCLAIMED])
    s[UNCLAIMED] = 0


@inline_kernel
def _draw(k: Family, g: Row, s: Row) -> None:
    seat = s[TURN]
    forced = False
    if len(k) == CURVED and s[OWES] >= 0:
        if s[STOCK_START] == s[STOCK_END]:
            take_random_tile(k, g, s)
            return
        forced = True
        s[OWES] = -1
    was_able = can_play(k, s, seat)
    draw_tile(k, s, seat)
    s[DRAWN] += 1
    s[LOCKER] = seat
    if len(k) >= WIDE and s[PLACED_COUNT] == 0:
        # The search for the hub goes on until a player has it (HU-4).
        if searches_lead(k, g, s):
            begin_turn(k, g, s, next_seat(g, s, seat), -1)
        return
    able = can_play(k, s, seat)
    over = False
    if not forced:
        over = g[G_DRAW_ENDS + drawing_offset(k, s) + 2 * able + was_able] != 0
    if able and not over:
        return
    mover = next_seat(g, s, seat) if over else seat
    if is_blocked(k, g, s, mover):
        end_blocked_round(k, g, s, mover)
    elif over:
        begin_turn(k, g, s, mover, -1)


@kernel
def _flip(k: Family, g: Row, s: Row) -> int:
    """Turn over the first tile of the row; return the tile if it must be led, or -1."""
    seat = s[TURN]
    row, at, size = DECK + s[ROW_FROM + seat], s[ROW_AT + seat], row_size(s, seat)
    tile = s[row + at]
    if s[PLACED_COUNT] == 0 or has_tile(k, s, FIT, tile):
        s[TURNED] = tile
    else:
        # The row is a ring in its part of the deck.
        s[row + (at + s[COUNT + seat]) % size] = tile
        s[ROW_AT + seat] = (at + 1) % size
        begin_turn(k, g, s, next_seat(g, s, seat), -1)
    return tile if s[PLACED_COUNT] == 0 else -1
