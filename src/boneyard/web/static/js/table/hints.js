// A hint: a panel below the table, and marks on the moves that it speaks of.
import { closest, findAll, focus } from '../shared/dom.js';
import { showPlaces } from './tile_selection.js';
import { table } from './match_state.js';

const panel = document.getElementById('hints');
/** The log entry that the hint was made after. */
let shownAfter = -1;

/**
 * The places and buttons that make a move.
 * @param {string} move
 */
function findMakers(move) {
  const selector = '.board [data-move], [data-region="ask"] [name="move"], button.stock';
  return findAll(selector, table.root).filter((one) => {
    const moves = one.getAttribute('data-move') ?? one.getAttribute('value') ?? '';
    return moves.split('|').includes(move);
  });
}

/**
 * @param {string} html
 * @param {string} move
 */
export function showHints(html, move) {
  if (!panel) return;
  panel.innerHTML = html;
  shownAfter = table.number;
  const makers = findMakers(move);
  const place = makers[0]?.closest('[data-of]');
  if (place) showPlaces(place.getAttribute('data-of') ?? '');
  for (const one of place ? [place] : makers) one.classList.add('hinted');
  focus(panel.querySelector('[name="move"]'));
}

/**
 * Close the panel if the match has gone on, or in any case.
 * @param {boolean} force
 */
export function closeHints(force = false) {
  if (!panel?.firstChild || (!force && table.number === shownAfter)) return;
  panel.replaceChildren();
  for (const one of findAll('.hinted', table.root)) one.classList.remove('hinted');
}

export function startHints() {
  panel?.addEventListener('click', (event) => {
    if (!closest(event, '[data-close]')) return;
    event.preventDefault();
    closeHints(true);
  });
}
