"""A cold start is quick because it imports nothing that a first page doesn't need."""

import subprocess
import sys

import pytest

#: Slow to import, and of no use before somebody asks for it: compiled bots, solvers, Markdown,
#: pictures, clients, tests.
LATER = (
    "numpy", "numba", "llvmlite", "markdown_it", "httpx", "resvg_py", "PIL",
    "hypothesis", "pytest", "pettingzoo", "gymnasium",
    "boneyard.fast.compile_rules", "boneyard.cli", "boneyard.server.openapi",
    "boneyard.solitaire.solvers.domino_solitaire",
)  # fmt: skip

SCRIPT = """
import asyncio, sys, tempfile
from boneyard.server.app import create_site
from boneyard.server.settings import Settings

async def home():
    with tempfile.TemporaryDirectory() as folder:
        app = create_site(Settings(db=f"{folder}/matches.db"))
        scope = {
            "type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"",
            "root_path": "", "scheme": "http", "http_version": "1.1", "headers": [(b"host", b"x")],
            "client": ("127.0.0.1", 1), "server": ("x", 80), "asgi": {"version": "3.0"},
        }
        sent = []

        async def receive():
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message):
            sent.append(message)

        async with app.router.lifespan_context(app):
            await app(scope, receive, send)
        return sent

sent = asyncio.run(home())
assert sent[0]["status"] == 200, sent
assert b"All Fives" in b"".join(one.get("body", b"") for one in sent)
print(*sorted(sys.modules))
"""


@pytest.mark.slow
def test_a_first_home_page_loads_nothing_that_others_need() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "boneyard.server.pages.home" in loaded
    early = [
        name for name in LATER if name in loaded or any(m.startswith(f"{name}.") for m in loaded)
    ]
    assert early == []


def test_what_comes_later_is_there_to_be_loaded() -> None:
    """A name that nothing is called could not be found early either."""
    script = (
        "import importlib.util as u, sys; print([n for n in sys.argv[1:] if not u.find_spec(n)])"
    )
    own = [name for name in LATER if name.startswith(("boneyard", "markdown", "numba"))]
    done = subprocess.run(
        [sys.executable, "-c", script, *own], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
