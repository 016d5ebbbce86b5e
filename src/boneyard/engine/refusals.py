"""Illegal move messages: one sentence that reveals nothing hidden."""

from collections.abc import Sequence
from typing import Final, assert_never

from boneyard.core.actions import (
    Abandon,
    Call,
    Catch,
    Choose,
    Discard,
    Draw,
    Flip,
    Hit,
    Move,
    Pass,
    Play,
    Resign,
    Timeout,
)
from boneyard.core.options import describe_value
from boneyard.core.position import Position
from boneyard.core.table import Arm
from boneyard.engine.kinds import state_of_kind
from boneyard.engine.legal import legal, legal_leads, must_draw, open_arms, owed_arms
from boneyard.i18n import Argument, Message, OneOf, message
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState

#: The message for a player of whom only the seat is known.
SEAT_MESSAGE: Final = "engine-seat"


def _seat_name(seat: int | None) -> Message:
    """Name a player by the seat number of the notation."""
    return message(SEAT_MESSAGE, seat=describe_value(seat))


def with_names(why: Message, names: Sequence[Argument]) -> Message:
    """Replace seats by player names in a message."""
    called = {_seat_name(seat): name for seat, name in enumerate(names)}
    return Message(
        why.id,
        tuple(
            (gap, called.get(what, what) if isinstance(what, Message) else what)
            for gap, what in why.args
        ),
    )


def explain_illegal(state: Position, seat: int | None, action: Move) -> Message:
    """Explain why a seat may not do this now."""
    if not state.playing:
        return message("engine-match-over" if state.over else "engine-round-over")
    match state_of_kind(state):
        case State() as table:
            return _explain_table(table, seat, action)
        case SoloState() as solo:
            return _explain_solitaire(solo, seat, action)
        case other:
            assert_never(other)


def _explain_table(state: State, seat: int | None, action: Move) -> Message:
    if state.reaching is not None or seat is None:
        return _explain_chance(state, action)
    if not 0 <= seat < state.rules.players:
        return message("engine-no-seat", seat=describe_value(seat))
    if isinstance(action, Resign):
        return message("engine-no-resigning")
    if isinstance(action, Timeout | Abandon):
        return message("engine-no-timeout")
    if isinstance(action, Call | Catch):
        catch = isinstance(action, Catch)
        return message("engine-nothing-to-catch" if catch else "engine-nothing-to-call")
    if seat != state.to_act:
        return message("engine-not-your-turn", turn=_seat_name(state.to_act), who=_seat_name(seat))
    if state.question is not None or isinstance(action, Choose):
        return _explain_answer(state, action)
    if isinstance(action, Play):
        return _explain_play(state, seat, action)
    return _explain_not_now(state, seat, action)


def _explain_solitaire(state: SoloState, seat: int | None, action: Move) -> Message:
    if seat != 0:
        return message("engine-alone")
    known = {type(move) for move in legal(state, 0)}
    if type(action) in known:
        return message("engine-not-as-it-lies", move=str(action))
    return message("engine-no-move-now", move=str(action), game=state.rules.game.localized_title)


def _explain_chance(state: State, action: Move) -> Message:
    if state.reaching is None:
        return message("engine-no-chance")
    taker, source = map(_seat_name, state.reaching)
    if isinstance(action, Hit):
        return message("engine-not-taken", tile=str(action), source=source, taker=taker)
    return message("engine-chance-first", source=source, taker=taker)


def _explain_answer(state: State, action: Move) -> Message:
    if state.question is None:
        return message("engine-nobody-asked", move=str(action))
    words = OneOf(tuple(state.question.words))
    return message("engine-answer-first", who=_seat_name(state.question.seat), words=words)


def _explain_not_now(state: State, seat: int, action: Move) -> Message:
    able = any(isinstance(move, Play) for move in legal(state, seat))
    if must_draw(state):
        return message("engine-plus")
    if state.rules.game.combined_twists.face_down and isinstance(action, Pass | Draw):
        return message("engine-blind")
    if isinstance(action, Pass):
        if not able and any(isinstance(move, Discard) for move in legal(state, seat)):
            return message("engine-must-discard")
        return message("engine-must-play" if able else "engine-must-draw")
    if isinstance(action, Discard):
        return _explain_discard(state, seat, action, able)
    if isinstance(action, Draw):
        return _explain_draw(state, able)
    if isinstance(action, Flip):
        return message("engine-turned-already" if state.turned else "engine-no-turning")
    return message("engine-no-move", move=str(action), game=state.rules.game.localized_title)


def _explain_discard(state: State, seat: int, discard: Discard, able: bool) -> Message:
    if not state.rules.game.combined_twists.discards:
        return message("engine-no-move", move=str(discard), game=state.rules.game.title)
    if discard.tile not in state.hands[seat]:
        return message("engine-not-held", who=_seat_name(seat), tile=discard.tile.text)
    return message("engine-must-play" if able else "engine-must-draw")


def _explain_draw(state: State, able: bool) -> Message:
    if not state.table.tile_count:
        return message("engine-lead-first")
    if state.rules.game.draw.is_exhausted(state):
        return message("engine-boneyard-spent" if state.stock else "engine-boneyard-empty")
    return message("engine-can-play" if able else "engine-drawn-enough")


def _explain_play(state: State, seat: int, play: Play) -> Message:
    table = state.table
    if state.rules.game.combined_twists.face_down and state.turned is None:
        return message("engine-turn-over-first")
    if state.turned is not None and play.tile is not state.turned:
        return message("engine-only-turned", tile=state.turned.text)
    if play.tile not in state.hands[seat]:
        return message("engine-not-held", who=_seat_name(seat), tile=play.tile.text)
    if must_draw(state):
        return message("engine-plus")
    if not table.tile_count:
        return _explain_lead(state, seat, play)
    if state.may_stop and not state.rules.game.turns.can_continue_with(play.tile):
        return message("engine-double-only")
    arm = table.find_arm(play.arm)
    if arm is None:
        return message("engine-no-arm", arm=str(play.arm)) if play.arm else message("engine-arm")
    if arm not in open_arms(state, seat):
        return _explain_closed_arm(state, seat, arm)
    if arm.gated and not (play.tile.is_double and play.tile.a is arm.half):
        return message("engine-gate", arm=str(arm.number), number=arm.half.text)
    if play.first not in state.rules.matching_tiles(arm.half).get(play.tile, ()):
        half, shows = play.first.text, arm.half.text
        return message("engine-no-match", half=half, arm=str(play.arm), shows=shows)
    if state.rules.game.table.curved:
        return _explain_fit(play)
    return message("engine-no-turns-here", move=str(play))


def _explain_closed_arm(state: State, seat: int, arm: Arm) -> Message:
    """Explain why an arm can't be played on now: another is due first, or it belongs to another."""
    bound = owed_arms(state)
    if bound and bound[0].double:
        shows = bound[0].half.text
        return message("engine-cover-first", tile=f"{shows}-{shows}", arm=str(bound[0].number))
    if bound and state.rules.game.table.waives_exhausted:
        half = bound[0].half.text
        return message("engine-foot-first", arm=str(arm.number), tile=f"{half}-{half}")
    if bound:
        return message("engine-cross-first", arm=str(arm.number))
    if state.run_arm:
        return message("engine-run-on-arm", arm=str(state.run_arm))
    if state.rules.game.table.gates_all:
        return message("engine-gates-first", arm=str(arm.number))
    if state.rules.game.turns.is_on_own_train(state):
        return message("engine-run-at-home", arm=str(seat + 1))
    return message("engine-closed-train", arm=str(arm.number), owner=_seat_name(arm.whose))


def _explain_fit(play: Play) -> Message:
    if play.tile.is_double and not play.turn:
        return message("engine-which-turn", right=f"{play}R", left=f"{play}L")
    if play.turn and not play.tile.is_double:
        return message("engine-doubles-turn")
    return message("engine-no-fit", tile=play.tile.text, arm=str(play.arm))


def _explain_lead(state: State, seat: int, play: Play) -> Message:
    if play.arm:
        return message("engine-no-arm-yet")
    if play.tile not in legal_leads(state, state.hands[seat]):
        return message("engine-other-lead")
    return message("engine-lead-written", tile=play.tile.text)
