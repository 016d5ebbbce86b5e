"""Deprecated name of `boneyard.envs`; it will be removed in version 0.3."""

import warnings
from typing import Any

from boneyard import envs

warnings.warn("boneyard.learn is now boneyard.envs", DeprecationWarning, stacklevel=2)


def __getattr__(name: str) -> Any:
    return getattr(envs, name)
