"""Speed of the solitaire solvers, and the share of deals that they decide."""

import argparse
from collections import Counter
from time import perf_counter

from boneyard.solitaire import odds
from boneyard.solitaire.solvers import baronet, domino_solitaire, knock_out

SECONDS = (1, 5, 30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    deals = [
        odds.shuffle_set(odds.deal_random(chosen.seed, number)) for number in range(chosen.deals)
    ]
    print(f"{chosen.deals} deals, seed {chosen.seed}, one core")
    show_baronet(deals)
    show_knock_out(deals)
    show_domino_solitaire(deals)


def show_baronet(deals: list[list[odds.Tile]]) -> None:
    start = perf_counter()
    won = sum(not baronet.play_out(deal)[0] for deal in deals)
    taken = perf_counter() - start
    print(f"baronet           {len(deals) / taken:,.0f} rows a second, {won / len(deals):.1%} won")


def show_knock_out(deals: list[list[odds.Tile]]) -> None:
    times = []
    for deal in deals:
        start = perf_counter()
        knock_out.solve(deal)
        times.append(perf_counter() - start)
    print(f"knock-out         {describe(times)}")


def show_domino_solitaire(deals: list[list[odds.Tile]]) -> None:
    times: list[float] = []
    decided: list[float] = []
    found: Counter[tuple[bool | None, bool]] = Counter()
    for deal in deals:
        rest = iter(deal)
        rows = [[next(rest) for _ in range(length)] for length in range(7, 0, -1)]
        columns = domino_solitaire.places_of_deal(rows, "horizontal")
        start = perf_counter()
        outcome = domino_solitaire.solve(columns, "horizontal", SECONDS[-1])
        times.append(perf_counter() - start)
        found[outcome.won, outcome.proved] += 1
        if outcome.won is not None:
            decided.append(times[-1])
    print(f"domino-solitaire  {describe(times)}")
    for (won, proved), count in sorted(found.items(), key=str):
        name = {True: "won", False: "lost", None: "undecided"}[won]
        print(f"  {name}, result {'proved best' if proved else 'not proved'}: {count}")
    for limit in SECONDS:
        share = sum(taken <= limit for taken in decided) / len(deals)
        print(f"  decided within {limit:2} s: {share:.2%}")


def describe(times: list[float]) -> str:
    ordered = sorted(times)
    middle, most = ordered[len(ordered) // 2], ordered[-1]
    mean = sum(ordered) / len(ordered)
    return f"a deal {mean * 1e3:.2f} ms mean, {middle * 1e3:.2f} median, {most * 1e3:.2f} longest"


if __name__ == "__main__":
    main()
