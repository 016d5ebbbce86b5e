"""What a notice says: the game, the names, and what is asked for. Nothing of any hand."""

from typing import Any, Final

from msgspec.structs import replace

from boneyard.games import game_found, game_named
from boneyard.i18n.fluent_translator import tongue
from boneyard.server.matches.models import Found
from boneyard.server.matches.seats import with_whom
from boneyard.server.notifications.store import Notice

#: The other player's time is up: told to whoever wants to hear of time.
CLAIM: Final = "claim"
#: What can be told, and what it is called where somebody chooses.
KINDS: Final = {
    "turn": "told-kind-turn",
    "time": "told-kind-time",
    "challenge": "told-kind-challenge",
    "over": "told-kind-over",
}
#: What stands above a notice.
TITLES: Final = {
    "turn": "told-turn", "time": "told-time", "challenge": "told-challenge", "over": "told-over",
    CLAIM: "told-claim", "board": "told-board", "deal": "told-deal",
}  # fmt: skip


def still_so(kind: str, found: Found | None) -> bool:
    """Say whether something is as it was when it was to be told."""
    if found is None or game_found(found.game) is None:
        return False
    if kind in ("turn", "time"):
        return found.stage == "yours"
    if kind == CLAIM:
        return found.stage == "others"
    return (found.stage == "over") is (kind == "over")


def title_of(kind: str, found: Found, language: str) -> str:
    """A notice in one line."""
    return tongue(language)(TITLES[kind], game=game_named(found.game).title)


def with_others(found: Found, language: str) -> str:
    """Who else plays, in a few words."""
    speak = tongue(language)
    # The seat that one is invited to is one's own.
    seated = tuple(one for one in found.others if one[0] != "open") or found.others
    return speak("told-with", others=with_whom(replace(found, others=seated), speak.say))


def payload(notice: Notice, found: Found, waiting: int) -> dict[str, Any]:
    """What a browser shows, also on a screen that is locked."""
    language = notice.way.language
    return {
        "kind": notice.kind,
        "title": title_of(notice.kind, found, language),
        "body": with_others(found, language),
        "lang": language,
        "match": notice.match,
        "waiting": waiting,
    }
