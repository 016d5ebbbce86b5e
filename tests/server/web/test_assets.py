"""Static files: imports across folders, minified scripts."""

import json
import subprocess

from playwright._impl._driver import compute_driver_executable

from boneyard.server.web.assets import bundle_script, inline_css_imports, minify
from boneyard.server.web.static_files import load_static_files


def test_scripts_in_folders_import_each_other_by_relative_paths() -> None:
    scripts = {
        "js/table/main.js": "import { b } from '../shared/b.js';\nimport * as c from './c.js';\n",
        "js/table/c.js": "import { b as other } from '../shared/b.js';\nother();\n",
        "js/shared/b.js": "export const b = () => 1;\n",
    }
    made = bundle_script("js/table/main.js", scripts)
    assert made.count("const $b=") == 1
    assert made.index("const{b:other}=$b;") < made.index("const c=$c;")
    styles = {"css/a.css": '@import "b.css";', "css/b.css": "p { a: b; }", "b.css": "wrong"}
    assert inline_css_imports("css/a.css", styles) == "p { a: b; }"


def test_scripts_are_minified_without_another_meaning() -> None:
    unchanged = ["a+ +b- -c", "`a  ${f({ b: `c  ${d} }` })} // e`", "x=/[/\"]  \\/*'/g.test(y)",
                 "'a  // b'", "return/  a/", "a/b/c", "`\\`  `"]  # fmt: skip
    for script in unchanged:
        assert minify(script) == script
    assert minify("f(a, () => {\n  b();\n  return c;\n},\n);") == "f(a,()=>{b();return c});"
    assert minify("while (a) ;\n}") == "while(a);}"
    assert minify("const a = b ? `1` : { c: 1 };\n/* no */ await d; // e\nf ();") == (
        "const a=b?`1`:{c:1};await d;f();"
    )


def test_every_script_can_be_parsed() -> None:
    scripts = {name: body for name, body in load_static_files().items() if name.endswith(".js")}
    source = "\n".join(f"new Function({json.dumps(body.decode())});" for body in scripts.values())
    node = compute_driver_executable()[0]
    subprocess.run([node, "-"], input=source, text=True, check=True)
