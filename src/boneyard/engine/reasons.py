"""Why a move isn't legal, in one sentence that tells nothing hidden."""

from collections.abc import Callable
from typing import Any

from boneyard.actions import (
    Abandon,
    Call,
    Catch,
    Choose,
    Draw,
    Flip,
    Hit,
    Move,
    Pass,
    Play,
    Resign,
    Timeout,
)
from boneyard.engine.moves import legal, must_draw
from boneyard.options import shown
from boneyard.state import Position, State


def why_not(state: Position, seat: int | None, action: Move) -> str:
    """Say why a seat may not do this now."""
    if not state.playing:
        return "the match is over" if state.over else "the round is over"
    ask: Callable[[Any, int | None, Move], str] = _not_alone if state.rules.alone else _not_at_table
    return ask(state, seat, action)


def _not_at_table(state: State, seat: int | None, action: Move) -> str:
    if state.reaching is not None or seat is None:
        return _not_chance(state, action)
    if not 0 <= seat < state.rules.players:
        return f"there is no seat {shown(seat)}"
    if isinstance(action, Resign):
        return "only a match of two can be given up: where more play, a bot may take the seat"
    if isinstance(action, Timeout | Abandon):
        return "time runs out for whoever is to move, in a match of two"
    if isinstance(action, Call | Catch):
        return f"there is nothing to {'catch' if isinstance(action, Catch) else 'call'} just now"
    if seat != state.to_act:
        return f"it is seat {state.to_act}'s turn, not seat {seat}'s"
    if state.question is not None or isinstance(action, Choose):
        return _wrong_answer(state, action)
    if isinstance(action, Play):
        return _not_playable(state, seat, action)
    return _not_now(state, seat, action)


def _not_alone(state: Position, seat: int | None, action: Move) -> str:
    if seat != 0:
        return "a game for one has seat 0 only"
    known = {type(move) for move in legal(state, 0)}
    if type(action) in known:
        return f"{str(action)!r} is not possible as the tiles lie"
    return f"{str(action)!r} is no move of {state.rules.game.name} now"


def _not_chance(state: State, action: Move) -> str:
    if state.reaching is None:
        return "there is nothing for chance to decide now"
    taker, source = state.reaching
    if isinstance(action, Hit):
        return f"seat {source} doesn't hold {action}, so seat {taker} can't have taken it"
    return f"chance must first say which tile seat {taker} took from seat {source}"


def _wrong_answer(state: State, action: Move) -> str:
    if state.question is None:
        return f"nobody was asked, so {str(action)!r} is no answer"
    return f"seat {state.question.seat} must answer {' or '.join(state.question.words)} first"


def _not_now(state: State, seat: int, action: Move) -> str:
    able = any(isinstance(move, Play) for move in legal(state, seat))
    if must_draw(state):
        return "a plus was played, so the turn opens with a draw"
    if state.rules.game.blind and isinstance(action, Pass | Draw):
        return "nobody draws or passes in this game"
    if isinstance(action, Pass):
        return "a player who can play must play" if able else "a player who can't play must draw"
    if isinstance(action, Draw):
        if not state.table.tiles:
            return "the round must be led first"
        if state.rules.game.draw.spent(state):
            return "there is nothing to draw" if not state.stock else "no more may be drawn"
        return "a player who can play may not draw" if able else "no more may be drawn this turn"
    if isinstance(action, Flip):
        return "a tile is turned over already" if state.turned else "tiles are not turned over here"
    return f"{str(action)!r} is no move of {state.rules.game.name}"


def _not_playable(state: State, seat: int, play: Play) -> str:
    table = state.table
    if state.rules.game.blind and state.turned is None:
        return "the first tile of the row must be turned over first"
    if state.turned is not None and play.tile is not state.turned:
        return f"only {state.turned}, the tile turned over, may be played"
    if play.tile not in state.hands[seat]:
        return f"seat {seat} doesn't hold {play.tile}"
    if must_draw(state):
        return "a plus was played, so the turn opens with a draw"
    if not table.tiles:
        return _no_lead(state, seat, play)
    arm = table.arm(play.arm)
    if arm is None:
        return (
            f"there is no open arm {play.arm}"
            if play.arm
            else "a tile lies already, so name an arm"
        )
    if arm not in table.playable:
        return f"arm {play.arm} must wait until the cross is complete"
    if play.first not in state.rules.touching(arm.half).get(play.tile, ()):
        return f"{play.first} doesn't go on arm {play.arm}, which shows {arm.half}"
    if state.rules.game.table.curved:
        return _no_fit(play)
    return f"only a curved double says its turn, so {str(play)!r} is not a move here"


def _no_fit(play: Play) -> str:
    if play.tile.is_double and not play.turn:
        return f"a curved double says its turn: {play}R or {play}L"
    if play.turn and not play.tile.is_double:
        return "only a double says its turn: the half that touches decides for any other tile"
    return f"{play.tile} doesn't fit on arm {play.arm} that way"


def _no_lead(state: State, seat: int, play: Play) -> str:
    if play.arm:
        return "no tile lies yet, so there is no arm to play on"
    leads = state.rules.game.opening.leads([tile for tile in state.hands[seat] if tile])
    if play.tile not in leads:
        return "another tile must lead"
    return f"a lead is written {play.tile.text}, larger half first"
