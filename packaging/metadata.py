"""What the package says of itself on an index: addresses, and a readme whose links lead somewhere.

The repository has no address of its own to write down, so whoever publishes says it when building:
`BONEYARD_PROJECT_URL=https://… uv build`, with the address of a folder in which the files of the
checkout can be read. Without it the readme is as it lies there, and there are no addresses.
"""

import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE = "BONEYARD_PROJECT_URL"


class Addresses(MetadataHookInterface):  # type: ignore[misc] # only a builder has hatchling
    """Called by hatchling; it is found by its being here."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml leaves open."""
        base = os.environ.get(VARIABLE, "")
        text = Path(self.root, "README.md").read_text("utf-8")
        if base:
            metadata["urls"] = urls(base)
            text = absolute(text, base)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def urls(base: str) -> dict[str, str]:
    """The addresses of a project whose checkout lies there."""
    base = base.rstrip("/") + "/"
    return {
        "Homepage": base,
        "Documentation": urljoin(base, "docs/README.md"),
        "Changelog": urljoin(base, "CHANGELOG.md"),
    }


def absolute(text: str, base: str) -> str:
    """Make addresses of all links and pictures that are relative to the checkout."""
    base = base.rstrip("/") + "/"

    def led(found: re.Match[str]) -> str:
        before, target = found.groups()
        return before + (target if re.match(r"[a-z]+:|#", target) else urljoin(base, target))

    return re.sub(r'(\]\(|src=")([^)"\s]+)', led, text)
