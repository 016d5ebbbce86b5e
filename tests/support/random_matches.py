"""Random matches of any game, with random options, for the tests that look at whole matches."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from boneyard.core.actions import (
    CALLS,
    CHOICES,
    Call,
    Catch,
    Choose,
    Draw,
    Flip,
    Hit,
    Knock,
    Move,
    Next,
    Pass,
    Play,
    Resign,
    Shift,
)
from boneyard.core.chance import Seeded
from boneyard.core.events import Counted, Event, KnockedOut, Played
from boneyard.core.options import (
    ChoiceOption,
    FlagOption,
    IntegerOption,
    Option,
    OptionError,
    Value,
)
from boneyard.core.position import Position
from boneyard.core.tiles import Tile, tile_from_halves
from boneyard.engine import act, all_legal_moves, random_hit
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.records import write_record
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State
from boneyard.solitaire.game import Setup, SoloState

#: A match that takes more moves than this will never end.
MOST_MOVES = 20_000
#: Columns can be moved to and fro for ever: so many moves in a game for one, then it is given up.
PATIENCE = 400

#: A match to love takes twice as many rounds for each point of its target.
LOVE = 3

#: Ways to set a game up, at least.
FEWEST = 4
#: A flag is up or down.
WAYS = (False, True)

AnyDeal = Deal | Setup


class Step(NamedTuple):
    """One action of a match, a deal included, and what came of it."""

    before: Position
    seat: int | None
    move: Move | AnyDeal
    events: list[Event]
    after: Position

    @property
    def is_deal(self) -> bool:
        return isinstance(self.move, Deal | Setup)

    def gone(self) -> Iterator[Tile]:
        """The tiles that this step laid on the table, or took away for good."""
        for event in self.events:
            if isinstance(event, Played) or (isinstance(event, Counted) and event.removed):
                yield event.tile
            elif isinstance(event, KnockedOut):
                line = self.before.line  # type: ignore[attr-defined]
                yield from (
                    tile_from_halves(*laid) for laid in line[event.joint - 1 : event.joint + 1]
                )


class Match(NamedTuple):
    """A match that has been played to its end."""

    rules: AnyRules
    seed: str
    steps: list[Step]

    @property
    def start(self) -> Position:
        return self.steps[0].before

    @property
    def final(self) -> Position:
        return self.steps[-1].after

    @property
    def log(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    @property
    def rounds(self) -> list[tuple[AnyDeal, list[tuple[int | None, Move]]]]:
        rounds: list[tuple[AnyDeal, list[tuple[int | None, Move]]]] = []
        for step in self.steps:
            if isinstance(step.move, Deal | Setup):
                rounds.append((step.move, []))
            else:
                rounds[-1][1].append((step.seat, step.move))
        return rounds

    @property
    def record(self) -> Mapping[str, Any]:
        names = [f"Seat {seat}" for seat in range(self.rules.players)]
        return write_record(self.rules, names, self.rounds, Seeded(self.seed))


def play_match(rules: AnyRules, seed: str, patience: int = PATIENCE) -> Match:
    """Play a match to its end: moves at random among all that are legal, calls included."""
    chance, dice = Seeded(seed), random.Random(seed)
    state: Position = rules.new_match()
    steps: list[Step] = []
    while not state.over:
        assert len(steps) < MOST_MOVES, f"{rules} from {seed!r} doesn't end"
        seat, move = _any_action(state, chance, dice, len(steps) > patience)
        events, after = act(state, seat, move)
        steps.append(Step(state, seat, move, events, after))
        state = after
    return Match(rules, seed, steps)


def _any_action(
    state: Position, chance: Seeded, dice: random.Random, weary: bool
) -> tuple[int | None, Move | AnyDeal]:
    if not state.playing:
        return None, state.rules.deal(state.round + 1, chance)
    if isinstance(state, State) and state.reaching is not None:
        return None, random_hit(state, chance)
    if weary and isinstance(state, SoloState):
        return 0, Resign()
    moves = all_legal_moves(state)
    assert moves, f"nobody can move in {state.rules}: {state}"
    return dice.choice(moves)


def setups(game: AnyGame) -> Iterator[AnyRules]:
    """Rules with every two flags in each of their four ways, every choice and every number of
    players at least once, and the largest set with the most players; the rest is random."""
    dice = random.Random(game.name)
    options = game.all_options
    flags = [option.name for option in options if isinstance(option, FlagOption)]
    largest = {
        o.name: max(o.choices) for o in options if o.name == "set" and isinstance(o, ChoiceOption)
    }
    wanted: list[Mapping[str, Value]] = [
        {"players": max(game.players), **largest},
        *({one: a, two: b} for one, two in combinations(flags, 2) for a, b in product(WAYS, WAYS)),
        *({name: way} for name in flags for way in WAYS),
        *({o.name: value} for o in options if isinstance(o, ChoiceOption) for value in o.choices),
        *({"players": players} for players in game.players),
        *[{}] * FEWEST,
    ]
    seen: list[Mapping[str, Value]] = []
    for fixed in wanted:
        met = any(fixed.items() <= before.items() for before in seen)
        if not met or (not fixed and len(seen) < FEWEST):
            rules = setup(game, dice, fixed)
            seen.append({**rules.options, "players": rules.players})
            yield rules


def setup(game: AnyGame, dice: random.Random, fixed: Mapping[str, Value]) -> AnyRules:
    """Rules with these options, and all others at random."""
    for _ in range(1000):
        players = fixed.get("players", dice.choice(game.players))
        assert isinstance(players, int)
        others = {o.name: _any_value(o, game, players, dice) for o in game.all_options}
        if {**others, **fixed}.get("no_caben"):
            # Exactly the target may take more rounds than a test has time for: a salida hits it.
            others |= {"target": 20, "salida": 20, "pass_bonus": 0}
        try:
            rules = game.rules(**{**others, "players": players, **fixed})
        except OptionError:
            continue
        if rules.options.get("love") and int(rules.options["target"]) > LOVE:
            continue
        # Rules with all options named are the ones that a record is read to.
        return game.rules(**rules.options)
    raise AssertionError(f"{game.name} can't be played with {fixed}")


def _any_value(option: Option, game: AnyGame, players: int, dice: random.Random) -> Value:
    if isinstance(option, FlagOption):
        return dice.random() < 0.5
    if isinstance(option, ChoiceOption):
        return dice.choice(list(option.choices))
    assert isinstance(option, IntegerOption), f"a new kind of option: {option}"
    if option.name == "rounds":
        return dice.choice((1, 1, 2))
    # Small numbers keep matches short.
    small = dice.randint(option.least, min(option.most, option.least + 30))
    return dice.choice([small, small, small, game.default(option, players)])


WORDS: Sequence[Move] = (
    Draw(), Pass(), Flip(), Next(), Resign(), *map(Choose, CHOICES), *map(Call, CALLS),
    *map(Catch, range(5)), Knock(1), Knock(99),
)  # fmt: skip


def illegal_moves(state: Position, seat: int | None) -> list[Move]:
    """Some moves that are not legal for a seat here: words and plays of all kinds."""
    dice = random.Random(f"{seat} {state.round} {state.hand_counts} {state.stock_count}")
    allowed = legal(state, seat)
    moves = [*dice.sample(WORDS, 6), *(_any_play(state, dice) for _ in range(14))]
    may_resign = seat is not None and state.playing and state.rules.players < 3
    return [
        move
        for move in moves
        if move not in allowed and not (isinstance(move, Resign) and may_resign)
    ]


def _any_play(state: Position, dice: random.Random) -> Move:
    tile: Tile = dice.choice(state.rules.tiles)
    kind = dice.randrange(12)
    if kind == 0:
        return Hit(tile)
    if kind == 1:
        return Shift(tile, dice.randrange(8))
    arms = [0, *map(int, state.open_ends), len(state.open_ends) + 1]
    turn = dice.choice(["", "", "R", "L"])
    return Play(tile, dice.choice(tile.halves), dice.choice(arms), turn)


#: Options that make sure that everything which can happen does.
EVERYTHING: dict[str, dict[str, Any]] = {
    "all-fives": {"muggins": True},
    **{
        game: {"doubling": True, "double_back": True, "perfect_ten": True, "target": 150}
        for game in GAMES
        if game.startswith("fundomino")
    },
}


@cache
def some_matches(game: str) -> tuple[Match, ...]:
    """Random matches of a game, with all kinds of options."""
    dice = random.Random(f"codec {game}")
    all_rules = [setup(GAMES[game], dice, {}) for _ in range(2)]
    all_rules += [setup(GAMES[game], dice, EVERYTHING.get(game, {}))] * (
        3 if game in EVERYTHING else 1
    )
    return tuple(
        play_match(rules, f"codec {number}", patience=60) for number, rules in enumerate(all_rules)
    )
