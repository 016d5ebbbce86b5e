"""The checks of scripts and styles: types (tsc), ESLint and Prettier.

They come from npm, with the exact versions of `package-lock.json`, into `node_modules/`. Where npm
is missing, too old or can't reach a registry the checks are skipped; in CI a skip is a failure.
"""

import hashlib
import os
import re
import shutil
import subprocess

import pytest

from boneyard.fast import code_cache
from support.paths import ROOT

MODULES = ROOT / "node_modules"
#: Seconds that fetching the tools may take, and a check.
INSTALL_TIMEOUT = 240.0
CHECK_TIMEOUT = 120.0


def run_npm(*arguments: str, timeout: float) -> subprocess.CompletedProcess[str]:
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not installed")
    return subprocess.run(
        [npm, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=timeout,
        env={**os.environ, "NO_COLOR": "1", "npm_config_loglevel": "error"},
    )  # fmt: skip


def check_node() -> None:
    """Skip where Node.js is older than the tools allow (`engines` in package.json)."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor = (int(part) for part in re.findall(r"\d+", said)[:2])
    if (major, minor) < (20, 19):
        pytest.skip(f"Node.js {major}.{minor} is older than 20.19")


@pytest.fixture(scope="module")
def installed() -> None:
    """The tools in `node_modules/`, fetched if another lock file was installed before, or none."""
    check_node()
    digest = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".boneyard-lock"
    MODULES.mkdir(exist_ok=True)
    with code_cache._file_lock(ROOT / "node_modules.lock"):
        if stamp.is_file() and stamp.read_text() == digest:
            return
        done = run_npm("ci", "--ignore-scripts", timeout=INSTALL_TIMEOUT)
        if done.returncode:
            pytest.skip(f"npm can't fetch the tools: {done.stderr.strip()[-400:]}")
        stamp.write_text(digest)


@pytest.mark.slow
@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("check", ["types", "lint", "format:check"])
def test_scripts_and_styles_pass(check: str) -> None:
    done = run_npm("run", "--silent", check, timeout=CHECK_TIMEOUT)
    assert done.returncode == 0, f"npm run {check}\n{done.stdout}{done.stderr}"


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "package-lock.json").read_text()
    assert '"integrity"' in lock
    assert '"resolved"' not in lock


def test_versions_of_the_tools_are_exact() -> None:
    text = (ROOT / "package.json").read_text()
    versions = re.findall(r'"[@\w/]+": "([^"]*)"', text[text.index('"devDependencies"') :])
    assert len(versions) == 5
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)
