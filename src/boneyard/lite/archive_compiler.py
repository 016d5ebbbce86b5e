"""Compiles an archive of modules. The Python of Pyodide runs this when the folder is built, for a
browser would need seconds to compile what every first visit imports; it imports nothing of ours."""

import ast
import importlib.util
import io
import marshal
import zipfile

#: Modules that read their own source.
KEPT_AS_SOURCE = {"anyio/__init__.py"}
#: Bytecode that isn't compared with a source: there is none.
UNCHECKED_HASH = (1).to_bytes(4, "little") + bytes(8)
ZIP_DATE = (1980, 1, 1, 0, 0, 0)


def drop_docstrings(tree: ast.Module) -> None:
    """Leave out what no one reads in a browser.

    Those of classes stay: decorators read them, and a dataclass without one takes time to write it.
    """
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if node.body and ast.get_docstring(node, clean=False) is not None:
            empty = ast.copy_location(ast.Pass(), node.body[0])
            node.body = node.body[1:] or [empty]


def compile_module(source: bytes, path: str) -> bytes:
    """The content of a `.pyc` file."""
    tree = ast.parse(source, path)
    drop_docstrings(tree)
    code = compile(tree, path, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + marshal.dumps(code)


def compile_archive(archive: bytes, place: str) -> bytes:
    """An archive with bytecode instead of sources; `place`: where the modules will be."""
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(archive)) as given,
        zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as compiled,
    ):
        for name in given.namelist():
            body = given.read(name)
            if name.endswith(".py") and name not in KEPT_AS_SOURCE:
                body = compile_module(body, place + name)
                name += "c"
            compiled.writestr(zipfile.ZipInfo(name, ZIP_DATE), body)
    return made.getvalue()
