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
#: How many sentences of a long answer there is time for.
_MAX_SENTENCES: Final = {"rulewords-trains": 3, "rulewords-cover-doubles": 2}
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
    if type(game.table) is Line:  # not the tables that branch, which are subclasses
        answers.pop("table", None)
    elif game.table.curved:
        answers["table"] = [message("invite-curved")]
    out = answers.get("out", [])
    if [one.id for one in out] == ["rulewords-who-is-out"]:
        out = [message("invite-out", teams=dict(out[0].args)["teams"])]
    answers["award"] = [*out, *answers.get("award", ())]
    found: list[QuickRule] = []
    for question, picture in _PICTURES.items():
        told = tuple(one for one in answers.get(question, ()) if one.id not in _PLAIN)
        if told:
            found.append(QuickRule(picture, told))
    return found


def translate_quick_rule(rule: QuickRule, translate: Translate) -> str:
    """The first sentences of each answer in a language; the exceptions after them are left out."""
    usual = 1 if rule.picture == "win" else None
    texts = (
        re.split(r"(?<=[.!?]) ", translate(one))[: _MAX_SENTENCES.get(one.id, usual)]
        for one in rule.messages
    )
    return " ".join(sentence for text in texts for sentence in text)
