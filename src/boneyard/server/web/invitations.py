"""Invitations: a link that others can reach, and its QR code."""

from functools import lru_cache

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request

from boneyard.server.http.client_address import is_loopback
from boneyard.server.settings import Settings


class Invitation(Struct, frozen=True):
    """How others, or one's other devices, come to a page."""

    links: tuple[str, ...]
    """The same page at each address of this machine; the first is the one to send."""
    only_here: bool
    """No one else can reach this process."""

    @property
    def code(self) -> Markup:
        """The link to send, for a phone's camera."""
        return qr_code(self.links[0])


@lru_cache(maxsize=256)
def qr_code(text: str) -> Markup:
    """A QR code that is often asked for."""
    return render_qr_code(text)


def render_qr_code(text: str) -> Markup:
    """A QR code as SVG, dark on light whatever the theme; nothing of it is remembered."""
    import segno  # not needed by anyone who plays

    made = segno.make(text, micro=False, error="m")
    return Markup(made.svg_inline(border=4, dark="#000", light="#fff", omitsize=True))


def build_match_invitation(request: Request, settings: Settings, match: str) -> Invitation:
    """The links of a match."""
    return build_invitation(request, settings, f"/m/{match}")


def build_invitation(request: Request, settings: Settings, path: str) -> Invitation:
    """The links of a page: as it was asked for, unless that name means this machine only."""
    asked = request.base_url.replace(path=path)
    if not is_loopback(asked.hostname or ""):
        return Invitation((str(asked),), False)
    if not settings.network:
        return Invitation((str(asked),), True)
    return Invitation(tuple(f"{one}{asked.path}" for one in settings.network), False)
