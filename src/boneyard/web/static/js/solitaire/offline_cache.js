// A table of a game for one is kept as it stands, so that it opens without a connection as well.
// Only where the worker is: who has the house as an app, or is told by this browser.

/** How many tables are kept. */
const TABLES = 4;
const TITLE = 'x-boneyard-title';

const open = () => caches.open('tables');
const can = () => 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);

/** Whoever is somebody else from now on finds nothing of before. */
export const keepNoTable = () =>
  'caches' in globalThis ? caches.delete('tables') : Promise.resolve(false);

/** The page as it is, as text that opens by itself. @param {string} state */
function written(state) {
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  const main = copy.querySelector('main');
  if (main) Object.assign(main.dataset, { state, kept: 'yes', live: 'no', busy: 'no' });
  for (const passing of copy.querySelectorAll('.fly, .flourish, .dragged')) passing.remove();
  return `<!doctype html>\n${copy.outerHTML}`;
}

/** Keep the page that is shown. @param {string} state what its script starts from */
export async function keepTable(state) {
  if (!can()) return;
  const [text, path, title] = [
    written(state),
    location.pathname,
    document.querySelector('h1')?.textContent?.trim() ?? '',
  ];
  const needed = [...text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map((found) => found[1]);
  try {
    let tables = await open();
    const has = (await tables.keys()).map((request) => new URL(request.url).pathname);
    // Pages of another version need files that the house has no more.
    const version = needed[0]?.split('/')[2];
    const old = has.some((one) => one.startsWith('/static/') && one.split('/')[2] !== version);
    if (old) {
      await keepNoTable();
      tables = await open();
    }
    await tables.addAll(needed.filter((one) => old || !has.includes(one)));
    // The page that says there is no connection came with the house's own rules for pages.
    const like = await caches.match('/offline');
    const policy = like?.headers.get('content-security-policy');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      [TITLE]: encodeURIComponent(title),
      ...(policy && { 'content-security-policy': policy }),
    };
    await tables.delete(path);
    await tables.put(path, new Response(text, { headers }));
    const pages = (await tables.keys()).filter((request) =>
      new URL(request.url).pathname.startsWith('/m/'),
    );
    for (const request of pages.slice(0, -TABLES)) await tables.delete(request);
  } catch {
    /* No room, or no connection: then it isn't kept. */
  }
}

/** The game is over: there is nothing to play on. */
export async function forgetTable() {
  if (can()) await (await open()).delete(location.pathname);
}

/** The tables that are kept, the last one first. @returns {Promise<{path: string, title: string}[]>} */
export async function keptTables() {
  if (!('caches' in globalThis)) return [];
  const tables = await open();
  const pages = (await tables.keys())
    .map((request) => new URL(request.url).pathname)
    .filter((path) => path.startsWith('/m/'));
  return Promise.all(
    pages.reverse().map(async (path) => ({
      path,
      title: decodeURIComponent((await tables.match(path))?.headers.get(TITLE) ?? ''),
    })),
  );
}
