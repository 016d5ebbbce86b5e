"""Attack on hidden hands: what a stranger learns by trying every tile in every seat.

    uv run python benchmarks/attack_hands.py [--rounds 3] [--seed tea]

A server with its pages runs in this process. In every multiplayer game, people who all sit
elsewhere play some moves; then a stranger with the link, who has no seat, sends every tile of the
set for every seat, by the form of the page and by the API. A tile counts as learnt if its answer
(status and text, its own name taken out) is not that of the others: then it tells who holds what.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from urllib.parse import urlencode

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from boneyard.core.actions import Call, Catch
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.server.app import create_site
from boneyard.server.matches.live_match import LiveMatch
from support.server.serving import HOST, Client, services_of, settings

FORM = "application/x-www-form-urlencoded"


async def _answers(stranger: Client, live: LiveMatch, seat: int) -> dict[str, list[str]]:
    """Return the responses to each tile of the set, by the form and by the API."""
    found: dict[str, list[str]] = {}
    page = {"content-type": FORM, "accept": "application/json", "origin": f"http://{HOST}"}
    for tile in live.rules.tiles:
        fields = urlencode({"seat": seat, "tile": tile.text})
        form = await stranger.http.post(f"/m/{live.id}", content=fields, headers=page)
        body = {"seat": seat, "move": f"{tile.text}@1"}
        move = await stranger.http.post(f"/api/matches/{live.id}/moves", json=body)
        both = (form, move)
        found[tile.text] = [f"{a.status_code} {a.text}".replace(tile.text, "it") for a in both]
    return found


def _learnt(answers: dict[str, list[str]]) -> int:
    """Return the tiles whose response isn't the usual one, in either."""
    learnt = set()
    for door in (0, 1):
        usual, _ = Counter(told[door] for told in answers.values()).most_common(1)[0]
        learnt |= {tile for tile, told in answers.items() if told[door] != usual}
    return len(learnt)


async def attack(name: str, dice: random.Random, folder: str) -> tuple[int, int]:
    """Play a little, then probe; how many tiles were learnt, and how many were tried."""
    app = create_site(settings(db=f"{folder}/{name}.db"))
    async with app.router.lifespan_context(app):
        people = [Client(app) for _ in range(max(GAMES[name].players))]
        seats = [{"kind": "person", "name": "0"}, *[{"kind": "open"}] * (len(people) - 1)]
        look = await people[0].start(name, options={"players": len(people)}, seats=seats)
        for seat, one in enumerate(people[1:], 1):
            joining = {"name": str(seat), "seed": "x"}
            await one.post(f"/api/matches/{look['match']}/seats/{seat}", joining)
        live = await services_of(app).registry.get_match(look["match"])
        for seat in range(len(people)):
            path = f"/api/matches/{live.id}/seats/{seat}/by-hand"
            await people[seat].post(path, {"by_hand": True})
        for _ in range(dice.randrange(2, 9)):
            turn = live.state.to_act
            if turn is None:
                break
            moves = [m for m in legal(live.state, turn) if not isinstance(m, Call | Catch)]
            await services_of(app).matches.play(live, turn, dice.choice(moves))
        learnt = tried = 0
        for seat in range(len(people)):
            answers = await _answers(Client(app), live, seat)
            learnt, tried = learnt + _learnt(answers), tried + len(answers)
        return learnt, tried


async def main(rounds: int, seed: str) -> None:
    """Attack every multiplayer game."""
    learnt = tried = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, game in GAMES.items():
            if max(game.players) == 1:
                continue
            for at in range(rounds):
                dice = random.Random(f"{seed} {name} {at}")
                found, asked = await attack(name, dice, folder)
                learnt, tried = learnt + found, tried + asked
            print(f"{name:<24}{learnt:>6} learnt so far, of {tried}")
    print(f"a stranger learnt {learnt} of {tried} tiles")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3, help="matches of each game")
    parser.add_argument("--seed", default="tea")
    told = parser.parse_args()
    asyncio.run(main(told.rounds, told.seed))
