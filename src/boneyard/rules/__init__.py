"""Rule vocabulary: small frozen dataclasses, each answering one question about a game."""
