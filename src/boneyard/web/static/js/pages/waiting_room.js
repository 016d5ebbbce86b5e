// The waiting room and the invitation: follows who sits down, and opens the table when it begins.
import { showError } from '../shared/announce.js';
import { fetchPage, findAll } from '../shared/dom.js';
import { retryDelay } from '../shared/reconnect.js';
import { text } from '../shared/script_text.js';
import { startSeeds } from '../table/seat_seeds.js';
import '../shared/page.js';

/**
 * What the server has written into the page.
 * @typedef {object} WaitingState
 * @property {string} match
 * @property {number|null} seat
 * @property {string[]} kinds who sits there, by seat
 * @property {string} seal
 * @property {number[]} seeds
 *
 * @typedef {{kind: string, name: string, here: boolean, reserved?: boolean}} Seat
 */

const root = /** @type {HTMLElement} */ (document.querySelector('main.waiting-page'));
/** @type {WaitingState} */
const state = JSON.parse(root.dataset.state ?? '');

let attempts = 0;
let requests = 0;
/** The page that answers a form is about to load. */
let leaving = false;
let refreshing = false;
let stale = false;
/** What was heard of the seats last. */
let known = '';

/** Say to styles, tests and other scripts whether an answer is awaited. */
function publishBusy() {
  root.dataset.busy = requests || refreshing ? 'yes' : 'no';
}

/**
 * @template T
 * @param {Promise<T>} request
 * @returns {Promise<T>}
 */
async function track(request) {
  requests += 1;
  publishBusy();
  try {
    return await request;
  } finally {
    requests -= 1;
    publishBusy();
  }
}

/**
 * @param {Record<string, string>} fields
 */
const post = (fields) =>
  fetch(`/m/${state.match}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
  });

/** The names of the parts that a page has. @param {ParentNode} page */
const partNames = (page) => findAll('[data-part]', page).map((part) => part.dataset.part);

/**
 * What is open stays open.
 * @param {HTMLElement} part
 * @param {string} html
 */
function fillPart(part, html) {
  const open = findAll('details', part).map((one) => one.hasAttribute('open'));
  if (part.dataset.shown === html) return;
  part.dataset.shown = html;
  part.innerHTML = html;
  findAll('details', part).forEach((one, at) => one.toggleAttribute('open', open[at]));
}

/**
 * Show what has changed; what is typed stays.
 * @param {Document} page
 */
function show(page) {
  if (leaving) return;
  const isOther = partNames(page).join() !== partNames(document).join();
  if (isOther || !page.querySelector('main.waiting-page')) {
    leaving = true;
    location.reload();
    return;
  }
  for (const part of findAll('[data-part]')) {
    const next = page.querySelector(`[data-part="${part.dataset.part}"]`);
    if (next) fillPart(part, next.innerHTML);
  }
}

/** Fetch the page; changes meanwhile make it fetched once more. */
async function refresh() {
  stale = true;
  if (refreshing) return;
  refreshing = true;
  publishBusy();
  try {
    while (stale && !leaving) {
      stale = false;
      const { ok, page } = await fetchPage(location.pathname);
      if (ok) show(page);
    }
  } catch {
    // Offline: the socket reconnects, and brings the news along.
  } finally {
    refreshing = false;
    publishBusy();
  }
}

/**
 * Players hear of everything, visitors of the seats.
 * @param {{seats?: Seat[]}} message
 */
function receive({ seats }) {
  root.dataset.live = 'yes';
  if (!seats) return;
  const kinds = seats.map((seat) => (seat.reserved ? 'kept' : seat.kind)).join();
  const now = JSON.stringify(seats.map(({ kind, name, here }) => [kind, name, here]));
  const hasChanged = known ? now !== known : kinds !== state.kinds.join();
  known = now;
  if (hasChanged || state.seat !== null) refresh();
}

function connect() {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const seat = state.seat === null ? 'watch' : String(state.seat);
  const query = new URLSearchParams({ seat, entries: 'no' });
  const socket = new WebSocket(
    `${scheme}://${location.host}/api/matches/${state.match}/live?${query}`,
  );
  let wasHidden = false;
  const reportHidden = () => {
    if (socket.readyState !== WebSocket.OPEN || document.hidden === wasHidden) return;
    wasHidden = document.hidden;
    socket.send(JSON.stringify({ hidden: wasHidden }));
  };
  socket.addEventListener('open', () => {
    attempts = 0;
    showError('');
    reportHidden();
  });
  document.addEventListener('visibilitychange', reportHidden);
  socket.addEventListener('message', (event) => receive(JSON.parse(event.data)));
  socket.addEventListener('close', (event) => {
    document.removeEventListener('visibilitychange', reportHidden);
    root.dataset.live = 'no';
    if (!leaving) showError(text('lost'));
    setTimeout(connect, retryDelay(event, attempts++));
  });
}

// The answer to a form may bring a cookie: a reload meanwhile would lose it.
root.addEventListener('submit', () => {
  leaving = true;
});
addEventListener('pageshow', () => {
  leaving = false;
});
for (const part of findAll('[data-part]')) part.dataset.shown = part.innerHTML;
startSeeds({ ...state, post, track });
connect();
