"""Matches between bots, by the thousand: who is better, by how much, and how sure is that?"""

from boneyard.arena.contest import Contest, Held, hold
from boneyard.arena.crews import CrewError, crew_of
from boneyard.arena.ladder import Rung, ladder
from boneyard.arena.notes import Notes, NotesError
from boneyard.arena.pairing import Pairing, PairingError
from boneyard.arena.tally import Tally

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
