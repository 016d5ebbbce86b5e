"""Compile rules into number tables for the kernels; refuses what they can't express."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from boneyard.core import honeycomb
from boneyard.core.events import Played
from boneyard.core.table import Arm, Table
from boneyard.core.tiles import Half, Tile
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.fast import fields
from boneyard.fast.errors import CannotCompile
from boneyard.fast.fields import Numbers, game_table
from boneyard.games import game_named
from boneyard.rules import awards as rules_awards
from boneyard.rules import (
    blocks,
    boneyard_draws,
    counting,
    dealing,
    goals,
    opening,
    scoring,
    shapes,
)
from boneyard.rules import matching as match_words
from boneyard.rules import turns as turn_words
from boneyard.rules import twists as twist_words
from boneyard.rules.awards import MostMade, Ranks, bare
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import Rules, State
from boneyard.rules.opening import RoundDouble
from boneyard.rules.turns import CoverDoubles, Symbols
from boneyard.rules.twists import (
    DOUBLE,
    ChooseDirection,
    DoubleBack,
    Doubling,
    LastOneEnds,
    PerfectTen,
    Sweep,
)

#: A hexagon's two coordinates as one number: no table is as wide as this.
HEX_ROW = 128


_SHAPES = {
    shapes.Line: fields.LINE,
    shapes.OneArm: fields.ONE_ARM,
    shapes.Cross: fields.CROSS,
    shapes.EveryDoubleSpins: fields.EVERY_DOUBLE_SPINS,
    shapes.Tree: fields.TREE,
    shapes.OneSpinner: fields.ONE_SPINNER,
    shapes.Trains: fields.TRAINS,
    shapes.Hub: fields.HUB,
    Honeycomb: fields.HONEYCOMB,
}

_OPENINGS = {
    opening.HighestDouble: fields.BY_TILE,
    opening.LowestDouble: fields.BY_TILE,
    opening.HolderOfHighest: fields.BY_TILE,
    # A round dealt here has none before it; one that is packed says what may be led.
    opening.NextLeads: fields.BY_TILE,
    opening.WinnerLeads: fields.BY_TILE,
    opening.DrawForLead: fields.BY_DRAWING,
    opening.TakeTurns: fields.BY_TURNS,
    opening.RoundDouble: fields.BY_HUB,
}

_GOES = {
    turn_words.Goes.OVER: fields.OVER,
    turn_words.Goes.MAY: fields.MAY,
    turn_words.Goes.MUST: fields.MUST,
}


def known(word: Any, numbers: Any, question: str) -> Any:
    """The number of a word among those known; any other is refused by name."""
    for kind in numbers:
        if type(word) is kind:
            return numbers[kind] if isinstance(numbers, dict) else kind
    raise CannotCompile("fast-unknown-word", word=type(word).__name__, question=question)


def mask(rules: Rules, tiles: Sequence[Tile]) -> list[int]:
    """Some tiles as the words of a mask."""
    words = [0, 0, 0]
    for tile in tiles:
        number = rules.tiles.index(tile)
        words[number // fields.BITS] |= 1 << number % fields.BITS
    return words


def put_mask(place: Any, words: list[int]) -> None:
    """Write a mask where it belongs."""
    place[:] = words[: len(place)]


def halves_of(rules: Rules) -> list[Half]:
    """The halves of a set, lowest first; their places are their numbers."""
    return sorted({half for tile in rules.tiles for half in tile.halves}, key=lambda h: h.rank)


def ask_tiles(g: Numbers, rules: Rules) -> None:
    """What the tiles are."""
    halves = halves_of(rules)
    for number, half in enumerate(halves):
        game_table(g, "half_pips")[number] = half.pips
    for number, tile in enumerate(rules.tiles):
        game_table(g, "halves")[0][number] = halves.index(tile.a)
        game_table(g, "halves")[1][number] = halves.index(tile.b)
        game_table(g, "pips")[number] = tile.pips
        game_table(g, "double")[number] = tile.is_double
    for number, half in enumerate(halves):
        bearing = [tile for tile in rules.tiles if half in tile.halves]
        put_mask(game_table(g, "bears")[number], mask(rules, bearing))
    put_mask(game_table(g, "blanks"), mask(rules, [t for t in rules.tiles if not t.b.pips]))
    put_mask(game_table(g, "pipless"), mask(rules, [t for t in rules.tiles if not t.pips]))
    g[fields.G_TILES] = len(rules.tiles)


def ask_matching(g: Numbers, rules: Rules) -> None:
    """Which tiles may touch which end, with which half."""
    known(
        rules.game.match,
        (match_words.SameValue, match_words.SumTo, match_words.SameColour),
        "matching",
    )
    for number, end in enumerate(halves_of(rules)):
        touching = rules.touching(end)
        by_first = [tile for tile, firsts in touching.items() if tile.a in firsts]
        by_last = [
            tile for tile, firsts in touching.items() if not tile.is_double and tile.b in firsts
        ]
        put_mask(game_table(g, "touch")[number][0], mask(rules, by_first))
        put_mask(game_table(g, "touch")[number][1], mask(rules, by_last))
        put_mask(game_table(g, "fits")[number], mask(rules, list(touching)))
        if set(by_first) & set(by_last):
            g[fields.G_EITHER_HALF] = True


def ask_shape(g: Numbers, rules: Rules) -> None:
    """What the table looks like."""
    shape = rules.game.table
    g[fields.G_SHAPE] = known(shape, _SHAPES, "table")
    for number, tile in enumerate(rules.tiles):
        firsts = shape.leads(tile)
        game_table(g, "lead_ways")[number] = (tile.a in firsts) + 2 * (
            not tile.is_double and tile.b in firsts
        )
    if isinstance(shape, Honeycomb):
        _ask_honeycomb(g, rules, shape)
    elif isinstance(shape, shapes.Hub | shapes.Trains):
        laying = shape.lead(Table(), rules.tiles[0], rules.tiles[0].a, rules.players)
        g[fields.G_HUB_ARMS] = len(laying.arms)
        g[fields.G_THREE_TOES] = shape.feet if isinstance(shape, shapes.Hub) else shape.binding
    g[fields.G_LAPSES], g[fields.G_OWNED] = shape.lapses, shape.owned
    g[fields.G_SHORT_BLOCKS] = shape.short_blocks


def _ask_honeycomb(g: Numbers, rules: Rules, shape: Honeycomb) -> None:
    g[fields.G_JOINS] = shape.joins
    for side in range(6):
        for number, turn in enumerate(honeycomb.TURNS):
            door = (0, 0, side)
            q, r, entered = honeycomb.beyond(door, turn)
            game_table(g, "corner")[side][number] = honeycomb.spot(door, turn).corner
            game_table(g, "exit")[side][number] = honeycomb.exit_side(door, turn)
            game_table(g, "beyond_hex")[side][number] = q * HEX_ROW + r
            game_table(g, "beyond_side")[side][number] = entered
    game_table(g, "crowded")[:] = honeycomb.CROWDED
    for number, end in enumerate(halves_of(rules)):
        for side in (0, 1):
            joining = [t for t in rules.tiles if shape.match.matches(t, (t.b, t.a)[side], end)]
            game_table(g, "join")[number][side] = mask(rules, joining)[0]
    for side in (0, 1):
        for number, turn in enumerate(honeycomb.TURNS):
            turning = [t for t in rules.tiles
                       if t.is_double or shape.turn_of(t, (t.a, t.b)[side]) == turn]  # fmt: skip
            game_table(g, "turning")[side][number] = mask(rules, turning)[0]
    for lying in (0, 1):
        for number, tile in enumerate(rules.tiles):
            laying = shape.lead(Table(tiles=lying, numbered=2 * lying), tile, tile.a)
            assert laying.spot is not None
            game_table(g, "lead_corner")[lying] = laying.spot.corner
            for at, arm in enumerate(laying.arms):
                assert arm.door is not None
                q, r, entered = arm.door
                game_table(g, "lead_hex")[number][lying][at] = q * HEX_ROW + r
                game_table(g, "lead_side")[number][lying][at] = entered


def ask_deal(g: Numbers, rules: Rules) -> None:
    """How the tiles come to the hands."""
    deal = rules.game.deal
    known(deal, (dealing.HandsAndStock, dealing.WholeSet), "dealing")
    g[fields.G_HAND], g[fields.G_PLAYERS], g[fields.G_SIDES] = (
        rules.hand,
        rules.players,
        rules.sides,
    )
    for seat in range(rules.players):
        game_table(g, "side")[seat] = rules.side(seat)
    g[fields.G_WHOLE_SET] = isinstance(deal, dealing.WholeSet)
    if isinstance(deal, dealing.HandsAndStock):
        g[fields.G_START], g[fields.G_START_SINGLE] = deal.start, deal.start_single
        known(deal.misdeal, (dealing.Misdeal,), "misdeal")
        g[fields.G_MANY_DOUBLES] = deal.misdeal.doubles
        g[fields.G_MANY_ALIKE] = deal.misdeal.same


def ask_opening(g: Numbers, rules: Rules) -> None:
    """Who leads, and with what: the tiles in the order in which they lead."""
    word = rules.game.opening
    known(word, _OPENINGS, "opening")
    first = getattr(word, "first", word)
    # A lead that the round before decides knows nothing of a hub.
    firsts = {kind: by for kind, by in _OPENINGS.items() if by != fields.BY_HUB or first is word}
    g[fields.G_OPENING] = known(first, firsts, "opening")
    some = rules.tiles[:2]
    g[fields.G_LEADS_ANY] = len(word.leads(some, None)) == len(some)
    if isinstance(word, opening.RoundDouble):
        g[fields.G_HUB_PLACED], g[fields.G_HUB_FALLS] = word.placed, word.falls
        _put_order(g, rules, rules.doubles)
    if g[fields.G_OPENING] != fields.BY_TILE:
        return
    left, order = list(rules.tiles), []
    while left and not word.redeals([[tile] for tile in left]):
        order.append(left.pop(word.leader([[tile] for tile in left], None, 1, None)))
    _put_order(g, rules, order)


def _put_order(g: Numbers, rules: Rules, order: Sequence[Tile]) -> None:
    g[fields.G_ORDERS] = len(order)
    game_table(g, "order")[: len(order)] = [rules.tiles.index(tile) for tile in order]


def probe(rules: Rules, *, owed: bool = False, stock: int = 0, **more: Any) -> State:
    """A state to ask a word about: one arm, so many tiles in the boneyard."""
    first = rules.tiles[0].a
    table = more.pop("table", Table((Arm(1, first, owed=owed),), tiles=1, numbered=1))
    state: State = rules.new_match()
    hands = (rules.tiles[:1],) * rules.players
    return State(rules=rules, scores=state.scores, points=state.points, hands=hands,
                 stock=(None,) * stock, table=table, turn=0, playing=True, **more)  # fmt: skip


def ask_drawing(g: Numbers, rules: Rules) -> None:
    """What drawing allows, for every situation that its words look at."""
    word = rules.game.draw
    # From there on, one tile more in the boneyard makes no difference.
    many = _leaves(word) + 1
    if many >= fields.STOCK:
        raise CannotCompile("fast-leaves-too-many", tiles=many - 1)
    for owed in (0, 1):
        for stock in range(many + 1):
            for able in (0, 1):
                for drawn in (0, 1):
                    state = probe(rules, owed=bool(owed), stock=stock, drawn=drawn)
                    game_table(g, "drawing")[owed][stock][drawn][able] = (
                        fields.SPENT * word.spent(state)
                        + fields.MAY_DRAW * word.may_draw(state, bool(able))
                        + fields.MAY_PASS * word.may_pass(state, bool(able))
                    )
                    game_table(g, "draw_ends")[owed][stock][able][drawn] = 0
                for was_able in (0, 1):
                    state = probe(rules, owed=bool(owed), stock=stock, drawn=1)
                    over = word.ends_turn(state, bool(able), bool(was_able))
                    game_table(g, "draw_ends")[owed][stock][able][was_able] = over
    for table in (game_table(g, "drawing"), game_table(g, "draw_ends")):
        table[:, many:] = table[:, many : many + 1]
    may = fields.MAY_DRAW | fields.MAY_PASS
    g[fields.G_ABLE_PLAYS] = not (game_table(g, "drawing")[..., 1] & may).any()


def _leaves(word: Any) -> int:
    """How many tiles a word of drawing may leave in the boneyard; an unknown one is refused."""
    words = (
        boneyard_draws.Never,
        boneyard_draws.UntilPlayable,
        boneyard_draws.DrawOne,
        boneyard_draws.WhileCrossOpen,
    )
    known(word, words, "drawing")
    if isinstance(word, boneyard_draws.WhileCrossOpen):
        return max(_leaves(word.before), _leaves(word.after))
    return word.leave if isinstance(word, boneyard_draws.UntilPlayable) else 0


def ask_turns(g: Numbers, rules: Rules) -> None:
    """Whether a turn goes on after a play, for every tile, half and situation."""
    word = rules.game.turns
    words = (turn_words.OnePlay, turn_words.AsManyAsFit, turn_words.AnotherOnDouble,
             turn_words.TurnTheNext, turn_words.Symbols, turn_words.SecondDouble,
             turn_words.LeadAndPlay, turn_words.CoverDoubles)  # fmt: skip
    known(word, words, "turns")
    if isinstance(word, turn_words.CoverDoubles):
        g[fields.G_COVERS], g[fields.G_RUNS], g[fields.G_CHAINS] = True, word.run, word.chain
    situations = [(lead, double, stop) for lead in (0, 1) for double in (0, 1) for stop in (0, 1)]
    for at, (lead, double, stop) in enumerate(situations):
        arm = Arm(1, rules.tiles[0].a, double=bool(double))
        before = probe(rules, table=Table((arm,), tiles=1, numbered=1), may_stop=bool(stop))
        for number, tile in enumerate(rules.tiles):
            for side, first in enumerate((tile.a, tile.b)):
                played = Played(0, tile, first, 0 if lead else 1, ())
                game_table(g, "goes")[number][side][at] = _GOES[word.after(before, played)]
                game_table(g, "burdens")[number][side][lead] = word.burdens(played)
    onward = [tile for tile in rules.tiles if word.onward(tile)]
    put_mask(game_table(g, "onward"), mask(rules, onward))
    g[fields.G_CHOOSY] = len(onward) < len(rules.tiles)
    g[fields.G_ONE_PLAY] = not game_table(g, "goes").any() and not game_table(g, "burdens").any()


def ask_scoring(g: Numbers, rules: Rules) -> None:
    """What plays score."""
    word = rules.game.on_play
    match word:
        case scoring.NoPlayScore() if type(word) is scoring.NoPlayScore:
            g[fields.G_SCORING] = fields.NO_PLAY_SCORE
        case scoring.EndsMultipleOf(step, pips_a_point) if type(word) is scoring.EndsMultipleOf:
            g[fields.G_SCORING] = fields.ENDS_MULTIPLE_OF
            g[fields.G_SCORE_ONE], g[fields.G_SCORE_TWO] = step, pips_a_point
            g[fields.G_IDLE], g[fields.G_DULL_SINGLE] = word.idle, not word.lead_single
        case scoring.EndsGoInto(steps) if type(word) is scoring.EndsGoInto:
            if len(steps) > fields.STEPS:
                raise CannotCompile("fast-many-steps", steps=fields.STEPS)
            g[fields.G_SCORING] = fields.ENDS_GO_INTO
            game_table(g, "steps")[: len(steps)] = steps
        case scoring.EndsAlike(alike, with_double) if type(word) is scoring.EndsAlike:
            g[fields.G_SCORING] = fields.ENDS_ALIKE
            g[fields.G_SCORE_ONE], g[fields.G_SCORE_TWO] = alike, with_double
        case _:
            raise CannotCompile("fast-unknown-word", word=type(word).__name__, question="score")


_GOALS = (goals.FirstTo, goals.LoserAt, goals.Exactly, goals.MostAfter, goals.FewestAfter)


def ask_goal(g: Numbers, rules: Rules) -> None:
    """Whether points can be refused or end the match at once."""
    goal = rules.game.goal
    known(goal, _GOALS, "goal")
    g[fields.G_TARGET] = goal.target if isinstance(goal, goals.Exactly) else -1
    if rules.game.twisted.claims and g[fields.G_TARGET] >= 0:
        raise CannotCompile("fast-claims-exactly")


#: The twists that are known; who must call, and when, is for those who notice.
_TWISTS = (
    twist_words.FaceDown, twist_words.MoverBlocks, twist_words.Sweep, twist_words.LastOneEnds,
    twist_words.Muggins, twist_words.SayDomino, twist_words.ChooseDirection,
    twist_words.DoubleBack, twist_words.Doubling, twist_words.PerfectTen,
)  # fmt: skip


def ask_twists(g: Numbers, rules: Rules) -> None:
    """What the twists answer."""
    words, twisted = rules.game.twists, rules.game.twisted
    for word in words:
        known(word, _TWISTS, "twist")
    g[fields.G_BLIND], g[fields.G_MOVER_BLOCKS] = twisted.face_down, twisted.mover_blocks
    g[fields.G_SWEEPS], g[fields.G_LAST_ONE_ENDS] = twisted.sweeps, twisted.last_one_ends
    asked = [fields.QUESTIONS.index(word.about) for word in twisted.asking]
    if asked != sorted({*asked}):
        raise CannotCompile("fast-questions-otherwise")
    g[fields.G_DIRECTION] = fields.DIRECTION in asked
    g[fields.G_DOUBLE_BACK] = fields.REVERSE in asked
    g[fields.G_CHALLENGE] = _challenge(rules)
    steps = [word.step for word in words if isinstance(word, twist_words.PerfectTen)]
    if len(steps) > 1:
        raise CannotCompile("fast-several-steps")
    if steps and g[fields.G_IDLE]:
        # A ten is added without them, whatever scores in play.
        raise CannotCompile("fast-idle-tens")
    g[fields.G_PERFECT_TEN] = sum(steps)


def _challenge(rules: Rules) -> int:
    """The tile that challenges to double, if one does."""
    found = [
        number
        for number, tile in enumerate(rules.tiles)
        for word in rules.game.twisted.asking
        if word.about == DOUBLE and word.asks(probe(rules, last=tile, plays=2))
    ]
    return found[0] if found else -2


#: All that is asked, one question after the other.
QUESTIONS: Sequence[Callable[[Numbers, Rules], None]] = (
    ask_tiles, ask_matching, ask_shape, ask_deal, ask_opening, ask_drawing, ask_turns, ask_scoring,
    ask_goal, ask_twists,
)  # fmt: skip


_BLOCKS = {
    blocks.LowestPips: fields.LOWEST_PIPS,
    blocks.FewestTiles: fields.FEWEST_TILES,
    blocks.FewestDoubles: fields.FEWEST_DOUBLES,
    blocks.FewestTogether: fields.FEWEST_TOGETHER,
    blocks.LockersDuel: fields.LOCKERS_DUEL,
    blocks.NobodyWins: fields.NOBODY_WINS,
    blocks.PointsWait: fields.NOBODY_WINS,
    blocks.ToTheLeader: fields.LEADER_WINS,
    blocks.ToTheLocker: fields.LOCKER_WINS,
}

_TIES = {
    blocks.NobodyWins: fields.NO_TIE,
    # What waits is the match's; a round that is packed has it (HO-8).
    blocks.PointsWait: fields.NO_TIE,
    blocks.ToTheLeader: fields.TIE_TO_LEADER,
    blocks.ToTheLocker: fields.TIE_TO_LOCKER,
}


_OUTS = {blocks.WhoIsOut: False, blocks.AsIfBlocked: True}


def ask_award(g: Numbers, rules: Rules) -> None:
    """What the end of a round brings."""
    block, word = rules.game.block, rules.game.award
    g[fields.G_BLOCK] = known(block, _BLOCKS, "block")
    if isinstance(block, blocks.LowestPips) and block.then_tile:
        g[fields.G_BLOCK] = fields.LOWEST_THEN_TILE
    g[fields.G_TIE] = known(rules.game.tie, _TIES, "tie")
    g[fields.G_COMPARES] = known(rules.game.out, _OUTS, "out")
    g[fields.G_LAST_TILE] = -2
    if type(word) is rules_awards.WithBonuses:
        _ask_bonuses(g, rules, word)
        word = word.award
    g[fields.G_AWARD] = known(
        word,
        {
            rules_awards.OpponentsPips: fields.OPPONENTS_PIPS,
            rules_awards.OnePoint: fields.ONE_POINT,
            rules_awards.Penalties: fields.PENALTIES,
            rules_awards.MostMade: fields.MOST_MADE,
            rules_awards.Ranks: fields.RANKS,
            rules_awards.ToLove: fields.TO_LOVE,
            rules_awards.LosersWrite: fields.LOSERS_WRITE,
        },
        "award",
    )
    if isinstance(word, rules_awards.OpponentsPips):
        g[fields.G_AWARD_TWO] = word.pips_a_point
        g[fields.G_OWN_OUT], g[fields.G_OWN_BLOCKED] = word.own(out=True), word.own(out=False)
        _ask_rounding(game_table(g, "round_each"), word.each_hand)
        _ask_rounding(game_table(g, "round_out"), word.total)
        _ask_rounding(game_table(g, "round_blocked"), word.when_blocked)
    elif isinstance(word, rules_awards.ToLove):
        g[fields.G_AWARD_ONE], g[fields.G_AWARD_TWO] = word.love, word.one_all
    elif isinstance(word, rules_awards.LosersWrite):
        g[fields.G_AWARD_ONE] = word.entry
    elif isinstance(word, rules_awards.Penalties):
        g[fields.G_AWARD_ONE] = word.for_out
    elif isinstance(word, rules_awards.Ranks):
        scale = next(ranks for ranks in word.scale if len(ranks) == rules.players)
        game_table(g, "scale")[: len(scale)] = scale


def _ask_bonuses(g: Numbers, rules: Rules, word: rules_awards.WithBonuses) -> None:
    g[fields.G_HAS_BONUSES] = True
    for part, kind in ((word.capicua, rules_awards.Capicua), (word.last, rules_awards.LastTile),
                       (word.ladder, rules_awards.Ladder)):  # fmt: skip
        known(part, (kind,), "bonus")
    doubles = word.capicua.gives == rules_awards.DOUBLE
    g[fields.G_CAPICUA] = fields.DOUBLED if doubles else int(word.capicua.gives)
    g[fields.G_CAPICUA_BLANK] = word.capicua.blank
    last = [number for number, tile in enumerate(rules.tiles) if tile.text == word.last.tile]
    g[fields.G_LAST_TILE], g[fields.G_LAST_GIVES] = (*last, -2)[0], word.last.gives
    rungs = word.ladder.rungs[: fields.RUNGS] if word.ladder.on else ()
    g[fields.G_RUNGS] = len(rungs)
    game_table(g, "rungs")[: len(rungs)] = rungs
    if word.ladder.on and len(word.ladder.rungs) > fields.RUNGS:
        raise CannotCompile("fast-many-rungs", rungs=fields.RUNGS)


def ask_counting(g: Numbers, rules: Rules) -> None:
    """What hands count, and what a pass brings."""
    word, on_pass = rules.game.counting, rules.game.on_pass
    known(word, (counting.Pips, counting.DearBlank, counting.BlankCounts), "counting")
    if isinstance(word, counting.DearBlank):
        g[fields.G_DEAR] = word.points
        g[fields.G_DEAR_WHEN] = fields.ALONE if word.alone else fields.WITHOUT_OTHERS
    elif isinstance(word, counting.BlankCounts):
        g[fields.G_DEAR], g[fields.G_DEAR_WHEN] = word.points, fields.IN_ANY_HAND
    _check_totals(int(g[fields.G_DEAR]), rules)
    known(on_pass, (scoring.NoPassScore, scoring.PassBonus), "pass")
    if isinstance(on_pass, scoring.PassBonus):
        g[fields.G_PASS] = on_pass.bonus
        g[fields.G_PASS_TARGET] = getattr(rules.game.goal, "target", -1)
    # Who played last, and how many have passed since, is kept only where somebody asks.
    asks = g[fields.G_BLOCK] in (fields.LOCKERS_DUEL, fields.LOCKER_WINS)
    locker = asks or g[fields.G_TIE] == fields.TIE_TO_LOCKER
    g[fields.G_REMEMBERS] = g[fields.G_PASS] > 0 or locker


def _check_totals(dear: int, rules: Rules) -> None:
    """Refuse counts that tables have no room for: dear blanks, and hands rounded far up."""
    most = dear + sum(tile.pips for tile in rules.tiles)
    award = getattr(rules.game.award, "award", rules.game.award)
    each = getattr(award, "each_hand", counting.Exact())
    more = max(each.rounded(count) - count for count in range(fields.PIPS))
    if most + rules.players * more > fields.PIPS + _SPARE:
        raise CannotCompile("fast-large-counts", most=fields.PIPS)


#: No hand holds a whole set: its first tiles lie.
_SPARE: Final = 64


def _ask_rounding(table: Any, word: Any) -> None:
    known(word, (counting.Exact, counting.Nearest, counting.Up), "rounding")
    middle = len(table) // 2
    table[:] = [word.rounded(count - middle) for count in range(len(table))]


#: What is asked here, one question after the other; the first follow those about dealing.
AWARD_QUESTIONS: Sequence[Callable[[Numbers, Rules], None]] = (ask_award, ask_counting)


#: Games with their options chosen of which what was worked out is kept: a worker is asked about
#: whatever options strangers choose.
KEPT: Final = 64


class Compiled:
    """A game with its options chosen, as numbers."""

    def __init__(self, rules: Rules) -> None:
        """Ask the declaration; what can't be expressed is refused by name."""
        self.rules = rules
        self.numbers: Numbers = np.zeros((1, fields.GAME_SIZE), np.int64)
        for question in (*QUESTIONS, *AWARD_QUESTIONS):
            question(self.numbers[0], rules)
        self.halves = halves_of(rules)
        self.family = _family(rules, int(self.numbers[0, fields.G_SHAPE]))
        #: What tells kernels the family: a tuple of that length.
        self.k = (0,) * self.family
        self.arms = rules.most_arms
        #: Where the numbers of moves that are no plays begin.
        self.words_from = (self.arms + 1) * len(rules.tiles) * 2
        self.numbers[0, fields.G_WORDS_FROM] = self.words_from
        #: How many moves the fixed numbering has.
        self.actions = self.words_from + len(fields.SAID)
        #: Whether a play can make the next player draw or take a tile at random.
        self.has_burdens = bool(fields.game_table(self.numbers[0], "burdens").any())

    def __repr__(self) -> str:
        """Name the rules."""
        return f"<numbers for {self.rules!r}>"

    def new_rounds(self, count: int) -> Numbers:
        """Room for so many rounds."""
        rounds: Numbers = np.zeros((count, fields.ROUND_SIZE), np.int64)
        rounds[:, fields.ROUND] = 1
        return rounds


#: What games of the house have with curved tiles only: with straight ones they are wide games.
_CURVED_ONLY = (
    MostMade, Ranks, Symbols, ChooseDirection, DoubleBack, Doubling, PerfectTen, LastOneEnds, Sweep,
)  # fmt: skip

#: What no curved tiles can have.
_STRAIGHT_ONLY = (RoundDouble, CoverDoubles)


def _family(rules: Rules, shape: int) -> int:
    game, tiles = rules.game, len(rules.tiles)
    if shape == fields.HONEYCOMB:
        straight = {type(game.opening), type(game.turns)} & {*_STRAIGHT_ONLY}
        many = tiles > fields.SPOTS or getattr(game.deal, "start", 0) > 2
        if game.twisted.face_down or straight or many:
            raise CannotCompile("fast-curved", game=game.name)
        return fields.CURVED
    words = {type(word) for word in (*game.twists, bare(game.award), game.turns, game.opening)}
    if words & {*_CURVED_ONLY, *_STRAIGHT_ONLY} or shape in (fields.TRAINS, fields.HUB):
        return fields.WIDE
    if tiles > fields.BITS:
        return fields.LARGE
    return fields.LINES if shape in (fields.LINE, fields.ONE_ARM) else fields.BRANCHING


@lru_cache(maxsize=KEPT)
def _compiled(rules: Rules) -> Compiled:
    return Compiled(rules)


def compile(game: AnyGame | AnyRules | str, **options: Any) -> Compiled:
    """Make numbers of a game, by its name, its declaration or its rules."""
    if isinstance(game, str):
        game = game_named(game)
    rules = game if isinstance(game, AnyRules) else game.rules(**options)
    if rules.alone:
        raise CannotCompile("fast-for-one", game=rules.game.name)
    return _compiled(rules)
