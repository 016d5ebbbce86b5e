"""Decide: the events that an action causes, or IllegalMove."""

from collections.abc import Sequence
from itertools import chain
from typing import Final

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
    check_move,
    parse,
)
from boneyard.core.arguments import argument_error
from boneyard.core.events import (
    Absolved,
    Asked,
    Called,
    Chose,
    Cleared,
    Continued,
    Directed,
    Discarded,
    Drew,
    Event,
    Flipped,
    Made,
    Marked,
    Owed,
    Passed,
    Played,
    Reaching,
    Returned,
    Scored,
    Staked,
    Took,
    Turned,
    Unmarked,
)
from boneyard.core.ids import Side
from boneyard.core.position import P, Position, evolve, fold
from boneyard.engine.kinds import AnyDeal, SoloT, TableT, unknown_kind
from boneyard.engine.legal import (
    can_play_any,
    continuing_tiles,
    find_partner,
    legal_cached,
    legal_leads,
)
from boneyard.engine.refusals import explain_illegal
from boneyard.engine.resignation import end_match_early, may_end_match
from boneyard.engine.rounds import (
    begin_round,
    begin_turn,
    end_blocked_round,
    end_match,
    end_round,
    ends_round,
    go_out,
    is_blocked,
    next_seat,
)
from boneyard.i18n import TranslatedError
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State
from boneyard.rules.goals import is_good_score
from boneyard.rules.turns import TurnContinues
from boneyard.rules.twists import DIRECTION, DOUBLE, REVERSE
from boneyard.solitaire.game import Setup, SoloState, solo_decide


class EventDraft:
    """The events decided so far; each is applied at once, so that the next can depend on it."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Append an event and apply it."""
        self.events.append(event)
        self.state = self.state.apply_event(event)


ACCEPT: Final = "accept"


#: The questions, with their answers.
ANSWERS: Final = {
    DIRECTION: ("clockwise", "counterclockwise"),
    REVERSE: ("reverse", "pass"),
    DOUBLE: ("double", "pass"),
    ACCEPT: ("accept", "refuse"),
}


def ask_next(draft: EventDraft, after: str = "") -> bool:
    """Ask the next question that the last play causes; return whether there is one."""
    state = draft.state
    assert state.turn is not None
    for word in state.rules.game.combined_twists.question_twists:
        if word.question == after:
            after = ""
        elif not after and word.should_ask(state):
            draft.add(Asked(state.turn, word.question, ANSWERS[word.question]))
            return True
    return False


def _challenged_seats(state: State) -> list[int]:
    """List the seats that answer a challenge, in the direction of play (FD-18)."""
    challenger = state.turn
    assert challenger is not None
    seats = [(challenger + state.way * step) % state.rules.players
             for step in range(1, state.rules.players)]  # fmt: skip
    return [seat for seat in seats if state.rules.side(seat) != state.rules.side(challenger)]


def apply_answer(draft: EventDraft, seat: int, word: str) -> None:
    """Apply an answer, then ask the next question or begin the next turn."""
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
        waiting = _challenged_seats(draft.state)
        if word == "accept":
            waiting = waiting[waiting.index(seat) + 1 :]
        if waiting:
            draft.add(Asked(waiting[0], ACCEPT, ANSWERS[ACCEPT]))
            return
        draft.add(Staked(2))
    about = DOUBLE if question.about == ACCEPT else question.about
    if not ask_next(draft, after=about):
        turn = draft.state.turn
        assert turn is not None
        # No tile that causes a question also plays again or makes the next player draw.
        begin_turn(draft, next_seat(draft.state, turn))


class IllegalMove(TranslatedError, ValueError):
    """A move that the rules don't allow; the message explains why."""


def decide(state: Position, seat: int | None, action: Move | AnyDeal | str) -> list[Event]:
    """Return the events that a move causes, without the position after them.

    Args:
        state: the position.
        seat: the seat that acts; None is chance.
        action: the move, as text or as an object, or a deal.

    Returns:
        The events in order: `act` applies them as well.

    >>> import boneyard
    >>> state = boneyard.Match("block-draw", seed="tea").state
    >>> [type(event).__name__ for event in boneyard.decide(state, 0, "4-4")]
    ['Played', 'Turned']
    """
    return act(state, seat, action)[0]


def act(
    state: P,
    seat: int | None,
    action: Move | AnyDeal | str,
    legal_moves: Sequence[Move] | None = None,
) -> tuple[list[Event], P]:
    """Make a move: the events it causes, and the position after them. Nothing is changed.

    Args:
        state: the position; a view works too, for the moves of its own seat.
        seat: the seat that acts; None is chance, which deals and decides random takes.
        action: the move, as text (`6-4@2`) or as an object, or a deal of `rules.deal`.
        legal_moves: the legal moves of the seat, if they have been generated already.

    Returns:
        The events in order, and the next position. IllegalMove says why a move isn't allowed.

    >>> import boneyard
    >>> rules = boneyard.game("block-draw").rules(players=2)
    >>> state = boneyard.start(rules, boneyard.Seeded("tea"))
    >>> events, after = boneyard.act(state, state.turn, "4-4")
    >>> after.open_ends
    {'1': '4', '2': '4'}
    """
    if isinstance(action, str):
        action = parse(action, chance=seat is None)
    if isinstance(action, AnyDeal):
        if seat is not None or state.playing or state.over:
            raise IllegalMove("engine-no-deal-now")
        if not is_deal_for(state, action):
            raise IllegalMove("engine-other-deal", game=state.rules.game.name)
    else:
        if legal_moves is not None and not isinstance(legal_moves, list | tuple):
            raise argument_error("library-expected-moves", legal_moves)
        allowed = legal_cached(state, seat) if legal_moves is None else legal_moves
        if not (action in allowed or may_end_match(state, seat, action)):
            raise IllegalMove(explain_illegal(state, seat, check_move(action)))
    # What is dealt is what the rules of this kind of game deal.
    match state:
        case State():
            assert not isinstance(action, Setup)
            return _decide_table(state, seat, action)
        case SoloState():
            assert not isinstance(action, Deal)
            return _decide_solitaire(state, action)
        case _:
            raise unknown_kind(state)


def is_deal_for(state: Position, deal: AnyDeal) -> bool:
    """Return whether a deal is one of this kind of game, for so many players and with its tiles."""
    match state:
        case State(rules=rules):
            if not isinstance(deal, Deal) or len(deal.hands) != rules.players:
                return False
            tiles = chain(deal.stock, deal.aside, deal.start, *deal.hands)
            return frozenset(rules.tiles).issuperset(tiles)
        case _:
            return isinstance(deal, Setup)


def _decide_solitaire(state: SoloT, action: Move | Setup) -> tuple[list[Event], SoloT]:
    events = solo_decide(state, action)
    return events, fold(state, events)


def _decide_table(
    state: TableT, seat: int | None, action: Move | Deal
) -> tuple[list[Event], TableT]:
    draft = EventDraft(state)
    if isinstance(action, Deal):
        begin_round(draft, action)
    else:
        _decide(draft, seat, action)
    end = draft.state
    assert isinstance(end, type(state))
    return draft.events, end


def _decide(draft: EventDraft, seat: int | None, action: Move) -> None:
    if isinstance(action, Hit):
        _take_hit(draft, action)
        return
    assert seat is not None
    if isinstance(action, Play):
        _play(draft, seat, action)
    elif isinstance(action, Draw):
        _draw(draft, seat)
    elif isinstance(action, Discard):
        _discard(draft, seat, action)
    elif isinstance(action, Flip):
        _flip(draft, seat)
    elif isinstance(action, Pass) and draft.state.question is None:
        _pass(draft, seat)
    elif isinstance(action, Pass | Choose):
        apply_answer(draft, seat, str(action))
    elif isinstance(action, Call):
        _call(draft, seat, action)
    elif isinstance(action, Catch):
        _catch(draft, seat, action)
    elif isinstance(action, Resign | Timeout | Abandon):
        end_match_early(draft, seat, action)
    if draft.state.duties:
        _end_domino_duties(draft)


def _pass(draft: EventDraft, seat: int) -> None:
    """Pass, which may score for others; stop a turn that could go on; or hand the lead over."""
    stops = draft.state.may_stop
    if not draft.state.table.tile_count:
        partner = find_partner(draft.state)
        assert partner is not None
        draft.add(Passed(seat, hands_over=True))
        begin_turn(draft, partner)
        return
    draft.add(Passed(seat))
    if not stops and _score_pass(draft):
        return
    _end_idle_turn(draft, seat, stops)


def _score_pass(draft: EventDraft) -> bool:
    """Award what a pass brings the side that played last; return whether it ends the match."""
    state = draft.state
    game, by = state.rules.game, state.last_player
    points = game.on_pass.points(state)
    # Only passes of others score.
    if not points or by is None or by == state.turn:
        return False
    side = state.rules.side(by)
    score = state.scores[side]
    wins = game.goal.is_at_target(score + points)
    if not wins or (game.on_pass.may_win and is_good_score(game.goal)):
        draft.add(Scored(side, game.goal.allowed_points(score, points), "pass"))
        if wins and game.goal.is_at_target(draft.state.scores[side]):
            end_match(draft, "target", side)
            return True
    else:
        # Passes can't win a match (LA-12).
        draft.add(Scored(side, 0, "pass"))
    return False


def _discard(draft: EventDraft, seat: int, discard: Discard) -> None:
    """Discard a tile; a hand that has no other drops out (GA-11)."""
    draft.add(Discarded(seat, discard.tile))
    if not draft.state.hands[seat]:
        go_out(draft, seat)
    _end_idle_turn(draft, seat, stops=False)


def _end_idle_turn(draft: EventDraft, seat: int, stops: bool) -> None:
    """Go on with the next seat after a turn that ended without a play."""
    state, game = draft.state, draft.state.rules.game
    if game.table.has_owned_arms and not stops and seat not in state.marked:
        draft.add(Marked(seat))
    mover = next_seat(draft.state, seat)
    begin_turn(draft, mover)
    # A stop may leave the next player stuck (YT-3), and a pass may move a duty on (MT-17).
    twists = game.combined_twists
    looks = game.turns.binding_can_change or twists.mover_blocks or twists.discards
    if looks and is_blocked(draft.state, mover):
        end_blocked_round(draft, mover)


def _play(draft: EventDraft, seat: int, play: Play) -> None:
    table, shape = draft.state.table, draft.state.rules.game.table
    arm = table.find_arm(play.arm)
    if arm is None:
        laying = shape.place_lead(table, play.tile, play.first, draft.state.rules.players)
    else:
        laying = shape.place_tile(table, arm, play.tile, play.first, play.turn)
    before = draft.state
    played = Played(
        seat, play.tile, play.first, play.arm, laying.arms, laying.closed, laying.spot, laying.turn
    )
    draft.add(played)
    if arm is not None and arm.whose == seat and seat in before.marked:
        draft.add(Unmarked(seat))
    _after_play(draft, seat, before, played)


def _after_play(draft: EventDraft, seat: int, before: State, played: Played) -> None:
    """Score the play, end the round if it is over, and otherwise continue."""
    state = draft.state
    game = state.rules.game
    hand = state.hands[seat]
    goes = game.turns.after_play(before, played) if hand else TurnContinues.OVER
    mover = next_seat(state, seat) if goes is TurnContinues.OVER else seat
    out = not hand and ends_round(state, seat)
    twists, after = game.combined_twists, state
    if game.turns.binding_can_change:
        after = _state_for_next_mover(state, seat, goes)
    stuck = not out and is_blocked(after, mover)
    made = game.on_play.points(state, played.tile)
    together = out and game.goal.together
    if _score_play(draft, seat, 0 if together else made, ends=out or stuck):
        return
    if twists.twists:
        _add_domino_duty(draft, seat)
    if not hand:
        go_out(draft, seat, made if together else 0)
    if not draft.state.playing:
        return
    if stuck:
        end_blocked_round(draft, mover)
    elif not (twists.question_twists and ask_next(draft)):
        owes = seat if game.turns.makes_next_draw(played) else None
        if goes is TurnContinues.OVER:
            begin_turn(draft, mover, owes)
        else:
            _continue_turn(draft, seat, goes, owes, game.turns.bound_arm(before, played))


def _state_for_next_mover(state: State, seat: int, goes: TurnContinues) -> State:
    """Return the position as the next mover will find it (MT-17)."""
    if goes is TurnContinues.MUST or (
        goes is TurnContinues.MAY and can_play_any(state, continuing_tiles(state, seat), seat)
    ):
        return evolve(state, Continued(seat, may_stop=goes is TurnContinues.MAY))
    return evolve(state, Turned(next_seat(state, seat)))


def _add_domino_duty(draft: EventDraft, seat: int) -> None:
    """Add the duty to say domino when the hand is down to its last tile (FD-9)."""
    if draft.state.rules.game.combined_twists.must_call(len(draft.state.hands[seat])):
        draft.add(Owed(seat))


def _continue_turn(
    draft: EventDraft, seat: int, goes: TurnContinues, owes: int | None, arm: int
) -> None:
    if goes is TurnContinues.MUST:
        draft.add(Continued(seat, may_stop=False))
        return
    go_on = Continued(seat, goes is TurnContinues.MAY, arm)
    state = evolve(draft.state, go_on) if arm else draft.state
    if can_play_any(state, continuing_tiles(state, seat), seat):
        draft.add(go_on)
        return
    mover = next_seat(draft.state, seat)
    begin_turn(draft, mover, owes)
    # Whether the next player is stuck was not asked while this one might have gone on (YT-3).
    looks = arm and draft.state.rules.game.combined_twists.mover_blocks
    if looks and is_blocked(draft.state, mover):
        end_blocked_round(draft, mover)


def _score_play(draft: EventDraft, seat: int, points: int, ends: bool) -> bool:
    """Award the points that a play makes; return whether they end the match at once (FU-6)."""
    state = draft.state
    game = state.rules.game
    side = state.rules.side(seat)
    if points and game.combined_twists.must_claim and not ends:
        draft.add(Made(seat, points, "claim"))
    elif points:
        _award_points(draft, side, points, "play")
        if game.goal.ends_match(draft.state.scores[side]):
            end_match(draft, "target", side)
            return True
    if ends:
        _award_unclaimed(draft, side)
    if game.combined_twists.twists:
        total = game.combined_twists.unclaimed_points(state.table)
        if total:
            _offer_perfect_ten(draft, side, total, ends)
    return False


def _award_unclaimed(draft: EventDraft, side: Side) -> None:
    """Award, to a play that ends the round, what the opponent's play just before left (AF-4)."""
    state = draft.state
    for made in state.pending:
        if made.play != state.plays - 1 or made.seat is None:
            continue
        if state.rules.side(made.seat) != side:
            draft.add(Cleared(made.play))
            _award_points(draft, side, made.points, "unclaimed")


def _offer_perfect_ten(draft: EventDraft, side: Side, total: int, ends: bool) -> None:
    """Leave a perfect ten to the first caller; at the round's end nobody could call (FD-19)."""
    if ends:
        _award_points(draft, side, total, "last-ten")
    else:
        draft.add(Made(None, total, "perfect-ten"))


def _award_points(draft: EventDraft, side: Side, points: int, why: str) -> None:
    allowed = draft.state.rules.game.goal.allowed_points(draft.state.scores[side], points)
    draft.add(Scored(side, allowed, why))


def _draw(draft: EventDraft, seat: int) -> None:
    state = draft.state
    if state.owes is not None and not state.stock:
        draft.add(Reaching(seat, state.owes))
        return
    drawing = state.rules.game.draw
    was_able = can_play_any(state, state.hands[seat], seat)
    forced = state.owes is not None
    draft.add(Drew(seat, state.stock[0]))
    if not state.table.tile_count:
        # The search for the hub goes on until a player has it (HU-4).
        if not legal_leads(draft.state, draft.state.hands[seat]):
            begin_turn(draft, next_seat(state, seat))
        return
    able = was_able or can_play_any(draft.state, draft.state.hands[seat][-1:], seat)
    over = not forced and drawing.ends_turn(draft.state, able, was_able)
    mover = next_seat(state, seat) if over else seat
    if is_blocked(draft.state, mover):
        end_blocked_round(draft, mover)
    elif over:
        begin_turn(draft, mover)


def _flip(draft: EventDraft, seat: int) -> None:
    tile = draft.state.hands[seat][0]
    assert tile is not None
    draft.add(Flipped(seat, tile))
    if not draft.state.table.tile_count:
        _play(draft, seat, Play(tile, tile.a))
    elif not can_play_any(draft.state, (tile,)):
        draft.add(Returned(seat, tile))
        begin_turn(draft, next_seat(draft.state, seat))


def _take_hit(draft: EventDraft, hit: Hit) -> None:
    assert draft.state.reaching is not None
    taker, source = draft.state.reaching
    draft.add(Took(taker, source, hit.tile))
    _add_domino_duty(draft, source)
    if not draft.state.hands[source]:
        go_out(draft, source)
    _settle_take(draft)


def _settle_take(draft: EventDraft) -> None:
    """Continue after tiles changed hands: the round may be blocked, or the player out."""
    state = draft.state
    if not state.playing:
        return
    turn = state.turn
    assert turn is not None
    finished = not state.hands[turn] and state.question is None
    mover = next_seat(state, turn) if finished else turn
    if is_blocked(state, mover):
        end_blocked_round(draft, mover)
    elif finished:
        begin_turn(draft, mover)
    if draft.state.duties:
        _end_domino_duties(draft)


def _call(draft: EventDraft, seat: int, call: Call) -> None:
    draft.add(Called(seat, call.word))
    if call.word == "domino":
        draft.add(Absolved(seat))
        return
    state = draft.state
    play = state.plays - 1 if call.word == "muggins" else state.plays
    made = next(one for one in state.pending if one.play == play)
    draft.add(Cleared(play))
    _award_points(draft, state.rules.side(seat), made.points, call.word)


def _catch(draft: EventDraft, seat: int, catch: Catch) -> None:
    draft.add(Called(seat, "catch", catch.seat))
    draft.add(Absolved(catch.seat))
    if draft.state.stock:
        draft.add(Drew(catch.seat, draft.state.stock[0]))
        _settle_take(draft)
    else:
        draft.add(Reaching(catch.seat, seat, caught=True))


def _end_domino_duties(draft: EventDraft) -> None:
    """End the duty to say domino where the hand no longer has it (FD-9)."""
    must_call = draft.state.rules.game.combined_twists.must_call
    for seat in draft.state.duties:
        if not must_call(len(draft.state.hands[seat])):
            draft.add(Absolved(seat))
