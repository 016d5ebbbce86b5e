"""Examples of docs/fairness.md."""

import json
import re
from typing import Any

from support.paths import DOCS

PAGE = (DOCS / "fairness.md").read_text()


def sample() -> Any:
    (found,) = re.findall(r"```json\n(.*?)```", PAGE, re.S)
    return json.loads(found)
