// Clocks: those that run tick; a match over days asks before a tile is laid.
import { keep, kept } from '../shared/storage.js';
import { table } from './state.js';
import { words } from '../shared/text.js';

/** When a clock was first seen, by the page's own time. @type {WeakMap<Element, number>} */
const seen = new WeakMap();

function tick() {
  for (const clock of /** @type {NodeListOf<HTMLElement>} */ (
    table.root.querySelectorAll('[data-left]')
  )) {
    const since = seen.get(clock) ?? performance.now();
    seen.set(clock, since);
    const left = Math.max(0, Number(clock.dataset.left) - (performance.now() - since)) / 1000;
    // What is told in days and hours stays as the house has told it.
    if (left < 3600) {
      clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, '0')}`;
    }
  }
}

/** Let clocks run, and remember whether one wants to be asked. */
export function startClocks() {
  tick();
  setInterval(tick, 1000);
  const box = /** @type {HTMLInputElement|null} */ (table.root.querySelector('[data-ask-first]'));
  if (!box) return;
  box.checked = kept('ask-first') !== 'no';
  box.addEventListener('change', () => keep('ask-first', box.checked ? 'yes' : 'no'));
}

/** Ask whether a tile is to be laid, where people think for days. @param {string} move @returns {Promise<boolean>} */
export function sure(move) {
  const sheet = /** @type {HTMLDialogElement|null} */ (document.getElementById('sure'));
  const what = document.getElementById('sure-what');
  if (!sheet || !what || kept('ask-first') === 'no' || !/^\d+-\d+/.test(move)) {
    return Promise.resolve(true);
  }
  const place = table.board.querySelector(`[data-move="${move}"]`)?.closest('.place');
  what.textContent = words('sure', { move: place?.querySelector('title')?.textContent ?? move });
  sheet.returnValue = 'no';
  sheet.showModal();
  return new Promise((resolve) => {
    sheet.addEventListener('close', () => resolve(sheet.returnValue === 'yes'), { once: true });
  });
}
