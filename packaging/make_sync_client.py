"""Write the blocking client from the async one: `uv run python packaging/make_sync_client.py`."""

import re
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).parents[1] / "src" / "boneyard" / "client"
SOURCE, TARGET = CLIENT / "async_client.py", CLIENT / "client.py"
#: What differs, in order; the rest is the same text.
CHANGES = (
    (r'^"""Asyncio client.*"""$', '"""Synchronous client, made from `async_client.py` by '
                                  'packaging/make_sync_client.py."""'),
    (r"^import asyncio$", "import time"),
    (r"\basync (?=def|with|for)", ""),
    (r"\(await (self\.ask\([^\n]*\))\)\.", r"\1."),
    (r"\bawait ", ""),
    (r"\bAsync(?=Client|Table|Iterator)", ""),
    (r"__a(?=enter__|exit__)", "__"),
    (r"\.aclose\(\)", ".close()"),
    (r"asyncio\.sleep", "time.sleep"),
    (r"websockets\.asyncio", "websockets.sync"),
)  # fmt: skip


def render() -> str:
    """Return the blocking client."""
    text = SOURCE.read_text("utf-8")
    for pattern, replacement in CHANGES:
        text = re.sub(pattern, replacement, text, flags=re.M)
    for arguments in (["check", "--select", "I", "--fix", "-q"], ["format", "-q"]):
        text = subprocess.run(
            [sys.executable, "-m", "ruff", *arguments, "--stdin-filename", str(TARGET), "-"],
            input=text, capture_output=True, text=True, check=True,
        ).stdout  # fmt: skip
    return text


if __name__ == "__main__":
    TARGET.write_text(render(), "utf-8")
