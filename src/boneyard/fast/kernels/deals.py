"""Dealing: shuffle, deal, find the leader; and sample hidden tiles."""

from typing import Final

from boneyard.fast.fields import (
    ANY_DOUBLE,
    ANY_TILE,
    BY_DOUBLE,
    BY_DRAWING,
    BY_HUB,
    BY_TURNS,
    COUNT,
    DEAD,
    DEAD_HIDDEN,
    DECK,
    FREE,
    G_BY_LOT,
    G_DOUBLE,
    G_FACE_DOWN,
    G_HAND_SIZE,
    G_HUB_PLACED,
    G_MISDEAL_DOUBLES,
    G_MISDEAL_SAME,
    G_OPENING,
    G_ORDER,
    G_ORDER_LENGTH,
    G_PLAYERS,
    G_START,
    G_START_SINGLE,
    G_TILES,
    G_WHOLE_SET,
    HANDS,
    HIDDEN,
    LAID,
    LAST,
    LAST_PLAYER,
    LEAD,
    LEAD_CHOICE,
    LEADER,
    LOCKER,
    MAX_PLAYERS,
    OUT_OF_PLAY,
    OWES,
    PLACED_COUNT,
    POINTS,
    QUESTION,
    RNG_STATE,
    ROUND,
    ROUND_SIZE,
    ROW_AT,
    ROW_FROM,
    STAKES,
    STOCK_END,
    STOCK_START,
    TOOK,
    TURN,
    TURNED,
    TURNS,
    WAY,
    WENT_OUT,
    WIDE,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import kernel
from boneyard.fast.kernels.arms import place_lead
from boneyard.fast.kernels.hands import (
    flip_bit,
    give_tile,
    has_tile,
    is_misdeal,
    next_seat,
    nth_tile_in,
)
from boneyard.fast.kernels.rng import random_below, shuffle
from boneyard.fast.kernels.round_end import end_blocked_round, is_blocked
from boneyard.fast.kernels.trains import holds_double, hub_of, update_open_arms

#: Retries after which an impossible sample is accepted: only an impossible position needs so many.
_MAX_GUESSES: Final = 256


@kernel
def _clear_round(k: Family, s: Row) -> None:
    """Clear table and hands; scores, the round's number and random stream stay."""
    for field in range(TURN, HANDS):
        s[field] = 0
    for place in range(HANDS, COUNT):
        s[place] = 0
    for seat in range(MAX_PLAYERS):
        s[COUNT + seat] = s[POINTS + seat] = s[HIDDEN + seat] = s[ROW_AT + seat] = 0
    if len(k) == FREE:
        for place in range(DEAD, ROUND_SIZE):
            s[place] = 0
    s[WAY] = s[STAKES] = 1
    s[OWES] = s[TURNED] = s[LAST] = s[LEAD] = s[TOOK] = s[WENT_OUT] = -1
    s[LOCKER] = s[LAST_PLAYER] = -1


@kernel
def deal(k: Family, g: Row, s: Row) -> None:
    """Deal a round: its number, stream and scores are set before; start tiles may block it."""
    tiles = g[G_TILES]
    leader = -1
    while leader < 0:
        _clear_round(k, s)
        for tile in range(tiles):
            s[DECK + tile] = tile
        if len(k) >= WIDE and g[G_HUB_PLACED]:
            # The hub lies already (HU-2): the last tile has its place in the deck.
            s[DECK + hub_of(g, s)] = tiles - 1
            shuffle(s, tiles - 1)
        else:
            shuffle(s, tiles)
        _deal_hands(k, g, s)
        leader = _find_leader(k, g, s)
        if g[G_MISDEAL_DOUBLES] + g[G_MISDEAL_SAME] > 0:
            for seat in range(g[G_PLAYERS]):
                if is_misdeal(k, g, s, seat):
                    leader = -1
    if len(k) == FREE and g[G_BY_LOT] and s[ROUND] == 1:
        # Tiles that all go back choose every seat equally often (WM-2).
        leader = random_below(s, g[G_PLAYERS])
        s[LEAD_CHOICE] = ANY_TILE
    elif len(k) == FREE and g[G_OPENING] == BY_DOUBLE:
        s[LEAD_CHOICE] = ANY_DOUBLE
    s[TURN] = s[LEADER] = leader
    if len(k) >= WIDE:
        s[TURNS] = s[PLACED_COUNT] > 0
        update_open_arms(k, g, s)
    if s[PLACED_COUNT] > 0 and is_blocked(k, g, s, leader):
        end_blocked_round(k, g, s, leader)


@kernel
def _deal_hands(k: Family, g: Row, s: Row) -> None:
    """Deal the deck: a single start tile if required, the hands, other start tiles, the stock."""
    first = 0
    if g[G_START_SINGLE]:
        while g[G_DOUBLE + s[DECK + first]]:
            first += 1
        tile = s[DECK + first]
        for place in range(first, 0, -1):
            s[DECK + place] = s[DECK + place - 1]
        s[DECK] = tile
        first = 1
    place = DECK + first
    s[ROW_FROM] = first
    for seat in range(g[G_PLAYERS]):
        for _ in range(g[G_HAND_SIZE]):
            give_tile(k, s, seat, s[place])
            place += 1
        s[ROW_FROM + seat + 1] = place - DECK
    placed = 0
    if len(k) >= WIDE and g[G_HUB_PLACED]:
        place_lead(k, g, s, hub_of(g, s), 0)
        placed = 1
    for number in range(g[G_START]):
        if number < first:
            place_lead(k, g, s, s[DECK], 0)
        else:
            place_lead(k, g, s, s[place], 0)
            place += 1
    s[STOCK_START] = place - DECK
    s[STOCK_END] = s[STOCK_START] if g[G_WHOLE_SET] else g[G_TILES] - placed


@kernel
def _find_leader(k: Family, g: Row, s: Row) -> int:
    """Return the seat that begins; -1: the hands must be dealt again."""
    if g[G_OPENING] == BY_TURNS:
        return (s[ROUND] - 1) % g[G_PLAYERS]
    if g[G_OPENING] == BY_DRAWING:
        # Tiles that all go back choose every seat equally often.
        return random_below(s, g[G_PLAYERS])
    if len(k) >= WIDE and g[G_OPENING] == BY_HUB:
        for seat in range(g[G_PLAYERS]):
            if has_tile(k, s, HANDS + seat * WORDS, hub_of(g, s)):
                return seat
        return (s[ROUND] - 1) % g[G_PLAYERS]
    if len(k) >= WIDE and g[G_OPENING] == BY_DOUBLE:
        return _first_with_double(k, g, s)
    for place in range(g[G_ORDER_LENGTH]):
        for seat in range(g[G_PLAYERS]):
            if has_tile(k, s, HANDS + seat * WORDS, g[G_ORDER + place]):
                return seat
    return -1


@kernel
def _first_with_double(k: Family, g: Row, s: Row) -> int:
    """Return the first seat with a double; else the seat that draws first for one (DB-3)."""
    asked, players = (s[ROUND] - 1) % g[G_PLAYERS], g[G_PLAYERS]
    for step in range(players):
        if holds_double(k, g, s, (asked + step) % players):
            return (asked + step) % players
    for place in range(s[STOCK_START], s[STOCK_END]):
        if g[G_DOUBLE + s[DECK + place]]:
            return asked
    return -1


@kernel
def resume_position(k: Family, g: Row, s: Row, position: Row) -> None:
    """Continue from a position, with a sample of what is hidden; the random stream stays.

    A blocked round is over at once, so the position isn't blocked, and neither may the sample be:
    players would pass for ever.
    """
    for _ in range(_MAX_GUESSES):
        for place in range(RNG_STATE + 1, ROUND_SIZE if len(k) == FREE else DEAD):
            s[place] = position[place]
        sample_hidden(k, g, s)
        mover = s[TURN] if s[QUESTION] == 0 else next_seat(g, s, s[TURN])
        if s[PLACED_COUNT] == 0 or not is_blocked(k, g, s, mover):
            return
    end_blocked_round(k, g, s, s[TURN])


@kernel
def sample_hidden(k: Family, g: Row, s: Row) -> None:
    """Deal the unseen tiles to the hands and the boneyard at random.

    The order of the boneyard is always hidden. Tiles that find no place are out of play.
    """
    if g[G_FACE_DOWN]:
        _sample_rows(k, g, s)
        return
    unseen = 0
    for tile in range(g[G_TILES]):
        if not _is_location_known(k, g, s, tile):
            s[DECK + unseen] = tile
            unseen += 1
    shuffle(s, unseen)
    place = 0
    for seat in range(g[G_PLAYERS]):
        for _ in range(s[HIDDEN + seat]):
            give_tile(k, s, seat, s[DECK + place])
            s[COUNT + seat] -= 1
            place += 1
        s[HIDDEN + seat] = 0
        if len(k) == FREE:
            for _ in range(s[DEAD_HIDDEN + seat]):
                flip_bit(k, s, DEAD + seat * WORDS, s[DECK + place])
                place += 1
            s[DEAD_HIDDEN + seat] = 0
    s[STOCK_END] += place - s[STOCK_START]
    s[STOCK_START] = place
    for place in range(s[STOCK_END], unseen):
        flip_bit(k, s, OUT_OF_PLAY, s[DECK + place])


@kernel
def _is_location_known(k: Family, g: Row, s: Row, tile: int) -> bool:
    """Return whether the location of a tile is known."""
    for seat in range(g[G_PLAYERS]):
        if has_tile(k, s, HANDS + seat * WORDS, tile):
            return True
        if len(k) == FREE and has_tile(k, s, DEAD + seat * WORDS, tile):
            return True
    return has_tile(k, s, LAID, tile) or has_tile(k, s, OUT_OF_PLAY, tile)


@kernel
def _sample_rows(k: Family, g: Row, s: Row) -> None:
    """Sample the tiles that have not been turned over, where rows lie face down."""
    hidden = unseen = 0
    for seat in range(g[G_PLAYERS]):
        hidden += s[HIDDEN + seat]
    if hidden == 0:
        return
    for tile in range(g[G_TILES]):
        if not _is_location_known(k, g, s, tile):
            flip_bit(k, s, OUT_OF_PLAY, tile)
            unseen += 1
    for seat in range(g[G_PLAYERS]):
        for place in range(DECK + s[ROW_FROM + seat], DECK + s[ROW_FROM + seat + 1]):
            if s[place] < 0:
                tile = nth_tile_in(k, s, OUT_OF_PLAY, random_below(s, unseen))
                flip_bit(k, s, OUT_OF_PLAY, tile)
                flip_bit(k, s, HANDS + seat * WORDS, tile)
                s[place] = tile
                unseen -= 1
        s[HIDDEN + seat] = 0
