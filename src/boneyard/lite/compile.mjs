// Compiles archives of modules with the Python that a browser will run: `node compile.mjs FOLDER
// ARCHIVE PLACE…`. FOLDER has Pyodide, the archives, which are replaced, and the compiler.

import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [, , folder, ...archives] = process.argv;

async function compileArchives() {
  const { loadPyodide } = await import(pathToFileURL(path.join(folder, 'pyodide.mjs')).href);
  const python = await loadPyodide({
    indexURL: folder + path.sep,
    // The same sources give the same bytecode; columns of tracebacks would make it much larger.
    env: { HOME: '/', PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' },
  });
  python.runPython(fs.readFileSync(path.join(folder, 'archive_compiler.py'), 'utf8'));
  const compile = python.globals.get('compile_archive');
  for (let at = 0; at < archives.length; at += 2) {
    const file = path.join(folder, archives[at]);
    const archive = python.toPy(new Uint8Array(fs.readFileSync(file)));
    fs.writeFileSync(file, compile(archive.tobytes(), archives[at + 1]).toJs());
  }
}

try {
  await compileArchives();
} catch (error) {
  // Uncaught, it would be shown after a packed script of a megabyte.
  console.error(error.message);
  process.exitCode = 1;
}
