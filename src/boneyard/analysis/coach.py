"""Coach: what to practise, from the analysis of a match and from recurring habits."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from boneyard.analysis.findings import Analysis, Decision, Swing
from boneyard.analysis.move_quality import COSTLY_QUALITIES
from boneyard.analysis.steps import Step
from boneyard.core.actions import Play, parse
from boneyard.core.ids import Side
from boneyard.core.tiles import Half, Tile
from boneyard.engine import act
from boneyard.engine.legal import open_arms
from boneyard.i18n import Argument, Message, NameList, message, name_list
from boneyard.rules.game import State

#: Habits, and the advice for each; the first that fits is used.
HABIT_MESSAGES: Final[Mapping[str, str]] = {
    "going-on": "coach-practise-going-on",
    "holding-back": "coach-practise-holding-back",
    "ending": "coach-practise-ending",
    "scoring": "coach-practise-scoring",
    "blocking": "coach-practise-blocking",
    "doubles": "coach-practise-doubles",
    "variety": "coach-practise-variety",
    "weight": "coach-practise-weight",
    "ends": "coach-practise-ends",
    "other": "coach-practise-other",
}

#: The difference in pips from which a tile is called heavier.
MIN_HEAVIER_PIPS: Final = 3


def classify_mistake(step: Step, best: str, lacking: Mapping[tuple[int, Half], object]) -> str:
    """Classify what a better move would have had over the one that was made.

    `lacking`: what players had shown by then not to hold, by seat and end.
    """
    before, seat, made, better = step.before, step.seat, step.move, parse(best)
    assert isinstance(before, State)
    assert seat is not None
    if not isinstance(made, Play) or not isinstance(better, Play):
        going_on = isinstance(better, Play) and not isinstance(made, Play)
        holding = isinstance(made, Play) and not isinstance(better, Play)
        return "going-on" if going_on else "holding-back" if holding else "other"
    return _compare_plays(before, seat, made, better, lacking)


def _compare_plays(
    before: State, seat: int, made: Play, better: Play, lacking: Mapping[tuple[int, Half], object]
) -> str:
    """Classify what one play has over another."""
    one, other = act(before, seat, made)[1], act(before, seat, better)[1]
    if not one.playing or not other.playing:
        return "ending"
    side = before.rules.side(seat)
    good = before.rules.game.goal.leaders((1, 0)) == (0,)
    if good and _points_with_claims(other, side) > _points_with_claims(one, side):
        return "scoring"
    if _count_refused_ends(other, seat, lacking) > _count_refused_ends(one, seat, lacking):
        return "blocking"
    if better.tile.is_double and not made.tile.is_double:
        return "doubles"
    if _count_fitting(other, seat) > _count_fitting(one, seat):
        return "variety"
    if better.tile.pips >= made.tile.pips + MIN_HEAVIER_PIPS:
        return "weight"
    return "ends" if better.tile == made.tile else "other"


def _points_with_claims(state: State, side: int) -> int:
    """Return the points of a side in this round, with those that can be claimed."""
    pending = [one for one in state.pending if one.seat is not None and one.play == state.plays]
    claims = sum(one.points for one in pending if state.rules.side(one.seat or 0) == side)
    return state.points[side] + claims


def _count_refused_ends(state: State, seat: int, lacking: Mapping[tuple[int, Half], object]) -> int:
    """Count the open ends for which the next opponent has shown to have nothing."""
    after = state.turn
    if after is None or state.rules.side(after) == state.rules.side(seat):
        return 0
    return sum((after, arm.half) in lacking for arm in open_arms(state, after))


def _count_fitting(state: State, seat: int) -> int:
    """Count the tiles of a hand that fit an open end."""
    ends = {arm.half for arm in open_arms(state, seat)}
    fits: set[Tile] = {tile for end in ends for tile in state.rules.matching_tiles(end)}
    return sum(tile in fits for tile in state.hands[seat])


#: Luck is mentioned from this share of what the rounds brought.
LUCK_SHARE: Final = 0.2

#: What turned a match, and the sentence for it.
_TURNING_POINT_MESSAGES: Final = {
    "deal": "coach-turned-deal",
    "draw": "coach-turned-draw",
    "play": "coach-turned-play",
}


class Place(Struct, frozen=True):
    """A moment of a match: after a number of moves of a round."""

    round: int
    number: int


class Advice(Struct, frozen=True):
    """A sentence, and the position to look at; None: it is about the whole match."""

    about: str
    """decided, luck or practise."""
    message: Message
    place: Place | None = None


class Habit(Struct, frozen=True):
    """What a player should practise: a habit, how often it cost something, and how much."""

    name: str
    times: int
    cost: float
    worst: Decision

    @property
    def message(self) -> Message:
        """The advice in a sentence."""
        return _practise_message(self.name, self.times)


class HabitCount(Struct, frozen=True, array_like=True):
    """A habit's count in one match, or over many, perhaps of several games.

    Points of different games can't be compared: what counts is how bad the moves were.
    """

    name: str
    times: int
    weight: int
    """A slip counts one, a mistake two and a blunder three."""

    @property
    def message(self) -> Message:
        """The advice in a sentence."""
        return _practise_message(self.name, self.times)


def _practise_message(habit: str, times: int) -> Message:
    return message(HABIT_MESSAGES[habit], times=times)


def give_advice(found: Analysis, seat: int, reader: int | None = None) -> tuple[Advice, ...]:
    """Return the advice to a player after the match, at most three sentences.

    `reader`: the seat of the reader, who may be another player.
    """
    advice = (
        _decided_advice(found, seat, reader),
        _luck_advice(found, seat, reader),
        _practise_advice(found, seat, reader),
    )
    return tuple(one for one in advice if one is not None)


def _player_names(found: Analysis, seats: Sequence[int], reader: int | None) -> NameList:
    """Name players as addressed to one of them, or to another reader."""
    own: list[Argument] = [message("common-you") for seat in seats if seat == reader]
    others = [found.seats[seat] for seat in seats if seat != reader]
    return name_list([*own, *others], includes_reader=bool(own))


def _side_names(found: Analysis, side: Side, reader: int | None) -> NameList:
    return _player_names(found, range(side, len(found.seats), found.sides), reader)


def _decided_advice(found: Analysis, seat: int, reader: int | None) -> Advice:
    if len(found.seats) == 1:
        return _decided_solitaire(found, reader)
    swing = _deciding_swing(found)
    if swing is None:
        return Advice("decided", message("coach-steady"))
    place = Place(swing.round, swing.number)
    own = Side(seat % found.sides)
    # Between two sides, what one wins the other loses: use the player's own chance.
    side = own if found.sides == 2 else swing.side
    at = next(
        at
        for at, one in enumerate(found.curve)
        if (one.round, one.number) == (swing.round, swing.number)
    )
    before, after = found.curve[at - 1].chances[side], found.curve[at].chances[side]
    who = _side_names(found, side, reader)
    chances = {"before": round(before, 2), "after": round(after, 2)}
    if swing.kind != "play" or swing.seat is None:
        id = _TURNING_POINT_MESSAGES["draw" if swing.kind == "play" else swing.kind]
        return Advice("decided", message(id, who=who, round=swing.round, **chances), place)
    by = _player_names(found, [swing.seat], reader)
    sentence = message(
        _TURNING_POINT_MESSAGES["play"], who=who, by=by, round=swing.round, **chances
    )
    return Advice("decided", sentence, place)


def _deciding_swing(found: Analysis) -> Swing | None:
    """Return the largest swing in the direction of the result; without a result, the largest."""
    swings = [one for one in found.swings if not found.winners or one.side in found.winners]
    return swings[0] if swings else None


def _decided_solitaire(found: Analysis, reader: int | None) -> Advice:
    """Find where a solitaire could be won for the last time, as far as that is proved."""
    if found.winners:
        return Advice("decided", message("coach-alone-won"))
    lost = next((one for one in found.decisions if one.win_cost > 0), None)
    if lost is None:
        return Advice("decided", message("coach-alone-steady"))
    return Advice("decided", message("coach-alone-lost"), Place(lost.round, lost.number - 1))


def _luck_advice(found: Analysis, seat: int, reader: int | None) -> Advice | None:
    side = seat % found.sides
    brought = sum(abs(one.result[side]) for one in found.luck)
    if not brought:
        return None
    luck = found.players[seat].deal + found.players[seat].draws
    who = _side_names(found, Side(side), reader)
    if abs(luck) < LUCK_SHARE * brought:
        return Advice("luck", message("coach-even", who=who))
    points = round(abs(luck))
    if luck > 0:
        return Advice("luck", message("coach-lucky", who=who, points=points))
    return Advice("luck", message("coach-unlucky", who=who, points=points))


def _practise_advice(found: Analysis, seat: int, reader: int | None) -> Advice | None:
    own = [one for one in found.decisions if one.seat == seat]
    if not own:
        return None
    habits = rank_habits(own)
    if not habits:
        who = _player_names(found, [seat], reader)
        return Advice("practise", message("coach-well-played", who=who, choices=len(own)))
    worst = habits[0].worst
    return Advice("practise", habits[0].message, Place(worst.round, worst.number - 1))


def rank_habits(decisions: Iterable[Decision]) -> list[Habit]:
    """Rank the habits in decisions of one player, the costliest first."""
    found = [
        Habit(name, len(bad), sum(one.cost for one in bad), max(bad, key=lambda one: one.cost))
        for name, bad in _costly_by_habit(decisions).items()
    ]
    return sorted(found, key=lambda one: (one.name == "other", -one.cost))


def _costly_by_habit(decisions: Iterable[Decision]) -> Mapping[str, list[Decision]]:
    """Group the decisions that clearly cost something by habit."""
    by_habit: Mapping[str, list[Decision]] = defaultdict(list)
    for one in decisions:
        if one.quality in COSTLY_QUALITIES:
            by_habit[one.habit or "other"].append(one)
    return by_habit


def count_habits(decisions: Iterable[Decision]) -> tuple[HabitCount, ...]:
    """Count the habits of one match, so that matches can be added up."""
    return tuple(
        HabitCount(name, len(bad), sum(1 + COSTLY_QUALITIES.index(one.quality) for one in bad))
        for name, bad in _costly_by_habit(decisions).items()
    )


def sum_habits(matches: Iterable[Sequence[HabitCount]]) -> list[HabitCount]:
    """Sum habits over many matches, the most important first."""
    sums: dict[str, HabitCount] = {}
    for one in (each for match in matches for each in match):
        if one.name in HABIT_MESSAGES:  # another version may have had other habits
            so_far = sums.get(one.name, HabitCount(one.name, 0, 0))
            sums[one.name] = HabitCount(
                one.name, so_far.times + one.times, so_far.weight + one.weight
            )
    return sorted(sums.values(), key=lambda one: (one.name == "other", -one.weight, one.name))
