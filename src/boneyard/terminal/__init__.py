"""A match in the terminal: typed line by line, or on a screen.

`sitting.py` is the match of those who share one keyboard, `plain.py` the lines they read and type.
"""
