"""The learners of examples/training run: the one in NumPy always, the one with torch where it is installed."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from impera.compiled import INTERPRETED

FOLDER = Path(__file__).parents[2] / "examples" / "training"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(INTERPRETED, reason="steps many games")
def test_the_learner_in_numpy_learns_something(monkeypatch: pytest.MonkeyPatch) -> None:
    ppo = example("masked_ppo")
    monkeypatch.setattr(ppo, "GAMES", 32)
    before = ppo.train("random", 0, hidden=32)
    after = ppo.train("random", 12, hidden=32)
    assert any((before.weights[name] != after.weights[name]).any() for name in before.weights)
    assert all(np.isfinite(array).all() for array in after.weights.values())
    assert 0 <= ppo.wins(after, "random", 40) <= 1


def test_actions_are_drawn_by_their_chances_and_never_without_one() -> None:
    ppo = example("masked_ppo")
    chances = np.tile(np.array([0.0, 0.25, 0.0, 0.75, 0.0], dtype=np.float32), (4000, 1))
    counts = np.bincount(ppo.drawn(chances, np.random.default_rng(1)), minlength=5) / 4000
    assert counts[[0, 2, 4]].sum() == 0
    assert abs(counts[3] - 0.75) < 0.05


def test_maskable_ppo_runs_where_it_is_installed() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib and torch are gigabytes, and in no extra of ours")
    example("sb3_maskable_ppo").train("random", 256)


@pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL is tested")
def test_torchrl_plays_itself_through_pettingzoo_where_it_is_installed() -> None:
    pytest.importorskip("torchrl", reason="torchrl and torch are gigabytes, and in no extra of ours")
    selfplay = example("torchrl_selfplay")
    before = selfplay.Net().state_dict()
    net = selfplay.train(4)
    assert 0 <= selfplay.wins(net, "random", 20) <= 1
    after = net.state_dict()
    assert all(after[name].isfinite().all() for name in after)
    assert any((before[name] != after[name]).any() for name in before)


def test_torchrl_begins_with_what_the_learner_in_numpy_saved(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="torch is gigabytes, and in no extra of ours")
    pytest.importorskip("torchrl")
    ppo, selfplay = example("masked_ppo"), example("torchrl_selfplay")
    learner = ppo.Learner.new(selfplay.CELLS, selfplay.ACTIONS, 128, seed=3)
    np.savez(tmp_path / "policy.npz", **learner.weights)
    net = selfplay.Net()
    net.begin_with(str(tmp_path / "policy.npz"))
    seen = np.random.default_rng(1).integers(0, np.asarray(selfplay.HIGHEST, dtype=int) + 1, (5, selfplay.CELLS))
    mask = np.ones((5, selfplay.ACTIONS), dtype=bool)
    with torch.no_grad():
        logits, _ = net(torch.as_tensor(seen), torch.as_tensor(mask))
    chances = learner.look((seen * ppo.SCALE).astype(np.float32), mask)[1]
    assert np.allclose(torch.softmax(logits, dim=1).numpy(), chances, atol=1e-5)
