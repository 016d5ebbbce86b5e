"""Security headers: the content security policy (CSP), framing, referrers, HSTS."""

from collections.abc import Iterable
from typing import Final


def build_content_security_policy(styles: Iterable[str] = ()) -> str:
    """Build a policy: no inline script, no inline style but some, nothing from elsewhere."""
    return "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            " ".join(["style-src 'self'", *styles]),
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


POLICY_HEADER: Final = b"content-security-policy"

SECURITY_HEADERS: Final = [
    (POLICY_HEADER, build_content_security_policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Not "no-referrer": with that, browsers send forms with the origin "null".
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

HSTS_HEADER: Final = (b"strict-transport-security", b"max-age=31536000")
