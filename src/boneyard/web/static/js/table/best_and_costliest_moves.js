// The best and the costliest move of a match that is over: looked for, and shown when they are known.
import { closest } from '../shared/dom.js';
import { on } from './websocket.js';
import { table } from './match_state.js';

/** How long until an analysis that is under way is looked at again, in milliseconds, and how often. */
const POLL_INTERVAL = 1500;
const MAX_POLLS = 120;

/** What the page shows, by match: the sheet may be drawn again. @type {Map<string, string>} */
const found = new Map();
/** The matches whose moves are being looked for. @type {Set<string>} */
const looking = new Set();

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, POLL_INTERVAL);
  });

/**
 * @param {string} match
 * @returns {Promise<string>} a fragment, or nothing if there is no analysis
 */
async function lookFor(match) {
  const begun = await fetch(`/api/matches/${match}/analysis`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  for (let poll = 0; begun.ok && poll < MAX_POLLS; poll++) {
    const response = await fetch(`/m/${match}/moves?seat=${table.seat}`);
    if (response.status === 200) return response.text();
    if (!response.ok) break;
    await wait();
  }
  return '';
}

/** @returns {HTMLElement|null} */
const findSlot = () => document.querySelector('.counted [data-key-moves]');

function show() {
  const slot = findSlot();
  const html = found.get(slot?.dataset.keyMoves ?? '');
  if (slot && html && slot.innerHTML !== html) slot.innerHTML = html;
}

/** @param {HTMLElement} slot */
async function start(slot) {
  const match = slot.dataset.keyMoves ?? '';
  if (looking.has(match)) return;
  looking.add(match);
  found.set(match, `<p>${slot.dataset.wait}</p>`);
  show();
  const html = await lookFor(match).catch(() => '');
  found.set(match, html || `<p>${slot.dataset.failed}</p>`);
  show();
}

function update() {
  const slot = findSlot();
  if (slot?.dataset.atOnce !== undefined) start(slot);
  show();
}

/** Look for them after a match against bots, and whenever a player asks. */
export function startKeyMoves() {
  on('change', update);
  update();
  document.addEventListener('click', (event) => {
    const slot = closest(event, '[data-find-moves]') && findSlot();
    if (!slot) return;
    event.preventDefault();
    start(slot);
  });
}
