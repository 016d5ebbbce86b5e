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
 * @property {string} awaits what the match waits for: players, you, others, house, count, nobody
 * @property {boolean} live connected, and all that has come is shown
 * @property {string} next the match that is its rematch, or ''
 * @property {string} faces
 * @property {string} shape
 * @property {string} chosen the tile whose places show, or ''
 * @property {boolean} leaving a form has been sent that brings another page
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
  awaits: root.dataset.awaits ?? '',
  live: false,
  next: root.dataset.next ?? '',
  faces: root.dataset.faces ?? 'own',
  shape: root.dataset.shape ?? 'wide',
  chosen: '',
  leaving: false,
  armed: new Set(),
};

/**
 * Whoever plays a game for one while the house can't be reached; nobody at other tables.
 * @typedef {{plays: () => boolean, play: (move: string) => void, takeBack: () => boolean}} Alone
 * @type {{by: Alone}}
 */
export const alone = { by: { plays: () => false, play: () => {}, takeBack: () => false } };

/** @param {string} name @returns {HTMLElement|SVGElement|null} */
export const region = (name) => root.querySelector(`[data-region="${name}"]`);

let asked = 0;
let due = 0;

/** Write on the page what it shows, and whether an answer of the house is still to come. */
export function tell() {
  Object.assign(root.dataset, {
    number: table.number,
    seat: table.seat,
    turn: table.turn ?? '',
    status: table.status,
    awaits: table.awaits,
    shape: table.shape,
    live: table.live ? 'yes' : 'no',
    busy: asked || due > table.number ? 'yes' : 'no',
  });
}

/**
 * The page is busy until the house has answered, and shows the entry that the answer names.
 * @template {{number?: number}} Answer @param {Promise<Answer>} answer @returns {Promise<Answer>}
 */
export async function underWay(answer) {
  asked += 1;
  tell();
  try {
    const said = await answer;
    due = Math.max(due, said.number ?? 0);
    return said;
  } finally {
    asked -= 1;
    tell();
  }
}

/** Whether it is the turn of the seat shown. */
export const mine = () => table.seat !== '' && table.turn === Number(table.seat);
