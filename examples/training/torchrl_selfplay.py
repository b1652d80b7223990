"""Self-play in TorchRL through the PettingZoo face: one network plays both seats. pip install torchrl torch

python torchrl_selfplay.py --begin-with policy.npz --games 1500 --out policy.pt

A wrapper of dictionaries is slow, and two who know nothing need hundreds of decisions to end a game: begin with the
policy that `masked_ppo.py` saved, which has the same layers.
"""

import argparse

import numpy as np
import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from impera.env import CELLS
from impera.env.gym import ImperaVectorEnv
from impera.env.observation import HIGHEST
from impera.env.pettingzoo import ImperaAEC
from impera.rules.actions import ACTIONS

SEATS = ("player_0", "player_1")
LONGEST = 2000  # decisions that are looked at; a game by chance takes some 450, and what has no end teaches nothing
ENTROPY, RATE, GAMES = 0.01, 1e-3, 4  # games before each step of the learner
TABLES = 100  # games at a time when the policy is tried against bots


class Net(nn.Module):
    """Logits of every action; where a seat is not asked, nothing is legal and anything may be written."""

    def __init__(self, hidden: int = 128) -> None:
        super().__init__()
        self.register_buffer("scale", 1.0 / torch.as_tensor(HIGHEST).clamp(min=1))
        self.layers = nn.Sequential(nn.Linear(CELLS, hidden), nn.ReLU(), nn.Linear(hidden, ACTIONS))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.layers(seen * self.scale), mask | ~mask.any(dim=-1, keepdim=True)

    @torch.no_grad()
    def begin_with(self, file: str) -> None:
        """Take over a policy of `masked_ppo.py`; the last of its outputs is a value, which nobody here asks for."""
        with np.load(file) as saved:
            inward, outward = self.layers[0], self.layers[2]
            inward.weight.copy_(torch.as_tensor(saved["in"].T))
            inward.bias.copy_(torch.as_tensor(saved["bias"]))
            outward.weight.copy_(torch.as_tensor(saved["out"][:, :ACTIONS].T))
            outward.bias.copy_(torch.as_tensor(saved["offset"][:ACTIONS]))


def actors(net: Net) -> TensorDictSequential:
    """The same network in every seat."""
    parts = []
    for seat in SEATS:
        seen, offered = (seat, "observation", "observation"), (seat, "action_mask")
        logits, legal = (seat, "logits"), (seat, "legal")
        parts += [
            TensorDictModule(net, in_keys=[seen, offered], out_keys=[logits, legal]),
            ProbabilisticActor(
                TensorDictModule(lambda *both: both, in_keys=[logits, legal], out_keys=[logits, legal]),
                in_keys={"logits": logits, "mask": legal},
                out_keys=[(seat, "action")],
                distribution_class=MaskedCategorical,
            ),
        ]
    return TensorDictSequential(*parts)


def loss_of(net: Net, game: TensorDict) -> torch.Tensor:
    """REINFORCE: what a seat decided is worth what it got in the end."""
    total = torch.zeros(())
    for seat in SEATS:
        played = game[seat]
        worth = game["next", seat, "reward"].sum()
        logits, legal = net(played["observation", "observation"], played["action_mask"])
        chances = MaskedCategorical(logits=logits, mask=legal)
        gained = worth * chances.log_prob(played["action"]) + ENTROPY * chances.entropy()
        total = total - gained[played["mask"]].sum()  # `mask`: whose decision it was
    return total


def train(games: int, begin_with: str | None = None, seed: int = 1) -> Net:
    """Play against oneself and learn, so many games."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the network is small: more threads only wait for each other
    env = PettingZooWrapper(ImperaAEC(mask="dict"), use_mask=True, categorical_actions=True, seed=seed)
    net = Net()
    if begin_with:
        net.begin_with(begin_with)
    policy, adam = actors(net), torch.optim.Adam(net.parameters(), lr=RATE)
    for number in range(1, games + 1):
        with torch.no_grad():
            game = env.rollout(LONGEST, policy)
        (loss_of(net, game) / (GAMES * len(game))).backward()
        if number % GAMES == 0:
            adam.step()
            adam.zero_grad()
        if number % 50 == 0:
            print(f"game {number}: {len(game)} decisions", flush=True)  # fewer, the better it plays
    return net


@torch.no_grad()
def wins(net: Net, bot: str, games: int) -> float:
    """The part of games that the policy wins, always doing what it thinks best; a shared win counts as half of one."""
    envs = ImperaVectorEnv(min(TABLES, games), bots=bot)
    seen, info = envs.reset(seed=1)
    ends: list[float] = []
    while len(ends) < games:
        logits, _ = net(torch.as_tensor(seen), torch.as_tensor(info["action_mask"]))
        chosen = np.where(info["action_mask"], logits.numpy(), -np.inf).argmax(axis=1)
        seen, rewards, over, _, info = envs.step(chosen)
        ends += ((rewards[over] + 1) / 2).tolist()
    return float(np.mean(ends[:games]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--begin-with", help="a policy that masked_ppo.py saved")
    parser.add_argument("--against", default="random,builder,light,greedy", help="whom to try the policy against")
    parser.add_argument("--tries", type=int, default=500, help="games against each of them")
    parser.add_argument("--out", default="policy.pt")
    options = parser.parse_args()
    net = train(options.games, options.begin_with)
    torch.save(net.state_dict(), options.out)
    for bot in options.against.split(","):
        print(f"against {bot}: wins {wins(net, bot, options.tries):.3f} of {options.tries} games")


if __name__ == "__main__":
    main()
