"""The rules at work: `legal` says what may be done, `decide` what comes of it."""

from boneyard.engine.deal import deal_round, lucky_hit, start
from boneyard.engine.decide import IllegalMove, act, decide
from boneyard.engine.legal import legal, legal_moves

__all__ = [
    "IllegalMove",
    "act",
    "deal_round",
    "decide",
    "legal",
    "legal_moves",
    "lucky_hit",
    "start",
]
