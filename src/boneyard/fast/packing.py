"""Packing: engine states to integer rows and back."""

from collections.abc import Sequence
from itertools import accumulate, chain

from boneyard.core.events import Dealt, Flipped, Played, Returned, TileRow
from boneyard.core.tiles import Tile
from boneyard.engine.legal import may_hand_over, open_arms
from boneyard.fast import code_cache, fields
from boneyard.fast.compile_rules import HEX_ROW_STRIDE, Compiled, tile_mask
from boneyard.fast.fields import IntArray, round_table
from boneyard.fast.kernels import entry_points as kernels
from boneyard.i18n import TranslatedError
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State
from boneyard.rules.opening import AnyDouble, ByLot, NextLeads, WinnerLeads


class CannotPack(TranslatedError, ValueError):
    """A state that the fast core can't play on; the message explains why."""


def tiles_in(game: Compiled, words: Sequence[int] | IntArray) -> list[Tile]:
    """Return the tiles of a mask.

    Args:
        game: A compiled game.
        words: The words of the mask, one bit for each tile of the set.

    Returns:
        The tiles, in the order of the set.

    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> print(*fast.tiles_in(game, [0b111]))
    0-0 1-0 1-1
    """
    return [tile for n, tile in enumerate(game.rules.tiles)
            if int(words[n // fields.BITS]) >> n % fields.BITS & 1]  # fmt: skip


def deal_of(game: Compiled, row: IntArray) -> Deal:
    """Return the deal of a round that has just been dealt, for the plain engine.

    Args:
        game: A compiled game.
        row: A row of numbers in which nothing has been played yet.

    Returns:
        The deal.

    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> tables = fast.Tables(game, 1, seed=1)
    >>> tables.reset()
    >>> len(fast.deal_of(game, tables.rounds[0]).stock)
    18
    """
    rules = game.rules
    placed = rules.hub(int(row[fields.ROUND])) if rules.game.opening.placed else None
    hub = [] if placed is None else [placed]
    many = len(rules.tiles) - len(hub)
    deck = [rules.tiles[n] for n in round_table(row, "deck")[:many]]
    single = int(game.numbers[0, fields.G_START_SINGLE])
    starts = int(game.numbers[0, fields.G_START])
    first = single
    hands = []
    for _ in range(rules.players):
        hands.append(tuple(deck[first : first + rules.hand_size]))
        first += rules.hand_size
    start = hub + deck[:single] + deck[first : first + starts - single]
    rest = tuple(deck[first + starts - single :])
    lead = int(row[fields.TURN]) if rules.draws_for_lead(int(row[fields.ROUND])) else None
    if "aside" in rules.game.deal.deal_parts:
        return Deal(tuple(hands), aside=rest, start=tuple(start), lead=lead)
    return Deal(tuple(hands), rest, start=tuple(start), lead=lead)


def pack(game: Compiled, state: State) -> IntArray:
    """Pack a position into a row, to play on from; hidden tiles are sampled in each round.

    Calls count as made: unclaimed points go to the opponent who plays next (AF-4), other open calls
    are lost. A written deal may leave tiles out: they stay out, or where tiles are hidden any of
    the unseen ones may be those.

    Args:
        game: A compiled game.
        state: A position in which a player must move. It may be a view with hidden tiles.

    Returns:
        The row of numbers. CannotPack explains why a state can't be packed.

    >>> import boneyard
    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> match = boneyard.Match("block-draw", players=2, seed="tea")
    >>> fast.pack(game, match.state).ndim
    1
    """
    rules = game.rules
    if state.rules.game != rules.game or state.rules.players != rules.players:
        raise CannotPack("fast-other-game")
    if not state.playing or state.reaching is not None:
        raise CannotPack("fast-nobody-to-move")
    rounds = game.new_rounds(1)
    row = rounds[0]
    _pack_tiles(game, row, state)
    _pack_table(game, row, state)
    _pack_turn(row, state)
    if game.family in (fields.CURVED, fields.WIDE, fields.FREE):
        code_cache.run(kernels.refresh_tables, game.family_key, game.numbers, rounds)
    packed: IntArray = row
    return packed


def _pack_tiles(game: Compiled, row: IntArray, state: State) -> None:
    """Write where each tile is, as far as that is known."""
    rules = game.rules
    laid = [event.tile for event in state.layout_events if isinstance(event, Played)]
    if len(laid) != state.table.tile_count:
        raise CannotPack("fast-tiles-unknown")
    hands = _remembered_rows(state) if rules.game.combined_twists.face_down else state.hands
    for seat, hand in enumerate(hands):
        seen = [tile for tile in hand if tile is not None]
        round_table(row, "hands")[seat] = tile_mask(rules, seen)
        round_table(row, "count")[seat] = len(hand)
        round_table(row, "hidden")[seat] = len(hand) - len(seen)
    for seat, dead in enumerate(state.dead):
        seen = [tile for tile in dead if tile is not None]
        round_table(row, "dead")[seat] = tile_mask(rules, seen)
        round_table(row, "dead_hidden")[seat] = len(dead) - len(seen)
    round_table(row, "laid")[:] = tile_mask(rules, laid)
    row[fields.STOCK_END] = len(state.stock)
    # Which tiles are out of play is known only if all other tiles are.
    there = [*laid, *state.stock, *chain(*hands), *chain(*state.dead)]
    if None not in there:
        away = [tile for tile in rules.tiles if tile not in there]
        round_table(row, "away")[:] = tile_mask(rules, away)
    if rules.game.combined_twists.face_down:
        round_table(row, "row_from")[1 : len(hands) + 1] = list(accumulate(map(len, hands)))
        _pack_deck(game, row, list(chain(*hands)))
    else:
        _pack_deck(game, row, state.stock)


def _pack_deck(game: Compiled, row: IntArray, tiles: Sequence[Tile | None]) -> None:
    numbers = [-1 if tile is None else game.rules.tiles.index(tile) for tile in tiles]
    round_table(row, "deck")[: len(numbers)] = numbers


def _remembered_rows(state: State) -> tuple[TileRow, ...]:
    """Return the rows of Blind with memory: tiles turned over and put back are known."""
    rows: list[list[Tile | None]] = []
    for event in state.round_events:
        match event:
            case Dealt():
                rows = [list(hand) for hand in event.hands]
            case Flipped():
                rows[event.seat][0] = event.tile
            case Returned():
                rows[event.seat].append(rows[event.seat].pop(0))
            case Played(seat=int(seat)):
                rows[seat].pop(0)
    if [len(row) for row in rows] != state.hand_counts:
        raise CannotPack("fast-round-unknown")
    return tuple(map(tuple, rows))


def _pack_table(game: Compiled, row: IntArray, state: State) -> None:
    table = state.table
    half, kind = round_table(row, "arm_half"), round_table(row, "arm_is")
    half[:] = -1
    for arm in table.arms:
        at = arm.number - 1
        half[at] = game.halves.index(arm.half)
        kind[at] = (
            fields.IS_DOUBLE * arm.double + fields.IS_IDLE * arm.idle + fields.IS_OWED * arm.owed
            + fields.IS_SPINNING * arm.spins + fields.IS_GATED * arm.gated
        )  # fmt: skip
        round_table(row, "arm_since")[at] = arm.since
        if arm.door is not None:
            q, r, side = arm.door
            round_table(row, "arm_hex")[at] = q * HEX_ROW_STRIDE + r
            round_table(row, "arm_side")[at] = side
    spots = [(q * HEX_ROW_STRIDE + r, corner) for (q, r), corners in table.occupied.items()
             for corner in range(6) if corners >> corner & 1]  # fmt: skip
    for at, (place, corner) in enumerate(spots):
        round_table(row, "spot_hex")[at] = place
        round_table(row, "spot_corner")[at] = corner
    row[fields.ARM_COUNT] = table.last_arm_number
    row[fields.OWED] = sum(arm.owed for arm in table.arms)
    row[fields.PLACED_COUNT] = table.tile_count
    row[fields.DOUBLES] = table.double_count
    row[fields.LEAD] = -1 if table.lead is None else game.rules.tiles.index(table.lead)
    fit: set[Tile] = set()
    for arm in open_arms(state, state.turn):
        fit |= set(game.rules.tiles_for(arm))
    round_table(row, "fit")[:] = tile_mask(game.rules, list(fit))[: fields.WORDS]


def _lead_choice(state: State) -> int:
    """Return what this round may be led with, where the round before decides that."""
    word = state.rules.game.opening
    if isinstance(word, ByLot):
        if state.round == 1:
            return fields.ANY_TILE
        word = word.then
    if isinstance(word, AnyDouble):
        return fields.ANY_DOUBLE
    if not isinstance(word, NextLeads) or word.next_leader(state.previous_round) is None:
        return fields.AS_DECLARED
    double = isinstance(word, WinnerLeads) and word.double
    return fields.ANY_DOUBLE if double else fields.ANY_TILE


def _pack_turn(row: IntArray, state: State) -> None:
    tiles = state.rules.tiles
    sides = state.rules.sides
    row[fields.ROUND] = state.round
    row[fields.TURN] = -1 if state.turn is None else state.turn
    row[fields.WAY] = state.way
    row[fields.DRAWN] = state.drawn
    row[fields.MAY_STOP] = state.may_stop
    row[fields.OWES] = -1 if state.owes is None else state.owes
    row[fields.TURNED] = -1 if state.turned is None else tiles.index(state.turned)
    row[fields.TOOK] = row[fields.WENT_OUT] = -1
    row[fields.PLAYS] = state.plays
    row[fields.LAST] = -1 if state.last is None else tiles.index(state.last)
    row[fields.STAKES] = state.stakes
    row[fields.LEADER], row[fields.LOCKER], row[fields.LAST_PLAYER] = (
        -1 if seat is None else seat for seat in (state.leader, state.locker, state.last_player)
    )
    row[fields.PASSES] = state.passes
    row[fields.LEAD_CHOICE] = _lead_choice(state)
    row[fields.HAND_OVER] = not state.table.tile_count and may_hand_over(state)
    row[fields.RUN_ARM] = state.run_arm
    row[fields.LAST_ARM] = next(
        (event.arm for event in reversed(state.layout_events) if isinstance(event, Played)), 0
    )
    row[fields.WAITING] = state.waiting
    row[fields.TURNS], row[fields.TURN_CONTINUED] = state.turns, state.turn_continued
    row[fields.MARKED] = sum(1 << seat for seat in state.marked)
    row[fields.FINISHED_COUNT] = len(state.finished)
    round_table(row, "finished")[: len(state.finished)] = state.finished
    round_table(row, "scores")[:sides] = state.scores
    round_table(row, "points")[:sides] = state.points
    for made in state.pending:
        if made.seat is not None and made.play == state.plays:
            row[fields.UNCLAIMED] = made.points
            row[fields.UNCLAIMED_BY] = state.rules.side(made.seat)
    if state.question is not None:
        row[fields.QUESTION] = fields.QUESTIONS.index(state.question.about)
        row[fields.ASKED] = state.question.seat
