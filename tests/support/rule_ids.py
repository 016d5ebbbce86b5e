"""Rule ids of docs/rulebook.md."""

import re

from support.paths import DOCS

RULEBOOK = DOCS / "rulebook.md"


IDS = re.findall(r"^\| ([A-Z]{1,2}-\d+) ", RULEBOOK.read_text("utf-8"), re.M)
