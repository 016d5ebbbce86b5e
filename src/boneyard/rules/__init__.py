"""The vocabulary of rules: small frozen dataclasses, each answering one question."""
