"""Why a move isn't legal, in one sentence that tells nothing hidden."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from boneyard.core.actions import (
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
from boneyard.core.options import described
from boneyard.core.position import Position
from boneyard.core.table import Arm
from boneyard.engine.legal import leads, legal, must_draw, open_arms, owed
from boneyard.i18n import Argument, Either, Message, message
from boneyard.rules.game import State

#: The message that stands for a player of whom nothing but the seat is known.
SEAT: Final = "engine-seat"


def _seat(seat: int | None) -> Message:
    """A player, by the number that the notation gives the seat."""
    return message(SEAT, seat=described(seat))


def named(why: Message, names: Sequence[Argument]) -> Message:
    """The same reason where names are known: players in the place of seats."""
    called = {_seat(seat): name for seat, name in enumerate(names)}
    return Message(
        why.id,
        tuple(
            (gap, called.get(what, what) if isinstance(what, Message) else what)
            for gap, what in why.args
        ),
    )


def why_not(state: Position, seat: int | None, action: Move) -> Message:
    """Say why a seat may not do this now."""
    if not state.playing:
        return message("engine-match-over" if state.over else "engine-round-over")
    alone = state.rules.alone
    ask: Callable[[Any, int | None, Move], Message] = _not_alone if alone else _not_at_table
    return ask(state, seat, action)


def _not_at_table(state: State, seat: int | None, action: Move) -> Message:
    if state.reaching is not None or seat is None:
        return _not_chance(state, action)
    if not 0 <= seat < state.rules.players:
        return message("engine-no-seat", seat=described(seat))
    if isinstance(action, Resign):
        return message("engine-no-resigning")
    if isinstance(action, Timeout | Abandon):
        return message("engine-no-timeout")
    if isinstance(action, Call | Catch):
        catch = isinstance(action, Catch)
        return message("engine-nothing-to-catch" if catch else "engine-nothing-to-call")
    if seat != state.to_act:
        return message("engine-not-your-turn", turn=_seat(state.to_act), who=_seat(seat))
    if state.question is not None or isinstance(action, Choose):
        return _wrong_answer(state, action)
    if isinstance(action, Play):
        return _not_playable(state, seat, action)
    return _not_now(state, seat, action)


def _not_alone(state: Position, seat: int | None, action: Move) -> Message:
    if seat != 0:
        return message("engine-alone")
    known = {type(move) for move in legal(state, 0)}
    if type(action) in known:
        return message("engine-not-as-it-lies", move=str(action))
    return message("engine-no-move-now", move=str(action), game=state.rules.game.title)


def _not_chance(state: State, action: Move) -> Message:
    if state.reaching is None:
        return message("engine-no-chance")
    taker, source = map(_seat, state.reaching)
    if isinstance(action, Hit):
        return message("engine-not-taken", tile=str(action), source=source, taker=taker)
    return message("engine-chance-first", source=source, taker=taker)


def _wrong_answer(state: State, action: Move) -> Message:
    if state.question is None:
        return message("engine-nobody-asked", move=str(action))
    words = Either(tuple(state.question.words))
    return message("engine-answer-first", who=_seat(state.question.seat), words=words)


def _not_now(state: State, seat: int, action: Move) -> Message:
    able = any(isinstance(move, Play) for move in legal(state, seat))
    if must_draw(state):
        return message("engine-plus")
    if state.rules.game.twisted.face_down and isinstance(action, Pass | Draw):
        return message("engine-blind")
    if isinstance(action, Pass):
        return message("engine-must-play" if able else "engine-must-draw")
    if isinstance(action, Draw):
        return _no_draw(state, able)
    if isinstance(action, Flip):
        return message("engine-turned-already" if state.turned else "engine-no-turning")
    return message("engine-no-move", move=str(action), game=state.rules.game.title)


def _no_draw(state: State, able: bool) -> Message:
    if not state.table.tiles:
        return message("engine-lead-first")
    if state.rules.game.draw.spent(state):
        return message("engine-boneyard-spent" if state.stock else "engine-boneyard-empty")
    return message("engine-can-play" if able else "engine-drawn-enough")


def _not_playable(state: State, seat: int, play: Play) -> Message:
    table = state.table
    if state.rules.game.twisted.face_down and state.turned is None:
        return message("engine-turn-over-first")
    if state.turned is not None and play.tile is not state.turned:
        return message("engine-only-turned", tile=state.turned.text)
    if play.tile not in state.hands[seat]:
        return message("engine-not-held", who=_seat(seat), tile=play.tile.text)
    if must_draw(state):
        return message("engine-plus")
    if not table.tiles:
        return _no_lead(state, seat, play)
    if state.may_stop and not state.rules.game.turns.onward(play.tile):
        return message("engine-double-only")
    arm = table.arm(play.arm)
    if arm is None:
        return message("engine-no-arm", arm=str(play.arm)) if play.arm else message("engine-arm")
    if arm not in open_arms(state, seat):
        return _not_open(state, seat, arm)
    if play.first not in state.rules.touching(arm.half).get(play.tile, ()):
        half, shows = play.first.text, arm.half.text
        return message("engine-no-match", half=half, arm=str(play.arm), shows=shows)
    if state.rules.game.table.curved:
        return _no_fit(play)
    return message("engine-no-turns-here", move=str(play))


def _not_open(state: State, seat: int, arm: Arm) -> Message:
    """Why an arm can't be played on now: something else must be first, or it is another's."""
    bound = owed(state)
    if bound and bound[0].double:
        shows = bound[0].half.text
        return message("engine-cover-first", tile=f"{shows}-{shows}", arm=str(bound[0].number))
    if bound and state.rules.game.table.lapses:
        half = bound[0].half.text
        return message("engine-foot-first", arm=str(arm.number), tile=f"{half}-{half}")
    if bound:
        return message("engine-cross-first", arm=str(arm.number))
    if state.rules.game.turns.at_home(state):
        return message("engine-run-at-home", arm=str(seat + 1))
    return message("engine-closed-train", arm=str(arm.number), owner=_seat(arm.whose))


def _no_fit(play: Play) -> Message:
    if play.tile.is_double and not play.turn:
        return message("engine-which-turn", right=f"{play}R", left=f"{play}L")
    if play.turn and not play.tile.is_double:
        return message("engine-doubles-turn")
    return message("engine-no-fit", tile=play.tile.text, arm=str(play.arm))


def _no_lead(state: State, seat: int, play: Play) -> Message:
    if play.arm:
        return message("engine-no-arm-yet")
    if play.tile not in leads(state, state.hands[seat]):
        return message("engine-other-lead")
    return message("engine-lead-written", tile=play.tile.text)
