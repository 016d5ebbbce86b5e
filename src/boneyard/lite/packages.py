"""Packages of Boneyard Lite: which ones, from which file, and how they are fetched and checked."""

import hashlib
import io
import os
import re
import tarfile
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import urljoin, urlsplit

import msgspec
from msgspec import Struct

from boneyard.i18n import TranslatedError

#: Registries, unless the variables of their own tools name others.
PYPI: Final = "https://pypi.org/simple/"
NPM: Final = "https://registry.npmjs.org/"
_TIMEOUT_SECONDS: Final = 60.0
_HREF: Final = re.compile(r'href="([^"]+)"')


class LiteError(TranslatedError, RuntimeError):
    """The folder can't be built."""


class Package(Struct, frozen=True):
    """A file of a registry."""

    registry: str
    name: str
    version: str
    file: str
    sha256: str


def load_packages() -> tuple[Package, ...]:
    """The packages, with the versions and hashes of the lock file."""
    text = (files("boneyard.lite") / "packages.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[Package, ...])


def cache_folder() -> Path:
    """Where fetched files are kept."""
    usual = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(usual) / "boneyard" / "lite"


def locate_package(package: Package, folder: Path) -> Path:
    """Where a package's file is kept."""
    return folder / f"{package.sha256[:12]}-{package.file}"


def fetch_package(package: Package, folder: Path) -> bytes:
    """A package's file, from the folder or from its registry; its hash is checked every time."""
    known = locate_package(package, folder)
    if known.is_file():
        body = known.read_bytes()
        if hashlib.sha256(body).hexdigest() == package.sha256:
            return body
    body = _download(package)
    if hashlib.sha256(body).hexdigest() != package.sha256:
        raise LiteError("lite-build-hash", package=package.name, file=package.file)
    folder.mkdir(parents=True, exist_ok=True)
    fresh = known.with_name(f"{known.name}.{os.getpid()}")
    fresh.write_bytes(body)
    fresh.replace(known)
    return body


def _download(package: Package) -> bytes:
    try:
        if package.registry == "npm":
            base = os.environ.get("NPM_CONFIG_REGISTRY") or NPM
            return _get(urljoin(f"{base.rstrip('/')}/", f"{package.name}/-/{package.file}"))
        return _get(_find_on_index(package))
    except (urllib.error.URLError, TimeoutError, ValueError, LookupError) as error:
        why = str(getattr(error, "reason", error))
        raise LiteError(
            "lite-build-registry", package=package.name, registry=package.registry, why=why
        ) from None


def _find_on_index(package: Package) -> str:
    """The address of a file on the page of its package."""
    named = (os.environ.get(name) for name in ("UV_DEFAULT_INDEX", "PIP_INDEX_URL"))
    index = next(filter(None, named), PYPI)
    page = f"{index.rstrip('/')}/{package.name}/"
    for found in _HREF.findall(_get(page).decode()):
        address = urljoin(page, unescape(found))
        if urlsplit(address).path.rpartition("/")[2] == package.file:
            return address.partition("#")[0]
    raise LookupError(f"{package.file} isn't there")


def _get(address: str) -> bytes:
    if urlsplit(address).scheme not in ("https", "http", "file"):
        raise ValueError(f"{address} is no address")
    request = urllib.request.Request(address, headers={"accept": "text/html, */*"})
    with urllib.request.urlopen(request, timeout=_TIMEOUT_SECONDS) as response:
        body: bytes = response.read()
        return body


def read_archive(package: Package, body: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of a wheel, or of a source archive without its outermost folder."""
    if package.file.endswith(".whl"):
        with zipfile.ZipFile(io.BytesIO(body)) as wheel:
            for name in wheel.namelist():
                if not name.endswith("/"):
                    yield name, wheel.read(name)
        return
    with tarfile.open(fileobj=io.BytesIO(body)) as archive:
        for member in archive:
            held = archive.extractfile(member) if member.isfile() else None
            if held is not None:
                yield member.name.partition("/")[2], held.read()
