"""Kernels: rounds played on integer rows.

They all take `k`, a tuple whose length identifies the family (`fields.FAMILIES`), `g`, the game's
row, and `s`, the round's row.
"""
