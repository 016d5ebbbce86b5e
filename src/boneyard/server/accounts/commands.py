"""Commands of accounts."""

from typing import Final

from boneyard.server.http.rate_limits import Limit

SIGN_IN: Final = Limit("sign", lambda settings: settings.sign_rate, "account-many-attempts")

LIMITS: Final = (SIGN_IN,)
