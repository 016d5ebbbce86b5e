// The page of a tournament: polls a version number, and fetches the page when it has changed.
import { fetchPage, findAll, focus } from '../shared/dom.js';

/** How often the version is asked for, in milliseconds. */
const INTERVAL = 3000;
let shownVersion = 0;

/** Replace the live part, unless the reader is filling in a form in it. */
async function refresh() {
  const old = /** @type {HTMLElement} */ (document.getElementById('live'));
  const { ok, page } = await fetchPage(location.pathname + location.search);
  const next = page.getElementById('live');
  if (!ok || !next || old.querySelector('form :focus')) return false;
  const open = new Set(findAll('details[open]', old).map((one) => one.dataset.round));
  for (const one of findAll('details', next)) {
    if (open.has(one.dataset.round)) one.setAttribute('open', '');
  }
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const typed = [...old.querySelectorAll('form')].map((form) => new FormData(form));
  old.innerHTML = next.innerHTML;
  restoreInput(typed, old);
  if (focused) {
    const { tagName, textContent } = focused;
    focus(findAll(tagName, old).find((one) => one.textContent === textContent));
  }
  old.dataset.stage = next.dataset.stage;
  document.dispatchEvent(new Event('swapped'));
  return true;
}

/**
 * Keep what was typed and not sent yet.
 * @param {FormData[]} typed
 * @param {HTMLElement} live
 */
function restoreInput(typed, live) {
  for (const one of findAll('input:not([type="hidden"], [readonly]), select', live)) {
    const field = /** @type {HTMLInputElement|HTMLSelectElement} */ (one);
    const value = typed.find((form) => form.has(field.name))?.get(field.name);
    if (typeof value === 'string') field.value = value;
  }
}

async function poll() {
  const live = document.getElementById('live');
  if (document.hidden || !live || ['over', 'off'].includes(live.dataset.stage ?? '')) return;
  try {
    const response = await fetch(`${live.dataset.path}/version`);
    if (!response.ok) return;
    const { version } = await response.json();
    // The first answer refreshes the page too: it may be older than the answer.
    if (version !== shownVersion && (await refresh())) shownVersion = version;
  } catch {
    // Offline: nothing is new.
  }
}

setInterval(poll, INTERVAL);
document.addEventListener('visibilitychange', poll);
