"""Compile rules into number tables for the kernels; refuses what they can't express."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from boneyard.core import curved_grid
from boneyard.core.events import Played
from boneyard.core.table import Arm, Table
from boneyard.core.tiles import Half, Tile
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.fast import fields
from boneyard.fast.errors import CannotCompile
from boneyard.fast.fields import IntArray, game_table
from boneyard.games import get_game
from boneyard.rules import awards as rules_awards
from boneyard.rules import (
    blocks,
    boneyard_draws,
    counting,
    dealing,
    goals,
    opening,
    play_scoring,
    shapes,
)
from boneyard.rules import matching as match_words
from boneyard.rules import turns as turn_words
from boneyard.rules import twists as twist_words
from boneyard.rules.awards import MostMade, Ranks, without_bonuses
from boneyard.rules.blocks import BothPartners, PlayOn
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import Rules, State
from boneyard.rules.opening import AnyDouble, ByLot, RoundDouble, WinnerLeads
from boneyard.rules.play_scoring import EndsMatching
from boneyard.rules.shapes import MalteseCross
from boneyard.rules.turns import CoverDoubles, GoesOn, Symbols
from boneyard.rules.twists import (
    DOUBLE,
    ChooseDirection,
    DiscardToPass,
    DoubleBack,
    Doubling,
    LastOneEnds,
    PerfectTen,
    Sweep,
)

#: A hexagon's two coordinates as one number: no table is as wide as this.
HEX_ROW_STRIDE = 128


_SHAPES = {
    shapes.Line: fields.LINE,
    shapes.OneArm: fields.ONE_ARM,
    shapes.Cross: fields.CROSS,
    shapes.MalteseCross: fields.CROSS,
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
    # A round dealt here has none before it; a packed one knows what may be led.
    opening.NextLeads: fields.BY_TILE,
    opening.WinnerLeads: fields.BY_TILE,
    opening.DrawForLead: fields.BY_DRAWING,
    opening.TakeTurns: fields.BY_TURNS,
    opening.RoundDouble: fields.BY_HUB,
    opening.AnyDouble: fields.BY_DOUBLE,
}

_TURN_CONTINUES = {
    turn_words.TurnContinues.OVER: fields.TURN_OVER,
    turn_words.TurnContinues.MAY: fields.MAY_CONTINUE,
    turn_words.TurnContinues.MUST: fields.MUST_CONTINUE,
    turn_words.TurnContinues.MUST_IF_ABLE: fields.MUST_IF_ABLE,
}


def check_word(word: object, known: Collection[type], slot: str) -> None:
    """Refuse a word by name that isn't known."""
    if type(word) not in known:
        raise CannotCompile("fast-unknown-word", word=type(word).__name__, question=slot)


def word_number(word: object, numbers: Mapping[type, int], slot: str) -> int:
    """Return the number of a known word; any other is refused by name."""
    check_word(word, numbers, slot)
    return numbers[type(word)]


def tile_mask(rules: Rules, tiles: Sequence[Tile]) -> list[int]:
    """Return some tiles as the words of a mask."""
    words = [0, 0, 0]
    for tile in tiles:
        number = rules.tiles.index(tile)
        words[number // fields.BITS] |= 1 << number % fields.BITS
    return words


def write_mask(place: IntArray, words: list[int]) -> None:
    """Write a mask into a row."""
    place[:] = words[: len(place)]


def sorted_halves(rules: Rules) -> list[Half]:
    """Return the halves of a set, lowest first; their indices are their numbers."""
    return sorted({half for tile in rules.tiles for half in tile.halves}, key=lambda h: h.rank)


def lower_tiles(g: IntArray, rules: Rules) -> None:
    """Compile the tiles."""
    halves = sorted_halves(rules)
    for number, half in enumerate(halves):
        game_table(g, "half_pips")[number] = half.pips
    for number, tile in enumerate(rules.tiles):
        game_table(g, "halves")[0][number] = halves.index(tile.a)
        game_table(g, "halves")[1][number] = halves.index(tile.b)
        game_table(g, "pips")[number] = tile.pips
        game_table(g, "double")[number] = tile.is_double
    for number, half in enumerate(halves):
        bearing = [tile for tile in rules.tiles if half in tile.halves]
        write_mask(game_table(g, "bears")[number], tile_mask(rules, bearing))
    write_mask(game_table(g, "doubles"), tile_mask(rules, rules.doubles))
    write_mask(game_table(g, "blanks"), tile_mask(rules, [t for t in rules.tiles if not t.b.pips]))
    write_mask(game_table(g, "pipless"), tile_mask(rules, [t for t in rules.tiles if not t.pips]))
    g[fields.G_TILES] = len(rules.tiles)


def lower_matching(g: IntArray, rules: Rules) -> None:
    """Compile which tiles may touch which end, with which half."""
    check_word(
        rules.game.match,
        (match_words.SameValue, match_words.SumTo, match_words.SameColour),
        "matching",
    )
    for number, end in enumerate(sorted_halves(rules)):
        touching = rules.matching_tiles(end)
        by_first = [tile for tile, firsts in touching.items() if tile.a in firsts]
        by_last = [
            tile for tile, firsts in touching.items() if not tile.is_double and tile.b in firsts
        ]
        write_mask(game_table(g, "touch")[number][0], tile_mask(rules, by_first))
        write_mask(game_table(g, "touch")[number][1], tile_mask(rules, by_last))
        write_mask(game_table(g, "fits")[number], tile_mask(rules, list(touching)))
        if set(by_first) & set(by_last):
            g[fields.G_EITHER_HALF] = True


def lower_shape(g: IntArray, rules: Rules) -> None:
    """Compile the shape of the table."""
    shape = rules.game.table
    g[fields.G_SHAPE] = word_number(shape, _SHAPES, "table")
    for number, tile in enumerate(rules.tiles):
        firsts = shape.lead_halves(tile)
        game_table(g, "lead_ways")[number] = (tile.a in firsts) + 2 * (
            not tile.is_double and tile.b in firsts
        )
    if isinstance(shape, Honeycomb):
        _lower_honeycomb(g, rules, shape)
    elif isinstance(shape, shapes.Hub | shapes.Trains):
        laying = shape.place_lead(Table(), rules.tiles[0], rules.tiles[0].a, rules.players)
        g[fields.G_HUB_ARMS] = len(laying.arms)
        g[fields.G_THREE_TOES] = shape.feet if isinstance(shape, shapes.Hub) else shape.binding
    g[fields.G_WAIVES_EXHAUSTED], g[fields.G_OWNED] = shape.waives_exhausted, shape.has_owned_arms
    g[fields.G_SHORT_BLOCKS] = shape.short_blocks
    if isinstance(shape, shapes.MalteseCross):
        g[fields.G_GATE] = fields.GATE_ALL if shape.gates_all else fields.GATE_ARM


def _lower_honeycomb(g: IntArray, rules: Rules, shape: Honeycomb) -> None:
    g[fields.G_JOINS] = shape.joins
    for side in range(6):
        for number, turn in enumerate(curved_grid.TURNS):
            door = (0, 0, side)
            q, r, entered = curved_grid.next_door(door, turn)
            game_table(g, "corner")[side][number] = curved_grid.spot_at(door, turn).corner
            game_table(g, "exit")[side][number] = curved_grid.exit_side(door, turn)
            game_table(g, "beyond_hex")[side][number] = q * HEX_ROW_STRIDE + r
            game_table(g, "beyond_side")[side][number] = entered
    game_table(g, "crowded")[:] = curved_grid.BLOCKED_CORNERS
    for number, end in enumerate(sorted_halves(rules)):
        for side in (0, 1):
            joining = [t for t in rules.tiles if shape.match.matches(t, (t.b, t.a)[side], end)]
            game_table(g, "join")[number][side] = tile_mask(rules, joining)[0]
    for side in (0, 1):
        for number, turn in enumerate(curved_grid.TURNS):
            turning = [
                t
                for t in rules.tiles
                if t.is_double or shape.single_turn(t, (t.a, t.b)[side]) == turn
            ]
            game_table(g, "turning")[side][number] = tile_mask(rules, turning)[0]
    for lying in (0, 1):
        for number, tile in enumerate(rules.tiles):
            laying = shape.place_lead(
                Table(tile_count=lying, last_arm_number=2 * lying), tile, tile.a
            )
            assert laying.spot is not None
            game_table(g, "lead_corner")[lying] = laying.spot.corner
            for at, arm in enumerate(laying.arms):
                assert arm.door is not None
                q, r, entered = arm.door
                game_table(g, "lead_hex")[number][lying][at] = q * HEX_ROW_STRIDE + r
                game_table(g, "lead_side")[number][lying][at] = entered


def lower_deal(g: IntArray, rules: Rules) -> None:
    """Compile the deal."""
    deal = rules.game.deal
    check_word(deal, (dealing.HandsAndStock, dealing.WholeSet), "dealing")
    g[fields.G_HAND_SIZE], g[fields.G_PLAYERS], g[fields.G_SIDES] = (
        rules.hand_size,
        rules.players,
        rules.sides,
    )
    for seat in range(rules.players):
        game_table(g, "side")[seat] = rules.side(seat)
    g[fields.G_WHOLE_SET] = isinstance(deal, dealing.WholeSet)
    if isinstance(deal, dealing.HandsAndStock):
        g[fields.G_START], g[fields.G_START_SINGLE] = rules.start_count, deal.start_single
        check_word(deal.misdeal, (dealing.Misdeal,), "misdeal")
        g[fields.G_MISDEAL_DOUBLES] = deal.misdeal.doubles
        g[fields.G_MISDEAL_SAME] = deal.misdeal.same


def lower_opening(g: IntArray, rules: Rules) -> None:
    """Compile who leads, and with which tiles, in the order in which they lead."""
    word = rules.game.opening
    if rules.game.deal.turns_up and rules.start_count:
        # A tile lies: the seats begin in turn, and nobody leads (GA-10).
        g[fields.G_OPENING], g[fields.G_LEADS_ANY] = fields.BY_TURNS, True
        return
    if isinstance(word, opening.ByLot):
        g[fields.G_BY_LOT], word = True, word.then
    check_word(word, _OPENINGS, "opening")
    first = getattr(word, "first", word)
    # A lead that the round before decides knows no hub.
    hubs = (fields.BY_HUB, fields.BY_DOUBLE)
    firsts = {kind: by for kind, by in _OPENINGS.items() if by not in hubs or first is word}
    g[fields.G_OPENING] = word_number(first, firsts, "opening")
    some = rules.tiles[:2]
    g[fields.G_LEADS_ANY] = len(word.legal_leads(some, None)) == len(some)
    if isinstance(word, opening.RoundDouble):
        g[fields.G_HUB_PLACED], g[fields.G_HUB_FALLS] = word.placed, word.falls
        _write_order(g, rules, rules.doubles)
    if g[fields.G_OPENING] != fields.BY_TILE:
        return
    left, order = list(rules.tiles), []
    while left and not word.must_redeal([[tile] for tile in left]):
        order.append(left.pop(word.leader([[tile] for tile in left], None, 1, None)))
    _write_order(g, rules, order)


def _write_order(g: IntArray, rules: Rules, order: Sequence[Tile]) -> None:
    g[fields.G_ORDER_LENGTH] = len(order)
    game_table(g, "order")[: len(order)] = [rules.tiles.index(tile) for tile in order]


def make_probe_state(rules: Rules, *, owed: bool = False, stock: int = 0, **more: Any) -> State:
    """Make a state to query a rule with: one arm, and a number of tiles in the boneyard."""
    first = rules.tiles[0].a
    table = more.pop("table", Table((Arm(1, first, owed=owed),), tile_count=1, last_arm_number=1))
    state: State = rules.new_match()
    hands = (rules.tiles[:1],) * rules.players
    return State(rules=rules, scores=state.scores, points=state.points, hands=hands,
                 stock=(None,) * stock, table=table, turn=0, playing=True, **more)  # fmt: skip


def lower_drawing(g: IntArray, rules: Rules) -> None:
    """Compile what drawing allows, for every situation that its words distinguish."""
    word = rules.game.draw
    # From there on, one tile more in the boneyard makes no difference.
    many = _max_left(word) + 1
    limit = g[fields.G_DRAW_LIMIT] = _draw_limit(word)
    if many >= fields.MAX_STOCK:
        raise CannotCompile("fast-leaves-too-many", tiles=many - 1)
    for owed in (0, 1):
        for stock in range(many + 1):
            for able in (0, 1):
                for drawn in (0, 1):
                    state = make_probe_state(
                        rules, owed=bool(owed), stock=stock, drawn=drawn * int(limit)
                    )
                    game_table(g, "drawing")[owed][stock][drawn][able] = (
                        fields.EXHAUSTED * word.is_exhausted(state)
                        + fields.MAY_DRAW * word.may_draw(state, bool(able))
                        + fields.MAY_PASS * word.may_pass(state, bool(able))
                    )
                    game_table(g, "draw_ends")[owed][stock][able][drawn] = 0
                for was_able in (0, 1):
                    state = make_probe_state(rules, owed=bool(owed), stock=stock, drawn=1)
                    over = word.ends_turn(state, bool(able), bool(was_able))
                    game_table(g, "draw_ends")[owed][stock][able][was_able] = over
    for table in (game_table(g, "drawing"), game_table(g, "draw_ends")):
        table[:, many:] = table[:, many : many + 1]
    may = fields.MAY_DRAW | fields.MAY_PASS
    g[fields.G_MUST_PLAY_IF_ABLE] = not (game_table(g, "drawing")[..., 1] & may).any()


def _max_left(word: boneyard_draws.Drawing) -> int:
    """Return how many tiles a drawing rule may leave in the boneyard; an unknown one is refused."""
    words = (
        boneyard_draws.Never,
        boneyard_draws.UntilPlayable,
        boneyard_draws.DrawOne,
        boneyard_draws.WhileCrossOpen,
    )
    check_word(word, words, "drawing")
    if isinstance(word, boneyard_draws.WhileCrossOpen):
        return max(_max_left(word.before), _max_left(word.after))
    if isinstance(word, boneyard_draws.UntilPlayable | boneyard_draws.DrawOne):
        return word.leave
    return 0


def _draw_limit(word: boneyard_draws.Drawing) -> int:
    """Return how many draws of a turn make a difference: tables tell only less from as many."""
    if isinstance(word, boneyard_draws.WhileCrossOpen):
        before, after = _draw_limit(word.before), _draw_limit(word.after)
        if before != after and max(before, after) > 1:
            raise CannotCompile("fast-draw-limits")
        return max(before, after)
    if isinstance(word, boneyard_draws.UntilPlayable) and word.most > 1:
        if word.instead:
            raise CannotCompile("fast-draw-limits")
        return word.most
    return 1


def lower_turns(g: IntArray, rules: Rules) -> None:
    """Compile whether a turn continues after a play, for every tile, half and situation."""
    word = rules.game.turns
    words = (turn_words.OnePlay, turn_words.AsManyAsFit, turn_words.AnotherOnDouble,
             turn_words.TurnTheNext, turn_words.Symbols, turn_words.SecondDouble,
             turn_words.LeadAndPlay, turn_words.CoverDoubles, turn_words.GoesOn)  # fmt: skip
    check_word(word, words, "turns")
    if isinstance(word, turn_words.CoverDoubles):
        g[fields.G_COVERS_DOUBLES], g[fields.G_FIRST_TURN_RUN], g[fields.G_CHAINS] = (
            True,
            word.run,
            word.chain,
        )
    if isinstance(word, turn_words.GoesOn):
        g[fields.G_ONLY_PLAYS_CONTINUE], g[fields.G_SAME_ARM] = True, word.arm == "same"
    situations = [(lead, double, stop) for lead in (0, 1) for double in (0, 1) for stop in (0, 1)]
    for at, (lead, double, stop) in enumerate(situations):
        arm = Arm(1, rules.tiles[0].a, double=bool(double))
        before = make_probe_state(
            rules, table=Table((arm,), tile_count=1, last_arm_number=1), may_stop=bool(stop),
            turn_continued=bool(stop),
        )  # fmt: skip
        for number, tile in enumerate(rules.tiles):
            for side, first in enumerate((tile.a, tile.b)):
                played = Played(0, tile, first, 0 if lead else 1, ())
                game_table(g, "goes")[number][side][at] = _TURN_CONTINUES[
                    word.after_play(before, played)
                ]
                game_table(g, "burdens")[number][side][lead] = word.makes_next_draw(played)
    onward = [tile for tile in rules.tiles if word.can_continue_with(tile)]
    write_mask(game_table(g, "onward"), tile_mask(rules, onward))
    g[fields.G_LIMITS_CONTINUATION] = len(onward) < len(rules.tiles)
    g[fields.G_ONE_PLAY] = not game_table(g, "goes").any() and not game_table(g, "burdens").any()


def lower_scoring(g: IntArray, rules: Rules) -> None:
    """Compile what plays score."""
    word = rules.game.on_play
    match word:
        case play_scoring.NoPlayScore() if type(word) is play_scoring.NoPlayScore:
            g[fields.G_SCORING] = fields.NO_PLAY_SCORE
        case play_scoring.EndsMultipleOf(step, points) if type(word) is play_scoring.EndsMultipleOf:
            g[fields.G_SCORING] = fields.ENDS_MULTIPLE_OF
            g[fields.G_SCORE_ARG1], g[fields.G_SCORE_ARG2] = step, points
            g[fields.G_COUNTS_IDLE_ARMS], g[fields.G_SINGLE_LEAD_SCORES_NOTHING] = (
                word.idle,
                not word.lead_single,
            )
        case play_scoring.EndsGoInto(steps) if type(word) is play_scoring.EndsGoInto:
            if len(steps) > fields.MAX_STEPS:
                raise CannotCompile("fast-many-steps", steps=fields.MAX_STEPS)
            g[fields.G_SCORING] = fields.ENDS_GO_INTO
            game_table(g, "steps")[: len(steps)] = steps
        case play_scoring.EndsAlike(alike, double, meets) if type(word) is play_scoring.EndsAlike:
            g[fields.G_SCORING] = fields.ENDS_ALIKE
            g[fields.G_SCORE_ARG1], g[fields.G_SCORE_ARG2] = alike, double
            g[fields.G_SCORE_ARG3] = meets or alike
        case play_scoring.EndsMatching(doubles, lead) if type(word) is play_scoring.EndsMatching:
            g[fields.G_SCORING] = fields.ENDS_MATCHING
            g[fields.G_SCORE_ARG1], g[fields.G_SCORE_ARG2] = doubles, lead
        case _:
            raise CannotCompile("fast-unknown-word", word=type(word).__name__, question="score")


_GOALS = (goals.FirstTo, goals.LoserAt, goals.Exactly, goals.MostAfter, goals.FewestAfter)


def lower_goal(g: IntArray, rules: Rules) -> None:
    """Compile whether points can be refused or end the match at once."""
    goal = rules.game.goal
    check_word(goal, _GOALS, "goal")
    g[fields.G_TARGET] = goal.target if isinstance(goal, goals.Exactly) else -1
    g[fields.G_CAP] = g[fields.G_TARGET]
    if isinstance(goal, goals.FirstTo) and goal.void_beyond:
        g[fields.G_CAP] = goal.target
    g[fields.G_TOGETHER] = goal.together
    if rules.game.combined_twists.must_claim and g[fields.G_TARGET] >= 0:
        raise CannotCompile("fast-claims-exactly")


#: The supported twists; calls are left to the players.
_TWISTS = (
    twist_words.FaceDown, twist_words.MoverBlocks, twist_words.Sweep, twist_words.LastOneEnds,
    twist_words.Muggins, twist_words.SayDomino, twist_words.ChooseDirection,
    twist_words.DoubleBack, twist_words.Doubling, twist_words.PerfectTen,
    twist_words.DiscardToPass,
)  # fmt: skip


def lower_twists(g: IntArray, rules: Rules) -> None:
    """Compile the twists."""
    words, twisted = rules.game.twists, rules.game.combined_twists
    for word in words:
        check_word(word, _TWISTS, "twist")
    g[fields.G_FACE_DOWN], g[fields.G_MOVER_BLOCKS] = twisted.face_down, twisted.mover_blocks
    g[fields.G_DRAINS_BONEYARD], g[fields.G_LAST_ONE_ENDS] = (
        twisted.drains_boneyard,
        twisted.last_one_ends,
    )
    g[fields.G_DISCARDS] = twisted.discards
    asked = [fields.QUESTIONS.index(word.question) for word in twisted.question_twists]
    if asked != sorted({*asked}):
        raise CannotCompile("fast-questions-otherwise")
    g[fields.G_DIRECTION] = fields.ASK_DIRECTION in asked
    g[fields.G_DOUBLE_BACK] = fields.ASK_REVERSE in asked
    g[fields.G_CHALLENGE_TILE] = _find_challenge_tile(rules)
    steps = [word.step for word in words if isinstance(word, twist_words.PerfectTen)]
    if len(steps) > 1:
        raise CannotCompile("fast-several-steps")
    if steps and g[fields.G_COUNTS_IDLE_ARMS]:
        # A ten is added without them, whatever scores in play.
        raise CannotCompile("fast-idle-tens")
    g[fields.G_PERFECT_TEN] = sum(steps)


def _find_challenge_tile(rules: Rules) -> int:
    """Return the tile that challenges to double, or None."""
    found = [
        number
        for number, tile in enumerate(rules.tiles)
        for word in rules.game.combined_twists.question_twists
        if word.question == DOUBLE and word.should_ask(make_probe_state(rules, last=tile, plays=2))
    ]
    return found[0] if found else -2


#: The compilers, in order.
RULE_LOWERINGS: Sequence[Callable[[IntArray, Rules], None]] = (
    lower_tiles,
    lower_matching,
    lower_shape,
    lower_deal,
    lower_opening,
    lower_drawing,
    lower_turns,
    lower_scoring,
    lower_goal,
    lower_twists,
)


_BLOCK_WORDS = {
    blocks.LowestPips: fields.LOWEST_PIPS,
    blocks.FewestTiles: fields.FEWEST_TILES,
    blocks.FewestDoubles: fields.FEWEST_DOUBLES,
    blocks.FewestTogether: fields.FEWEST_TOGETHER,
    blocks.LockersDuel: fields.LOCKERS_DUEL,
    blocks.NobodyWins: fields.NOBODY_WINS,
    blocks.PointsWait: fields.NOBODY_WINS,
    blocks.ToTheLeader: fields.LEADER_WINS,
    blocks.ToTheLocker: fields.LOCKER_WINS,
    blocks.AgainstTheLocker: fields.LOCKER_LOSES,
}

_TIE_WORDS: Mapping[type, int] = {
    blocks.NobodyWins: fields.TIE_TO_NOBODY,
    # Carried-over points belong to the match; a packed round has them (HO-8).
    blocks.PointsWait: fields.TIE_TO_NOBODY,
    blocks.ToTheLeader: fields.TIE_TO_LEADER,
    blocks.ToTheLocker: fields.TIE_TO_LOCKER,
    blocks.AgainstTheLocker: fields.TIE_AGAINST_LOCKER,
}


_OUT_WORDS: Mapping[type, int] = {
    blocks.WhoIsOut: fields.OUT_ENDS,
    blocks.AsIfBlocked: fields.OUT_ENDS,
    blocks.BothPartners: fields.OUT_WITH_PARTNER,
    blocks.PlayOn: fields.OUT_WITH_ALL,
}


def lower_award(g: IntArray, rules: Rules) -> None:
    """Compile what the end of a round brings."""
    block, word = rules.game.block, rules.game.award
    g[fields.G_BLOCK] = word_number(block, _BLOCK_WORDS, "block")
    if isinstance(block, blocks.LowestPips) and block.then_tile:
        g[fields.G_BLOCK] = fields.LOWEST_THEN_TILE
    g[fields.G_TIE] = word_number(rules.game.tie, _TIE_WORDS, "tie")
    g[fields.G_OUT] = word_number(rules.game.out, _OUT_WORDS, "out")
    g[fields.G_COMPARES_HANDS] = rules.game.out.compares_hands
    g[fields.G_LAST_TILE] = -2
    if type(word) is rules_awards.WithBonuses:
        _lower_bonuses(g, rules, word)
        word = word.award
    g[fields.G_AWARD] = word_number(
        word,
        {
            rules_awards.OpponentsPips: fields.OPPONENTS_PIPS,
            rules_awards.OnePoint: fields.ONE_POINT,
            rules_awards.Penalties: fields.PENALTIES,
            rules_awards.MostMade: fields.MOST_MADE,
            rules_awards.Ranks: fields.RANKS,
            rules_awards.ToLove: fields.TO_LOVE,
            rules_awards.LosersWrite: fields.LOSERS_WRITE,
            rules_awards.ByLastTile: fields.BY_LAST_TILE,
        },
        "award",
    )
    if isinstance(word, rules_awards.OpponentsPips):
        g[fields.G_AWARD_ARG2] = word.pips_a_point
        g[fields.G_OWN_OUT], g[fields.G_OWN_BLOCKED] = (
            word.own_pips_factor(out=True),
            word.own_pips_factor(out=False),
        )
        _lower_rounding(game_table(g, "round_each"), word.each_hand)
        _lower_rounding(game_table(g, "round_out"), word.total)
        _lower_rounding(game_table(g, "round_blocked"), word.when_blocked)
    elif isinstance(word, rules_awards.ToLove):
        g[fields.G_AWARD_ARG1], g[fields.G_AWARD_ARG2] = word.love, word.one_all
    elif isinstance(word, rules_awards.LosersWrite):
        g[fields.G_AWARD_ARG1] = word.entry
    elif isinstance(word, rules_awards.Penalties):
        g[fields.G_AWARD_ARG1] = word.for_out
    elif isinstance(word, rules_awards.ByLastTile):
        kinds = (word.single, word.double, word.both, word.both_double, word.blocked)
        game_table(g, "last_tile")[:] = kinds
    elif isinstance(word, rules_awards.Ranks):
        scale = next(ranks for ranks in word.scale if len(ranks) == rules.players)
        game_table(g, "scale")[: len(scale)] = scale


def _lower_bonuses(g: IntArray, rules: Rules, word: rules_awards.WithBonuses) -> None:
    g[fields.G_HAS_BONUSES] = True
    for part, kind in ((word.capicua, rules_awards.Capicua), (word.last, rules_awards.LastTile),
                       (word.ladder, rules_awards.Ladder)):  # fmt: skip
        check_word(part, (kind,), "bonus")
    doubles = word.capicua.gives == rules_awards.DOUBLE
    g[fields.G_CAPICUA] = fields.CAPICUA_DOUBLES if doubles else int(word.capicua.gives)
    g[fields.G_CAPICUA_BLANK] = word.capicua.blank
    last = [number for number, tile in enumerate(rules.tiles) if tile.text == word.last.tile]
    g[fields.G_LAST_TILE], g[fields.G_LAST_TILE_POINTS] = (*last, -2)[0], word.last.gives
    rungs = word.ladder.rungs[: fields.MAX_RUNGS] if word.ladder.on else ()
    g[fields.G_LADDER_LENGTH] = len(rungs)
    game_table(g, "rungs")[: len(rungs)] = rungs
    if word.ladder.on and len(word.ladder.rungs) > fields.MAX_RUNGS:
        raise CannotCompile("fast-many-rungs", rungs=fields.MAX_RUNGS)


def lower_counting(g: IntArray, rules: Rules) -> None:
    """Compile what hands count, and what a pass brings."""
    word, on_pass = rules.game.counting, rules.game.on_pass
    words = (counting.Pips, counting.DearBlank, counting.BlankCounts, counting.SpecialTiles)
    check_word(word, words, "counting")
    # What a tile counts in any hand, and as the only one.
    special = isinstance(word, counting.SpecialTiles)
    for number, tile in enumerate(rules.tiles):
        alone = word.count([tile]) if special else tile.pips
        game_table(g, "lone")[number] = alone
        game_table(g, "counts")[number] = (
            tile.pips if isinstance(word, counting.SpecialTiles) and word.alone else alone
        )
    g[fields.G_COUNTS_LONE] = isinstance(word, counting.SpecialTiles) and word.alone
    if isinstance(word, counting.DearBlank):
        g[fields.G_DOUBLE_BLANK_POINTS] = word.points
        g[fields.G_DOUBLE_BLANK_WHEN] = (
            fields.BLANK_AS_ONLY_TILE if word.alone else fields.BLANK_WITHOUT_OTHERS
        )
    elif isinstance(word, counting.BlankCounts):
        g[fields.G_DOUBLE_BLANK_POINTS], g[fields.G_DOUBLE_BLANK_WHEN] = (
            word.points,
            fields.BLANK_IN_ANY_HAND,
        )
    dear = int(g[fields.G_DOUBLE_BLANK_POINTS])
    _check_max_count(dear, rules, int(game_table(g, "lone").sum()))
    check_word(on_pass, (play_scoring.NoPassScore, play_scoring.PassBonus), "pass")
    if isinstance(on_pass, play_scoring.PassBonus):
        g[fields.G_PASS_POINTS] = on_pass.bonus
        g[fields.G_PASS_ON_DOUBLE] = on_pass.on_double
        g[fields.G_PASS_TARGET] = getattr(rules.game.goal, "target", -1)
        if on_pass.on_double and not goals.is_good_score(rules.game.goal):
            raise CannotCompile("fast-unknown-word", word="LoserAt", question="pass")
    # The last player and the passes since are tracked only where a rule needs them.
    asking = (fields.LOCKERS_DUEL, fields.LOCKER_WINS, fields.LOCKER_LOSES)
    ties = (fields.TIE_TO_LOCKER, fields.TIE_AGAINST_LOCKER)
    locker = g[fields.G_BLOCK] in asking or g[fields.G_TIE] in ties
    passes = g[fields.G_PASS_POINTS] + g[fields.G_PASS_ON_DOUBLE] > 0
    g[fields.G_TRACKS_LAST_PLAY] = passes or locker


def _check_max_count(dear: int, rules: Rules, tiles: int) -> None:
    """Refuse counts that tables have no room for: high blanks, and hands rounded far up."""
    most = dear + max(tiles, sum(tile.pips for tile in rules.tiles))
    award = getattr(rules.game.award, "award", rules.game.award)
    each = getattr(award, "each_hand", counting.Exact())
    more = max(each.round_count(count) - count for count in range(fields.MAX_PIPS))
    if most + rules.players * more > fields.MAX_PIPS + _COUNT_MARGIN:
        raise CannotCompile("fast-large-counts", most=fields.MAX_PIPS)


#: No hand holds a whole set: its first tiles lie.
_COUNT_MARGIN: Final = 64


def _lower_rounding(table: IntArray, word: counting.Rounding) -> None:
    check_word(word, (counting.Exact, counting.Nearest, counting.Up), "rounding")
    middle = len(table) // 2
    table[:] = [word.round_count(count - middle) for count in range(len(table))]


#: The compilers, in order; the first follow those about dealing.
SCORING_LOWERINGS: Sequence[Callable[[IntArray, Rules], None]] = (lower_award, lower_counting)


#: Cache size in configured games: clients may choose any options.
GAME_CACHE_SIZE: Final = 64


class Compiled:
    """A configured game as integer tables.

    >>> from boneyard import fast
    >>> len(fast.compile("block-draw", players=2).new_rounds(5))
    5
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.numbers: IntArray = np.zeros((1, fields.GAME_SIZE), np.int64)
        for question in (*RULE_LOWERINGS, *SCORING_LOWERINGS):
            question(self.numbers[0], rules)
        self.halves = sorted_halves(rules)
        self.family = _find_family(rules, int(self.numbers[0, fields.G_SHAPE]))
        #: What identifies the family to kernels: a tuple of that length.
        self.family_key = (0,) * self.family
        self.max_arms = rules.max_arms
        #: The first id of moves that are not plays.
        self.first_word_id = (self.max_arms + 1) * len(rules.tiles) * 2
        self.numbers[0, fields.G_FIRST_WORD_ID] = self.first_word_id
        #: The number of action ids.
        self.actions = count_actions(rules, self.first_word_id)
        #: Whether a play can make the next player draw or take a tile at random.
        self.has_forced_draws = bool(fields.game_table(self.numbers[0], "burdens").any())

    def __repr__(self) -> str:
        return f"<numbers for {self.rules!r}>"

    def new_rounds(self, count: int) -> IntArray:
        """Allocate rows for a number of rounds."""
        rounds: IntArray = np.zeros((count, fields.ROUND_SIZE), np.int64)
        rounds[:, fields.ROUND] = 1
        return rounds


def count_actions(rules: Rules, first_word_id: int) -> int:
    """Return the number of action ids: plays, words, and a discard for each tile (GA-11)."""
    discards = len(rules.tiles) if rules.game.combined_twists.discards else 0
    return first_word_id + len(fields.WORD_MOVES) + discards


#: What built-in games have with curved tiles only: with straight ones they are wide games.
_CURVED_ONLY = (
    MostMade, Ranks, Symbols, ChooseDirection, DoubleBack, Doubling, PerfectTen, LastOneEnds, Sweep,
)  # fmt: skip

#: What curved tiles can't have, and what makes any other game a free one.
_FREE_ONLY = (
    AnyDouble, ByLot, GoesOn, BothPartners, PlayOn, DiscardToPass,
    EndsMatching, MalteseCross,
)  # fmt: skip


#: What makes a game with straight tiles a wide one.
_WIDE_ONLY = (RoundDouble, CoverDoubles)


def _is_free(rules: Rules) -> bool:
    """Return whether a game has words that only kernels of free games know."""
    game = rules.game
    words = {type(word) for word in (*game.twists, game.turns, game.opening, game.out,
                                     game.on_play, game.table)}  # fmt: skip
    return bool(
        words & {*_FREE_ONLY}
        or (isinstance(game.opening, WinnerLeads) and game.opening.partners)
        or _draw_limit(game.draw) > 1
    )


def _find_family(rules: Rules, shape: int) -> int:
    game, tiles = rules.game, len(rules.tiles)
    if shape == fields.HONEYCOMB:
        straight = _is_free(rules) or {type(game.opening), type(game.turns)} & {*_WIDE_ONLY}
        many = tiles > fields.MAX_SPOTS or rules.start_count > 2
        if game.combined_twists.face_down or straight or many:
            raise CannotCompile("fast-curved", game=game.name)
        return fields.CURVED
    words = {
        type(word) for word in (*game.twists, without_bonuses(game.award), game.turns, game.opening)
    }
    if _is_free(rules):
        return fields.FREE
    if words & {*_CURVED_ONLY, *_WIDE_ONLY} or shape in (fields.TRAINS, fields.HUB):
        return fields.WIDE
    if tiles > fields.BITS:
        return fields.LARGE
    return fields.LINES if shape in (fields.LINE, fields.ONE_ARM) else fields.BRANCHING


@lru_cache(maxsize=GAME_CACHE_SIZE)
def _compile_cached(rules: Rules) -> Compiled:
    return Compiled(rules)


def compile(game: AnyGame | AnyRules | str, **options: Any) -> Compiled:
    """Compile a game for the kernels.

    Args:
        game: A game, its name or its rules.
        options: Options of the game.

    Returns:
        The game as tables of numbers. CannotCompile names what the kernels can't express.

    >>> from boneyard import fast
    >>> fast.compile("block-draw", players=2).rules.hand_size
    5
    """
    if isinstance(game, str):
        game = get_game(game)
    rules = game if isinstance(game, AnyRules) else game.rules(**options)
    if rules.alone:
        raise CannotCompile("fast-for-one", game=rules.game.name)
    return _compile_cached(rules)
