"""The numbers that the host sees, and what each is called."""

from typing import Final

#: In the order in which they are shown.
LINES: Final = {
    "houses": "host-houses",
    "open_seconds": "host-open-seconds",
    "sockets": "host-sockets",
    "matches": "host-matches",
    "bot_matches_waiting": "host-bot-matches-waiting",
    "moves": "host-moves",
    "moves_by_people": "host-moves-by-people",
    "requests": "host-requests",
    "requests_failed": "host-requests-failed",
    "complaints": "host-complaints",
    "store_milliseconds": "host-store-milliseconds",
    "bot_milliseconds": "host-bot-milliseconds",
    "bots_waiting": "host-bots-waiting",
    "notices_under_way": "host-notices-under-way",
    "addresses_blocked": "host-addresses-blocked",
}
