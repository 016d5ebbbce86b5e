// The host's dashboard: refreshes its numbers while it is visible.
import { fetchPage, findAll } from '../shared/dom.js';

/** How often the numbers are refreshed, in milliseconds. */
const INTERVAL = 3000;

async function refresh() {
  try {
    const { ok, page } = await fetchPage(location.pathname);
    if (!ok) return;
    for (const cell of findAll('#board [data-number]')) {
      const { number } = cell.dataset;
      cell.textContent = page.querySelector(`#board [data-number="${number}"]`)?.textContent ?? '';
    }
  } catch {
    // The server can't be reached: the last numbers stay.
  }
}

setInterval(() => {
  if (!document.hidden) refresh();
}, INTERVAL);
