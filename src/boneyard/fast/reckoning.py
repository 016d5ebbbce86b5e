"""Asking the declaration what the end of a round brings, and what hands and passes count."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from boneyard.fast import fields
from boneyard.fast.compile_rules import known
from boneyard.fast.errors import CannotCompile
from boneyard.fast.fields import Numbers, game_table
from boneyard.rules import awards, blocks, bonuses, counting, rounding, scoring
from boneyard.rules.game import Rules

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
    if type(word) is bonuses.WithBonuses:
        _ask_bonuses(g, rules, word)
        word = word.award
    g[fields.G_AWARD] = known(
        word,
        {
            awards.OpponentsPips: fields.OPPONENTS_PIPS,
            awards.OnePoint: fields.ONE_POINT,
            awards.Penalties: fields.PENALTIES,
            awards.MostMade: fields.MOST_MADE,
            awards.Ranks: fields.RANKS,
            awards.ToLove: fields.TO_LOVE,
            awards.LosersWrite: fields.LOSERS_WRITE,
        },
        "award",
    )
    if isinstance(word, awards.OpponentsPips):
        g[fields.G_AWARD_TWO] = word.pips_a_point
        g[fields.G_OWN_OUT], g[fields.G_OWN_BLOCKED] = word.own(out=True), word.own(out=False)
        _ask_rounding(game_table(g, "round_each"), word.each_hand)
        _ask_rounding(game_table(g, "round_out"), word.total)
        _ask_rounding(game_table(g, "round_blocked"), word.when_blocked)
    elif isinstance(word, awards.ToLove):
        g[fields.G_AWARD_ONE], g[fields.G_AWARD_TWO] = word.love, word.one_all
    elif isinstance(word, awards.LosersWrite):
        g[fields.G_AWARD_ONE] = word.entry
    elif isinstance(word, awards.Penalties):
        g[fields.G_AWARD_ONE] = word.for_out
    elif isinstance(word, awards.Ranks):
        scale = next(ranks for ranks in word.scale if len(ranks) == rules.players)
        game_table(g, "scale")[: len(scale)] = scale


def _ask_bonuses(g: Numbers, rules: Rules, word: bonuses.WithBonuses) -> None:
    g[fields.G_HAS_BONUSES] = True
    for part, kind in ((word.capicua, bonuses.Capicua), (word.last, bonuses.LastTile),
                       (word.ladder, bonuses.Ladder)):  # fmt: skip
        known(part, (kind,), "bonus")
    doubles = word.capicua.gives == bonuses.DOUBLE
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
    each = getattr(award, "each_hand", rounding.Exact())
    more = max(each.rounded(count) - count for count in range(fields.PIPS))
    if most + rules.players * more > fields.PIPS + _SPARE:
        raise CannotCompile("fast-large-counts", most=fields.PIPS)


#: No hand holds a whole set: its first tiles lie.
_SPARE: Final = 64


def _ask_rounding(table: Any, word: Any) -> None:
    known(word, (rounding.Exact, rounding.Nearest, rounding.Up), "rounding")
    middle = len(table) // 2
    table[:] = [word.rounded(count - middle) for count in range(len(table))]


#: What is asked here, one question after the other; the first follow those about dealing.
QUESTIONS: Sequence[Callable[[Numbers, Rules], None]] = (ask_award, ask_counting)
