"""PettingZoo environment of a table: the seats act one after the other (AEC)."""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from boneyard.core.actions import Move
from boneyard.core.arguments import check_count
from boneyard.core.chance import Seeded
from boneyard.core.events import Event
from boneyard.core.position import view
from boneyard.engine import act, deal_round, random_hit
from boneyard.engine.legal import legal, legal_cached
from boneyard.envs.common import (
    EPISODES,
    REWARDS,
    EnvError,
    Episode,
    Reward,
    check_choice,
    next_call,
    resolve_table_rules,
    rewards_by_points,
    rewards_by_win,
    whole_number,
)
from boneyard.envs.observation import ActionNumbering, Floats, ObservationEncoder
from boneyard.envs.render import RENDER_MODES, Pixels, render_view
from boneyard.games import GameSource
from boneyard.rules.game import State

Observation = dict[str, Any]
#: The attributes that there are after the first `reset`.
_MADE_BY_RESET: Final = frozenset((
    "agent_selection", "infos", "log", "rewards", "table", "terminations", "truncations",
    "_cumulative_rewards",
))  # fmt: skip


class NotReset(EnvError, AttributeError):
    """Something that there is only after `reset`; an AttributeError, so that `hasattr` is False."""


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it has no types
    """A round or a match of any multiplayer game; `player_0` sits in seat 0.

    >>> from boneyard.envs import TableEnv
    >>> table = TableEnv("block-draw")
    >>> table.reset(seed=1)
    >>> sorted(table.observe(table.agent_selection))
    ['action_mask', 'observation']
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "boneyard_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: GameSource = "block-draw",
        *,
        episode: Episode = "round",
        reward: Reward = "points",
        illegal: str = "refuse",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Choose the rules; `reset` deals.

        `episode`: a `round`, or a whole `match` whose rounds follow each other. `reward`: `points`
        at the end of each round, or `win` at the end of the episode; partners get the same.
        `illegal`: what becomes of an action that the mask doesn't allow: `refuse` it with an
        error, or make a legal one at `random` of it. After `max_cycles` moves for each player the
        episode is cut off.
        """
        super().__init__()
        check_choice("episode", episode, EPISODES)
        check_choice("reward", reward, REWARDS)
        check_choice("illegal", illegal, ("refuse", "random"))
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        if max_cycles is not None:
            check_count("max_cycles", max_cycles)
        self.rules = resolve_table_rules(game, options)
        self.numbering, self.encoder = ActionNumbering(self.rules), ObservationEncoder(self.rules)
        self.episode, self.reward, self.illegal = episode, reward, illegal
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.encoder.bounds
        self._spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.numbering.actions,), np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        self._actions = {
            agent: spaces.Discrete(self.numbering.actions) for agent in self.possible_agents
        }
        shape = (self.rules.players * self.encoder.size,)
        players = self.rules.players
        self.state_space = spaces.Box(np.tile(low, players), np.tile(high, players), shape)
        self.agents: list[str] = []
        self.rng: np.random.Generator | None = None
        """The random numbers of deals, from the seed of `reset`."""

    def __getattr__(self, name: str) -> Any:
        """Raise what an attribute that only `reset` makes raises before it."""
        if name in _MADE_BY_RESET:
            raise NotReset("training-no-deal")
        raise AttributeError(f"{type(self).__name__} has no {name!r}")

    def _seat_of(self, agent: str) -> int:
        seat = self._seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            last = self.possible_agents[-1]
            raise EnvError("training-no-agent", agent=repr(agent)[:40], last=last)
        return seat

    @property
    def observation_layout(self) -> dict[str, slice]:
        """Where each part of an observation is."""
        return self.encoder.parts

    def observation_space(self, agent: str) -> Any:
        """Return what an agent observes: `observation` and `action_mask`."""
        return self._spaces[self.possible_agents[self._seat_of(agent)]]

    def action_space(self, agent: str) -> Any:
        """Return all moves, in the numbering of `numbering`."""
        return self._actions[self.possible_agents[self._seat_of(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start an episode; the same seed deals the same tiles."""
        if seed is not None or self.rng is None:
            self.rng = seeding.np_random(seed)[0]
        self._start_episode()
        while self.terminations[self.agents[0]]:
            # Dealt and over at once: there is nothing to decide.
            self._start_episode()

    def _start_episode(self) -> None:
        assert self.rng is not None
        self._chance = Seeded(str(self.rng.integers(1 << 62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._moves = 0
        self.log: list[Event] = []
        self.table: State = self.rules.new_match()
        self._deal()
        self._advance(None, None)

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is; a dead one takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        move = self._resolve_action(action, seat)
        for one in self.agents:
            self.rewards[one] = 0.0
        self._cumulative_rewards[agent] = 0.0
        self._apply(seat, move)
        self._moves += 1
        self._advance(seat, move)
        if self.max_cycles is not None and not self.terminations[agent]:
            cut = self._moves >= self.max_cycles * len(self.possible_agents)
            self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees now, and its legal moves: none, if another is to move."""
        seat, table = self._seat_of(agent), self.table
        mask = np.zeros(self.numbering.actions, np.int8)
        if table.to_act == seat:
            numbers = map(self.numbering.number, legal_cached(table, seat))
            # Calls have no id; zero is a move.
            mask[[number for number in numbers if number is not None]] = 1
        return {"observation": self.encoder.encode(table, seat), "action_mask": mask}

    def state(self) -> Floats:
        """Return what all seats see, one after the other: for training with open hands."""
        looks = [self.encoder.encode(self.table, seat) for seat in range(self.rules.players)]
        return np.concatenate(looks)

    def view(self, agent: str) -> State:
        """Return an agent's view, as bots and drawings take it."""
        return view(self.rules.new_match(), self.log, self._seat_of(agent))

    def render(self) -> Pixels | str | None:
        """Render what the agent whose turn it is sees."""
        seat = self._seats[self.agent_selection]
        return render_view(self.render_mode, self.view(self.agent_selection), seat)

    def close(self) -> None:
        """Do nothing: no resources are open."""

    def _resolve_action(self, action: int | None, seat: int) -> Move:
        """Return the move of a legal action; apply the policy for illegal ones otherwise."""
        number = whole_number(action)
        if number is not None and 0 <= number < self.numbering.actions:
            move = self.numbering.move(number)
            # A double is the same either way round, and has one id.
            if move in legal_cached(self.table, seat) and self.numbering.number(move) == number:
                return move
        if self.illegal == "random":
            assert self.rng is not None
            moves = [m for m in legal(self.table, seat) if self.numbering.number(m) is not None]
            return moves[int(self.rng.integers(len(moves)))]
        raise EnvError("training-illegal", action=repr(action)[:20])

    def _apply(self, seat: int | None, move: Move) -> None:
        events, self.table = act(self.table, seat, move)
        self.log += events

    def _deal(self) -> None:
        events, self.table = deal_round(self.table, self._chance)
        self.log += events

    def _advance(self, mover: int | None, move: Move | None) -> None:
        """Make calls and chance moves after a move, until a player must decide or it is over."""
        while True:
            if self.table.reaching is not None:
                self._apply(None, random_hit(self.table, self._chance))
            while call := next_call(self.table, mover, move):
                self._apply(*call)
            if not self.table.playing:
                self._assign_rewards()
                if not self._is_over():
                    self._deal()
                    continue
                self._end()
                return
            if self.table.to_act is not None:
                self._select(self.table.to_act)
                return

    def _select(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]

    def _is_over(self) -> bool:
        return self.table.over or self.episode == "round"

    def _assign_rewards(self) -> None:
        """Assign what the round was worth; for `win`, what the episode was worth."""
        last = self.table.results[-1]
        if self.reward == "points":
            each = rewards_by_points(self.rules, last.points)
        elif not self._is_over():
            return
        else:
            won = last.winners if self.episode == "round" else self.table.winners
            each = rewards_by_win(self.rules, won)
        for agent in self.agents:
            self.rewards[agent] += each[self.rules.side(self._seats[agent])]

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        last = self.table.results[-1]
        common = {"scores": list(self.table.scores), "points": list(last.points)}
        won = last.winners if self.episode == "round" else self.table.winners
        self.infos = {agent: {**common, "winners": list(won)} for agent in self.agents}


def raw_env(game: GameSource = "block-draw", **settings: Any) -> TableEnv:
    """Return the environment as it is, by PettingZoo's name for that.

    Args:
        game: A game, its name or its rules.
        settings: What `TableEnv` takes, such as `reward`, and options of the game.

    Returns:
        A `TableEnv`.

    >>> import boneyard.envs
    >>> boneyard.envs.raw_env("all-fives", players=3).possible_agents
    ['player_0', 'player_1', 'player_2']
    """
    return TableEnv(game, **settings)


def env(game: GameSource = "block-draw", **settings: Any) -> Any:
    """Return the environment in PettingZoo's usual wrappers, which check how it is used.

    Args:
        game: A game, its name or its rules.
        settings: What `TableEnv` takes, such as `reward`, and options of the game.

    Returns:
        The wrapped environment.

    >>> import boneyard.envs
    >>> table = boneyard.envs.env("block-draw")
    >>> table.reset(seed=1)
    >>> table.agent_selection
    'player_0'
    """
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, **settings)))
