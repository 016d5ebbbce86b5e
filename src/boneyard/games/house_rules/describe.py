"""Rules as text: one sentence for each word of the vocabulary."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import groupby
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from boneyard.engine.kinds import AnyGame
from boneyard.games.rules_text import render_rules_text
from boneyard.i18n import Argument, Message, OneOf, message
from boneyard.i18n.translator import Translate, Translator, english
from boneyard.rules import (
    awards,
    blocks,
    boneyard_draws,
    counting,
    curved,
    dealing,
    game,
    goals,
    matching,
    opening,
    play_scoring,
    shapes,
    turns,
    twists,
)
from boneyard.rules.vocabulary import game_parameters, word_name, words_by_rule

#: The question of each part of a game, by its name as written.
RULE_MESSAGES: Final = {
    "players": "rulewords-ask-players",
    "tiles": "rulewords-ask-tiles",
    "hand": "rulewords-ask-hand",
    "deal": "rulewords-ask-deal",
    "opening": "rulewords-ask-opening",
    "match": "rulewords-ask-match",
    "table": "rulewords-ask-table",
    "draw": "rulewords-ask-draw",
    "turns": "rulewords-ask-turns",
    "on-play": "rulewords-ask-on-play",
    "on-pass": "rulewords-ask-on-pass",
    "counting": "rulewords-ask-counting",
    "block": "rulewords-ask-block",
    "out": "rulewords-ask-out",
    "tie": "rulewords-ask-tie",
    "award": "rulewords-ask-award",
    "goal": "rulewords-ask-goal",
    "teams": "rulewords-ask-teams",
    "to-the-right": "rulewords-ask-to-the-right",
    "twists": "rulewords-ask-twists",
    "": "rulewords-ask-inner",
}
#: The sentence of each word; its placeholders are the word's arguments.
WORD_MESSAGES: Final[dict[type, str]] = {
    game.DoubleN: "rulewords-double-n",
    game.Boxed: "rulewords-boxed",
    dealing.HandsAndStock: "rulewords-hands-and-stock",
    dealing.Misdeal: "rulewords-misdeal",
    dealing.WholeSet: "rulewords-whole-set",
    opening.HighestDouble: "rulewords-highest-double",
    opening.LowestDouble: "rulewords-lowest-double",
    opening.HolderOfHighest: "rulewords-holder-of-highest",
    opening.DrawForLead: "rulewords-draw-for-lead",
    opening.TakeTurns: "rulewords-take-turns",
    opening.NextLeads: "rulewords-next-leads",
    opening.WinnerLeads: "rulewords-winner-leads",
    opening.RoundDouble: "rulewords-round-double",
    opening.ByLot: "rulewords-by-lot",
    opening.AnyDouble: "rulewords-any-double",
    matching.SameValue: "rulewords-same-value",
    matching.SumTo: "rulewords-sum-to",
    matching.SameColour: "rulewords-same-colour",
    curved.Honeycomb: "rulewords-honeycomb",
    shapes.Line: "rulewords-line",
    shapes.OneArm: "rulewords-one-arm",
    shapes.Cross: "rulewords-cross",
    shapes.MalteseCross: "rulewords-maltese-cross",
    shapes.EveryDoubleSpins: "rulewords-every-double-spins",
    shapes.OneSpinner: "rulewords-one-spinner",
    shapes.Tree: "rulewords-tree",
    shapes.Trains: "rulewords-trains",
    shapes.Hub: "rulewords-hub",
    boneyard_draws.Never: "rulewords-never",
    boneyard_draws.UntilPlayable: "rulewords-until-playable",
    boneyard_draws.DrawOne: "rulewords-draw-one",
    boneyard_draws.WhileCrossOpen: "rulewords-while-cross-open",
    turns.OnePlay: "rulewords-one-play",
    turns.AsManyAsFit: "rulewords-as-many-as-fit",
    turns.AnotherOnDouble: "rulewords-another-on-double",
    turns.GoesOn: "rulewords-goes-on",
    turns.SecondDouble: "rulewords-second-double",
    turns.TurnTheNext: "rulewords-turn-the-next",
    turns.Symbols: "rulewords-symbols",
    turns.LeadAndPlay: "rulewords-lead-and-play",
    turns.CoverDoubles: "rulewords-cover-doubles",
    play_scoring.NoPlayScore: "rulewords-no-play-score",
    play_scoring.EndsMultipleOf: "rulewords-ends-multiple-of",
    play_scoring.EndsGoInto: "rulewords-ends-go-into",
    play_scoring.EndsAlike: "rulewords-ends-alike",
    play_scoring.EndsMatching: "rulewords-ends-matching",
    play_scoring.NoPassScore: "rulewords-no-pass-score",
    play_scoring.PassBonus: "rulewords-pass-bonus",
    counting.Pips: "rulewords-pips",
    counting.DearBlank: "rulewords-dear-blank",
    counting.BlankCounts: "rulewords-blank-counts",
    counting.SpecialTiles: "rulewords-special-tiles",
    counting.TilePoints: "rulewords-tile-points",
    blocks.LowestPips: "rulewords-lowest-pips",
    blocks.FewestTogether: "rulewords-fewest-together",
    blocks.LockersDuel: "rulewords-lockers-duel",
    blocks.NobodyWins: "rulewords-nobody-wins",
    blocks.FewestTiles: "rulewords-fewest-tiles",
    blocks.FewestDoubles: "rulewords-fewest-doubles",
    blocks.WhoIsOut: "rulewords-who-is-out",
    blocks.AsIfBlocked: "rulewords-as-if-blocked",
    blocks.BothPartners: "rulewords-both-partners",
    blocks.PlayOn: "rulewords-play-on",
    blocks.PointsWait: "rulewords-points-wait",
    blocks.ToTheLeader: "rulewords-to-the-leader",
    blocks.ToTheLocker: "rulewords-to-the-locker",
    blocks.AgainstTheLocker: "rulewords-against-the-locker",
    awards.OpponentsPips: "rulewords-opponents-pips",
    awards.OnePoint: "rulewords-one-point",
    awards.ToLove: "rulewords-to-love",
    awards.LosersWrite: "rulewords-losers-write",
    awards.Penalties: "rulewords-penalties",
    awards.MostMade: "rulewords-most-made",
    awards.Ranks: "rulewords-ranks",
    awards.ByLastTile: "rulewords-by-last-tile",
    awards.WithBonuses: "rulewords-with-bonuses",
    awards.Capicua: "rulewords-capicua",
    awards.LastTile: "rulewords-last-tile",
    awards.Ladder: "rulewords-ladder",
    counting.Exact: "rulewords-exact",
    counting.Nearest: "rulewords-nearest",
    counting.Up: "rulewords-up",
    goals.FirstTo: "rulewords-first-to",
    goals.LoserAt: "rulewords-loser-at",
    goals.Exactly: "rulewords-exactly",
    goals.MostAfter: "rulewords-most-after",
    goals.FewestAfter: "rulewords-fewest-after",
    twists.FaceDown: "rulewords-face-down",
    twists.MoverBlocks: "rulewords-mover-blocks",
    twists.Sweep: "rulewords-sweep",
    twists.LastOneEnds: "rulewords-last-one-ends",
    twists.DiscardToPass: "rulewords-discard-to-pass",
    twists.Muggins: "rulewords-muggins",
    twists.SayDomino: "rulewords-say-domino",
    twists.ChooseDirection: "rulewords-choose-direction",
    twists.DoubleBack: "rulewords-double-back",
    twists.Doubling: "rulewords-doubling",
    twists.PerfectTen: "rulewords-perfect-ten",
}


def describe_rule_slot(rule: str) -> Argument:
    """Return the question that a part of a game answers."""
    return message(RULE_MESSAGES[rule]) if rule in RULE_MESSAGES else rule


class RuleContext(Struct, frozen=True):
    """What the sentences of a game's words depend on besides the words themselves."""

    rest: Literal["none", "maybe", "yes"] = "yes"
    """Whether tiles are left after the deal: never, with some numbers of players, always."""
    boneyard: bool = True
    """Whether tiles that are left form a boneyard."""
    draws: bool = True
    """Whether players who can't play can draw."""
    passes: bool = True
    """Whether players who can neither play nor draw pass; if not, the round is over (YT-3)."""
    start_tile: bool = False
    """Whether tiles are on the table before the first play."""
    teams: Literal["yes", "no", "any"] = "any"
    """Any: a word by itself, for players and teams alike."""
    blocks: bool = True
    """Whether a round can be blocked."""
    ties: bool = True
    """Whether a round can end without a winner."""
    only_blocks_tie: bool = False
    """Whether a round without a winner is always a blocked one."""
    bad: bool = False
    """Whether points are bad."""
    later: bool = True
    """Whether more than one round is played."""
    lot: bool = False
    """Whether the first lead was drawn for, so that only later rounds are described (WM-2)."""
    resets: Literal["no", "zero", "one"] = "no"
    """Whether scores go back to 0, or may stay at 1 each: then no winner leads (JA-4)."""
    leaderless: bool = True
    """Whether a round can end without a winner who leads the next one."""
    early: bool = False
    """Whether a lead can be too large to catch up (FR-6)."""
    double_dealt: bool = False
    """Whether a hand surely has a double."""
    hub_placed: bool = False
    """Whether the hub is in the middle from the start."""
    trains: bool = True
    """Whether each player has a train."""
    covers: bool = True
    """Whether doubles on trains must be covered."""
    several: Literal["always", "some"] = "some"
    """Whether three or more always play."""

    def to_gaps(self) -> dict[str, Argument]:
        """Return the context as arguments of messages."""
        return {name: _message_argument(getattr(self, name)) for name in self.__struct_fields__}


#: A word by itself, as in the dictionary.
ANY_GAME: Final = RuleContext()


def context_of(rules: game.Game) -> RuleContext:
    """Find out what the sentences of a game depend on."""
    left = {_count_left(rules, players) for players in rules.players}
    blocked = _can_block(rules)
    # Players search the boneyard for the hub, even if they never draw otherwise (HU-4).
    searches = rules.opening.searches and not rules.opening.placed
    draws = _draws_from(rules.draw, max(left)) and not isinstance(rules.deal, dealing.WholeSet)
    table = rules.table
    ties, resets = _can_tie(rules, blocked), _can_reset(rules)
    return RuleContext(
        rest="yes" if min(left) else "maybe" if max(left) else "none",
        boneyard=draws or (searches and max(left) > 0),
        draws=draws,
        passes=not rules.combined_twists.mover_blocks,
        start_tile=_start_tiles(rules) > 0,
        teams="yes" if rules.teams else "no",
        blocks=blocked,
        ties=ties,
        only_blocks_tie=not (_ignores_hands(rules) or rules.out.compares_hands),
        resets=resets,
        leaderless=ties or resets != "no",
        early=rules.gives_one_point,
        bad=isinstance(rules.goal, goals.LoserAt | goals.FewestAfter),
        later=not (isinstance(rules.goal, goals.MostAfter) and rules.goal.rounds == 1),
        double_dealt=not max(left) and _has_spare_doubles(rules),
        hub_placed=rules.opening.placed,
        trains=isinstance(table, shapes.Trains),
        covers=isinstance(table, shapes.Trains) and table.binding,
        several="always" if min(rules.players) > 2 else "some",
    )


def _draws_from(drawing: boneyard_draws.Drawing, left: int) -> bool:
    """Say whether a player can ever draw, if so many tiles are left after the deal."""
    match drawing:
        case boneyard_draws.Never():
            return False
        case boneyard_draws.WhileCrossOpen(before, after):
            return _draws_from(before, left) or _draws_from(after, left)
        case boneyard_draws.UntilPlayable() | boneyard_draws.DrawOne():
            return left > drawing.leave
    return left > 0


def _has_spare_doubles(rules: game.Game) -> bool:
    """Say whether the tiles on the table before the first play can't be all doubles of the set."""
    return all(
        sum(tile.is_double for tile in rules.tiles.tiles(players))
        > _start_tiles(rules) + rules.opening.placed
        for players in rules.players
    )


def _start_tiles(rules: game.Game) -> int:
    return rules.deal.start if isinstance(rules.deal, dealing.HandsAndStock) else 0


def _count_left(rules: game.Game, players: int) -> int:
    """Count the tiles that no hand gets and that aren't on the table from the start."""
    tiles = len(rules.tiles.tiles(players))
    each = rules.deal.hand_size(tiles, players, rules.hand_for(players))
    hub = isinstance(rules.opening, opening.RoundDouble) and rules.opening.placed
    return tiles - players * each - _start_tiles(rules) - hub


def _can_block(rules: game.Game) -> bool:
    """Say whether a round can be blocked: not if the lead is everyone's only tile."""
    if isinstance(rules.deal, dealing.WholeSet) or rules.combined_twists.last_one_ends:
        return True
    on_table = isinstance(rules.opening, opening.RoundDouble) or _start_tiles(rules) > 0
    return on_table or any(rules.hand_for(players) > 1 for players in rules.players)


def _can_tie(rules: game.Game, blocked: bool) -> bool:
    """Say whether a round can end without a winner."""
    if _ignores_hands(rules):
        return True
    if not blocked and not rules.out.compares_hands:
        return False
    sure = blocks.ToTheLeader | blocks.ToTheLocker | blocks.AgainstTheLocker
    if isinstance(rules.tie, sure) or isinstance(rules.block, sure):
        return False
    # No two tiles of a plain set are equal, so the lowest tile always decides.
    plain = isinstance(rules.tiles, game.DoubleN)
    return not (plain and isinstance(rules.block, blocks.LowestPips) and rules.block.then_tile)


def _can_reset(rules: game.Game) -> Literal["no", "zero", "one"]:
    """Say whether scores go back to 0, and whether a round may leave all at 1 (JA-7, JA-8)."""
    award = awards.without_bonuses(rules.award)
    if not (isinstance(award, awards.ToLove) and award.love):
        return "no"
    return "one" if award.one_all else "zero"


def _ignores_hands(rules: game.Game) -> bool:
    """Say whether points or places decide a round, not who goes out or holds least."""
    award = awards.without_bonuses(rules.award)
    return isinstance(award, awards.MostMade | awards.Ranks)


def describe_word(word: object, context: RuleContext = ANY_GAME) -> Message:
    """Return the sentence of a word in a game."""
    assert is_dataclass(word)
    if type(word) is opening.NextLeads and isinstance(word.first, opening.TakeTurns):
        # The seats lead in turn from the first round on.
        word = word.first
    if isinstance(word, counting.SpecialTiles):
        # Of a tile that is named twice, the last number counts.
        word = replace(word, tiles=tuple({one.tile: one for one in word.tiles}.values()))
    inner = context
    if isinstance(word, opening.ByLot):
        inner = msgspec.structs.replace(context, lot=True)
    elif context.lot and isinstance(word, opening.NextLeads):
        inner = msgspec.structs.replace(context, lot=False)
    gaps = {
        field.name: _message_argument(getattr(word, field.name), inner)
        for field in fields(word)
        if not field.metadata.get("given")
    }
    gaps |= context.to_gaps()
    if isinstance(word, game.DoubleN | game.Boxed):
        gaps["tiles"] = len(word.tiles(0))
    if isinstance(word, game.Boxed):
        gaps["name"] = word.name.title()
    if isinstance(word, matching.SameValue | matching.SumTo):
        gaps["has_wild"] = _message_argument(bool(word.wild))
    if isinstance(word, awards.OpponentsPips):
        gaps |= _describe_counted_pips(word, context)
    gaps |= _describe_lead_doubles(word, context)
    if type(word) not in WORD_MESSAGES:
        return message("rulewords-other", word=word_name(type(word)))
    if context.lot and isinstance(word, opening.WinnerLeads):
        return message("rulewords-winner-leads-later", **gaps)
    if context.start_tile and type(word) in HOLDER_MESSAGES:
        return message(HOLDER_MESSAGES[type(word)], **gaps)
    return message(WORD_MESSAGES[type(word)], **gaps)


#: Sentences for who begins where nothing is led, because tiles are on the table already.
HOLDER_MESSAGES: Final[dict[type, str]] = {
    opening.HighestDouble: "rulewords-holder-of-highest",
    opening.LowestDouble: "rulewords-holder-of-lowest",
}


def _describe_lead_doubles(word: object, context: RuleContext) -> dict[str, Argument]:
    """Say what happens without a double, and what the winner may lead or hand over."""
    match word:
        case opening.AnyDouble():
            return {"otherwise": "never" if context.double_dealt else "draw"}
        case opening.HighestDouble() if context.double_dealt:
            return {"otherwise": "never"}
        case opening.WinnerLeads() if context.start_tile:
            return {"double": "no", "partners": "no"}
        case opening.WinnerLeads(locker=True) if context.only_blocks_tie:
            # The lead of a round without a winner is that of a blocked one (KZ-4).
            return {"leaderless": "yes" if context.resets != "no" else "no"}
    return {}


def _describe_counted_pips(word: awards.OpponentsPips, context: RuleContext) -> dict[str, Argument]:
    """Say how hands are counted, without what has no effect."""
    own_blocked = word.own_blocked and not word.own_too and context.blocks
    facts = {
        "own_blocked": own_blocked,
        "minus_own": word.minus_own and context.blocks and not (own_blocked or word.own_too),
        "own_out": word.own_out and not word.own_too,
        "rounds_each": not isinstance(word.each_hand, counting.Exact),
        "rounds_total": not isinstance(word.total, counting.Exact),
        "rounds_blocked": context.blocks and not isinstance(word.when_blocked, counting.Exact),
    }
    return {name: _message_argument(fact) for name, fact in facts.items()}


def _message_argument(value: object, context: RuleContext = ANY_GAME) -> Argument:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if is_dataclass(value):
        return describe_word(value, context)
    if isinstance(value, tuple):
        return tuple(_list_item(one) for one in value) or ""
    if isinstance(value, Mapping):
        return ""
    assert isinstance(value, str | int | float)
    return value


def _list_item(value: object) -> Argument:
    if is_dataclass(value):
        return describe_word(value)
    if isinstance(value, tuple):
        points = "/".join(map(str, value))
        return message("rulewords-rank-points", points=points, players=len(value))
    return str(value)


def describe_rules(rules: game.Game) -> list[tuple[Argument, list[Message]]]:
    """List every rule of a game that matters: its question and its sentences."""
    found: list[tuple[Argument, list[Message]]] = []
    rules = rules.resolve_goal(min(rules.players))
    context = context_of(rules)
    for name, part in game_parameters().items():
        sentences = _describe_rule(rules, context, name, getattr(rules, part.field))
        if sentences:
            found.append((describe_rule_slot(name), sentences))
    return found


def _describe_rule(rules: game.Game, context: RuleContext, name: str, value: Any) -> list[Message]:
    if name in RULE_DESCRIBERS:
        return RULE_DESCRIBERS[name](rules, context)
    if name in words_by_rule():
        words = value if isinstance(value, tuple) else (value,)
        more = _describe_set_changes(rules) if name == "tiles" else []
        return [*(describe_word(word, context) for word in words), *more]
    return []


def _describe_players(rules: game.Game, context: RuleContext) -> list[Message]:
    players = message("rulewords-players", players=_player_counts(rules))
    return [players] if rules.teams else [players, message("rulewords-alone")]


def _player_counts(rules: AnyGame) -> Argument:
    """Return the numbers of players: a list, or a range if there are many."""
    counts = rules.players
    return f"{counts[0]}–{counts[-1]}" if len(counts) > 3 else OneOf(tuple(map(str, counts)))


def _describe_teams(rules: game.Game, context: RuleContext) -> list[Message]:
    return [message("rulewords-teams")] if rules.teams else []


def _describe_direction(rules: game.Game, context: RuleContext) -> list[Message]:
    chosen = any(isinstance(one, twists.ChooseDirection) for one in rules.twists)
    if chosen or max(rules.players) < 3:
        return []
    return [message("rulewords-to-the-right" if rules.to_the_right else "rulewords-to-the-left")]


def _describe_opening(rules: game.Game, context: RuleContext) -> list[Message]:
    if rules.combined_twists.face_down:
        return [message("rulewords-turns-over", **context.to_gaps())]
    first = getattr(rules.opening, "first", rules.opening)
    by_number = getattr(first, "otherwise", "") == opening.HIGHEST
    more = [message("rulewords-symbols-lead")] if _has_symbols(rules) and by_number else []
    if isinstance(rules.deal, dealing.HandsAndStock) and rules.deal.turns_up:
        # A tile that is turned up takes the place of the lead, where one is left over (GA-10).
        later = rules.opening.then if isinstance(rules.opening, opening.ByLot) else rules.opening
        how = "winner" if isinstance(later, opening.WinnerLeads) else "turns"
        more.append(message("rulewords-turned-up-begins", how=how, rest=context.rest))
        if context.rest == "yes":
            return more[-1:]
        if context.rest == "none":
            more.pop()
    return [describe_word(rules.opening, context), *more]


def _has_symbols(rules: game.Game) -> bool:
    return isinstance(rules.tiles, game.Boxed) and rules.tiles.faces == "colours"


def _describe_drawing(rules: game.Game, context: RuleContext) -> list[Message]:
    if rules.combined_twists.face_down:
        return []
    if isinstance(rules.deal, dealing.WholeSet):
        context = msgspec.structs.replace(context, rest="none")
    drawing = [describe_word(rules.draw if context.draws else boneyard_draws.Never(), context)]
    discards = [one for one in rules.twists if isinstance(one, twists.DiscardToPass)]
    if discards and not context.draws:
        drawing = []  # it would say that they pass
    return [*drawing, *(describe_word(one, context) for one in discards)]


def _describe_play_scores(rules: game.Game, context: RuleContext) -> list[Message]:
    return [describe_word(rules.on_play, context)] if _scores_in_play(rules) else []


def _scores_in_play(rules: game.Game) -> bool:
    return not isinstance(rules.on_play, play_scoring.NoPlayScore)


def _describe_pass_scores(rules: game.Game, context: RuleContext) -> list[Message]:
    word = rules.on_pass
    scores = isinstance(word, play_scoring.PassBonus) and (word.bonus > 0 or word.on_double > 0)
    # Where tiles are discarded, no one passes.
    return [describe_word(word, context)] if scores and not rules.combined_twists.discards else []


def _describe_counting(rules: game.Game, context: RuleContext) -> list[Message]:
    plain = _counts_pips_only(rules.counting)
    if not _has_symbols(rules):
        return [describe_word(counting.Pips() if plain else rules.counting, context)]
    pips = [] if plain else [rules.counting]
    return [*(describe_word(word, context) for word in pips), message("rulewords-symbols-count")]


def _counts_pips_only(word: object) -> bool:
    """Say whether a hand counts no more and no less than its pips."""
    match word:
        case counting.BlankCounts(points) | counting.DearBlank(points):
            return points == 0
        case counting.SpecialTiles(tiles):
            return not tiles
    return isinstance(word, counting.Pips)


def _describe_going_out(rules: game.Game, context: RuleContext) -> list[Message]:
    if rules.combined_twists.last_one_ends:
        return []
    if _ignores_hands(rules):
        return [message("rulewords-out-ends")]
    return [describe_word(rules.out, context)]


def _describe_block(rules: game.Game, context: RuleContext) -> list[Message]:
    if not context.blocks and not rules.out.compares_hands:
        return []
    mover = next((one for one in rules.twists if isinstance(one, twists.MoverBlocks)), None)
    found = [] if not context.blocks else [message("rulewords-blocked", **context.to_gaps())]
    if mover is not None:
        found = [describe_word(mover, context)]
    award = awards.without_bonuses(rules.award)
    if isinstance(award, awards.Ranks):
        return [*found, message("rulewords-blocked-ranks")]
    if isinstance(award, awards.MostMade):
        return found
    # A block that no one wins is a tie at once.
    word = rules.tie if isinstance(rules.block, blocks.NobodyWins) else rules.block
    return [*found, describe_word(word, context)]


def _describe_tie(rules: game.Game, context: RuleContext) -> list[Message]:
    if _ignores_hands(rules) or isinstance(rules.block, blocks.NobodyWins):
        return []
    without_tie = _can_tie(replace(rules, tie=blocks.NobodyWins()), context.blocks)
    return [describe_word(rules.tie, context)] if without_tie else []


def _describe_twists(rules: game.Game, context: RuleContext) -> list[Message]:
    return [describe_word(one, context) for one in rules.twists if _matters(one, rules, context)]


def _matters(twist: object, rules: game.Game, context: RuleContext) -> bool:
    """Say whether a twist changes anything in a game, and isn't told with another rule."""
    match twist:
        case twists.MoverBlocks() | twists.DiscardToPass():
            return False
        case twists.Sweep():
            return context.draws
        case twists.Muggins():
            return _scores_in_play(rules)
        case twists.ChooseDirection() | twists.DoubleBack():
            return max(rules.players) > 2
    return True


def _describe_hands(rules: game.Game, context: RuleContext) -> list[Message]:
    if isinstance(rules.deal, dealing.WholeSet):
        return []
    if len({rules.hand_for(players) for players in rules.players}) == 1:
        return [message("rulewords-hand", each=rules.hand_for(rules.players[0]))]
    by_size = groupby(rules.players, rules.hand_for)
    each = tuple(
        message("rulewords-hand-for", each=size, players=OneOf(tuple(map(str, players))))
        for size, players in by_size
    )
    return [message("rulewords-hands", hands=each)]


def _describe_set_changes(rules: game.Game) -> list[Message]:
    out = rules.tiles.without if isinstance(rules.tiles, game.DoubleN) else {}
    large = tuple(str(players) for players in rules.players if _count_left(rules, players) < 0)
    return [
        *(
            message("rulewords-without", players=players, tiles=tuple(dict.fromkeys(tiles)))
            for players, tiles in sorted(out.items())
            if players in rules.players and tiles
        ),
        *([message("rulewords-larger-set", players=OneOf(large))] if large else []),
    ]


#: Rules whose sentences depend on more than their own words.
RULE_DESCRIBERS: Final[Mapping[str, Callable[[game.Game, RuleContext], list[Message]]]] = {
    "players": _describe_players,
    "teams": _describe_teams,
    "to-the-right": _describe_direction,
    "hand": _describe_hands,
    "opening": _describe_opening,
    "draw": _describe_drawing,
    "on-play": _describe_play_scores,
    "on-pass": _describe_pass_scores,
    "counting": _describe_counting,
    "out": _describe_going_out,
    "block": _describe_block,
    "tie": _describe_tie,
    "twists": _describe_twists,
}


def rules_to_markdown(rules: game.Game, say: Translate = english) -> str:
    """Format the rules of a game as Markdown, a line for each; the first is a summary."""
    rows = [
        f"- **{say(about)}**: {_join_sentences(sentences, say)}"
        for about, sentences in describe_rules(rules)
    ]
    return "\n".join([summary_line(rules, say), "", *rows]) + "\n"


def rules_markdown(rules: AnyGame, voice: Translator) -> str:
    """Return the hand-written rules of a game, or generated ones, as Markdown."""
    if not rules.rules_json:
        return render_rules_text(rules, voice)
    assert not rules.alone
    return rules_to_markdown(rules, voice.translate)


def summary_line(rules: AnyGame, say: Translate = english) -> str:
    """Summarise who plays, and how the match is won."""
    assert not rules.alone
    players = message("rulewords-players", players=_player_counts(rules))
    played = rules.resolve_goal(min(rules.players))
    return _join_sentences([players, describe_word(played.goal, context_of(played))], say)


def _join_sentences(sentences: list[Message], say: Translate) -> str:
    """Join sentences with single spaces."""
    return " ".join(" ".join(say(one).split()) for one in sentences)
