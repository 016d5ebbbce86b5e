// "Are you sure?" before a move, in correspondence matches.
import { load, save } from '../shared/storage.js';
import { text } from '../shared/script_text.js';
import { table } from './match_state.js';

/** Remember whether moves are to be confirmed. */
export function startConfirmation() {
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
