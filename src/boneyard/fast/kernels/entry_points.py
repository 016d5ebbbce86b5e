"""Entry points for Python: whole rounds, single steps and masks, for one table or thousands."""

from boneyard.fast.fields import (
    DRAWS,
    END,
    G_SIDES,
    HIT,
    MAX_PLAYERS,
    MOVES,
    PLAYING,
    PLAYS,
    POINTS,
    ROUND,
    SCORES,
    TILE_SHIFT,
    TOOK,
    WIDE,
    WINNERS,
    WORD_SHIFT,
    Family,
    FlagGrid,
    Flags,
    Grid,
    Ints,
    Row,
)
from boneyard.fast.jit import entry_point, kernel, row_pointer
from boneyard.fast.kernels.action_ids import code_of, number_of, write_legal_mask
from boneyard.fast.kernels.apply import apply
from boneyard.fast.kernels.awards import score_round
from boneyard.fast.kernels.deals import deal, resume_position
from boneyard.fast.kernels.honeycomb import update_curved_fit
from boneyard.fast.kernels.legal import choose
from boneyard.fast.kernels.rng import start_stream
from boneyard.fast.kernels.trains import update_open_arms


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
                log[at] = HIT << WORD_SHIFT | s[TOOK] << TILE_SHIFT
                at += 1
    score_round(k, g, s)


@kernel
def _write_report(g: Row, s: Row, row: Row) -> None:
    row[0] = s[END]
    row[1] = s[WINNERS]
    row[2] = s[PLAYS]
    row[3] = s[DRAWS]
    row[4] = s[MOVES]
    for side in range(g[G_SIDES]):
        row[5 + side] = s[POINTS + side]


@kernel
def _deal_round(k: Family, g: Row, s: Row, number: int) -> None:
    """Deal a round with this number, at the scores that a match begins with."""
    s[ROUND] = 1 + number
    for side in range(MAX_PLAYERS):
        s[SCORES + side] = 0
    deal(k, g, s)


@entry_point
def play_rounds(
    k: Family, games: Grid, rounds: Grid, start: Grid, seed: int, first: int, policy: int,
    report: Grid, logs: Grid,
) -> None:  # fmt: skip
    """Play as many rounds as the report has rows, the first with this number.

    They continue from the positions, cycling through them; without any, each round is dealt. Both
    are one entry point, because it takes long to compile.
    """
    g, s = row_pointer(games, 0), row_pointer(rounds, 0)
    for row in range(report.shape[0]):
        start_stream(s, seed, first + row)
        if start.shape[0] == 0:
            _deal_round(k, g, s, first + row)
        else:
            resume_position(k, g, s, row_pointer(start, (first + row) % start.shape[0]))
        _play_out(k, g, s, policy, row_pointer(logs, row), logs.shape[1])
        _write_report(g, s, row_pointer(report, row))


@entry_point
def deal_tables(
    k: Family,
    games: Grid,
    rounds: Grid,
    which: Flags,
    seed: int,
    numbers: Ints,
) -> None:
    """Deal a round at the marked tables; `numbers` selects the stream of each."""
    g = row_pointer(games, 0)
    for table in range(rounds.shape[0]):
        if which[table]:
            s = row_pointer(rounds, table)
            start_stream(s, seed, numbers[table])
            deal(k, g, s)
            if s[END] != PLAYING:
                score_round(k, g, s)


@entry_point
def step_tables(k: Family, games: Grid, rounds: Grid, actions: Ints) -> None:
    """Make a move at every table that is playing; a negative id makes none."""
    g = row_pointer(games, 0)
    for table in range(rounds.shape[0]):
        s = row_pointer(rounds, table)
        if s[END] == PLAYING and actions[table] >= 0:
            apply(k, g, s, code_of(k, g, actions[table]))
            if s[END] != PLAYING:
                score_round(k, g, s)


@entry_point
def mask_tables(k: Family, games: Grid, rounds: Grid, masks: FlagGrid) -> None:
    """Mark the legal moves of every table."""
    g = row_pointer(games, 0)
    for table in range(rounds.shape[0]):
        write_legal_mask(k, g, row_pointer(rounds, table), masks[table])


@entry_point
def choose_tables(k: Family, games: Grid, rounds: Grid, policy: int, actions: Ints) -> None:
    """Let a policy choose a move at every table; -1 where the round is over."""
    g = row_pointer(games, 0)
    for table in range(rounds.shape[0]):
        s = row_pointer(rounds, table)
        actions[table] = -1
        if s[END] == PLAYING:
            actions[table] = number_of(g, choose(k, g, s, policy))


@entry_point
def refresh_tables(k: Family, games: Grid, rounds: Grid) -> None:
    """Update what fits at tables that were assembled by hand, where laying a tile tracks more."""
    g = row_pointer(games, 0)
    for table in range(rounds.shape[0]):
        if len(k) >= WIDE:
            update_open_arms(k, g, row_pointer(rounds, table))
        else:
            update_curved_fit(g, row_pointer(rounds, table))
