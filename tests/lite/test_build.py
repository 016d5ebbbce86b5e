"""The folder of Boneyard Lite: small, complete, the same every time, and nothing but the app."""

import gzip
import json
import re
import tomllib
from pathlib import Path

import pytest

from boneyard.games import GAMES
from boneyard.i18n.locales import LANGUAGES
from boneyard.lite import build as lite_build
from boneyard.lite.build import PACKED_SUFFIX, BuiltFolder, write_folder
from boneyard.lite.packages import LiteError, Package, fetch_package, load_packages
from support.cli import boneyard, complaint
from support.lite import built_folder
from support.paths import ROOT

pytestmark = pytest.mark.slow  # the folder is built: every page in every language

MEGABYTE = 1_000_000
WEB = ROOT / "src" / "boneyard" / "web"


@pytest.fixture(scope="module")
def folder() -> Path:
    return built_folder()


def build_of(folder: Path) -> str:
    (pages,) = folder.glob("*/pages")
    return pages.parent.name


def unpack(name: str, body: bytes) -> bytes:
    return gzip.decompress(body) if name.endswith(PACKED_SUFFIX) else body


def files_of(folder: Path) -> dict[str, Path]:
    return {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}


def test_the_folder_is_small(folder: Path) -> None:
    sizes = {name: path.stat().st_size for name, path in files_of(folder).items()}
    assert sum(sizes.values()) <= 25 * MEGABYTE
    # A first visit needs all but the pages of the games, most of which no one opens.
    assert (
        sum(size for name, size in sizes.items() if f"{build_of(folder)}/pages/" not in name)
        <= 10 * MEGABYTE
    )
    assert not any("babel" in name.lower() for name in sizes)


def test_games_can_be_read_before_python_is_ready(folder: Path) -> None:
    found = files_of(folder)
    build = build_of(folder)
    for language in LANGUAGES:
        home = found[f"{build}/pages/{language}/index.html"].read_text("utf-8")
        assert f'lang="{language}"' in home
        assert "http-equiv" in home
        for game in GAMES:
            assert f'href="/games/{game}"' in home
            assert f"{build}/pages/{language}/games/{game}.html{PACKED_SUFFIX}" in found


def test_what_needs_a_server_is_absent(folder: Path) -> None:
    found = files_of(folder)
    (home,) = (path for name, path in found.items() if name.endswith("/pages/en/index.html"))
    page = home.read_text("utf-8")
    for address in (
        "/tables",
        "/ratings",
        "/tournaments",
        "/compete",
        "/watch",
        "/duplicate",
        "/friends",
    ):
        assert f'href="{address}' not in page
    assert "with=friend" not in page


def test_there_is_one_application() -> None:
    """Beyond the boot page, its workers and the shim, every script and template is the server's."""
    assert {path.name for path in (WEB / "lite").iterdir()} == {
        "index.html", "boot.css", "boot.js", "shim.js", "service_worker.js",
        "app_worker.js", "bot_worker.js", "python.js", "opfs.js",
    }  # fmt: skip
    assert not list((WEB / "templates").rglob("*lite*"))
    assert not list((WEB / "static").rglob("*lite*"))


def test_scripts_styles_and_pages_are_those_of_the_server(folder: Path) -> None:
    from boneyard.server.web.static_files import load_static_files, static_version

    for name, body in load_static_files().items():
        assert (folder / "static" / static_version() / name).read_bytes() == body


def test_licences_are_listed(folder: Path) -> None:
    text = (folder / "licences.txt").read_text("utf-8")
    for package in load_packages():
        assert f"{package.name} {package.version}" in text


def test_the_packages_are_those_of_the_lock_file() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
    locked = {one["name"]: one for one in lock["package"]}
    for package in load_packages():
        if package.registry == "npm":
            continue
        known = locked[package.name]
        hashes = {one["hash"] for one in [*known.get("wheels", ()), known["sdist"]]}
        assert package.version == known["version"]
        assert f"sha256:{package.sha256}" in hashes


def test_a_file_with_another_hash_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.lite.packages._download", lambda package: b"something else")
    with pytest.raises(LiteError, match="wrong hash"):
        fetch_package(load_packages()[0], tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_missing_registry_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", f"file://{tmp_path}/nowhere")
    monkeypatch.setattr("boneyard.lite.build.cache_folder", lambda: tmp_path)
    done = boneyard("lite", str(tmp_path / "out"))
    assert done.exit_code == 2
    assert "can't download anyio from pypi" in done.stderr
    assert "urlopen" not in done.stderr
    assert not (tmp_path / "out").exists()


def test_bad_arguments_are_refused(tmp_path: Path) -> None:
    assert "is not a path" in complaint(boneyard("lite", str(tmp_path), "--base", "dominoes"))
    refused = boneyard("lite", str(tmp_path), "--friends", "example.org")
    assert "is not a web address" in complaint(refused)


def test_only_a_folder_of_its_own_is_replaced(tmp_path: Path) -> None:
    built = BuiltFolder("a", {"sw.js": b"1", "b/c": b"2"})
    write_folder(built, tmp_path / "new")
    write_folder(BuiltFolder("a", {"sw.js": b"1"}), tmp_path / "new")
    assert files_of(tmp_path / "new").keys() == {"sw.js"}
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "photo").write_bytes(b"")
    with pytest.raises(LiteError, match="isn't empty"):
        write_folder(built, tmp_path / "other")


def test_the_same_sources_give_the_same_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages are the slow part, and don't depend on when they are made: two suffice."""
    addresses = lite_build.page_addresses()[:2]
    monkeypatch.setattr(lite_build, "page_addresses", lambda: addresses)
    one, other = lite_build.build_folder(), lite_build.build_folder()
    assert one.build == other.build
    assert one.files == other.files
    build = build_of(folder)
    pages = {
        name.partition("/")[2]: body
        for name, body in one.files.items()
        if name.startswith(f"{one.build}/pages/")
    }
    for name, body in pages.items():
        kept = unpack(name, (folder / build / name).read_bytes())
        made = unpack(name, body)
        assert kept.replace(build.encode(), b"") == made.replace(one.build.encode(), b"")


def test_a_folder_below_a_site_names_its_path() -> None:
    page = lite_build._fill_boot_page(
        (WEB / "lite" / "index.html").read_bytes(), "b1", "/dominoes/", "https://example.org", "v1"
    ).decode()
    assert 'href="/dominoes/manifest.webmanifest"' in page
    assert 'src="/dominoes/b1/lite/boot.js"' in page
    assert "__" not in re.sub(r"<script.*?</script>", "", page)
    (given,) = re.findall(r'id="lite">(.*?)</script>', page)
    assert json.loads(given)["friends"] == "https://example.org"


def test_a_package_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    index = tmp_path / "simple" / "thing"
    index.mkdir(parents=True)
    (tmp_path / "thing-1.tar.gz").write_bytes(b"body")
    monkeypatch.setenv("UV_DEFAULT_INDEX", f"file://{tmp_path}/simple")
    monkeypatch.setattr(
        "boneyard.lite.packages._find_on_index", lambda package: f"file://{tmp_path}/{package.file}"
    )
    sha = "230d8358dc8e8890b4c58deeb62912ee2f20357ae92a5cc861b98e68fe31acb5"
    package = Package("pypi", "thing", "1", "thing-1.tar.gz", sha)
    assert fetch_package(package, tmp_path / "cache") == b"body"
    (tmp_path / "thing-1.tar.gz").unlink()
    assert fetch_package(package, tmp_path / "cache") == b"body"
