"""What Python calls: whole rounds, single steps and masks, for one table or thousands."""

from typing import Any

from boneyard.fast.fields import (
    DRAWS,
    END,
    G_SIDES,
    HIT,
    MOVES,
    PLAYERS,
    PLAYING,
    PLAYS,
    POINTS,
    ROUND,
    SCORES,
    TILE_AT,
    TOOK,
    WIDE,
    WINNERS,
    WORD_AT,
    Family,
    Row,
)
from boneyard.fast.jit import entry, kernel, row_of
from boneyard.fast.kernels.action_ids import code_of, mark_legal, number_of
from boneyard.fast.kernels.apply import apply
from boneyard.fast.kernels.awards import settle
from boneyard.fast.kernels.deals import deal, take_up
from boneyard.fast.kernels.honeycomb import open_curved
from boneyard.fast.kernels.legal import choose
from boneyard.fast.kernels.rng import start_stream
from boneyard.fast.kernels.trains import look


@kernel
def _play_out(k: Family, g: Row, s: Row, policy: int, log: Row, room: int) -> None:
    """Play a round to its end, and log as many moves as there is room for."""
    at = 0
    while s[END] == PLAYING:
        code = choose(k, g, s, policy)
        apply(k, g, s, code)
        if at < room:
            log[at] = code
            at += 1
            if s[TOOK] >= 0 and at < room:
                log[at] = HIT << WORD_AT | s[TOOK] << TILE_AT
                at += 1
    settle(k, g, s)


@kernel
def _report(g: Row, s: Row, row: Row) -> None:
    row[0] = s[END]
    row[1] = s[WINNERS]
    row[2] = s[PLAYS]
    row[3] = s[DRAWS]
    row[4] = s[MOVES]
    for side in range(g[G_SIDES]):
        row[5 + side] = s[POINTS + side]


@kernel
def _begin(k: Family, g: Row, s: Row, number: int) -> None:
    """Deal a round with this number, at the scores that a match begins with."""
    s[ROUND] = 1 + number
    for side in range(PLAYERS):
        s[SCORES + side] = 0
    deal(k, g, s)


@entry
def play_rounds(
    k: Family, games: Any, rounds: Any, start: Any, seed: int, first: int, policy: int,
    report: Any, logs: Any,
) -> None:  # fmt: skip
    """Play as many rounds as the report has rows, the first with this number.

    They go on from the positions, one after the other and again from the first; where there are
    none each round is dealt. Both are one entry, for it takes long to compile.
    """
    g, s = row_of(games, 0), row_of(rounds, 0)
    for row in range(report.shape[0]):
        start_stream(s, seed, first + row)
        if start.shape[0] == 0:
            _begin(k, g, s, first + row)
        else:
            take_up(k, g, s, row_of(start, (first + row) % start.shape[0]))
        _play_out(k, g, s, policy, row_of(logs, row), logs.shape[1])
        _report(g, s, row_of(report, row))


@entry
def deal_tables(k: Family, games: Any, rounds: Any, which: Any, seed: int, numbers: Any) -> None:
    """Deal a round at the tables marked; `numbers` chooses the stream of each."""
    g = row_of(games, 0)
    for table in range(rounds.shape[0]):
        if which[table]:
            s = row_of(rounds, table)
            start_stream(s, seed, numbers[table])
            deal(k, g, s)
            if s[END] != PLAYING:
                settle(k, g, s)


@entry
def step_tables(k: Family, games: Any, rounds: Any, actions: Any) -> None:
    """Make a move at every table that is playing; a negative number makes none."""
    g = row_of(games, 0)
    for table in range(rounds.shape[0]):
        s = row_of(rounds, table)
        if s[END] == PLAYING and actions[table] >= 0:
            apply(k, g, s, code_of(k, g, actions[table]))
            if s[END] != PLAYING:
                settle(k, g, s)


@entry
def mask_tables(k: Family, games: Any, rounds: Any, masks: Any) -> None:
    """Mark the legal moves of every table, in the fixed numbering."""
    g = row_of(games, 0)
    for table in range(rounds.shape[0]):
        mark_legal(k, g, row_of(rounds, table), masks[table])


@entry
def choose_tables(k: Family, games: Any, rounds: Any, policy: int, actions: Any) -> None:
    """Let a policy choose a move at every table; -1 where the round is over."""
    g = row_of(games, 0)
    for table in range(rounds.shape[0]):
        s = row_of(rounds, table)
        actions[table] = -1
        if s[END] == PLAYING:
            actions[table] = number_of(g, choose(k, g, s, policy))


@entry
def open_tables(k: Family, games: Any, rounds: Any) -> None:
    """See what fits at tables that were put together by hand, where laying a tile keeps more."""
    g = row_of(games, 0)
    for table in range(rounds.shape[0]):
        if len(k) == WIDE:
            look(g, row_of(rounds, table))
        else:
            open_curved(g, row_of(rounds, table))
