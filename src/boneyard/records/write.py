"""Writer for records."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boneyard.core.actions import Move
from boneyard.core.arguments import argument_error, check_names
from boneyard.core.fair_shuffle import Fair, compute_commitment
from boneyard.core.tiles import Tile
from boneyard.engine.kinds import AnyRules
from boneyard.games import game_reference
from boneyard.records.read import RECORD_VERSION
from boneyard.rules.dealing import Deal
from boneyard.solitaire.game import Setup


def _tile_texts(tiles: Iterable[Tile]) -> list[str]:
    return [tile.text for tile in tiles]


def write_deal(rules: AnyRules, deal: Deal | Setup) -> dict[str, Any]:
    """Write a deal as JSON."""
    if isinstance(deal, Setup):
        assert rules.alone
        rows = [[f"{one}-{two}" for one, two in row] for row in deal.rows]
        return {"row": rows[0]} if rules.game.logic.deal_key == "row" else {"rows": rows}
    assert not rules.alone
    written: dict[str, Any] = {"hands": [_tile_texts(hand) for hand in deal.hands]}
    for part in sorted(rules.deal_parts):
        written[part] = _tile_texts(getattr(deal, part))
    if deal.lead is not None:
        written["lead"] = deal.lead
    return written


def write_record(
    rules: AnyRules,
    seats: Sequence[str],
    rounds: Iterable[tuple[Deal | Setup, Iterable[tuple[int | None, Move]]]],
    chance: Fair | None = None,
    first: int = 1,
    **more: Any,
) -> Mapping[str, Any]:
    """Write a match as JSON; `Match.record` does it for you.

    Args:
        rules: the game with its options.
        seats: the names of the players.
        rounds: each round: its deal, and its moves with their seats.
        chance: the source of the deals; with it they can be verified.
        first: the number of the first round in the record.
        **more: more keys, which are kept.

    Returns:
        The record as a dict; `read_record` reads it.

    >>> import boneyard
    >>> rules = boneyard.game("block-draw").rules(players=2)
    >>> deal = rules.deal(1, boneyard.Seeded("tea"))
    >>> moves = [(0, boneyard.move("4-4"))]
    >>> boneyard.write_record(rules, ["Ann", "Bob"], [(deal, moves)])["rounds"][0]["moves"]
    [[0, '4-4']]
    """
    if not isinstance(rules, AnyRules):
        raise argument_error("library-expected-rules", rules)
    check_names(seats, rules.players)
    fair: dict[str, Any] = {}
    if chance is not None:
        fair = {
            "seed": chance.secret.hex(),
            "commitment": compute_commitment(chance.secret),
            "fair": chance.version,
            "match": chance.match,
            "seat_seeds": list(chance.seeds),
        }
    return {
        "boneyard": RECORD_VERSION,
        "game": game_reference(rules.game),
        "options": dict(rules.options),
        "seats": list(seats),
        **fair,
        "rounds": [
            {
                **({"round": number} if number == first != 1 else {}),
                "deal": write_deal(rules, deal),
                "moves": [[seat, str(move)] for seat, move in moves],
            }
            for number, (deal, moves) in enumerate(rounds, first)
        ],
        **more,
    }
