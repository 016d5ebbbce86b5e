"""Choices that belong to a play: the direction, reversing it, doubling the stakes."""

from typing import Final

from boneyard.engine.draft import Draft
from boneyard.engine.rounds import begin_turn, end_round, next_seat, seats_with_tiles
from boneyard.events import Asked, Chose, Directed, Passed, Staked
from boneyard.state import State

DIRECTION: Final = "direction"
REVERSE: Final = "reverse"
DOUBLE: Final = "double"
ACCEPT: Final = "accept"

#: The questions in the order in which they are asked, with their answers.
ANSWERS: Final = {
    DIRECTION: ("clockwise", "counterclockwise"),
    REVERSE: ("reverse", "pass"),
    DOUBLE: ("double", "pass"),
    ACCEPT: ("accept", "refuse"),
}
_AFTER_A_PLAY: Final = (DIRECTION, REVERSE, DOUBLE)


def is_asked(state: State, about: str) -> bool:
    """Say whether the play just made brings this question."""
    game, tile = state.rules.game, state.last
    assert tile is not None
    is_lead = state.plays == 1
    if about == DIRECTION:
        return game.direction and is_lead and state.rules.players > 2
    if about == REVERSE:
        enough = len(seats_with_tiles(state)) > 2
        return game.double_back and tile.is_double and not is_lead and enough
    return game.doubling and tile.text == "2-2"


def ask(draft: Draft, after: str = "") -> bool:
    """Ask the next question that the last play brings; say whether there is one."""
    state = draft.state
    assert state.turn is not None
    start = _AFTER_A_PLAY.index(after) + 1 if after else 0
    for about in _AFTER_A_PLAY[start:]:
        if is_asked(state, about):
            draft.add(Asked(state.turn, about, ANSWERS[about]))
            return True
    return False


def _challenged(state: State) -> list[int]:
    """The seats that answer a challenge, in the direction of play (FD-18)."""
    challenger = state.turn
    assert challenger is not None
    seats = [(challenger + state.way * step) % state.rules.players
             for step in range(1, state.rules.players)]  # fmt: skip
    return [seat for seat in seats if state.rules.side(seat) != state.rules.side(challenger)]


def answer(draft: Draft, seat: int, word: str) -> None:
    """Take an answer, and go on with the next question or the next turn."""
    question = draft.state.question
    assert question is not None
    draft.add(Passed(seat) if word == "pass" else Chose(seat, word))
    if word == "refuse":
        end_round(draft, "refused")
        return
    if word in ("clockwise", "counterclockwise"):
        draft.add(Directed(1 if word == "clockwise" else -1))
    elif word == "reverse":
        draft.add(Directed(-draft.state.way))
    elif word in ("double", "accept"):
        waiting = _challenged(draft.state)
        if word == "accept":
            waiting = waiting[waiting.index(seat) + 1 :]
        if waiting:
            draft.add(Asked(waiting[0], ACCEPT, ANSWERS[ACCEPT]))
            return
        draft.add(Staked(2))
    about = DOUBLE if question.about == ACCEPT else question.about
    if not ask(draft, after=about):
        turn = draft.state.turn
        assert turn is not None
        # No tile that brings a question also plays again or burdens the next player.
        begin_turn(draft, next_seat(draft.state, turn))
