"""Fundomino's own: questions that a play brings, and random takes."""

from boneyard.fast.fields import (
    ACCEPT,
    ASKED,
    CLOCKWISE,
    COUNT,
    COUNTERCLOCKWISE,
    DIRECTION,
    DOUBLE,
    END,
    G_CHALLENGE,
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
    REVERSE,
    SAY_ACCEPT,
    SAY_DOUBLE,
    SAY_REFUSE,
    SAY_REVERSE,
    STAKES,
    TOOK,
    TURN,
    WAY,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import kernel
from boneyard.fast.kernels.hands import flip_bit, give, nth_tile, seats_with_tiles
from boneyard.fast.kernels.rng import below
from boneyard.fast.kernels.round_end import end_blocked, is_stuck, went_out


@kernel
def random_take(k: Family, g: Row, s: Row) -> None:
    """Take a random tile of whoever played the plus (FD-6)."""
    taker, source = s[TURN], s[OWES]
    tile = nth_tile(k, s, source, below(s, s[COUNT + source]))
    flip_bit(k, s, HANDS + source * WORDS, tile)
    s[COUNT + source] -= 1
    give(k, s, taker, tile)
    s[TOOK] = tile
    s[OWES] = -1
    if s[COUNT + source] == 0:
        went_out(k, g, s, source)
    if s[END] == PLAYING and is_stuck(k, g, s, taker):
        end_blocked(k, g, s, taker)


@kernel
def ask(g: Row, s: Row, after: int) -> bool:
    """Ask the next question that the last play brings; say whether there is one."""
    last, lead = s[LAST], s[PLAYS] == 1
    about = 0
    if after < DIRECTION and g[G_DIRECTION] and lead and g[G_PLAYERS] > 2:
        about = DIRECTION
    elif (
        after < REVERSE
        and g[G_DOUBLE_BACK]
        and g[G_DOUBLE + last]
        and not lead
        and seats_with_tiles(g, s) > 2
    ):
        about = REVERSE
    elif after < DOUBLE and last == g[G_CHALLENGE]:
        about = DOUBLE
    if about == 0:
        return False
    s[QUESTION] = about
    s[ASKED] = s[TURN]
    return True


@kernel
def _next_challenged(g: Row, s: Row, seat: int) -> int:
    """The next seat after this one that must answer a challenge; -1: none is left (FD-18)."""
    while True:
        seat = (seat + s[WAY] + g[G_PLAYERS]) % g[G_PLAYERS]
        if seat == s[TURN]:
            return -1
        if g[G_SIDE + seat] != g[G_SIDE + s[TURN]]:
            return seat


@kernel
def answer(k: Family, g: Row, s: Row, word: int) -> bool:
    """Take an answer; say whether the next turn may begin, with nothing more to ask."""
    about = s[QUESTION]
    s[QUESTION] = 0
    if word == SAY_REFUSE:
        s[END] = REFUSED
        return False
    if word == CLOCKWISE:
        s[WAY] = 1
    elif word == COUNTERCLOCKWISE:
        s[WAY] = -1
    elif word == SAY_REVERSE:
        s[WAY] = -s[WAY]
    elif word in (SAY_DOUBLE, SAY_ACCEPT):
        waiting = _next_challenged(g, s, s[ASKED])
        if waiting >= 0:
            s[QUESTION] = ACCEPT
            s[ASKED] = waiting
            return False
        s[STAKES] = 2
    return not ask(g, s, DOUBLE if about == ACCEPT else about)
