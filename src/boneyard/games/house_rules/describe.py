"""Rules as text: one sentence for each word of the vocabulary."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from boneyard.engine.kinds import AnyGame
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
    scoring,
    shapes,
    turns,
    twists,
)
from boneyard.rules.vocabulary import game_parameters, word_name, words_by_rule

#: The question of each part of a game, by its name as written.
RULE_MESSAGES: Final = {
    "players": "vocab-ask-players",
    "tiles": "vocab-ask-tiles",
    "hand": "vocab-ask-hand",
    "deal": "vocab-ask-deal",
    "opening": "vocab-ask-opening",
    "match": "vocab-ask-match",
    "table": "vocab-ask-table",
    "draw": "vocab-ask-draw",
    "turns": "vocab-ask-turns",
    "on-play": "vocab-ask-on-play",
    "on-pass": "vocab-ask-on-pass",
    "counting": "vocab-ask-counting",
    "block": "vocab-ask-block",
    "out": "vocab-ask-out",
    "tie": "vocab-ask-tie",
    "award": "vocab-ask-award",
    "goal": "vocab-ask-goal",
    "teams": "vocab-ask-teams",
    "to-the-right": "vocab-ask-to-the-right",
    "twists": "vocab-ask-twists",
    "": "vocab-ask-inner",
}
#: The sentence of each word; its placeholders are the word's arguments.
WORD_MESSAGES: Final[dict[type, str]] = {
    game.DoubleN: "vocab-double-n",
    game.Boxed: "vocab-boxed",
    dealing.HandsAndStock: "vocab-hands-and-stock",
    dealing.Misdeal: "vocab-misdeal",
    dealing.WholeSet: "vocab-whole-set",
    opening.HighestDouble: "vocab-highest-double",
    opening.LowestDouble: "vocab-lowest-double",
    opening.HolderOfHighest: "vocab-holder-of-highest",
    opening.DrawForLead: "vocab-draw-for-lead",
    opening.TakeTurns: "vocab-take-turns",
    opening.NextLeads: "vocab-next-leads",
    opening.WinnerLeads: "vocab-winner-leads",
    opening.RoundDouble: "vocab-round-double",
    matching.SameValue: "vocab-same-value",
    matching.SumTo: "vocab-sum-to",
    matching.SameColour: "vocab-same-colour",
    curved.Honeycomb: "vocab-honeycomb",
    shapes.Line: "vocab-line",
    shapes.OneArm: "vocab-one-arm",
    shapes.Cross: "vocab-cross",
    shapes.EveryDoubleSpins: "vocab-every-double-spins",
    shapes.OneSpinner: "vocab-one-spinner",
    shapes.Tree: "vocab-tree",
    shapes.Trains: "vocab-trains",
    shapes.Hub: "vocab-hub",
    boneyard_draws.Never: "vocab-never",
    boneyard_draws.UntilPlayable: "vocab-until-playable",
    boneyard_draws.DrawOne: "vocab-draw-one",
    boneyard_draws.WhileCrossOpen: "vocab-while-cross-open",
    turns.OnePlay: "vocab-one-play",
    turns.AsManyAsFit: "vocab-as-many-as-fit",
    turns.AnotherOnDouble: "vocab-another-on-double",
    turns.SecondDouble: "vocab-second-double",
    turns.TurnTheNext: "vocab-turn-the-next",
    turns.Symbols: "vocab-symbols",
    turns.LeadAndPlay: "vocab-lead-and-play",
    turns.CoverDoubles: "vocab-cover-doubles",
    scoring.NoPlayScore: "vocab-no-play-score",
    scoring.EndsMultipleOf: "vocab-ends-multiple-of",
    scoring.EndsGoInto: "vocab-ends-go-into",
    scoring.EndsAlike: "vocab-ends-alike",
    scoring.NoPassScore: "vocab-no-pass-score",
    scoring.PassBonus: "vocab-pass-bonus",
    counting.Pips: "vocab-pips",
    counting.DearBlank: "vocab-dear-blank",
    counting.BlankCounts: "vocab-blank-counts",
    blocks.LowestPips: "vocab-lowest-pips",
    blocks.FewestTogether: "vocab-fewest-together",
    blocks.LockersDuel: "vocab-lockers-duel",
    blocks.NobodyWins: "vocab-nobody-wins",
    blocks.FewestTiles: "vocab-fewest-tiles",
    blocks.FewestDoubles: "vocab-fewest-doubles",
    blocks.WhoIsOut: "vocab-who-is-out",
    blocks.AsIfBlocked: "vocab-as-if-blocked",
    blocks.PointsWait: "vocab-points-wait",
    blocks.ToTheLeader: "vocab-to-the-leader",
    blocks.ToTheLocker: "vocab-to-the-locker",
    awards.OpponentsPips: "vocab-opponents-pips",
    awards.OnePoint: "vocab-one-point",
    awards.ToLove: "vocab-to-love",
    awards.LosersWrite: "vocab-losers-write",
    awards.Penalties: "vocab-penalties",
    awards.MostMade: "vocab-most-made",
    awards.Ranks: "vocab-ranks",
    awards.WithBonuses: "vocab-with-bonuses",
    awards.Capicua: "vocab-capicua",
    awards.LastTile: "vocab-last-tile",
    awards.Ladder: "vocab-ladder",
    counting.Exact: "vocab-exact",
    counting.Nearest: "vocab-nearest",
    counting.Up: "vocab-up",
    goals.FirstTo: "vocab-first-to",
    goals.LoserAt: "vocab-loser-at",
    goals.Exactly: "vocab-exactly",
    goals.MostAfter: "vocab-most-after",
    goals.FewestAfter: "vocab-fewest-after",
    twists.FaceDown: "vocab-face-down",
    twists.MoverBlocks: "vocab-mover-blocks",
    twists.Sweep: "vocab-sweep",
    twists.LastOneEnds: "vocab-last-one-ends",
    twists.Muggins: "vocab-muggins",
    twists.SayDomino: "vocab-say-domino",
    twists.ChooseDirection: "vocab-choose-direction",
    twists.DoubleBack: "vocab-double-back",
    twists.Doubling: "vocab-doubling",
    twists.PerfectTen: "vocab-perfect-ten",
}


def describe_rule_slot(rule: str) -> Argument:
    """Return the question that a part of a game answers."""
    return message(RULE_MESSAGES[rule]) if rule in RULE_MESSAGES else rule


def describe_word(word: object) -> Message:
    """Return the sentence of a word."""
    assert is_dataclass(word)
    gaps = {
        field.name: _message_argument(getattr(word, field.name))
        for field in fields(word)
        if not field.metadata.get("given")
    }
    if isinstance(word, game.DoubleN | game.Boxed):
        gaps["tiles"] = len(word.tiles(0))
    if isinstance(word, awards.OpponentsPips):
        exact = {type(one) for one in (word.each_hand, word.total, word.when_blocked)}
        gaps["rounds"] = _message_argument(exact != {counting.Exact})
    if type(word) not in WORD_MESSAGES:
        return message("vocab-other", word=word_name(type(word)))
    return message(WORD_MESSAGES[type(word)], **gaps)


def _message_argument(value: object) -> Argument:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if is_dataclass(value):
        return describe_word(value)
    if isinstance(value, tuple):
        return tuple(_list_item(one) for one in value) or ""
    if isinstance(value, Mapping):
        return ""
    assert isinstance(value, str | int | float)
    return value


def _list_item(value: object) -> Argument:
    if isinstance(value, tuple):
        points = "/".join(map(str, value))
        return message("vocab-rank-points", points=points, players=len(value))
    return str(value)


def describe_rules(rules: game.Game) -> list[tuple[Argument, list[Message]]]:
    """List every rule of a game: its question and its sentence."""
    found: list[tuple[Argument, list[Message]]] = []
    rules = rules.resolve_goal(min(rules.players))
    for name, part in game_parameters().items():
        sentences = _describe_rule(rules, name, getattr(rules, part.field))
        if sentences:
            found.append((describe_rule_slot(name), sentences))
    return found


def _describe_rule(rules: game.Game, name: str, value: Any) -> list[Message]:
    if name in words_by_rule():
        words = value if isinstance(value, tuple) else (value,)
        more = _describe_removed_tiles(rules) if name == "tiles" else []
        return [*(describe_word(word) for word in words), *more]
    if name == "players":
        return [message("vocab-players", players=OneOf(tuple(map(str, value))))]
    if name == "hand":
        return _describe_hands(rules)
    if name == "teams":
        return [message("vocab-teams" if value else "vocab-alone")]
    if name == "to-the-right":
        return [message("vocab-to-the-right" if value else "vocab-to-the-left")]
    return []


def _describe_hands(rules: game.Game) -> list[Message]:
    if isinstance(rules.deal, dealing.WholeSet):
        return []
    if isinstance(rules.hand, int):
        return [message("vocab-hand", each=rules.hand)]
    each = tuple(
        message("vocab-hand-for", each=rules.hand_for(players), players=players)
        for players in rules.players
    )
    return [message("vocab-hands", hands=each)]


def _describe_removed_tiles(rules: game.Game) -> list[Message]:
    out = rules.tiles.without if isinstance(rules.tiles, game.DoubleN) else {}
    return [
        message("vocab-without", players=players, tiles=tuple(tiles))
        for players, tiles in sorted(out.items())
        if players in rules.players and tiles
    ]


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
        return voice.load_text(f"rules/{rules.name}")
    assert not rules.alone
    return rules_to_markdown(rules, voice.translate)


def summary_line(rules: AnyGame, say: Translate = english) -> str:
    """Summarise who plays, and how the match is won."""
    assert not rules.alone
    players = message("vocab-players", players=OneOf(tuple(map(str, rules.players))))
    return _join_sentences(
        [players, describe_word(rules.resolve_goal(min(rules.players)).goal)], say
    )


def _join_sentences(sentences: list[Message], say: Translate) -> str:
    """Join sentences with single spaces."""
    return " ".join(" ".join(say(one).split()) for one in sentences)
