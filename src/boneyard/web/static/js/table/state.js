// What the page knows of its table: nothing but what the markup says.

/**
 * What the server has written into the page, as JSON in `main[data-state]`.
 * @typedef {object} ServedState
 * @property {string} match
 * @property {number|null} seat whose view this is; null for a spectator
 * @property {number[]} yours the seats of this browser
 * @property {string[]} names of the players, by seat
 * @property {string[]} kinds who sits there, by seat: person, bot, open
 * @property {number} number the last log entry seen
 * @property {string} status
 * @property {string} awaits what the match waits for: players, you, others, house, count, nobody
 * @property {number|null} turn
 * @property {string} next the match that is its rematch, or ''
 * @property {boolean} teams partners play
 * @property {string} faces
 * @property {string} shape the frame that the board is laid out for
 * @property {Record<string, number>} shapes width over height of each frame the server knows
 * @property {string} seal the commitment to the server's part in the shuffle
 * @property {number[]} seeds the seats of this browser that have added no seed yet
 *
 * @typedef {object} PageState
 * @property {HTMLElement} root
 * @property {HTMLFormElement} form
 * @property {SVGSVGElement} board
 * @property {string} seat whose view this is; '' for a spectator
 * @property {boolean} live connected, and all that has come is shown
 * @property {string} chosen the tile whose places show, or ''
 * @property {boolean} leaving a form has been sent that brings another page
 * @property {Set<string>} armed calls to be said along with the next move
 *
 * @typedef {Omit<ServedState, 'seat'> & PageState} Table
 */

const root = /** @type {HTMLElement} */ (document.querySelector('main.table'));

/** @type {ServedState} */
const served = JSON.parse(root.dataset.state ?? '');

/** @type {Table} */
export const table = {
  root,
  form: /** @type {HTMLFormElement} */ (document.getElementById('play')),
  board: /** @type {any} */ (document.getElementById('board')),
  ...served,
  seat: String(served.seat ?? ''),
  live: false,
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

/** The state as the server would write it now: a copy of the page starts from it. */
export function serializeState() {
  /** @type {ServedState} */
  const state = { ...served, seat: table.seat === '' ? null : Number(table.seat) };
  const { number, turn, status, awaits, shape, next } = table;
  return JSON.stringify({ ...state, number, turn, status, awaits, shape, next });
}

/** Write on the page what it shows, and whether an answer of the house is still to come: for styles and tests. */
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

tell();
