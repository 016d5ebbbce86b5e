"""Boneyard: every domino game of five rule books."""

__version__ = "0.1.0"
