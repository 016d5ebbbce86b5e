"""Turns and rounds: begin, end and blocked."""

from typing import TYPE_CHECKING

from boneyard.core.events import (
    Absolved,
    Dealt,
    Drew,
    Finished,
    MatchEnded,
    Played,
    RoundEnded,
    Turned,
)
from boneyard.core.ids import Side
from boneyard.engine.legal import can_play_any, is_used_up
from boneyard.rules.awards import points_at_stake, without_bonuses
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State

if TYPE_CHECKING:
    from boneyard.engine.decide import EventDraft


def begin_round(draft: "EventDraft", deal: Deal) -> None:
    """Deal, lay the start tiles, and give the turn to the leader."""
    game = draft.state.rules.game
    blind = game.combined_twists.face_down
    draft.add(Dealt(deal.hands, deal.stock, deal.aside, deal.lead, deal.draws, blind))
    for tile in deal.start:
        laying = game.table.place_lead(draft.state.table, tile, tile.a, draft.state.rules.players)
        draft.add(Played(None, tile, tile.a, 0, laying.arms, (), laying.spot, laying.turn))
    state = draft.state
    leader = state.rules.leader(deal, state.round, state.previous_round)
    draft.add(Turned(leader))
    if deal.start and is_blocked(draft.state, leader):
        end_blocked_round(draft, leader)


def seats_with_tiles(state: State) -> list[int]:
    """List the seats that still hold tiles."""
    return [seat for seat, hand in enumerate(state.hands) if hand]


def next_seat(state: State, seat: int) -> int:
    """Return the seat that plays after this one; finished players drop out (FD-10)."""
    players = state.rules.players
    following = (seat + state.way) % players
    while not state.hands[following] and following != seat:
        following = (following + state.way) % players
    return following


def begin_turn(draft: "EventDraft", seat: int, owes: int | None = None) -> None:
    """Give the turn to a seat; a plus may make it draw first (FD-6)."""
    if owes is not None and not (draft.state.stock or draft.state.hands[owes]):
        owes = None
    draft.add(Turned(seat, owes))
    if seat in draft.state.duties:
        draft.add(Absolved(seat))


def is_blocked(state: State, mover: int) -> bool:
    """Return whether the round is blocked with this seat to move (G-10, YT-3, BE-7, CF-9)."""
    game = state.rules.game
    if not state.table.tile_count:
        return False
    if game.table.short_blocks and any(
        arm.owed and is_used_up(state, arm.half) for arm in state.table.arms
    ):
        return True
    if can_play_any(state, state.hands[mover]):
        return False
    if game.combined_twists.drains_boneyard:
        return not any(can_play_any(state, tiles) for tiles in (*state.hands, state.stock))
    if not game.draw.is_exhausted(state):
        return False
    return game.combined_twists.mover_blocks or not any(
        can_play_any(state, hand) for hand in state.hands
    )


def end_blocked_round(draft: "EventDraft", mover: int) -> None:
    """End a blocked round; some games draw the boneyard empty first (BE-7)."""
    seat = mover
    while draft.state.rules.game.combined_twists.drains_boneyard and draft.state.stock:
        draft.add(Drew(seat, draft.state.stock[0]))
        seat = next_seat(draft.state, seat)
    end_round(draft, "blocked")


def ends_round(state: State, seat: int) -> bool:
    """Return whether a seat with an empty hand ends the round (G-11, FD-10, WM-3, GA-11)."""
    game = state.rules.game
    if game.combined_twists.last_one_ends:
        return len(seats_with_tiles(state)) == 1
    return not (state.dead and state.dead[seat]) and game.out.ends_round(state, seat)


def go_out(draft: "EventDraft", seat: int, made: int = 0) -> None:
    """Handle an empty hand: the round is over, or continues without that player.

    `made` are points of the last tile that are one award with those for going out (FT-8).
    """
    ends = ends_round(draft.state, seat)
    if not ends or draft.state.rules.game.combined_twists.last_one_ends:
        draft.add(Finished(seat))
    if ends:
        end_round(draft, "out", seat, made)


def find_block_winner(state: State) -> int | None:
    """Return the seat that wins a blocked round for its side by the hands left, or None."""
    game = state.rules.game
    best = game.block.winner(state)
    return game.tie.winner(state) if best is None else best


def end_round(draft: "EventDraft", end: str, out: int | None = None, made: int = 0) -> None:
    """Count the hands, award the points, and check whether the match is over."""
    state = draft.state
    game = state.rules.game
    player = find_block_winner(state) if out is None or game.out.compares_hands else out
    winner = None if player is None else state.rules.side(player)
    verdict = game.award.score_round(state, winner, out is not None)
    if verdict.resets_scores or winner not in verdict.winners:
        player = None
    won = tuple(map(Side, verdict.winners))
    # Carried-over points go to the first side that wins a round alone (HO-8).
    waiting = state.waiting
    carried_over = {won[0]: waiting} if len(won) == 1 else {}
    more = dict(carried_over)
    if out is not None and made:
        maker = state.rules.side(out)
        more[maker] = more.get(maker, 0) + made
    points = tuple(
        game.goal.allowed_points(score, given * state.stakes + more.get(Side(side), 0))
        for side, (score, given) in enumerate(zip(state.scores, verdict.points, strict=True))
    )
    if carried_over:
        waiting = 0
    elif game.tie.carries_over and not won:
        waiting += points_at_stake(state, without_bonuses(game.award))
    draft.add(
        RoundEnded(
            end, won, points, verdict.counts, state.hands, player=player, waiting=waiting,
            dead=state.dead,
        )
    )  # fmt: skip
    winners = game.goal.winners(draft.state.scores, len(draft.state.results), won)
    if winners is not None:
        draft.add(MatchEnded(tuple(map(Side, winners))))


def end_match(draft: "EventDraft", end: str, *winners: Side) -> None:
    """End round and match at once, uncounted: a play reached the target, or a player left."""
    nothing = (0,) * draft.state.rules.sides
    draft.add(RoundEnded(end, winners, nothing, (), draft.state.hands, dead=draft.state.dead))
    draft.add(MatchEnded(winners))
