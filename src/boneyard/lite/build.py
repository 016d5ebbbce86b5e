"""Build Boneyard Lite: a folder of static files that any web server can serve."""

import asyncio
import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from collections.abc import Callable, Iterable, Iterator
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from jinja2 import __version__ as jinja_version
from msgspec import Struct

from boneyard.drawing.theme_palettes import LIGHT, PAGE_PALETTES
from boneyard.games import GAMES
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import get_translator
from boneyard.lite.bytecode import compile_archives
from boneyard.lite.packages import (
    LiteError,
    Package,
    cache_folder,
    fetch_package,
    load_packages,
    read_archive,
)
from boneyard.lite.site import LITE_POLICY, LiteSite, lite_settings
from boneyard.lite.templates import compile_templates
from boneyard.server.app_state import LiteMode
from boneyard.server.db.sqlite import IN_MEMORY, SqliteDatabase
from boneyard.server.pages.pwa import ICON_SIZES, render_icon
from boneyard.server.thinking.runtime import InlineRuntime
from boneyard.server.web.static_files import load_static_files, static_version

#: A folder that this marks was written by an earlier build, and may be replaced.
MARKER: Final = "sw.js"

#: How gzipped files end. Not `.gz`: some servers say that those are packed, others don't.
PACKED_SUFFIX: Final = ".packed"

#: What is needed of Pyodide.
PYODIDE_FILES: Final = (
    "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs",
)  # fmt: skip

#: Parts of our package that aren't needed in a browser: other front ends, compiled kernels and
#: their tables, and what is served as files.
LEFT_OUT: Final = (
    "boneyard/__main__.py", "boneyard/cli/", "boneyard/client/", "boneyard/envs/",
    "boneyard/equity/shipped.npz", "boneyard/fast/kernels/", "boneyard/learn.py",
    "boneyard/lite/archive_compiler.py", "boneyard/lite/build.py", "boneyard/lite/bytecode.py",
    "boneyard/lite/compile.mjs", "boneyard/lite/node_packages.json", "boneyard/lite/packages.",
    "boneyard/server/openapi.py", "boneyard/tui/", "boneyard/web/lite/", "boneyard/web/static/",
    "boneyard/web/icons/make_sprite.py",
)  # fmt: skip
#: Parts of other packages that only tests, commands and other event loops use.
DEPENDENCIES_LEFT_OUT: Final = (
    "anyio/_backends/_trio.py", "anyio/pytest_plugin.py", "jinja2/sandbox.py", "markdown_it/cli/",
    "markdown_it/port.yaml", "starlette/testclient.py",
)  # fmt: skip
#: Modules of the standard library that nothing here uses: tests, documentation, debuggers and
#: profilers, screens, other processes, protocols of the network, and rare encodings.
STDLIB_LEFT_OUT: Final = re.compile(
    r"(_pyodide_test|_pyrepl|ctypes/macholib|curses|dbm|distutils|email/mime|ensurepip|idlelib|"
    r"lib2to3|multiprocessing|pydoc_data|test|tkinter|turtledemo|unittest|venv|wsgiref|xml/dom|"
    r"xml/sax|xmlrpc)/|"
    r"(__hello__|__phello__/.*|_markupbase|_pyio|_sysconfigdata__emscripten.*|antigravity|argparse|"
    r"asyncio/(__main__|tools|proactor_events|windows_events|windows_utils)|bdb|cProfile|cmd|"
    r"colorsys|compileall|configparser|ctypes/(_aix|util|wintypes)|doctest|encodings/(big5.*|"
    r"cp(?!437|1252).*|euc_.*|gb.*|hp_roman8|hz|iso2022.*|iso8859_(?!1\.).*|johab|koi8.*|kz1048|"
    r"mac_.*|mbcs|oem|palmos|ptcp154|rot_13|shift_jis.*|tis_620)|filecmp|fileinput|ftplib|getopt|"
    r"getpass|html/parser|http/(cookiejar|server)|imaplib|importlib/metadata/diagnose|"
    r"json/(__main__|tool)|logging/(config|handlers)|mailbox|modulefinder|netrc|nturl2path|"
    r"optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|"
    r"pyodide/console|rlcompleter|sched|shelve|smtplib|socketserver|sqlite3/(__main__|dump)|"
    r"sre_.*|symtable|sysconfig/__main__|tabnanny|this|timeit|trace|tty|turtle|"
    r"urllib/robotparser|wave|webbrowser|zipapp|zipfile/__main__)\.py$"
)
_LICENCE_FILE: Final = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE|AUTHORS)[^/]*$", re.I)
#: Every file of an archive has this date, so that the same sources give the same folder.
_ZIP_DATE: Final = (1980, 1, 1, 0, 0, 0)

#: The messages that the boot page shows.
BOOT_MESSAGES: Final = (
    "lite-elsewhere", "lite-failed", "lite-import-refused", "lite-not-stored", "lite-retry",
    "lite-starting", "lite-take-over", "lite-unsupported", "lite-update", "lite-update-go",
)  # fmt: skip

BOOT_POLICY: Final = LITE_POLICY.replace("; frame-ancestors 'self'", "; frame-src 'self'")
PAGE_POLICY: Final = LITE_POLICY.replace("; frame-ancestors 'self'", "")

#: Called with what is being done.
Report = Callable[[str], None]


class BuiltFolder(Struct, frozen=True):
    """What was built."""

    build: str
    files: dict[str, bytes]
    """Every file as it is written, by its path."""

    @property
    def size(self) -> int:
        """Bytes of all files."""
        return sum(map(len, self.files.values()))


def pack(body: bytes) -> bytes:
    """Gzip, without a date."""
    return gzip.compress(body, 9, mtime=0)


def build_zip(contents: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip whose bytes depend on the contents alone; uncompressed, as it is gzipped as a whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name, body in sorted(contents):
            archive.writestr(zipfile.ZipInfo(name, _ZIP_DATE), body)
    return made.getvalue()


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            if one.name != "__pycache__":
                yield from _walk(one, f"{path}{one.name}/")
        elif not one.name.endswith((".pyc", ".nbi", ".nbc")):
            yield path + one.name, one.read_bytes()


def read_own_package() -> Iterator[tuple[str, bytes]]:
    """Our own package, without what a browser doesn't need."""
    for name, body in _walk(files("boneyard"), "boneyard/"):
        if not name.startswith(LEFT_OUT):
            yield name, body


def read_dependency(package: Package, body: bytes) -> Iterator[tuple[str, bytes]]:
    """The modules of a package; a source archive has them in `src/`."""
    for name, content in read_archive(package, body):
        if package.file.endswith(".whl"):
            if (
                ".dist-info/" not in name
                and not name.endswith((".pyi", "py.typed"))
                and not name.startswith(DEPENDENCIES_LEFT_OUT)
            ):
                yield name, content
        elif name.startswith("src/") and name.endswith(".py"):
            yield name.removeprefix("src/"), content


def describe_licences(packages: dict[Package, bytes]) -> str:
    """The licences of everything in the folder."""
    parts = ["Boneyard\n\n" + _own_licence()]
    for package, body in packages.items():
        found = {
            name: content.decode("utf-8", "replace")
            for name, content in read_archive(package, body)
            if _LICENCE_FILE.search(name)
        }
        text = "\n\n".join(found[name] for name in sorted(found))
        text = text or "Mozilla Public License 2.0: https://mozilla.org/MPL/2.0/"
        parts.append(f"{package.name} {package.version}\n\n{text}")
    parts.append(
        "Python (in Pyodide)\n\nPython Software Foundation License: "
        "https://docs.python.org/3/license.html"
    )
    return f"\n\n{'=' * 78}\n\n".join(parts) + "\n"


def _own_licence() -> str:
    from importlib.metadata import PackageNotFoundError, distribution

    from boneyard.extras import DISTRIBUTION

    try:
        held = distribution(DISTRIBUTION).files or []
    except PackageNotFoundError:
        held = []
    for file in held:
        if file.name == "LICENSE":
            return file.read_text()
    root = Path(__file__).parents[3] / "LICENSE"
    return root.read_text("utf-8") if root.is_file() else "MIT License"


def repack_stdlib(body: bytes) -> bytes:
    """The standard library without what isn't used, uncompressed."""
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        return build_zip(
            (name, archive.read(name))
            for name in archive.namelist()
            if not name.endswith("/") and not STDLIB_LEFT_OUT.match(name)
        )


def page_addresses() -> list[str]:
    """The pages that can be read before Python is ready."""
    games = [f"/games/{name}" for name in GAMES]
    return ["/", *games, *(f"{game}/rules" for game in games)]


async def render_pages(base: str, friends_url: str) -> dict[str, bytes]:
    """Those pages in every language, by their files: `en/games/matador.html`."""
    site = LiteSite(
        SqliteDatabase(IN_MEMORY, inline=True), lite_settings(IN_MEMORY), InlineRuntime(),
        mode=LiteMode(friends_url, prerendered=True),
    )  # fmt: skip
    await site.start()
    found = {}
    try:
        for language in LANGUAGES:
            for address in page_addresses():
                answer = await site.handle("GET", address, {"accept-language": language})
                if answer.status != 200:
                    raise LiteError("lite-build-page", page=address)
                name = "/index" if address == "/" else address
                found[f"{language}{name}.html"] = answer.body
    finally:
        await site.close()
    # Before the service worker runs, the files must be found where they are.
    return {
        name: re.sub(rb'(href|src)="/(static|icons)/', rf'\1="{base}\2/'.encode(), body)
        for name, body in found.items()
    }


def build_manifest(base: str) -> bytes:
    """What a browser must know to install the folder as an app."""
    icons = [
        {"src": f"{base}icons/{name}.png", "sizes": f"{width}x{width}", "type": "image/png",
         "purpose": "maskable" if name == "whole" else "any"}
        for name, (width, _) in ICON_SIZES.items() if name != "180"
    ]  # fmt: skip
    found = {
        "id": base, "name": "Boneyard Lite", "short_name": "Boneyard", "start_url": base,
        "scope": base, "display": "standalone", "theme_color": LIGHT["felt"],
        "background_color": PAGE_PALETTES["light"]["page"], "icons": icons,
    }  # fmt: skip
    return json.dumps(found, sort_keys=True).encode()


def build_folder(
    base: str = "/", friends_url: str = "", report: Report = lambda _: None
) -> BuiltFolder:
    """Make every file of the folder."""
    report("lite-build-fetch")
    cache = cache_folder()
    packages = {one: fetch_package(one, cache) for one in load_packages()}
    report("lite-build-compile-now")
    whole = _collect(packages, cache)
    report("lite-build-pages")
    pages = asyncio.run(render_pages(base, friends_url))
    own = dict(_walk(files("boneyard.web") / "lite", ""))
    # The build names everything that the files depend on, so that no two versions are mixed.
    mixed = hashlib.sha256(repr((base, friends_url)).encode())
    for source in (whole, pages, own, load_static_files()):
        for name, body in sorted(source.items()):
            mixed.update(name.encode() + b"\0" + hashlib.sha256(body).digest())
    build = mixed.hexdigest()[:16]
    return BuiltFolder(build, _lay_out(build, base, friends_url, whole, pages, own, packages))


def _collect(packages: dict[Package, bytes], cache: Path) -> dict[str, bytes]:
    """Python: Pyodide, and the modules of the standard library, our package and its dependencies.

    A browser would need seconds to compile them.
    """
    (pyodide,) = (one for one in packages if one.name == "pyodide")
    engine = dict(read_archive(pyodide, packages[pyodide]))
    lock = json.loads(engine["pyodide-lock.json"])
    (jinja,) = (one for one in packages if one.name == "jinja2")
    site = [
        *read_own_package(),
        # What another version of Jinja has made may not run there.
        *(compile_templates() if jinja.version == jinja_version else ()),
        *(
            found
            for package, body in packages.items()
            if package is not pyodide
            for found in read_dependency(package, body)
        ),
    ]
    run = {name: engine[name] for name in PYODIDE_FILES}
    run["pyodide-lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    library = repack_stdlib(engine["python_stdlib.zip"])
    compiled = compile_archives(
        run, {"python_stdlib.zip": library, "site.zip": build_zip(site)}, cache
    )
    return {f"py/{name}": body for name, body in {**run, **compiled}.items()}


def _lay_out(
    build: str, base: str, friends_url: str, whole: dict[str, bytes], pages: dict[str, bytes],
    own: dict[str, bytes], packages: dict[Package, bytes],
) -> dict[str, bytes]:  # fmt: skip
    """Every file by its path in the folder, with those gzipped that Python needs."""
    version = static_version()
    shim = f'<script src="{base}{build}/lite/shim.js" data-base="{base}"></script>'
    policy = f'<meta http-equiv="content-security-policy" content="{escape(PAGE_POLICY)}">'
    head = f"<head>\n{policy}\n{shim}".encode()
    plain: dict[str, bytes] = {
        f"{build}/lite/{name}": body
        for name, body in own.items()
        if name not in ("index.html", "service_worker.js")
    }
    packed = {f"{build}/{name}": body for name, body in whole.items()}
    for name, body in pages.items():
        target = plain if name.endswith("/index.html") else packed
        target[f"{build}/pages/{name}"] = body.replace(b"<head>", head, 1)
    plain |= {f"static/{version}/{name}": body for name, body in load_static_files().items()}
    plain |= {f"icons/{name}.png": render_icon(name) for name in ICON_SIZES}
    plain["manifest.webmanifest"] = build_manifest(base)
    plain["index.html"] = _fill_boot_page(own["index.html"], build, base, friends_url, version)
    known = [[name, False] for name in plain] + [[name, True] for name in packed]
    texts = {
        "__BUILD__": build,
        "__BASE__": base,
        "__FILES__": json.dumps(sorted(known)),
        "__PAGES__": json.dumps(page_addresses()),
    }
    worker = own["service_worker.js"].decode()
    for gap, text in texts.items():
        worker = worker.replace(gap, text)
    return {
        **plain,
        **{name + PACKED_SUFFIX: pack(body) for name, body in packed.items()},
        MARKER: worker.encode(),
        "licences.txt": describe_licences(packages).encode(),
    }


def _fill_boot_page(
    template: bytes, build: str, base: str, friends_url: str, version: str
) -> bytes:
    speak = get_translator("en")
    texts = {
        language: {id: get_translator(language)(id) for id in BOOT_MESSAGES}
        for language in LANGUAGES
    }
    given = {
        "build": build, "base": base, "friends": friends_url, "version": version,
        "languages": [*LANGUAGES], "texts": texts,
    }  # fmt: skip
    page = template.decode()
    for gap, text in {
        "__LITE__": json.dumps(given).replace("<", "\\u003c"),
        "__POLICY__": escape(BOOT_POLICY),
        "__BASE__": base,
        "__BUILD__": build,
        "__VERSION__": version,
        "__DESCRIPTION__": escape(speak("lite-description")),
        "__NO_SCRIPT__": escape(speak("lite-no-script")),
    }.items():
        page = page.replace(gap, text)
    return page.encode()


def write_folder(built: BuiltFolder, target: Path) -> None:
    """Write the folder; one that an earlier build wrote is replaced."""
    if target.exists() and any(target.iterdir()):
        if not (target / MARKER).is_file():
            raise LiteError("lite-build-not-empty", folder=str(target))
        shutil.rmtree(target)
    for name, body in built.files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
