// The lobby: a WebSocket says that the list of open tables has changed, and it is fetched again.
import { retryDelay } from '../shared/reconnect.js';
import { fetchPage, focus } from '../shared/dom.js';

let attempts = 0;
let stale = false;
let refreshing = false;

/** Fetch the list; changes while it is fetched make it fetched once more. */
async function refresh() {
  stale = true;
  if (document.hidden || refreshing) return;
  refreshing = true;
  try {
    while (stale) {
      stale = false;
      const { ok, page } = await fetchPage(location.pathname + location.search);
      if (ok) show(page);
    }
  } catch {
    // Offline: the socket reconnects, and brings the list along.
  } finally {
    refreshing = false;
  }
}

/**
 * @param {Document} page
 */
function show(page) {
  for (const id of ['tables', 'count']) {
    const old = document.getElementById(id);
    const next = page.getElementById(id);
    if (!old || !next || old.innerHTML === next.innerHTML) continue;
    const focused = document.activeElement?.closest('[data-table]')?.getAttribute('data-table');
    old.innerHTML = next.innerHTML;
    if (focused) focus(old.querySelector(`[data-table="${focused}"] :is(a, button)`));
  }
}

function connect() {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/live`);
  socket.addEventListener('message', () => {
    attempts = 0;
    refresh();
  });
  socket.addEventListener('close', (event) => {
    setTimeout(connect, retryDelay(event, attempts++, 500, 30000));
  });
}

document.addEventListener('visibilitychange', () => {
  if (stale) refresh();
});
connect();
