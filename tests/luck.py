"""The same deals whenever a test is run: what is red stays red, and what is green stays green."""

import random
from base64 import urlsafe_b64encode

import pytest


def fix(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Make the secrets and the addresses of a house, which its deals come of, follow from a name.

    A deal comes of both: with only one of them fixed, every run is dealt anew.
    """
    dice = random.Random(name)
    monkeypatch.setattr("boneyard.server.plans.new_secret", lambda: dice.randbytes(32))
    monkeypatch.setattr(
        "boneyard.server.plans.new_id",
        lambda: urlsafe_b64encode(dice.randbytes(16)).decode().rstrip("="),
    )
