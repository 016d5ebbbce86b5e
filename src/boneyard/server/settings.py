"""All that can be set, with sensible defaults; `BONEYARD_…` variables set the same things."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.i18n import error_text
from boneyard.server.errors import SettingError

#: So many seconds after the last sign of them somebody is away: a reload is shorter than that.
DEFAULT_LINGER_SECONDS: Final = 10.0


class Pace(Struct, frozen=True):
    """How long the table waits before something happens by itself, in seconds."""

    deal: float = 15.0
    """Before the next round is dealt, unless everybody has pressed on."""
    hold: float = 180.0
    """What those who look at the table may hold that up, all together."""
    forced: float = 0.9
    """Before a draw or a pass that is the only possibility."""
    bot: float = 0.55
    """Before a bot plays, about."""
    sweep: float = 0.12
    """Before the next of several tiles that are drawn one after the other."""
    calling: float = 1.5
    """What is added to both in games with calls: people need the moment to call first."""
    notice: float = 2.5
    """Before a bot calls what another made, about."""
    own: float = 0.4
    """Before a bot calls what it made itself."""


#: Nothing waits: for tests and for matches of bots alone.
NO_DELAYS = Pace(deal=0, forced=0, bot=0, sweep=0, calling=0, notice=0, own=0)


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


class Settings(Struct, frozen=True, kw_only=True):
    """How a house is run."""

    db: str = "boneyard.db"
    durable: bool = True
    """What is acknowledged survives a power cut too."""
    shared: bool = False
    """Whether other houses have the same database: what nobody looks at here is read anew."""
    busy: float = 2.0
    """Seconds to wait for another program that writes to the database."""
    hosts: tuple[str, ...] = ()
    """The names under which the house may be called; none: any."""
    origins: tuple[str, ...] = ()
    """Origins that may post beside the house's own."""
    network: tuple[str, ...] = ()
    """Where other machines find the house: `http://192.168.1.5:8626`; for invitations."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies in front: only they may say for whom they ask."""
    pace: Pace = Pace()
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 0.2
    """Seconds that a bot may try moves out, at most."""
    warm: tuple[str, ...] = (
        "block-draw", "cross", "bendomino", "five-up", "mexican-train",
    )  # fmt: skip
    """Games whose kernels are made when the house opens; others of their kind need the same."""
    think: float = 60.0
    """Seconds after which a worker that gives no answer is replaced."""
    solver: float = 10.0
    """Seconds that a solver may look."""
    tick: float = 1.0
    """Seconds after which it is looked again whose time has run out."""
    stand_in: str = DEFAULT_BOT
    """The bot that plays for whoever's time has run out, where more than two play."""
    idle: float = 600.0
    """Seconds after which a match that nobody looks at is put away."""
    seed_patience: float = 10.0
    """Seconds that players have to add their seeds, before tiles may be dealt without them."""
    linger: float = DEFAULT_LINGER_SECONDS
    """Seconds after the last sign of them a player is shown as away."""
    most_head: int = 16 * 1024
    """The longest head of a request, in bytes."""
    most_message: int = 16 * 1024
    """The longest message over a WebSocket, in bytes."""
    head_seconds: float = 10.0
    """Seconds in which the head of a request has to come."""
    body_seconds: float = 30.0
    """Seconds in which its body has to come."""
    answer_seconds: float = 60.0
    """Seconds in which somebody has to take an answer."""
    keep_alive: int = 20
    """Seconds that a connection may be open without a request."""
    address_connections: int = 200
    """Connections of one address at once, and live ones among them; proxies may have more."""
    most_connections: int = 4000
    """Connections at once, of all together."""
    most_body: int = 64 * 1024
    """The longest request, in bytes."""
    most_name: int = 24
    most_seed: int = 64
    guest_rate: Rate = Rate(10, 40)
    """What a guest may send: moves and the like."""
    start_rate: Rate = Rate(0.2, 20)
    """Matches that a guest may start."""
    think_rate: Rate = Rate(0.5, 10)
    """What a guest may ask those who think: hints, par, analyses."""
    talk_rate: Rate = Rate(0.3, 4)
    """Phrases that a guest may say to the others."""
    sign_rate: Rate = Rate(0.05, 10)
    """Attempts of a guest to sign in, by whatever means."""
    mail_rate: Rate = Rate(1 / 300, 3)
    """Sign-in emails that a guest may ask for."""
    crowd: float = 5.0
    """All at one address may start and ask as much as so many guests."""
    bot_tables: int = 16
    """Matches that bots play among themselves, at the same time."""
    most_tables: int = 5_000
    """Matches that are held at hand; of more, those that nobody looks at are put away."""
    own_rules: bool = True
    """Whether guests may play by rules that they write themselves."""
    rules: tuple[str, ...] = ()
    """Files of rules, or folders of them, that the house offers to everybody."""
    address_rate: Rate = Rate(100, 400)
    """Requests of any kind from one address."""
    handshake_rate: Rate = Rate(20, 200)
    """WebSockets that one address may open."""
    frame_rate: Rate = Rate(20, 80)
    """WebSocket frames of one connection, whatever they hold."""
    address_frame_rate: Rate = Rate(100, 400)
    """WebSocket frames of all connections of one address."""
    refusal_rate: Rate = Rate(0.5, 30)
    """Messages over a limit that a WebSocket may send; one more, and it is closed."""
    most_sockets: int = 40
    """Live connections of one guest, or of all nameless ones at one address."""
    told_every: float = 2.0
    """Seconds between two looks for what people are to be told."""
    told_hosts: tuple[str, ...] = ()
    """Hosts with ports (`10.0.0.7:8080`) that may be told though they are not public."""
    smtp: str = ""
    """The mail server: `smtp://user:password@mail.example.org:587?from=house@example.org`, or
    `smtps://…`; none: no mail."""
    drain: float = 0.0
    """Seconds that proxies get to notice that the house is about to close."""
    blocked: tuple[str, ...] = ()
    """Addresses or networks that nobody is let in from."""
    host_token: str = ""
    """The secret of whoever runs the house: what only they may see and do."""
    contact: str = ""
    """How push services reach who runs the house: `mailto:…` or `https://…`."""
    guest_offers: int = 3
    """Open tables that a guest may have at once."""
    address_offers: int = 12
    """The same of all guests at one address."""
    most_offers: int = 500
    """Open tables at once, of all together."""
    offer_patience: float = 180.0
    """Seconds after which an open table is shown no longer, when its host has gone."""
    offer_days: float = 14.0
    """The same for matches over days, in days."""
    style_guide: bool = False
    """Whether /design shows all components of the pages."""
    seed: int | None = None
    """Fixes what bots choose at random, for tests."""


def default_database() -> str:
    """Where matches are kept if nobody says: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(base).expanduser() / "boneyard" / "boneyard.db")


def from_environment(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Read `BONEYARD_DB`, `BONEYARD_IDLE`, `BONEYARD_PACE='{"bot": 0}'`; what is given wins."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(f"BONEYARD_{field.name.upper()}")
        if text is None:
            continue
        if field.type is str:
            found[field.name] = text
            continue
        try:
            found[field.name] = msgspec.json.decode(text, type=field.type)
        except msgspec.MsgspecError as error:
            raise SettingError(
                "server-setting", name=f"BONEYARD_{field.name.upper()}", why=error_text(error)
            ) from None
    return Settings(**{"db": default_database(), **found, **given})


def share_limits(settings: Settings, workers: int) -> Settings:
    """What each of several processes on one machine may have, so that all have as much as one.

    That is for what the machine has to give: its processors and its memory. A hash spreads tables
    evenly over the processes, so each has its part. What visitors may have is counted together
    (`server/http/rate_limits.py`): whoever keeps to one connection is with one process.
    """
    parts: dict[str, Any] = {
        name: -(-getattr(settings, name) // workers) for name in ("bot_tables", "most_tables")
    }
    bots = max(1, settings.bot_workers // workers)
    return replace(settings, bot_workers=bots, **parts)


def with_hosts(settings: Settings, names: tuple[str, ...]) -> Settings:
    """The same house, which may be called by these names too."""
    return replace(settings, hosts=(*settings.hosts, *names))


#: So many are offered at most: home shows them all.
MAX_RULE_FILES: Final = 40
