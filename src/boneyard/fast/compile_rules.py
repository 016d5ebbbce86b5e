"""Asking the declaration: each function puts one rule word's answers into the game's numbers.

A word is known by its class: a class that isn't listed here may look at more than is asked, so it
is refused by name. What a word means is never written down again: its answers are asked for, or
its parameters read.
"""

from collections.abc import Callable, Sequence
from typing import Any

from boneyard.core import honeycomb
from boneyard.core.events import Played
from boneyard.core.table import Arm, Table
from boneyard.core.tiles import Half, Tile
from boneyard.fast import fields
from boneyard.fast.errors import CannotCompile
from boneyard.fast.fields import Numbers, game_table
from boneyard.rules import boneyard_draws, dealing, goals, opening, scoring, shapes
from boneyard.rules import matching as match_words
from boneyard.rules import turns as turn_words
from boneyard.rules import twists as twist_words
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import Rules, State
from boneyard.rules.twists import DOUBLE

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
