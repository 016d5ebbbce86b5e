"""State of the application that handlers find through their request, with types."""

from typing import TYPE_CHECKING

from msgspec import Struct
from starlette.datastructures import State
from starlette.types import Scope

if TYPE_CHECKING:
    from boneyard.server.http.blocklist import BlockedNetworks, Blocklist
    from boneyard.server.http.connection_limits import ConnectionLimits
    from boneyard.server.http.graceful_shutdown import Drain
    from boneyard.server.http.rate_limits import RateLimits
    from boneyard.server.match_page.updates import MatchPageRenderer
    from boneyard.server.matches.websocket import SocketLimits
    from boneyard.server.ops.admin_auth import AdminAuth
    from boneyard.server.ops.dashboard import ClusterNumbers
    from boneyard.server.ops.metrics import Metrics
    from boneyard.server.services import Services
    from boneyard.server.settings import Settings
    from boneyard.server.stores import Store


class LiteMode(Struct, frozen=True):
    """Boneyard Lite: the application in the browser of its only player."""

    friends_url: str = ""
    """A server where friends can be met, or ''."""
    prerendered: bool = False
    """Whether pages are written for every day and every visitor, before the application runs."""


class AppState(State):
    """`app.state`: the first half is there at once, the second from the start of the lifespan."""

    settings: "Settings"
    limits: "RateLimits"
    sockets: "SocketLimits"
    renderer: "MatchPageRenderer | None"
    """Draws matches for their pages; None: only programs look."""
    drain: "Drain"
    admin_auth: "AdminAuth"
    blocked: "BlockedNetworks"
    connection_limits: "ConnectionLimits | None"
    """Of the transport; None: there is none that counts connections."""
    store: "Store | None"
    """None: the lifespan opens the one that the settings name."""
    lite: "LiteMode | None"
    """How Boneyard Lite was built; None: this is a server."""
    worker: str
    """The number of this process if several serve one port, or ''."""

    services: "Services"
    blocklist: "Blocklist"
    metrics: "Metrics"
    cluster_numbers: "ClusterNumbers"


def state_of(scope: Scope) -> AppState:
    """The state of the application that a request or a WebSocket came to."""
    state: AppState = scope["app"].state
    return state
