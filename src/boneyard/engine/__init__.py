"""The rules engine: `legal` lists the moves, `decide` turns a move into events."""

from boneyard.engine.deal import deal_round, random_hit, start
from boneyard.engine.decide import IllegalMove, act, decide
from boneyard.engine.legal import all_legal_moves, legal

__all__ = [
    "IllegalMove",
    "act",
    "all_legal_moves",
    "deal_round",
    "decide",
    "legal",
    "random_hit",
    "start",
]
