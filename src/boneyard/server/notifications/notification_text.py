"""Texts of notifications and emails: game, names, what is asked for; nothing of any hand."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from boneyard.games import find_game, get_game
from boneyard.i18n.translator import get_translator
from boneyard.server.matches.models import MyMatch
from boneyard.server.matches.seats import describe_others
from boneyard.server.notifications.store import Notification

#: The other player's time is up: for players who want notifications about time.
CLAIM_KIND: Final = "claim"
#: The events, and their names where a player chooses.
NOTIFICATION_KINDS: Final = {
    "turn": "notifications-kind-turn",
    "time": "notifications-kind-time",
    "challenge": "notifications-kind-challenge",
    "over": "notifications-kind-over",
}
#: What stands above a notice.
TITLE_MESSAGES: Final = {
    "turn": "notifications-turn",
    "time": "notifications-time",
    "challenge": "notifications-challenge",
    "over": "notifications-over",
    CLAIM_KIND: "notifications-claim",
    "board": "notifications-board",
    "deal": "notifications-deal",
}


def is_current(kind: str, found: MyMatch | None) -> bool:
    """Say whether something is as it was when it was to be told."""
    if found is None or find_game(found.game) is None:
        return False
    if kind in ("turn", "time"):
        return found.stage == "yours"
    if kind == CLAIM_KIND:
        return found.stage == "others"
    return (found.stage == "over") is (kind == "over")


def build_title(kind: str, found: MyMatch, language: str) -> str:
    """A notice in one line."""
    return get_translator(language)(TITLE_MESSAGES[kind], game=get_game(found.game).localized_title)


def build_body(found: MyMatch, language: str) -> str:
    """Who else plays, in a few words."""
    speak = get_translator(language)
    # The seat that one is invited to is one's own.
    seated = tuple(one for one in found.others if one[0] != "open") or found.others
    return speak(
        "notifications-with", others=describe_others(replace(found, others=seated), speak.translate)
    )


def build_push_payload(
    notification: Notification, found: MyMatch, waiting: int
) -> dict[str, object]:
    """What a browser shows, also on a screen that is locked."""
    language = notification.channel.language
    return {
        "kind": notification.kind,
        "title": build_title(notification.kind, found, language),
        "body": build_body(found, language),
        "lang": language,
        "match": notification.match,
        "waiting": waiting,
    }


def build_reminder(notification: Notification, found: MyMatch) -> str:
    """An email that the player's time runs out, or that the other player's has."""
    channel, claim = notification.channel, notification.kind == CLAIM_KIND
    return get_translator(channel.language)(
        "notifications-mail-claim" if claim else "notifications-mail-time",
        others=build_body(found, channel.language),
        game=get_game(found.game).localized_title,
        link=f"{channel.origin}/m/{notification.match}",
    )


def build_digest(found: Sequence[MyMatch], language: str, origin: str) -> tuple[str, str]:
    """Subject and text of the email that lists the matches which wait for a player."""
    speak = get_translator(language)
    lines = []
    for one in found:
        game = speak.translate(get_game(one.game).localized_title)
        lines.append(f"{game} · {build_body(one, language)}\n{origin}/m/{one.match}")
    return (
        speak("notifications-mail-waiting", matches=len(found)),
        speak("notifications-mail-digest", matches=len(found), list="\n\n".join(lines)),
    )
