"""Share card of duplicate: a mark for each deal, as text that gives nothing away."""

from datetime import UTC, datetime

from boneyard.duplicate import daily_deals
from boneyard.duplicate.deal_sets import DealSet
from boneyard.games import get_game
from boneyard.i18n.translator import Translator
from boneyard.server.duplicate.score_sheets import DealRow, ScoreSheet

#: Shares of a deal, from the best down, and the marks on the card that is shared.
SHARE_MARKS = ((2 / 3, "●"), (1 / 3, "◐"), (0.0, "○"))

#: A deal that isn't finished, or that no one else has played.
NO_MARK = "·"


def share_mark(row: DealRow) -> str:
    """The mark of a deal: how one did among the others, and nothing of its tiles."""
    if not row.counts or row.share is None:
        return NO_MARK
    share = row.share
    return next(mark for least, mark in SHARE_MARKS if share >= least - 1e-9)


def build_share_text(sheet: ScoreSheet, link: str, translator: Translator) -> str:
    """What a player shares: it gives nothing away."""
    session = sheet.session
    called = translator("duplicate-card")
    if daily_deals.parse_day(session.id):
        called = translator("duplicate-card-day", day=format_day(session, translator))
    line = translator(
        "duplicate-card-game", what=called, game=get_game(session.game).localized_title
    )
    marks = "".join(map(share_mark, sheet.rows))
    score = "" if sheet.share is None else translator.percent(sheet.share)
    return "\n".join(part for part in (line, f"{marks} {score}".strip(), link) if part)


def format_day(session: DealSet, translator: Translator) -> str:
    """The day on which a set can be played first."""
    return translator.day(datetime.fromtimestamp(session.opens / 1000, UTC))
