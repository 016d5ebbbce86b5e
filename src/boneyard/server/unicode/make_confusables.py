"""Makes `confusables.txt` in this folder from the Unicode Consortium's file of the same name.

    python -m boneyard.server.unicode.make_confusables path/to/unicode/confusables.txt

The original is published at https://www.unicode.org/Public/security/ for every version of Unicode,
and is part of the source of ICU (`source/data/unidata`). It has a line of about 110 bytes for each
character; ours has one line for each prototype, with all characters that look like it in hex.
Characters that a canonical decomposition takes apart are left out: skeletons do that first.
"""

import re
import sys
import unicodedata
from pathlib import Path
from typing import Final

from boneyard.server.unicode.confusables import FILE

_HEAD: Final = """\
# Characters that look alike (UTS #39), Unicode {version}. Made by make_confusables.py.
# © Unicode, Inc. See LICENSE in this folder (Unicode-3.0).
# prototype: the characters that look like it
"""


def parse(text: str) -> tuple[str, dict[str, list[int]]]:
    """The version of Unicode, and the characters that look like each prototype."""
    version = re.search(r"^# Version: (\S+)", text, re.MULTILINE)
    found: dict[str, list[int]] = {}
    for line in text.splitlines():
        source, _, rest = line.partition(";")
        if rest and not line.startswith("#"):
            prototype = " ".join(rest.partition(";")[0].split())
            number = int(source.strip("\ufeff \t"), 16)
            if unicodedata.is_normalized("NFD", chr(number)):
                found.setdefault(prototype, []).append(number)
    return version[1] if version else "?", found


def format_table(version: str, alike: dict[str, list[int]]) -> str:
    """The file as it is kept: prototypes in order, and their look-alikes in order."""
    lines = [
        f"{prototype}: {' '.join(f'{one:04X}' for one in sorted(sources))}"
        for prototype, sources in sorted(alike.items())
    ]
    return _HEAD.format(version=version) + "\n".join(lines) + "\n"


if __name__ == "__main__":
    original = Path(sys.argv[1]).read_text("utf-8")
    Path(str(FILE)).write_text(format_table(*parse(original)), "utf-8")
