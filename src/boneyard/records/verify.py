"""Verification of fair dealing: the deals follow from a seed that was committed to first."""

from msgspec import Struct

from boneyard.core.actions import Hit, parse
from boneyard.core.fair_shuffle import compute_commitment
from boneyard.core.position import Position
from boneyard.engine import random_hit
from boneyard.records.read import Order, Record, RecordError, parse_deal
from boneyard.records.replay import play_record
from boneyard.rules.dealing import Deal


class Verification(Struct, frozen=True):
    """How much of a record was verified."""

    deals: int
    takes: int
    commitment: str
    """The commitment that must have been shown before the first deal."""
    version: int
    """The version of the algorithm, which determines what is proved."""
    order: Order | None
    """In which order, and when, randomness was fixed; None: the record doesn't tell."""


def verify(record: Record) -> Verification:
    """Deal every round again from the record's seed (docs/fairness.md).

    Args:
        record: the record.

    Returns:
        What was checked. RecordError: something differs, or there is no seed.

    >>> import boneyard
    >>> boneyard.verify(boneyard.Match("block-draw", seed="tea").record()).deals
    1
    """
    if not isinstance(record, Record):
        raise RecordError("record-no-record", kind=type(record).__name__)
    if record.chance is None:
        raise RecordError("record-no-seed")
    promised = compute_commitment(record.chance.secret)
    commitment = record.written.get("commitment", promised)
    if commitment != promised:
        raise RecordError("record-other-seed")
    if record.order is not None:
        _check_order(record.order, record.chance.seeds)
        if record.first != 1:
            # Otherwise a server could search for a favourable round: the round numbers aren't
            # committed to.
            raise RecordError("record-sealed-first", round=str(record.first))
    for at in range(len(record.rounds)):
        _check_deal(record, at)
    takes = _check_takes(record)
    return Verification(len(record.rounds), takes, promised, record.chance.version, record.order)


def _check_order(order: Order, seeds: tuple[str, ...]) -> None:
    """Check the order: the commitment, then the seeds, then the deal."""
    if order.sealed >= order.dealt:
        raise RecordError("record-sealed-late")
    for seat, (seed, at) in enumerate(zip(seeds, order.seeded, strict=True)):
        if at is None and seed:
            raise RecordError("record-seed-no-time", seat=str(seat))
        if at is not None and at <= order.sealed:
            raise RecordError("record-seed-early", seat=str(seat))
        if at is not None and at >= order.dealt:
            raise RecordError("record-seed-late", seat=str(seat))


def _check_deal(record: Record, at: int) -> None:
    number, written = record.first + at, record.rounds[at].deal
    if written is None:
        return
    assert record.chance is not None
    try:
        written_deal = parse_deal(record.rules, written, number)
    except RecordError as error:
        raise RecordError("record-at-deal", round=str(number), why=error.message) from None
    dealt = record.rules.deal(number, record.chance)
    if isinstance(dealt, Deal):
        # The tiles drawn for the lead are not in a record, only who leads.
        dealt = Deal(dealt.hands, dealt.stock, dealt.aside, dealt.start, dealt.lead)
    if written_deal != dealt:
        raise RecordError("record-other-deal", round=str(number))


def _check_takes(record: Record) -> int:
    """Replay the record and compare every random take with the one that the seed gives."""
    expected: list[Hit] = []

    def watch(state: Position) -> None:
        if state.reaching is not None:
            assert record.chance is not None
            expected.append(random_hit(state, record.chance))

    play_record(record, watch)
    made = [text for one in record.rounds for seat, text in one.moves if seat is None]
    for number, (text, hit) in enumerate(zip(made, expected, strict=False), 1):
        if parse(text, chance=True) != hit:
            raise RecordError("record-other-take", take=str(number), tile=text)
    return len(made)
