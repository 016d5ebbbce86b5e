// Python in a worker: Pyodide, the standard library, and our packages. The memory of a Python that
// has imported everything is kept, so that later visits start from it.

/**
 * What is used of Pyodide.
 * @typedef {object} Pyodide
 * @property {any} FS
 * @property {(name: string) => any} pyimport
 * @property {(code: string) => any} runPython
 * @property {() => Uint8Array<ArrayBuffer>} makeMemorySnapshot
 */

const SITE = '/lib/python3.14/site-packages/';
/** The only library that isn't Python: it has the same place in every memory. */
const LIBRARY = `${SITE}msgspec/_core.cpython-314-wasm32-emscripten.so`;
/** The large files; all of them are needed. */
const FILES = ['py/site.zip', 'py/pyodide.asm.wasm', 'py/python_stdlib.zip', 'py/pyodide.asm.mjs'];

/**
 * Unpack a zip whose files aren't compressed.
 * @param {any} FS
 * @param {ArrayBuffer} zip
 */
function unpack(FS, zip) {
  const bytes = new Uint8Array(zip);
  const view = new DataView(zip);
  const decoder = new TextDecoder();
  const folders = new Set();
  const end = zip.byteLength - 22;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const length = view.getUint16(at + 28, true);
    const size = view.getUint32(at + 24, true);
    const head = view.getUint32(at + 42, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + length));
    const start = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    const folder = SITE + name.slice(0, name.lastIndexOf('/'));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(SITE + name, bytes.subarray(start, start + size), { canOwn: true });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/**
 * The cache of this build, which the service worker deletes with it.
 * @param {string} root
 */
const openCache = (root) => caches.open(`boneyard-lite ${root.split('/').at(-2)}`);

/** @param {string} root */
const snapshotOf = (root) => `${root}py/snapshot`;

/**
 * @param {string} root
 * @returns {Promise<Uint8Array<ArrayBuffer>|null>}
 */
async function loadSnapshot(root) {
  const known = await (await openCache(root)).match(snapshotOf(root));
  return known ? new Uint8Array(await known.arrayBuffer()) : null;
}

/**
 * Whether the memory of a Python is kept.
 * @param {string} root
 */
export const hasSnapshot = async (root) =>
  (await (await openCache(root)).match(snapshotOf(root))) !== undefined;

/**
 * Start Python, from the kept memory if there is one.
 * @param {string} root the folder of this build
 * @param {(share: number) => void} report
 * @param {boolean} [makes] whether a memory is kept if there is none yet
 * @returns {Promise<Pyodide>}
 */
export async function loadPython(root, report, makes = false) {
  const snapshot = await loadSnapshot(root);
  let loaded = 0;
  const load = async (/** @type {string} */ file) => {
    const response = await fetch(root + file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const body = await response.arrayBuffer();
    loaded += 1;
    report((0.5 * loaded) / FILES.length);
    return body;
  };
  const [site] = await Promise.all((snapshot ? FILES.slice(0, 1) : FILES).map(load));
  const { loadPyodide } = await import(`${root}py/pyodide.mjs`);
  const { default: createModule } = await import(`${root}py/pyodide.asm.mjs`);
  /** @type {Pyodide} */
  const python = await loadPyodide({
    indexURL: `${root}py/`,
    _loadSnapshot: snapshot ?? undefined,
    _makeSnapshot: makes && !snapshot,
    createPyodideModule: (/** @type {any} */ settings) => {
      /** @type {any} */
      let module;
      settings.preRun.push((/** @type {any} */ made) => {
        module = made;
        unpack(made.FS, site);
      });
      settings.onRuntimeInitialized = () => {
        module.loadDynamicLibrary(LIBRARY, { global: false, nodelete: true });
        const size = snapshot?.length ?? 0;
        if (module.HEAP8.length < size) module._emscripten_resize_heap(size);
      };
      return createModule(settings);
    },
  });
  report(0.7);
  if (snapshot) python.runPython('import random; random.seed()');
  else if (makes) {
    python.pyimport('boneyard.lite.warmup').warm_up();
    const memory = python.makeMemorySnapshot();
    const cache = await openCache(root);
    await cache.put(snapshotOf(root), new Response(memory)).catch(() => {}); // storage is full
  }
  return python;
}
