// Running clocks, and the confirmation of moves in correspondence matches.
import { findAll } from '../shared/dom.js';
import { load, save } from '../shared/storage.js';
import { text } from '../shared/text.js';
import { table } from './state.js';

/** When a clock was first seen, by `performance.now()`. @type {WeakMap<Element, number>} */
const firstSeen = new WeakMap();

function tick() {
  const now = performance.now();
  for (const clock of findAll('[data-left]', table.root)) {
    const since = firstSeen.get(clock) ?? now;
    firstSeen.set(clock, since);
    const seconds = Math.max(0, Number(clock.dataset.left) - (now - since)) / 1000;
    // Days and hours stay as the server has written them.
    if (seconds >= 3600) continue;
    const rest = String(Math.floor(seconds % 60)).padStart(2, '0');
    clock.textContent = `${Math.floor(seconds / 60)}:${rest}`;
  }
}

/** Let clocks tick, and remember whether moves are to be confirmed. */
export function startClocks() {
  tick();
  setInterval(tick, 1000);
  const box = /** @type {HTMLInputElement|null} */ (table.root.querySelector('[data-ask-first]'));
  if (!box) return;
  box.checked = load('ask-first') !== 'no';
  box.addEventListener('change', () => save('ask-first', box.checked ? 'yes' : 'no'));
}

/**
 * Ask whether a tile is to be played, in a correspondence match.
 * @param {string} move
 * @returns {Promise<boolean>}
 */
export function confirmMove(move) {
  const dialog = /** @type {HTMLDialogElement|null} */ (document.getElementById('sure'));
  const question = document.getElementById('sure-what');
  const isPlay = /^\d+-\d+/.test(move);
  if (!dialog || !question || !isPlay || load('ask-first') === 'no') return Promise.resolve(true);
  const place = table.board.querySelector(`[data-move="${move}"]`)?.closest('.place');
  const label = place?.querySelector('title')?.textContent ?? move;
  question.textContent = text('sure', { move: label });
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
