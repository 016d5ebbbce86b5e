// What the page knows of its table: nothing but what the markup says.

/**
 * @typedef {object} Table
 * @property {HTMLElement} root
 * @property {HTMLFormElement} form
 * @property {SVGSVGElement} board
 * @property {string} match
 * @property {string} seat whose view this is; '' for a watcher
 * @property {number[]} yours
 * @property {string[]} names
 * @property {number} number the last entry seen
 * @property {number|null} turn
 * @property {string} status
 * @property {string} next the match that is its rematch, or ''
 * @property {string} faces
 * @property {string} shape
 * @property {string} chosen the tile whose places show, or ''
 * @property {Set<string>} armed calls to be said along with the next move
 */

const root = /** @type {HTMLElement} */ (document.querySelector('main.table'));

/** @type {Table} */
export const table = {
  root,
  form: /** @type {HTMLFormElement} */ (document.getElementById('play')),
  board: /** @type {any} */ (document.getElementById('board')),
  match: root.dataset.match ?? '',
  seat: root.dataset.seat ?? '',
  yours: (root.dataset.yours ?? '').split(',').filter(Boolean).map(Number),
  names: JSON.parse(root.dataset.names ?? '[]'),
  number: Number(root.dataset.number),
  turn: root.dataset.turn ? Number(root.dataset.turn) : null,
  status: root.dataset.status ?? '',
  next: root.dataset.next ?? '',
  faces: root.dataset.faces ?? 'own',
  shape: root.dataset.shape ?? 'wide',
  chosen: '',
  armed: new Set(),
};

/** @param {string} name @returns {HTMLElement|SVGElement|null} */
export const region = (name) => root.querySelector(`[data-region="${name}"]`);

/** Whether it is the turn of the seat shown. */
export const mine = () => table.seat !== '' && table.turn === Number(table.seat);
