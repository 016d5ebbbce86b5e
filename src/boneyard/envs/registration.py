"""Names for Gymnasium: `import boneyard.envs` registers them."""

from typing import Final

import gymnasium

#: The solitaires by the names of their environments.
SOLITAIRES: Final = {
    "boneyard/Baronet-v0": "baronet",
    "boneyard/DominoSolitaire-v0": "domino-solitaire",
    "boneyard/KnockOut-v0": "knock-out",
}
#: Many tables at once: `gymnasium.make_vec(TABLES, num_envs=64, game="block-draw", seat=0)`.
TABLES: Final = "boneyard/Tables-v0"


def register() -> None:
    """Register the environments; what is registered already stays.

    Returns:
        Nothing. `import boneyard.envs` does this by itself.

    >>> import boneyard.envs, gymnasium
    >>> boneyard.envs.register()
    >>> type(gymnasium.make("boneyard/KnockOut-v0").unwrapped).__name__
    'SolitaireEnv'
    """
    for name, game in SOLITAIRES.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, entry_point="boneyard.envs:SolitaireEnv", kwargs={"game": game},
                disable_env_checker=True,
            )  # fmt: skip
    if TABLES not in gymnasium.registry:
        gymnasium.register(TABLES, vector_entry_point="boneyard.envs:VectorEnv")
