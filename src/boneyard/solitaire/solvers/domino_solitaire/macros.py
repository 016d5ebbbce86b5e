"""Macro moves for Domino Solitaire: join runs, and free a pinned tile.

Every move but that of a pinned tile is reversible, so joining runs never costs a chance: what could
be reached before still can. With an empty place, these moves reduce a position to the fewest runs
its tiles allow.
"""

from itertools import pairwise

from boneyard.solitaire.solvers.domino_solitaire.board import HOST_LOOSE, PLACES, Board, Run


def join_runs(board: Board) -> list[Run]:
    """Join runs as far as known ways go, and return the runs that are left."""
    while True:
        runs = board.runs()
        if not (_join_head(board, runs) or _join_loop(board, runs)):
            return runs


def free_pinned(board: Board, runs: list[Run], column: int) -> bool:
    """Move the pinned tile of a column, after others if needed; return whether that worked."""
    head = board.table.columns[column][board.levels[column]]
    end = _find_end(board, runs, head)
    if end is not None:
        board.move(head, end)
        return True
    run = next(run for run in runs if run[0] == head)
    if _is_loop(board, run) and _splice(board, runs, run):
        return True
    if len(runs) < PLACES:
        board.move(head, HOST_LOOSE)
        return True
    return False


def _join_head(board: Board, runs: list[Run]) -> bool:
    """Hang a loose head under the end of another run."""
    for run in runs:
        if board.hosts[run[0]] == HOST_LOOSE:
            end = _find_end(board, runs, run[0])
            if end is not None:
                board.move(run[0], end)
                return True
    return False


def _join_loop(board: Board, runs: list[Run]) -> bool:
    """Merge a loose run that could only hang under its own end into another one."""
    return any(
        board.hosts[run[0]] == HOST_LOOSE and _is_loop(board, run) and _splice(board, runs, run)
        for run in runs
    )


def _find_end(board: Board, runs: list[Run], head: int) -> int | None:
    """Find the end of another run that fits a head."""
    half, bottoms = board.table.tops[head], board.table.bottoms
    for run in runs:
        if run[0] != head and bottoms[run[-1]] == half:
            return run[-1]
    return None


def _is_loop(board: Board, run: Run) -> bool:
    """Return whether a run ends with the half it starts with."""
    return board.table.tops[run[0]] == board.table.bottoms[run[-1]]


def _splice(board: Board, runs: list[Run], loop: Run) -> bool:
    """Move a loop's head into another run, opening both where they share a value."""
    tops, bottoms = board.table.tops, board.table.bottoms
    inner = {tops[tile]: place for place, tile in enumerate(loop) if place}
    others = [run for run in runs if run is not loop]
    for run in others:
        place = inner.get(bottoms[run[-1]])
        if place is not None:
            # The other run ends where the loop can be opened.
            board.move(loop[place], run[-1])
            board.move(loop[0], loop[-1])
            return True
    if len(runs) == PLACES:
        return False
    anywhere = {**inner, tops[loop[0]]: 0}
    for run in others:
        for above, tile in pairwise(run):
            place = anywhere.get(tops[tile])
            if place is not None:
                _insert(board, loop, place, above, tile)
                return True
        place = inner.get(tops[run[0]])
        if place is not None and board.hosts[run[0]] == HOST_LOOSE:
            # The other run starts where the loop can be opened.
            board.move(loop[place], HOST_LOOSE)
            board.move(run[0], loop[place - 1])
            board.move(loop[0], loop[-1])
            return True
    return False


def _insert(board: Board, loop: Run, place: int, above: int, tile: int) -> None:
    """Put a loop, opened at a place, between a tile and the one above it."""
    board.move(tile, HOST_LOOSE)
    board.move(loop[place], above)
    if place:
        board.move(loop[0], loop[-1])
    board.move(tile, loop[place - 1])  # place 0: the loop stays as it is, and its end is free
