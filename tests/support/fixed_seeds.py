"""The same deals whenever a test is run: what is red stays red, and what is green stays green."""

import random
from base64 import urlsafe_b64encode
from collections.abc import Callable

import pytest


def same_luck(name: str) -> dict[str, Callable[[], object]]:
    """What makes the secrets and the addresses of a house, in its plans, follow from a name.

    A deal comes of both, and of the seeds: with only one of them fixed, every run is dealt anew.
    """
    dice = random.Random(name)
    return {
        "new_secret": lambda: dice.randbytes(32),
        "new_match_id": lambda: urlsafe_b64encode(dice.randbytes(16)).decode().rstrip("="),
    }


def fix(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let a house have the same luck whenever a test of this name is run."""
    for what, made in same_luck(name).items():
        monkeypatch.setattr(f"boneyard.server.matches.setup.{what}", made)
        if what == "new_match_id":
            monkeypatch.setattr(f"boneyard.server.matches.rematch.{what}", made)
