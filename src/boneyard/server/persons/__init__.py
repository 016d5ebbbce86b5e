"""People who want to be known again: on other devices, and by those they have played with.

signing.py   being kept, key links, devices, signing in     labels.py  what a browser calls itself
passkeys.py  what phones and keys prove by themselves       post.py    letters, and who sends them
codes.py     codes by mail                                  leaving.py all that is kept; going away
friends.py   those one has played with                      mail_limits.py how many emails are sent
"""

from boneyard.server.persons.codes import Codes
from boneyard.server.persons.friends import Friends
from boneyard.server.persons.passkeys import Home, Passkeys
from boneyard.server.persons.signing import Caller, Persons, Signed

__all__ = ["Caller", "Codes", "Friends", "Home", "Passkeys", "Persons", "Signed"]
