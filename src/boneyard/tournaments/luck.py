"""The luck of all boards, fixed before the first: a function of one secret, whose hash is shown."""

import hmac

#: What stands before everything else that is hashed.
_DOMAIN = "boneyard tournament 1"


def board_secret(secret: bytes, round: int, leg: int = 1, board: int | None = None) -> bytes:
    """The secret of a board; without its number, the one that all boards of a round have.

    It is HMAC-SHA256, keyed with the tournament's secret, of the words `boneyard tournament 1`, the
    round, the leg and the board's number (0: of all), with a space between.
    """
    message = f"{_DOMAIN} {round} {leg} {board or 0}"
    return hmac.digest(secret, message.encode(), "sha256")
