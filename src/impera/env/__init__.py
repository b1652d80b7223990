"""Impera for reinforcement learning: one compiled batch of games, and thin faces over it.

`Batch` is the kernel. `impera.env.pettingzoo`, `impera.env.gym` and `impera.env.openspiel` are its faces; importing
this package enters the first two in their libraries' registries, where those are installed.
"""

from impera.env.batch import Batch as Batch
from impera.env.kernel import Buffers as Buffers
from impera.env.observation import CELL_NAMES as CELL_NAMES
from impera.env.observation import CELLS as CELLS
from impera.env.observation import FIELDS as FIELDS
from impera.env.registries import register

register()
