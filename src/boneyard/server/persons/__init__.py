"""People who want to be known again: on other devices, and by those they have played with.

signing.py   being kept, key links, devices, signing in     labels.py  what a browser calls itself
passkeys.py  what phones and keys prove by themselves
"""

from boneyard.server.persons.passkeys import Home, Passkeys
from boneyard.server.persons.signing import Caller, Persons, Signed

__all__ = ["Caller", "Home", "Passkeys", "Persons", "Signed"]
