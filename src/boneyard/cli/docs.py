"""`boneyard docs`: build the documentation as a site."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from boneyard.cli.framework import Failure, command, echo
from boneyard.extras import EXTRAS, NotInstalled, install_hint
from boneyard.version import __version__

#: The pages by audience, in reading order. Every page of `docs/` is in it.
GUIDES: Final[Mapping[str, Sequence[str]]] = {
    "Players": ("play", "games", "rulebook", "rule-ids", "gallery", "terminal", "house-rules",
                "solitaires", "analysis", "puzzles", "ratings", "contests", "fairness"),
    "Español": ("games-es",),
    "Nederlands": ("games-nl",),
    "Programmers": ("tour", "how-to-python", "library", "reference", "reference-modules",
                    "notation", "cli", "http-api", "client", "bots"),
    "Researchers": ("fast", "learning", "arena", "strength"),
    "Hosts": ("host", "lite", "deploy", "configure", "operate", "backup", "upgrade",
              "troubleshooting", "privacy", "benchmarks", "scale", "SECURITY"),
    "Contributors": ("CONTRIBUTING", "architecture", "glossary", "CHANGELOG", "geometry", "room",
                     "glossary-es", "glossary-nl"),
}  # fmt: skip

#: Pages above `docs/`.
ROOT_PAGES: Final = ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY", "NOTICE")

#: The pages of all games with their rules, by language.
GAME_PAGES: Final = {"en": "games", "es": "games-es", "nl": "games-nl"}

#: Generated pages.
GENERATED_PAGES: Final = ("index", "rule-ids", *GAME_PAGES.values())


_RULE_ROW: Final = re.compile(r"^\| ([A-Z]{1,2}-\d+) \| (.*) \|$", re.M)

_PARENT_LINK: Final = re.compile(r"\]\((?:\.\./)+((?:[\w.-]+/)*[\w.-]+)(#[\w-]*)?\)")


SPHINX_CONF: Final = """\
project = "Boneyard"
author = "The Boneyard founders"
version = release = {version!r}
extensions = ["myst_parser"]
myst_enable_extensions = ["attrs_inline", "html_image"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = "Boneyard " + version
html_copy_source = False
html_show_sphinx = False
exclude_patterns = ["notebooks", "data"]
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
"""


#: A search box above the table of rules: it filters by id and text.
RULE_FILTER_HTML: Final = """\
<input type="search" id="rule" placeholder="BG-4" aria-label="Find a rule by its id or a word">
<script>
document.getElementById("rule").addEventListener("input", (event) => {
  const wanted = event.target.value.trim().toLowerCase();
  for (const row of document.querySelectorAll("table tbody tr")) {
    const [id, rule] = row.cells;
    row.hidden = !id.textContent.toLowerCase().startsWith(wanted)
      && !rule.textContent.toLowerCase().includes(wanted);
  }
});
</script>
"""


def find_checkout() -> Path | None:
    """Return the checkout with these pages; None: only the package is here."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "docs" / "rulebook.md").is_file() else None


def prepare_sources(root: Path, folder: Path) -> None:
    """Assemble the sources of the site in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ROOT_PAGES:
        _write(folder / f"{name}.md", _rewrite_root_page((root / f"{name}.md").read_text("utf-8")))
    for page in sorted((root / "docs").glob("*.md")):
        if page.stem != "README":
            _write(folder / page.name, _rewrite_docs_page(page.read_text("utf-8")))
    for part in ("pictures", "notebooks", "data"):
        shutil.copytree(root / "docs" / part, folder / part, dirs_exist_ok=True)
    rulebook = folder / "rulebook.md"
    _write(folder / "rule-ids.md", _render_rule_index(rulebook.read_text("utf-8")))
    _write(
        rulebook, _RULE_ROW.sub(r'| <span id="\1">\1</span> | \2 |', rulebook.read_text("utf-8"))
    )
    for language, name in GAME_PAGES.items():
        _write(folder / f"{name}.md", render_games_page(language))
    _write(folder / "index.md", _render_index())
    _write(folder / "conf.py", SPHINX_CONF.format(version=__version__))


def _write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")


def _rewrite_root_page(text: str) -> str:
    """Rewrite a page from above, which is now beside the others."""
    text = re.sub(r'(\]\(|src=")docs/README\.md', r"\1index.md", text)
    return _strip_file_links(re.sub(r'(\]\(|src=")docs/', r"\1", text))


def _rewrite_docs_page(text: str) -> str:
    """Rewrite a page of `docs/`: pages above it are now beside it."""
    text = _PARENT_LINK.sub(lambda link: f"]({link[1]}{link[2] or ''})", text)
    return _strip_file_links(text.replace("](README.md", "](index.md"))


def _strip_file_links(text: str) -> str:
    """Replace links to what has no page – source, data, notebooks – by their text."""

    def keep_page_link(link: re.Match[str]) -> str:
        target = link[2].partition("#")[0]
        page = not target or target.endswith(".md") or "pictures/" in target
        return link[0] if page or re.match(r"[a-z]+:", target) else link[1]

    return re.sub(r"(?<!!)\[([^\]\n]+)\]\(<?([^)\s>]+)>?\)", keep_page_link, text)


def parse_rules(rulebook: str) -> Iterator[tuple[str, str]]:
    """Return every rule of the rule book: its id and its text."""
    yield from _RULE_ROW.findall(rulebook)


def _render_rule_index(rulebook: str) -> str:
    lines = ["# Rules by id", "", RULE_FILTER_HTML, "| id | rule |", "|---|---|"]
    lines += (
        f'| <a href="rulebook.html#{id}">{id}</a> | {_summarize(text)} |'
        for id, text in parse_rules(rulebook)
    )
    return "\n".join([*lines, ""])


def _summarize(text: str) -> str:
    """Shorten a rule to its beginning, without links."""
    plain = re.sub(r"[*`]|\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return plain if len(plain) <= 90 else plain[:90].rsplit(" ", 1)[0] + " …"


def render_games_page(language: str) -> str:
    """Render all games with their rules, as the server's pages show them."""
    from boneyard.games import GAMES, game_facts
    from boneyard.games.rules_text import render_rules_text
    from boneyard.i18n.translator import get_translator

    translator = get_translator(language)
    lines = [f"# {translator('pages-all-games')}", ""]
    for game in GAMES.values():
        tagline, _, rules = render_rules_text(game, translator).partition("\n")
        facts = " · ".join(game_facts.list_facts(game, translator.translate))
        # Chapters of a game stand below its title here.
        rules = re.sub(r"^#", "##", rules.strip(), flags=re.M)
        lines += [
            f"## {translator.translate(game.localized_title)}",
            "",
            f"*{facts}*",
            "",
            tagline,
            "",
            rules,
            "",
        ]
    return "\n".join(lines)


def _render_index() -> str:
    lines = ["# Boneyard", "", "Every domino game, in a browser, exact, fair, fast.", ""]
    for audience, pages in GUIDES.items():
        lines += ["```{toctree}", ":maxdepth: 1", f":caption: {audience}", "", *pages, "```", ""]
    lines += ["```{toctree}", ":hidden:", "", "README", "NOTICE", "```", ""]
    return "\n".join(lines)


@command(
    "help-docs",
    ("docs", "help-docs-open"),
    ("docs -o site --no-open", "help-docs-build"),
)
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False),
    default="build/docs",
    show_default=True,
    metavar="help-m-folder",
    help="help-docs-output",
)
@click.option("--no-open", is_flag=True, help="help-docs-browser")
def docs(output: str, no_open: bool) -> None:
    """Build the documentation, check its links, and open it."""
    root = find_checkout()
    if root is None:
        raise Failure("docs-no-source")
    for module in EXTRAS["docs"]:
        if find_spec(module) is None:
            lacking = install_hint(ModuleNotFoundError(name=module))
            assert lacking is not None
            raise NotInstalled(lacking)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source")
        prepare_sources(root, source)
        # A broken link is a warning, and a warning is a failure.
        made = subprocess.run(
            [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(source), output],
            check=False,
        )
    if made.returncode:
        raise Failure("docs-failed")
    first = Path(output, "index.html").resolve()
    echo("docs-built", file=str(first))
    if not no_open:
        click.launch(first.as_uri())
