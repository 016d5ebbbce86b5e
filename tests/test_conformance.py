"""Every game satisfies every property of `conformance.py`, over random matches of all kinds.

A new game is asked by itself as soon as it is in `GAMES`. More matches than usual:
`BONEYARD_MATCHES=20 pytest tests/test_conformance.py`.
"""

import os

import pytest

from boneyard.games import GAMES
from support.conformance import PROPERTIES, Property
from support.random_matches import Match, play_match, setups

#: Matches for each way of setting a game up.
MATCHES = int(os.environ.get("BONEYARD_MATCHES", "1"))


@pytest.fixture(scope="module", params=GAMES)
def matches(request: pytest.FixtureRequest) -> list[Match]:
    """Random matches of a game: all its options, numbers of players and sets."""
    return [
        play_match(rules, f"{request.param} {number} {again}")
        for number, rules in enumerate(setups(GAMES[request.param]))
        for again in range(MATCHES)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("satisfies", PROPERTIES, ids=lambda satisfies: satisfies.__name__)
def test_conformance(matches: list[Match], satisfies: Property) -> None:
    for match in matches:
        try:
            satisfies(match)
        except Exception as error:
            error.add_note(f"in {match.rules}, played from {match.seed!r}")
            raise
