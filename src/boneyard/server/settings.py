"""The server's settings, their defaults, and the `BONEYARD_…` variables that set them."""

import os
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.registry import BOTS, DEFAULT_BOT
from boneyard.core.options import format_value
from boneyard.games import get_game
from boneyard.i18n import Message, TranslatedError, message
from boneyard.server.errors import SettingError

#: Longer than a reload takes.
DEFAULT_LINGER_SECONDS: Final = 10.0


class Pace(Struct, frozen=True):
    """Delays before the server does something by itself, in seconds."""

    deal: float = 15.0
    """Before the next round is dealt, unless all players are ready."""
    hold: float = 180.0
    """How long players who review the board can delay the next round, in total."""
    forced: float = 0.9
    """Before a draw or a pass that is the only legal move."""
    bot: float = 0.55
    """Before a bot plays, on average."""
    sweep: float = 0.12
    """Between tiles that are drawn one after the other."""
    calling: float = 1.5
    """Added to both in games with calls, so that people can call first."""
    notice: float = 2.5
    """Before a bot calls something another player made, on average."""
    own: float = 0.4
    """Before a bot calls something it made itself."""


#: Nothing waits: for tests and for matches of bots alone.
NO_DELAYS = Pace(deal=0, forced=0, bot=0, sweep=0, calling=0, notice=0, own=0)


class Rate(Struct, frozen=True):
    """A rate limit: sustained rate and burst."""

    a_second: float
    at_once: float


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server. `docs/configure.md` is generated from this class."""

    # Database

    db: str = "boneyard.db"
    """Database: a SQLite file, or `postgresql://user:password@host/name`. Default: a file in your
    data folder."""
    durable: bool = True
    """Sync every accepted move to disk, so that it survives a power cut."""
    shared: bool = False
    """Other processes use the same SQLite file. PostgreSQL doesn't need this."""
    busy: float = 2.0
    """Seconds to wait for another program that writes to the database."""

    # Network

    hosts: tuple[str, ...] = ()
    """Host names of the server. Empty: any name is accepted. Example: `tables.example.org`"""
    network: tuple[str, ...] = ()
    """Public addresses, used in invite links. Example: `https://tables.example.org`"""
    proxies: tuple[str, ...] = ()
    """Trusted proxies, as addresses or networks. Only their `X-Forwarded-*` headers are believed.
    Example: `127.0.0.1,10.0.0.0/8`"""
    origins: tuple[str, ...] = ()
    """Other origins that may post. Example: `https://club.example.org`"""
    blocked: tuple[str, ...] = ()
    """Blocked addresses or networks. Example: `203.0.113.0/24`"""
    style_guide: bool = False
    """Serve the style guide of the pages at `/design`."""
    drain: float = 0.0
    """Seconds between announcing a shutdown on `/readyz` and closing connections."""
    host_token: str = ""
    """The host's secret (16 characters or more) for `/metrics`, `/host` and `boneyard admin`."""

    # Play

    pace: Pace = Pace()
    """Delays of bots, forced moves and deals, in seconds. Example: `{"bot": 0.3, "deal": 10}`"""
    stand_in: str = DEFAULT_BOT
    """The bot that takes over when a player's time runs out in a match of three or more."""
    seed_patience: float = 10.0
    """Seconds that players have to add their own seed before the deal."""
    linger: float = DEFAULT_LINGER_SECONDS
    """Seconds after which a disconnected player is shown as away."""
    tick: float = 1.0
    """Seconds between two checks of the clocks."""
    own_rules: bool = True
    """Let players write house rules."""
    rules: tuple[str, ...] = ()
    """House-rule files, or folders of them, offered to all players. Example: `friday.toml`"""
    guest_offers: int = 3
    """Open matches of one guest in the lobby."""
    address_offers: int = 12
    """Open matches of one network address in the lobby."""
    most_offers: int = 500
    """Open matches in the lobby, in total."""
    offer_patience: float = 180.0
    """Seconds that an open match stays in the lobby after its owner has left."""
    offer_days: float = 14.0
    """The same for correspondence, in days."""

    # Bots and analysis

    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Worker processes for bots and solvers. Default: one less than the number of cores."""
    bot_seconds: float = 0.2
    """Maximum search time of a bot's move, in seconds."""
    bot_tables: int = 16
    """Matches between bots that run at the same time."""
    warm: tuple[str, ...] = (
        "block-draw", "cross", "bendomino", "five-up", "mexican-train", "spanish",
    )  # fmt: skip
    """Games whose fast code is compiled at start. One game of each kind is enough."""
    think: float = 60.0
    """Seconds after which a worker that doesn't answer is restarted."""
    solver: float = 10.0
    """Maximum time of a solver, in seconds."""
    seed: int | None = None
    """Makes the bots' random choices repeatable, for tests."""

    # Notifications

    smtp: str = ""
    """Mail server. Empty: no mail.
    Example: `smtp://user:password@mail.example.org:587?from=dominoes@example.org`"""
    contact: str = ""
    """Contact address for push services. Example: `mailto:host@example.org`"""
    told_every: float = 2.0
    """Seconds between two checks for due notifications."""
    told_hosts: tuple[str, ...] = ()
    """Private hosts that webhooks may reach. Example: `10.0.0.7:8080`"""

    # Memory

    idle: float = 600.0
    """Seconds after which a match without viewers is removed from memory."""
    most_tables: int = 5_000
    """Matches in memory. Beyond that, matches without viewers are removed."""

    # Limits per connection

    most_head: int = 16 * 1024
    """Maximum size of a request's head, in bytes. Beyond it: 431."""
    head_seconds: float = 10.0
    """Seconds until the head is complete. Beyond it: 408."""
    most_body: int = 64 * 1024
    """Maximum size of a request's body, in bytes. Beyond it: 413."""
    body_seconds: float = 30.0
    """Seconds until the body is complete. Beyond it: 408."""
    answer_seconds: float = 60.0
    """Seconds for the client to read the response. Beyond it, the connection is closed."""
    keep_alive: int = 20
    """Seconds after which an idle connection is closed."""
    most_message: int = 16 * 1024
    """Maximum size of a WebSocket message, in bytes. Beyond it: closed with 1009."""
    most_name: int = 24
    """Maximum length of a name."""
    most_seed: int = 64
    """Maximum length of a player's seed."""
    most_connections: int = 4000
    """Connections in total (`ulimit -n` must allow them). Beyond it: 503."""
    address_connections: int = 200
    """Connections of one address (IPv6: one /64 network). Beyond it: 429. A trusted proxy may have
    more, and behind it the limit holds for each address's WebSockets."""
    most_sockets: int = 40
    """WebSockets of one guest."""

    # Rate limits

    address_rate: Rate = Rate(100, 400)
    """Requests of one address. A request takes one token, and one more for every further 2.5 ms of
    CPU time. Beyond it: 429."""
    handshake_rate: Rate = Rate(20, 200)
    """New WebSockets of one address. Beyond it: 429."""
    frame_rate: Rate = Rate(20, 80)
    """WebSocket frames of one connection. Further frames are dropped."""
    address_frame_rate: Rate = Rate(100, 400)
    """WebSocket frames of one address. Further frames are dropped."""
    refusal_rate: Rate = Rate(0.5, 30)
    """Refused frames or messages of one WebSocket. Beyond it: closed with 1008."""
    guest_rate: Rate = Rate(10, 40)
    """Moves and other actions of one guest."""
    start_rate: Rate = Rate(0.2, 20)
    """New matches of one guest."""
    think_rate: Rate = Rate(0.5, 10)
    """Hints, par and analyses of one guest."""
    talk_rate: Rate = Rate(0.3, 4)
    """Chat phrases of one guest."""
    sign_rate: Rate = Rate(0.05, 10)
    """Sign-in attempts of one guest."""
    mail_rate: Rate = Rate(1 / 300, 3)
    """Sign-in emails of one guest."""
    crowd: float = 5.0
    """All guests of one address together may use this many times a guest's limits."""


def default_database() -> str:
    """Return the database in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(base).expanduser() / "boneyard" / "boneyard.db")


#: Variables with our prefix that aren't settings of a server.
OTHER_VARIABLES: Final = frozenset({"CACHE", "COMPLETE", "PROJECT_URL", "TOKEN", "VERBOSE"})
PREFIX: Final = "BONEYARD_"


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Read `BONEYARD_DB`, `BONEYARD_HOSTS=a,b`, `BONEYARD_PACE='{"bot": 0}'`; arguments win."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(f"{PREFIX}{field.name.upper()}")
        if text is None:
            continue
        name = f"{PREFIX}{field.name.upper()}"
        try:
            found[field.name] = value = _parse_value(text, field.type)
        except msgspec.MsgspecError:
            why = _expected(field.type, text)
            raise SettingError("server-setting", name=name, why=why) from None
        if wrong := _find_wrong(field.name, value, text):
            raise SettingError("server-setting", name=name, why=wrong)
    chosen = Settings(**{"db": default_database(), **found, **given})
    check_database(chosen.db)
    return chosen


def check_database(db: str) -> None:
    """Refuse what is neither a file nor a PostgreSQL, without a word of its password."""
    if not _DATABASE.match(db):
        why = message("settings-expected-database")
        raise SettingError("server-setting", name="BONEYARD_DB, --db", why=why)


#: How values look that are more than a word or a number.
_EXAMPLES: Final[Mapping[Any, str]] = {
    tuple[str, ...]: "a,b",
    Rate: '{"a_second": 0.2, "at_once": 20}',
    Pace: '{"bot": 0.3, "deal": 10}',
}


def _expected(kind: Any, text: str) -> Message:
    """Say what is expected of a kind of value."""
    if kind is bool:
        return message("settings-expected-switch", given=_quote(text))
    if kind in (int, int | None):
        return message("settings-expected-whole", given=_quote(text))
    if kind is float:
        return message("settings-expected-number", given=_quote(text))
    return message("settings-expected-like", example=_EXAMPLES[kind], given=_quote(text))


def _quote(text: str) -> str:
    """Quote a value for an error."""
    return repr(format_value(text, max_chars=100))


#: Settings with which nothing could work if they were 0.
_ABOVE_ZERO: Final = frozenset({
    "address_connections", "answer_seconds", "body_seconds", "crowd", "head_seconds",
    "keep_alive", "most_body", "most_connections", "most_head", "most_message", "most_name",
    "most_sockets", "most_tables", "think", "tick", "told_every",
})  # fmt: skip
#: More than any number that makes sense: a century of seconds.
_MOST: Final = 4_000_000_000
#: A file, or the address of a PostgreSQL; no address of anything else.
_DATABASE: Final = re.compile(r"postgres(ql)?://|(?!\w+://).")
#: What each of these values must look like, and the message that says so.
_PATTERNS: Final = {
    "network": (r"https?://[^\s/?#:@]+(:\d+)?(/[^\s?#]*)?", "settings-expected-address"),
    "origins": (r"https?://[^\s/?#:@]+(:\d+)?", "settings-expected-origin"),
    "hosts": (r"[\w.*-]+(:\d+)?|\[?[0-9a-fA-F:]+\]?(:\d+)?", "settings-expected-host"),
    "told_hosts": (r"([\w.-]+|\[[0-9a-f:]+\]):\d{1,5}", "settings-expected-place"),
    "contact": (r"(mailto:[^\s@]+@[^\s@]+|https://[^\s/?#]+\S*)?", "settings-expected-contact"),
    "host_token": (r"[!-~]*", "settings-expected-token"),
}
#: Values that name something: how it is looked up, or refused in a sentence.
_LOOKUPS: Final[Mapping[str, Callable[[str], object]]] = {
    "stand_in": BOTS.__getitem__,
    "warm": get_game,
}


def _find_wrong(name: str, value: object, text: str) -> Message | None:
    """Return what is wrong with a value that has the right type, or None."""
    if isinstance(value, Rate | Pace):
        parts = msgspec.structs.asdict(value)
        unknown = next((one for one in msgspec.json.decode(text) if one not in parts), None)
        if unknown is not None:
            return message("settings-expected-words", word=_quote(unknown), words=(*parts,))
        return _find_wrong_number(isinstance(value, Rate), *parts.values())
    if isinstance(value, int | float) and name != "seed":
        return _find_wrong_number(name in _ABOVE_ZERO, value)
    for part in value if isinstance(value, tuple) else (value,):
        pattern, told = _PATTERNS.get(name, ("", ""))
        if told and not re.fullmatch(pattern, part):
            return message(told, given=_quote(part))
        try:
            _LOOKUPS.get(name, str)(part)
        except TranslatedError as error:
            return error.message
    return None


def _find_wrong_number(above_zero: bool, *values: float) -> Message | None:
    """Return what is wrong with the size of numbers, or None."""
    if above_zero and min(values) <= 0:
        return message("settings-expected-above")
    if min(values) < 0:
        return message("settings-expected-least")
    return message("settings-expected-most", most=_MOST) if max(values) > _MOST else None


def _parse_value(text: str, kind: Any) -> object:
    if kind is str:
        return text
    if kind == tuple[str, ...] and not re.match(r'\s*\[\s*(["\]]|$)', text):
        return tuple(one for part in text.split(",") if (one := part.strip()))
    return msgspec.json.decode(text, type=kind)


def check_cache_folder(environment: Mapping[str, str] = os.environ) -> None:
    """Refuse a folder for compiled code that can't be written, or can't be made."""
    given = environment.get(f"{PREFIX}CACHE")
    if not given:
        return
    path = Path(given).absolute()
    nearest = next(one for one in (path, *path.parents) if one.exists())
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        why = message("settings-expected-folder", given=_quote(given))
        raise SettingError("server-setting", name=f"{PREFIX}CACHE", why=why)


def find_unknown_variables(environment: Mapping[str, str] = os.environ) -> dict[str, str | None]:
    """Return the `BONEYARD_…` variables that set nothing, each with the nearest that does."""
    known = {field.name.upper() for field in msgspec.structs.fields(Settings)} | OTHER_VARIABLES
    found = {}
    for name in sorted(environment):
        if name.startswith(PREFIX) and (rest := name.removeprefix(PREFIX)) not in known:
            near = get_close_matches(rest, known, 1)
            found[name] = f"{PREFIX}{near[0]}" if near else None
    return found


def describe_unknown_variable(name: str, near: str | None) -> Message:
    """Say that a variable sets nothing, and what was probably meant."""
    if near:
        return message("settings-unknown-near", name=name, near=near)
    return message("settings-unknown", name=name)


def share_limits(settings: Settings, workers: int) -> Settings:
    """Divide the machine's CPU and memory limits among worker processes.

    Clients' limits aren't divided: processes count them together (`server/http/rate_limits.py`).
    """
    parts: dict[str, object] = {
        name: -(-getattr(settings, name) // workers) for name in ("bot_tables", "most_tables")
    }
    bots = max(1, settings.bot_workers // workers)
    return replace(settings, bot_workers=bots, **parts)


def with_hosts(settings: Settings, names: tuple[str, ...]) -> Settings:
    """Add host names."""
    return replace(settings, hosts=(*settings.hosts, *names))


#: The home page shows all of them.
MAX_RULE_FILES: Final = 40
