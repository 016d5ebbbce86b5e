// A hint: what the house would do, shown on the table and told below it.
import { show } from './select.js';
import { table } from './state.js';

const place = document.getElementById('hints');
let since = -1;

/** Whatever makes a move: a place on the table, or a button. @param {string} move @returns {Element[]} */
const makers = (move) =>
  [
    ...table.root.querySelectorAll(
      '.board [data-move], [data-region="ask"] [name="move"], button.stock',
    ),
  ].filter((one) =>
    (one.getAttribute('data-move') ?? one.getAttribute('value') ?? '').split('|').includes(move),
  );

/** Show the panel, and mark what it speaks of. @param {string} panel @param {string} move */
export function showHints(panel, move) {
  if (!place) return;
  place.innerHTML = panel;
  since = table.number;
  const [first, ...others] = makers(move);
  const of = first?.closest('[data-of]');
  if (of) show(of.getAttribute('data-of') ?? '');
  for (const one of of ? [of] : [first, ...others].filter(Boolean)) one.classList.add('hinted');
  /** @type {HTMLElement|null} */ (place.querySelector('[name="move"]'))?.focus({
    preventScroll: true,
  });
}

/** Take it away: at once, or if the table is no longer the one it speaks of. @param {boolean} now */
export function closeHints(now = false) {
  if (!place?.firstChild || (!now && table.number === since)) return;
  place.replaceChildren();
  for (const one of table.root.querySelectorAll('.hinted')) one.classList.remove('hinted');
}

/** Listen to the button that closes it. */
export function startHints() {
  place?.addEventListener('click', (event) => {
    if (!(/** @type {Element} */ (event.target).closest('[data-close]'))) return;
    event.preventDefault();
    closeHints(true);
  });
}
