"""Choices that belong to a play: the direction, reversing it, doubling the stakes."""

from typing import Final

from boneyard.core.events import Asked, Chose, Directed, Passed, Staked
from boneyard.engine.draft import Draft
from boneyard.engine.rounds import begin_turn, end_round, next_seat
from boneyard.rules.game import State
from boneyard.rules.twists import DIRECTION, DOUBLE, REVERSE

ACCEPT: Final = "accept"

#: The questions, with their answers.
ANSWERS: Final = {
    DIRECTION: ("clockwise", "counterclockwise"),
    REVERSE: ("reverse", "pass"),
    DOUBLE: ("double", "pass"),
    ACCEPT: ("accept", "refuse"),
}


def ask(draft: Draft, after: str = "") -> bool:
    """Ask the next question that the last play brings; say whether there is one."""
    state = draft.state
    assert state.turn is not None
    for word in state.rules.game.twisted.asking:
        if word.about == after:
            after = ""
        elif not after and word.asks(state):
            draft.add(Asked(state.turn, word.about, ANSWERS[word.about]))
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
