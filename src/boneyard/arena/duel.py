"""Duels and matches of bots in this process, custom ones included."""

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from boneyard.arena.executors import play_deals
from boneyard.arena.matchups import Pairing, PairingError
from boneyard.arena.move_times import MoveTimes
from boneyard.arena.referee import BotSeat, Forfeit, Referee
from boneyard.arena.statistics import Interval, PairingTally, mean_interval
from boneyard.bots.external import BotFault, Program
from boneyard.bots.registry import BOTS, Bot
from boneyard.core.actions import Move
from boneyard.core.arguments import argument_error, check_count, seed_text
from boneyard.core.fair_shuffle import Fair, secret_from_seed
from boneyard.core.position import evolve
from boneyard.core.redaction import redact
from boneyard.core.suggestions import UnknownName
from boneyard.duplicate.deal_sets import DealSet, bot_seed
from boneyard.duplicate.match_points import DealPlay, compute_margin
from boneyard.engine import act, deal_round, random_hit
from boneyard.engine.legal import legal
from boneyard.games import GameSource, choose_rules
from boneyard.i18n import message
from boneyard.i18n.translator import english
from boneyard.records import Record, parse_record, write_record
from boneyard.rules.dealing import Deal
from boneyard.rules.game import Rules, State
from boneyard.solitaire.game import SoloRules

#: The reference bot.
REFERENCE_LEVEL = "master"
#: Moves after which a deal is given up: no game comes near.
MAX_MOVES = 10_000


def deal_chance(session: DealSet, deal: int) -> Fair:
    """Return the chance of a deal, the same as at every table of it."""
    secret, name = session.derive_secret(deal)
    return Fair(secret, [""] * session.rules.players, name)


def play_reference(
    session: DealSet, deal: int, level: str = REFERENCE_LEVEL, pair: bool = False
) -> DealPlay:
    """Return what the reference bot does in a seat, or in both of a pair, and its margin."""
    rules, seat, luck = session.rules, session.player_seat(deal), deal_chance(session, deal)
    assert not rules.alone, "nobody plays a duplicate alone"
    seats = session.pair_seats(deal) if pair else (seat,)
    table = _BotTable(
        rules, luck, [level if at in seats else session.level for at in _seats(rules)]
    )
    table.play()
    side, scores = rules.side(seat), table.state.scores
    others = [score for at, score in enumerate(scores) if at != side]
    best = others[rules.game.goal.leaders(others)[0]]
    own = tuple(move for at, move in table.moves if at in seats)
    return DealPlay(own, compute_margin(rules, scores[side], best))


def _seats(rules: Rules) -> range:
    return range(rules.players)


class _BotTable:
    """Bots at a table, each with its own view."""

    def __init__(self, rules: Rules, luck: Fair, bots: list[str]) -> None:
        self.chance, self.bots = luck, [BOTS[name].bot for name in bots]
        self.state: State = rules.new_match()
        self.views: list[State] = [self.state for _ in bots]
        self.moves: list[tuple[int, str]] = []
        """The moves of all seats, as the log has them."""

    def play(self) -> None:
        """Play until the match is over."""
        while not self.state.over and len(self.moves) < MAX_MOVES:
            if not self.state.playing:
                events, self.state = deal_round(self.state, self.chance)
            elif self.state.reaching is not None:
                events, self.state = act(self.state, None, random_hit(self.state, self.chance))
            else:
                seat = self.state.to_act
                assert seat is not None
                move = self._choose_move(seat)
                events, self.state = act(self.state, seat, move)
                self.moves.append((seat, str(move)))
            for at in range(len(self.views)):
                for event in events:
                    self.views[at] = evolve(self.views[at], redact(event, at))

    def _choose_move(self, seat: int) -> Move:
        moves = legal(self.views[seat], seat)
        if len(moves) == 1:
            return moves[0]
        seed = bot_seed(self.chance, self.state.round, seat, len(self.moves))
        move = self.bots[seat].choose(self.views[seat], seat, random.Random(seed))
        assert move is not None, "a bot must move on its turn"
        return move


#: Default number of deals of a duel: enough to show a clear difference.
DEFAULT_DEALS: Final = 200


class Duel(Struct, frozen=True):
    """Result of a duel, for the first of the two."""

    players: tuple[str, str]
    deals: int
    """How many deals were played, each twice, with seats exchanged."""
    won: float
    """The share of hands that the first player won."""
    won_interval: Interval
    """The 95 % interval of that share: from, to."""
    points: float
    """The first player's lead in points per hand."""
    points_interval: Interval | None
    """The interval of that; None after a single deal."""
    better: str | None
    """Who is better; None: the interval contains one half."""

    def __str__(self) -> str:
        """Say it in a sentence."""
        one, other = self.players
        low, high = (f"{share:.1%}" for share in self.won_interval)
        found = {"one": one, "other": other, "won": f"{self.won:.1%}", "low": low, "high": high}
        if self.better is None:
            return english(message("arena-duel-even", **found, deals=self.deals))
        return english(message("arena-duel", **found, deals=self.deals, better=self.better))


def resolve_bot(bot: str | Bot) -> tuple[str, Bot]:
    """Return a bot and its name: a built-in one by name, or a custom one."""
    if isinstance(bot, str):
        try:
            return bot, BOTS[bot].bot
        except UnknownName as error:
            raise PairingError(error.message) from None
    if isinstance(bot, type) or not callable(getattr(bot, "choose", None)):
        raise argument_error("library-expected-bot", bot)
    name = getattr(bot, "name", None)
    return name if isinstance(name, str) else type(bot).__name__, bot


@contextmanager
def ending_programs(*bots: str | Bot) -> Iterator[None]:
    """End those of the bots that are programs, afterwards."""
    try:
        yield
    finally:
        for bot in bots:
            if isinstance(bot, Program):
                bot.close()


def _table_rules(source: GameSource) -> Rules:
    rules = choose_rules(source)
    if isinstance(rules, SoloRules):
        raise PairingError("arena-for-one", game=rules.game.name)
    return rules


def duel(
    rules: GameSource,
    one: str | Bot,
    other: str | Bot,
    *,
    deals: int = DEFAULT_DEALS,
    seed: str | int = "1",
) -> Duel:
    """Let two bots play deals, each twice with seats exchanged: who is better, and how certain?

    Args:
        rules: what they play: a game with its options chosen, or by its name.
        one: a bot: the name of a built-in one, a `Program`, or anything with `choose` (see `Bot`).
        other: the other one.
        deals: how many deals; a few hundred show a clear difference.
        seed: the same seed gives the same deals and random numbers.

    Returns:
        The result, for the first of the two. A bot's exceptions propagate; an illegal move raises
        BotFault, an unknown name PairingError.

    >>> import boneyard
    >>> rules = boneyard.game("block-draw").rules(players=2)
    >>> found = boneyard.duel(rules, "heavy", "random", deals=40)
    >>> found.players, found.won > 0.4
    (('heavy', 'random'), True)
    """
    rules, seed = _table_rules(rules), seed_text(seed)
    check_count("deals", deals)
    (first, mine), (second, theirs) = resolve_bot(one), resolve_bot(other)
    if first == second:
        second += " 2"
    chosen = tuple(rules.chosen_options.items())
    tally = PairingTally(
        Pairing(rules.base_game.lookup_key, chosen, (first, second), seed), deals, early=False
    )
    with ending_programs(one, other):
        tally.add(play_deals(tally.pairing, (mine, theirs), 0, deals))
    fault = tally.forfeit_message()
    if fault is not None:
        raise BotFault(fault)
    found = tally.better_player
    leads = tally.point_leads
    return Duel(
        players=(first, second),
        deals=deals,
        won=tally.won,
        won_interval=tally.won_interval,
        points=sum(leads) / deals,
        points_interval=mean_interval(leads, tally.error_rate),
        better=None if found is None else (first, second)[found],
    )


def play_match(rules: GameSource, bots: Sequence[str | Bot], *, seed: str | int = "1") -> Record:
    """Let bots play a whole match, one at each seat, and return its record.

    Args:
        rules: what they play: a game with its options chosen, or by its name.
        bots: a bot for each seat, as in `duel`.
        seed: the same seed gives the same match.

    Returns:
        The record: `verify` checks its deals, `analyse` its moves. An illegal move raises BotFault.

    >>> import boneyard
    >>> rules = boneyard.game("block-draw").rules(players=2)
    >>> boneyard.play_match(rules, ["heavy", "random"], seed="tea").seats
    ('heavy', 'random')
    """
    rules, seed = _table_rules(rules), seed_text(seed)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise argument_error("library-expected-bots", bots)
    if len(bots) != rules.players:
        raise PairingError("arena-seats", players=rules.players, bots=len(bots))
    players = [resolve_bot(bot) for bot in bots]
    chance = Fair(secret_from_seed(seed), [f"{seed} {seat}" for seat in range(rules.players)])
    seats = [
        BotSeat(at, at, bot, random.Random(f"{seed}/{at}"), MoveTimes(), rules.new_match())
        for at, (_, bot) in enumerate(players)
    ]
    rounds: list[tuple[Deal, list[tuple[int | None, Move]]]] = []
    deal = rules.deal(1, chance)
    hand = Referee(rules, deal, chance, seats, random.Random(f"{seed}/table"))
    with ending_programs(*bots):
        while True:
            try:
                hand.play_round()
            except Forfeit as forfeit:
                raise BotFault(forfeit.message) from None
            rounds.append((deal, hand.moves))
            if hand.state.over:
                names = [name for name, _ in players]
                return parse_record(write_record(rules, names, rounds, chance))
            deal = rules.deal(hand.state.round + 1, chance)
            hand.start_round(deal)
