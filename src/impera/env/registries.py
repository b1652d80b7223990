"""`impera/Impera-v0` in the registries of PettingZoo and Gymnasium, where they are installed."""

from importlib.util import find_spec
from typing import Any

NAME = "impera/Impera-v0"

Info = dict[str, Any]  # what Gymnasium and PettingZoo pass beside the rest, as they declare it


def register() -> None:
    """Enter the environments; a library that is missing is passed over."""
    if find_spec("gymnasium"):
        _register_gymnasium()
    if find_spec("pettingzoo"):
        _register_pettingzoo()


def _register_gymnasium() -> None:
    import gymnasium  # noqa: PLC0415 - an extra

    if NAME not in gymnasium.registry:
        gymnasium.register(
            NAME,
            entry_point="impera.env.gym:ImperaEnv",
            vector_entry_point="impera.env.gym:ImperaVectorEnv",
        )


def _register_pettingzoo() -> None:
    import pettingzoo  # noqa: PLC0415 - an extra

    if NAME not in pettingzoo.aec_registry:
        pettingzoo.register("aec", NAME, entry_point="impera.env.pettingzoo:ImperaAEC")
