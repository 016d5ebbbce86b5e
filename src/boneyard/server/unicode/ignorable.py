"""Characters that can't be seen: ignorable ones by Unicode's own list, and some that are blank.

Python's `unicodedata` doesn't know the property Default_Ignorable_Code_Point. These are its ranges
in Unicode 16 (DerivedCoreProperties.txt): joiners, fillers, variation selectors, tags. Code points
that are reserved for such characters are among them.
"""

import re
from typing import Final

_IGNORABLE: Final = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
#: Characters with an empty glyph that Unicode doesn't call ignorable: the blank of braille, the
#: half fill space, an object in the text, the filler of Khitan, blanks of hieroglyphs, a selector
#: of Duployan, a null notehead.
_BLANK: Final = (
    "\u2800\u303f\ufffc\U00013441\U00013442\U00016fe4\U0001bc9d\U0001d159"
)  # fmt: skip

IGNORABLE: Final = re.compile(f"[{_IGNORABLE}]")
#: All that leaves no mark where it stands.
INVISIBLE: Final = re.compile(f"[{_IGNORABLE}{_BLANK}]")
