"""Checks of custom rules: whether they can be played together."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from math import gcd
from typing import Final

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.core.tiles import Tile
from boneyard.rules import awards, blocks, boneyard_draws, goals, opening, play_scoring, shapes
from boneyard.rules import matching as match_words
from boneyard.rules import turns as turn_words
from boneyard.rules import twists as twist_words
from boneyard.rules.curved import Honeycomb
from boneyard.rules.dealing import HandsAndStock, WholeSet
from boneyard.rules.game import Boxed, DoubleN, Game, Rules, State
from boneyard.rules.serialization import RuleError
from boneyard.rules.types import MAX_PLAYERS
from boneyard.rules.vocabulary import word_name

#: A deal that must be repeated more often than this is refused.
MAX_DEAL_ATTEMPTS: Final = 60
#: A match that would take more rounds than this is refused.
MAX_ROUNDS: Final = 100


def iter_words(part: object) -> Iterator[object]:
    """Yield a word, and the words inside it."""
    if isinstance(part, tuple):
        for one in part:
            yield from iter_words(one)
    elif is_dataclass(part):
        yield part
        for field in fields(part):
            if not field.metadata.get("given"):
                yield from iter_words(getattr(part, field.name))


def check_rules(game: Game) -> None:
    """Raise RuleError with one sentence if rules can't be played together."""
    for look in CHECKS:
        look(game)


def _check_players(game: Game) -> None:
    players = game.players
    if not players or players != tuple(range(players[0], players[-1] + 1)):
        raise RuleError("houserules-players-gap", ("players",))
    if players[-1] > MAX_PLAYERS:
        raise RuleError("houserules-players-many", ("players",), most=MAX_PLAYERS)
    if game.teams and players != (4,):
        raise RuleError("houserules-teams-four", ("teams",))
    if not isinstance(game.hand, int):
        for many in players:
            if many not in game.hand:
                raise RuleError("houserules-hand-missing", ("hand",), players=many)


def _check_tiles(game: Game) -> None:
    tiles, curved = game.tiles, isinstance(game.table, Honeycomb)
    if isinstance(tiles, DoubleN):
        if tiles.most not in tiles.sizes:
            raise RuleError("houserules-most-size", ("tiles",), most=tiles.most)
        if tiles.faces == "colours":
            raise RuleError("houserules-colours", ("tiles",))
        if curved:
            raise RuleError("houserules-curved-table", ("table",))
    elif not curved:
        raise RuleError("houserules-curved-tiles", ("table",), word="honeycomb")
    coloured = isinstance(tiles, Boxed) and tiles.faces == "colours"
    if coloured is not isinstance(game.match, match_words.SameColour):
        raise RuleError("houserules-same-colour", ("match",), word="same-colour")
    if isinstance(game.turns, turn_words.Symbols) and not coloured:
        raise RuleError("houserules-symbols", ("turns",), word="symbols")
    if isinstance(game.match, match_words.SumTo):
        highest = max(tile.a.pips for tile in tiles.tiles(game.players[0]))
        if not highest <= game.match.total <= 2 * highest:
            raise RuleError("houserules-sum", ("match",), least=highest, most=2 * highest)


def _check_set_size(game: Game) -> None:
    """Check that the set has enough tiles for the hands, and that misdeals are rare."""
    for players in game.players:
        rules = find_playable_rules(game, players)
        if rules is None:
            each = game.deal.hand_size(_count_tiles(game, players), players, game.hand_for(players))
            raise RuleError("houserules-hand-large", ("hand",), players=players, each=each,
                            tiles=_count_tiles(game, players))  # fmt: skip
        _check_deals(rules)
    named = [(word, word.tile) for word in iter_words(_parts(game)) if hasattr(word, "tile")]
    texts = {tile.text for tile in game.tiles.tiles(game.players[0])}
    for word, tile in named:
        idle = isinstance(word, awards.LastTile) and not word.gives
        if tile not in texts and not idle:
            raise RuleError("houserules-tile-foreign", tile=tile, word=word_name(type(word)))


#: From more players on, the usual set needn't be large enough.
LARGE_TABLE: Final = 8


def find_playable_rules(game: Game, players: int) -> Rules | None:
    """Return the rules for so many players; None: the set has too few tiles.

    A large table may need a larger set than the usual one, among those of the game (TW-1).
    """
    sizes: tuple[int, ...] = ()
    # The fewest players must do with the usual one.
    if isinstance(game.tiles, DoubleN) and players > max(LARGE_TABLE, game.players[0]):
        sizes = game.tiles.sizes
    for chosen in ({}, *({"set": size} for size in sorted(sizes))):
        try:
            return game.rules(players=players, **chosen)
        except OptionError:
            continue
    return None


def _count_tiles(game: Game, players: int) -> int:
    return len(game.tiles.tiles(players))


def _parts(game: Game) -> tuple[object, ...]:
    return tuple(getattr(game, field.name) for field in fields(game))


def _check_deals(rules: Rules) -> None:
    chance = Seeded("a deal that is right")
    for attempt in range(MAX_DEAL_ATTEMPTS):
        tiles = chance.shuffled(rules.tiles, 1, f"deal:{attempt}")
        if not rules.must_redeal(rules.game.deal.deal(tiles, rules.players, rules.hand_size)):
            return
    raise RuleError("houserules-no-deal", ("opening",), players=rules.players)


def _check_start(game: Game) -> None:
    deal = game.deal
    start = deal.start if isinstance(deal, HandsAndStock) else 0
    if isinstance(deal, HandsAndStock) and deal.start_single and not start:
        raise RuleError("houserules-start-single", ("deal",))
    most = 2 if isinstance(game.table, Honeycomb) else 1
    if start > most:
        raise RuleError("houserules-start-many", ("deal",), most=most)
    word = game.opening
    if isinstance(word, opening.ByLot):
        word = word.then
        drawing = opening.DrawForLead | opening.ByLot | opening.HolderOfHighest
        if isinstance(word, drawing) or word.searches:
            raise RuleError("houserules-lot-then", ("opening",), word=word_name(type(word)))
    first = getattr(word, "first", word)
    # These need more than a lead decided by the round before can provide.
    asking = (
        opening.DrawForLead | opening.NextLeads | opening.RoundDouble | opening.ByLot
        | opening.AnyDouble
    )  # fmt: skip
    if first is not word and isinstance(first, asking):
        raise RuleError("houserules-first-lead", ("opening",), word=word_name(type(first)))
    _check_partners(game, word)
    if isinstance(first, opening.HolderOfHighest) and not start:
        raise RuleError("houserules-holder", ("opening",), word="holder-of-highest")


def _check_partners(game: Game, word: opening.Opening) -> None:
    """Check that there are partners who can choose the leader (WM-1)."""
    if not (isinstance(word, opening.WinnerLeads) and word.partners):
        return
    if not game.teams:
        raise RuleError("houserules-partners", ("opening",), word="partners")
    if word.double:
        raise RuleError("houserules-partners-double", ("opening",))


#: Tables on which the sides that nobody has played on are known.
_MATCHING_TABLES: Final = (
    shapes.Line, shapes.OneArm, shapes.Cross, shapes.MalteseCross, shapes.OneSpinner,
    shapes.EveryDoubleSpins,
)  # fmt: skip


def _check_combinations(game: Game) -> None:
    """Check words that depend on other words."""
    if (
        isinstance(game.on_play, play_scoring.EndsMatching)
        and type(game.table) not in _MATCHING_TABLES
    ):
        raise _needs_error("on-play", game.on_play, "line")
    on_pass = game.on_pass
    if isinstance(on_pass, play_scoring.PassBonus) and on_pass.bonus and on_pass.on_double:
        raise RuleError("houserules-two-pass-bonuses", ("on-pass",))
    if isinstance(game.on_play, play_scoring.EndsAlike) and type(game.table) is not shapes.Line:
        raise _needs_error("on-play", game.on_play, "line")
    branches = type(game.table) not in (shapes.Line, shapes.OneArm)
    if branches and not getattr(game.table, "across", True):
        raise RuleError("houserules-across", ("table",), word=word_name(type(game.table)))
    for word in iter_words(game.draw):
        if isinstance(word, boneyard_draws.WhileCrossOpen) and not isinstance(
            game.table, shapes.Cross
        ):
            raise _needs_error("draw", word, "cross")
        if isinstance(word, boneyard_draws.WhileCrossOpen) and any(
            isinstance(one, boneyard_draws.WhileCrossOpen) for one in (word.before, word.after)
        ):
            raise RuleError("houserules-twice", ("draw",), word=word_name(type(word)))
    if isinstance(game.award, awards.WithBonuses):
        inner = game.award.award
        if isinstance(inner, awards.WithBonuses):
            raise RuleError("houserules-twice", ("award",), word="with-bonuses")
    if game.teams and any(isinstance(word, awards.Penalties) for word in iter_words(game.award)):
        raise RuleError("houserules-no-teams", ("teams",), word="penalties")
    made = any(isinstance(word, awards.MostMade) for word in iter_words(game.award))
    if made and not _scores_in_play(game):
        raise RuleError("houserules-most-made", ("award",), word="most-made")
    _check_hubs(game)
    _check_face_down(game)
    _check_twists(game)


#: The most arms of a hub where every double has feet, so that they fit beside each other (CF-2).
MAX_ARMS_WITH_FEET: Final = 6


def _check_hubs(game: Game) -> None:
    """Check that the double where trains and feet begin can be led, placed or found."""
    word = game.opening
    double = isinstance(word, opening.RoundDouble | opening.AnyDouble) or (
        isinstance(word, opening.HighestDouble) and word.otherwise == opening.REDEAL
    )
    if isinstance(game.table, shapes.Trains | shapes.Hub) and not double:
        raise _needs_error("table", game.table, "round-double")
    if isinstance(game.table, shapes.MalteseCross) and not double:
        raise _needs_error("table", game.table, "highest-double")
    if (
        isinstance(game.table, shapes.Hub)
        and game.table.feet
        and game.table.arms > MAX_ARMS_WITH_FEET
    ):
        raise RuleError("houserules-hub-arms", ("table", "hub", "arms"), most=MAX_ARMS_WITH_FEET)
    plain = isinstance(game.deal, HandsAndStock) and not (game.deal.start or game.deal.turns_up)
    if word.searches and not plain:
        raise _needs_error("opening", word, "hands-and-stock")


def _needs_error(rule: str, word: object, other: str) -> RuleError:
    return RuleError("houserules-goes-with", (rule,), word=word_name(type(word)), other=other)


def _check_face_down(game: Game) -> None:
    """Check rules for face-down rows: tiles are turned over, and nobody can look for a double."""
    blind, turning = game.combined_twists.face_down, isinstance(game.turns, turn_words.TurnTheNext)
    if blind and not turning:
        raise RuleError(
            "houserules-goes-with", ("twists",), word="face-down", other="turn-the-next"
        )
    if turning and not blind:
        raise RuleError("houserules-goes-with", ("turns",), word="turn-the-next", other="face-down")
    if not blind:
        return
    for rule, word, other in (("deal", game.deal, WholeSet),
                              ("draw", game.draw, boneyard_draws.Never),
                              ("opening", game.opening, opening.TakeTurns)):  # fmt: skip
        if not isinstance(word, other):
            raise RuleError(
                "houserules-goes-with", (rule,), word="face-down", other=word_name(other)
            )


def _check_twists(game: Game) -> None:
    kinds = [type(word) for word in game.twists]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise RuleError("houserules-twice", ("twists",), word=word_name(kind))
    if game.combined_twists.drains_boneyard:
        for word in iter_words(game.draw):
            leaving = boneyard_draws.UntilPlayable | boneyard_draws.DrawOne
            leaves = isinstance(word, leaving) and word.leave > 0
            if isinstance(word, boneyard_draws.Never) or leaves:
                raise RuleError("houserules-sweep", ("twists",), word="sweep")
    drops_out = not isinstance(game.out, blocks.WhoIsOut | blocks.AsIfBlocked) or isinstance(
        game.out, blocks.BothPartners
    )
    for kind in (twist_words.LastOneEnds, twist_words.FaceDown):
        if kind in kinds and drops_out:
            raise RuleError("houserules-apart", ("out",), word=word_name(type(game.out)),
                            other=word_name(kind))  # fmt: skip
        if kind in kinds and twist_words.DiscardToPass in kinds:
            raise RuleError("houserules-apart", ("twists",), word="discard-to-pass",
                            other=word_name(kind))  # fmt: skip
    ranks = next((w for w in iter_words(game.award) if isinstance(w, awards.Ranks)), None)
    if ranks is not None:
        for players in game.players:
            if not any(len(scale) == players for scale in ranks.scale):
                raise RuleError("houserules-scale", ("award",), players=players)
    if twist_words.LastOneEnds in kinds and ranks is None:
        raise RuleError("houserules-goes-with", ("twists",), word="last-one-ends", other="ranks")
    if ranks is not None and twist_words.LastOneEnds not in kinds:
        raise RuleError("houserules-goes-with", ("award",), word="ranks", other="last-one-ends")


def _scores_in_play(game: Game) -> bool:
    """Return whether plays can score: the smallest sum of two ends is enough."""
    tiles = game.rules(players=game.players[0]).tiles
    reached = 2 * max(half.pips for tile in tiles for half in tile.halves)
    match game.on_play:
        case play_scoring.NoPlayScore():
            return False
        case play_scoring.EndsMultipleOf(step, pips_a_point):
            return -(-pips_a_point // step) * step <= reached
        case play_scoring.EndsGoInto(steps):
            return min(steps) <= reached
    return True


def _check_match_ends(game: Game) -> None:
    """Check that a match ends: a side can reach the target, in a reasonable number of rounds."""
    nobody = isinstance(game.block, blocks.NobodyWins) and isinstance(game.tie, blocks.NobodyWins)
    if game.out.compares_hands and nobody:
        raise RuleError("houserules-no-points", ("out",))
    goal = game.goal
    target = getattr(goal, "target", None)
    if target is None:
        return
    for players in game.players:
        rules = find_playable_rules(game, players)
        assert rules is not None, "checked before"
        made = sorted(set(_sample_round_points(rules)))
        if not made:
            raise RuleError("houserules-no-points", ("goal",))
        usual = max(1, made[len(made) // 2])
        if target / usual > MAX_ROUNDS:
            raise RuleError(
                "houserules-far", ("goal",), target=target, rounds=round(target / usual)
            )
        step = gcd(*made)
        void = isinstance(goal, goals.FirstTo) and goal.void_beyond
        exact = isinstance(goal, goals.Exactly)
        if (void and target % step) or (exact and (target % step or min(made) > step)):
            raise RuleError("houserules-unreachable", ("goal",), target=target, step=min(made))
        love = next((w for w in iter_words(game.award) if isinstance(w, awards.ToLove)), None)
        if love is not None and love.love and target > MAX_LOVE_TARGET:
            raise RuleError("houserules-love-long", ("goal",), most=MAX_LOVE_TARGET)


#: How many rounds a side may have to win while no other side wins one.
MAX_LOVE_TARGET: Final = 10


def _sample_round_points(rules: Rules) -> Iterator[int]:
    """Sample the points that round ends bring from the award itself, for light and heavy hands."""
    award, scores = rules.game.award, (0,) * rules.sides
    made = (1, *scores[1:])
    tiles = sorted(rules.tiles, key=lambda tile: tile.pips)
    for at in range(0, len(tiles), max(1, len(tiles) // 12)):
        for each in (1, 3):
            rest = [tuple(tiles[(at + seat + more) % len(tiles)] for more in range(each))
                    for seat in range(rules.players)]  # fmt: skip
            for out in (True, False):
                hands: list[tuple[Tile, ...]] = [() if out else rest[0], *rest[1:]]
                state = State(rules=rules, scores=scores, points=made, hands=tuple(hands),
                              round=LATE_ROUND, playing=True, last=rest[0][0],
                              finished=(0,) if out else ())  # fmt: skip
                yield from (abs(one) for one in award.score_round(state, 0, out).points if one)


#: The round to sample: bonus ladders have reached their end.
LATE_ROUND: Final = 64

CHECKS: Final[tuple[Callable[[Game], None], ...]] = (
    _check_players,
    _check_tiles,
    _check_start,
    _check_combinations,
    _check_set_size,
    _check_match_ends,
)
