"""What the arguments of words are called beside their controls, and what may be chosen there."""

from typing import Final

from boneyard.i18n import Argument as Told
from boneyard.i18n import message
from boneyard.rules.vocabulary import Argument, word_of

#: The label of each argument by its name; with a word before it where words mean other things.
LABELS: Final = {
    "across": "args-across",
    "after": "args-after",
    "alike": "args-alike",
    "alone": "args-alone",
    "arms": "args-arms",
    "award": "args-award",
    "before": "args-before",
    "binding": "args-binding",
    "blank": "args-blank",
    "blank-last": "args-blank-last",
    "bonus": "args-bonus",
    "capicua": "args-capicua",
    "chain": "args-chain",
    "double": "args-double",
    "doubles": "args-doubles",
    "drawn": "args-drawn",
    "each-hand": "args-each-hand",
    "entry": "args-entry",
    "faces": "args-faces",
    "falls": "args-falls",
    "feet": "args-feet",
    "first": "args-first",
    "for-out": "args-for-out",
    "freely": "args-freely",
    "capicua.gives": "args-capicua-gives",
    "last-tile.gives": "args-last-tile-gives",
    "idle": "args-idle",
    "instead": "args-instead",
    "joins": "args-joins",
    "ladder": "args-ladder",
    "last": "args-last",
    "lead-single": "args-lead-single",
    "leave": "args-leave",
    "locker": "args-locker",
    "love": "args-love",
    "mexican": "args-mexican",
    "minus-own": "args-minus-own",
    "misdeal": "args-misdeal",
    "most": "args-most",
    "name": "args-name",
    "on": "args-on",
    "one-all": "args-one-all",
    "otherwise": "args-otherwise",
    "own-blocked": "args-own-blocked",
    "own-out": "args-own-out",
    "own-too": "args-own-too",
    "pips-a-point": "args-pips-a-point",
    "placed": "args-placed",
    "dear-blank.points": "args-dear-blank-points",
    "blank-counts.points": "args-blank-counts-points",
    "rounds": "args-rounds",
    "run": "args-run",
    "rungs": "args-rungs",
    "same": "args-same",
    "short-blocks": "args-short-blocks",
    "single": "args-single",
    "sizes": "args-sizes",
    "start": "args-start",
    "start-single": "args-start-single",
    "ends-multiple-of.step": "args-ends-multiple-of-step",
    "perfect-ten.step": "args-perfect-ten-step",
    "nearest.step": "args-nearest-step",
    "up.step": "args-up-step",
    "steps": "args-steps",
    "target": "args-target",
    "loser-at.target": "args-loser-at-target",
    "then": "args-then",
    "then-tile": "args-then-tile",
    "tie": "args-tie",
    "tile": "args-tile",
    "tiles": "args-tiles",
    "sum-to.total": "args-sum-to-total",
    "opponents-pips.total": "args-opponents-pips-total",
    "track": "args-track",
    "when-blocked": "args-when-blocked",
    "with-double": "args-with-double",
}
#: What may be chosen, by the argument and the text that is written.
CHOICES: Final = {
    ("faces", "pips"): "args-faces-pips",
    ("faces", "numerals"): "args-faces-numerals",
    ("faces", "fruit"): "args-faces-fruit",
    ("faces", "colours"): "args-faces-colours",
    ("otherwise", "highest"): "args-otherwise-highest",
    ("otherwise", "redeal"): "args-otherwise-redeal",
    ("then", "must-play"): "args-then-must-play",
    ("then", "may-play"): "args-then-may-play",
    ("then", "turn-over"): "args-then-turn-over",
    ("tie", "next"): "args-tie-next",
    ("tie", "same"): "args-tie-same",
    ("tie", "first"): "args-tie-first",
}


def label(kind: type, argument: Argument) -> Told:
    """What an argument of a word is called; its name as it is written, if nobody has said."""
    id = LABELS.get(f"{word_of(kind)}.{argument.name}", LABELS.get(argument.name, ""))
    return message(id) if id else argument.name


def choice(argument: Argument, written: str) -> Told:
    """What one of the texts means that an argument takes."""
    id = CHOICES.get((argument.name, written), "")
    return message(id) if id else written
