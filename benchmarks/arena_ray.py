"""The arena on a Ray cluster of two nodes on this machine, one of which is killed midway.

    pip install 'boneyard-dominoes[ray]'
    python -m benchmarks.arena_ray                  # 100,000 deals
    python -m benchmarks.arena_ray --deals 2000

The same deals are played by one process without Ray at the same time. The results must be equal,
deal by deal; the exit status is 1 if they aren't.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
import time
from importlib import import_module

from boneyard.arena import ArenaPlan, PairingTally, run_arena
from boneyard.arena.executors import InlineExecutor, RayExecutor
from boneyard.games import get_game
from boneyard.rules.game import Rules

GAME, PLAYERS, SEED = "block-draw", ("heavy", "random"), "ray"


class Digest:
    """A hash over what every deal brought, in order."""

    def __init__(self) -> None:
        self.deals = 0
        self.hash = hashlib.sha256()

    def add(self, tally: PairingTally) -> None:
        """Add the deals that a tally has and this hasn't."""
        for deal in range(self.deals, tally.deals):
            self.hash.update(json.dumps([tally.shares[deal], tally.points[deal]]).encode())
        self.deals = tally.deals


def make_plan(deals: int) -> ArenaPlan:
    """All deals are played, however clear the result is."""
    rules = get_game(GAME).rules(players=2, hand=7)
    assert isinstance(rules, Rules)
    return ArenaPlan((rules,), PLAYERS, deals, SEED, stop_early=False)


def play_alone(deals: int, send: "multiprocessing.Queue[tuple[str, float]]") -> None:
    """Play on one core, and send the digest and the time it took."""
    digest, start = Digest(), time.perf_counter()
    run_arena(make_plan(deals), InlineExecutor(), watch=digest.add)
    send.put((digest.hash.hexdigest(), time.perf_counter() - start))


def play_on_cluster(deals: int) -> tuple[str, float, int]:
    """Play on two nodes and kill one after half of the deals: digest, time, deals at the kill."""
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    executor = RayExecutor(cluster.address)
    digest, killed, start = Digest(), 0, time.perf_counter()

    def watch(tally: PairingTally) -> None:
        nonlocal killed
        digest.add(tally)
        if not killed and digest.deals >= deals // 2:
            killed = digest.deals
            cluster.remove_node(second, allow_graceful=False)

    try:
        run_arena(make_plan(deals), executor, watch=watch)
    finally:
        executor.close()
        cluster.shutdown()
    return digest.hash.hexdigest(), time.perf_counter() - start, killed


def main() -> int:
    """Play both, and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    deals: int = parser.parse_args().deals
    context = multiprocessing.get_context("spawn")
    queue: multiprocessing.Queue[tuple[str, float]] = context.Queue()
    alone = context.Process(target=play_alone, args=(deals, queue))
    alone.start()
    found, seconds, killed = play_on_cluster(deals)
    print(f"two nodes, one killed after {killed:,} deals: {seconds:.0f} s, {found[:16]}")
    expected, alone_seconds = queue.get()
    alone.join()
    print(f"one process without Ray: {alone_seconds:.0f} s, {expected[:16]}")
    print(f"{deals:,} deals: " + ("the same result" if found == expected else "DIFFERENT"))
    return found != expected


if __name__ == "__main__":
    sys.exit(main())
