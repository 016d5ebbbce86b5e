// The offline page: lists saved solitaire games, and reloads once the server answers.
import { savedTables } from '../solitaire/offline_cache.js';

/** How often the server is tried, in milliseconds. */
const INTERVAL = 3000;

/** The `online` event isn't enough: it knows nothing of a server that was down. */
async function reloadIfOnline() {
  const response = await fetch('/favicon.ico', { cache: 'no-store' }).catch(() => null);
  if (response?.ok) location.reload();
}

addEventListener('online', reloadIfOnline);
setInterval(reloadIfOnline, INTERVAL);

async function listSavedTables() {
  const section = document.querySelector('[data-kept]');
  const tables = await savedTables();
  if (!(section instanceof HTMLElement) || !tables.length) return;
  for (const { path, title } of tables) {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
    const item = document.createElement('li');
    item.append(link);
    section.querySelector('ul')?.append(item);
  }
  section.hidden = false;
}

listSavedTables().catch(() => {});
