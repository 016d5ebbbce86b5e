"""Rules as text: one sentence for each word of the vocabulary."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

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
    scoring,
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
    matching.SameValue: "rulewords-same-value",
    matching.SumTo: "rulewords-sum-to",
    matching.SameColour: "rulewords-same-colour",
    curved.Honeycomb: "rulewords-honeycomb",
    shapes.Line: "rulewords-line",
    shapes.OneArm: "rulewords-one-arm",
    shapes.Cross: "rulewords-cross",
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
    turns.SecondDouble: "rulewords-second-double",
    turns.TurnTheNext: "rulewords-turn-the-next",
    turns.Symbols: "rulewords-symbols",
    turns.LeadAndPlay: "rulewords-lead-and-play",
    turns.CoverDoubles: "rulewords-cover-doubles",
    scoring.NoPlayScore: "rulewords-no-play-score",
    scoring.EndsMultipleOf: "rulewords-ends-multiple-of",
    scoring.EndsGoInto: "rulewords-ends-go-into",
    scoring.EndsAlike: "rulewords-ends-alike",
    scoring.NoPassScore: "rulewords-no-pass-score",
    scoring.PassBonus: "rulewords-pass-bonus",
    counting.Pips: "rulewords-pips",
    counting.DearBlank: "rulewords-dear-blank",
    counting.BlankCounts: "rulewords-blank-counts",
    blocks.LowestPips: "rulewords-lowest-pips",
    blocks.FewestTogether: "rulewords-fewest-together",
    blocks.LockersDuel: "rulewords-lockers-duel",
    blocks.NobodyWins: "rulewords-nobody-wins",
    blocks.FewestTiles: "rulewords-fewest-tiles",
    blocks.FewestDoubles: "rulewords-fewest-doubles",
    blocks.WhoIsOut: "rulewords-who-is-out",
    blocks.AsIfBlocked: "rulewords-as-if-blocked",
    blocks.PointsWait: "rulewords-points-wait",
    blocks.ToTheLeader: "rulewords-to-the-leader",
    blocks.ToTheLocker: "rulewords-to-the-locker",
    awards.OpponentsPips: "rulewords-opponents-pips",
    awards.OnePoint: "rulewords-one-point",
    awards.ToLove: "rulewords-to-love",
    awards.LosersWrite: "rulewords-losers-write",
    awards.Penalties: "rulewords-penalties",
    awards.MostMade: "rulewords-most-made",
    awards.Ranks: "rulewords-ranks",
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
        return message("rulewords-other", word=word_name(type(word)))
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
        return message("rulewords-rank-points", points=points, players=len(value))
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
        return [message("rulewords-players", players=OneOf(tuple(map(str, value))))]
    if name == "hand":
        return _describe_hands(rules)
    if name == "teams":
        return [message("rulewords-teams" if value else "rulewords-alone")]
    if name == "to-the-right":
        return [message("rulewords-to-the-right" if value else "rulewords-to-the-left")]
    return []


def _describe_hands(rules: game.Game) -> list[Message]:
    if isinstance(rules.deal, dealing.WholeSet):
        return []
    if isinstance(rules.hand, int):
        return [message("rulewords-hand", each=rules.hand)]
    each = tuple(
        message("rulewords-hand-for", each=rules.hand_for(players), players=players)
        for players in rules.players
    )
    return [message("rulewords-hands", hands=each)]


def _describe_removed_tiles(rules: game.Game) -> list[Message]:
    out = rules.tiles.without if isinstance(rules.tiles, game.DoubleN) else {}
    return [
        message("rulewords-without", players=players, tiles=tuple(tiles))
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
        return render_rules_text(rules, voice)
    assert not rules.alone
    return rules_to_markdown(rules, voice.translate)


def summary_line(rules: AnyGame, say: Translate = english) -> str:
    """Summarise who plays, and how the match is won."""
    assert not rules.alone
    players = message("rulewords-players", players=OneOf(tuple(map(str, rules.players))))
    return _join_sentences(
        [players, describe_word(rules.resolve_goal(min(rules.players)).goal)], say
    )


def _join_sentences(sentences: list[Message], say: Translate) -> str:
    """Join sentences with single spaces."""
    return " ".join(" ".join(say(one).split()) for one in sentences)
