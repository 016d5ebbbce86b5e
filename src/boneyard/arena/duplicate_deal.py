"""A deal of a duplicate as the house itself would play it: the same luck as for everybody."""

import random

from boneyard.bots.registry import BOTS
from boneyard.core.actions import Move
from boneyard.core.chance import Fair
from boneyard.core.position import evolve
from boneyard.core.redaction import seen_by
from boneyard.engine import act, deal_round, lucky_hit
from boneyard.engine.legal import legal
from boneyard.rules.game import Rules, State
from boneyard.tournaments.duplicate import Play, Session, margin, thrown

#: Who plays for the house.
MASTER = "master"
#: Moves after which a deal is given up: no game comes near.
MOST = 10_000


def luck_of(session: Session, deal: int) -> Fair:
    """Where all the luck of a deal comes from, as at every table of it."""
    secret, name = session.luck(deal)
    return Fair(secret, [""] * session.rules.players, name)


def house_play(session: Session, deal: int, who: str = MASTER, pair: bool = False) -> Play:
    """What the house does in a seat, or in both of a pair, and how far it comes out ahead."""
    rules, seat, luck = session.rules, session.seat(deal), luck_of(session, deal)
    assert not rules.alone, "nobody plays a duplicate alone"
    seats = session.seats(deal) if pair else (seat,)
    table = _Table(rules, luck, [who if at in seats else session.level for at in _seats(rules)])
    table.played()
    side, scores = rules.side(seat), table.state.scores
    others = [score for at, score in enumerate(scores) if at != side]
    best = others[rules.game.goal.leading(others)[0]]
    own = tuple(move for at, move in table.made if at in seats)
    return Play(own, margin(rules, scores[side], best))


def _seats(rules: Rules) -> range:
    return range(rules.players)


class _Table:
    """Bots at a table, each with what it may know."""

    def __init__(self, rules: Rules, luck: Fair, bots: list[str]) -> None:
        self.luck, self.bots = luck, [BOTS[name].bot for name in bots]
        self.state: State = rules.new_match()
        self.views: list[State] = [self.state for _ in bots]
        self.made: list[tuple[int, str]] = []
        """The moves of all seats, as the log has them."""

    def played(self) -> None:
        """Play until the match is over."""
        while not self.state.over and len(self.made) < MOST:
            if not self.state.playing:
                events, self.state = deal_round(self.state, self.luck)
            elif self.state.reaching is not None:
                events, self.state = act(self.state, None, lucky_hit(self.state, self.luck))
            else:
                seat = self.state.to_act
                assert seat is not None
                move = self._chosen(seat)
                events, self.state = act(self.state, seat, move)
                self.made.append((seat, str(move)))
            for at in range(len(self.views)):
                for event in events:
                    self.views[at] = evolve(self.views[at], seen_by(event, at))

    def _chosen(self, seat: int) -> Move:
        moves = legal(self.views[seat], seat)
        if len(moves) == 1:
            return moves[0]
        seed = thrown(self.luck, self.state.round, seat, len(self.made))
        move = self.bots[seat].choose(self.views[seat], seat, random.Random(seed))
        assert move is not None, "whoever is to move moves"
        return move
