"""Thousands of tables as one environment: Gymnasium's vector API on the fast core."""

from typing import Any

import numpy as np
import pytest
from gymnasium import vector
from gymnasium.vector import AutoresetMode

from boneyard import envs
from boneyard.envs.vector_env import VectorEnv
from boneyard.fast import Tables, code_cache, fields

TABLES = 40


def made(**how: Any) -> VectorEnv:
    return envs.VectorEnv("block-draw", TABLES, players=2, **how)


def test_it_is_a_vector_environment_of_gymnasiums() -> None:
    env = made()
    assert isinstance(env, vector.VectorEnv)
    seen, infos = env.reset(seed=1)
    assert seen in env.observation_space
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    for _ in range(60):
        actions = env.choose()
        assert (seen["action_mask"][np.arange(TABLES), actions] == 1)[~env._over].all()
        seen, rewards, ended, cut, infos = env.step(actions)
        assert seen in env.observation_space
        assert rewards.shape == ended.shape == cut.shape == infos["seat"].shape == (TABLES,)
        assert rewards.dtype == np.float64
        assert not cut.any()
        assert not rewards[~ended].any()


def test_the_same_seed_deals_the_same() -> None:
    one, two = made(), made()
    for seed in (5, 6):
        first, second = one.reset(seed=seed)[0], two.reset(seed=seed)[0]
        assert (first["observation"] == second["observation"]).all()
    assert (one.reset()[0]["observation"] != first["observation"]).any()


def test_every_seat_in_turn_sees_its_own_hand_and_is_told_what_all_got() -> None:
    env, plain = made(), Tables("block-draw", TABLES, players=2)
    env.reset(seed=2)
    finished = 0
    while finished < TABLES:
        movers = env._seats.copy()
        seen, rewards, ended, _, infos = env.step(env.choose())
        plain.rounds[:] = env.tables.rounds
        going = ~ended
        assert (infos["seat"] == plain.to_act)[going].all()
        looks = np.stack([plain.observations(seat) for seat in (0, 1)])
        assert (seen["observation"] == looks[infos["seat"], np.arange(TABLES)]).all()
        assert (seen["action_mask"].astype(bool) == plain.masks()).all()
        each = infos["rewards"]
        assert (each.sum(axis=1) == 0).all()
        assert (rewards == each[np.arange(TABLES), movers]).all()
        points = plain.points[ended]
        assert (each[ended, 0] == points[:, 0] - points[:, 1]).all()
        finished += int(ended.sum())


def share_against(others: str) -> float:
    """How much more often the heaviest tile wins than loses against others."""
    env = made(seat=1, others=others, reward="win")
    env.reset(seed=3)
    total, rounds = 0.0, 0
    while rounds < 1_500:
        assert (env.tables.to_act == 1)[~env._over].all()
        _, rewards, ended, _, infos = env.step(env.choose("heaviest"))
        assert (infos["seat"] == 1).all()
        won = env.tables.rounds[ended, fields.WINNERS]
        assert (rewards[ended] == np.select([won == 2, won == 1], [1.0, -1.0], 0.0)).all()
        total, rounds = total + rewards.sum(), rounds + int(ended.sum())
    return total / rounds


def test_one_seat_learns_while_others_play() -> None:
    found = [share_against(others) for others in ("random", "heaviest", "thumb")]
    assert found[0] > found[1] > found[2]


def test_next_step_deals_when_the_action_is_asked_for_once_more() -> None:
    env = made(autoreset_mode="NextStep")
    env.reset(seed=4)
    ended = np.zeros(TABLES, np.bool_)
    while not ended.any():
        _, _, ended, _, _ = env.step(env.choose())
    before = env.tables.rounds[:, fields.ROUND].copy()
    actions = env.choose()
    actions[ended] = -7
    _, rewards, again, _, _ = env.step(actions)
    assert not (again | (rewards != 0))[ended].any()
    assert (env.tables.rounds[:, fields.ROUND] - before == ended).all()


def test_same_step_deals_at_once_and_gives_what_was_last_seen() -> None:
    env, other = made(autoreset_mode=AutoresetMode.SAME_STEP), made()
    env.reset(seed=4)
    other.reset(seed=4)
    ended = np.zeros(TABLES, np.bool_)
    while not ended.any():
        actions = env.choose()
        other.choose()
        seen, _, ended, _, infos = env.step(actions)
        last, _, over, _, _ = other.step(actions)
        assert (ended == over).all()
    assert (infos["_final_obs"] == ended).all()
    assert (infos["final_obs"]["observation"] == last["observation"]).all()
    assert env.tables.playing.all()
    assert (seen["action_mask"].sum(axis=1) > 0).all()


def test_without_autoreset_tables_wait_for_reset() -> None:
    env = made(autoreset_mode="Disabled")
    env.reset(seed=4)
    ended = np.zeros(TABLES, np.bool_)
    while not ended.any():
        seen, _, ended, _, _ = env.step(env.choose())
    with pytest.raises(envs.EnvError, match="call reset"):
        env.step(env.choose())
    after, _ = env.reset(options={"reset_mask": ended})
    assert (after["observation"] == seen["observation"])[~ended].all()
    env.step(env.choose())


def test_what_can_t_be_is_refused_and_nothing_has_happened() -> None:
    env = made()
    with pytest.raises(envs.EnvError, match="call reset"):
        env.step(np.zeros(TABLES, np.int64))
    seen, _ = env.reset(seed=1)
    actions = env.choose()
    before = env.tables.rounds.copy()
    for wrong in (int(seen["action_mask"][9].argmin()), -1, env.game.actions):
        actions[9] = wrong
        with pytest.raises(envs.EnvError, match=f"illegal action {wrong} at table 9"):
            env.step(actions)
    assert (env.tables.rounds == before).all()
    with pytest.raises(envs.EnvError, match="one action for each"):
        env.step(actions[:3])
    with pytest.raises(envs.EnvError, match="at least one must be true"):
        env.reset(options={"reset_mask": np.zeros(TABLES, np.bool_)})
    with pytest.raises(envs.EnvError, match="unknown seat 2: seats are 0 to 1"):
        made(seat=2)
    with pytest.raises(envs.EnvError, match="at least one table"):
        envs.VectorEnv("block-draw", 0)
    with pytest.raises(envs.EnvError, match=r"envs\.SolitaireEnv"):
        envs.VectorEnv("baronet", 2)


def test_trains_are_seen_with_their_owners(monkeypatch: pytest.MonkeyPatch) -> None:
    """As plain Python: compiling it for one more family of games would take too long here."""
    monkeypatch.setattr(code_cache, "wait_for_compiler", False)
    monkeypatch.setattr(code_cache, "is_compiled", lambda function, k: False)
    env = envs.VectorEnv("mexican-train", 2, players=3, set=9)
    env.reset(seed=1)
    parts, marked = env.tables.layout, 0
    for _ in range(30):
        seen, _, _, _, infos = env.step(env.choose())
        mine = seen["observation"][:, parts["mine"]]
        assert (mine.argmax(axis=1) == infos["seat"]).all()
        assert (mine.sum(axis=1) == 1).all()
        marked += int(seen["observation"][:, parts["marked"]].sum())
        assert seen["action_mask"].any(axis=1).all()
    assert marked
