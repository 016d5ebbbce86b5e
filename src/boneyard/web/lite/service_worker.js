// The service worker of Boneyard Lite: files of this build come from its cache, everything else is
// answered by the application in the worker of the open page. The build fills the constants in.

const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @typedef {{status: number, headers: [string, string][], body: Uint8Array<ArrayBuffer>}} Answer */
/** @typedef {{answer?: Answer, page?: string}} Reply */

/** Changes with every file of the folder. */
const BUILD = '__BUILD__';
/** The folder on its host: `/`, or `/dominoes/`. */
const BASE = '__BASE__';
/** Files by their path in the folder; those that are true are stored gzipped. */
const FILES = new Map(/** @type {[string, boolean][]} */ (JSON.parse('__FILES__')));
/** Pages that can be shown before Python is ready, by address: `/games/matador`. */
const PAGES = new Set(/** @type {string[]} */ (JSON.parse('__PAGES__')));
const LANGUAGES = ['en', 'es', 'nl'];
const PREFIX = 'boneyard-lite ';
const CACHE = PREFIX + BUILD;
/** Fetched before this version is offered: with it the page opens without a network. */
const CORE = [...FILES.keys()].filter((path) => !path.includes('/') || path.includes('/lite/'));
/** What else is needed without a network; pages are made by the application then. */
const REST = [...FILES.keys()].filter((path) => !path.startsWith(`${BUILD}/pages/`));

/** @type {Record<string, string>} */
const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  zip: 'application/zip',
  webmanifest: 'application/manifest+json',
};

/** @param {string} path */
const typeOf = (path) => TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream';

/**
 * A file from the folder, unpacked. A host that says how it is packed has unpacked it already.
 * @param {string} path
 */
async function fetchFile(path) {
  const packed = FILES.get(path);
  const response = await fetch(BASE + path + (packed ? '.packed' : ''), { cache: 'no-cache' });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  const headers = { 'content-type': typeOf(path) };
  if (!packed) return new Response(response.body, { headers });
  const body = new Uint8Array(await response.arrayBuffer());
  if (body[0] !== 0x1f || body[1] !== 0x8b) return new Response(body, { headers });
  const unpacked = new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(await new Response(unpacked).arrayBuffer(), { headers });
}

/**
 * A file of this build, from the cache if it is there.
 * @param {string} path
 */
async function loadFile(path) {
  const cache = await caches.open(CACHE);
  const address = BASE + path;
  const known = await cache.match(address);
  if (known) return known;
  const response = await fetchFile(path);
  // Storage may be full: then the file comes from the network again.
  await cache.put(address, response.clone()).catch(() => {});
  return response;
}

/** Keep what isn't cached yet, so that the application starts without a network. */
async function cacheRest() {
  const cache = await caches.open(CACHE);
  for (const path of REST) {
    if (!(await cache.match(BASE + path))) await (await loadFile(path)).body?.cancel();
  }
}

/**
 * Ask the open pages; the one that owns the data answers.
 * @param {object} request
 * @returns {Promise<Reply>}
 */
async function askOwner(request) {
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shells = clients.filter((client) => client.frameType === 'top-level');
  return new Promise((resolve, reject) => {
    if (!shells.length) reject(new Error('no page of Boneyard Lite is open'));
    for (const shell of shells) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => resolve(event.data);
      shell.postMessage({ kind: 'request', request }, [port2]);
    }
  });
}

/**
 * Let the application answer.
 * @param {Request} request
 * @param {string} target the path and the query as the application knows them
 */
async function askApplication(request, target) {
  const body = request.method === 'GET' ? null : await request.arrayBuffer();
  const path = target.split('?')[0];
  const asked = {
    method: request.method,
    target,
    headers: Object.fromEntries(request.headers),
    body,
    isNavigation: request.mode === 'navigate',
    hasPage: request.method === 'GET' && request.mode === 'navigate' && PAGES.has(path),
  };
  const { answer, page } = await askOwner(asked);
  if (page) return loadFile(pageFile(page, path));
  if (!answer) return Response.error();
  const headers = new Headers(answer.headers);
  const location = headers.get('location');
  if (location?.startsWith('/')) headers.set('location', BASE + location.slice(1));
  if (location) {
    const address = new URL(headers.get('location') ?? '', scope.location.origin);
    return Response.redirect(address.href, answer.status);
  }
  const empty = [101, 204, 205, 304].includes(answer.status);
  return new Response(empty ? null : answer.body, { status: answer.status, headers });
}

/**
 * @param {string} language
 * @param {string} path
 */
function pageFile(language, path) {
  const known = LANGUAGES.includes(language) ? language : 'en';
  return `${BUILD}/pages/${known}${path === '/' ? '/index' : path}.html`;
}

/** @param {FetchEvent} event */
function handleFetch(event) {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== scope.location.origin) {
    event.respondWith(Promise.resolve(Response.error()));
    return;
  }
  // Scripts and templates know no folder: their addresses begin at the root.
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname.slice(1);
  if (request.mode === 'navigate' && request.destination !== 'iframe') {
    event.respondWith(loadFile('index.html')); // which opens that page in its frame
    return;
  }
  if (FILES.has(path)) event.respondWith(loadFile(path));
  else if (!path.startsWith(BUILD)) {
    event.respondWith(askApplication(request, `/${path}${search}`));
  }
}

scope.addEventListener('fetch', handleFetch);
scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all(CORE.map((path) => loadFile(path).then((file) => file.blob())))),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await scope.clients.claim();
    })(),
  ),
);
scope.addEventListener('message', (event) => {
  if (event.data === 'update') scope.skipWaiting();
  if (event.data === 'cache') event.waitUntil(cacheRest().catch(() => {}));
});
