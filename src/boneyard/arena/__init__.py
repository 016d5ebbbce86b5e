"""Matches between bots, by the thousand: who is better, by how much, and how sure is that?"""

from boneyard.arena.checkpoint import Notes, NotesError
from boneyard.arena.elo import Rung, ladder
from boneyard.arena.executors import CrewError, crew_of
from boneyard.arena.matchups import Contest, Held, Pairing, PairingError, hold
from boneyard.arena.statistics import Tally

__all__ = [
    "Contest",
    "CrewError",
    "Held",
    "Notes",
    "NotesError",
    "Pairing",
    "PairingError",
    "Rung",
    "Tally",
    "crew_of",
    "hold",
    "ladder",
]
