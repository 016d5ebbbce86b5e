"""Links and code blocks of Markdown pages."""

import re
from pathlib import Path


def blocks(page: Path, *languages: str) -> list[str]:
    """Give the code blocks of a page that are marked with one of these languages."""
    found = re.findall(r"^```(\w+)\n(.*?)^```$", page.read_text("utf-8"), re.M | re.S)
    return [text for language, text in found if language in languages]


def links(page: Path) -> list[str]:
    """Give where the relative links of a page lead."""
    prose = re.sub(r"^```.*?^```$|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.M | re.S)
    targets = re.findall(r"\]\(<?([^)\s>]+)>?\)", prose)
    return [target for target in targets if not re.match(r"[a-z]+:", target)]
