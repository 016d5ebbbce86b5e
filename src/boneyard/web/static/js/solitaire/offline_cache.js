// Pages of solitaire games, saved so that they open without a connection. Only where the service
// worker is active: in an installed app, or with push notifications.

/** How many pages are saved. */
const MAX_TABLES = 4;
const CACHE = 'tables';
const TITLE_HEADER = 'x-boneyard-title';

const openCache = () => caches.open(CACHE);
const isActive = () => 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);

/** Delete all saved pages: another player may use this browser. */
export const clearTables = () =>
  'caches' in globalThis ? caches.delete(CACHE) : Promise.resolve(false);

/**
 * This page as HTML that opens by itself.
 * @param {string} state what its script starts from
 */
function serializePage(state) {
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  const main = copy.querySelector('main');
  if (main) Object.assign(main.dataset, { state, kept: 'yes', live: 'no', busy: 'no' });
  // Its own policy allows the styles in a page; a saved page has another one.
  for (const style of /** @type {NodeListOf<HTMLElement>} */ (
    copy.querySelectorAll('[data-href]')
  )) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: style.dataset.href });
    style.replaceWith(link);
  }
  for (const moving of copy.querySelectorAll('.fly, .flourish, .dragged')) moving.remove();
  return `<!doctype html>\n${copy.outerHTML}`;
}

/**
 * The paths in the cache.
 * @param {Cache} cache
 */
const listPaths = async (cache) =>
  (await cache.keys()).map((request) => new URL(request.url).pathname);

/**
 * The cache with the scripts and styles of a page. Pages of another version need files that the
 * server no longer has: then it is emptied first.
 * @param {string[]} assets
 */
async function openWithAssets(assets) {
  let cache = await openCache();
  let saved = await listPaths(cache);
  const version = assets[0]?.split('/')[2];
  if (saved.some((path) => path.startsWith('/static/') && path.split('/')[2] !== version)) {
    await clearTables();
    cache = await openCache();
    saved = [];
  }
  await cache.addAll(assets.filter((path) => !saved.includes(path)));
  return cache;
}

/**
 * The scripts and styles that a page loads.
 * @param {string} html
 */
const listAssets = (html) =>
  [...html.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map(([, path]) => path);

/** Save what this page loads, while there is a connection: saving the page itself may come too late. */
export async function saveAssets() {
  if (isActive()) await openWithAssets(listAssets(serializePage(''))).catch(() => {});
}

/**
 * Save this page.
 * @param {string} state what its script starts from
 */
export async function saveTable(state) {
  if (!isActive()) return;
  const path = location.pathname;
  const title = document.querySelector('h1')?.textContent?.trim() ?? '';
  const html = serializePage(state);
  try {
    const cache = await openWithAssets(listAssets(html));
    // The offline page came with the server's own content security policy.
    const offlinePage = await caches.match('/offline');
    const policy = offlinePage?.headers.get('content-security-policy');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      [TITLE_HEADER]: encodeURIComponent(title),
      ...(policy && { 'content-security-policy': policy }),
    };
    await cache.delete(path);
    await cache.put(path, new Response(html, { headers }));
    const pages = (await listPaths(cache)).filter((one) => one.startsWith('/m/'));
    for (const oldest of pages.slice(0, -MAX_TABLES)) await cache.delete(oldest);
  } catch {
    // No room, or no connection: the page isn't saved.
  }
}

/** Delete the saved copy of this page: the game is over. */
export async function forgetTable() {
  if (isActive()) await (await openCache()).delete(location.pathname);
}

/**
 * The saved games, the newest first.
 * @returns {Promise<{path: string, title: string}[]>}
 */
export async function savedTables() {
  if (!('caches' in globalThis)) return [];
  const cache = await openCache();
  const pages = (await listPaths(cache)).filter((path) => path.startsWith('/m/'));
  return Promise.all(
    pages.reverse().map(async (path) => {
      const title = (await cache.match(path))?.headers.get(TITLE_HEADER) ?? '';
      return { path, title: decodeURIComponent(title) };
    }),
  );
}
