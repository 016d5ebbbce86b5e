"""Openings: who leads, and with which tiles."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from boneyard.core.position import Result
from boneyard.core.tiles import Tile

#: What happens when no player was dealt a double (G-5).
HIGHEST: Final = "highest"
REDEAL: Final = "redeal"

Hands = Sequence[Sequence[Tile]]
#: The round before this one, if known.
PreviousRound = Result | None


class Opening(Protocol):
    """Rules for the beginning of a round."""

    def must_redeal(self, hands: Hands) -> bool:
        """Return whether these hands must be dealt again."""
        ...

    @property
    def placed(self) -> bool:
        """Whether the hub lies before the first move (HU-2)."""
        ...

    def hub(self, doubles: Sequence[Tile], round: int) -> Tile | None:
        """Return the double that a round is built around; `doubles` are the highest first."""
        ...

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        """Return the seat that begins; `lead` is who drew for it, `round` counts from 1."""
        ...

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        """List the tiles that the leader may lead, from their own hand."""
        ...

    def beginner(self, players: int, round: int, past: PreviousRound) -> int:
        """Return the seat that begins where a tile was turned up, so that nobody leads (GA-10)."""
        ...

    def draws_for_lead(self, round: int) -> bool:
        """Return whether tiles are drawn for the lead of a round (G-15, WM-2)."""
        ...

    def may_hand_over(self, past: PreviousRound) -> bool:
        """Return whether the leader may pass the lead to the partner (WM-1)."""
        ...

    @property
    def searches(self) -> bool:
        """Whether the seats draw for the lead tile in turn until one has it (HU-4, DB-3)."""
        ...


class PlainOpening:
    """Defaults of openings where the tile that leads is in a hand."""

    searches = False

    def beginner(self, players: int, round: int, past: PreviousRound) -> int:
        return (round - 1) % players

    def draws_for_lead(self, round: int) -> bool:
        return False

    def may_hand_over(self, past: PreviousRound) -> bool:
        return False


class NoHub(PlainOpening):
    """Defaults of openings without a round's double."""

    placed = False

    def hub(self, doubles: Sequence[Tile], round: int) -> Tile | None:
        return None


def highest_tile(tiles: Iterable[Tile]) -> Tile | None:
    """Return the highest tile by pips, then by the larger half (G-6)."""
    return max(tiles, key=lambda tile: tile.height, default=None)


def has_no_symbol(tile: Tile) -> bool:
    """Return whether a tile has no symbol: only such a tile can be the highest (FD-2)."""
    return not (tile.a.symbol or tile.b.symbol)


@dataclass(frozen=True)
class HighestDouble(NoHub):
    """The holder of the highest double must lead it (G-4); without one, see `otherwise` (G-5)."""

    otherwise: Literal["highest", "redeal"] = HIGHEST

    def _lead_tile(self, tiles: Iterable[Tile]) -> Tile | None:
        """Return the tile that leads, among these."""
        tiles = [tile for tile in tiles if has_no_symbol(tile)]
        double = self._lead_double(tile for tile in tiles if tile.is_double)
        return double or (highest_tile(tiles) if self.otherwise == HIGHEST else None)

    def _lead_double(self, doubles: Iterable[Tile]) -> Tile | None:
        return highest_tile(doubles)

    def must_redeal(self, hands: Hands) -> bool:
        """Return whether no tile could lead."""
        return self._lead_tile(tile for hand in hands for tile in hand) is None

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        """Return the holder of the tile that leads."""
        tile = self._lead_tile(tile for hand in hands for tile in hand)
        return next(seat for seat, hand in enumerate(hands) if tile in hand)

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        """Return that tile alone; the leader's own hand determines it."""
        tile = self._lead_tile(hand)
        return () if tile is None else (tile,)


@dataclass(frozen=True)
class LowestDouble(HighestDouble):
    """The holder of the lowest double must lead it (BG-1)."""

    blank_last: bool = False
    """0-0 comes after all others (KZ-3)."""

    def _lead_double(self, doubles: Iterable[Tile]) -> Tile | None:
        return min(doubles, key=self._height, default=None)

    def _height(self, tile: Tile) -> tuple[bool, int]:
        return self.blank_last and not tile.pips, tile.pips


@dataclass(frozen=True)
class HolderOfHighest(HighestDouble):
    """The holder of the highest double, or single, begins with any tile that fits (BE-12)."""

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        """Return no tile: start tiles lie already, so nothing is led."""
        return ()


@dataclass(frozen=True)
class DrawForLead(NoHub):
    """Each player draws a tile; most pips leads, with any tile (G-15)."""

    def draws_for_lead(self, round: int) -> bool:
        return True

    def must_redeal(self, hands: Hands) -> bool:
        return False

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        assert lead is not None
        return lead

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        return hand


@dataclass(frozen=True)
class TakeTurns(NoHub):
    """Seat 0 begins the first round, and the next seat each round after (YT-1), with any tile."""

    def must_redeal(self, hands: Hands) -> bool:
        return False

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        return (round - 1) % len(hands)

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        return hand


@dataclass(frozen=True)
class NextLeads(NoHub):
    """The first round has its own lead; then the seat after the last leader, any tile."""

    first: Opening = HighestDouble()

    def must_redeal(self, hands: Hands) -> bool:
        """Return whether no tile could lead the first round."""
        return self.first.must_redeal(hands)

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        """Return the first round's leader, or the seat that the last round determines."""
        seat = self.next_leader(past)
        if seat is None:
            return self.first.leader(hands, lead, round, past)
        return seat % len(hands)

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        """Return what the first round allows, or any tile."""
        if self.next_leader(past) is not None:
            return hand
        return self.first.legal_leads(hand, past, None, round)

    def beginner(self, players: int, round: int, past: PreviousRound) -> int:
        """Return the seat that the last round determines; in the first round, seat 0."""
        seat = self.next_leader(past)
        return super().beginner(players, round, past) if seat is None else seat % players

    def next_leader(self, past: PreviousRound) -> int | None:
        """Return the seat that leads after the last round, not wrapped; None: the first lead again.

        A record that begins after the first round doesn't tell.
        """
        return None if past is None or past.leader is None else past.leader + 1


@dataclass(frozen=True)
class WinnerLeads(NextLeads):
    """The first round has its own lead; then the winner of the last round leads (WL-6)."""

    tie: Literal["next", "same", "first"] = "next"
    """After a round without a winner: `next` after the last leader, the `same` again (HO-1), or the
    `first` lead again (JA-4).
    """
    locker: bool = False
    """After a blocked round the player who locked it leads, winner or not (KZ-4)."""
    double: bool = False
    """A double must be led: without one, the next seat that has one leads; if nobody has one, any
    tile (GA-4).
    """
    partners: bool = False
    """The winning partners choose which of them leads: the winner leads, or passes the lead on
    (WM-1).
    """

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        """Return the winner of the last round, or the next seat with a double."""
        seat = super().leader(hands, lead, round, past)
        if not self.double or self.next_leader(past) is None:
            return seat
        round_the_table = [(seat + step) % len(hands) for step in range(len(hands))]
        holders = (one for one in round_the_table if any(t.is_double for t in hands[one]))
        return next(holders, seat)

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        """Return what the first round allows, or any tile; only doubles where one must be led."""
        doubles = [tile for tile in hand if tile.is_double]
        if self.double and doubles and self.next_leader(past) is not None:
            return doubles
        return super().legal_leads(hand, past, None, round)

    def may_hand_over(self, past: PreviousRound) -> bool:
        """Return whether the partners choose, and a player won the last round."""
        return self.partners and past is not None and past.player is not None

    def next_leader(self, past: PreviousRound) -> int | None:
        """Return the winner of the last round, its locker, or what `tie` says."""
        if past is not None and self.locker and past.end == "blocked":
            return past.locker
        if past is None or past.player is not None:
            return None if past is None else past.player
        if self.tie == "same":
            return past.leader
        return super().next_leader(past) if self.tie == "next" else None


@dataclass(frozen=True)
class ByLot(NoHub):
    """Tiles are drawn for the first lead of the match, with any tile (WM-2)."""

    then: Opening = HighestDouble()
    """Who leads from the second round on; where the seats take turns, from the first leader on."""

    @property
    def _later(self) -> Opening:
        return NextLeads(self.then) if isinstance(self.then, TakeTurns) else self.then

    def draws_for_lead(self, round: int) -> bool:
        return round == 1

    def must_redeal(self, hands: Hands) -> bool:
        return self.then.must_redeal(hands)

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        """Return who drew the lead, or what holds for later rounds."""
        if round == 1:
            assert lead is not None
            return lead
        return self._later.leader(hands, None, round, past)

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        return hand if round == 1 else self._later.legal_leads(hand, past, None, round)

    def beginner(self, players: int, round: int, past: PreviousRound) -> int:
        return self._later.beginner(players, round, past)

    def may_hand_over(self, past: PreviousRound) -> bool:
        return self.then.may_hand_over(past)


@dataclass(frozen=True)
class AnyDouble(NoHub):
    """A double must be led: the first seat that has one leads any of its own (DB-2).

    In the first round seat 0 is asked first, later the seat after the last leader. If nobody has a
    double, the seats draw one tile each in turn until one does (DB-3).
    """

    searches = True

    def must_redeal(self, hands: Hands) -> bool:
        """Return False: players without a double draw for one."""
        return False

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        """Return the first seat with a double; if there is none, the seat that is asked first."""
        players = len(hands)
        asked = self.beginner(players, round, past)
        seats = [(asked + step) % players for step in range(players)]
        return next((seat for seat in seats if any(t.is_double for t in hands[seat])), asked)

    def beginner(self, players: int, round: int, past: PreviousRound) -> int:
        """Return the seat that is asked first."""
        if past is None or past.leader is None:
            return super().beginner(players, round, past)
        return (past.leader + 1) % players

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        return [tile for tile in hand if tile.is_double]


@dataclass(frozen=True)
class RoundDouble(PlainOpening):
    """A round is built around a double, one lower in each round (HU-1)."""

    placed: bool = True
    """It lies before the first move (HU-2); otherwise the player who was dealt it must lead it
    (HU-3).
    """
    falls: bool = True
    """False: the highest double in every round (CY-2)."""

    searches = True

    def hub(self, doubles: Sequence[Tile], round: int) -> Tile | None:
        """Return the round's double; after the lowest it is the highest again."""
        return doubles[(round - 1) % len(doubles) if self.falls else 0]

    def must_redeal(self, hands: Hands) -> bool:
        """Return False: players without the double draw for it."""
        return False

    def leader(
        self,
        hands: Hands,
        lead: int | None,
        round: int,
        past: PreviousRound,
        hub: Tile | None = None,
    ) -> int:
        """Return the holder of the hub; else each seat in turn, to search for it (HU-2, HU-4)."""
        holders = (seat for seat, hand in enumerate(hands) if hub in hand)
        return next(holders, (round - 1) % len(hands))

    def legal_leads(
        self, hand: Sequence[Tile], past: PreviousRound, hub: Tile | None = None, round: int = 1
    ) -> Sequence[Tile]:
        return [tile for tile in hand if tile is hub]
