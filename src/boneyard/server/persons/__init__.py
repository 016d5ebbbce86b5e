"""People who want to be known again: on other devices, and by those they have played with.

signing.py  being kept, key links, devices, signing in      labels.py  what a browser calls itself
"""

from boneyard.server.persons.signing import Caller, Persons, Signed

__all__ = ["Caller", "Persons", "Signed"]
