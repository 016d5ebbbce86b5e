"""Provably fair shuffles: all randomness follows from a secret that was committed to before.

Both versions of the algorithm are described with test vectors in `docs/fairness.md`. They draw
numbers in the same way and differ in what a record of them proves.
"""

import hmac
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from boneyard.core.arguments import argument_error, check_count, seed_text

#: Dealt from a seed, whenever it was chosen: puzzles, simulations, matches of early versions.
VERSION_SEED_ONLY: Final = 1
#: The secret was committed to first, then the seats added their seeds, then tiles were dealt.
VERSION_COMMITTED: Final = 2
FAIRNESS_VERSIONS: Final = (VERSION_SEED_ONLY, VERSION_COMMITTED)

T = TypeVar("T")


def compute_commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret, shown before the first deal."""
    return sha256(secret).hexdigest()


def _join_length_prefixed(parts: Sequence[bytes]) -> bytes:
    """Join parts so that no two lists of parts give the same bytes."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


class Fair:
    """Chance from a secret, the seats' own seeds and the name of the match (docs/fairness.md).

    >>> import boneyard
    >>> boneyard.Fair(b"secret", ["Ann", "Bob"]).pick(6, round=1, purpose="die") in range(6)
    True
    """

    def __init__(
        self,
        secret: bytes,
        seeds: Sequence[str] = (),
        match: str = "",
        version: int = VERSION_SEED_ONLY,
    ) -> None:
        if not isinstance(secret, bytes):
            raise argument_error("library-expected-secret", secret)
        if isinstance(seeds, str) or not all(isinstance(seed, str) for seed in seeds):
            raise argument_error("library-expected-seeds", seeds)
        if not isinstance(match, str):
            raise argument_error("library-expected-text", match, name="match")
        if version not in FAIRNESS_VERSIONS:
            raise argument_error("library-expected-version", version, versions=FAIRNESS_VERSIONS)
        self.secret, self.seeds, self.match = secret, tuple(seeds), match
        self.version = version
        named = [f"boneyard fair {version}", str(len(self.seeds)), *self.seeds, match]
        self._prefix = _join_length_prefixed(
            [part.encode(errors="surrogatepass") for part in named]
        )

    def _parts(self) -> tuple[object, ...]:
        return self.secret, self.seeds, self.match, self.version

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fair) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def _random_words(self, round: int, purpose: str) -> Iterator[int]:
        """Yield 32-bit numbers without end, for one purpose in one round."""
        check_count("round", round, least=0)
        if not isinstance(purpose, str):
            raise argument_error("library-expected-text", purpose, name="purpose")
        prefix = self._prefix + _join_length_prefixed([str(round).encode(), purpose.encode()])
        counter = 0
        while True:
            message = prefix + _join_length_prefixed([str(counter).encode()])
            block = hmac.digest(self.secret, message, "sha256")
            for at in range(0, 32, 4):
                yield int.from_bytes(block[at : at + 4], "big")
            counter += 1

    @staticmethod
    def _random_below(words: Iterator[int], count: int) -> int:
        # Reject words from the last, incomplete run of `count`: they would favour small numbers.
        limit = (1 << 32) // count * count
        word = next(words)
        while word >= limit:
            word = next(words)
        return word % count

    def shuffled(self, items: Sequence[T], round: int, purpose: str) -> list[T]:
        """Shuffle by Fisher-Yates, from the last item down."""
        if not isinstance(items, Sequence):
            raise argument_error("library-expected-items", items)
        words = self._random_words(round, purpose)
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self._random_below(words, last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def pick(self, count: int, round: int, purpose: str) -> int:
        """Pick a number below `count`."""
        check_count("count", count)
        return self._random_below(self._random_words(round, purpose), count)


def secret_from_seed(seed: str | int) -> bytes:
    """Return a seed of 64 hexadecimal digits as it is, and hash any other text."""
    seed = seed_text(seed)
    if len(seed) == 64 and all(digit in "0123456789abcdef" for digit in seed):
        return bytes.fromhex(seed)
    return sha256(seed.encode(errors="surrogatepass")).digest()


def new_secret() -> bytes:
    """Generate a secret of 256 bits."""
    return secrets.token_bytes(32)
