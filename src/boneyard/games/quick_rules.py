"""Rules in 30 seconds: what an invited player must know, in a few sentences."""

import re
from typing import Final

from msgspec import Struct

from boneyard.games.house_rules.describe import describe_rules
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translate
from boneyard.rules.game import Game
from boneyard.rules.matching import SameValue
from boneyard.rules.shapes import Line

#: The questions that a new player asks, in this order, and the picture of each answer.
_PICTURES: Final = {
    "match": "match", "table": "match", "turns": "turn", "draw": "draw", "on-play": "points",
    "award": "win",
}  # fmt: skip
#: What goes without saying: one tile per turn, on a line with two ends.
_PLAIN: Final = frozenset({"rulewords-one-play"})


class QuickRule(Struct, frozen=True):
    """One thing to know: the sentences about it, and the name of its picture."""

    picture: str
    messages: tuple[Message, ...]


def quick_rules(game: Game) -> list[QuickRule]:
    """Say in a few sentences how a game is played."""
    answers = {
        question.id.removeprefix("rulewords-ask-"): sentences
        for question, sentences in describe_rules(game)
        if isinstance(question, Message)
    }
    if isinstance(game.match, SameValue) and not game.match.wild:
        answers["match"] = [message("invite-match")]
    if isinstance(game.table, Line):
        answers.pop("table", None)
    elif game.table.curved:
        answers["table"] = [message("invite-curved")]
    if not game.combined_twists.last_one_ends:
        answers["award"] = [message("invite-out"), *answers.get("award", ())]
    found: list[QuickRule] = []
    for question, picture in _PICTURES.items():
        told = tuple(one for one in answers.get(question, ()) if one.id not in _PLAIN)
        if told:
            found.append(QuickRule(picture, told))
    return found


def translate_quick_rule(rule: QuickRule, translate: Translate) -> str:
    """The sentences in a language; of what a round scores the exceptions are left out."""
    texts = [translate(one) for one in rule.messages]
    if rule.picture == "win":
        texts = [re.split(r"(?<=[.!?]) ", text)[0] for text in texts]
    return " ".join(texts)
