// The page that says there is no connection: it names what can be done without one, and goes away by
// itself. The browser may tell when there is a connection again, but it doesn't know of a house that
// was closed, nor tell who wasn't listening yet.
import { keptTables } from '../solitaire/offline_cache.js';

async function look() {
  const answer = await fetch('/favicon.ico', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener('online', look);
setInterval(look, 3000);

/** Games for one that can be played on. */
async function list() {
  const place = document.querySelector('[data-kept]');
  const tables = await keptTables();
  if (!(place instanceof HTMLElement) || !tables.length) return;
  for (const { path, title } of tables) {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
    const line = document.createElement('li');
    line.append(link);
    place.querySelector('ul')?.append(line);
  }
  place.hidden = false;
}

list().catch(() => {});
