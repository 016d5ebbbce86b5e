// Replays records in WebAssembly: `node replay.mjs FOLDER RECORDS`, and prints what each shows.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const [, , folder, records] = process.argv;
const py = path.join(folder, 'py');
const unpacked = fs.mkdtempSync(path.join(os.tmpdir(), 'pyodide-'));
for (const file of fs.readdirSync(py)) {
  const body = zlib.gunzipSync(fs.readFileSync(path.join(py, file)));
  fs.writeFileSync(path.join(unpacked, file.replace(/\.packed$/, '')), body);
}
const { loadPyodide } = await import(path.join(unpacked, 'pyodide.mjs'));
const python = await loadPyodide({ indexURL: `${unpacked}/` });
const site = new Uint8Array(fs.readFileSync(path.join(unpacked, 'site.zip')));
python.unpackArchive(site, 'zip', { extractDir: '/lib/python3.14/site-packages' });
python.runPython(fs.readFileSync(new URL('replayed.py', import.meta.url), 'utf8'));
const found = python.globals.get('show_replays')(fs.readFileSync(records, 'utf8'));
console.log(JSON.stringify(found.toJs()));
fs.rmSync(unpacked, { recursive: true });
