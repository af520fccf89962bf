"""Learns Toy Battle by playing against itself, from nothing, until it beats the bot `greedy`.

    pip install "cantina[learn]"
    python examples/learn_toy_battle.py --minutes 18

One small network chooses for both seats. It is trained by PPO on the vector environment: play a while, say of each choice
whether it led to more than was expected, make the better ones likelier, forget, repeat. No rule, no bot and no hand-made
judgement of positions is used; what the network sees is what its seat may see. The curve of its score against `greedy` is
drawn to `learning_curve.svg`, and the network is kept in `toy_battle.pt`.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from cantina.bots.registry import sit
from cantina.lab.ratings import interval
from cantina.rl.curve import draw_curve
from cantina.rl.layout import Layout
from cantina.rl.vector import VectorEnv

GAMES, STEPS = 512, 32  # games at once, and decisions in each between two lessons
EPOCHS, BATCH = 2, 2048
RATE, CLIP, LAMBDA, ENTROPY = 7e-4, 0.2, 0.95, 0.012
WIDTH = 256
# What the network looks at. Each is a field of docs/observations.md; those that are a choice of one thing become ones and zeros.
NUMBERS = (
    "shows", "taken", "height", "rack", "unseen", "lying", "known", "discard", "rack_size", "reserve", "lying_size", "medals",
)  # fmt: skip
CHOICES = {"phase": 12, "spot": 17, "origin": 17}


class Eyes:
    """Turns rows of observations into what the network sees: the own side first, whichever seat it is."""

    def __init__(self, layout: Layout) -> None:
        fields = {field.name: field for field in layout.fields}
        own, other = [], []
        for name in NUMBERS:
            field = fields[name]
            columns = np.arange(field.first, field.first + field.columns)
            own.append(columns)
            other.append(np.roll(columns, field.columns // 2) if field.shape[0] == 2 else columns)
        self.columns = torch.from_numpy(np.stack([np.concatenate(own), np.concatenate(other)]))
        self.choices = [(fields[name].first, size) for name, size in CHOICES.items()]
        self.blue = fields["blue"].first
        self.size = self.columns.shape[1] + sum(CHOICES.values()) + 1

    def __call__(self, rows: np.ndarray, seats: np.ndarray) -> Tensor:
        """One row for each observation; counts are scaled to about one."""
        x, seat = torch.from_numpy(rows), torch.from_numpy(seats)
        parts = [x.gather(1, self.columns[seat]).clamp(-1, 24) / 3]
        for column, size in self.choices:
            parts.append(nn.functional.one_hot(x[:, column].long(), size).float())
        parts.append((x[:, self.blue] == seat).float()[:, None])
        return torch.cat(parts, dim=1)


class Net(nn.Module):
    """Two layers that answer two questions: how good is each action, and who will win."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, x: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of the actions, with none for what is not legal, and the value from -1 to 1."""
        y = self.body(x)
        logits = self.policy(y).masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, dim=1), torch.tanh(self.value(y)).squeeze(1)


@dataclass
class Lesson:
    """What was played between two lessons; the first index is time, the second the game."""

    x: Tensor
    mask: Tensor
    action: Tensor
    logp: Tensor
    value: Tensor
    advantage: Tensor


class Player:
    """Plays all games of the vector with the network, and remembers where it stands."""

    def __init__(self, env: VectorEnv, net: Net, eyes: Eyes) -> None:
        self.env, self.net, self.eyes = env, net, eyes
        self.rows, self.info = env.reset()

    @torch.no_grad()
    def look(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What is seen, what is allowed, what the network thinks of both."""
        x, mask = self.eyes(self.rows, self.info["seat"]), torch.from_numpy(self.info["action_mask"]).bool()
        logp, value = self.net(x, mask)
        return x, mask, logp, value

    def play(self) -> Lesson:
        """Plays on for a while, and says of each choice how much better it went than expected."""
        seen: list[tuple[Tensor, ...]] = []
        rewards, over, seats = [], [], []
        for _ in range(STEPS):
            x, mask, logp, value = self.look()
            action = torch.multinomial(logp.exp(), 1).squeeze(1)
            seat = self.info["seat"]
            seats.append(seat)
            self.rows, reward, ended, _, self.info = self.env.step(action.numpy())
            rewards.append(torch.from_numpy(reward[np.arange(GAMES), seat]))
            over.append(torch.from_numpy(ended))
            seen.append((x, mask, action, logp.gather(1, action[:, None]).squeeze(1), value))
        seats.append(self.info["seat"])
        values = [*(s[4] for s in seen), self.look()[3]]
        columns = [torch.stack(column) for column in zip(*seen, strict=True)]
        return Lesson(*columns, advantages(rewards, over, values, [torch.from_numpy(s) for s in seats]))


def advantages(rewards: list[Tensor], over: list[Tensor], values: list[Tensor], seats: list[Tensor]) -> Tensor:
    """Generalised advantages in a game for two: what is good for the other seat is bad for this one."""
    result, ahead = [], torch.zeros_like(values[0])
    for t in reversed(range(STEPS)):
        sign = torch.where(seats[t] == seats[t + 1], 1.0, -1.0) * (~over[t])
        ahead = rewards[t] + sign * values[t + 1] - values[t] + LAMBDA * sign * ahead
        result.append(ahead)
    return torch.stack(result[::-1])


def learn(net: Net, optimiser: torch.optim.Optimizer, lesson: Lesson) -> None:
    """Makes what went better than expected likelier, in small steps (PPO)."""
    x, mask = lesson.x.flatten(0, 1), lesson.mask.flatten(0, 1)
    action, old = lesson.action.flatten(), lesson.logp.flatten()
    gain, target = lesson.advantage.flatten(), (lesson.advantage + lesson.value).flatten()
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(x)).split(BATCH):
            logp, value = net(x[part], mask[part])
            ratio = (logp.gather(1, action[part, None]).squeeze(1) - old[part]).exp()
            better = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part])
            unsure = -(logp.exp() * logp.clamp(min=-20)).sum(1)
            loss = -better.mean() + 0.5 * (value - target[part]).square().mean() - ENTROPY * unsure.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def score_against(bot: str, net: Net, eyes: Eyes, games: int, seed: int) -> float:
    """The network's share of wins against a bot; it takes its likeliest action, and each seat in half of the games."""
    env = VectorEnv("toy-battle", games, seed=seed, observation="float")
    player = Player(env, net, eyes)
    rival = sit(bot, env.setting.content, seed)
    mine, score, left = np.arange(games) % 2, 0.0, np.ones(games, bool)
    while left.any():
        actions = player.look()[2].argmax(1).numpy()
        for i in np.flatnonzero(left & (player.info["seat"] != mine)):
            actions[i] = rival.choose(env.seen[i], int(player.info["seat"][i]))
        player.rows, rewards, over, _, player.info = env.step(actions)
        score += (0.5 + rewards[np.arange(games), mine] / 2)[left & over].sum()
        left &= ~over
    env.close()
    return float(score / games)


def main() -> None:
    """Trains for so many minutes and draws the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=18.0, help="in all, the tests against the bot included")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--out", type=Path, default=Path())
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    env = VectorEnv("toy-battle", GAMES, seed=args.seed, observation="float")
    eyes = Eyes(env.layout)
    net = Net(eyes.size, env.game.actions)
    optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    player, begun, points, lessons = Player(env, net, eyes), time.monotonic(), [], 0
    next_test = 0.0
    while True:
        part = (time.monotonic() - begun) / (60 * args.minutes)
        if part >= next_test or part >= 1:
            last = part >= 0.96
            games = 400 if last else 100
            score = score_against(args.bot, net, eyes, games, seed=lessons)
            low, high = interval(score, games)
            minutes, decisions = (time.monotonic() - begun) / 60, lessons * GAMES * STEPS
            points.append((minutes, decisions, score, low, high))
            print(
                f"{minutes:5.1f} min {decisions:>11,} decisions: {score:.1%} against {args.bot} ({low:.1%} to {high:.1%})",
                flush=True,
            )
            next_test += 0.08
            if last:
                break
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.05, 1 - part)
        learn(net, optimiser, player.play())
        lessons += 1
    torch.save(net.state_dict(), args.out / "toy_battle.pt")
    (args.out / "learning_curve.json").write_text(json.dumps(points), encoding="utf-8")
    title = f"Toy Battle, learned by self-play on a CPU: score against {args.bot}"
    (args.out / "learning_curve.svg").write_text(draw_curve(points, title), encoding="utf-8")


if __name__ == "__main__":
    main()
