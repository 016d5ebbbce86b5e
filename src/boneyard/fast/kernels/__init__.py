"""The kernels: rounds played on numbers.

They all take `k`, a tuple whose length names the family (`fields.FAMILIES`), `g`, the game's row,
and `s`, the round's row.
"""
