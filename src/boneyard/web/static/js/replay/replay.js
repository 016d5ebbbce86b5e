// The replay: plays by itself at three speeds, and verifies the deal in this browser.
import { closest } from '../shared/dom.js';
import { replacePart } from '../shared/page.js';
import { text } from '../shared/script_text.js';
import { compareWithNotes } from '../table/commitment_notes.js';
import { checkRecord } from './verify_deal.js';

/** How long until an analysis that is under way is looked at again, in milliseconds. */
const POLL_INTERVAL = 700;
/** The links that keys follow, by their `data-step`. @type {Record<string, string>} */
const STEPS = {
  ArrowRight: 'one step on',
  ArrowLeft: 'one step back',
  Home: 'to the start',
  End: 'to the end',
};

/** @type {number|undefined} */
let timer;
/** Milliseconds between two steps, as the menu has it. */
let pace = '700';

/**
 * @param {string} selector
 * @returns {HTMLElement|null}
 */
const find = (selector) => document.querySelector(selector);

function updateControls() {
  const player = find('[data-player]');
  if (player) player.hidden = false;
  const menu = /** @type {HTMLSelectElement|null} */ (find('[data-pace]'));
  if (menu) menu.value = pace;
  const button = find('[data-run]');
  if (!button) return;
  button.setAttribute('aria-pressed', String(timer !== undefined));
  button.textContent = text(timer === undefined ? 'play' : 'stop');
}

async function step() {
  const next = /** @type {HTMLAnchorElement|null} */ (find('[data-step="one step on"]'));
  if (!next) {
    stop();
    return;
  }
  await replacePart(next.href, 'replay');
  if (timer !== undefined) timer = setTimeout(step, Number(pace));
}

function play() {
  timer = setTimeout(step, 0);
  updateControls();
}

function stop() {
  clearTimeout(timer);
  timer = undefined;
  updateControls();
}

/** Verify the deal, and compare the record with the notes of this browser. */
async function verify() {
  const section = find('#check');
  const result = find('#checked');
  if (!section || !result) return;
  result.textContent = text('dealing');
  const link = /** @type {HTMLAnchorElement} */ (find('a[download]'));
  const record = await (await fetch(link.href)).json();
  const set = (section.dataset.tiles ?? '').split(' ');
  const verdict = await checkRecord(record, find('#check code')?.textContent ?? '', set);
  const notes = compareWithNotes(record, section.dataset.match ?? '');
  result.textContent = `${verdict} ${notes}`.trim();
}

/** While the server analyses the match, look again and again. */
function pollAnalysis() {
  if (!find('[data-thinking]')) return;
  setTimeout(() => replacePart(location.href, 'replay').then(pollAnalysis), POLL_INTERVAL);
}

document.addEventListener('click', (event) => {
  if (closest(event, '[data-run]')) {
    if (timer === undefined) play();
    else stop();
  }
  if (closest(event, '[data-check]')) verify();
});
document.addEventListener('change', (event) => {
  const menu = /** @type {HTMLSelectElement} */ (event.target);
  if (menu.matches('[data-pace]')) pace = menu.value;
});
document.addEventListener('keydown', (event) => {
  if (closest(event, 'input, select') || !(event.key in STEPS)) return;
  event.preventDefault();
  find(`[data-step="${STEPS[event.key]}"]`)?.click();
});
document.addEventListener('swapped', updateControls);

find('[data-thinking]')?.scrollIntoView({ block: 'center' });
pollAnalysis();
const verifyButton = find('[data-check]');
if (verifyButton) verifyButton.hidden = !globalThis.crypto?.subtle;
updateControls();
