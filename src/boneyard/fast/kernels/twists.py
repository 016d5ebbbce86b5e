"""Fundomino's twists: questions that a play causes, and random takes."""

from boneyard.fast.fields import (
    ANSWER_ACCEPT,
    ANSWER_DOUBLE,
    ANSWER_REFUSE,
    ANSWER_REVERSE,
    ASK_ACCEPT,
    ASK_DIRECTION,
    ASK_DOUBLE,
    ASK_REVERSE,
    ASKED,
    CLOCKWISE,
    COUNT,
    COUNTERCLOCKWISE,
    END,
    G_CHALLENGE_TILE,
    G_DIRECTION,
    G_DOUBLE,
    G_DOUBLE_BACK,
    G_PLAYERS,
    G_SIDE,
    HANDS,
    LAST,
    OWES,
    PLAYING,
    PLAYS,
    QUESTION,
    REFUSED,
    STAKES,
    TOOK,
    TURN,
    WAY,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import kernel
from boneyard.fast.kernels.hands import flip_bit, give_tile, nth_tile, seats_with_tiles
from boneyard.fast.kernels.rng import random_below
from boneyard.fast.kernels.round_end import end_blocked_round, go_out, is_blocked


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
