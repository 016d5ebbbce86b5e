// Runs a Python script with the packages of Boneyard Lite in WebAssembly, and prints what its
// `main` returns as JSON: `node python.mjs FOLDER SCRIPT ARGUMENTS…`. What ends in `.jsonl` is
// read here, as Python sees no files.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const [, , folder, script, ...given] = process.argv;
const py = path.join(folder, 'py');
const unpacked = fs.mkdtempSync(path.join(os.tmpdir(), 'pyodide-'));
for (const file of fs.readdirSync(py)) {
  const body = zlib.gunzipSync(fs.readFileSync(path.join(py, file)));
  fs.writeFileSync(path.join(unpacked, file.replace(/\.packed$/, '')), body);
}
const { loadPyodide } = await import(path.join(unpacked, 'pyodide.mjs'));
// What Python prints goes elsewhere.
const python = await loadPyodide({ indexURL: `${unpacked}/`, stdout: console.error });
const site = new Uint8Array(fs.readFileSync(path.join(unpacked, 'site.zip')));
python.unpackArchive(site, 'zip', { extractDir: '/lib/python3.14/site-packages' });
python.runPython(fs.readFileSync(script, 'utf8'));
const read = (name) => (name.endsWith('.jsonl') ? fs.readFileSync(name, 'utf8') : name);
console.log(python.globals.get('main')(...given.map(read)));
fs.rmSync(unpacked, { recursive: true });
