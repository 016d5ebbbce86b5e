"""What time it is for the house, in milliseconds since 1970: tests set it forward by hand."""

import time

#: Milliseconds that this house is ahead of the machine's clock; tests only.
ahead = 0


def now() -> int:
    """The moment."""
    return int(time.time() * 1000) + ahead
