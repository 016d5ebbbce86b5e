"""Tables as PettingZoo environments: they pass its own tests, and tell nothing that is hidden."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

from boneyard import envs, fast
from boneyard.engine.legal import legal
from boneyard.envs.pettingzoo import TableEnv
from boneyard.envs.render import decode_png, to_half_blocks
from boneyard.games import GAMES
from boneyard.rules.game import State
from support.lockstep import dealt_plainly

TABLES = [name for name, game in GAMES.items() if not game.alone]


def moments(env: TableEnv, seed: int, most: int = 200) -> Iterator[tuple[str, Any]]:
    """Every moment of an episode played at random: who is to act, and what they observe."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for agent in env.agent_iter(most):
        observed, _, ended, cut, _ = env.last()
        if ended or cut:
            return
        assert observed is not None
        yield agent, observed
        env.step(int(dice.choice(np.flatnonzero(observed["action_mask"]))))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", TABLES)
def test_every_game_passes_pettingzoos_tests(name: str) -> None:
    api_test(envs.TableEnv(name), num_cycles=12)
    seed_test(lambda: envs.TableEnv(name, episode="match"), num_cycles=8)


@pytest.mark.filterwarnings("ignore")
def test_an_episode_is_cut_off_as_pettingzoo_wants_it() -> None:
    rules = {"like": "sniff", "draw": "never"}

    class Same(TableEnv):
        """The same tiles in every run, and no round that is over too soon."""

        def reset(self, seed: int | None = None, options: Any = None) -> None:
            super().reset(seed=2)
            for agent in self.agents:
                self.action_space(agent).seed(1)

    def env(max_cycles: int) -> TableEnv:
        made = Same(rules, players=2, illegal="random", max_cycles=max_cycles)
        made.metadata = {**made.metadata, "is_parallelizable": True}  # type: ignore[misc]
        return made

    def all_at_once(max_cycles: int) -> Any:
        return aec_to_parallel(env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=all_at_once))


def shuffled(state: State, seat: int, dice: random.Random) -> State:
    """The same table with all that a seat doesn't see dealt anew."""
    hidden = [tile for one, hand in enumerate(state.hands) if one != seat for tile in hand]
    hidden += [*state.stock, *state.aside]
    dice.shuffle(hidden)
    anew = iter(hidden)
    hands = tuple(
        hand if one == seat else tuple(next(anew) for _ in hand)
        for one, hand in enumerate(state.hands)
    )
    return replace(
        state, hands=hands, stock=tuple(next(anew) for _ in state.stock),
        aside=tuple(next(anew) for _ in state.aside),
    )  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_nothing_hidden_is_observed(name: str) -> None:
    env, dice = envs.TableEnv(name, episode="match"), random.Random(1)
    for agent, seen in moments(env, seed=3, most=40):
        seat, table = env.agents.index(agent), env.table
        for one in range(env.rules.players):
            looked = env.encoder.encode(table, one)
            assert (looked == env.encoder.encode(env.view(f"player_{one}"), one)).all()
            if not table.rules.game.combined_twists.face_down:
                assert (looked == env.encoder.encode(shuffled(table, one, dice), one)).all()
        numbers = {env.numbering.number(move) for move in legal(env.view(agent), seat)} - {None}
        assert set(np.flatnonzero(seen["action_mask"]).tolist()) == numbers


@pytest.mark.parametrize(
    ("name", "options"),
    [("all-fives", {}), ("latin", {}), ("fundomino", {"players": 3}), ("five-up", {}),
     ("block-draw", {"set": 12, "players": 3}), ("bendomino-all-five", {}), ("blind", {}),
     ("mexican-train", {"set": 9, "players": 3}), ("chickenfoot", {"players": 4})],
)  # fmt: skip
def test_kernels_and_engine_give_the_same_numbers(name: str, options: dict[str, Any]) -> None:
    game = fast.compile(name, **options)
    tables, env = fast.Tables(game, 3, seed=5), envs.TableEnv(game.rules)
    tables.reset()
    plainly = [dealt_plainly(game, row) for row in tables.rounds]
    assert env.numbering.actions == game.actions
    assert tables.layout == env.encoder.parts
    while tables.playing.any():
        for seat in range(game.rules.players):
            quick = tables.observations(seat)
            for at in np.flatnonzero(tables.playing):
                assert (env.encoder.encode(plainly[at].state, seat) == quick[at]).all()
        chosen = tables.choose()
        tables.step(chosen)
        for at in np.flatnonzero(chosen >= 0):
            plainly[at].follow(int(chosen[at]))


def test_all_moves_have_numbers_of_their_own() -> None:
    for name in TABLES:
        numbering = envs.TableEnv(name).numbering
        moves = [numbering.move(number) for number in range(numbering.actions)]
        assert all(numbering.number(move) in (n, n - 1) for n, move in enumerate(moves))


def test_rewards_go_to_teams_and_cancel_out() -> None:
    for reward in ("points", "win"):
        env = envs.TableEnv("latin", reward=reward)
        for _ in moments(env, seed=1):
            pass
        got = env._cumulative_rewards
        assert got["player_0"] == got["player_2"] == -got["player_1"] == -got["player_3"] != 0
        (won,) = env.infos["player_0"]["winners"]
        assert (got["player_0"] > 0) == (won == 0)


def test_where_the_fewest_points_win_points_are_bad() -> None:
    env = envs.TableEnv("mexican-train", players=2)
    for _ in moments(env, seed=1, most=2000):
        pass
    points = env.infos["player_0"]["points"]
    assert env._cumulative_rewards["player_0"] == points[1] - points[0] != 0


def test_a_match_pays_round_by_round_or_at_its_end() -> None:
    env = envs.TableEnv("bergen", players=2, target=5, episode="match")
    total = sum(env.rewards["player_0"] for _ in moments(env, 1, 5000)) + env.rewards["player_0"]
    assert env.table.over
    assert len(env.table.results) > 1
    assert total == env.table.scores[0] - env.table.scores[1]
    env = envs.TableEnv("bergen", players=2, target=5, episode="match", reward="win")
    paid = [env.rewards["player_0"] for _ in moments(env, 1, 5000)]
    assert not any(paid)
    assert abs(env.rewards["player_0"]) == 1


@pytest.mark.filterwarnings("ignore")
def test_it_is_shown_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: envs.TableEnv("bendomino", render_mode=render_mode))
    assert "bendomino · round 1" in capsys.readouterr().out
    env = envs.TableEnv("block-draw", players=2, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str)
    other = 1 - env.possible_agents.index(env.agent_selection)
    assert f"hand {other}: ? ? ? ? ?" in shown


def test_a_terminal_of_all_colours_shows_the_drawing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    env = envs.TableEnv("block-draw", players=2, render_mode="human")
    env.reset(seed=1)
    env.render()
    first, *_ = shown = capsys.readouterr().out.splitlines()
    assert first.count("▀") == 40
    assert shown[-1].startswith("hand 1: ")
    assert to_half_blocks(np.arange(18, dtype=np.uint8).reshape(3, 2, 3)).splitlines()[1] == (
        "\x1b[38;2;12;13;14;48;2;12;13;14m▀\x1b[38;2;15;16;17;48;2;15;16;17m▀\x1b[0m"
    )


def test_a_picture_keeps_its_colours() -> None:
    """One line of each way in which PNG writes differences, made by hand."""
    import struct
    import zlib

    pixel = [[[9, 8, 7], [250, 3, 5]]] * 5
    rows = [[0, 9, 8, 7, 250, 3, 5], [1, 9, 8, 7, 241, 251, 254], [2, 0, 0, 0, 0, 0, 0],
            [3, 5, 4, 4, 121, 254, 255], [4, 0, 0, 0, 0, 0, 0]]  # fmt: skip

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I4s", len(body), kind) + body + b"...."

    packed = zlib.compress(b"".join(map(bytes, rows)))
    image = b"x" * 8 + chunk(b"IHDR", struct.pack(">II", 2, 5)) + chunk(b"IDAT", packed)
    assert decode_png(image).tolist() == pixel


def test_rules_come_from_a_file_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('like = "all-fives"\nhand = 6\n')
    env = envs.TableEnv(str(file), players=2)
    _, seen = next(moments(env, 1))
    assert seen["observation"][: len(env.rules.tiles)].sum() == 6


def test_what_can_t_be_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(envs.EnvError, match=r"envs\.SolitaireEnv"):
        envs.TableEnv("knock-out")
    with pytest.raises(envs.EnvError, match="round and match, not 'hand'"):
        envs.TableEnv("bergen", episode="hand")  # type: ignore[arg-type]
    env = envs.TableEnv("bergen")
    env.reset(seed=1)
    with pytest.raises(envs.EnvError, match="illegal action"):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "boneyard.envs.pettingzoo")
    monkeypatch.delitem(vars(envs), "table", raising=False)
    with pytest.raises(envs.NotInstalled, match=r"boneyard-dominoes\[learn\]"):
        _ = envs.TableEnv
