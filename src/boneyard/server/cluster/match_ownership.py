"""Match ownership: which of several server processes runs a match (rendezvous hashing).

Bots, clocks and deals of a match are run by one process: of all members, the one with the highest
hash of process and match. No one has to agree on that; the members are in the database, and one
that dies is missed after seconds. Should two think for a moment that a match is theirs, the key of
the log decides who was first, and the other catches up.
"""

from functools import lru_cache
from hashlib import blake2b


@lru_cache(maxsize=50_000)
def _hash_weight(process: str, id: str) -> bytes:
    return blake2b(f"{process} {id}".encode(), digest_size=8).digest()


def owner_of(processes: frozenset[str], id: str) -> str:
    """The process that runs a match."""
    return max(processes, key=lambda one: _hash_weight(one, id))
