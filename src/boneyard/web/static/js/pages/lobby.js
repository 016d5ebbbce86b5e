// The open tables stay up to date: the house says that the list is another one, and it is fetched.
import { wait } from '../shared/backoff.js';

let tries = 0;
let stale = false;
let under = false;

/** Put the list that there is now in the place of the one that is shown. */
async function renew() {
  stale = true;
  if (document.hidden || under) return;
  under = true;
  try {
    while (stale) {
      stale = false;
      const response = await fetch(location.pathname + location.search);
      if (response.ok) show(new DOMParser().parseFromString(await response.text(), 'text/html'));
    }
  } catch {
    // Without a connection there is nothing new; the socket comes back, and so does the list.
  } finally {
    under = false;
  }
}

/** @param {Document} page */
function show(page) {
  for (const id of ['tables', 'count']) {
    const old = document.getElementById(id);
    const next = page.getElementById(id);
    if (!old || !next || old.innerHTML === next.innerHTML) continue;
    const held = document.activeElement?.closest('[data-table]')?.getAttribute('data-table');
    old.innerHTML = next.innerHTML;
    const same = held && old.querySelector(`[data-table="${held}"] :is(a, button)`);
    if (same instanceof HTMLElement) same.focus();
  }
}

function connect() {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/live`);
  socket.addEventListener('message', () => {
    tries = 0;
    renew();
  });
  socket.addEventListener('close', (event) =>
    setTimeout(connect, wait(event, tries++, 500, 30000)),
  );
}

document.addEventListener('visibilitychange', () => {
  if (stale) renew();
});
connect();
