// The replay by itself, at three speeds, and the deal checked in this very browser.
import { swap } from '../shared/page.js';
import { checkRecord } from './verify_deal.js';
import { remembered } from '../table/seal_notes.js';
import { words } from '../shared/text.js';

/** @type {number|undefined} */
let timer;
let speed = '700';

/** @param {string} selector @returns {HTMLElement|null} */
const find = (selector) => document.querySelector(selector);

function dress() {
  const player = find('[data-player]');
  if (player) player.hidden = false;
  const select = /** @type {HTMLSelectElement|null} */ (find('[data-pace]'));
  if (select) select.value = speed;
  find('[data-run]')?.setAttribute('aria-pressed', String(timer !== undefined));
  const run = find('[data-run]');
  if (run) run.textContent = words(timer === undefined ? 'play' : 'stop');
}

async function step() {
  const next = /** @type {HTMLAnchorElement|null} */ (find('[data-step="one step on"]'));
  if (!next) {
    stop();
    return;
  }
  await swap(next.href, 'replay');
  if (timer !== undefined) timer = setTimeout(step, Number(speed));
}

function stop() {
  clearTimeout(timer);
  timer = undefined;
  dress();
}

document.addEventListener('click', async (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest('[data-run]')) {
    if (timer !== undefined) stop();
    else {
      timer = setTimeout(step, 0);
      dress();
    }
  }
  if (target.closest('[data-check]')) {
    const place = find('#checked');
    if (place) place.textContent = words('dealing');
    const link = /** @type {HTMLAnchorElement} */ (find('a[download]'));
    const record = await (await fetch(link.href)).json();
    const set = (find('#check')?.dataset.tiles ?? '').split(' ');
    const said = await checkRecord(record, find('#check code')?.textContent ?? '', set);
    if (place) {
      place.textContent = [said, remembered(record, find('#check')?.dataset.match ?? '')]
        .join(' ')
        .trim();
    }
  }
});
document.addEventListener('change', (event) => {
  const select = /** @type {HTMLSelectElement} */ (event.target);
  if (select.matches('[data-pace]')) speed = select.value;
});
document.addEventListener('keydown', (event) => {
  if (/** @type {Element} */ (event.target).closest('input, select')) return;
  const way = /** @type {Record<string, string>} */ ({
    ArrowRight: 'one step on',
    ArrowLeft: 'one step back',
    Home: 'to the start',
    End: 'to the end',
  })[event.key];
  if (way) {
    event.preventDefault();
    find(`[data-step="${way}"]`)?.click();
  }
});
/** While the house thinks, look again and again; then all of the page shows what it found. */
function watch() {
  if (find('[data-thinking]')) setTimeout(() => swap(location.href, 'replay').then(watch), 700);
}
document.addEventListener('swapped', dress);
find('[data-thinking]')?.scrollIntoView({ block: 'center' });
watch();
const check = find('[data-check]');
if (check) check.hidden = !globalThis.crypto?.subtle;
dress();
