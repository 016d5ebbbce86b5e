"""Reference play of a duplicate deal by bots, with the same randomness as for all players."""

import random

from boneyard.bots.registry import BOTS
from boneyard.core.actions import Move
from boneyard.core.chance import Fair
from boneyard.core.position import evolve
from boneyard.core.redaction import redact
from boneyard.engine import act, deal_round, random_hit
from boneyard.engine.legal import legal
from boneyard.rules.game import Rules, State
from boneyard.tournaments.duplicate import DealPlay, DealSet, bot_seed, compute_margin

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
