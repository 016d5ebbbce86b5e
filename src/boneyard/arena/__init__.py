"""Arena: thousands of matches between bots – who is better, by how much, and how certain is it?"""

from boneyard.arena.checkpoint import Checkpoint, CheckpointError
from boneyard.arena.elo import EloRow, compute_elo
from boneyard.arena.executors import ExecutorError, make_executor
from boneyard.arena.matchups import ArenaPlan, ArenaResult, Pairing, PairingError, run_arena
from boneyard.arena.statistics import PairingTally

__all__ = [
    "ArenaPlan",
    "ArenaResult",
    "Checkpoint",
    "CheckpointError",
    "EloRow",
    "ExecutorError",
    "Pairing",
    "PairingError",
    "PairingTally",
    "compute_elo",
    "make_executor",
    "run_arena",
]
